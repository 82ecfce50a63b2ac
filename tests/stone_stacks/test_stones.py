"""The stone file: what rules section 5 asks of the 37 stones, and what the engine needs of their hulls."""

import importlib
import json
import sys
from collections import Counter
from itertools import combinations
from math import acos, degrees, sqrt
from pathlib import Path

import pytest

from riffle.games.stone_stacks.physics import engine, hand
from riffle.games.stone_stacks.physics.column import solid
from riffle.games.stone_stacks.physics.geometry import dot, rotated
from riffle.games.stone_stacks.physics.world import Release, World, whole3, whole4
from riffle.games.stone_stacks.stones import BASES, MICRO, RIVER, of_size

ROOT = Path(__file__).parents[2]


def test_there_are_37_stones_in_three_sizes_and_four_families():
    assert len(RIVER) == 37
    assert [len(of_size(size)) for size in ("small", "medium", "large")] == [12, 13, 12]
    count = Counter((stone.size, stone.family) for stone in RIVER)
    assert count.pop(("medium", "loaf")) == 4
    assert len(count) == 11
    assert set(count.values()) == {3}
    assert len({stone.name for stone in RIVER}) == 37
    assert len({stone.planes for stone in RIVER}) == 37


@pytest.mark.parametrize("stone", RIVER, ids=lambda s: s.name)
def test_facets_lie_at_least_24_degrees_apart(stone):
    closest = max(dot(a, b) for a, b in combinations(stone.normals, 2))
    assert degrees(acos(closest)) >= 24


@pytest.mark.parametrize("stone", RIVER, ids=lambda s: s.name)
def test_corners_planes_loops_and_edges_tell_of_one_convex_solid(stone):
    for point in stone.points:
        ways = [d / MICRO - dot(n, point) for n, (_, _, _, d) in zip(stone.normals, stone.planes, strict=True)]
        assert min(ways) > -3e-6
        assert sum(abs(way) < 3e-6 for way in ways) >= 3
    assert len(stone.vertices) - len(stone.edges) + len(stone.planes) == 2
    assert sorted({i for ring in stone.loops for i in ring}) == list(range(len(stone.vertices)))


@pytest.mark.parametrize("stone", RIVER, ids=lambda s: s.name)
def test_each_stone_has_at_least_two_good_resting_sides_away_from_each_other(stone):
    good = [f for f in stone.faces if f.margin > 0.12 * stone.half_width * MICRO and f.margin / f.height > 0.25]
    assert any(dot(stone.normals[a.facet], stone.normals[b.facet]) < -0.9 for a, b in combinations(good, 2))
    steady = [f.margin / f.height for f in stone.faces]
    assert steady == sorted(steady, reverse=True)
    for face in stone.faces:
        assert rotated(face.turn, stone.normals[face.facet])[2] == pytest.approx(-1, abs=1e-5)


@pytest.mark.parametrize("stone", RIVER, ids=lambda s: s.name)
def test_the_centre_of_mass_is_off_the_middle_by_up_to_12_percent(stone):
    off = sqrt(sum(x * x for x in stone.middle)) / MICRO / stone.half_width
    assert 0.015 < off <= 0.12


@pytest.mark.parametrize("number", range(37))
def test_a_stone_comes_to_rest_within_a_second_on_each_stable_face(number):
    """The wait of 0.75 s that proves rest is not counted."""
    for face in range(len(RIVER[number].faces)):
        quat = hand.attitude(number, face, 0, 0.0, 0.0)
        pos = hand.lowered(World(), number, BASES[2][0] / MICRO, BASES[2][1] / MICRO, quat, hand.HOVER)
        outcome = engine.settle(World(), Release(2, number, whole3(pos), whole4(quat)))
        assert outcome.name == "placed"
        assert outcome.at_rest
        assert outcome.sim_ms <= 1000 + 767
        lowest = min(p[2] for p in solid(RIVER[number], pos, quat).points)
        assert lowest == pytest.approx(0.25 + hand.HOVER, abs=1e-6)


@pytest.mark.parametrize("number", [0, 18, 36])
def test_making_a_stone_again_gives_the_same_numbers(number, monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    sys.modules.pop("make_stones", None)
    make_stones = importlib.import_module("make_stones")

    made = make_stones.stone_of(*make_stones.plan()[number])
    stored = json.loads(make_stones.TARGET.read_text())["stones"][number]
    assert json.loads(json.dumps(made)) == stored
