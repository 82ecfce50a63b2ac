"""`riffle new`: what it writes works at once, and passes what every game must."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import riffle.new.game.rules
from riffle.core.game import Game
from riffle.new.write import NewGameError, new_game
from riffle.server.games import answers
from riffle.server.http.pages import found
from riffle.suite import CHECKS

ROOT = Path(__file__).parents[1]
TEMPLATE = Game.of(riffle.new.game.rules, "my_game")


@pytest.mark.parametrize("promise", CHECKS, ids=lambda check: check.__name__)
def test_the_template_keeps_the_contract(promise):
    promise(TEMPLATE)


def test_a_new_game_of_a_checkout_is_found_tested_and_played(tmp_path):
    """In a copy of the checkout: its folders are all that is needed."""
    for part in ("src", "web/src/games", "web/view_types.py", "tests/refusals.py", "pyproject.toml"):
        source, target = ROOT / part, tmp_path / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "node_modules", "page"))
        else:
            shutil.copyfile(source, target)
    (tmp_path / "src/riffle/server/page").mkdir(parents=True, exist_ok=True)

    def python(*arguments):
        environment = {"PYTHONPATH": f"{tmp_path}/src", "PATH": "/usr/bin:/bin", "HOME": str(tmp_path)}
        done = subprocess.run(
            [sys.executable, *arguments], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
        return done.stdout

    shutil.copytree(ROOT / "src/riffle/new", tmp_path / "src/riffle/new", dirs_exist_ok=True)
    python("-c", "from riffle.cli import app; app(['new', 'cairn'])")
    assert "cairn" in python("-c", "import riffle; print(riffle.games())")
    python("-m", "pytest", "-q", "tests/cairn")
    assert (tmp_path / "web/src/games/cairn/view.ts").read_text().count("heap: number") == 1
    assert (tmp_path / "web/src/games/cairn/Board.svelte").read_text().count("cairn-take") == 1
    assert (tmp_path / "tests/cairn/records/heap_empty.riffle").exists()
    script = "import riffle; m = riffle.load('cairn').match(['bot:greedy', 'bot:random'], seed=2); print(m.result)"
    assert "heap_empty" in python("-c", script)


def test_a_new_game_may_be_a_package_of_its_own(tmp_path, monkeypatch):
    """Found by its entry point: here a folder on the path with the metadata an installer would write."""
    (root,) = new_game("cairn_of_mine", tmp_path)
    metadata = root / "src/cairn_of_mine-0.1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: cairn_of_mine\nVersion: 0.1.0\n")
    declared = (root / "pyproject.toml").read_text()
    assert 'cairn_of_mine = "cairn_of_mine"' in declared
    (metadata / "entry_points.txt").write_text("[riffle.games]\ncairn_of_mine = cairn_of_mine\n")
    monkeypatch.syspath_prepend(str(root / "src"))
    assert "cairn_of_mine" in riffle.games()
    game = riffle.load("cairn_of_mine")
    assert game.match(["bot:greedy", "bot:random"], seed=2).over
    # The table offers it by its own words, and the plain board learns what can be answered.
    assert "game-cairn_of_mine = " in found("/texts/en.ftl").body.decode()  # type: ignore[union-attr]
    assert b"question-" in found("/texts/cairn_of_mine/fi.ftl").body  # type: ignore[union-attr]
    assert list(answers(game)["take"].parts) == ["pebbles"]
    changed = tmp_path / "changed"
    changed.mkdir()
    (changed / "heaps.csv").write_text("players,pebbles\n2,9\n3,9\n4,9\n")
    assert riffle.load("cairn_of_mine", changed).start(seed=1).view(0)["heap"] == 9


@pytest.mark.parametrize("name", ["Cairn", "hidden_stones", "class", "a b", "../x", ""])
def test_a_name_that_cannot_be_is_refused(tmp_path, name):
    with pytest.raises(NewGameError):
        new_game(name, tmp_path)
    assert list(tmp_path.iterdir()) == []
