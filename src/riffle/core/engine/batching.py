"""What callers hand to a batch, on the CPU or on a GPU: read, or refused with one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..game import Game


def batch_options(game: Game, players: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
    """The options of a batched game: chance where a solver would be asked, unless they say otherwise."""
    found: dict[str, Any] = {**game.extras.chance_instead, **(options or {})}
    values = game.options.read(found)
    game.check(players, values)
    if game.needs_solver(values):
        raise ValueError(f"a batch of {game.id} needs {dict(game.extras.chance_instead)}: physics is not batched")
    return found


def whole_numbers(xp: Any, values: Any, shape: tuple[int, ...], what: str, dtype: str = "int64") -> Any:
    """The values as an array of `xp` (NumPy, CuPy on a GPU); ValueError if they are not whole numbers of that shape."""
    try:
        found = xp.asarray(values)
    except Exception as problem:  # an array of another device, a ragged list
        told = str(problem).strip().split("\n")[0].rstrip(".")
        raise ValueError(f"{what} cannot be read as an array of {xp.__name__}: {told}") from None
    if found.shape != shape:
        raise ValueError(f"{what} have the shape {shape}, one row a game, not {found.shape}")
    if found.dtype.kind not in "iu":
        raise ValueError(f"{what} are whole numbers, not {found.dtype}")
    return xp.ascontiguousarray(found, dtype=dtype)


def check_count(count: Any) -> None:
    if not isinstance(count, int) or isinstance(count, bool) or count < 1:
        raise ValueError(f"count is a whole number of games, at least 1, not {count!r}")
