"""`riffle review`: one object, a text a person reads, one sentence for what is no finished record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from riffle.bots.stones_and_rivers.coach import StonesAndRiversEvaluator
from riffle.cli import app

RECORDS = Path(__file__).parents[1] / "stones_and_rivers/records"


@pytest.fixture(autouse=True)
def few_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(StonesAndRiversEvaluator, "few", 300)
    monkeypatch.setattr(StonesAndRiversEvaluator, "many", 2000)


def review(*arguments: str) -> None:
    with pytest.raises(SystemExit) as stopped:
        app(["review", *arguments])
    assert not stopped.value.code


def test_json_is_one_object_with_the_worst_moments(capsys: pytest.CaptureFixture[str]) -> None:
    review(str(RECORDS / "repetition.riffle"), "--lang", "fi", "--json")
    found = json.loads(capsys.readouterr().out)
    assert len(found["worst"]) <= 6
    for each in found["worst"]:
        assert {"turn", "seat", "cost", "better", "words"} <= each.keys()
    assert len(found["luck"]) == 2


def test_a_text_tells_the_moments(capsys: pytest.CaptureFixture[str]) -> None:
    review(str(RECORDS / "forfeit.riffle"), "--lang", "de")
    said = capsys.readouterr().out
    assert "Keine großen Fehler." in said
    assert "Spieler 1" in said


@pytest.mark.parametrize("change", [("seat1", "seat2"), ("riffle 1", "chess"), ("end ", "pause ")])
def test_a_broken_record_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: tuple[str, str]
) -> None:
    broken = tmp_path / "broken.riffle"
    broken.write_text((RECORDS / "repetition.riffle").read_text("utf-8").replace(*change, 1), "utf-8")
    with pytest.raises(SystemExit) as stopped:
        app(["review", str(broken)])
    assert stopped.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("riffle: ")
    assert said.count("\n") == 1
