"""The flat round base stone as a solid of 24 sides, in the same form as a river stone so that the same geometry
serves both."""

from math import cos, pi, sin

from ..stones import BASE_HEIGHT, BASE_RADIUS, BASES, MICRO, Stone
from .geometry import Vec

SIDES = 24


def _base() -> Stone:
    wide = BASE_RADIUS * MICRO
    turns = [2 * pi * k / SIDES for k in range(SIDES)]
    ring = [(round(wide * cos(turn)), round(wide * sin(turn))) for turn in turns]
    half = round(BASE_HEIGHT * MICRO / 2)
    side = round(BASE_RADIUS * cos(pi / SIDES) * MICRO)
    planes = [(0, 0, MICRO, half), (0, 0, -MICRO, half)]
    loops = [tuple(range(SIDES)), tuple(range(2 * SIDES - 1, SIDES - 1, -1))]
    for k in range(SIDES):
        turn = 2 * pi * (k + 0.5) / SIDES
        planes.append((round(cos(turn) * MICRO), round(sin(turn) * MICRO), 0, side))
        after = (k + 1) % SIDES
        loops.append((k, SIDES + k, SIDES + after, after))
    vertices = [(x, y, half) for x, y in ring] + [(x, y, -half) for x, y in ring]
    return Stone(
        "base", "large", "slab", tuple(vertices), tuple(planes), tuple(loops), (0, 0, 0), 0, (0, 0, 0, 0, 0, 0), ()
    )


BASE = _base()


def base_place(stack: int) -> Vec:
    """Where the middle of a base stone is."""
    x, y = BASES[stack]
    return (x / MICRO, y / MICRO, BASE_HEIGHT / 2)
