"""Reports: one file that needs nothing else; every picture has a sentence, and sentences say how sure they are."""

import json
import re

import polars as pl
import pytest

from riffle.cli import app
from riffle.lab.report.pictures import _wins

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
    assert not re.search(r"#0[0-9a-f]000\d", text), "a stand-in for a colour was left"


def test_a_sentence_says_what_is_off_and_how_sure_that_is():
    sentence, _ = _wins([("seat 1", 700, 1000, ""), ("seat 2", 300, 1000, "")], 0.5, "seat")
    assert "seat 1 wins 70.0 % (67.1 % to 72.8 %)" in sentence
    assert "more than chance" in sentence
    sentence, _ = _wins([("seat 1", 51, 100, ""), ("seat 2", 49, 100, "")], 0.5, "seat")
    assert sentence.startswith("No seat is clearly off its fair share of 50.0 %")


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
