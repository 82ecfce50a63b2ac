"""Bots for stone stacks (rules, section 7): the hand and tremor of everyone, an aim error by level, a plan.

No level knows how a stone will settle: it judges a placement by the static test of balance and lets go as well as its
hand can. `expert` also plays the game on in its head, stones by the success model, to see where to send the marker.
"""

from __future__ import annotations

import importlib
from random import Random
from typing import Any, NamedTuple

from riffle.core.chance import seed_of
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.plain import template
from riffle.core.playout import GREEDY, play_on, quick_answer
from riffle.core.question import NATURE, next_to_answer
from riffle.core.rule import copy_into
from riffle.games.stone_stacks import bot_hand
from riffle.games.stone_stacks.board import FATE, Action
from riffle.games.stone_stacks.chances import WHOLE, stands
from riffle.games.stone_stacks.falls import points, reward, steadiness
from riffle.games.stone_stacks.hand import Placement
from riffle.games.stone_stacks.quick import others_beside
from riffle.games.stone_stacks.standing import unpacked

from .bot import Bot, Maker, Sight

# Bound to the game by an engine's `bind`.
apply: Any = None
legal: Any = None
winner: Any = None

BY_LOT, BY_WORTH, BY_PLAYOUTS = range(3)
MOST_STEPS = 4000


class Mind(NamedTuple):
    """A level: its hand, how many stones of a size it looks at, how many sides of each, and how it plans."""

    hand: bot_hand.Level
    stones: int
    sides: int
    yaws: int
    plan: int
    playouts: int = 0


MINDS = {
    "easy": Mind(bot_hand.LEVELS["easy"], 2, 1, 4, BY_LOT),
    "normal": Mind(bot_hand.LEVELS["normal"], 3, 2, 4, BY_WORTH),
    "hard": Mind(bot_hand.LEVELS["hard"], 5, 3, 6, BY_WORTH),
    "expert": Mind(bot_hand.LEVELS["expert"], 6, 3, 6, BY_PLAYOUTS, 150),
}


class Books(NamedTuple):
    """Those modules of the game that its data files shape: a game over other files has them of its own."""

    balance: Any
    bot_hand: Any
    quick: Any
    standing: Any
    stones: Any
    tiles: Any
    turns: Any


def books_of(game: Game) -> Books:
    return Books(*(importlib.import_module(f"{game.rules.__package__}.{name}") for name in Books._fields))


class Way(NamedTuple):
    """A way to use a size: the stone, how to place it, and how likely it stands."""

    stone: int
    placement: Placement
    chance: float


@template
def follow(states: Any, seat: int, tile: int, verdict: int, brains: Any, out: Any, rng: Any, runs: int) -> int:
    """Take a tile, let its stone stand or fall, and play on `runs` times; 1000 for every game won, shared if it is."""
    none = out[:0]
    total = 0
    for _ in range(runs):
        copy_into(states, 1, 0)
        s = states[1]
        apply(s, seat, Action.take_tile(tile))
        steps = 0
        while s.asked != 0 and s.question != FATE and s.turn == seat and steps < 20:
            who = next_to_answer(s)
            apply(s, who, quick_answer(s, who, GREEDY, out, none, rng))
            steps += 1
        if s.asked != 0 and s.question == FATE and s.turn == seat:
            apply(s, NATURE, Action.chanced(verdict))
        play_on(s, brains, out, none, rng, MOST_STEPS)
        if winner(s, seat) == 1:
            count = 0
            for other in range(s.seats):
                count += winner(s, other)
            total += 1000 // count
    return total


class StackBot:
    """One bot. What it sees in a turn it keeps for the turn's later questions, and finds anew if asked afresh."""

    def __init__(self, game: Game, mind: Mind, seed: int) -> None:
        self.game = game
        self.books = books_of(game)
        self.mind = mind
        self.seed = seed
        self._ways: tuple[tuple[int, ...], dict[int, Way]] = ((), {})

    def answer(self, sight: Sight) -> Step:
        s = unpacked(sight.engine.pack(sight.view))
        dice = Random(seed_of(self.seed, sight.number))
        match self.game.questions[s.question]:
            case "tile":
                return Step(Action.take_tile(self._tile(s, sight.seat, dice)))
            case "stone":
                return self._stone(s, sight.seat, dice)
            case "hand":
                return self._let_go(s, sight.seat, dice)
            case _:
                return Step(_codes(self.game, s, sight.seat)[-1])  # a size for the start: the largest

    # Stone and hand ---------------------------------------------------------------------------------------------

    def _ways_of(self, s: Any, seat: int) -> dict[int, Way]:
        """For each size that can be had, the best way found to place a stone of it on the marked stack."""
        key = (s.turns, seat, *s.stack_of)
        if self._ways[0] != key:
            sizes = self.books.turns.sizes_now(s)
            self._ways = (key, {size: self._way(s, seat, size) for size in range(3) if sizes >> size & 1})
        return self._ways[1]

    def _way(self, s: Any, seat: int, size: int) -> Way:
        river = self.books.stones.RIVER
        stones = [i for i in range(len(river)) if s.stack_of[i] < 0 and self.books.tiles.STONE_SIZE[i] == size]
        stones.sort(key=lambda i: -river[i].faces[0].margin)
        if s.physics == 1 or self.books.turns.lifts(s) or not stones:
            stone = stones[0] if stones else -1
            return Way(stone, Placement(stone), stands(s, seat, s.heights[s.marker] + 1) / WHOLE)
        return max((self._judged(s, seat, stone) for stone in stones[: self.mind.stones]), key=lambda way: way.chance)

    def _judged(self, s: Any, seat: int, stone: int) -> Way:
        """The best placement of a stone by the static test, and its chance with this hand."""
        world = self.books.standing.world_of(s)
        found = self.books.balance.best(world, s.marker, stone, self.mind.sides, self.mind.yaws, 3)
        if found is None:
            return Way(stone, Placement(stone), 0.05)
        steady = found.margin * steadiness(s, seat) / 100
        chance = bot_hand.chance(steady, s.heights[s.marker], self.mind.hand)
        return Way(stone, found.placement, chance)

    def _stone(self, s: Any, seat: int, dice: Random) -> Step:
        if self.books.turns.lifts(s):
            code = max(_codes(self.game, s, seat), key=lambda c: -s.heights[Action.part(c, 0)])
            return Step(code, (30 + dice.randrange(60),))
        ways = self._ways_of(s, seat)
        fits = [way for size, way in ways.items() if self.books.tiles.TILE_SIZES[s.tile] >> size & 1]
        return Step(Action.take_stone(max(fits, key=lambda way: way.chance).stone))

    def _let_go(self, s: Any, seat: int, dice: Random) -> Step:
        known = [way for way in self._ways[1].values() if way.stone == s.held and self._ways[0][:2] == (s.turns, seat)]
        intent = (known[0] if known else self._judged(s, seat, s.held)).placement
        height = s.heights[s.marker]
        hand = self.books.bot_hand
        p = hand.answer(intent, s.sway, height, self.mind.hand, dice.randrange(2**30), steadiness(s, seat))
        lift, release = (0, p.release - p.lift) if s.tries == 1 else (p.lift, p.release)
        numbers = (p.face, p.yaw, p.dx, p.dy, p.tilt_x, p.tilt_y, p.speed, lift, release)
        return Step(Action.let_go(s.held), numbers)

    # The tile ---------------------------------------------------------------------------------------------------

    def _tile(self, s: Any, seat: int, dice: Random) -> int:
        codes = [code for code in _codes(self.game, s, seat) if Action.kind(code) == Action.TAKE_TILE]
        tiles = [Action.part(code, 0) for code in codes]
        if self.mind.plan == BY_LOT:
            return dice.choice(tiles)
        ways = self._ways_of(s, seat)
        shown = self.books.tiles.TILE_SIZES
        chance = {t: max(way.chance for size, way in ways.items() if shown[t] >> size & 1) for t in tiles}
        if self.mind.plan == BY_WORTH or len(tiles) == 1:
            return max(tiles, key=lambda t: self._worth(s, seat, t, chance[t]))
        return self._by_playouts(s, seat, chance, dice)

    def _by_playouts(self, s: Any, seat: int, chance: dict[int, float], dice: Random) -> int:
        """The tile after which most games played on in the head are won, standing and falling weighed by the chance."""
        engine = self.game.fast
        think = engine.bind(follow)
        states = engine.new(2)
        states[:1] = engine.load(s.pack().tobytes())
        states["physics"][:] = 1
        brains, out, rng = engine.buffer(6), engine.buffer(self.game.most_legal), engine.stream(dice.randrange(2**31))
        brains[:] = GREEDY
        runs = self.mind.playouts

        def won(tile: int) -> float:
            good, bad = (think(states, seat, tile, verdict, brains, out, rng, runs) for verdict in (0, 1))
            return chance[tile] * good + (1 - chance[tile]) * bad

        return max(chance, key=won)

    def _worth(self, s: Any, seat: int, tile: int, chance: float) -> float:
        """Section 7, point 3: what the try is worth, and what the next player finds."""
        tiles = self.books.tiles
        here, there = s.marker, (s.marker + tiles.TILE_STEPS[tile]) % tiles.STACKS
        gain = 0.6 * min(reward(s.heights[here] + 1), s.tokens[seat] + 5 * (points(s, seat) // 5))
        loss = others_beside(s, here, seat) + 0.5 * s.beside[here][seat]
        return chance * gain - (1 - chance) * loss + self.books.quick.worth_sending(s, seat, there) / WHOLE


def _codes(game: Game, s: Any, seat: int) -> list[int]:
    out = game.plain.buffer(game.most_legal)
    return out[: game.plain.legal(s, seat, out)]


def _maker(name: str) -> Maker:
    def make(game: Game, seed: int) -> Bot:
        return StackBot(game, MINDS[name], seed)

    return make


LEVELS = {name: _maker(name) for name in MINDS}
