"""The chapters of the lesson can be solved as their texts say, by the server that judges them on the page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from riffle.bots.stone_stacks import hand as bot_hand
from riffle.bots.stone_stacks.levels import LEVEL_SETTINGS
from riffle.games.stone_stacks.physics.balance import candidates
from riffle.games.stone_stacks.physics.hand import Placement
from riffle.games.stone_stacks.physics.standing import unpacked, world_of
from riffle.server.games import Games
from riffle.server.requests import NamedAnswer, Practice
from riffle.server.views.practice import opened, practise

FOLDER = Path(__file__).parents[2] / "web/src/games/stone_stacks"
TEXT = (FOLDER / "lesson.ts").read_text(encoding="utf-8")
RECORD = (FOLDER / "lesson.riffle").read_text(encoding="utf-8")
ALL_SIZES, TO_MY_TOKENS, BROAD = map(int, re.search(r"BROAD\] = \[(\d+), (\d+), (\d+)\]", TEXT).groups())  # type: ignore[union-attr]
CARELESS = re.findall(r"'([^']+)'", re.search(r"CARELESS = \[(.+)\]", TEXT)[1])  # type: ignore[index]
GAMES = Games()


def solved(tile: int, placement: Placement, **chapter: Any) -> list[Any]:
    """The facts after tile, stone and a steady hand."""
    p = placement
    numbers = [p.face, p.yaw, p.dx, p.dy, p.tilt_x, p.tilt_y, p.speed, p.lift, p.release]
    answers = [
        NamedAnswer("take_tile", [tile]),
        NamedAnswer("take_stone", [BROAD]),
        NamedAnswer("let_go", [BROAD], numbers),
    ]
    done = practise(Practice("stone_stacks", answers=answers, **chapter), GAMES)
    assert done.refusal is None
    assert done.answered == 3
    return done.facts


def best() -> Placement:
    match = opened(Practice("stone_stacks", record=RECORD), GAMES)
    s = unpacked(match.position.pack())
    found = candidates(world_of(s), s.marker, BROAD)[0].placement
    return bot_hand.answer(found, 2, s.sway, s.heights[s.marker], LEVEL_SETTINGS["expert"].hand, 1)


def test_the_first_chapter_brings_a_token() -> None:
    facts = solved(ALL_SIZES, Placement(BROAD, speed=1, lift=60, release=200), options={"hand_seconds": "none"})
    assert any(fact.kind == "tokens" and fact.parts["seat"] == 0 for fact in facts)


def test_the_second_chapter_brings_two_tokens_for_a_fourth_stone() -> None:
    facts = solved(TO_MY_TOKENS, best(), record=RECORD)
    assert any(fact.kind == "tokens" and fact.parts["height"] == 4 and fact.parts["tokens"] == 2 for fact in facts)


def test_in_the_third_the_other_player_topples_the_stack_with_five_tokens() -> None:
    facts = solved(TO_MY_TOKENS, best(), record=RECORD, replies=CARELESS)
    assert [fact.parts["tokens"] for fact in facts if fact.kind == "scored" and fact.parts["seat"] == 0] == [5]


def test_another_tile_sends_the_other_player_elsewhere() -> None:
    facts = solved(27, best(), record=RECORD, replies=CARELESS)
    assert not any(fact.kind == "scored" and fact.parts["seat"] == 0 for fact in facts)
