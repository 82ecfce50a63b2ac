"""Pictures of the rules: each can be drawn, each is about its own rule, and the route serves them."""

from __future__ import annotations

from typing import Any

import pytest

import riffle
from riffle.server.views.pictures import Drawn, File, PictureError, _picture, pictures

RULES = {
    "stones_and_rivers": {1, 2, 20, 23, 24, 25, 32, 35, 41},
    "hidden_stones": {20, 21, 22, 30, 32, 34},
    "river_dragons": {3, 41, 44, 47, 48, 62, 65, 71, 80},
    "stoleme": {12, 40, 50, 55, 58},
    "stone_stacks": {11, 30, 34},
}
PIECES = {"cells": 9, "cards": 72, "points": 16 * 14, "planks": 36, "supports": 6 + 27, "stolems": 16, "hexes": 80}
"""How many of each kind there are."""


@pytest.mark.parametrize("name", RULES)
def test_every_picture_is_of_a_legal_position_and_lights_pieces_that_are_there(name: str) -> None:
    found = pictures(riffle.load(name))
    assert {each.rule for each in found} == RULES[name]
    assert len(found) == len(RULES[name])
    for each in found:
        assert each.view
        assert all(0 <= piece < PIECES[kind] for kind, lit in each.lit.items() for piece in lit), each.rule
        left, top, width, height = each.part
        assert 0 <= left < left + width <= 1, each.rule
        assert 0 <= top < top + height <= 1, each.rule


@pytest.mark.parametrize("name", RULES)
def test_a_picture_gives_no_legal_answers_away_and_only_its_own_seats_cards(name: str) -> None:
    for each in pictures(riffle.load(name)):
        assert not each.question.mine
        for seat, hand in enumerate(each.view.get("hands", [])[: each.seats]):
            assert (seat == each.seat) == (None not in hand)


@pytest.mark.parametrize(
    "changed",
    [
        {"rule": 98},
        {"shows": "move e7 f8"},
        {"forbids": "move e7 f7"},
        {"rule": 21, "forbids": "move e7 f8"},
        {"then": ["move e7 f8"]},
        {"position": "12 circle"},
        {"position": "", "begin": "nowhere"},
    ],
)
def test_a_picture_that_does_not_fit_its_rule_is_refused(changed: dict[str, Any]) -> None:
    whole = {"rule": 20, "position": "13/13/13/13/13/13/4s8/13/7S5/13/13/13/13/13 circle", "forbids": "", **changed}
    with pytest.raises(PictureError):
        _picture(riffle.load("stones_and_rivers"), File([]), Drawn(**whole))
