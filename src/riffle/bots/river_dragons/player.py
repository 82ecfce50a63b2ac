"""One opponent: it plans its way by eye, then tries programs against what the others may have programmed.

A bot judges lengths with an error of its own, drawn once for each pair of supports and kept; it never measures. A
program is sought on paper first (`best_program` of the game), varied, and each variant is played through the coming
turn against sampled programs of the rivals, the choices inside actions made as the quick player makes them.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from riffle.core.declare.chance import seed_of
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.player import Observation
from riffle.core.workspace import Workspace
from riffle.games.river_dragons.actions import CARD_COUNT, DRAGON
from riffle.games.river_dragons.options import OPTIONS
from riffle.games.river_dragons.state import ON_BOARD, SLOTS

from .choice import choose
from .evaluation import NET
from .memory import hopes, learn, see
from .network import own_network
from .search import TRIES, think

if TYPE_CHECKING:
    from .levels import Level


REMOVALS = 8
"""Draws of the others' programs that what to take away is weighed against, at most."""
TRIED = (240, 600, 1200)
"""Programs tried for one answer at most, in turn 1, in turn 2 and later: the more ways are open, the longer each takes
to find. A table waits two seconds."""


def tried_at_most(seats: int, turn: int, water: bool) -> int:
    """The more rivals, the fewer; in turn 1 every rival's way takes as long as the own. Ways over water take longer."""
    most = TRIED[min(turn, len(TRIED)) - 1]
    if turn == 1:
        return most // (seats - 1)
    return most * 3 // (seats + 1) // (2 if water else 1)


def effort_of(level: Level, seats: int, turn: int, water: bool = False) -> tuple[int, int, int, int]:
    """Programs, samples, replies (see levels.py) and variants as the budget allows.

    Rivals are thought for only where that leaves enough to choose from, so not for many of them.
    """
    most = tried_at_most(seats, turn, water)
    samples = min(level.samples, max(6, most // 30))
    replies = min(level.replies, 3 * samples // 2, most // (3 * TRIES * (seats - 1)))
    if replies < samples or (turn == 1 and seats > 2):
        replies = 0
    later = (samples - (samples + 1) // 2) / 4
    programs = int((most - TRIES * replies * (seats - 1)) / max(1, 1 + (samples + 1) // 2 + later))
    variants = min(level.programs // 2, programs // 3) if level.varied else 0
    return max(1, min(level.programs, programs - variants)), samples, replies, variants


class RiverDragonsBot:
    """Sees its view alone. What it sees of each gap follows from its seed, so a replay sees the same."""

    def __init__(self, game: Game, level: Level, seed: int) -> None:
        self.game = game
        self.level = level
        self.seed = seed
        self.workspace = Workspace(game)
        self.program: list[int] = []
        self.turn = -1
        self.laid = 0  # cards that lay when it was last asked for one
        pairs: int = game.rules.PAIR_COUNT
        self.eyes = [
            round(random.Random(seed_of(seed, pair)).gauss(0, level.error)) for pair in range(pairs)
        ]  # one draw a pair, kept: looking twice does not help
        self.number = -1
        self.note: dict[str, list[int]] | None = None  # beside a hint: the whole program, as cards
        self.memory = self.workspace.buffer(2 * pairs + 2 * game.rules.ISLANDS)  # see memory.py
        self.hand = self.workspace.buffer(pairs + 1)  # the pairs a plank just taken may go to, and that plank
        self.hoped = 0
        self.likes = self.workspace.buffer(CARD_COUNT)
        self.net = self.workspace.buffer(NET if level.learned else 0)  # empty: positions are appraised by hand
        if level.learned:
            self.net[:] = own_network()
        for card, points in level.likes.items():
            self.likes[card] = points

    def answer(self, seen: Observation) -> Step:
        states = self.workspace.states(seen.position, 3)
        states["eye"][0] = self.eyes
        self._look(states, seen.number)
        when = (seen.number, int(states["turn"][0]), int(states["slot"][0]) + 1)
        number = seed_of(seen.seed_or(self.seed), *when, seen.seat)
        rng = self.workspace.stream(number)
        self.note = None
        if self.game.questions[int(states["question"][0])] == "program":
            step = self._lay(states, seen.seat, rng)
            self.note = {"program": list(self.program)}
            return step
        how = (min(self.level.samples, REMOVALS), self.level.whim, self.net)
        room = (self.workspace.out, self.workspace.limits, rng)
        code = int(self.workspace.bind(choose)(states, seen.seat, self.memory, *how, *room))
        self._hope(states, code)
        if not self.game.actions.spec(code).ranged:
            return Step(code)
        return Step(code, tuple(int(number) for number in states["extra"][0][:2]))

    @property
    def line(self) -> tuple[Step, ...]:
        """Beside a hint: the cards of the program that are still to be laid."""
        if self.note is None:
            return ()
        actions = self.game.actions
        return (*(Step(actions.lay_card(card)) for card in self.program[self.laid :]), Step(actions.confirm()))

    def _look(self, states: Any, number: int) -> None:
        """Learn from what lies there now, and see with that. In another game, or after an undo, all is new."""
        if number < self.number:
            self.memory[:] = self.workspace.buffer(len(self.memory))
            self.hoped = 0
        self.number = number
        self.workspace.bind(learn)(states, self.memory, self.hand, self.hoped)
        self.workspace.bind(see)(states, self.memory)
        self.hoped = 0

    def _hope(self, states: Any, code: int) -> None:
        """Keep what is expected of the plank taken or laid with this answer, to learn from it should it be lost."""
        action = self.game.actions
        if action.kind(code) == action.TAKE:
            self.hoped = int(self.workspace.bind(hopes)(states, self.hand))
            self.hand[self.game.rules.PAIR_COUNT] = action.part(code, 0)
        elif action.kind(code) == action.LAY:
            self.hoped = 1
            self.hand[0] = action.part(code, 0)
            self.hand[self.game.rules.PAIR_COUNT] = int(states["taken"][0])

    def _lay(self, states: Any, seat: int, rng: Any) -> Step:
        """The next card of the program; thought out when the first is asked for, or the draft is not ours.

        Also where it has been before: after an undo all have seen the old program."""
        lies = [int(card) - 1 for card in states["program"][0][seat] if card > 0]
        self.laid = len(lies)
        turn = int(states["turn"][0])
        if not lies or turn != self.turn or lies != self.program[: len(lies)]:
            self.program = self._think(states, seat, rng)
            self.turn = turn
            if lies:
                self.program = [*lies, *(card for card in self.program if _may_follow(lies, card))]
                spare = [card for card in range(DRAGON) if card not in self.program]
                self.program = (self.program + spare)[:SLOTS]
        if len(lies) == SLOTS:
            return Step(self.game.actions.confirm())
        return Step(self.game.actions.lay_card(self.program[len(lies)]))

    def _think(self, states: Any, seat: int, rng: Any) -> list[int]:
        states["program"][0] = 0
        best = self.workspace.buffer(SLOTS)
        water = int(states["side"][0]) == OPTIONS.SIDE_WATER
        # Without a plank on the board ways take as long to find as in turn 1.
        turn = int(states["turn"][0]) if (states["holder"][0] == ON_BOARD).any() else 1
        effort = effort_of(self.level, int(states["seats"][0]), turn, water)
        how = (*effort, self.level.whim, self.likes, self.net)
        self.workspace.bind(think)(states, seat, *how, self.workspace.out, self.workspace.limits, rng, best)
        return [int(card) for card in best]


def _may_follow(lies: list[int], card: int) -> bool:
    return card not in lies and not (card >= DRAGON and any(other >= DRAGON for other in lies))
