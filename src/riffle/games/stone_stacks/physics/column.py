"""A held stone lowered straight down its column: how far it has to go and what it meets first (rule 31).

Exact for convex solids: the least vertical gap is found over a corner, or where a lower edge crosses an upper one
seen from above.
"""

from functools import lru_cache
from math import hypot

import msgspec

from ..stones import RIVER, Stone
from .geometry import Quat, Vec, dot, matrix
from .prism import BASE, base_place
from .world import Placed, World, turn, units

BASE_ID = 100
BOARD_ID = 200
FLAT = 1e-9
Plane = tuple[float, float, float, float]
Edge = tuple[Vec, Vec]


class Solid(msgspec.Struct):
    """A convex solid in place: its corners, planes and the edges that can be met from above or from below."""

    points: list[Vec]
    planes: list[Plane]
    above: list[Edge]
    below: list[Edge]
    centre: Vec
    reach: float
    low: float
    high: float

    def span(self, x: float, y: float) -> tuple[float, float] | None:
        """Lowest and highest z of the solid over a point of the board, None beside it."""
        low, high = -1e9, 1e9
        for a, b, c, d in self.planes:
            rest = d - a * x - b * y
            if c > FLAT:
                high = min(high, rest / c)
            elif c < -FLAT:
                low = max(low, rest / c)
            elif rest < 0:
                return None
        return (low, high) if low <= high else None


def solid(stone: Stone, pos: Vec, quat: Quat) -> Solid:
    rows = matrix(quat)
    points = [(dot(rows[0], p) + pos[0], dot(rows[1], p) + pos[1], dot(rows[2], p) + pos[2]) for p in stone.points]
    planes: list[Plane] = []
    for normal, (_, _, _, distance) in zip(stone.normals, stone.planes, strict=True):
        n = (dot(rows[0], normal), dot(rows[1], normal), dot(rows[2], normal))
        planes.append((*n, distance / 1_000_000 + dot(n, pos)))
    above = [(points[a], points[b]) for a, b, f, g in stone.edges if planes[f][2] > 0 or planes[g][2] > 0]
    below = [(points[a], points[b]) for a, b, f, g in stone.edges if planes[f][2] < 0 or planes[g][2] < 0]
    reach = max(hypot(p[0] - pos[0], p[1] - pos[1]) for p in points)
    heights = [p[2] for p in points]
    return Solid(points, planes, above, below, pos, reach, min(heights), max(heights))


@lru_cache(maxsize=512)
def placed_solid(placed: Placed) -> Solid:
    return solid(RIVER[placed.stone], units(placed.pos), turn(placed.quat))


@lru_cache(maxsize=8)
def base_solid(stack: int) -> Solid:
    return solid(BASE, base_place(stack), (1.0, 0.0, 0.0, 0.0))


def crossing(e: Edge, f: Edge) -> float | None:
    """Height of edge e over edge f where they cross seen from above."""
    (ax, ay, az), (bx, by, bz) = e
    (cx, cy, cz), (dx, dy, dz) = f
    ux, uy, vx, vy = bx - ax, by - ay, dx - cx, dy - cy
    det = ux * vy - uy * vx
    if -1e-12 < det < 1e-12:
        return None
    wx, wy = cx - ax, cy - ay
    s = (wx * vy - wy * vx) / det
    if s < 0 or s > 1:
        return None
    t = (wx * uy - wy * ux) / det
    if t < 0 or t > 1:
        return None
    return az + s * (bz - az) - cz - t * (dz - cz)


def gap(upper: Solid, lower: Solid) -> float | None:
    """The least vertical way between two solids, negative where they overlap, None where one passes the other by."""
    if hypot(upper.centre[0] - lower.centre[0], upper.centre[1] - lower.centre[1]) > upper.reach + lower.reach:
        return None
    best = 1e9
    for x, y, z in upper.points:
        under = lower.span(x, y)
        if under:
            best = min(best, z - under[1])
    for x, y, z in lower.points:
        over = upper.span(x, y)
        if over:
            best = min(best, over[0] - z)
    # An edge that stays too high, or too low, to beat the corners needs no crossing.
    falling = [e for e in upper.below if min(e[0][2], e[1][2]) - lower.high < best]
    standing = [f for f in lower.above if upper.low - max(f[0][2], f[1][2]) < best]
    for e in falling:
        for f in standing:
            way = crossing(e, f)
            if way is not None and way < best:
                best = way
    return best if best < 1e9 else None


def first_met(world: World, held: Solid) -> tuple[float, int]:
    """How far down the held solid goes and what stops it: a stone id, BASE_ID + stack, or BOARD_ID.

    From the tops downwards, so that what lies too low to be met first is passed over unmeasured.
    """
    best = (held.low, BOARD_ID)
    for s, stack in enumerate(world.stacks):
        things = [(placed.stone, placed_solid(placed)) for placed in reversed(stack)]
        for name, thing in (*things, (BASE_ID + s, base_solid(s))):
            if held.low - thing.high < best[0]:
                way = gap(held, thing)
                if way is not None and way < best[0]:
                    best = (way, name)
    return best


def top_of(world: World, stack: int) -> int:
    """What the next stone of a stack should rest on."""
    pile = world.stacks[stack]
    return pile[-1].stone if pile else BASE_ID + stack
