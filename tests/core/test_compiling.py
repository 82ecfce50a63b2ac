"""A rule that does not compile is told in one sentence with file, line and name."""

import importlib
import re
import shutil
import sys
from pathlib import Path

import pytest

import riffle.new.game
from riffle.core.engine import compiling
from riffle.core.engine.compiling import RuleError
from riffle.core.game import Game

TEMPLATE = Path(riffle.new.game.__file__).parent


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("s.hepa -= pebbles", ["turn.py, line 23", "rule apply", "no field 'hepa'"]),
        ("s.heap -= pebles", ["turn.py, line 23", "rule apply", "'pebles' is not defined"]),
        ("s.heap -= 'x'", ["turn.py, line 23", "rule apply", "isub"]),
    ],
)
def test_a_rule_that_does_not_compile_says_where(tmp_path, monkeypatch, line, says):
    name = f"broken_{abs(hash(line))}"
    shutil.copytree(TEMPLATE, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    turn = tmp_path / name / "turn.py"
    text = turn.read_text()
    assert text.splitlines()[22].strip() == "s.heap -= pebbles"
    turn.write_text(text.replace("s.heap -= pebbles", line))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("RIFFLE_CACHE", str(tmp_path / "cache"))
    game = Game(importlib.import_module(f"{name}.rules"), name)
    try:
        with pytest.raises(RuleError) as caught:
            game.start(seed=1, speed="fast").play("take 1")
    finally:
        for module in [key for key in sys.modules if key.startswith(name)]:
            del sys.modules[module]
    told = str(caught.value)
    assert "\n" not in told
    for word in says:
        assert word in told


def test_whoever_waits_for_the_compiler_reads_one_line(capsys, monkeypatch):
    monkeypatch.setattr(compiling, "_told", set())
    compiling.announced("pebbles", 3)  # over in a moment
    assert capsys.readouterr() == ("", "")
    for _ in range(2):
        compiling.announced("pebbles", 100)
    out, err = capsys.readouterr()
    assert out == ""
    assert re.fullmatch(r"compiling the rules of pebbles, once, about \d+ s\n", err)
