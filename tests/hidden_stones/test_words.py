"""What is told in words: the facts name the stones, the picture can be played from, options change what is said."""

from __future__ import annotations

import re

import pytest

from riffle.core.rulebook import LANGUAGES

from .positions import GAME, at_turn, card, cell, give, pair, position

FACES = ("sun", "moon", "fish", "bird", "horse", "ship", "seed", "tree")


def fact_parts(s: object, kind: str) -> dict[str, int]:
    rows = s.facts[: s.fact_count]  # type: ignore[attr-defined]
    spec = GAME.facts.kinds[getattr(GAME.facts, kind.upper())]
    row = next(row for row in rows if row[0] == getattr(GAME.facts, kind.upper()))
    return dict(zip(spec.parts, row[1:], strict=False))


def test_a_swap_names_the_faces_in_the_order_of_their_old_cells() -> None:
    s = at_turn("SFB/HTH/DRD", "BH FR", "HT")
    give(s, "swap", card("BH"), pair("a1-b1"))
    told = fact_parts(s, "swapped")
    assert (FACES[told["face"]], FACES[told["other_face"]]) == ("sun", "fish")


def said(lang: str, key: str, **values: int | str) -> str:
    return GAME.rulebook.text(key, lang, values)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_names_the_stones(lang: str) -> None:
    names = [said(lang, f"face-{face}") for face in range(8)]
    for one, other in ((0, 2), (7, 3)):
        line = said(lang, "fact-swapped", seat="Ann", face=one, other_face=other)
        assert line.index(names[one]) < line.index(names[other])
    for face in range(8):
        line = said(lang, "fact-flipped", seat="Ann", face=face)
        assert line.index(names[face ^ 1]) < line.index(names[face]), "from its back to what shows now"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_can_play_from_the_picture(lang: str) -> None:
    s = at_turn("BHT/DSR/DBH", "BH FR", "HT")
    drawn = str(position(s).view(0)) if lang == "en" else format(position(s), lang)
    assert re.search(r"a +b +c", drawn)
    assert re.search(r"1 +B +H +T", drawn)
    assert all(said(lang, f"face-{face}") in drawn for face in range(8)), "every letter is explained"
    assert said(lang, "picture-lies") in next(line for line in drawn.splitlines() if "c05" in line)
    assert said(lang, "picture-lies") not in next(line for line in drawn.splitlines() if "c12" in line)
    assert "picture-" not in drawn
    assert "10" in drawn, "how many cards end the game"
    give(s, "flip", card("FR"), cell("a1"))
    assert re.search(r"1 +F +H +T", format(position(s), lang))


def test_the_picture_of_a_game_alone_counts_strikes_and_all_sixteen_cards() -> None:
    drawn = format(GAME.start(1, seed=4), "en")
    assert "strikes 0 of 4" in drawn
    assert "0 of 16 cards scored" in drawn
