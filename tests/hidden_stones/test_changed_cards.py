"""Every level reads the cards of the game it was made for: other cards, other play."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from riffle.bots.bot import LEVELS, make
from riffle.bots.hidden_stones.hint import hint
from riffle.core.game import Game, load
from riffle.core.match import Match
from riffle.core.player import Observation

from .positions import GAME, at_turn, card, faces

FILE = Path(GAME.folder) / "components" / "cards.csv"
STONES = "BHT/DSR/DBH"
"""On it the card FR (c12) does not lie; with the pattern DSR it does."""
CHANGED = card("FR")


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """The game in which card 12 shows a row of three and is worth five."""
    folder = tmp_path_factory.mktemp("cards")
    lines = FILE.read_text(encoding="utf-8").splitlines()
    lines[1 + CHANGED] = f"{CHANGED + 1},5,DSR"
    (folder / "cards.csv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return load("hidden_stones", components=folder)


def test_hints_count_to_the_formation_on_the_changed_card(other: Game) -> None:
    assert hint(GAME, faces(STONES), CHANGED).away == 2
    assert hint(other, faces(STONES), CHANGED).away == 0


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_scores_the_changed_card_and_only_there(level: str, other: Game) -> None:
    packed = at_turn(STONES, "FR RR T/T H*H", "HT").pack().tobytes()
    answers = {}
    for game in (GAME, other):
        seen = game.unpack(packed).seen_by(0)
        answers[game] = str(game.action(make(game, level, 1).answer(Observation(seen, 0, 3))))
        assert seen.why_not(answers[game], 0) is None
    assert answers[other] == "score c12"
    assert answers[GAME] != "score c12"


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_turns_over_changed_cards_without_an_illegal_answer(level: str, other: Game) -> None:
    match = Match(other, 2, dice=random.Random(5))
    match.advance()
    bots = [make(other, level, seat) for seat in range(2)]
    for _ in range(12):
        seat = match.asked[0]
        match.answer(seat, bots[seat].answer(match.observation(seat)))
    assert match.position.field("turn") in (0, 1)
