"""What no person would do at River Dragons, counted while a level plays itself; lengths are measured, secrets seen.

    python -m bench.dragons.blunders 10 expert 2 --seed 8000000            games, level, players
    python -m bench.dragons.blunders 20 expert 4 side=water --processes 2

A card that drops its pawn into the river is laid to whoever brought it about: the turn is played again with all others
idle and the same bot choosing. If the pawn falls then too it was its own fault; else a rival did it.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from bench.contest import played
from riffle.bots.bot import make
from riffle.bots.river_dragons.footing import begin_alone
from riffle.core.declare.rule import buffer, template
from riffle.core.game import load
from riffle.core.match import Match, steps_of
from riffle.core.player import Observation
from riffle.core.position import Position
from riffle.core.workspace import Workspace
from riffle.games.river_dragons.actions import JUMP_CARD, MOVE_CARD, MOVES, TWO_PLANKS
from riffle.games.river_dragons.board import VILLAGES
from riffle.games.river_dragons.heuristics.outline import OUTLINE, PLANKS_MISSING

# Bound to the game by an engine's `bind`.
outline: Any = None
plan: Any = None
remove: Any = None

GAME = load("river_dragons")
ROOM = Workspace(GAME)

REMOVAL = "own plank taken before the own move"
TWO = "two planks for one gap"
FALLS = {card: name for name, cards in (("a jump that falls", (JUMP_CARD,)), ("a move that falls", (MOVE_CARD, MOVES)))
         for card in cards}  # fmt: skip
OWN, RIVAL = ", own fault", ", a rival did it"
KINDS = (REMOVAL, TWO, *(name + whose for name in dict.fromkeys(FALLS.values()) for whose in (OWN, RIVAL)))


@template
def gaps_left(states: Any, seat: int) -> int:
    """Planks that the seat's way lacks, measured exactly."""
    o = buffer(OUTLINE)
    outline(states[0], seat, o)
    return 0 + o[PLANKS_MISSING]


@template
def breaks_way(states: Any, seat: int, action: int, plank: int) -> bool:
    """Whether a removal takes a plank out of the way the seat would go, and makes that way longer."""
    s = states[0]
    before = plan(s, seat)
    mine = False
    for i in range(s.way_length[seat]):
        mine = mine or s.way_plank[seat][i] == plank
    remove(s, seat, action)
    return mine and plan(s, seat) > before


def falls_in(rows: list[tuple[int, ...]], seat: int = -1) -> list[tuple[int, int]]:
    """Seat and card of every fall off a plank; of one seat alone, if it is named."""
    found = [row for row in rows if row[0] == GAME.facts.FELL and row[2] >= VILLAGES]
    return [(row[1], row[4]) for row in found if seat in (-1, row[1])]


def falls_alone(position: Position, seat: int, cards: list[int], bot: Any) -> bool:
    """Whether the pawn falls though all others are idle, the bot choosing; from the beginning of a turn."""
    states = ROOM.states(position)
    ROOM.bind(begin_alone)(states, 0, seat, cards)
    rows = [tuple(int(part) for part in row) for row in states["facts"][0][: int(states["fact_count"][0])]]
    alone = ROOM.position(states)
    while not alone.over and alone.question != "program":
        alone = alone.play(bot.answer(Observation(alone.seen_by(seat), seat)), seat)
        rows += alone.fact_rows
    return bool(falls_in(rows, seat))


@dataclass
class Count:
    """Chances to blunder, blunders, and the CPU seconds of first programs and of later ones."""

    chances: Counter[str] = field(default_factory=Counter)
    seen: Counter[str] = field(default_factory=Counter)
    first: list[float] = field(default_factory=list)
    later: list[float] = field(default_factory=list)

    def add(self, other: Count) -> None:
        self.chances.update(other.chances)
        self.seen.update(other.seen)
        self.first += other.first
        self.later += other.later


class Blunders:
    """One game of a level against itself, watched."""

    def __init__(self, level: str, players: int, seed: int, options: dict[str, str]) -> None:
        self.level, self.seed = level, seed
        self.match = Match(GAME, players, GAME.options.read(options), dice=random.Random(seed), speed="fast")
        self.bots: list[Any] = [self.bot(seat) for seat in range(players)]
        self.count = Count()
        self.laid: list[list[int]] = []
        self.begun = self.match.position
        self.memories: list[Any] = []
        self.told = 0

    def bot(self, seat: int) -> Any:
        return make(GAME, self.level, self.seed * 10 + seat)

    def play(self) -> Count:
        match = self.match
        match.advance()
        while not match.over:
            seat, question = match.question.waiting[0], match.position.question
            if question == "program" and match.position.field("turn") != self.begun.field("turn"):
                self.turn_begins()
            begun = time.process_time()
            step = steps_of(GAME, self.bots[seat].answer(match.observation(seat)))[0]
            spent = time.process_time() - begun
            if question == "program":
                self.program(seat, step.code, spent)
            elif question == "remove":
                self.removal(seat, step.code)
            match.answer(seat, step)
        self.falls()
        return self.count

    def turn_begins(self) -> None:
        self.falls()
        self.begun = self.match.position
        self.memories = [bot.memory.copy() for bot in self.bots]
        self.laid = [[] for _ in self.bots]

    def program(self, seat: int, code: int, spent: float) -> None:
        if GAME.actions.kind(code) == GAME.actions.LAY_CARD:
            if not self.laid[seat]:
                (self.count.first if int(self.begun.field("turn")) == 1 else self.count.later).append(spent)
            self.laid[seat].append(GAME.actions.part(code, 0))
        elif int(ROOM.bind(gaps_left)(ROOM.states(self.begun), seat)) <= 1:
            self.count.chances[TWO] += 1
            self.count.seen[TWO] += TWO_PLANKS in self.laid[seat]

    def removal(self, seat: int, code: int) -> None:
        if GAME.actions.kind(code) != GAME.actions.REMOVE_PLANK:
            return
        later = self.laid[seat][int(self.match.position.field("slot")) + 1 :]
        if MOVE_CARD in later or MOVES in later:
            self.count.chances[REMOVAL] += 1
            states = ROOM.states(self.match.position)
            self.count.seen[REMOVAL] += bool(ROOM.bind(breaks_way)(states, seat, code, GAME.actions.part(code, 0)))

    def falls(self) -> None:
        """Of the turn that is over."""
        rows = [row for event in self.match.log[self.told :] for row in event.facts]
        self.told = len(self.match.log)
        for row in rows:
            if row[0] == GAME.facts.ACTS and row[3] in FALLS:
                self.count.chances[FALLS[row[3]] + OWN] += 1
        for seat, card in falls_in(rows):
            bot = self.bot(seat)
            bot.memory[:] = self.memories[seat]
            own = falls_alone(self.begun, seat, self.laid[seat], bot)
            self.count.seen[FALLS[card] + (OWN if own else RIVAL)] += 1


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.dragons.blunders")
    parser.add_argument("games", type=int)
    parser.add_argument("level")
    parser.add_argument("players", type=int)
    parser.add_argument("options", nargs="*")
    parser.add_argument("--seed", type=int, default=8_000_000)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    options = dict(word.split("=", 1) for word in given.options)

    def numbered(number: int) -> Count:
        return Blunders(given.level, given.players, given.seed + number, options).play()

    numbered(0)  # compiled before the clock runs, and before processes are forked
    total, games = Count(), 0
    for found in played(numbered, given.games, given.seconds, given.processes):
        total.add(found)
        games += 1
    print(f"| {given.level}, {given.players} players, {games} games | chances | blunders | a game |")
    print("|---|---|---|---|")
    for kind in KINDS:
        print(f"| {kind} | {total.chances[kind] or ''} | {total.seen[kind]} | {total.seen[kind] / max(1, games):.2f} |")
    for name, times in (("first programs", total.first), ("later programs", total.later)):
        print(
            f"\n{name}: {sum(times) / max(1, len(times)):.2f} CPU s, at most {max(times, default=0):.2f} ({len(times)})"
        )


if __name__ == "__main__":
    main()
