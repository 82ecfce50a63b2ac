"""The table in characters: a person can read and play from it, in every language."""

import pytest

from riffle.core.game import load

from .tables import ENGINE, GAME, Table

LANGUAGES = ("en", "fi", "sv", "da", "nb", "pl", "de")


def drawn(table: Table, lang: str = "en") -> list[str]:
    return GAME.unpack(ENGINE.pack(table.s)).picture(lang).split("\n")


def test_stacks_stand_side_by_side_with_marker_tokens_and_heights() -> None:
    table = Table().stack(0, 2, 1, size=2).stack(3, 1, 0, 2, size=0)
    lines = drawn(table)
    assert lines[0].split() == ["(======)"]
    assert lines[1].split() == ["(======)", "(==)"]
    assert lines[2].split() == ["########"] * 6
    assert lines[3].split() == ["[1]", "2", "3", "4", "5", "6"]
    assert lines[4].split() == ["^"]
    assert lines[5].split()[:6] == ["2", "0", "0", "1", "0", "0"]
    assert lines[6].strip() == "stones in each stack"
    assert lines[8].startswith(" > Player 1")
    assert lines[9].split() == ["1", ".", ".", ".", ".", "."]
    assert lines[11].split() == [".", ".", ".", "2", ".", "."]


def test_tiles_river_and_hand_are_named() -> None:
    table = Table(physics="on")
    table.give(0, table.codes(0)[0])
    table.give(0, table.codes(0)[0])
    text = "\n".join(drawn(table))
    assert text.count("Tile t") == 5
    assert "In the river: small 11, medium 13, large 12" in text
    family, number = load("stone_stacks").rules.Action.kinds[1].labels["stone"][table.s.held].split("_")
    assert f"In the hand: {family} {number} " in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_words_and_nothing_raw(lang: str) -> None:
    table = Table(physics="on")
    table.give(0, table.codes(0)[0])
    table.give(0, table.codes(0)[0])
    text = "\n".join(drawn(table, lang))
    assert "picture-" not in text
    assert "{" not in text
    assert max(len(line) for line in text.split("\n")) <= 80
