"""Stones of the day over the server: practice leads where they say, each is made once, tomorrow's is ready early."""

from __future__ import annotations

import asyncio
from datetime import date

import msgspec
import pytest

from riffle.core.refusal import Refused
from riffle.daily import GAMES, challenge, day_of
from riffle.server.games import Games
from riffle.server.requests import NamedAnswer, Practice, Practised
from riffle.server.views.practice import practise
from riffle.server.workers import challenges
from riffle.server.workers.challenges import Challenges
from riffle.server.workers.jobs import Done, Job

TODAY = date(2026, 11, 18)
"""Whatever day it is, and even if it changes meanwhile."""


def reached(game: str) -> tuple[Practised, int]:
    """Where a challenge's own way leads in practice, and the score it promises."""
    made = challenge(game, 101)
    way = [NamedAnswer(each.kind, each.parts, each.extra) for each in made.way]
    request = Practice(
        game,
        made.seat,
        made.seats,
        dict(made.options),
        position=made.position,
        answers=way,
        replies=made.replies,
        seed=made.seed,
    )
    found = practise(request, Games())
    assert found.refusal is None
    return found, made.best


def test_a_forced_win_is_won_against_the_replies():
    found, _ = reached("stones_and_rivers")
    assert found.snapshot.over is not None
    assert list(found.snapshot.over.winners) == [found.info.seat]


def test_the_village_is_reached():
    found, _ = reached("river_dragons")
    assert any(fact.kind == "arrived" for fact in found.facts)


def test_a_solo_deck_deals_the_same_cards_in_practice():
    found, best = reached("hidden_stones")
    assert sum(fact.kind == "scored" for fact in found.facts) == best


def test_a_tower_stands_in_practice_too():
    found, best = reached("stone_stacks")
    mine = [fact.parts["tokens"] or 0 for fact in found.facts if fact.kind == "tokens" and fact.parts["seat"] == 0]
    assert sum(mine) == best


class Counting:
    """A thinker that makes nothing and counts."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    async def do(self, job: Job, limit: float, tell: object = None) -> Done:
        self.jobs.append(job)
        await asyncio.sleep(0)
        return Done(payload=msgspec.json.encode([job.game, job.number]))

    async def close(self) -> None: ...


def test_each_challenge_is_made_once_whoever_asks(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(challenges, "today", lambda: TODAY)

    async def ask() -> None:
        thinker = Counting()
        made = Challenges(Games(), thinker)
        first, second = await asyncio.gather(made.of("stoleme", 3, "ann"), made.of("stoleme", 3, "bob"))
        assert first == second == b'["stoleme",3]'
        assert len(thinker.jobs) == 1
        await made.make_ahead()
        assert len(thinker.jobs) == 1 + 2 * len(GAMES)

    asyncio.run(ask())


@pytest.mark.parametrize(("game", "day"), [("stoleme", 0), ("stoleme", day_of(TODAY) + 2), ("pebbles", 1)])
def test_there_is_no_stone_of_the_day_after_tomorrow(game: str, day: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(challenges, "today", lambda: TODAY)
    with pytest.raises(Refused):
        asyncio.run(Challenges(Games(), Counting()).of(game, day))
