"""A bot at stone stacks: the hand and tremor of everyone, an aim error by level, a plan.

No level knows how a stone will settle: it judges a placement by the static test of balance and lets go as well as its
hand can. `expert` also plays the game on in its head, stones by the success model, to see where to send the marker.
"""

from __future__ import annotations

import importlib
from random import Random
from typing import Any, NamedTuple

from riffle.core.declare.chance import seed_of
from riffle.core.engine.playout import GREEDY
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.player import Observation
from riffle.core.position import Position
from riffle.core.workspace import Workspace
from riffle.games.stone_stacks.physics.hand import Placement

from . import hand
from .hand import Hand
from .search import follow

BY_GLANCE, BY_WORTH, BY_PLAYOUTS = range(3)
GLANCED = 2
"""Tiles seen at a glance; the others are overlooked."""
TASTE = 0.04
"""What a point more in its own measure is worth to a character, in games won."""
SURENESS = 0.1
"""What a stone that is a point dearer to a character may be less sure to stand."""


class PlayingStyle(NamedTuple):
    """How dear to a bot is what it may gain and lose, what the next one finds, a tall stack, a bet on its fall, and a
    stone a size larger."""

    gain: float = 1.0
    loss: float = 1.0
    sending: float = 1.0
    tall: float = 0.0
    bets: float = 0.0
    broad: float = 0.0


EVEN = PlayingStyle()


class Setting(NamedTuple):
    """A level: its hand, how many stones of a size it looks at, how many sides and turns of each, and how it plans."""

    hand: Hand
    stones: int
    sides: int
    yaws: int
    plan: int
    playouts: int = 0
    style: PlayingStyle = EVEN


class Books(NamedTuple):
    """Those modules of the game that its data files shape: a game over other files has them of its own."""

    balance: Any
    standing: Any
    stones: Any


def books_of(game: Game) -> Books:
    package = str(game.rules.__package__)
    modules = ("physics.balance", "physics.standing", "stones")
    return Books(*(importlib.import_module(f"{package}.{name}") for name in modules))


class Way(NamedTuple):
    """A way to use a size: the stone, how to place it, and how likely it stands."""

    stone: int
    placement: Placement
    chance: float


class StackBot:
    """One bot. What it sees in a turn it keeps for the turn's later questions, and finds anew if asked afresh."""

    def __init__(self, game: Game, setting: Setting, seed: int) -> None:
        self.game = game
        self.rules: Any = game.rules
        self.books = books_of(game)
        self.setting = setting
        self.seed = seed
        self._ways: tuple[tuple[int, ...], dict[int, Way]] = ((), {})

    def answer(self, seen: Observation) -> Step:
        position = seen.position.at_speed("plain")
        s, seat = position.state, seen.seat
        codes = position.codes(seat)
        dice = Random(seed_of(seen.seed_or(self.seed), seen.number))
        match position.question:
            case "tile":
                return Step(self.game.actions.take_tile(self._tile(position, seat, dice)))
            case "stone":
                return self._stone(s, seat, codes, dice)
            case "hand":
                return self._let_go(s, seat, dice)
            case _:
                return Step(codes[-1])  # a size for the start: the largest

    # Stone and hand ---------------------------------------------------------------------------------------------

    def _ways_of(self, s: Any, seat: int) -> dict[int, Way]:
        """For each size that can be had, the best way found to place a stone of it on the marked stack."""
        key = (s.turns, seat, *s.stack_of)
        if self._ways[0] != key:
            sizes = self.rules.sizes_now(s)
            self._ways = (key, {size: self._way(s, seat, size) for size in range(3) if sizes >> size & 1})
        return self._ways[1]

    def _way(self, s: Any, seat: int, size: int) -> Way:
        river = self.books.stones.RIVER
        stones = [i for i in range(len(river)) if s.stack_of[i] < 0 and self.rules.STONE_SIZE[i] == size]
        stones.sort(key=lambda i: -river[i].faces[0].margin)
        if s.physics == self.rules.OPTIONS.PHYSICS_MODEL or self.rules.lifts(s) or not stones:
            stone = stones[0] if stones else -1
            return Way(stone, Placement(stone), self.rules.stands(s, seat, s.heights[s.marker] + 1) / self.rules.WHOLE)
        return max(
            (self._judged(s, seat, stone) for stone in stones[: self.setting.stones]), key=lambda way: way.chance
        )

    def _judged(self, s: Any, seat: int, stone: int) -> Way:
        """The best placement of a stone by the static test, and its chance with this hand."""
        world = self.books.standing.world_of(s)
        found = self.books.balance.best(world, s.marker, stone, self.setting.sides, self.setting.yaws, 3)
        if found is None:
            return Way(stone, Placement(stone), 0.05)
        steady = found.margin * self.rules.steadiness(s, seat) / 100
        chance = hand.chance(steady, s.heights[s.marker], self.setting.hand)
        return Way(stone, found.placement, chance)

    def _stone(self, s: Any, seat: int, codes: list[int], dice: Random) -> Step:
        if self.rules.lifts(s):
            code = max(codes, key=lambda c: -s.heights[self.game.actions.part(c, 0)])
            return Step(code, (30 + dice.randrange(60),))
        ways = self._ways_of(s, seat)
        fits = [way for size, way in ways.items() if self.rules.TILE_SIZES[s.tile] >> size & 1]
        broad, size = SURENESS * self.setting.style.broad, self.rules.STONE_SIZE
        liked = max(fits, key=lambda way: way.chance + (broad * size[way.stone] if broad else 0.0))
        return Step(self.game.actions.take_stone(liked.stone))

    def _let_go(self, s: Any, seat: int, dice: Random) -> Step:
        known = [way for way in self._ways[1].values() if way.stone == s.held and self._ways[0][:2] == (s.turns, seat)]
        intent = (known[0] if known else self._judged(s, seat, s.held)).placement
        height = s.heights[s.marker]
        size = self.rules.STONE_SIZE[s.held]
        steady = self.rules.steadiness(s, seat)
        p = hand.answer(intent, size, s.sway, height, self.setting.hand, dice.randrange(2**30), steady)
        one_try = s.tries == self.rules.OPTIONS.TRIES_ONE
        lift, release = (0, p.release - p.lift) if one_try else (p.lift, p.release)
        numbers = (p.face, p.yaw, p.dx, p.dy, p.tilt_x, p.tilt_y, p.speed, lift, release)
        return Step(self.game.actions.let_go(s.held), numbers)

    # The tile ---------------------------------------------------------------------------------------------------

    def _tile(self, position: Position, seat: int, dice: Random) -> int:
        s, actions = position.state, self.game.actions
        tiles = [actions.part(c, 0) for c in position.codes(seat) if actions.kind(c) == actions.TAKE_TILE]
        if self.setting.plan == BY_GLANCE:
            tiles = dice.sample(tiles, min(GLANCED, len(tiles)))
        ways = self._ways_of(s, seat)
        shown = self.rules.TILE_SIZES
        chance = {t: max(way.chance for size, way in ways.items() if shown[t] >> size & 1) for t in tiles}
        if self.setting.plan != BY_PLAYOUTS or len(tiles) == 1:
            return max(tiles, key=lambda t: self._worth(s, seat, t, chance[t]))
        return self._by_playouts(position, seat, chance, dice)

    def _by_playouts(self, position: Position, seat: int, chance: dict[int, float], dice: Random) -> int:
        """The tile after which most games played on in the head are won, standing and falling weighed by the chance."""
        room = Workspace(self.game)
        think = room.bind(follow)
        states = room.states(position, 2)
        states["physics"][:] = self.rules.OPTIONS.PHYSICS_MODEL
        brains, rng = room.buffer(6), room.stream(dice.randrange(2**31))
        brains[:] = GREEDY
        runs = self.setting.playouts

        def won(tile: int) -> float:
            good, bad = (think(states, seat, tile, verdict, brains, room.out, rng, runs) for verdict in (0, 1))
            style = 0.0 if self.setting.style == EVEN else self._worth(position.state, seat, tile, chance[tile])
            return chance[tile] * good + (1 - chance[tile]) * bad + TASTE * runs * style

        return max(chance, key=won)

    def _worth(self, s: Any, seat: int, tile: int, chance: float) -> float:
        """What the try is worth, and what the next player finds."""
        here, there = s.marker, (s.marker + self.rules.TILE_STEPS[tile]) % self.rules.STACKS
        gain = 0.6 * min(self.rules.reward(s.heights[here] + 1), s.tokens[seat] + 5 * (self.rules.points(s, seat) // 5))
        loss = self.rules.others_beside(s, here, seat) + 0.5 * s.beside[here][seat]
        sending = self.rules.worth_sending(s, seat, there) / self.rules.WHOLE
        style = self.setting.style
        wanted = style.sending * sending + style.tall * s.heights[there] + style.bets * s.beside[there][seat]
        wanted += max(style.broad * size for size in range(3) if self.rules.TILE_SIZES[tile] >> size & 1)
        return style.gain * chance * gain - style.loss * (1 - chance) * loss + wanted
