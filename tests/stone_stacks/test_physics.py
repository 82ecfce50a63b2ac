"""Settling: toppling by the truth of geometry, stillness, verdicts from contacts, the same bytes every time."""

import subprocess
import sys
from math import isclose, nan
from pathlib import Path

import mujoco
import pytest
from bench.toppling import cases, stayed

from riffle.games.stone_stacks.physics import balance, engine, hand, trajectory
from riffle.games.stone_stacks.physics.column import BASE_ID
from riffle.games.stone_stacks.physics.hand import Placement
from riffle.games.stone_stacks.physics.scene import model_of
from riffle.games.stone_stacks.physics.world import (
    OUTCOME_INTS,
    WORLD_INTS,
    Outcome,
    Placed,
    Release,
    World,
    outcome_to_ints,
    units,
    world_from_ints,
    world_to_ints,
)
from riffle.games.stone_stacks.stones import BASES, STACKS

STACK = (26, 31, 13, 21, 14, 5, 1)  # large below, small above


def put(world: World, stone: int, stack: int = 0) -> Outcome:
    return engine.settle(world, hand.laid(world, stack, balance.candidates(world, stack, stone)[0].placement))


def tower(*stones: int, stack: int = 0, world: World | None = None) -> World:
    world = world or World()
    for stone in stones:
        outcome = put(world, stone, stack)
        assert outcome.name == "placed", (stone, outcome.name)
        world = outcome.world
    return world


@pytest.fixture(scope="module")
def seven() -> World:
    return tower(*STACK)


@pytest.mark.parametrize("number", range(16))
def test_a_stone_topples_just_when_its_centre_of_mass_is_outside(number, toppling):
    one = toppling[number]
    outcome = engine.settle(one.world, one.release)
    assert outcome.at_rest
    assert stayed(one, outcome) == (one.margin > 0), one.margin


@pytest.fixture(scope="module")
def toppling():
    found = cases(16, seed=7)
    assert {one.margin > 0 for one in found} == {True, False}
    return found


def test_a_placed_stone_touches_only_the_one_below_and_every_joint_has_a_margin(seven):
    outcome = engine.settle(
        tower(26, 31), hand.laid(tower(26, 31), 0, balance.candidates(tower(26, 31), 0, 13)[0].placement)
    )
    assert (outcome.name, outcome.touched, outcome.fallen) == ("placed", False, ())
    assert outcome.touching == ((13, 31), (26, 31), (26, BASE_ID))
    assert len(outcome.margins) == 3
    assert min(outcome.margins) > 0
    assert [len(stack) for stack in seven.stacks] == [7, 0, 0, 0, 0, 0]


def test_a_stack_put_together_again_from_its_numbers_stands_still(seven):
    """Ten seconds awake; bench/stacking.py does sixty."""
    board = engine._Board([(0, placed) for placed in seven.stacks[0]], {0})
    board.model.opt.enableflags &= ~engine.SLEEP_FLAG
    before = board.poses()
    engine.mujoco.mj_step(board.model, board.data, nstep=2400)
    drift = max(
        abs(a - b) for (p, _), (q, _) in zip(before, board.poses(), strict=True) for a, b in zip(p, q, strict=True)
    )
    assert 0 < drift < 0.003


def test_a_stone_far_out_falls_and_its_stack_goes_to_the_river(seven):
    release = hand.laid(seven, 0, Placement(33, dx=450))
    outcome = engine.settle(seven, release)
    assert outcome.name == "fell"
    assert outcome.fallen == (0,)
    assert outcome.margins == ()
    assert outcome.world.stacks[0] == ()
    assert set(STACK) | {33} <= set(outcome.world.river)


def test_only_the_new_stone_slipping_is_told_apart():
    world = tower(26, 31)
    outcome = engine.settle(world, hand.laid(world, 0, Placement(2, dx=560)))
    assert outcome.name == "fell"
    assert outcome.slipped
    assert outcome.world.stacks[0] == ()
    assert [placed.stone for placed in outcome.gentle.stacks[0]] == [26, 31]


def test_a_stone_past_the_top_one_meets_another_first_and_has_touched():
    world = tower(26, 2)
    assert not engine.settle(world, hand.laid(world, 0, Placement(1))).touched
    assert engine.settle(world, hand.laid(world, 0, Placement(1, dx=780))).touched


def test_a_stone_that_also_touches_the_base_leans():
    world = tower(0)
    outcome = engine.settle(world, hand.laid(world, 0, Placement(27, dx=300)))
    assert outcome.name == "leans"
    assert outcome.fallen == ()
    assert {(0, 27), (27, BASE_ID)} <= set(outcome.touching)
    assert [placed.stone for placed in outcome.world.stacks[0]] == [0, 27]


def test_a_stone_thrown_at_a_sleeping_neighbour_brings_it_down():
    world = tower(26, 31, 13, 14, stack=1)
    x, y = BASES[1][0], BASES[1][1]
    thrown = Release(0, 36, (x - 1_500_000, y, 1_500_000), (2**30, 0, 0, 0), (12_000_000, 0, 1_000_000))
    outcome = engine.settle(world, thrown)
    assert 1 in outcome.fallen
    assert outcome.world.stacks[1] == ()


def test_a_neighbour_that_is_not_hit_keeps_its_numbers(seven):
    world = tower(27, 30, stack=3, world=seven)
    outcome = put(world, 15, 3)
    assert outcome.name == "placed"
    assert outcome.world.stacks[0] == seven.stacks[0]


def test_lifting_the_top_stone_leaves_the_rest_standing_unless_it_is_kicked_hard(seven):
    gentle = engine.lift(seven, 0, (0, 0))
    assert gentle.name == "placed"
    assert len(gentle.world.stacks[0]) == 6
    assert STACK[-1] in gentle.world.river
    hard = engine.lift(seven, 0, (6_000_000, 0))
    assert hard.name == "fell"
    assert hard.world.stacks[0] == ()
    assert engine.lift(tower(26), 0, (0, 0)).world == World()
    with pytest.raises(ValueError, match="no stone to lift"):
        engine.lift(World(), 2, (0, 0))


def test_a_stone_already_in_a_stack_cannot_be_placed(seven):
    with pytest.raises(ValueError, match="not in the river"):
        engine.settle(seven, hand.laid(seven, 0, Placement(26)))


def test_the_trajectory_unpacks_to_where_the_stones_went(seven):
    release = hand.laid(seven, 0, Placement(33, dx=450))
    outcome = engine.settle(seven, release)
    stones, frames = trajectory.unpack(outcome.trajectory)
    assert 33 in stones
    assert len(frames) == outcome.sim_ms * trajectory.HZ // 1000 + 1
    start = frames[0][stones.index(33)][0]
    assert all(isclose(a, b, abs_tol=1 / 4096 + 1e-9) for a, b in zip(start, units(release.pos), strict=True))
    assert frames[-1][stones.index(33)][0][2] < 2.0
    assert len(outcome.trajectory) < 10_000


def test_the_trajectory_ends_within_a_grid_step_of_the_stored_poses():
    outcome = put(tower(26), 31)
    stones, frames = trajectory.unpack(outcome.trajectory)
    for placed in outcome.world.stacks[0]:
        if placed.stone in stones:
            last = frames[-1][stones.index(placed.stone)][0]
            assert all(isclose(a, b, abs_tol=1 / 2048) for a, b in zip(last, units(placed.pos), strict=True))


def test_world_and_outcome_have_a_fixed_form_in_whole_numbers(seven):
    ints = world_to_ints(seven)
    assert len(ints) == WORLD_INTS == 333
    assert world_from_ints(ints) == seven
    assert all(-(2**31) <= n < 2**31 for n in ints)
    assert len(outcome_to_ints(put(seven, 0))) == OUTCOME_INTS
    for at, wrong in ((STACK[0] * 9, STACKS), (STACK[0] * 9 + 1, 1), (STACK[6] * 9 + 1, 9)):
        with pytest.raises(ValueError, match=r"cannot lie|gap"):
            world_from_ints([*ints[:at], wrong, *ints[at + 1 :]])


def test_stones_that_sleep_are_the_same_pose_from_frame_to_frame(seven):
    world = tower(27, stack=3, world=seven)
    before = world.with_stack(3, (*world.stacks[3], hand_over(world, 3, 30)))
    board = engine._Board(engine._rows(before), {3})
    frames, at_rest = board.run()
    assert at_rest
    slept = [i for i, (stack, _) in enumerate(board.rows) if stack == 0]
    assert all(frame[i] is frames[0][i] for frame in frames for i in slept)
    assert frames[-1][-1] is not frames[0][-1]
    ways = trajectory.ways(frames)
    assert [way[-1] for way in ways] == [trajectory.coded(pose) for pose in frames[-1]]
    assert all(len(way) == len(frames) for way in ways)


def hand_over(world: World, stack: int, stone: int) -> Placed:
    release = hand.set_down(world, stack, stone)
    return Placed(stone, release.pos, release.quat)


SCRIPT = """
from riffle.games.stone_stacks.physics import engine, hand
from riffle.games.stone_stacks.physics.hand import Placement
from riffle.games.stone_stacks.physics.world import World
world = World()
for n, (stone, stack) in enumerate([(26, 0), (31, 0), (13, 0), (27, 1), (30, 1), (14, 0), (33, 0)]):
    answer = Placement(stone, 0, 40 * n, 20 * n - 60, 30, speed=1, lift=10, release=150 + n)
    outcome = engine.settle(world, hand.aim(world, stack, answer, 1000 + n))
    world = outcome.world
    print(outcome.name, outcome.digest)
"""


def test_the_digest_is_the_same_again_in_another_process_and_under_another_blas_kernel():
    env = {"PATH": "/usr/bin:/bin", "PYTHONPATH": ":".join(sys.path)}
    runs = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT], env=env | more, capture_output=True, text=True, check=True
        ).stdout
        for more in ({}, {"OPENBLAS_CORETYPE": "Prescott", "NPY_DISABLE_CPU_FEATURES": "AVX2 FMA3"})
    ]
    assert runs[0] == runs[1]
    assert len(runs[0].split()) == 14


def test_an_engine_gone_wrong_leaves_no_file_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    model = model_of((26,))
    data = mujoco.MjData(model)
    data.qpos[0] = nan
    mujoco.mj_step(model, data)
    assert data.warning[mujoco.mjtWarning.mjWARN_BADQPOS].number == 1
    assert not list(tmp_path.iterdir())
