"""Stored games: one for every way to end, replayed in both speeds (written by `make_records.py`)."""

from __future__ import annotations

import pytest

from riffle.core.game import Speed
from riffle.core.record import read_record

from .make_records import RECORDS
from .positions import GAME


@pytest.mark.parametrize("ending", GAME.endings)
@pytest.mark.parametrize("speed", ["plain", "fast"])
def test_a_stored_game_replays_to_its_ending(ending: str, speed: Speed) -> None:
    text = (RECORDS / f"{ending}.riffle").read_text(encoding="utf-8")
    match = read_record(text, GAME, speed=speed)
    assert match.result is not None
    assert match.result.ending == ending
    assert match.record() == text
