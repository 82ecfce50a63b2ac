"""Games played with everything that happened written down, as tables of whole numbers, a batch at a time."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from riffle.core.declare.question import MAX_SEATS, NATURE
from riffle.core.engine.playout import BRAINS
from riffle.core.game import Game, Speed
from riffle.core.workspace import Workspace

from .compiled.traced import FACT, FACT_ROOM, FACTS, TURN, TURN_ROOM, TURNS, play_told
from .one_game import Played, Setting, answers, opened, played

ROOM = 65536
"""Rows there is room for at first. A game that does not fit any more begins the room anew, or is given four times as
much where it is too long for all of it."""


class Trace(NamedTuple):
    """What happened in the games of a batch. The first column of facts and turns is the game's place in the batch."""

    played: list[Played]
    facts: Any  # game, turn, kind, parts
    turns: Any  # game, seat, answers, choices, points of each seat
    asked: Any  # answers to each question, a row a game


class Tracer:
    """Plays games of one setting and tells of them; its tables are used again for every game."""

    def __init__(self, game: Game, speed: Speed, setting: Setting) -> None:
        self.game, self.setting = game, setting
        self.speed: Speed = speed
        self.workspace = Workspace(game, speed)
        self.quick = setting.is_quick and not game.needs_solver(setting.options)
        self.brains = self.workspace.buffer(MAX_SEATS)
        for seat, name in enumerate(setting.bots):
            self.brains[seat] = BRAINS.get(name, 0)
        self.start = opened(game, setting, speed)
        self.play_told = self.workspace.bind(play_told) if self.quick else None
        self.told = self.workspace.buffer(4)
        if self.quick:
            self.begin = self.workspace.states(self.start)
            self._make_room(ROOM)

    def _make_room(self, rows: int) -> None:
        self.facts, self.turns = self.workspace.buffer(rows * FACT), self.workspace.buffer(rows * TURN)
        self.told[FACT_ROOM] = self.told[TURN_ROOM] = rows

    def trace(self, seeds: list[int]) -> Trace:
        """The games that follow from these seeds."""
        asked = np.zeros((len(seeds), len(self.game.questions)), dtype=np.int32)
        return self._in_one_call(seeds, asked) if self.quick else self._answer_by_answer(seeds, asked)

    def _in_one_call(self, seeds: list[int], asked: Any) -> Trace:
        """One call a game; the rows of all games stand one after the other in the same room."""
        told, games = self.told, list[Played]()
        counts = np.zeros((2, len(seeds)), dtype=np.int64)
        parts: list[tuple[Any, Any]] = []
        told[FACTS] = told[TURNS] = 0
        while len(games) < len(seeds):
            number, before = len(games), (int(told[FACTS]), int(told[TURNS]))
            asked[number] = 0
            one = self._one(seeds[number], asked[number])
            if told[FACTS] > told[FACT_ROOM] or told[TURNS] > told[TURN_ROOM]:
                told[FACTS], told[TURNS] = before
                if not any(before):
                    self._make_room(4 * int(told[FACT_ROOM]))
                parts.append(self._taken_out())
                continue
            counts[:, number] = told[FACTS] - before[0], told[TURNS] - before[1]
            games.append(one)
        parts.append(self._taken_out())
        facts, turns = (np.concatenate(each) for each in zip(*parts, strict=True))
        return Trace(games, _numbered(counts[0], facts), _numbered(counts[1], turns), asked)

    def _one(self, seed: int, asked: Any) -> Played:
        space = self.workspace
        states = space.states(self.start) if space.speed == "plain" else self.begin.copy()
        assert self.play_told is not None
        steps = self.play_told(
            states, self.brains, space.out, space.limits, space.stream(seed), self.setting.most,
            self.facts, self.turns, asked, self.told,
        )  # fmt: skip
        return played(space.position(states), int(steps))

    def _taken_out(self) -> tuple[Any, Any]:
        """The rows that stand in the room, which is empty then."""
        told = self.told
        facts = np.array(self.facts[: told[FACTS] * FACT], dtype=np.int32).reshape(-1, FACT)
        turns = np.array(self.turns[: told[TURNS] * TURN], dtype=np.int32).reshape(-1, TURN)
        told[FACTS] = told[TURNS] = 0
        return facts, turns

    def _answer_by_answer(self, seeds: list[int], asked: Any) -> Trace:
        each = [self._answered(seed, asked[number]) for number, seed in enumerate(seeds)]
        games, facts, turns = zip(*each, strict=True)
        return Trace(list(games), _joined(facts), _joined(turns), asked)

    def _answered(self, seed: int, asked: Any) -> tuple[Played, Any, Any]:
        facts: list[tuple[int, ...]] = []
        turns: list[list[int]] = []
        position, steps, turn, last = self.start, 0, 0, NATURE
        for answered in answers(self.game, position, self.setting, seed):
            seat = answered.seat
            if seat != NATURE:
                if seat != last:
                    turn += 1
                    turns.append([seat, 0, 0, *[0] * MAX_SEATS])
                turns[-1][1] += 1
                turns[-1][2] += len(position.codes(seat))
                asked[position.question_index] += 1
            last = last if seat == NATURE and self.setting.seats > 1 else seat
            position = answered.position
            steps += 1
            facts += [(turn, *row) for row in position.fact_rows]
            if turns:
                turns[-1][3 : 3 + self.setting.seats] = position.points
        shaped = np.array(facts, dtype=np.int32).reshape(-1, FACT), np.array(turns, dtype=np.int32).reshape(-1, TURN)
        return played(position, steps), *shaped


def _joined(games: tuple[Any, ...]) -> Any:
    return _numbered(np.array([len(rows) for rows in games]), np.concatenate(games))


def _numbered(counts: Any, rows: Any) -> Any:
    """The rows of games one after the other, so many of each, with the game's place before them."""
    found = np.empty((rows.shape[0], rows.shape[1] + 1), dtype=np.int32)
    found[:, 0] = np.repeat(np.arange(len(counts)), counts)
    found[:, 1:] = rows
    return found
