"""The plain engine: the rules as the Python they are written in.

Engines share one face, so that a position need not know which one it holds: `new`, `start`, `copy`, `pack`, `load`,
`get`, `put`, `view`, `buffer`, `bind`, `states`, `buffers`, `quick` and the rule functions of the contract by name.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from types import FunctionType
from typing import TYPE_CHECKING, Any, cast

from ..declare.layout import seen_by, viewer
from ..declare.rule import UNKNOWN
from .buffers import ThreadBuffers, started
from .mistakes import RuleError, uses

if TYPE_CHECKING:
    from ..game import Game


class Plain:
    """A game's rules, not compiled. States are `@layout` objects."""

    speed = "plain"

    def __init__(self, game: Game) -> None:
        self.game = game
        self.buffers = ThreadBuffers(self)
        self._masks: dict[int, list[bool]] = {}
        self._viewers: dict[int, Callable[[Any], Any]] = {}
        self._spaces: dict[int, dict[str, Any]] = {}  # by the identity of modules, which live as long as we do
        for name, function in game.contract.items():
            setattr(self, name, function)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    def new(self) -> Any:
        return self.game.State()

    def start(self, seats: int, options: Mapping[str, int]) -> Any:
        """A new state with seats and options set and the first question put."""
        return started(self, seats, options)

    def copy(self, s: Any) -> Any:
        return s.copy()

    def states(self, s: Any) -> Any:
        """A state as the first argument of a bound template."""
        return [s]

    get = staticmethod(getattr)
    put = staticmethod(setattr)

    def facts(self, s: Any) -> tuple[tuple[int, ...], ...]:
        """What was emitted since `fact_count` was last put to zero."""
        return tuple([tuple(row) for row in s.facts[: s.fact_count]])

    def put_cells(self, s: Any, name: str, cells: Sequence[int]) -> None:
        """Write the first cells of a one-axis field (ranged parts into `extra`)."""
        getattr(s, name)[: len(cells)] = list(cells)

    def pack(self, s: Any) -> bytes:
        """Everything but the working room, as int32 in the order of the fields: equal in both speeds."""
        try:
            return s.pack().tobytes()
        except (TypeError, OverflowError):
            name, told = _misfit(s)
            put = next(uses(rf"\.{name}\b[^=<>!]*=(?!=)", self.game.folder), self.game.id)
            raise RuleError(f"{put}: {told}") from None

    def load(self, packed: bytes) -> Any:
        s = self.new()
        cells = array("i")
        cells.frombytes(packed)
        s.unpack(cells)
        return s

    def view(self, s: Any, seat: int) -> Any:
        """The same record with UNKNOWN wherever that seat (-1: somebody watching) may not look."""
        view = self._viewers.get(seat)
        if view is None:
            view = self._viewers[seat] = viewer(self.game.State, seat)
        return view(s)

    def hidden_from(self, cells: Sequence[int], seat: int) -> list[int]:
        mask = self._masks.get(seat)
        if mask is None:
            mask = self._masks[seat] = list(seen_by(self.game.State.saved, seat))
        return [cell if seen else UNKNOWN for cell, seen in zip(cells, mask, strict=True)]

    def buffer(self, size: int) -> Any:
        return [0] * size

    def read(self, buffer: Any, count: int) -> list[int]:
        """The first numbers of a buffer."""
        return buffer[:count]

    def stream(self, seed: int) -> Any:
        """A stream of random numbers for `riffle.core.declare.chance`."""
        return [seed]

    def bind(self, template: Callable[..., Any]) -> Callable[..., Any]:
        """A function written against the names of the contract, bound to this game's rules."""
        assert isinstance(template, FunctionType)
        space = self._space(template.__globals__)
        return FunctionType(template.__code__, space, template.__name__, template.__defaults__)

    def _space(self, names: dict[str, Any]) -> dict[str, Any]:
        """A template module's names with the game's rules in place, and the templates it calls bound in turn."""
        space = self._spaces.get(id(names))
        if space is None:
            space = self._spaces[id(names)] = {**names, **self.game.names_for(names)}
            for name, value in names.items():
                if isinstance(value, FunctionType) and getattr(value, "__template__", False):
                    space[name] = self.bind(value)
        return space


def _misfit(s: Any) -> tuple[str, str]:
    """A field that does not fit into its cells, and why."""
    saved: dict[str, Any] = s.saved
    for name in saved:
        cells: list[Any] = [getattr(s, name)]
        for cell in cells:  # grows while we walk it
            if isinstance(cell, list):
                cells += cast("list[Any]", cell)
            elif not isinstance(cell, int):
                return name, f"{cell!r} is put into the field {name}, which holds whole numbers"
            elif not -(2**31) <= cell < 2**31:
                return name, f"{cell} is put into the field {name}, which holds numbers of 32 bits"
    raise AssertionError("every cell fits")
