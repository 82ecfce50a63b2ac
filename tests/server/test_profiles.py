"""The profile: every table one sat at, under a key of which the server keeps the hash; whose turn it is; calls to come
back; games over days; the ladder. On both databases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from riffle.core.refusal import Refused
from riffle.server.profiles import calls
from riffle.server.profiles.base64url import decoded
from riffle.server.profiles.ladder import fixed_points
from riffle.server.profiles.push import sealed
from riffle.server.profiles.requests import DailyResult, Subscribe, Sync
from riffle.server.requests import NewTable
from riffle.server.settings import Settings
from riffle.server.store.backup import PARTS
from riffle.server.tables.lobby import Lobby

from .clients import OPEN, PERSON, FakeTime, Player, make_lobby, ring, seat_at, settled
from .push_service import PushService, Receiver, signed_claims

KEY = "lusab-babad-gutih-tugad-pozim-dilov-kanur-zasot"
HOUR, DAY = 3600, 86400
NORMAL = {"kind": "bot", "level": "normal"}


@pytest.fixture(params=["sqlite", "postgres"])
def kept(request: pytest.FixtureRequest, settings: Settings) -> Settings:
    """Settings for either database."""
    with_calls = msgspec.structs.replace(settings, push_hosts="127.0.0.1", hook_hosts="127.0.0.1")
    if request.param == "sqlite":
        return with_calls
    return msgspec.structs.replace(with_calls, database=request.getfixturevalue("database"))


@pytest.fixture
async def lobby(kept: Settings) -> AsyncIterator[Lobby]:
    opened = make_lobby(kept)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
def service() -> Any:
    found = PushService()
    yield found
    found.close()


def secrets(*players: Player) -> list[str]:
    return [player.link.rsplit("/", 1)[1] for player in players]


async def end_turn(player: Player) -> None:
    player.listen()
    while player.snapshot["question"]["mine"]:
        await player.say("answer", question=player.snapshot["question"]["number"], kind="end")


async def everything(lobby: Lobby) -> str:
    """All that is stored, as one text."""
    rows = [await lobby.services.store.database.fetch(f"select * from {part}") for part in PARTS]
    return str([[tuple(row) for row in part] for part in rows])


@pytest.mark.parametrize("port", ["99999", "-1", "x", "0"])
async def test_an_address_with_an_impossible_port_stops_nobody_elses_calls(lobby: Lobby, port: str) -> None:
    endpoint = f"http://127.0.0.1:{port}/call"
    assert not calls.allowed(endpoint, "127.0.0.1")
    settings = msgspec.structs.replace(lobby.services.settings, push_hosts="127.0.0.1", hook_hosts="127.0.0.1")
    caller = calls.Calls(settings, lobby.calls.store, lobby.services.date)
    stored = calls.Address(endpoint, "", "", "your turn", "over")  # from before it was looked at
    assert await caller._send(stored, calls.Message("turn", "table", "your turn")) == 0


async def test_stones_of_the_day_follow_the_key_and_the_best_of_all_devices_stays(lobby: Lobby) -> None:
    here = {
        "7/stoleme": DailyResult(120, 2, 3, 7),
        "8/stoleme": DailyResult(1, 1, 1, 9),
        "room/stoleme/2": DailyResult(5, 3, 1),
    }
    await lobby.profiles.sync(KEY, Sync(make=True, stones=here))
    there = {
        "7/stoleme": DailyResult(90, 3, 1, 8),
        "8/stoleme": DailyResult(1, 1, 4, 8),
        "9/stoleme": DailyResult(2, 1, 1, 9),
    }
    whole = (await lobby.profiles.sync(KEY, Sync(stones=there))).stones
    assert whole == {
        "7/stoleme": DailyResult(90, 3, 3, 7),
        "8/stoleme": DailyResult(1, 1, 4, 8),
        "9/stoleme": DailyResult(2, 1, 1, 9),
        "room/stoleme/2": DailyResult(5, 3, 1),
    }
    assert (await lobby.profiles.export(KEY)).profile.stones == whole
    await lobby.profiles.delete(KEY)
    assert not await lobby.services.store.database.fetch("select * from river_stones")


async def test_a_river_survives_a_change_of_device_and_is_deleted_whole(lobby: Lobby) -> None:
    ann, ben, _ = await seat_at(lobby, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    await ben.say("forfeit")
    going, _, _ = await seat_at(lobby, "pebbles", PERSON, PERSON)
    with pytest.raises(Refused, match="no river"):
        await lobby.profiles.sync(KEY, Sync())
    here = await lobby.profiles.sync(KEY, Sync(secrets(ann, going), [ann.table.seating.id], make=True))
    by_table = {row.table: row for row in here.rows}
    over = by_table[ann.table.seating.id]
    assert (over.over, over.winners, over.ending, over.link) == (True, [0], "forfeit", msgspec.UNSET)

    there = await lobby.profiles.sync(KEY.replace("-", "-"), Sync())  # another browser: it has the key and nothing else
    links = {row.table: row.link for row in there.rows}
    link = links[going.table.seating.id]
    assert isinstance(link, str)
    assert link != going.link
    other = await Player(lobby, link).open()
    assert other.table is going.table
    assert other.heard[0]["info"]["seat"] == 0

    stored = await everything(lobby)
    assert not any(secret in stored for secret in [KEY, link[3:], *secrets(ann, going)])
    assert len((await lobby.profiles.export(KEY)).profile.rows) == 2
    await lobby.profiles.delete(KEY)
    for part in ("rivers", "keys", "river_seats", "river_stones", "ratings"):
        assert not await lobby.services.store.database.fetch(f"select * from {part}")
    with pytest.raises(Refused, match="opens nothing"):
        await lobby.opened(link[3:])
    assert (await lobby.opened(secrets(going)[0]))[0] is going.table  # a seat's own link is its holder's


async def test_a_finished_game_stays_as_long_as_the_river_it_is_in(lobby: Lobby) -> None:
    ann, ben, _ = await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    cid, dan, _ = await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    for loser in (ben, dan):
        await loser.say("forfeit")
    await lobby.profiles.sync(KEY, Sync(secrets(ann), make=True))
    now = lobby.services.now
    assert isinstance(now, FakeTime)
    now.now += 31 * DAY
    await lobby.janitor.remove_unused()
    store = lobby.services.store
    assert await store.table(ann.table.seating.id)
    assert not await store.table(cid.table.seating.id)
    now.now += 400 * DAY
    await lobby.janitor.remove_unused()
    await lobby.janitor.remove_unused()
    assert not await store.table(ann.table.seating.id)
    assert not await store.database.fetch("select * from keys")


async def test_the_store_says_whose_turn_it_is_while_somebody_is_away(lobby: Lobby) -> None:
    ann, ben, _ = await seat_at(lobby, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    store, name = lobby.services.store, ann.table.seating.id
    before = await store.turn(name)
    await end_turn(ann)
    assert await store.turn(name) == before  # both are here: no move costs a row more
    await ann.leave()
    lobby.forget(ann.table)
    [row] = (await lobby.profiles.look(secrets(ben))).rows
    assert row
    assert row.waiting == [1]
    assert row.seat == 1


async def test_a_game_over_days_keeps_its_time_over_a_restart_and_goes_on_when_it_is_up(kept: Settings) -> None:
    date = FakeTime()
    first = make_lobby(kept, date=date)
    await first.open()
    ann, ben, _ = await seat_at(first, "hidden_stones", PERSON, PERSON, options={"first": "1"}, clock=3 * DAY)
    assert ann.snapshot["deadline"] == 3 * DAY
    await first.close()
    date.now += 2 * DAY
    second = make_lobby(kept, date=date)
    await second.open()
    [row] = (await second.profiles.look(secrets(ben))).rows
    assert row
    assert row.due == date.now + DAY
    assert row.waiting == [0]
    back = await Player(second, ann.link).open()
    assert back.snapshot["deadline"] == DAY
    await back.leave()
    table = back.table
    second.forget(table)
    before = len(await second.services.store.log(table.seating.id))
    date.now += 2 * DAY
    await second.janitor.time_out()
    await (await second.table(table.seating.id)).idle()
    log = await second.services.store.log(table.seating.id)
    assert len(log) > before
    assert any(event.by == "clock" for event in log)
    await second.close()


async def test_a_call_reads_as_the_standard_says() -> None:
    """The example of RFC 8291, and what we seal ourselves, opened by the same hand."""
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    receiver = Receiver("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "BTBZMqHH6r4Tts7J_aSIgg")
    assert receiver.opened(decoded(body)) == b"When I grow up, I want to be a watermelon"
    assert receiver.opened(sealed(b"your turn", receiver.p256dh, receiver.auth)) == b"your turn"


async def test_whoever_is_away_is_called_by_a_real_push_service(lobby: Lobby, service: PushService) -> None:
    ann, ben, _ = await seat_at(lobby, "hidden_stones", PERSON, PERSON, options={"first": "1"}, clock=DAY)
    browser = Receiver()
    request = Subscribe(secrets(ben), service.endpoint, browser.p256dh, browser.auth, "Your turn", "It is over")
    await lobby.calls.subscribe(request)
    await lobby.calls.subscribe(Subscribe(secrets(ben), service.endpoint + "/hook", turn="Your turn"))
    await ben.leave()
    await end_turn(ann)
    calls = [await asyncio.to_thread(service.calls.get, timeout=300) for _ in range(2)]
    hook, (headers, body) = sorted(calls, key=lambda call: "authorization" in call[0])
    said = {"what": "turn", "table": ann.table.seating.id, "text": "Your turn"}
    assert msgspec.json.decode(browser.opened(body)) == msgspec.json.decode(hook[1]) == said
    claims = signed_claims(headers["authorization"])
    assert claims["aud"] == service.endpoint.removesuffix("/browser/1")
    assert headers["authorization"].endswith(await lobby.calls.public_key())
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
    service.status = 410  # the browser has taken its permission back
    await ann.say("forfeit")
    await asyncio.to_thread(service.calls.get, timeout=300)
    await lobby.services.stop_tasks()


@pytest.mark.parametrize(
    "endpoint",
    ["http://10.0.0.1/x", "https://127.0.0.2/x", "file:///etc/passwd", "https://fcm.googleapis.com.evil.org"],
)
async def test_the_server_knocks_on_no_other_doors(lobby: Lobby, endpoint: str) -> None:
    browser = Receiver()
    with pytest.raises(Refused, match="may not call there"):
        await lobby.calls.subscribe(Subscribe([], endpoint, browser.p256dh, browser.auth))


async def rated(lobby: Lobby, *seats: dict[str, str], key: str = KEY) -> list[str]:
    request = msgspec.convert({"game": "hidden_stones", "seats": list(seats), "rated": True}, NewTable)
    return [invite.link for invite in (await lobby.make(request, "127.0.0.1", key)).seats]


async def test_a_rated_game_against_a_bot_moves_the_person_and_not_the_bot(lobby: Lobby) -> None:
    with pytest.raises(Refused, match="no river"):
        await rated(lobby, PERSON, NORMAL)
    await lobby.profiles.sync(KEY, Sync(make=True))
    [link] = await rated(lobby, PERSON, NORMAL)
    ann = await Player(lobby, link).open()
    await settled(ann.table)
    ann.listen()
    assert ann.heard[0]["info"]["rated"]
    assert not ann.heard[0]["info"]["hints"]
    assert ann.snapshot["deadline"] <= DAY
    assert (await ann.say("hint"))[0]["code"] == "not_fair"
    if ann.snapshot["question"]["mine"]:
        swap = next(each for each in ann.snapshot["legal"] if each["kind"] == "swap")
        await ann.say("answer", question=ann.snapshot["question"]["number"], code=swap["code"])
        assert ann.snapshot["undo"] is None
        assert (await ann.say("undo"))[0]["code"] == "cannot_undo"
    await ann.say("forfeit")
    await ann.say("name", name="Ann")
    ladder = await lobby.ladder.ladder("hidden_stones", 2, await lobby.profiles.profile(KEY))
    mine = next(each for each in ladder.standings if each.mine)
    assert (mine.games, mine.sure, mine.rating < 1500) == (1, False, True)
    assert {each.level: each.rating for each in ladder.standings if each.level}["normal"] == 1500
    assert [game.table for game in ladder.games] == [ann.table.seating.id]
    assert "end " in await lobby.record(ann.table.seating.id)  # the record is public
    await lobby.profiles.delete(KEY)
    ladder = await lobby.ladder.ladder("hidden_stones", 2, None)
    assert len(ladder.standings) == len(fixed_points("hidden_stones"))


async def test_whoever_leaves_a_rated_game_has_lost_it(lobby: Lobby) -> None:
    await lobby.profiles.sync(KEY, Sync(make=True))
    ann = await Player(lobby, (await rated(lobby, PERSON, NORMAL))[0]).open()
    await ann.leave()
    now = lobby.services.now
    assert isinstance(now, FakeTime)
    for _ in range(3):
        await settled(ann.table)
        now.now += DAY + 1
        await ring(ann.table)
    [row] = (await lobby.profiles.look(secrets(ann))).rows
    assert row
    assert (row.ending, row.winners) == ("forfeit", [1])


async def test_a_rated_game_with_people_begins_when_all_have_agreed(lobby: Lobby) -> None:
    other = KEY[::-1]
    await lobby.profiles.sync(KEY, Sync(make=True))
    await lobby.profiles.sync(other, Sync(make=True))
    ann, ben = [await Player(lobby, link).open() for link in await rated(lobby, PERSON, OPEN)]
    assert (await ann.say("start"))[-1]["code"] == "not_agreed"
    with pytest.raises(Refused, match="themselves"):
        await lobby.profiles.agree(KEY, secrets(ben)[0])
    await lobby.profiles.agree(other, secrets(ben)[0])
    await ann.say("start")
    assert ann.snapshot["event"] >= 0
    await ben.say("forfeit")
    ladder = await lobby.ladder.ladder("hidden_stones", 2, await lobby.profiles.profile(KEY))
    people = {each.mine: each for each in ladder.standings if not each.level}
    assert people[True].rating > 1500 > people[False].rating
