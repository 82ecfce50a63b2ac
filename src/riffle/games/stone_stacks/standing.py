"""From a packed state to the world that the physics knows. No engine is loaded here, so bots may look too."""

from __future__ import annotations

from typing import Any

from .board import State
from .tiles import STONES
from .world import ROW, World, world_from_ints


def unpacked(packed: bytes) -> Any:
    """The plain state of a packed one."""
    s: Any = State()
    s.unpack(memoryview(packed).cast("i"))
    return s


def world_of(s: Any) -> World:
    """The stacks of a state as the physics has them; a stone in the hand is in no stack."""
    ints: list[int] = []
    for stone in range(STONES):
        up = s.stack_of[stone] >= 0
        ints += [s.stack_of[stone], s.height_of[stone], *s.pose[stone]] if up else [-1] + [0] * (ROW - 1)
    return world_from_ints(ints)
