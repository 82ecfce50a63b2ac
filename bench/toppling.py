"""Cases of a stone laid with its flat face on the flat face of another, near the edge of balance, with the truth
known by geometry."""

from random import Random

import msgspec

from riffle.games.stone_stacks.physics import engine, hand
from riffle.games.stone_stacks.physics.balance import joints, margin_with, ring, seats
from riffle.games.stone_stacks.physics.column import solid
from riffle.games.stone_stacks.physics.geometry import clipped, inset
from riffle.games.stone_stacks.physics.world import Outcome, Release, World, units, whole3, whole4
from riffle.games.stone_stacks.stones import RIVER, STONES

CLOSEST, FARTHEST, GAP = 0.008, 0.06, 0.002


class Case(msgspec.Struct, frozen=True):
    """A world of one stone, a release onto it, and how far inside (positive) the centre of mass is."""

    world: World
    release: Release
    margin: float


def case(rng: Random) -> Case | None:
    """One try: a lower stone at rest, an upper one slope on slope somewhere over it; None unless it is near the edge
    and the lower one is safe."""
    lower, upper = rng.sample(range(STONES), 2)
    world = engine.settle(World(), hand.set_down(World(), 0, lower)).world
    seat, tilt_x, tilt_y = seats(world, 0)[0]
    if abs(tilt_x) + abs(tilt_y) > 0.3:
        return None
    quat = hand.attitude(upper, 0, rng.randrange(360), tilt_x, tilt_y)
    foot = ring(solid(RIVER[upper], (0.0, 0.0, 0.0), quat), RIVER[upper], RIVER[upper].faces[0].facet)
    x0, y0 = hand.anchor(world, 0)
    x, y = x0 + rng.uniform(-0.5, 0.5), y0 + rng.uniform(-0.5, 0.5)
    margin = inset(clipped([(x + a, y + b) for a, b in foot], seat), x, y)
    safe = margin_with(joints(world.stacks[0], 0), RIVER[upper].volume, x, y)
    if not CLOSEST <= abs(margin) <= FARTHEST or safe < 0.1:
        return None
    pos = hand.lowered(world, upper, x, y, quat, GAP)
    return Case(world, Release(0, upper, whole3(pos), whole4(quat)), margin)


def cases(count: int, seed: int = 1) -> list[Case]:
    rng, found = Random(seed), []
    while len(found) < count:
        one = case(rng)
        if one:
            found.append(one)
    return found


def stayed(one: Case, outcome: Outcome) -> bool:
    """Whether the stone lies where it was laid: one that rolled on to its next face did topple."""
    stack = outcome.world.stacks[0]
    if len(stack) != 2:
        return False
    now, then = units(stack[1].pos), units(one.release.pos)
    turned = 1 - abs(sum(a * b for a, b in zip(stack[1].quat, one.release.quat, strict=True))) / 2**60
    return max(abs(a - b) for a, b in zip(now, then, strict=True)) < 0.06 and turned < 0.0013
