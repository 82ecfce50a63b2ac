"""Help and reviews: only where they harm nobody, only for finished games, each game gone through once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from riffle.core import record
from riffle.core.game import Game
from riffle.core.match import Match
from riffle.core.refusal import Refused
from riffle.server import reviews
from riffle.server.hall import Hall
from riffle.server.worker import Job, carry_out

from .clients import BOT, PERSON, Inline, seat_at

RECORDS = Path(__file__).parents[1] / "stones_and_rivers/records"
CIRCLE_FIRST = {"first": "circle"}


async def test_against_a_bot_one_may_be_helped(hall: Hall) -> None:
    ann, _ = await seat_at(hall, "stones_and_rivers", PERSON, BOT, options=CIRCLE_FIRST)
    info = ann.heard[0]["info"]
    assert info["analysis"]
    assert info["review"]
    assert (await ann.say("hint"))[-1]["hint"]
    asked = (await ann.say("hint", analysis=True))[-1]
    assert asked["code"] == "not_ready"  # nothing is compiled in these tests, and the quick player has no opinion


async def test_against_a_person_one_may_not(hall: Hall) -> None:
    ann, _, watcher = await seat_at(hall, "stones_and_rivers", PERSON, PERSON, options=CIRCLE_FIRST)
    assert not ann.heard[0]["info"]["analysis"]
    assert not watcher.heard[0]["info"]["analysis"]
    for analysis in (False, True):
        refused = (await ann.say("hint", analysis=analysis))[-1]
        assert (refused["type"], refused["code"]) == ("refused", "not_fair")


async def test_on_one_device_everybody_sees_it(hall: Hall) -> None:
    ann, ben, _ = await seat_at(hall, "stones_and_rivers", PERSON, PERSON, options=CIRCLE_FIRST, device=True)
    assert ann.heard[0]["info"]["analysis"]
    assert ben.heard[0]["info"]["analysis"]
    assert (await ann.say("hint"))[-1]["type"] == "hint"


async def test_games_without_such_bots_keep_their_hints(hall: Hall) -> None:
    ann, _, _ = await seat_at(hall, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    assert not ann.heard[0]["info"]["review"]
    assert (await ann.say("hint"))[-1]["type"] == "hint"


def test_the_note_of_a_hint_is_the_evaluation_with_its_line() -> None:
    game = Game.load("stones_and_rivers")
    match = Match(game, 2, game.options.parse("first=circle"))
    done = carry_out(Job("hint", game.id, "", match.engine.pack(match.view(0)), 0))
    assert done.note["line"][0] == game.Action.text(done.steps[0].code)
    assert abs(done.note["score"]) < 200
    assert match.why_not(0, done.steps[0]) is None


async def test_a_finished_game_is_reviewed_once_however_many_ask(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "SECONDS", 0.4)
    text = (RECORDS / "repetition.riffle").read_text("utf-8")
    one, two = await asyncio.gather(hall.reviews.of(text), hall.reviews.of(text))
    assert one is two
    assert isinstance(hall.thinker, Inline)
    assert [job.work for job in hall.thinker.jobs] == ["review"]
    assert one.judged[-1].event == -1
    assert all(abs(sum(each.chances) - 1) < 0.001 for each in one.judged)
    assert len(one.slips) <= 3
    assert all(slip.better and slip.better[0] != slip.played for slip in one.slips)


async def test_what_cannot_be_reviewed_is_refused(hall: Hall) -> None:
    game = Game.load("stones_and_rivers")
    going_on = record.write(Match(game, 2, game.options.parse("first=circle")))
    stones = record.write(Match(Game.load("hidden_stones"), 2))
    for text, code in ((going_on, "no_review"), (stones, "no_review"), ("riffle", "no_such_game")):
        with pytest.raises(Refused) as refused:
            await hall.reviews.of(text)
        assert refused.value.refusal.code == code
    broken = (RECORDS / "repetition.riffle").read_text("utf-8").replace("seat1", "seat2", 1)
    with pytest.raises(Refused) as refused:
        await hall.reviews.of(broken)
    assert refused.value.refusal.code == "bad_record"
