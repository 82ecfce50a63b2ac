"""Positions of stone stacks in a line or two, and answers by name. Every answer is judged before it is carried out."""

from typing import Any

from riffle.core.declare.question import NATURE, ask
from riffle.core.game import load
from riffle.games.stone_stacks import state
from riffle.games.stone_stacks.actions import Action, Fact
from riffle.games.stone_stacks.tiles import ALL, STONE_SIZE, STONES

GAME = load("stone_stacks")
ENGINE = GAME.plain  # rule tests write into states, which a position does not allow
SMALL, MEDIUM, LARGE = range(3)


def tile_of(letters: str, steps: int) -> int:
    """The tile that shows these sizes and steps."""
    mask = sum(1 << "SML".index(letter) for letter in letters)
    return next(i for i, tile in enumerate(ALL) if (tile.sizes, tile.steps) == (mask, steps))


class Table:
    """A game in the middle: seat 0 is asked for a tile, the marker is at stack 0, the tiles named lie face up."""

    def __init__(self, *tiles: int, seats: int = 2, **options: object) -> None:
        values = GAME.options.read({"physics": "model", **options})
        self.s: Any = ENGINE.start(seats, values)
        self.facts: list[tuple[int, ...]] = []
        self.s.marker = 0
        self.s.starting = 0
        self.s.sway = 5
        for tile in tiles or (tile_of("SML", 1), tile_of("SML", 2), tile_of("S", 3), tile_of("M", 4), tile_of("L", 5)):
            self.s.tile_place[tile] = state.UP
            self.s.up_count += 1
            self.s.pile_count -= 1
        ask(self.s, state.TILE, 0)

    def stack(self, stack: int, stones: int, *beside: int, size: int | None = None) -> "Table":
        """Put so many stones from the river on a stack, and tokens of seat 0, 1, ... beside it."""
        s = self.s
        for _ in range(stones):
            stone = next(i for i in range(STONES) if s.stack_of[i] < 0 and size in (None, STONE_SIZE[i]))
            s.stack_of[stone], s.height_of[stone] = stack, s.heights[stack]
            s.heights[stack] += 1
        s.peak[stack] = max(s.peak[stack], s.heights[stack])
        for seat, count in enumerate(beside):
            s.beside[stack][seat] += count
            s.tokens[seat] -= count
        return self

    def gold(self, *counts: int) -> "Table":
        for seat, count in enumerate(counts):
            self.s.gold[seat] += count
            self.s.tokens[seat] -= count
        return self

    def why_not(self, code: int, *numbers: int, seat: int = 0) -> int:
        s = ENGINE.copy(self.s)
        ENGINE.put_cells(s, "extra", numbers)
        return ENGINE.why_not(s, seat, code)

    def give(self, seat: int, code: int, *numbers: int) -> "Table":
        assert self.why_not(code, *numbers, seat=seat) == 0, Action.text(code)
        self.s.fact_count = 0
        ENGINE.put_cells(self.s, "extra", numbers)
        ENGINE.apply(self.s, seat, code)
        self.facts += [tuple(row) for row in self.s.facts[: self.s.fact_count]]
        return self

    def take(self, tile: int, stone: int | None = None) -> "Table":
        """The player in turn takes a tile, and a stone if one is named."""
        self.give(self.s.turn, Action.take_tile(tile))
        return self if stone is None else self.give(self.s.turn, Action.take_stone(stone))

    def stands(self) -> "Table":
        return self.give(NATURE, Action.chanced(0))

    def falls(self) -> "Table":
        return self.give(NATURE, Action.chanced(1))

    def let_go(self, **numbers: int) -> "Table":
        names = list(GAME.actions.by_name["let_go"].ranged)
        return self.give(self.s.turn, Action.let_go(self.s.held), *(numbers.get(name, 0) for name in names))

    def settled(self, verdict: int, fallen: tuple[int, ...] = (), touched: int = 0, slipped: int = 0) -> "Table":
        """Nature's answer with physics on; every stone's pose is its number, so that it can be told again."""
        mask = sum(1 << stack for stack in fallen)
        poses = [stone + 1 for stone in range(STONES) for _ in range(state.POSE)]
        return self.give(NATURE, Action.settled(verdict, mask, touched, slipped), 123, 900, *poses)

    def told(self, kind: int) -> list[tuple[int, ...]]:
        """The parts of every fact of a kind so far."""
        return [row[1 : 1 + len(Fact.kinds[kind].parts)] for row in self.facts if row[0] == kind]

    def codes(self, seat: int) -> list[int]:
        out = ENGINE.buffer(GAME.most_legal)
        return out[: ENGINE.legal(self.s, seat, out)]

    def river(self, size: int) -> int:
        """A stone of that size in the river."""
        return next(i for i in range(STONES) if self.s.stack_of[i] < 0 and STONE_SIZE[i] == size and i != self.s.held)


def started(**options: object) -> Table:
    """A table before nature's first answer."""
    table = Table(**options)  # type: ignore[arg-type]
    table.s = ENGINE.start(2, GAME.options.read({"physics": "model", **options}))
    return table
