"""Every example runs as it stands; every agent among them plays."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
AGENTS = {"cautious_agent.py": "hidden_stones", "sampling_bot.py": "stones_and_rivers"}
LEARNERS = ("alphazero", "ppo")
"""Too long for a page: the guide tells of them."""
SCRIPTS = [path for path in EXAMPLES if path.name not in AGENTS]


def run(*arguments: str) -> str:
    done = subprocess.run([sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_an_example_runs(path: Path) -> None:
    assert run(str(path))


@pytest.mark.parametrize("name", AGENTS)
def test_an_agent_among_them_plays(name: str) -> None:
    options = ["--options", "board=bridge,ply_cap=6"] if AGENTS[name] == "stones_and_rivers" else []
    code = "import sys; from riffle.cli import app; app(sys.argv[1:])"
    seats = f"bot:random,agent:examples/{name}"
    told = json.loads(run("-c", code, "match", AGENTS[name], "--seats", seats, *options, "--json"))
    assert told["failed"] == [0, 0]


def test_the_tutorial_shows_the_examples_themselves() -> None:
    shown = "".join(path.read_text("utf-8") for path in (ROOT / "docs").rglob("*.md"))
    # Two lines of scissors round the name: the one-line form is a Python expression, which the formatter would rewrite.
    included = re.findall(r"^--8<--\n(.+)\n--8<--$", shown, re.MULTILINE)
    assert "--8" not in re.sub(r"^--8<--$", "", shown, flags=re.MULTILINE)
    assert all((ROOT / name).is_file() for name in included)
    assert {f"examples/{path.name}" for path in EXAMPLES if not path.name.startswith(LEARNERS)} <= set(included)
