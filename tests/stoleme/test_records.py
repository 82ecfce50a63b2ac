"""Stored games: one for every way to end, replayed in both speeds (written by `make_records.py`)."""

from __future__ import annotations

import pytest

from riffle.core import record

from .make_records import RECORDS
from .positions import GAME


@pytest.mark.parametrize("ending", GAME.endings)
@pytest.mark.parametrize("speed", ["plain", "fast"])
def test_a_stored_game_replays_to_its_ending(ending: str, speed: str) -> None:
    text = (RECORDS / f"{ending}.riffle").read_text(encoding="utf-8")
    match = record.read(text, GAME, speed)
    assert match.result is not None
    assert match.result.ending == ending
    assert record.write(match) == text
