"""The card file: complete, and refused with row and reason when it cannot be played with."""

from __future__ import annotations

from pathlib import Path

import pytest

from riffle.core.declare.components import ComponentsError
from riffle.core.game import load
from riffle.games.hidden_stones.cards import ALL, read_cards

from .positions import GAME

FILE = Path(GAME.folder) / "components" / "cards.csv"
LINES = FILE.read_text(encoding="utf-8").splitlines()


def with_line(number: int, line: str) -> str:
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]]) + "\n"


def test_the_shapes_are_those_of_the_rulebook() -> None:
    ones = [each.pattern for each in ALL if each.value == 1]
    assert sum(len(each) == 3 and "/" in each for each in ones) == 12, "vertical pairs"
    assert sum(len(each) == 2 for each in ones) == 12, "horizontal pairs"
    assert all(each.pattern.count("/") == 2 for each in ALL if each.value == 5)
    letters = "".join(each.pattern for each in ALL)
    counts = {face: letters.count(face) for face in "THDRFBMS"}
    assert counts == {"T": 27, "H": 26, "D": 26, "R": 26, "F": 19, "B": 16, "M": 8, "S": 7}


def test_placements_slide_but_do_not_turn() -> None:
    by_pattern = {each.pattern: each for each in ALL}
    assert len(by_pattern["BH"].placements()) == 6
    assert len(by_pattern["H/T"].placements()) == 6
    assert len(by_pattern["*D/T*"].placements()) == 4
    assert len(by_pattern["**S"].placements()) == 3
    assert by_pattern["***/*B*/***"].placements() == [[(4, 3)]]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("\n".join(LINES[:30]), "has 29 cards; 40 to 120 can be played with"),
        ("\n".join([*LINES, "72,1,BH"]), "line 73, id: each of the numbers 1 to 73 stands there once, 72 does not"),
        ("id;value;pattern\n", "line 1: the columns are separated by semicolons"),
        ("\n".join(["id,valeu,pattern", *LINES[1:]]), "line 1: there is no column value ('valeu' looks like it)"),
        (with_line(3, "2,1,SM"), "line 3, pattern: there are only 1 stones with S and M"),
        (with_line(3, "2,1,HHHH"), "line 3, pattern: the pattern 'HHHH' is no rectangle"),
        (with_line(3, "2,1,HH/H"), "line 3, pattern: the pattern 'HH/H' is no rectangle"),
        (with_line(3, "2,1,"), "line 3, pattern: the pattern '' is no rectangle"),
        (with_line(3, "2,1,*/*"), "line 3, pattern: a pattern needs faces"),
        (with_line(3, "2,1,XH"), "line 3, pattern: a pattern needs faces"),
        (with_line(3, "2,6,HH"), "line 3, value: a whole number from 1 to 5 is wanted, not 6"),
        (with_line(3, "2,one,HH"), "line 3, value: a whole number from 1 to 5 is wanted, not 'one'"),
        (with_line(3, "2"), "line 3, value: a whole number from 1 to 5 is wanted, not ''"),
        (with_line(3, "2,1,HH,HH"), "line 3: there are more cells than columns"),
    ],
)
def test_a_card_file_that_cannot_be_played_with_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(ComponentsError, match=r"cards\.csv") as refused:
        read_cards(text)
    assert sentence in str(refused.value)


def test_a_deck_without_fives_is_refused_for_the_game_alone() -> None:
    text = "\n".join(line.replace(",5,", ",3,") for line in LINES)
    with pytest.raises(ComponentsError, match="at least 1 cards of value 5"):
        read_cards(text)


def test_other_cards_make_another_game_of_the_same_rules(tmp_path: Path) -> None:
    (tmp_path / "cards.csv").write_text(with_line(6, "5,2,BH"), encoding="utf-8")
    other = load("hidden_stones", components=tmp_path)
    assert other.components != GAME.components
    assert other.rules.VALUE[4] == 2
    assert GAME.rules.VALUE[4] == 1
