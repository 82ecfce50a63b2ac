"""Positions to try things in: free play judged by the rules, replies of others, sealed answers part by part."""

from __future__ import annotations

from typing import Any

import pytest

from riffle.core.refusal import Refused
from riffle.server.games import Games
from riffle.server.requests import NamedAnswer, Practice
from riffle.server.views.practice import practise

GAMES = Games({"pebbles": "tests.pebbles.rules"})
BARE = "13/13/13/13/13/13/13/13/6s6/13/13/13/12S/13 circle"
"""One stone of Circle's, two steps before its goal, and one of Square's far away."""


def rivers(*answers: NamedAnswer, **more: Any) -> Any:
    return practise(Practice("stones_and_rivers", position=BARE, answers=list(answers), **more), GAMES)


def move(origin: int, to: int) -> NamedAnswer:
    return NamedAnswer("move", [origin, to])


G9, G10, G11 = (16 * row + 6 for row in (8, 9, 10))


def test_a_position_is_shown_with_all_that_may_be_done() -> None:
    found = rivers()
    assert found.answered == 0
    assert found.snapshot.question.mine
    assert b'"move"' in bytes(found.snapshot.legal)
    assert found.info.seat == 0


def test_the_others_reply_as_told_and_then_by_fallback() -> None:
    found = rivers(move(G9, G10), replies=["flip m13 h"])
    assert found.answered == 1
    assert found.snapshot.view["cells"][16 * 12 + 12] == 6  # Square's river across
    assert [fact.seat for fact in found.fresh] == [0, 1]
    found = rivers(move(G9, G10), move(G10, G11))
    assert found.answered == 2
    assert any(fact.kind == "scored" and fact.parts["seat"] == 0 for fact in found.facts)


def test_what_the_rules_forbid_is_refused_with_its_rule_and_not_played() -> None:
    found = rivers(move(G9, G11))
    assert found.refusal.rule == 20
    assert found.answered == 0
    asked = rivers(ask=move(G9, G11), language="de")
    assert asked.refusal.rule == 20
    assert asked.refusal.text != found.refusal.text


def test_nonsense_is_refused_with_a_sentence() -> None:
    for bad in (
        Practice("stones_and_rivers", position="13/13 circle"),
        Practice("hidden_stones", position=BARE),
        Practice("stones_and_rivers", record="riffle 1"),
        Practice("stones_and_rivers", seat=4),
        Practice("stones_and_rivers", answers=[NamedAnswer("fly", [1])]),
    ):
        with pytest.raises(Refused):
            practise(bad, GAMES)


def test_a_sealed_answer_is_built_in_parts_and_the_others_answer_after_it() -> None:
    def pebbles(*answers: NamedAnswer) -> Any:
        return practise(Practice("pebbles", answers=list(answers), replies=["lay 1 ; lay 2 ; confirm"]), GAMES)

    lay = [NamedAnswer("lay", [4]), NamedAnswer("lay", [3])]
    part = pebbles(*lay)
    assert part.answered == 0
    assert [action.kind for action in part.snapshot.draft] == ["lay", "lay"]
    whole = pebbles(*lay, NamedAnswer("confirm"))
    assert whole.answered == 1
    assert [fact.parts["seat"] for fact in whole.facts if fact.kind == "won"] == [0]
    assert whole.snapshot.view["omen"][1] is None  # the other's secret stays one


def test_both_sides_are_tried_out_and_the_position_is_written() -> None:
    found = rivers(move(G9, G10), NamedAnswer("flip", [16 * 12 + 12, 2]), both=True)
    assert found.refusal is None
    assert found.line == ["move g9 g10", "flip m13 v"]
    assert found.position == "13/13/13/13/13/13/13/13/13/6s6/13/13/12V/13 circle"
    assert found.snapshot.question.mine


def test_secrets_are_not_tried_out_from_both_sides() -> None:
    with pytest.raises(Refused):
        practise(Practice("hidden_stones", both=True), GAMES)
