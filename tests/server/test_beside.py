"""What happens beside the answers is told, at the table and in the replay: given up, taken back, and no choice."""

from __future__ import annotations

import random

import pytest

import riffle
from riffle.core.match import Match
from riffle.server.games import Games
from riffle.server.requests import ReplayPage
from riffle.server.views import snapshot
from riffle.server.views.replay import replay


def without_a_choice() -> tuple[Match, int]:
    """Somebody has played all cards and can only end the turn; the match and that seat."""
    match, dice = Match(riffle.load("hidden_stones"), 2, dice=random.Random(1)), random.Random(1)
    while True:
        seat = match.question.waiting[0]
        codes = match.position.codes(seat)
        if seat >= 0 and len(codes) == 1:
            return match, seat
        match.answer(seat, dice.choice(codes))


def test_a_replay_tells_who_took_back_who_gave_up_and_who_had_no_choice() -> None:
    match, seat = without_a_choice()
    match.undo(seat, agreed=True)
    match.forfeit(0)
    steps = replay(ReplayPage(match.record(), 0, 200), Games()).steps
    assert [(each.kind, each.seat) for step in steps for each in step.events] == [("undo", seat), ("forfeit", 0)]
    assert [step.all.question.only is True for step in steps][-3:] == [True, False, False]


def test_no_choice_is_told_to_others_only_where_nothing_is_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = without_a_choice()
    assert snapshot.question(match, mine=True).only is True
    assert snapshot.question(match, mine=False).only is not True
    monkeypatch.setattr(match.game, "is_open", True)
    assert snapshot.question(match, mine=False).only is True
    match.undo(seat, agreed=True)
    assert snapshot.question(match, mine=False).only is not True
