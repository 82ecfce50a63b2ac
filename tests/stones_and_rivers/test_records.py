"""The stored games, one for each ending, replay in both speeds to the state they were written with."""

from __future__ import annotations

from pathlib import Path

import pytest

from riffle.core.record import RecordError, read_record

FILES = sorted((Path(__file__).parent / "records").glob("*.riffle"))


@pytest.mark.parametrize("speed", ["plain", "fast"])
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_stored_game_replays_to_its_ending(path, speed):
    text = path.read_text(encoding="utf-8")
    match = read_record(text, speed=speed)
    result = match.result
    assert result is not None
    assert result.ending == path.stem
    assert match.record() == text


def test_a_changed_move_is_refused_with_line_and_rule():
    text = next(path for path in FILES if path.stem == "repetition").read_text(encoding="utf-8")
    with pytest.raises(RecordError) as refused:
        read_record(text.replace("flip d5 h", "rotate d5", 1))
    assert (refused.value.line, refused.value.rule) == (8, 12)
