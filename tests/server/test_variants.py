"""A variant at the table: taken in if it passes the check, told to everybody, played, judged, handed to its maker."""

from __future__ import annotations

import csv
import io
import zipfile

import msgspec
import pytest

import riffle
from riffle import variants
from riffle.core.record import read_record
from riffle.server.settings import Settings

from .clients import Player, make_lobby, settled
from .test_http import Served

GAME = riffle.load("hidden_stones")
CARDS = GAME.data_files["cards.csv"].replace("\n5,1,BH", "\n5,4,BH")
DEAR = riffle.Variant("hidden_stones", GAME.version, "Dear cards", "Is four too much?", (("cards.csv", CARDS),))
SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "=Ben"}]


async def uploaded(served: Served) -> dict[str, str]:
    answer = await served.client.post("/api/variants", content=DEAR.pack())
    assert answer.status_code == 201, answer.text
    return answer.json()


async def finished(served: Served, variant: str) -> tuple[str, list[Player]]:
    """A table of the variant at which the second player gives up after the first has answered."""
    request = {"game": "hidden_stones", "seats": SEATS, "options": {"first": "1"}, "variant": variant}
    made = (await served.client.post("/api/tables", json=request)).json()
    players = [await Player(served.lobby, seat["link"]).open() for seat in made["seats"]]
    await players[0].answer()
    await players[1].say("forfeit")
    await settled(players[0].table)
    return made["table"], players


async def test_a_variant_is_played_judged_and_handed_to_its_maker(settings: Settings) -> None:
    async with Served(make_lobby(settings)) as served:
        made = await uploaded(served)
        table, (ann, ben) = await finished(served, made["variant"])
        info = ann.heard[0]["info"]
        assert (info["variant"]["name"], info["variant"]["note"]) == ("Dear cards", "Is four too much?")
        assert info["opinions"]
        (difference,) = info["variant"]["differences"]
        assert difference == {"file": "cards.csv", "where": "5", "column": "value", "before": "1", "after": "4"}
        assert info["components"]["cards"][4]["value"] == 4

        text = await served.lobby.record(table)
        assert read_record(text).game.variant == DEAR
        walked = (await served.client.post("/api/replay", content=text)).json()
        assert walked["info"]["variant"]["name"] == "Dear cards"
        assert walked["info"]["components"]["cards"][4]["value"] == 4

        assert (await ann.say("opinion", fun=9, length=0))[-1]["code"] == "malformed"
        assert (await ann.say("opinion", fun=2, length=1))[-1]["type"] == "taken"
        assert (await ann.say("opinion", fun=5, length=-1, line="More,\nplease"))[-1]["type"] == "taken"
        assert (await ben.say("opinion", fun=1, length=0, line="=1+1"))[-1]["type"] == "taken"

        where, maker = f"/api/variants/{made['variant']}", {"authorization": f"Bearer {made['key']}"}
        public, own = (await served.client.get(where)).json(), (await served.client.get(where, headers=maker)).json()
        assert (public["tables"], own["tables"], own["finished"], own["opinions"]) == (None, 1, 1, 2)
        assert (await served.client.get(f"{where}/results")).status_code == 403
        body = (await served.client.get(f"{where}/results", headers=maker)).content
        with zipfile.ZipFile(io.BytesIO(body)) as results:
            assert results.read(f"records/{table}.riffle").decode() == text
            assert variants.unpack(results.read("variant.riffle-variant")) == DEAR
            rows = list(csv.reader(io.StringIO(results.read("opinions.csv").decode("utf-8-sig"))))
        assert rows[1:] == [
            [table, "1", "Ann", "5", "too short", "More, please"],
            [table, "2", "'=Ben", "1", "right", "'=1+1"],
        ]


async def test_a_rematch_and_a_restart_keep_the_variant(settings: Settings) -> None:
    async with Served(make_lobby(settings)) as served:
        _, (ann, _ben) = await finished(served, (await uploaded(served))["variant"])
        link = next(each for each in await ann.say("rematch") if each["type"] == "rematch")["link"]
    async with Served(make_lobby(settings)) as served:
        again = await Player(served.lobby, link).open()
        assert again.heard[0]["info"]["variant"]["digest"] == DEAR.digest
        assert again.table.game.rules.VALUE[4] == 4
        assert again.table.is_current


async def test_a_game_of_the_stock_asks_for_no_opinion(settings: Settings) -> None:
    async with Served(make_lobby(settings)) as served:
        _, (ann, _) = await finished(served, "")
        assert (ann.heard[0]["info"]["variant"], ann.heard[0]["info"]["opinions"]) == (None, False)
        assert (await ann.say("opinion", fun=3, length=0))[-1]["code"] == "malformed"


@pytest.mark.parametrize(
    ("body", "code", "says"),
    [
        (b"nothing", 400, "no packed variant"),
        (b"x" * 500_000, 413, "at most 400,000 bytes"),
        (
            riffle.Variant("hidden_stones", 1, "Bad", files=(("cards.csv", CARDS.replace("5,4,BH", "5,6,BH")),)).pack(),
            400,
            "cards.csv, line 6, value: a whole number from 1 to 5",
        ),
        (riffle.Variant("os", 1, "No game").pack(), 400, "no game 'os'"),
        (riffle.Variant("hidden_stones", 1, "x", options=(("first", "17"),)).pack(), 400, "option first is one of"),
    ],
)
async def test_what_does_not_pass_the_check_is_not_taken_in(
    settings: Settings, body: bytes, code: int, says: str
) -> None:
    async with Served(make_lobby(settings)) as served:
        answer = await served.client.post("/api/variants", content=body)
        assert answer.status_code == code
        assert says in answer.json()["sentence"]
        assert await served.lobby.services.store.playtests("") == (0, 0)
        request = {"game": "hidden_stones", "seats": SEATS, "variant": "nothing"}
        assert (await served.client.post("/api/tables", json=request)).json()["code"] == "no_such_variant"


async def test_a_server_may_take_no_variants(settings: Settings) -> None:
    async with Served(make_lobby(msgspec.structs.replace(settings, uploads=False))) as served:
        answer = await served.client.post("/api/variants", content=b"PK", headers={"content-type": "application/zip"})
        assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")


async def test_uploads_that_nobody_plays_are_removed(settings: Settings) -> None:
    async with Served(make_lobby(settings)) as served:
        made, store = await uploaded(served), served.lobby.services.store
        table, _ = await finished(served, made["variant"])
        await store.remove_variants(1e12)
        assert await store.playtest(made["variant"]) is not None
        await store.remove([table])
        await store.remove_variants(1e12)
        assert (await store.playtest(made["variant"]), await store.variant(DEAR.digest)) == (None, None)
        assert await store.opinions(made["variant"]) == []


async def test_a_variant_the_server_is_started_with_is_offered(settings: Settings) -> None:
    async with Served(make_lobby(settings)) as served:
        await served.lobby.variants.offer_file(DEAR)
        (offer,) = (await served.client.get("/api/variants")).json()
        assert (offer["info"]["name"], offer["offer"]["game"]) == ("Dear cards", "hidden_stones")
