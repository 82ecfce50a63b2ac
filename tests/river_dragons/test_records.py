"""A stored game for every way it can end, played again in both speeds."""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import pytest

from riffle.core.game import GameError, Speed
from riffle.core.match import Match
from riffle.core.record import RecordError, read_record

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


def test_a_record_of_before_the_option_ends_as_it_did() -> None:
    """Its header does not name `stranded`, its digest is of a state without it, and planks are counted in it."""
    text = (RECORDS / "stranded.riffle").read_text(encoding="utf-8")
    assert "stranded=" not in text
    match = read_record(text)
    assert match.options["stranded"] == GAME.options.STRANDED_COUNT
    assert Match(GAME, 2).options["stranded"] == GAME.options.STRANDED_NEVER
    with pytest.raises(RecordError):  # by the other rule the same game is not over
        read_record(text.replace("turn_limit=40", "turn_limit=40,stranded=never"))


@pytest.mark.parametrize(("word", "said"), [("count", False), ("never", True)])
def test_a_record_names_the_option_where_it_is_not_as_before(word: str, said: bool) -> None:
    match = Match(GAME, 2, GAME.options.read({"stranded": word}), dice=random.Random(1))
    match.advance()
    assert ("stranded=never" in match.record()) == said
    assert read_record(match.record()).options == match.options


def test_a_packed_state_of_before_the_option_is_read() -> None:
    match = Match(GAME, 2, GAME.options.read({"stranded": "count"}), dice=random.Random(1))
    match.advance()
    at = 4 * list(GAME.State.saved).index("stranded")
    before = match.position.pack()[:at] + match.position.pack()[at + 4 :]
    assert GAME.unpack(before) == match.position
    assert match.position.digest == hashlib.sha256(before).hexdigest()[:16]
    with pytest.raises(GameError):
        GAME.unpack(before[4:])
