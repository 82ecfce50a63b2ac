"""Make the 37 river stones of stone stacks and freeze them as data: python scripts/make_stones.py

Writes src/riffle/games/stone_stacks/components/stones.json; its form is told in the game's stones.py. A stone is an
intersection of half-spaces whose directions lie well apart (neighbouring facets a few degrees apart make contacts
flicker), two of them nearly up and down and cut in deeper, so that it has two good faces. Plain floats, rounded to
1e-6: running it again writes the same bytes.
"""

import json
from itertools import combinations, pairwise
from math import acos, cos, degrees, pi, sin, sqrt
from pathlib import Path
from random import Random

from riffle.games.stone_stacks.physics.geometry import Vec, cross, dot, inset, sub, turn_between, unit

TARGET = Path(__file__).parents[1] / "src/riffle/games/stone_stacks/components/stones.json"
MICRO = 1_000_000
HALF_WIDTH = {"small": 0.35, "medium": 0.5, "large": 0.65}
PLAN = [(size, family) for size in HALF_WIDTH for family in ("slab", "loaf", "wedge", "knob")]
APART = 24.5  # degrees between any two facet directions, a little more than the 24 that the tests ask for
FACETS = 30
FACES = 8  # resting faces kept: a player taps through them, and the ninth is never worth the tap
# Shares of the half width, then of the half height: width, height, depth of the lower and of the upper flat, tilt of
# the upper flat (radians).
FAMILIES = {
    "slab": ((0.80, 0.96), (0.46, 0.55), (0.86, 0.93), (0.88, 0.95), (0.05, 0.17)),
    "loaf": ((0.66, 0.80), (0.58, 0.68), (0.87, 0.94), (0.89, 0.955), (0.06, 0.20)),
    "wedge": ((0.74, 0.90), (0.54, 0.64), (0.85, 0.92), (0.90, 0.96), (0.19, 0.29)),
    "knob": ((0.86, 1.00), (0.74, 0.88), (0.89, 0.95), (0.90, 0.96), (0.06, 0.20)),
}


def between(rng: Random, bounds: tuple[float, float]) -> float:
    return bounds[0] + (bounds[1] - bounds[0]) * rng.random()


def any_direction(rng: Random) -> Vec:
    z, turn = 2 * rng.random() - 1, 2 * pi * rng.random()
    flat = sqrt(1 - z * z)
    return (flat * cos(turn), flat * sin(turn), z)


def near_vertical(rng: Random, sign: int, tilt: float) -> Vec:
    turn = 2 * pi * rng.random()
    return (sin(tilt) * cos(turn), sin(tilt) * sin(turn), sign * cos(tilt))


def directions(rng: Random, lower: Vec, upper: Vec) -> list[Vec]:
    """The two flats, then one direction after another, each the loneliest of a few tries."""
    chosen, misses = [lower, upper], 0
    while len(chosen) < FACETS:
        tries = [any_direction(rng) for _ in range(4)]
        best = min(tries, key=lambda d: max(dot(d, c) for c in chosen))
        if max(dot(best, c) for c in chosen) <= cos(APART * pi / 180):
            chosen.append(best)
        else:
            misses += 1
            if misses > 40:
                break
    return chosen


def support(direction: Vec, radii: Vec, power: float) -> float:
    """Support distance of an L_p ball stretched to the three radii."""
    dual = power / (power - 1)
    return sum(abs(d * r) ** dual for d, r in zip(direction, radii, strict=True)) ** (1 / dual)


def corners(planes: list[tuple[Vec, float]]) -> list[Vec]:
    """Every point where three planes meet and which no plane cuts off."""
    found: list[Vec] = []
    for (a, da), (b, db), (c, dc) in combinations(planes, 3):
        bc = cross(b, c)
        det = dot(a, bc)
        if abs(det) < 1e-6:
            continue
        ca, ab = cross(c, a), cross(a, b)
        x, y, z = ((da * bc[i] + db * ca[i] + dc * ab[i]) / det for i in range(3))
        p = (x, y, z)
        if all(dot(n, p) <= d + 1e-9 for n, d in planes) and all(max(map(abs, sub(p, q))) > 1e-7 for q in found):
            found.append(p)
    return found


def loop(plane: tuple[Vec, float], points: list[Vec]) -> list[int]:
    """The corners of one facet, anticlockwise seen from outside."""
    normal, distance = plane
    on = [i for i, p in enumerate(points) if abs(dot(normal, p) - distance) < 1e-7]
    if len(on) < 3:
        return []
    across, along, up = (sum(points[i][k] for i in on) / len(on) for k in range(3))
    middle = (across, along, up)
    u = unit(sub(points[on[0]], middle))
    v = cross(normal, u)

    def quarter(i: int) -> float:
        """Grows with the angle about the middle, without trigonometry."""
        p = sub(points[i], middle)
        x, y = dot(p, u), dot(p, v)
        share = x / (abs(x) + abs(y))
        return 1 - share if y >= 0 else 3 + share

    return sorted(on, key=quarter)


def facet_area(points: list[Vec], ring: list[int]) -> float:
    a = points[ring[0]]
    parts = [cross(sub(points[i], a), sub(points[j], a)) for i, j in pairwise(ring[1:])]
    total = (sum(p[0] for p in parts), sum(p[1] for p in parts), sum(p[2] for p in parts))
    return sqrt(dot(total, total)) / 2


def hull(planes: list[tuple[Vec, float]], least_area: float):
    """Corners, planes and facet loops; the smallest facet is dropped until all are worth having."""
    while True:
        points = corners(planes)
        rings = [loop(plane, points) for plane in planes]
        areas = [facet_area(points, ring) if ring else 0.0 for ring in rings]
        worst = min(range(len(planes)), key=areas.__getitem__)
        if areas[worst] >= least_area:
            return points, planes, rings
        planes = planes[:worst] + planes[worst + 1 :]


def solid(points: list[Vec], rings: list[list[int]]) -> tuple[float, Vec, list[float]]:
    """Volume, centroid and second moments (xx yy zz xy xz yz) about the origin, by tetrahedra from the origin."""
    volume, first, second = 0.0, [0.0] * 3, [0.0] * 6
    pairs = ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))
    for ring in rings:
        a = points[ring[0]]
        for i, j in pairwise(ring[1:]):
            b, c = points[i], points[j]
            v = dot(a, cross(b, c)) / 6
            s = tuple(a[k] + b[k] + c[k] for k in range(3))
            volume += v
            for k in range(3):
                first[k] += v * s[k] / 4
            for n, (k, m) in enumerate(pairs):
                second[n] += v * (s[k] * s[m] + a[k] * a[m] + b[k] * b[m] + c[k] * c[m]) / 20
    return volume, (first[0] / volume, first[1] / volume, first[2] / volume), second


def resting_faces(
    points: list[Vec], planes: list[tuple[Vec, float]], rings: list[list[int]], width: float
) -> list[dict]:
    """The faces the stone stands on, steadiest first: the tilt it bears before it tips over is margin / height."""
    faces = []
    for index, ((normal, height), ring) in enumerate(zip(planes, rings, strict=True)):
        down = turn_between(normal, (0.0, 0.0, -1.0))
        flat = facet_frame(points, ring, normal)
        margin = inset(flat, 0.0, 0.0)
        if margin > 0.06 * width:
            faces.append(
                {
                    "facet": index,
                    "margin": round(margin * MICRO),
                    "height": round(height * MICRO),
                    "area": round(facet_area(points, ring) * MICRO),
                    "quat": [round(x * 2**30) for x in down],
                }
            )
    return sorted(faces, key=lambda f: -f["margin"] / f["height"])[:FACES]


def facet_frame(points: list[Vec], ring: list[int], normal: Vec) -> list[tuple[float, float]]:
    """A facet as a flat polygon about the foot of the centre of mass (the origin)."""
    u = unit(cross(normal, (1.0, 0.0, 0.0) if abs(normal[0]) < 0.7 else (0.0, 1.0, 0.0)))
    v = cross(normal, u)
    return [(dot(points[i], u), dot(points[i], v)) for i in ring]


def half_spaces(rng: Random, family: str, width: float) -> list[tuple[Vec, float]]:
    broad, tall, low, high, tilt = FAMILIES[family]
    radii = (width, width * between(rng, broad), width * between(rng, tall))
    lower = near_vertical(rng, -1, between(rng, (0.0, 0.08)))
    upper = near_vertical(rng, 1, between(rng, tilt))
    power = between(rng, (2.0, 2.5))
    planes = [(lower, radii[2] * between(rng, low)), (upper, radii[2] * between(rng, high))]
    others = directions(rng, lower, upper)[2:]
    return planes + [(n, support(n, radii, power) * between(rng, (0.97, 1.03))) for n in others]


def shifted(points: list[Vec], planes: list[tuple[Vec, float]], centre: Vec):
    return [sub(p, centre) for p in points], [(n, d - dot(n, centre)) for n, d in planes]


def make_stone(size: str, family: str, seed: str) -> dict:
    """One stone about its centre of mass, which lies off the middle of the hull by up to 12 % of the half width."""
    rng, width = Random(seed), HALF_WIDTH[size]
    points, planes, rings = hull(half_spaces(rng, family, width), 0.02 * width * width)
    _, middle, _ = solid(points, rings)
    heavy = near_vertical(rng, rng.choice((-1, 1)), between(rng, (1.2, 1.57)))
    off = width * between(rng, (0.02, 0.115))
    centre = (middle[0] + off * heavy[0], middle[1] + off * heavy[1], middle[2] + off * heavy[2])
    points, planes = shifted(points, planes, centre)
    volume, middle, second = solid(points, rings)
    xx, yy, zz, xy, xz, yz = second
    return {
        "size": size,
        "family": family,
        "vertices": [[round(x * MICRO) for x in p] for p in points],
        "planes": [[round(x * MICRO) for x in (*n, d)] for n, d in planes],
        "loops": rings,
        "middle": [round(x * MICRO) for x in middle],
        "volume": round(volume * MICRO),
        "inertia": [round(x * MICRO) for x in (yy + zz, xx + zz, xx + yy, -xy, -xz, -yz)],
        "faces": resting_faces(points, planes, rings, width),
    }


def sound(stone: dict) -> bool:
    """Two good ways up on facets that face away from each other, and no two facets nearly parallel."""
    width = HALF_WIDTH[stone["size"]]
    planes = [tuple(x / MICRO for x in p[:3]) for p in stone["planes"]]
    closest = max(dot(a, b) for a, b in combinations(planes, 2))
    good = [f for f in stone["faces"] if f["margin"] > 0.13 * width * MICRO and f["margin"] / f["height"] > 0.25]
    opposed = any(dot(planes[a["facet"]], planes[b["facet"]]) < -0.9 for a, b in combinations(good, 2))
    return degrees(acos(min(1.0, closest))) >= 24 and opposed and len(stone["faces"]) >= 3


def stone_of(size: str, family: str, number: int) -> dict:
    """The first sound stone of its seeds; the number is the one in its name."""
    for attempt in range(200):
        stone = make_stone(size, family, f"river {size} {family} {number} {attempt}")
        if sound(stone):
            return {"name": f"{family}_{number}", **stone}
    raise ValueError(f"no sound {size} {family} {number}")


def plan() -> list[tuple[str, str, int]]:
    """Size, family and number of all 37, in the order of their ids: three of each, one medium loaf more."""
    numbers = {family: 0 for _, family in PLAN}
    out = []
    for size, family in PLAN:
        for _ in range(4 if (size, family) == ("medium", "loaf") else 3):
            numbers[family] += 1
            out.append((size, family, numbers[family]))
    return out


def main() -> None:
    stones = [stone_of(*which) for which in plan()]
    rows = ",\n".join(json.dumps(stone, separators=(",", ":")) for stone in stones)
    TARGET.write_text(f'{{"version":1,"stones":[\n{rows}\n]}}\n')
    print(f"{len(stones)} stones, {TARGET.stat().st_size} bytes")


if __name__ == "__main__":
    main()
