"""Vectors, turns and flat polygons in plain floats, for the parts of the physics that must come out the same on every
machine.

No numpy here on purpose: a last-bit difference between BLAS kernels has been seen to change which stack falls.
"""

from math import cos, hypot, sin, sqrt

Vec = tuple[float, float, float]
Quat = tuple[float, float, float, float]
Point = tuple[float, float]


def dot(a: Vec, b: Vec) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vec, b: Vec) -> Vec:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def sub(a: Vec, b: Vec) -> Vec:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def unit(a: Vec) -> Vec:
    length = sqrt(dot(a, a))
    return (a[0] / length, a[1] / length, a[2] / length)


def normalised(q: Quat) -> Quat:
    length = sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3])
    return (q[0] / length, q[1] / length, q[2] / length, q[3] / length)


def product(a: Quat, b: Quat) -> Quat:
    """The turn b followed by the turn a; quaternions are (w, x, y, z)."""
    return (
        a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
        a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
        a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
        a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0],
    )


def turn_about(axis: Vec, angle: float) -> Quat:
    """The turn by `angle` radians about a unit axis."""
    s = sin(angle / 2)
    return (cos(angle / 2), axis[0] * s, axis[1] * s, axis[2] * s)


def turn_between(a: Vec, b: Vec) -> Quat:
    """The shortest turn taking unit vector a onto b; half a turn about x where they are opposite along z."""
    w = 1.0 + dot(a, b)
    if w < 1e-9:
        return (0.0, 1.0, 0.0, 0.0)
    x, y, z = cross(a, b)
    return normalised((w, x, y, z))


def matrix(q: Quat) -> tuple[Vec, Vec, Vec]:
    """The rows of the rotation matrix of a unit quaternion."""
    w, x, y, z = q
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
        (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
    )


def rotated(q: Quat, v: Vec) -> Vec:
    a, b, c = matrix(q)
    return (dot(a, v), dot(b, v), dot(c, v))


def signed_area(polygon: list[Point]) -> float:
    """Positive when the corners run anticlockwise."""
    total = 0.0
    for i, (x, y) in enumerate(polygon):
        nx, ny = polygon[(i + 1) % len(polygon)]
        total += x * ny - nx * y
    return total / 2


def clipped(polygon: list[Point], window: list[Point]) -> list[Point]:
    """The part of a convex polygon inside a convex window; both run anticlockwise."""
    out: list[Point] = polygon
    for i, (ax, ay) in enumerate(window):
        bx, by = window[(i + 1) % len(window)]
        ex, ey = bx - ax, by - ay
        source = out
        out = []
        sides = [ex * (y - ay) - ey * (x - ax) for x, y in source]
        if len(source) > 2 and min(sides) >= 0:  # all inside, as most are: nothing to cut
            out = source
            continue
        for j, p in enumerate(source):
            before, here = sides[j - 1], sides[j]
            if (before < 0) != (here < 0):
                t = before / (before - here)
                q = source[j - 1]
                out.append((q[0] + t * (p[0] - q[0]), q[1] + t * (p[1] - q[1])))
            if here >= 0:
                out.append(p)
        if len(out) < 3:
            return []
    return out


def outline(points: list[Point]) -> list[Point]:
    """The convex outline of a set of points, anticlockwise."""
    order = sorted(set(points))
    if len(order) < 3:
        return order
    halves: list[list[Point]] = []
    for run in (order, order[::-1]):
        half: list[Point] = []
        for p in run:
            while len(half) > 1 and _left(half[-2], half[-1], p) <= 0:
                half.pop()
            half.append(p)
        halves.append(half[:-1])
    return halves[0] + halves[1]


def _left(a: Point, b: Point, p: Point) -> float:
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def inset(polygon: list[Point], x: float, y: float) -> float:
    """How far a point lies inside an anticlockwise convex polygon; negative outside, -1 for a polygon without area.

    Outside it is the distance to the worst edge's line, which is enough for a verdict of balance.
    """
    if len(polygon) < 3:
        return -1.0
    best = 1e9
    for i, (ax, ay) in enumerate(polygon):
        bx, by = polygon[(i + 1) % len(polygon)]
        ex, ey = bx - ax, by - ay
        length = hypot(ex, ey)
        if length > 1e-12:
            best = min(best, (ex * (y - ay) - ey * (x - ax)) / length)
    return best
