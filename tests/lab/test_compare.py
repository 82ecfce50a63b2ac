"""Comparisons: what is the same looks the same, what differs is found, and peeking does not fool anybody."""

import json

import numpy as np
import polars as pl
import pytest

from riffle import variants
from riffle.cli import app
from riffle.lab.compare import compare, compared, games_needed, judged, looked_at, whether_enough
from riffle.lab.runs import Ask

ASK = Ask("hidden_stones", 2, "greedy", 30, max_turns=40)


def told_by(capsys, arguments):
    """The JSON that a command prints."""
    with pytest.raises(SystemExit) as done:
        app(arguments)
    assert done.value.code == 0
    return json.loads(capsys.readouterr().out)


def test_a_game_compared_with_itself_does_not_differ():
    found, *_ = compare(ASK.run("stock"), ASK.run("stock"), 6)
    assert found.differences
    assert all(each.difference == 0 and each.low < 0 < each.high for each in found.differences)
    assert not found.enough
    assert "Not settled yet: " in whether_enough(found)


def test_a_worse_bot_is_found_and_comes_first(capsys):
    words = "compare hidden_stones stock stock --bots-b random,greedy --players 2 --bots greedy --games 24 --json"
    told = told_by(capsys, [*words.split(), "--max-turns", "40"])
    each = {one["name"]: one for one in told["differences"]}
    assert each["points_1"]["high"] < 0
    assert each["points_1"]["low"] <= each["points_1"]["difference"] <= each["points_1"]["high"]
    effects = [abs(one["effect"]) for one in told["differences"]]
    assert effects == sorted(effects, reverse=True)
    assert "compared at once" in told["warning"]
    assert told["games"] == 24


def test_playing_on_after_a_look_leaves_what_was_seen():
    """Bounds do not follow from how many games somebody means to play: else more of them, once one has looked, would
    make them invalid."""
    b = ASK.run("stock", "random,greedy")
    few, *_ = compare(ASK.run("stock"), b, 12)
    _, one, other = compare(ASK.run("stock"), b, 30)
    assert looked_at(one, other, 12) == few


def test_a_comparison_stops_when_it_is_enough():
    found, a, _ = compare(ASK.run("stock"), ASK.run("stock"), 1000, stop=True)
    assert (found.games, found.enough, a.done) == (400, True, 400)


def test_two_games_that_happen_to_differ_alike_prove_nothing():
    """Both games a turn longer, a card used once more in each: there is no spread, and still no certainty."""
    one = pl.DataFrame({"game": [0, 1], "turns": [30.0, 40.0], "won_1": [0.0, 0.0], "cards.c1": [0.0, 0.0]})
    other = pl.DataFrame({"game": [0, 1], "turns": [31.0, 41.0], "won_1": [1.0, 1.0], "cards.c1": [1.0, 1.0]})
    assert not any(each.differs or each.holds for each in compared(one, other))


def test_what_is_not_settled_says_how_many_games_it_needs():
    """Half as wide takes four times as many games; nearly equal shares take thousands."""
    assert games_needed(100, 1.0, -1.0, 3.0, 0.0) == 300
    assert games_needed(100, 0.0, -0.2, 0.2, 0.02) == 9900
    draw = np.random.default_rng(1)
    one, other = (pl.DataFrame({"game": range(400), "won_1": draw.integers(0, 2, 400) * 1.0}) for _ in range(2))
    found = judged(one, other, 400)
    (won,) = found.differences
    assert not won.settled
    assert won.more is not None
    assert 500 < won.more < 40_000
    assert f"won by seat 1 (about {won.more:,} more games)" in whether_enough(found)


def test_what_never_happened_in_one_of_them_counts_as_none():
    one = pl.DataFrame({"game": [0, 1, 2], "turns": [5.0, 6.0, 7.0]})
    other = pl.DataFrame({"game": [0, 1, 2], "turns": [5.0, 6.0, 7.0], "cards.c1": [1.0, 0.0, 1.0]})
    found = {each.name: each for each in compared(one, other)}
    assert found["cards.c1"].difference == pytest.approx(2 / 3)
    assert found["turns"].difference == 0


def test_a_folder_and_the_packed_variant_made_of_it_are_the_same_game(tmp_path):
    """B is River Dragons with a longer third plank, once as a folder of changed files, once packed."""
    folder, packed = tmp_path / "longer", tmp_path / "longer.riffle-variant"
    variants.new("river_dragons", folder)
    planks = folder / "planks.csv"
    planks.write_text(planks.read_text().replace("3,78,86", "3,85,86"))
    variants.pack(folder, packed)
    ask = Ask("river_dragons", 2, "random", 2, speed="plain", max_turns=8)
    found = [compare(ask.run("stock"), ask.run(str(source)), 2) for source in (folder, packed)]
    assert found[0][0] == found[1][0]
    assert found[0][1].game.components != found[0][2].game.components == found[1][2].game.components


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nowhere", "stock", "--games", "9", "--bots", "greedy"], "nowhere is neither stock nor a folder"),
        (["stock", "stock", "--games", "1", "--bots", "greedy"], "at least 2 games"),
        (["stock", "stock", "--games", "9"], "compare needs --bots: `riffle compare --help` tells"),
        (["stock", "stock", "--games", "9", "--bots", "nobody"], "has no bot 'nobody'"),
        (["stock", "stock", "--games", "9", "--bots", "a,b,c"], "one for each of the 2 players"),
    ],
)
def test_bad_input_is_one_sentence(capsys, arguments, sentence):
    with pytest.raises(SystemExit) as stopped:
        app(["compare", "hidden_stones", *arguments, "--players", "2"])
    told = capsys.readouterr()
    assert stopped.value.code == 2
    assert sentence in told.err
    assert told.err.count("\n") == 1
