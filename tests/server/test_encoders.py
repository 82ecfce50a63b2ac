"""Views written piece by piece are the views the match gives, for every seat, at every step, in every game."""

from __future__ import annotations

import json
import random

import pytest

from riffle.core.game import Game
from riffle.core.match import Match, Step
from riffle.server.games import Games
from riffle.server.views.encoders import LegalEncoder, ViewEncoder

from .clients import MADE_UP

GAMES = ["hidden_stones", "pebbles", "settling"]


def compared(match: Match, views: ViewEncoder, answers: LegalEncoder) -> None:
    for seat in range(-1, match.seats):
        assert json.loads(bytes(views.view(match, seat))) == match.view(seat)
        codes = [] if seat < 0 or match.over else match.position.codes(seat)
        assert [each["code"] for each in json.loads(bytes(answers.legal(match, seat)))] == codes


@pytest.mark.parametrize("name", GAMES)
def test_written_views_are_the_matchs_views(name: str) -> None:
    game: Game = Games(MADE_UP).load(name)
    rng = random.Random(5)
    match = Match(game, 2, dice=rng)
    match.advance()
    views, answers = ViewEncoder(game), LegalEncoder(game)
    for _ in range(60):
        compared(match, views, answers)
        if match.over:
            return
        if match.needs_solver:
            match.solve()
            continue
        seat = rng.choice(match.question.waiting)
        code = rng.choice(match.position.codes(seat))
        extra = tuple(rng.randint(low, high) for low, high in match.position.bounds(seat, code))
        match.answer(seat, Step(code, extra))
        if rng.random() < 0.2 and match.may_undo(seat):
            match.undo(seat)
