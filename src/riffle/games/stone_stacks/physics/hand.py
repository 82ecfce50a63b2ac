"""From a player's answer to the instant of letting go: `aim` for a placement, `lift_kick` for a stone
taken off a stack.

The answer is whole numbers; with the turn's sway number they decide everything. Plain floats, and the release is
rounded before anyone uses it.

Lowering: the stone starts HEIGHT above the first thing it would meet and comes down at its class's speed; reaching
the hover gap it waits there for the release. Let go early and it falls the rest of the way; it always leaves the hand
at the lowering speed, so a slow class lands softly and costs holding time.
"""

from math import hypot, pi

import msgspec

from ..stones import BASES, MICRO, RIVER
from .column import first_met, solid
from .geometry import Quat, Vec, product, rotated, turn_about
from .sway import TICKS, scale, speed_at, sway_at
from .world import Release, World, units, whole3, whole4

HEIGHT = 1.0
HOVER = 0.003
LOWERING = (0.25, 0.5, 1.5, 4.0)  # units a second, by class: the two fast ones cost balance, the slow ones time
LOWERING_TICKS = (240, 120, 40, 15)  # HEIGHT at that speed
SKY = 60.0  # above any tower of 37 stones
STEADINESS = (60, 140)
# Bounds of each number of the answer, both ends allowed; a face must also be one the stone has.
BOUNDS = {
    "face": (0, 7),
    "yaw": (0, 359),
    "dx": (-1500, 1500),
    "dy": (-1500, 1500),
    "tilt_x": (-400, 400),
    "tilt_y": (-400, 400),
    "speed": (0, 3),
    "lift": (0, 2760),
    "release": (0, 2760),
}


class Placement(msgspec.Struct, frozen=True):
    """The player's answer: stone, rank of its resting face, yaw in degrees, offset from the centre of mass of the top
    stone (middle of the base) in 1/1000 unit, tilt about x and y in mrad, lowering class, lift and release in ticks
    of 1/60 s since the question was put."""

    stone: int
    face: int = 0
    yaw: int = 0
    dx: int = 0
    dy: int = 0
    tilt_x: int = 0
    tilt_y: int = 0
    speed: int = 0
    lift: int = 0
    release: int = 0


def anchor(world: World, stack: int) -> tuple[float, float]:
    """What dx and dy count from."""
    pile = world.stacks[stack]
    x, y = pile[-1].pos[:2] if pile else BASES[stack]
    return x / MICRO, y / MICRO


def attitude(stone: int, face: int, yaw: int, tilt_x: float, tilt_y: float) -> Quat:
    """Face down first, then yaw about the plumb line, then the tilt as one turn about a level axis (radians)."""
    down = product(turn_about((0.0, 0.0, 1.0), yaw * pi / 180), RIVER[stone].faces[face].turn)
    angle = hypot(tilt_x, tilt_y)
    if angle < 1e-12:
        return down
    return product(turn_about((tilt_x / angle, tilt_y / angle, 0.0), angle), down)


def lowered(world: World, stone: int, x: float, y: float, quat: Quat, height: float) -> Vec:
    """The stone in its column, `height` above the first thing it meets."""
    way, _ = first_met(world, solid(RIVER[stone], (x, y, SKY), quat))
    return (x, y, SKY - way + height)


def aim(world: World, stack: int, placement: Placement, sway: int, steadiness: int = 100) -> Release:
    """The release of an answer under a turn's sway; ValueError for a face the stone does not have."""
    p, stone = placement, RIVER[placement.stone]
    if not 0 <= p.face < len(stone.faces):
        raise ValueError(f"{stone.name} has no resting face {p.face}")
    held = max(0, p.release - p.lift)
    by = scale(stone.size_index, len(world.stacks[stack]), held, steadiness)
    off, speed = sway_at(sway, p.release, by), speed_at(sway, p.release, by, trembling=False)
    quat = attitude(p.stone, p.face, p.yaw, p.tilt_x / 1000 + off.tilt_x, p.tilt_y / 1000 + off.tilt_y)
    x, y = anchor(world, stack)
    down = LOWERING[p.speed]
    left = HEIGHT - down * held / TICKS
    pos = lowered(world, p.stone, x + p.dx / 1000 + off.x, y + p.dy / 1000 + off.y, quat, max(HOVER, left))
    spin = rotated((quat[0], -quat[1], -quat[2], -quat[3]), (speed.tilt_x, speed.tilt_y, 0.0))
    return Release(stack, p.stone, whole3(pos), whole4(quat), whole3((speed.x, speed.y, -down)), whole3(spin))


def laid(world: World, stack: int, placement: Placement) -> Release:
    """A placement as it is meant, with a hand that does not sway and gives no speed: for a look ahead, and for
    nature's own hand."""
    p = placement
    quat = attitude(p.stone, p.face, p.yaw, p.tilt_x / 1000, p.tilt_y / 1000)
    x, y = anchor(world, stack)
    pos = lowered(world, p.stone, x + p.dx / 1000, y + p.dy / 1000, quat, HOVER)
    return Release(stack, p.stone, whole3(pos), whole4(quat))


def set_down(world: World, stack: int, stone: int) -> Release:
    """Nature's own hand (rule 15): best face, centred, without sway."""
    return laid(world, stack, Placement(stone))


def let_go(stone: int, elapsed: int) -> Placement:
    """The answer of a hand whose time is up: best face, centred, slowly lowered."""
    return Placement(stone, lift=max(0, elapsed - LOWERING_TICKS[0]), release=elapsed)


def lift_kick(world: World, stack: int, lift: int, sway: int, steadiness: int = 100) -> tuple[int, int]:
    """What the stone below gets when the top stone of a stack is taken at a tick: the hand's speed then, in 1e-6
    unit/s."""
    pile = world.stacks[stack]
    by = scale(RIVER[pile[-1].stone].size_index, len(pile) - 1, 0, steadiness)
    speed = speed_at(sway, lift, by)
    return round(speed.x * MICRO), round(speed.y * MICRO)


def centre(world: World, stack: int) -> Vec:
    """Where a camera should look: the centre of mass of the top stone, or the middle of the base."""
    pile = world.stacks[stack]
    return units(pile[-1].pos) if pile else (*anchor(world, stack), 0.0)
