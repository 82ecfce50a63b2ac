"""Characters at Stones & Rivers: of turns that a short search finds about as good as the level's own, the one liked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from riffle.bots.bot import Maker
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.player import Observation, Player
from riffle.core.position import Position

from .coach import StonesAndRiversEye
from .levels import LEVELS

NODES = 1_500
"""For each turn that is compared."""
COMPARED = 4
"""Turns that are liked most, compared with the level's own."""
AS_GOOD = 0.03
"""Chances that a character gives away for a turn it likes, at most."""


class InCharacter:
    """Asks its level first; sees the board that everybody sees."""

    def __init__(self, game: Game, bot: Player, likes: Mapping[str, float]) -> None:
        self.game = game
        self.bot = bot
        self.likes = likes

    @cached_property
    def eye(self) -> StonesAndRiversEye:
        return StonesAndRiversEye(self.game)

    def answer(self, seen: Observation) -> Step:
        found = self.bot.answer(seen)
        assert isinstance(found, Step)
        position, seat = seen.position.at_speed("fast"), seen.seat
        own = self.liking(position, seat, found)
        liked = [(self.liking(position, seat, Step(code)), Step(code)) for code in position.codes(seat)]
        liked = sorted((each for each in liked if each[0] > own), key=lambda each: (-each[0], each[1].code))[:COMPARED]
        if not liked:
            return found
        steps = [found, *(step for _, step in liked)]
        worth = self.eye.weigh(position, seat, [(step,) for step in steps], NODES, 0)
        return next((step for step, each in zip(steps[1:], worth[1:], strict=True) if each > worth[0] - AS_GOOD), found)

    def liking(self, position: Position, seat: int, step: Step) -> float:
        """By what happens in the turn itself."""
        facts = position.answer(seat, step).facts
        return sum(
            self.likes.get(f"{fact.kind} river" if fact.parts.get("side", 0) > 1 else fact.kind, 0.0) for fact in facts
        )


LIKES: dict[str, dict[str, float]] = {
    "builder": {"flipped river": 2.0, "rotated river": 1.0},
    "blocker": {"sent": 2.0, "flipped": 1.0},
    "gambler": {"rode": 1.0, "moved": 0.5, "scored": 1.0},
}


def _maker(level: str, likes: Mapping[str, float]) -> Maker:
    return lambda game, seed: InCharacter(game, LEVELS[level](game, seed), likes)


CHARACTERS = {name: {level: _maker(level, likes) for level in LEVELS} for name, likes in LIKES.items()}
"""The builder turns stones into rivers, the blocker sends the other's pieces away, the gambler rides far."""
