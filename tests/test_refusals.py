"""Every number with which `why_not` can refuse is reached by a rule test."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from riffle.core.game import games, load

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", games())
def test_every_forbidding_rule_is_reached(name):
    done = subprocess.run(
        [sys.executable, "-m", "tests.refusals", name], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    reached = set(json.loads(done.stdout.splitlines()[-1]))
    forbidding = load(name).rulebook.forbidding
    missing = sorted(forbidding - reached)
    assert not missing, f"no rule test of {name} is refused by {missing}"
    unsaid = sorted(reached - forbidding - {0})
    assert not unsaid, f"rules {unsaid} of {name} forbid something, but its rulebook.toml does not say so"
