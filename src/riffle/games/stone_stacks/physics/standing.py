"""From a packed state to the world that the physics knows. No engine is loaded here, so bots may look too."""

from __future__ import annotations

from ..actions import Action
from ..state import TIMEOUT, State
from ..tiles import STONES
from .world import ROW, World, world_from_ints


def unpacked(packed: bytes) -> State:
    """The plain state of a packed one."""
    s = State()
    s.unpack(memoryview(packed).cast("i"))
    return s


def world_of(s: State) -> World:
    """The stacks of a state as the physics has them; a stone in the hand is in no stack."""
    ints: list[int] = []
    for stone in range(STONES):
        up = s.stack_of[stone] >= 0
        ints += [s.stack_of[stone], s.height_of[stone], *s.pose[stone]] if up else [-1] + [0] * (ROW - 1)
    return world_from_ints(ints)


def unsolved(packed: bytes) -> tuple[int, tuple[int, ...]]:
    """Nature's answer when the engine gives none: the verdict `timeout`, every stone where it lay."""
    s = unpacked(packed)
    poses = [number for pose in s.pose for number in pose]
    return Action.settled(TIMEOUT, 0, 0, 0), (s.margin, 0, *poses)
