"""The table in characters: readable in any language, and never more than the seat may see."""

from __future__ import annotations

import pytest

from riffle.core.position import Position
from riffle.core.rulebook import LANGUAGES
from riffle.games.stoleme.pieces import FAMILY_FILE

from .positions import GAME


def after(players: int, answers: int) -> Position:
    position = GAME.start(players, seed=5)
    for _ in range(answers):
        seat = position.to_move[0]
        position = position.play(position.fallback(seat), seat)
    return position


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "answers"), [(2, 0), (2, 60), (3, 150), (4, 90)])
def test_the_picture_fits_a_terminal_and_names_every_giant(players: int, answers: int, language: str) -> None:
    position = after(players, answers)
    lines = position.picture(language).split("\n")
    assert max(map(len, lines)) <= 80
    for family in position.field("family")[:players]:
        if family >= 0:
            for stolem in FAMILY_FILE[family]["stolems"]:
                assert any(stolem["name"] in line for line in lines)


def test_a_giant_stands_under_the_name_of_its_hex() -> None:
    position = after(2, 60)
    view = position.view(position.to_move[0])
    lines = str(view).split("\n")
    upper = next(line for line in lines if line.lstrip().startswith("D1"))
    below = lines[lines.index(upper) + 1]
    assert below[upper.index("D5") :].startswith("2Gùstk*")


def test_only_the_own_hand_is_shown() -> None:
    position = after(2, 60)
    own, other = (str(position.view(seat)) for seat in (0, 1))
    assert "Hand of 1" in own
    assert "Hand of 2" not in own
    assert "Hand of 1" not in other
    assert "Hand of" not in str(position.view(-1))
