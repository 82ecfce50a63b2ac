"""The door to the physics: a packed state in, nature's answer to `settle` or `lift` out, the stones' way beside it."""

from __future__ import annotations

from typing import Any

from riffle.games.stone_stacks.hand import Placement, aim, lift_kick, set_down
from riffle.games.stone_stacks.physics import lift, settle
from riffle.games.stone_stacks.world import OUTCOME_HEAD, ROW, Outcome, World, outcome_to_ints, world_from_ints

from .board import LIFT, POSE, Action, State
from .falls import steadiness
from .tiles import STONES


def unpacked(packed: bytes) -> Any:
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


def placement_of(s: Any) -> Placement:
    """The answer of the hand as it stands in the state."""
    return Placement(s.held, *s.release)


def run(s: Any) -> Outcome:
    """Ask the engine what the state asks of nature."""
    world = world_of(s)
    if s.question == LIFT:
        kick = lift_kick(world, s.lifting, s.release[7], s.sway, steadiness(s, s.turn))
        return lift(world, s.lifting, kick)
    if s.starting > 0:
        return settle(world, set_down(world, s.marker, s.held))
    return settle(world, aim(world, s.marker, placement_of(s), s.sway, steadiness(s, s.turn)))


def outcome_of(packed: bytes) -> tuple[int, tuple[int, ...], bytes]:
    """Code, ranged parts and trajectory of nature's answer."""
    s = unpacked(packed)
    outcome = run(s)
    ints = outcome_to_ints(outcome, gentle=s.slide == 1 and s.starting == 0)
    verdict, fallen, touched, slipped, _, margin, ms, _ = ints[:OUTCOME_HEAD]
    if s.question == LIFT:
        touched = slipped = 0
    poses = [n for stone in range(STONES) for n in _pose(ints, stone)]
    return Action.settled(verdict, fallen, touched, slipped), (margin, ms, *poses), outcome.trajectory


def _pose(ints: list[int], stone: int) -> list[int]:
    """A stone's row without stack and height, which the rules keep themselves."""
    at = OUTCOME_HEAD + stone * ROW
    return ints[at + ROW - POSE : at + ROW]
