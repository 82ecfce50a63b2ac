"""Stored games replay to the same digest in both speeds and in another process, and the physics still agrees."""

import subprocess
import sys
from pathlib import Path

import pytest

from riffle.core.declare.question import NATURE
from riffle.core.game import load
from riffle.core.match import Match
from riffle.core.record import read_record
from riffle.games.stone_stacks.physics.standing import unpacked, world_of
from riffle.games.stone_stacks.physics.trajectory import unpack
from riffle.games.stone_stacks.state import SOLVED

RECORDS = sorted((Path(__file__).parent / "records").glob("*.riffle"))
GAME = load("stone_stacks")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
@pytest.mark.parametrize("speed", ["plain", "fast"])
def test_a_record_replays_in_both_speeds(path, speed):
    text = path.read_text(encoding="utf-8")
    match = read_record(text, GAME, speed=speed)
    assert match.over
    assert match.record() == text


def test_a_record_replays_to_the_same_digest_in_another_process():
    path = next(path for path in RECORDS if path.stem == "target_reached")
    code = (
        "import sys; from pathlib import Path; from riffle.core.game import load;"
        "from riffle.core.record import read_record;"
        "print(read_record(Path(sys.argv[1]).read_text(encoding='utf-8'), load('stone_stacks')).digest);"
        "sys.exit('mujoco' in sys.modules)"  # stored outcomes are enough
    )
    done = subprocess.run([sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == read_record(path.read_text(encoding="utf-8"), GAME).digest


def test_the_physics_still_gives_every_stored_outcome():
    path = next(path for path in RECORDS if path.stem == "target_reached")
    stored = read_record(path.read_text(encoding="utf-8"), GAME)
    match = Match(GAME, stored.seats, stored.options)
    settled = 0
    for event in stored.log:
        assert event.steps is not None
        if event.seat == NATURE and match.needs_solver:
            step, way = match.position.solve()
            assert step == event.steps[0]
            assert unpack(way) == unpack(event.payload)
            settled += 1
        match.replay(event.seat, event.steps, event.by, event.payload)
    assert settled > 10
    assert match.digest == stored.digest


def test_the_state_holds_the_same_world_as_the_physics():
    """Stack and height of a stone, kept by the rules, agree with its pose: each lies above the one below it."""
    path = next(path for path in RECORDS if path.stem == "target_reached")
    stored = read_record(path.read_text(encoding="utf-8"), GAME)
    match = Match(GAME, stored.seats, stored.options)
    tallest = 0
    for event in stored.log:
        match.replay(event.seat, event.steps or (), event.by, event.payload)
        if event.seat == NATURE and match.position.question_index not in SOLVED:
            world = world_of(unpacked(match.position.pack()))
            for stack in world.stacks:
                heights = [placed.pos[2] for placed in stack]
                assert heights == sorted(heights)
                tallest = max(tallest, len(stack))
    assert tallest >= 3
