"""Dials and sweeps: the right number is turned, impossible settings are told, a sweep goes on where it was."""

import json

import numpy as np
import polars as pl
import pytest

from riffle.cli import app
from riffle.core.game import load
from riffle.lab.dial import DialError, read_dial, turned
from riffle.lab.source import Source
from riffle.lab.sweep import Point, clear_steps, means, steps_along


def file_with(game, text):
    dial = read_dial(text)
    files, options = turned(Source.of(game, "stock"), {dial: dial.values[-1]})
    return files.get(dial.file, ""), options


def test_a_dial_turns_one_cell_of_a_table_and_leaves_the_rest():
    text, _ = file_with("river_dragons", "planks.csv:3.length=70..80")
    own = (load("river_dragons").folder / "components" / "planks.csv").read_text()
    assert text == own.replace("3,78,86", "3,80,86")


def test_a_dial_reaches_into_json_and_toml():
    assert '"2": 5' in file_with("stoleme", "counts.json:knockoutsToWin.2=2..5")[0]
    assert '"move": 4' in file_with("stoleme", "families.json:rebocy.stolems.sambor.healthy.move=1,4")[0]
    text, _ = file_with("stones_and_rivers", "boards.toml:course-small.wins=2,3")
    own = (load("stones_and_rivers").folder / "components" / "boards.toml").read_text()
    assert text == own.replace("wins = 4", "wins = 3", 1)


def test_a_dial_turns_an_option():
    assert file_with("hidden_stones", "option:hand_cap=4..7")[1] == {"hand_cap": 7}


@pytest.mark.parametrize(
    ("text", "values"),
    [("a.csv:1.b=70..90", (70, 75, 80, 85, 90)), ("a.csv:1.b=1..3", (1, 2, 3)), ("a.csv:1.b=70..90/10", (70, 80, 90)),
     ("a.csv:1.b=4,9", (4, 9))],
)  # fmt: skip
def test_values_of_a_dial(text, values):
    assert read_dial(text).values == values


@pytest.mark.parametrize(
    "text",
    ["planks.csv:3.length", "planks.csv:9.length=1..2", "planks.csv:3.width=1..2", "plonks.csv:3.length=1..2",
     "planks.csv:3.length=9..2",
     "planks.csv:3.length=70..80/0", "option:wings=1..2", "../planks.csv:3.length=1..2"],
)  # fmt: skip
def test_a_dial_that_is_not_there_is_one_sentence(text):
    with pytest.raises(DialError):
        file_with("river_dragons", text)


def sweep(capsys, *arguments):
    common = ["--players", "2", "--bots", "random", "--games", "2", "--speed", "plain", "--max-turns", "8", "--json"]
    with pytest.raises(SystemExit) as done:
        app(["sweep", *arguments, *common])
    told = capsys.readouterr()
    return done.value.code, json.loads(told.out) if told.out else told.err


def test_a_sweep_tells_every_setting_and_what_the_game_refuses(capsys):
    """The plank of size 4 is 89 long: the third cannot be 90."""
    code, told = sweep(capsys, "river_dragons", "planks.csv:3.length=85..90/5")
    assert code == 0
    assert [point["settings"] for point in told["points"]] == [{"planks.csv:3.length": value} for value in (85,)]
    assert {"value", "low", "high"} == told["points"][0]["features"]["turns"].keys()
    assert list(told["refused"]) == ["planks.csv:3.length=90"]
    assert sweep(capsys, "river_dragons", "planks.csv:3.length=85..90/5") == (code, told)


def test_a_sweep_of_nothing_that_can_be_played_is_refused(capsys):
    code, told = sweep(capsys, "river_dragons", "planks.csv:3.length=90..95")
    assert code == 2
    assert "planks.csv, line 5" in told


def test_values_of_a_dial_are_held_against_each_other_game_by_game():
    """Games differ far more from one another than what the dial does to each: only pairs of them show it."""
    draw = np.random.default_rng(4)
    games = draw.normal(30, 10, 200)

    def point(value, other, more):
        table = pl.DataFrame({"game": range(200), "turns": games + more + draw.normal(0, 0.5, 200)})
        return Point({"a.csv:1.b": value, "option:x": other}, means(table), table)

    points = [point(value, other, value / 2 + other) for value in (1, 2, 3) for other in (0, 5)]
    low, high = points[0].features["turns"], points[-2].features["turns"]
    assert low.high > high.low, "the means by themselves do not tell them apart"
    steps = steps_along(points, "a.csv:1.b", "turns")
    assert [(step.before, step.after) for step in steps] == [(1, 2), (2, 3)]
    assert all(step.found.differs and 0.3 < step.found.difference < 0.7 for step in steps)
    assert clear_steps(steps) == "Clear by themselves: the steps from 1 to 2, 2 to 3."
