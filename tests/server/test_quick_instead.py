"""A level bot that is overdue, broken or refused: the quick player answers in its place, in every game."""

from __future__ import annotations

from typing import Any, cast

import pytest

from riffle.core.event import Step
from riffle.server.play import Event
from riffle.server.tables.lobby import Lobby
from riffle.server.workers.jobs import Done, Job
from riffle.server.workers.worker import carry_out

from .clients import PERSON, Inline, seat_at, settled

GAMES = ("hidden_stones", "river_dragons", "stoleme", "stone_stacks", "stones_and_rivers")
EXPERT = {"kind": "bot", "level": "expert:gambler"}
MODEL: dict[str, Any] = {"stone_stacks": {"options": {"physics": "model"}}}
TURNS = 60
"""Answers of the person after which the bot has been asked in any game."""


async def first_answer(lobby: Lobby, game: str) -> Event:
    """The first answer of a bot beside a person who plays on by the game's fallback."""
    ann, *_ = await seat_at(lobby, game, PERSON, EXPERT, **MODEL.get(game, {}))
    match = ann.table.match
    assert match is not None
    for _ in range(TURNS):
        await settled(ann.table)
        given = [event for event in match.log if event.seat == 1]
        if given:
            return given[0]
        step = match.position.fallback(0)
        await ann.answer(step.code, step.extra)
    raise AssertionError("the bot was never asked")


@pytest.mark.parametrize("game", GAMES)
async def test_the_quick_player_answers_for_a_bot_that_does_not(lobby: Lobby, game: str) -> None:
    cast(Inline, lobby.services.thinker).broken = True
    assert (await first_answer(lobby, game)).by == "bot"


@pytest.mark.parametrize("game", GAMES)
async def test_the_quick_player_answers_for_a_bot_that_is_refused(
    lobby: Lobby, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def wrong(job: Job, limit: float, tell: Any = None) -> Done:
        return Done((Step(-1),)) if job.work == "think" else carry_out(job)

    monkeypatch.setattr(lobby.services.thinker, "do", wrong)
    assert (await first_answer(lobby, game)).by == "bot"
