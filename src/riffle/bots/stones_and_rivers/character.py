"""Characters at Stones & Rivers: of turns that a short search finds about as good as the level's own, the one liked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

from riffle.bots.bot import Maker
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.player import Observation, Player
from riffle.core.position import Position

from .coach import StonesAndRiversEvaluator
from .levels import LEVEL_SETTINGS, LEVELS

NODES = 10_000
"""For each turn that is compared, at most: a level that thinks with fewer compares with fewer, or it would be stronger
in character than it is."""
COMPARED = 4
"""Turns that are liked most, compared with the level's own."""


class PlayingStyle(NamedTuple):
    """What happens in a turn that a character likes, and chances that it gives away for it, at most.

    The comparison itself makes a level a little stronger; what is given away makes up for that.
    """

    likes: Mapping[str, float]
    gives: float = 0.0


class InCharacter:
    """Asks its level first; sees the board that everybody sees."""

    def __init__(self, game: Game, bot: Player, style: PlayingStyle, nodes: int) -> None:
        self.game = game
        self.bot = bot
        self.style = style
        self.nodes = nodes

    @cached_property
    def evaluator(self) -> StonesAndRiversEvaluator:
        return StonesAndRiversEvaluator(self.game)

    def answer(self, seen: Observation) -> Step:
        found = self.bot.answer(seen)
        assert isinstance(found, Step)
        position, seat = seen.position.ready(), seen.seat
        own = self.style_worth(position, seat, found)
        liked = [(self.style_worth(position, seat, Step(code)), Step(code)) for code in position.codes(seat)]
        liked = sorted((each for each in liked if each[0] > own), key=lambda each: (-each[0], each[1].code))[:COMPARED]
        if not liked:
            return found
        steps = [found, *(step for _, step in liked)]
        worth = self.evaluator.weigh(position, seat, [(step,) for step in steps], self.nodes, 0)
        least = worth[0] - self.style.gives
        return next((step for step, each in zip(steps[1:], worth[1:], strict=True) if each > least), found)

    def style_worth(self, position: Position, seat: int, step: Step) -> float:
        """By what happens in the turn itself."""
        facts = position.answer(seat, step).facts
        return sum(
            self.style.likes.get(f"{fact.kind} river" if fact.parts.get("side", 0) > 1 else fact.kind, 0.0)
            for fact in facts
        )


TASTES = {
    "builder": PlayingStyle({"flipped river": 2.0, "rotated river": 1.0}, gives=0.015),
    "blocker": PlayingStyle({"sent": 1.0}),
    "gambler": PlayingStyle({"rode": 1.0, "scored": 1.0}),
}


def _maker(level: str, style: PlayingStyle) -> Maker:
    nodes = min(NODES, LEVEL_SETTINGS[level].nodes or NODES)
    return lambda game, seed: InCharacter(game, LEVELS[level](game, seed), style, nodes)


CHARACTERS = {name: {level: _maker(level, style) for level in LEVELS} for name, style in TASTES.items()}
"""The builder turns stones into rivers, the blocker sends pieces away, the gambler rides far."""
