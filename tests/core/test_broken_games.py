"""Each kind of broken game is told in one sentence with file, line and name, and `simulate` fails."""

import itertools
import sys

import pytest
import tests.pebbles.rules

from riffle.cli import app
from riffle.core.engine.mistakes import RuleError
from riffle.core.game import Game, load
from riffle.new.write import new_game
from riffle.suite import check

names = (f"cairn_{number}" for number in itertools.count())


@pytest.fixture
def broken(tmp_path, monkeypatch):
    """A game of its own package, found by its name, with some words of its files changed."""
    monkeypatch.setenv("RIFFLE_CACHE", str(tmp_path / "cache"))
    made: list[str] = []

    def make(*changes: tuple[str, str, str]) -> str:
        name = next(names)
        (root,) = new_game(name, tmp_path)
        metadata = root / f"src/{name}-0.1.0.dist-info"
        metadata.mkdir()
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n")
        (metadata / "entry_points.txt").write_text(f"[riffle.games]\n{name} = {name}\n")
        for file, old, new in changes:
            path = root / "src" / name / file
            text = path.read_text()
            assert old in text
            path.write_text(text.replace(old, new))
        monkeypatch.syspath_prepend(str(root / "src"))
        made.append(name)
        return name

    yield make
    for module in [key for key in sys.modules if key.partition(".")[0] in made]:
        del sys.modules[module]


def simulated(name: str, *more: str) -> int:
    with pytest.raises(SystemExit) as left:
        app(["simulate", name, "--players", "2", "--bots", "random", "--games", "3", *more])
    return left.value.code  # type: ignore[return-value]


HIDDEN = [
    ("state.py", "turn = public()", "turn = public()\n    pile = hidden(4)"),
    ("state.py", "option, public", "hidden, option, public"),
    ("legality.py", "if count < s.heap", "if count < s.heap and s.pile[0] < 5"),
]
TAKEN = "s.taken[seat] += pebbles"
FOUND_AT_FIRST = {
    "an index": ([("turn.py", TAKEN, "s.taken[seat + 9] += pebbles")], "turn.py, line 24", "apply", "taken[seat + 9]"),
    "a list too long": ([("rules.py", "LEGAL = SEATS", "LEGAL = 1")], "legality.py, line 36", "legal", "MOST_LEGAL"),
    "a float": ([("turn.py", TAKEN, "s.taken[seat] = 1.5")], "turn.py, line 24", "apply", "1.5 is put into"),
    "a secret": (HIDDEN, "legality.py, line 40", "rule legal: reads pile", "may not see"),
    "one too few": ([("legality.py", "< s.heap:", "< s.heap and count != 1:")], "legality.py", "legal leaves out"),
    "one too many": ([("legality.py", "< s.heap:", "< s.heap + 1:")], "legality.py", "legal lists"),
    "no field": ([("turn.py", "s.heap -=", "s.hepa -=")], "turn.py, line 23", "apply", "hepa"),
    "no answer": ([("legality.py", "Action.take(count)", "Action.takes(count)")], "legality.py, line 41", "takes"),
    "no such fact": ([("turn.py", "Fact.TOOK", "Fact.TAKEN")], "turn.py, line 25", "TAKEN"),
    "text in a field": ([("setup.py", "HEAPS[s.seats - 2]", "'first'")], "setup.py, line 14", "'first' is put into"),
    "half a point": ([("turn.py", "return s.taken[seat]", "return s.taken[seat] / 2")], "turn.py", "points gives 0.0"),
    "no Python": ([("turn.py", "s.heap -=", "s.heap =)")], "turn.py, line 23", "unmatched"),
    "a field twice": ([("state.py", "heap = public()", "seats = public()")], "state.py", "field seats"),
    "a rule short": ([("rules.py", "points, winner", "points")], "rules.py", "lack winner"),
    "an argument short": ([("turn.py", "winner(s: State, seat: int)", "winner(s: State)")], "turn.py", "winner takes"),
}  # fmt: skip


@pytest.mark.parametrize("kind", FOUND_AT_FIRST)
def test_a_broken_game_is_told_in_one_sentence(broken, capsys, kind):
    changes, *words = FOUND_AT_FIRST[kind]
    assert simulated(broken(*changes)) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith("riffle: ")
    assert err.count("\n") == 1
    for word in words:
        assert word in err


def test_a_game_that_never_ends_fails(broken, capsys):
    name = broken(("turn.py", "s.heap -= pebbles", "s.heap += 0"))
    assert simulated(name) == 2
    assert "does not end" in capsys.readouterr().err


COMPILED = {
    "an index": (TAKEN, "s.taken[seat + 9] += pebbles", "turn.py, line 24", "rule apply: an index lies outside"),
    "a float": (TAKEN, "s.taken[seat] += pebbles / 2", "turn.py, line 24", "rule apply: a float"),
    "text in a field": (TAKEN, "s.turn = 'first'", "turn.py, line 24", "rule apply: text"),
    "text compared": ("s.last == OPTIONS.LAST_LOSES", "s.last == 'loses'", "turn.py, line 39", "compared with text"),
}  # fmt: skip


@pytest.mark.parametrize("kind", COMPILED)
def test_compiled_rules_say_where_as_well(broken, kind):
    old, new, *words = COMPILED[kind]
    game = load(broken(("turn.py", old, new)))
    with pytest.raises(RuleError) as caught:
        _ = game.start(2, seed=1, speed="fast").played_out([0, 0], 1)[0].winners
    assert "\n" not in str(caught.value)
    for word in words:
        assert word in str(caught.value)


def test_the_traceback_is_shown_by_its_word(broken):
    name = broken(("turn.py", "s.heap -=", "s.hepa -="))
    with pytest.raises(AttributeError):
        app(["simulate", name, "--players", "2", "--bots", "random", "--games", "3", "--traceback"])


def test_checks_are_on_for_others_games_and_off_by_a_word(monkeypatch):
    pebbles = Game(tests.pebbles.rules, "pebbles")
    assert pebbles.checked
    assert pebbles.fast.bounds_checks
    pebbles.checked = False
    assert not pebbles.fast.bounds_checks
    assert not load("hidden_stones").checked
    monkeypatch.setenv("RIFFLE_BOUNDS_CHECKS", "1")
    assert load("hidden_stones").checked
    monkeypatch.setenv("RIFFLE_BOUNDS_CHECKS", "0")
    assert not Game(tests.pebbles.rules, "pebbles").checked


def test_the_suite_looks_at_every_index(monkeypatch):
    game, seen = Game(tests.pebbles.rules, "pebbles"), []
    game.checked = False
    monkeypatch.setattr("riffle.suite.CHECKS", (lambda each: seen.append(each.fast.bounds_checks),))
    check(game)
    assert seen == [True]
    assert not game.checked
