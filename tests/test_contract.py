"""The contract suite over every game that comes with Riffle, the made-up one and the sketches."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tests.pebbles.rules
import tests.sketches.settling
from riffle.core.game import Game, games, load
from riffle.suite import CHECKS

OURS = games()
GAMES = {
    **{name: lambda name=name: load(name) for name in OURS},
    "pebbles": lambda: Game.of(tests.pebbles.rules),
    "settling": lambda: Game.of(tests.sketches.settling, "settling"),
}


@pytest.mark.parametrize("promise", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", GAMES)
def test_contract(name, promise):
    promise(GAMES[name]())


@pytest.mark.parametrize("name", OURS)
def test_every_ending_has_a_stored_record(name):
    stored = {path.stem for path in (Path(__file__).parent / name / "records").glob("*.riffle")}
    missing = [ending for ending in load(name).endings if ending not in stored]
    assert not missing, f"tests/{name}/records has no record that ends by {', '.join(missing)}"


@pytest.mark.parametrize("name", OURS)
def test_every_game_has_a_rulebook(name):
    assert load(name).rulebook.rules


def test_importing_rules_loads_neither_numpy_nor_numba():
    code = (
        "import sys; from riffle.core.game import games, load; [load(n) for n in games()];"
        "sys.exit(any(m in sys.modules for m in ('numpy', 'numba', 'mujoco')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("name", OURS)
def test_random_games_stay_within_bounds(name):
    """Compiled code does not notice a wrong index: one run with Numba's own checks on, in a process of its own."""
    code = f"from riffle.core.game import load; from riffle.suite.endings import games_end; games_end(load({name!r}))"
    env = {**os.environ, "RIFFLE_BOUNDS_CHECKS": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
