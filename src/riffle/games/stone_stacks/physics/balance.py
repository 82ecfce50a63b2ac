"""Balance without the engine: the patch where two stones meet, the margin of every joint, and good ways to place a
stone.

The engine reports four points of a contact at most; the true patch is the overlap of the two facets that lie on each
other.
"""

from functools import lru_cache
from math import atan2, hypot

import msgspec

from ..stones import RIVER, Stone
from .column import Solid, base_solid, first_met, placed_solid, solid, top_of
from .geometry import Point, Quat, clipped, dot, inset, matrix, outline, signed_area
from .hand import SKY, Placement, anchor, attitude
from .prism import BASE
from .world import Stack, World, units

PARALLEL = -0.9995  # facets within 1.8 degrees of each other
CLOSE = 0.006
LEVEL = 0.87  # a facet steeper than 30 degrees is no place to put a stone: friction gives way at 33
STEPS = (0.094, 0.047, 0.0235)  # 3, 1.5 and 0.75 mm
MASS = tuple(stone.volume for stone in RIVER)


class Joint(msgspec.Struct, frozen=True):
    """A joint of a stack: its patch seen from above, and the weight above it with its centre."""

    patch: tuple[Point, ...]
    mass: float
    x: float
    y: float


class Candidate(msgspec.Struct, frozen=True):
    """A way to place a stone and the smallest margin it would leave in the stack, in units."""

    placement: Placement
    margin: float


def ring(body: Solid, stone: Stone, facet: int) -> list[Point]:
    """A facet seen from above, anticlockwise."""
    flat = [(body.points[i][0], body.points[i][1]) for i in stone.loops[facet]]
    return flat if body.planes[facet][2] > 0 else flat[::-1]


def patch(lower: Solid, below: Stone, upper: Solid, above: Stone) -> list[Point]:
    """The overlap of facets that lie on each other; empty where the stones meet at edges only."""
    out: list[Point] = []
    for f, (a, b, c, _) in enumerate(lower.planes):
        if c < 0.5:
            continue
        for g, (p, q, r, _) in enumerate(upper.planes):
            if r < -0.5 and a * p + b * q + c * r < PARALLEL and abs(_apart(lower, upper, f, g)) < CLOSE:
                out += clipped(ring(upper, above, g), ring(lower, below, f))
    return outline(out)


def _apart(lower: Solid, upper: Solid, f: int, g: int) -> float:
    """Height of the upper facet over the lower one, near the middle between the two centres."""
    x, y = (lower.centre[0] + upper.centre[0]) / 2, (lower.centre[1] + upper.centre[1]) / 2
    (a, b, c, d), (p, q, r, e) = lower.planes[f], upper.planes[g]
    return (e - p * x - q * y) / r - (d - a * x - b * y) / c


def _beneath(stack: Stack, height: int, index: int) -> tuple[Solid, Stone]:
    if height == 0:
        return base_solid(index), BASE
    return placed_solid(stack[height - 1]), RIVER[stack[height - 1].stone]


@lru_cache(maxsize=256)
def joints(stack: Stack, index: int) -> tuple[Joint, ...]:
    """Every joint of a stack, lowest first; a joint at an edge has the patch of a point."""
    out: list[Joint] = []
    mass = mx = my = 0.0
    for height in range(len(stack) - 1, -1, -1):
        placed = stack[height]
        x, y, _ = units(placed.pos)
        weight = MASS[placed.stone]
        mass, mx, my = mass + weight, mx + weight * x, my + weight * y
        lower, below = _beneath(stack, height, index)
        out.append(
            Joint(tuple(patch(lower, below, placed_solid(placed), RIVER[placed.stone])), mass, mx / mass, my / mass)
        )
    return tuple(reversed(out))


def margin_with(stack: tuple[Joint, ...], weight: float, x: float, y: float) -> float:
    """The smallest margin of the joints once a weight is added above them at (x, y)."""
    worst = 1e9
    for j in stack:
        if j.patch:
            total = j.mass + weight
            worst = min(
                worst, inset(list(j.patch), (j.mass * j.x + weight * x) / total, (j.mass * j.y + weight * y) / total)
            )
    return worst


def margins(stack: Stack, index: int) -> list[float]:
    """The margin of each joint as the stack stands, lowest first; -1 where the stones meet at an edge or a point."""
    return [inset(list(j.patch), j.x, j.y) for j in joints(stack, index)]


def seats(world: World, stack: int) -> list[tuple[list[Point], float, float]]:
    """The facets on top that could take a stone, largest first: outline and the tilt that matches their slope."""
    pile = world.stacks[stack]
    body, stone = _beneath(pile, len(pile), stack)
    found: list[tuple[list[Point], float, float]] = []
    for facet, (a, b, c, _) in enumerate(body.planes):
        if c > LEVEL:
            flat = hypot(a, b)
            angle = atan2(flat, c)
            area = ring(body, stone, facet)
            found.append((area, -b / flat * angle if flat else 0.0, a / flat * angle if flat else 0.0))
    return sorted(found, key=lambda seat: -max(inset(seat[0], *_middle(seat[0])), 0.0))[:2]


def _middle(polygon: list[Point]) -> Point:
    return sum(p[0] for p in polygon) / len(polygon), sum(p[1] for p in polygon) / len(polygon)


class _Start(msgspec.Struct, frozen=True):
    """A seat, a face and a yaw to begin the search from."""

    placement: Placement
    seat: list[Point]
    foot: list[Point]

    def margin(self, pile: tuple[Joint, ...], x: float, y: float, floor: float = -9.0) -> float:
        """The smallest margin with the stone at (x, y); the lower joints are not asked once it is under the floor."""
        top = inset(clipped([(x + a, y + b) for a, b in self.foot], self.seat), x, y)
        return top if top <= floor else min(top, margin_with(pile, MASS[self.placement.stone], x, y))


def _foot(stone: Stone, face: int, quat: Quat) -> list[Point]:
    """The facet of a resting face seen from above, anticlockwise, about the centre of mass: `ring` without turning the
    rest of the stone."""
    x, y, _ = matrix(quat)
    flat = [(dot(x, stone.points[i]), dot(y, stone.points[i])) for i in stone.loops[stone.faces[face].facet]]
    return flat if signed_area(flat) > 0 else flat[::-1]


def _starts(world: World, stack: int, stone: int, faces: int, yaws: int) -> list[_Start]:
    out: list[_Start] = []
    for seat, tilt_x, tilt_y in seats(world, stack):
        tilts = round(tilt_x * 1000), round(tilt_y * 1000)
        for face in range(min(faces, len(RIVER[stone].faces))):
            for yaw in range(0, 360, 360 // yaws):
                foot = _foot(RIVER[stone], face, attitude(stone, face, yaw, tilt_x, tilt_y))
                out.append(_Start(Placement(stone, face, yaw, 0, 0, *tilts), seat, foot))
    return out


def _climb(start: _Start, pile: tuple[Joint, ...]) -> tuple[float, float, float]:
    """The place over a seat with the largest margin, by steps of 3, 1.5 and 0.75 mm from its middle."""
    x, y = _middle(start.seat)
    best = start.margin(pile, x, y)
    for step in STEPS:
        for _ in range(6):
            tries = [(x + i * step, y + j * step) for i, j in ((1, 0), (-1, 0), (0, 1), (0, -1))]
            top = max((start.margin(pile, a, b, best), a, b) for a, b in tries)
            if top[0] <= best + 1e-9:
                break
            best, x, y = top
    return best, x, y


def candidates(world: World, stack: int, stone: int, faces: int = 3, yaws: int = 6, keep: int = 5) -> list[Candidate]:
    """Ways to place a stone that stand by the static test, largest margin first, slopes matched; each comes down on
    the top stone alone."""
    found = _standing(world, stack, stone, faces, yaws, keep)
    return [c for c in found if _clear(world, stack, c.placement)]


def best(world: World, stack: int, stone: int, faces: int = 3, yaws: int = 6, keep: int = 5) -> Candidate | None:
    """The first of `candidates`, without asking of the others what they would meet on their way down."""
    found = _standing(world, stack, stone, faces, yaws, keep)
    return next((c for c in found if _clear(world, stack, c.placement)), None)


def _standing(world: World, stack: int, stone: int, faces: int, yaws: int, keep: int) -> list[Candidate]:
    """Ways to place a stone that stand by the static test, whatever they meet on their way down."""
    pile = joints(world.stacks[stack], stack)
    ax, ay = anchor(world, stack)
    starts = _starts(world, stack, stone, faces, yaws)
    starts.sort(key=lambda s: -s.margin(pile, *_middle(s.seat)))
    found: list[Candidate] = []
    for start in starts[:keep]:
        margin, x, y = _climb(start, pile)
        if margin > 0:
            placement = msgspec.structs.replace(start.placement, dx=round((x - ax) * 1000), dy=round((y - ay) * 1000))
            found.append(Candidate(placement, margin))
    found.sort(key=lambda c: (-c.margin, c.placement.face, c.placement.yaw))
    return found


def _clear(world: World, stack: int, p: Placement) -> bool:
    """Whether the stone, lowered as intended, meets the top stone first."""
    x, y = anchor(world, stack)
    quat = attitude(p.stone, p.face, p.yaw, p.tilt_x / 1000, p.tilt_y / 1000)
    return first_met(world, solid(RIVER[p.stone], (x + p.dx / 1000, y + p.dy / 1000, SKY), quat))[1] == top_of(
        world, stack
    )
