"""The 37 river stones, read from components/stones.json, and the six base stones.

Form of stones.json, which scripts/make_stones.py writes and the page reads as it is. `{"version": 1, "stones":
[...]}`, 37 rows; a stone's id is its row: 0-11 small, 12-24 medium, 25-36 large. Lengths are whole numbers in 1e-6
unit (1 unit = 32 mm), in the stone's own frame, whose origin is its **centre of mass**; x is the long way, z up when
it lies on its lower flat.

- name: key of its name, such as slab_1; numbered through all sizes
- size, family: small, medium, large; slab, loaf, wedge, knob
- planes: one row a facet: outward unit normal x, y, z and distance from the origin; the solid is all p with n.p <= d
- vertices: corners of that solid
- loops: one row a facet, in the order of planes: its corners as indices into vertices, anticlockwise from outside
- middle: centroid of the hull; the centre of mass lies off it by up to 12 % of the half width
- volume: in 1e-6 unit^3; the mass in the engine is 2.5 times it
- inertia: xx yy zz xy xz yz about the origin for density 1, in 1e-6
- faces: facets it can stand on, steadiest first, at most eight. Each has facet (row of planes), margin (foot of the
  centre of mass to the nearest edge), height (of the centre of mass), area (1e-6 unit^2), and quat (w x y z in 2^-30:
  turns that facet straight down; yaw comes after it)

A rounded look for the page, never outside the hull: radius(u) = (sum over planes of max(0, n.u/d)^22)^(-1/22) from
the origin.
"""

import re
from functools import cached_property
from typing import Literal

import msgspec

from riffle.core.declare.components import ComponentsError, read_text
from riffle.core.declare.entry import json_file
from riffle.core.declare.lines import in_json

from .physics.geometry import Quat, Vec

MICRO = 1_000_000
QUAT = 2**30
STONES = 37
STACKS = 6
SIZES = ("small", "medium", "large")
HALF_WIDTHS = (0.35, 0.5, 0.65)
FACES = 8

BASE_RADIUS = 0.95
BASE_HEIGHT = 0.25
# The bases are the corners of a hexagon with an edge of 90 mm, one long step: a tall stack reaches its
# neighbour.
# The river runs through the middle, along y; the board under everything is z = 0. Clockwise seen from above, from the
# far right.
BASES: tuple[tuple[int, int], ...] = (
    (1_406_250, 2_435_696),
    (2_812_500, 0),
    (1_406_250, -2_435_696),
    (-1_406_250, -2_435_696),
    (-2_812_500, 0),
    (-1_406_250, 2_435_696),
)


class Face(msgspec.Struct, frozen=True):
    """A facet the stone can stand on."""

    facet: int
    margin: int
    height: int
    area: int
    quat: tuple[int, int, int, int]

    @property
    def turn(self) -> Quat:
        return (self.quat[0] / QUAT, self.quat[1] / QUAT, self.quat[2] / QUAT, self.quat[3] / QUAT)


class Stone(msgspec.Struct, frozen=True, dict=True):
    """One stone as stored; the properties give the same things as floats in units."""

    name: str
    size: Literal["small", "medium", "large"]
    family: Literal["slab", "loaf", "wedge", "knob"]
    vertices: tuple[tuple[int, int, int], ...]
    planes: tuple[tuple[int, int, int, int], ...]
    loops: tuple[tuple[int, ...], ...]
    middle: tuple[int, int, int]
    volume: int
    inertia: tuple[int, int, int, int, int, int]
    faces: tuple[Face, ...]

    @property
    def size_index(self) -> int:
        return SIZES.index(self.size)

    @property
    def half_width(self) -> float:
        return HALF_WIDTHS[self.size_index]

    @cached_property
    def points(self) -> tuple[Vec, ...]:
        return tuple((x / MICRO, y / MICRO, z / MICRO) for x, y, z in self.vertices)

    @cached_property
    def normals(self) -> tuple[Vec, ...]:
        return tuple((x / MICRO, y / MICRO, z / MICRO) for x, y, z, _ in self.planes)

    @cached_property
    def edges(self) -> tuple[tuple[int, int, int, int], ...]:
        """Each edge once: its two corners and its two facets."""
        first: dict[tuple[int, int], int] = {}
        out: list[tuple[int, int, int, int]] = []
        for facet, ring in enumerate(self.loops):
            for i, a in enumerate(ring):
                b = ring[(i + 1) % len(ring)]
                if (b, a) in first:
                    out.append((a, b, first[b, a], facet))
                first[a, b] = facet
        return tuple(out)


class _File(msgspec.Struct, frozen=True):
    version: int
    stones: tuple[Stone, ...]


def read_stones(text: str) -> tuple[Stone, ...]:
    """The stones of a file; ComponentsError where it is not a file of 37 stones in their order of sizes."""
    try:
        stones = msgspec.json.decode(text, type=_File).stones
    except msgspec.DecodeError as problem:
        line = in_json(text, _path(str(problem))) if isinstance(problem, msgspec.ValidationError) else 1
        raise ComponentsError(f"stones.json, line {line}: this is no file of stones: {problem}") from None
    file = json_file("stones.json", text)
    rows = list(file["stones"])
    if len(stones) != STONES:
        raise ComponentsError(f"stones.json must hold {STONES} stones, not {len(stones)}")
    for row, stone, before in zip(rows, stones, (stones[0], *stones), strict=False):
        row.only(Stone.__struct_fields__)
        if stone.size_index < before.size_index:
            raise row["size"].bad("small ones first, then medium, then large")
        if len(stone.faces) not in range(1, FACES + 1) or len(stone.loops) != len(stone.planes):
            raise row.bad(f"{stone.name} needs 1 to {FACES} resting faces, and a loop a plane")
        if sum(stone.name == other.name for other in stones) > 1:
            raise row["name"].bad("every stone has a name of its own")
    return stones


def _path(problem: str) -> list[str | int]:
    """The way to a value as msgspec writes it at the end of a sentence: `$.stones[3].size`."""
    words = re.findall(r"\.(\w+)|\[(\d+)\]", problem.rpartition("`$")[2])
    return [int(number) if number else name for name, number in words]


RIVER: tuple[Stone, ...] = read_stones(read_text(__file__, "stones.json"))


def of_size(size: str) -> list[int]:
    """The ids of all stones of a size."""
    return [i for i, stone in enumerate(RIVER) if stone.size == size]
