"""A stored game for every way it can end, played again in both speeds."""

from __future__ import annotations

from pathlib import Path

import pytest

from riffle.core.game import Speed
from riffle.core.record import read_record

from .positions import GAME

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize("ending", GAME.endings)
@pytest.mark.parametrize("speed", ["plain", "fast"])
def test_a_stored_game_plays_again_to_its_ending(ending: str, speed: Speed) -> None:
    text = (RECORDS / f"{ending}.riffle").read_text(encoding="utf-8")
    match = read_record(text, speed=speed)
    assert match.result is not None
    assert match.result.ending == ending
    assert match.record() == text
