"""Help and reviews: only where they harm nobody, only for finished games, each game gone through once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from riffle.bots.stones_and_rivers.coach import StonesAndRiversEvaluator
from riffle.core import record
from riffle.core.game import load
from riffle.core.match import Match
from riffle.core.refusal import Refused
from riffle.server.messages import Reason
from riffle.server.play import Step
from riffle.server.requests import ReviewData
from riffle.server.tables.lobby import Lobby
from riffle.server.workers import reviews
from riffle.server.workers.jobs import Done, Job
from riffle.server.workers.worker import carry_out

from .clients import BOT, PERSON, Inline, seat_at

RECORDS = Path(__file__).parents[1] / "stones_and_rivers/records"
CIRCLE_FIRST = {"first": "circle"}


async def test_against_a_bot_one_may_be_helped(lobby: Lobby) -> None:
    ann, _ = await seat_at(lobby, "stones_and_rivers", PERSON, BOT, options=CIRCLE_FIRST)
    info = ann.heard[0]["info"]
    assert info["analysis"]
    assert info["review"]
    assert (await ann.say("hint"))[-1]["hint"]
    asked = (await ann.say("hint", analysis=True))[-1]
    assert asked["code"] == "not_ready"  # nothing is compiled in these tests, and the quick player has no opinion


async def test_against_a_person_one_may_not(lobby: Lobby) -> None:
    ann, _, watcher = await seat_at(lobby, "stones_and_rivers", PERSON, PERSON, options=CIRCLE_FIRST)
    assert not ann.heard[0]["info"]["analysis"]
    assert not watcher.heard[0]["info"]["analysis"]
    for analysis in (False, True):
        refused = (await ann.say("hint", analysis=analysis))[-1]
        assert (refused["type"], refused["code"]) == ("refused", "not_fair")


async def test_on_one_device_everybody_sees_it(lobby: Lobby) -> None:
    ann, ben, _ = await seat_at(lobby, "stones_and_rivers", PERSON, PERSON, options=CIRCLE_FIRST, device=True)
    assert ann.heard[0]["info"]["analysis"]
    assert ben.heard[0]["info"]["analysis"]
    assert (await ann.say("hint"))[-1]["type"] == "hint"


async def test_games_without_such_bots_keep_their_hints(lobby: Lobby) -> None:
    ann, _, _ = await seat_at(lobby, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    assert ann.heard[0]["info"]["review"]
    assert (await ann.say("hint"))[-1]["type"] == "hint"


@pytest.mark.parametrize(("other", "told"), [(BOT, True), (PERSON, False)])
async def test_the_coach_speaks_only_where_nobody_plays_against_one(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch, other: Any, told: bool
) -> None:
    ann, *_ = await seat_at(lobby, "hidden_stones", PERSON, other, options={"first": "1"})
    step = lobby.services.games.load("hidden_stones").actions.code("end")
    look = Reason("look-reach", {})

    async def thought(job: Job, limit: float, tell: Any = None) -> Done:
        return Done((Step(step),), look=look, why=look)

    monkeypatch.setattr(lobby.services.thinker, "do", thought)
    heard = (await ann.say("hint"))[-1]
    assert heard["hint"]["kind"] == "end"
    assert heard["look"] == ({"key": "look-reach", "values": {}} if told else None)
    assert (heard["why"] is not None) == told


def test_the_note_of_a_hint_is_the_evaluation_with_its_line() -> None:
    game = load("stones_and_rivers")
    match = Match(game, 2, game.options.parse("first=circle"))
    done = carry_out(Job("hint", game.id, "", match.position.seen_by(0).pack(), 0))
    assert done.note["line"][0] == game.actions.text(done.steps[0].code)
    assert abs(done.note["score"]) < 200
    assert match.why_not(0, done.steps[0]) is None


async def test_a_finished_game_is_reviewed_once_however_many_ask(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(StonesAndRiversEvaluator, "few", 300)
    monkeypatch.setattr(StonesAndRiversEvaluator, "many", 2000)
    text = (RECORDS / "repetition.riffle").read_text("utf-8")
    one, two = await asyncio.gather(lobby.reviews.of(text), lobby.reviews.of(text))
    assert one is two
    assert one.done == 1
    assert (await lobby.reviews.known(one.key)) is one
    assert isinstance(lobby.services.thinker, Inline)
    assert [job.work for job in lobby.services.thinker.jobs] == ["review"]
    assert one.judged[-1].event == -1
    assert all(abs(sum(each.chances) - 1) < 0.001 for each in one.judged)
    assert len(one.stories) == 3
    assert all(each.better and each.better != each.played for each in one.moments)


async def test_a_review_is_told_as_far_as_it_has_come(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    ready = asyncio.Event()

    async def slow(job: Job, limit: float, tell: Any = None) -> Done:
        tell(ReviewData("", 0.5, [], [], [], [], []))
        await ready.wait()
        return Done(note=ReviewData("", 1.0, [], [], [0.0], [], []))

    monkeypatch.setattr(lobby.services.thinker, "do", slow)
    text = (RECORDS / "repetition.riffle").read_text("utf-8")
    half = await lobby.reviews.of(text, wait=0.01)
    assert half.done == 0.5
    ready.set()
    assert (await lobby.reviews.known(half.key)).done == 1
    with pytest.raises(Refused):
        await lobby.reviews.known("another")


async def test_what_cannot_be_reviewed_is_refused(lobby: Lobby) -> None:
    game = load("stones_and_rivers")
    going_on = record.write(Match(game, 2, game.options.parse("first=circle")))
    for text, code in ((going_on, "no_review"), ("riffle", "no_such_game")):
        with pytest.raises(Refused) as refused:
            await lobby.reviews.of(text)
        assert refused.value.refusal.code == code
    broken = (RECORDS / "repetition.riffle").read_text("utf-8").replace("seat1", "seat2", 1)
    with pytest.raises(Refused) as refused:
        await lobby.reviews.of(broken)
    assert refused.value.refusal.code == "bad_record"


async def test_who_has_most_reviews_on_their_way_gives_way(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_WAITING", 3)
    never = asyncio.Event()

    async def busy(job: Job, limit: float, tell: Any = None) -> Done:
        await never.wait()
        return Done()

    monkeypatch.setattr(lobby.services.thinker, "do", busy)
    text = sorted(RECORDS.glob("*.riffle"))[0].read_text()

    async def ask(number: int, address: str, visitor: str) -> ReviewData:
        return await lobby.reviews.of(f"{text}{number}", address, 0.0, visitor)

    await ask(0, "greedy", "one")
    await ask(1, "greedy", "one")
    with pytest.raises(Refused, match="your other games"):
        await ask(2, "greedy", "one")
    await ask(3, "greedy", "two")
    with pytest.raises(Refused, match="other games are being reviewed"):
        await ask(4, "greedy", "three")
    honest = await ask(5, "honest", "four")
    assert honest.done == 0.0
    assert (await lobby.reviews.known(honest.key, 0.0)).key == honest.key
