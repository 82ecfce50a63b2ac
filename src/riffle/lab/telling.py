"""Games played with everything that happened written down, as tables of whole numbers, a batch at a time."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from riffle.core.declare.question import MAX_SEATS, NATURE
from riffle.core.engine.playout import BRAINS
from riffle.core.game import Game, Speed
from riffle.core.position import Position
from riffle.core.workspace import Workspace

from .compiled.told import FACT, FACT_ROOM, FACTS, TURN, TURN_ROOM, TURNS, play_told
from .one_game import Played, Setting, answers, opened, played

ROOM = 4096
"""Rows there is room for at first; a game that needs more is played once more with four times as much."""


class Told(NamedTuple):
    """What happened in the games of a batch. The first column of facts and turns is the game's place in the batch."""

    played: list[Played]
    facts: Any  # game, turn, kind, parts
    turns: Any  # game, seat, answers, choices, points of each seat
    asked: Any  # answers to each question, a row a game


class Teller:
    """Plays games of one setting and tells of them; its tables are used again for every game."""

    def __init__(self, game: Game, speed: Speed, setting: Setting) -> None:
        self.game, self.setting = game, setting
        self.speed: Speed = speed
        self.workspace = Workspace(game, speed)
        self.quick = setting.is_quick and not game.needs_solver(setting.options)
        self.brains = self.workspace.buffer(MAX_SEATS)
        for seat, name in enumerate(setting.bots):
            self.brains[seat] = BRAINS.get(name, 0)
        self.play_told = self.workspace.bind(play_told) if self.quick else None
        self._make_room(ROOM)

    def _make_room(self, rows: int) -> None:
        self.rows = rows
        self.facts, self.turns = self.workspace.buffer(rows * FACT), self.workspace.buffer(rows * TURN)

    def tell(self, seeds: list[int]) -> Told:
        """The games that follow from these seeds."""
        games: list[Played] = []
        facts: list[Any] = []
        turns: list[Any] = []
        asked = np.zeros((len(seeds), len(self.game.questions)), dtype=np.int32)
        for number, seed in enumerate(seeds):
            one, its_facts, its_turns = self._one(seed, asked[number])
            games.append(one)
            facts.append(_numbered(number, its_facts))
            turns.append(_numbered(number, its_turns))
        return Told(games, np.concatenate(facts), np.concatenate(turns), asked)

    def _one(self, seed: int, asked: Any) -> tuple[Played, Any, Any]:
        start = opened(self.game, self.setting, self.speed)
        return self._in_one_call(start, seed, asked) if self.quick else self._answer_by_answer(start, seed, asked)

    def _in_one_call(self, start: Position, seed: int, asked: Any) -> tuple[Played, Any, Any]:
        space = self.workspace
        told, counted = space.buffer(4), space.buffer(len(asked))
        told[FACT_ROOM] = told[TURN_ROOM] = self.rows
        states = space.states(start)
        assert self.play_told is not None
        steps = self.play_told(
            states, self.brains, space.out, space.limits, space.stream(seed), self.setting.most,
            self.facts, self.turns, counted, told,
        )  # fmt: skip
        if max(told[FACTS], told[TURNS]) > self.rows:
            self._make_room(4 * self.rows)
            return self._in_one_call(start, seed, asked)
        asked[:] = counted
        end = space.position(states)
        return (
            played(end, int(steps)),
            np.asarray(self.facts[: told[FACTS] * FACT], dtype=np.int32).reshape(-1, FACT),
            np.asarray(self.turns[: told[TURNS] * TURN], dtype=np.int32).reshape(-1, TURN),
        )

    def _answer_by_answer(self, start: Position, seed: int, asked: Any) -> tuple[Played, Any, Any]:
        facts: list[tuple[int, ...]] = []
        turns: list[list[int]] = []
        position, steps, turn, last = start, 0, 0, NATURE
        for answered in answers(self.game, start, self.setting, seed):
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


def _numbered(number: int, rows: Any) -> Any:
    """The rows with the game's place before them."""
    found = np.empty((rows.shape[0], rows.shape[1] + 1), dtype=np.int32)
    found[:, 0] = number
    found[:, 1:] = rows
    return found
