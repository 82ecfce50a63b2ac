"""The lab of the page: both games over the same seeds, numbers of every game, mistakes in one sentence."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

import riffle
from riffle.core.refusal import Refused
from riffle.lab.dial import Dial, numbers, turned
from riffle.lab.source import Source
from riffle.server.games import Games
from riffle.server.lab.pictures import pictured
from riffle.server.lab.playing import MOST_QUICK, changed, play
from riffle.server.lab.requests import LabCounts, LabDial, LabRequest
from riffle.server.settings import Settings
from riffle.server.workers.jobs import Done, Job, Rank

from .clients import Inline, make_lobby
from .test_http import Served

GAMES = Games({"pebbles": "pebbles.rules"})


def counted(**more: Any) -> LabCounts:
    return play(LabRequest(**{"game": "hidden_stones", "bots": ("random",), "count": 2, **more}), GAMES, "plain")


def test_an_unchanged_game_goes_as_the_stock_game_and_requests_follow_one_another() -> None:
    both, first, second = (
        counted(game="pebbles", first=first, count=count) for first, count in ((0, 6), (0, 2), (2, 4))
    )
    assert both.games == 6
    assert [(each.name, each.seat) for each in both.measures] == [
        ("turns", None), ("won", 0), ("points", 0), ("won", 1), ("points", 1),
    ]  # fmt: skip
    for whole, one, other in zip(both.measures, first.measures, second.measures, strict=True):
        assert whole.stock == whole.changed
        assert whole.stock == one.stock + other.stock
    assert sum(total(each.stock) for each in both.measures if each.name == "won") == pytest.approx(6)


def total(numbers: list[float | None]) -> float:
    return sum(number or 0 for number in numbers)


def test_a_dial_changes_the_changed_game_alone() -> None:
    stock = counted()
    dear = counted(dials=[LabDial("cards.csv", str(card), "value", 5) for card in range(1, 20)])
    assert [each.stock for each in dear.measures] == [each.stock for each in stock.measures]
    points = [each for each in dear.measures if each.name == "points"]
    assert sum(total(each.changed) - total(each.stock) for each in points) > 0


@pytest.mark.parametrize(
    ("more", "code", "said"),
    [
        ({"dials": [LabDial("stones.csv", "5", "value", 4)]}, "bad_variant", "no data file stones.csv"),
        ({"dials": [LabDial("cards.csv", "5", "value", -7)]}, "bad_variant", "cards.csv, line 6"),
        ({"options": {"nonsense": 1}}, "bad_variant", "no option 'nonsense'"),
        ({"count": MOST_QUICK + 1}, "too_large", "200 games"),
        ({"bots": ("easy",), "count": 5}, "too_large", "4 games"),
        ({"bots": ("agent:x",)}, "malformed", "no bot"),
        ({"bots": ("random",), "players": 6}, "bad_variant", "6"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(more: Any, code: str, said: str) -> None:
    with pytest.raises(Refused) as refused:
        counted(**more)
    assert refused.value.refusal.code == code
    assert said in refused.value.refusal.sentence


def test_pictures_are_those_of_a_report() -> None:
    dial = LabDial("cards.csv", "5", "value", 4)
    html = pictured(LabRequest("hidden_stones", dials=[dial], count=20), GAMES).html
    for title in ("The largest differences", "Wins by seat", "lead along the game", "On the board: stones swapped"):
        assert title in html
    assert "Changed: cards.csv 5 value = 4." in html
    assert "<h2>The changed game</h2>" not in pictured(LabRequest("hidden_stones", count=5), GAMES).html


@pytest.mark.parametrize("name", riffle.games())
def test_every_number_that_is_offered_can_be_turned(name: str) -> None:
    game = riffle.load(name)
    found = numbers(game)
    assert found
    for each in [*found[:3], *found[-3:]]:
        dial = Dial(each.file, f"{each.row}.{each.column}" if each.row else each.column, ())
        files, _ = turned(Source("stock", game, None), {dial: each.value + 1})
        assert files[each.file] != game.data_files[each.file]


async def test_games_are_asked_for_and_the_changed_game_becomes_a_variant(settings: Settings) -> None:
    async with Served(make_lobby(settings)) as served:
        thinker = served.lobby.services.thinker
        assert isinstance(thinker, Inline)
        bench = (await served.client.get("/api/lab/hidden_stones")).json()
        assert ["greedy", MOST_QUICK] in bench["bots"]
        assert {"file": "cards.csv", "row": "5", "column": "value", "value": 1} in bench["dials"]
        dial = {"file": "cards.csv", "row": "5", "column": "value", "value": 4}
        request = {"game": "hidden_stones", "dials": [dial], "bots": ["random"], "count": 1}
        answers = [await served.client.post("/api/lab", json=request) for _ in range(2)]
        assert answers[0].json()["games"] == 1
        assert answers[0].json()["measures"] == answers[1].json()["measures"]
        assert {job.rank for job in thinker.jobs if job.work == "lab"} == {Rank.ALONE}
        refused = await served.client.post("/api/lab", json={**request, "dials": [{**dial, "value": -7}]})
        assert (refused.status_code, refused.json()["code"]) == (400, "bad_variant")

        cold = await served.client.post("/api/lab/report", json=request)
        assert cold.json()["code"] == "too_fast", "pictures wait for compiled rules"
        assert (thinker.jobs[-1].work, thinker.jobs[-1].rank) == ("pictures", Rank.ALONE)

        change = {"game": "hidden_stones", "dials": [dial], "options": {}}
        made = await served.client.post("/api/lab/variant", json={**change, "name": "Dear five"})
        assert made.status_code == 201, made.text
        offer = (await served.client.get(f"/api/variants/{made.json()['variant']}")).json()
        assert offer["info"]["name"] == "Dear five"
        (difference,) = offer["info"]["differences"]
        assert (difference["where"], difference["before"], difference["after"]) == ("5", "1", "4")


async def test_visitors_behind_one_address_take_turns(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Served(make_lobby(settings)) as served:
        thinker, waiting, go = served.lobby.services.thinker, asyncio.Semaphore(0), asyncio.Event()
        do = thinker.do

        async def busy(job: Job, limit: float, tell: object = None) -> Done:
            waiting.release()
            await go.wait()
            return await do(job, limit)

        monkeypatch.setattr(thinker, "do", busy)

        def ask(visitor: str) -> asyncio.Task[httpx.Response]:
            request = {"game": "hidden_stones", "bots": ["random"], "count": 1}
            headers = {"riffle-visitor": visitor}
            return asyncio.create_task(served.client.post("/api/lab", json=request, headers=headers))

        asked = [ask("ann"), ask("ben")]
        for _ in asked:
            await waiting.acquire()
        again = await ask("ann")
        assert again.json()["code"] == "too_fast", "one request at a time for a visitor"
        go.set()
        answers = await asyncio.gather(*asked)
        assert [answer.status_code for answer in answers] == [200, 200]
        assert all(answer.headers["server-timing"].startswith("play;dur=") for answer in answers)
        assert isinstance(thinker, Inline)
        jobs = [job for job in thinker.jobs if job.work == "lab"]
        assert len({job.address for job in jobs}) == 1
        assert len({job.table for job in jobs}) == 2, "what each has used is counted apart"


def test_a_changed_option_stands_in_the_variant() -> None:
    game = riffle.load("river_dragons")
    short, _ = changed(game, LabRequest("river_dragons", options={"preset": "short"}))
    usual, _ = changed(game, LabRequest("river_dragons"))
    assert short.options != usual.options
