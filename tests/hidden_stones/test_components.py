"""The card file: complete, and refused with row and reason when it cannot be played with."""

from __future__ import annotations

from pathlib import Path

import pytest

from riffle.core.components import ComponentsError
from riffle.core.game import Game
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
        ("\n".join(LINES[:-1]), "each of the cards 1 to 72 once; it has 71 rows"),
        ("\n".join([*LINES, "72,1,BH"]), "each of the cards 1 to 72 once"),
        ("id;value;pattern\n", "begin with the line id,value,pattern"),
        (with_line(3, "2,1,SM"), "line 3: there are only 1 stones with S and M"),
        (with_line(3, "2,1,HHHH"), "line 3: the pattern 'HHHH' is no rectangle"),
        (with_line(3, "2,1,HH/H"), "line 3: the pattern 'HH/H' is no rectangle"),
        (with_line(3, "2,1,"), "line 3: the pattern '' is no rectangle"),
        (with_line(3, "2,1,*/*"), "line 3: a pattern needs faces"),
        (with_line(3, "2,1,XH"), "line 3: a pattern needs faces"),
        (with_line(3, "2,4,HH"), "line 3: a card is worth 1, 2, 3 or 5, not 4"),
        (with_line(3, "2,one,HH"), "line 3: id and value are whole numbers"),
        (with_line(3, "2"), "line 3: id and value are whole numbers"),
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
    other = Game.load("hidden_stones", components=tmp_path)
    assert other.components != GAME.components
    assert other.rules.VALUE[4] == 2
    assert GAME.rules.VALUE[4] == 1
