"""The door to the physics: a packed state in, nature's answer to `settle` or `lift` out, the stones' way beside it."""

from __future__ import annotations

from ..actions import Action
from ..falls import steadiness
from ..options import OPTIONS
from ..state import LIFT, POSE, State
from ..tiles import STONES
from .engine import lift, settle
from .hand import Placement, aim, lift_kick, set_down
from .standing import unpacked, world_of
from .world import OUTCOME_HEAD, ROW, Outcome, outcome_to_ints


def run(s: State) -> Outcome:
    """Ask the engine what the state asks of nature."""
    world = world_of(s)
    if s.question == LIFT:
        kick = lift_kick(world, s.lifting, s.release[7], s.sway, steadiness(s, s.turn))
        return lift(world, s.lifting, kick)
    if s.starting > 0:
        return settle(world, set_down(world, s.marker, s.held))
    placement = Placement(s.held, *s.release)
    return settle(world, aim(world, s.marker, placement, s.sway, steadiness(s, s.turn)))


def outcome_of(packed: bytes) -> tuple[int, tuple[int, ...], bytes]:
    """Code, ranged parts and trajectory of nature's answer."""
    s = unpacked(packed)
    outcome = run(s)
    ints = outcome_to_ints(outcome, gentle=s.slide == OPTIONS.SLIDE_GENTLE and s.starting == 0)
    verdict, fallen, touched, slipped, _, margin, ms, _ = ints[:OUTCOME_HEAD]
    if s.question == LIFT:
        touched = slipped = 0
    poses = [n for stone in range(STONES) for n in _pose(ints, stone)]
    return Action.settled(verdict, fallen, touched, slipped), (margin, ms, *poses), outcome.trajectory


def _pose(ints: list[int], stone: int) -> list[int]:
    """A stone's row without stack and height, which the rules keep themselves."""
    at = OUTCOME_HEAD + stone * ROW
    return ints[at + ROW - POSE : at + ROW]
