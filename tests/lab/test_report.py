"""Reports: one file that needs nothing else; every picture has a sentence, and sentences say how sure they are."""

import json
import re
from xml.etree import ElementTree

import numpy as np
import polars as pl
import pytest

from riffle.cli import app
from riffle.core.game import load
from riffle.core.metrics import Count
from riffle.lab.compare import compared
from riffle.lab.report.bins import histogram
from riffle.lab.report.heat import heat_map
from riffle.lab.report.pictures import _things, _wins
from riffle.lab.report.sections import _effects
from riffle.lab.words import scale_of

COMMON = ["--players", "2", "--bots", "greedy", "--games", "30", "--max-turns", "60"]


def test_a_report_is_one_file_with_pictures_and_sentences(tmp_path):
    out = tmp_path / "report.html"
    with pytest.raises(SystemExit) as done:
        app(["report", "hidden_stones", *COMMON, "--out", str(out)])
    assert done.value.code == 0
    text = out.read_text()
    figures = re.findall(r"<figure>.*?</figure>", text, re.S)
    assert len(figures) > 8
    for figure in figures:
        assert "<svg" in figure
        assert re.search(r"<p>[^<]*\d[^<]*\.</p>|<p>[^<]*together\.</p>", figure), figure[:300]
    assert not re.findall(r'(?:src|href)="|url\((?!#)|@import|<script', text)
    names = re.findall(r' id="([^"]*)"', text)
    assert len(names) == len(set(names))
    assert "prefers-color-scheme" in text
    (summary,) = re.findall(r'<ol class="summary">(.*?)</ol>', text)
    assert summary.count("<li>") == 5
    assert not re.search(r"#0[0-9a-f]000\d", text), "a stand-in for a colour was left"


def test_a_sentence_says_what_is_off_and_how_sure_that_is():
    sentence, _ = _wins([("seat 1", 700, 1000, ""), ("seat 2", 300, 1000, "")], 0.5, "seat")
    assert "Seat 1 wins 70.0 % (67.1 % to 72.8 %)" in sentence
    assert "more than chance" in sentence
    sentence, _ = _wins([("seat 1", 51, 100, ""), ("seat 2", 49, 100, "")], 0.5, "seat")
    assert sentence.startswith("No seat is clearly off its fair share of 50.0 %")


def test_two_runs_stand_in_the_same_pictures(tmp_path):
    out = tmp_path / "both.html"
    with pytest.raises(SystemExit) as done:
        app(["report", "hidden_stones", "stock", "stock", "--bots-b", "random,greedy", *COMMON, "--out", str(out)])
    assert done.value.code == 0
    text = out.read_text()
    assert "A stock, B stock with random,greedy" in text
    titles = re.findall(r"<h3>(.*?)</h3>", text)
    assert titles[:4] == ["Who wins, in A and in B", "Length", "Most points at the end", "The largest differences"]
    assert re.search(r"Points of seat 1: [\d.]+ in A, [\d.]+ in B \([^)]*\): more than chance explains", text)
    assert "B: stock with random,greedy" in text
    assert "<details>" in text


@pytest.mark.parametrize(
    ("name", "low", "high", "told"),
    [("won_1", -0.061, 0.031, "-1.5"), ("turns", -0.44, 1.08, "-0.01"), ("cards.c1", -0.0241, -0.002, "-0.015"),
     ("points_1", -150.0, 50.0, "0"), ("ending.gods", 0.0, 0.0, "-1.5"),
     ("minutes", -9.0, 9.0, "0.0")],
)  # fmt: skip
def test_numbers_have_as_many_decimals_as_are_known(name, low, high, told):
    assert scale_of(name, low, high).signed(-0.0149) == told


def test_bins_follow_the_numbers_that_can_occur():
    """A game of two ends after even turns: bins of three would hold now one, now two of them, and show false peaks."""
    turns = np.arange(20, 140, 2).repeat(5)
    assert {row["count"] for row in histogram(turns)} == {10}
    nearly = np.append(turns, [21, 33, 57])
    counts = [row["count"] for row in histogram(nearly)]
    assert sum(counts) == len(nearly)
    assert {count // 10 for count in counts[1:-1]} == {1}
    assert [row["value"] for row in histogram([3, 4, 6])] == ["3", "4", "5", "6"]


def test_heat_maps_have_a_scale():
    drawn = heat_map([{"name": "a", "x": 0, "y": 0, "count": 30}, {"name": "b", "x": 1, "y": 0, "count": 10}], "round")
    assert re.findall(r">([\d.]+) %</text>", drawn) == ["0", "38", "75"]
    full, faint = (float(each) for each in re.findall(r'<circle[^>]*fill-opacity="([\d.]+)"', drawn))
    assert full > 2 * faint


def test_a_difference_of_nothing_still_has_a_whisker():
    rows = _effects([compared_alike()])
    assert rows[0]["value"] == 0
    assert rows[0]["low"] < 0 < rows[0]["high"]


def compared_alike():
    table = pl.DataFrame({"game": range(40), "turns": [20.0, 30.0] * 20})
    return compared(table, table)[0]


def test_things_are_named_by_how_sure_they_are():
    """A card used twenty times with nine wins in ten is less sure than one used four hundred times with seven."""
    games = pl.DataFrame({"game": range(900), "won_1": [0.9] * 21 + [0.7] * 400 + [0.4] * 479})
    things = ["rare"] * 21 + ["often"] * 400 + ["other"] * 479
    uses = pl.DataFrame({"game": range(900), "seat": [1] * 900, "metric": ["cards"] * 900, "thing": things, "count": 1})
    picture = _things(games, uses, "cards", Count("scored", by="card"))
    assert picture is not None
    assert "the surest is often" in picture.sentence
    assert "does not say that using it wins" in picture.sentence


def test_things_are_drawn_as_the_page_draws_them():
    """The whole deck, also cards nobody used; what stands out is told by colour and by weight."""
    metrics = load("hidden_stones").extras.metrics
    assert metrics is not None
    count = metrics.counts["cards_scored"]
    games = pl.DataFrame({"game": range(900), "won_1": [0.8] * 400 + [0.4] * 500})
    things = [count.names[0]] * 400 + [count.names[1]] * 500
    uses = pl.DataFrame({"game": range(900), "seat": [1] * 900, "metric": ["cards"] * 900, "thing": things, "count": 1})
    picture = _things(games, uses, "cards", count)
    assert picture is not None
    assert picture.wide
    assert picture.svg.count("<title>") == len(count.names)
    assert "used fewer than 20 times" in picture.svg
    bold = re.findall(r'font-weight="700" fill="var\(--(\w+)\)">(\d+) %', picture.svg)
    assert bold == [
        ("moss", "80"),
        ("clay", "40"),
    ]
    assert count.drawn is not None
    assert picture.svg.count(count.drawn(71)) == 1


@pytest.mark.parametrize("name", ["hidden_stones", "river_dragons", "stone_stacks"])
def test_every_thing_that_is_drawn_is_a_picture_of_its_own(name):
    metrics = load(name).extras.metrics
    assert metrics is not None
    drawn = [(count.drawn, count.names) for count in metrics.counts.values() if count.drawn]
    assert drawn
    for draw, names in drawn:
        ElementTree.fromstring("<svg>" + "".join(map(draw, range(len(names)))) + "</svg>")


def test_tables_are_written_as_parquet(tmp_path, capsys):
    with pytest.raises(SystemExit):
        app(["simulate", "hidden_stones", *COMMON, "--metrics", str(tmp_path / "tables"), "--json"])
    told = json.loads(capsys.readouterr().out)
    games, turns = (pl.read_parquet(tmp_path / "tables" / f"{name}.parquet") for name in ("games", "turns"))
    assert len(games) == 30
    assert games.filter("finished")["won_1"].sum() == pytest.approx(told["seat_wins"][0])
    assert turns.group_by("game").len().sort("game")["len"].to_list() == games["turns"].to_list()


def test_a_place_that_cannot_be_written_is_one_sentence(tmp_path, capsys):
    with pytest.raises(SystemExit) as done:
        app(["report", "hidden_stones", *COMMON, "--out", str(tmp_path / "nowhere" / "report.html")])
    assert done.value.code == 2
    assert "cannot be written" in capsys.readouterr().err
