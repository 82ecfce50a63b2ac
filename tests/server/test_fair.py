"""Nobody can stop the others: workers are shared fairly, requests have budgets, addresses have limits."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from riffle.core.game import load
from riffle.core.match import Match, Step
from riffle.server.games import Games
from riffle.server.limits import Addresses, network
from riffle.server.play import Refused
from riffle.server.requests import NewTable, ReplayPage
from riffle.server.services import GREET_BURST
from riffle.server.settings import Settings, from_environment
from riffle.server.tables.connection import NOT_STORED
from riffle.server.tables.lobby import Lobby
from riffle.server.views import replay
from riffle.server.workers.jobs import Done, Job, Rank
from riffle.server.workers.pool import MOST_WAITING, Workers

from .clients import BOT, OPEN, PERSON, FakeTime, Inline, Player, make_lobby, seat_at, settled, turns
from .test_http import WISH, Served

PATIENCE = 600.0
"""Seconds that a real worker may take: it is started, and loads what it needs, on whatever machine this is."""


class Slow(Workers):
    """A pool whose jobs take until they are let go; notes the order in which they began."""

    def __init__(self, now: Any) -> None:
        super().__init__(1, 0, now)
        self.began: list[str] = []
        self.running: list[asyncio.Event] = []

    async def _done(self, process: Any, job: Job, limit: float, tell: Any = None) -> Done:
        self.began.append(f"{job.address}/{job.table}")
        gate = asyncio.Event()
        self.running.append(gate)
        await gate.wait()
        return Done()

    async def finish(self) -> None:
        """Let everything that runs come to its end."""
        running, self.running = self.running, []
        for gate in running:
            gate.set()
        await turns()


@pytest.fixture
async def pool() -> AsyncIterator[Slow]:
    found = Slow(FakeTime())
    yield found
    for task in found._tasks:
        task.cancel()
    await found.close()


def ask(pool: Slow, address: str, table: str, rank: Rank) -> asyncio.Task[Done]:
    work = {Rank.HINT: "hint", Rank.REVIEW: "review"}.get(rank, "think")
    return asyncio.create_task(pool.do(Job(work, "hidden_stones", table=table, address=address, rank=rank), 1.0))  # type: ignore[arg-type]


async def test_twenty_tables_of_bots_and_fifty_hints_do_not_delay_a_bot_that_a_person_waits_for(pool: Slow) -> None:
    flood = [ask(pool, "greedy", f"alone{index}", Rank.ALONE) for index in range(20)]
    flood += [ask(pool, "greedy", f"hint{index}", Rank.HINT) for index in range(56)]
    await turns()
    honest = ask(pool, "honest", "ours", Rank.BOT)
    await turns()
    assert "honest/ours" in pool.began  # it has begun: nothing had to end first
    await pool.finish()
    assert honest.done()
    for task in flood:
        task.cancel()


async def test_among_bots_that_people_wait_for_the_address_that_used_least_is_next(pool: Slow) -> None:
    flood = [ask(pool, "greedy", f"table{index}", Rank.BOT) for index in range(40)]
    await turns()
    await pool.finish()
    ask(pool, "honest", "ours", Rank.BOT)
    await turns()
    await pool.finish()
    await turns()
    assert "honest/ours" in pool.began[:6]  # two workers: the first two, the next two, then it
    for task in flood:
        task.cancel()


async def test_hints_of_others_come_between_those_of_one_address(pool: Slow) -> None:
    flood = [ask(pool, "greedy", f"hint{index}", Rank.HINT) for index in range(MOST_WAITING)]
    await turns()
    ask(pool, "honest", "ours", Rank.HINT)
    await turns()
    await pool.finish()
    assert pool.began == ["greedy/hint0", "honest/ours"]
    for task in flood:
        task.cancel()


async def test_an_address_may_have_only_so_much_waiting(pool: Slow) -> None:
    flood = [ask(pool, "greedy", f"hint{index}", Rank.HINT) for index in range(MOST_WAITING + 1)]
    await turns()
    one_more = await ask(pool, "greedy", "more", Rank.HINT)
    assert one_more.code == "too_fast"
    for task in flood:
        task.cancel()


async def test_what_nobody_waits_for_any_more_is_not_begun(pool: Slow) -> None:
    first, second = (ask(pool, "a", name, Rank.ALONE) for name in ("first", "second"))
    await turns()
    second.cancel()
    await turns()
    await pool.finish()
    assert pool.began == ["a/first"]
    assert first.done()


async def test_a_table_of_bots_alone_has_a_lower_rank_than_one_somebody_sits_at(lobby: Lobby) -> None:
    await seat_at(lobby, "hidden_stones", BOT, BOT)
    ann, _ = await seat_at(lobby, "hidden_stones", PERSON, BOT, options={"first": "2"})
    await settled(ann.table)
    thinker, clock = lobby.services.thinker, lobby.services.now
    assert isinstance(thinker, Inline)
    assert isinstance(clock, FakeTime)
    name = ann.table.seating.id
    assert {job.rank for job in thinker.jobs if job.table == name} == {Rank.BOT}
    assert {job.rank for job in thinker.jobs if job.table != name and job.work == "think"} == {Rank.ALONE}
    await ann.leave()
    clock.now += 3600.0
    ann.table.match.fallback(0)  # type: ignore[union-attr]
    ann.table.bots.wake()
    await settled(ann.table)
    assert [job.rank for job in thinker.jobs if job.table == name][-1] == Rank.ALONE


def undo_pairs(count: int) -> str:
    """A record that lays stones and takes them back, again and again."""
    game = load("stones_and_rivers")
    match = Match(game, 2, game.options.parse("first=circle"))
    for _ in range(count):
        seat = match.question.waiting[0]
        match.answer(seat, Step(match.position.codes(seat)[0]))
        match.undo(seat)
    return match.record()


async def test_a_replay_is_made_by_a_worker_a_page_at_a_time(settings: Settings) -> None:
    text = undo_pairs(150)
    async with Served(make_lobby(settings)) as served:
        pages = [
            (await served.client.post("/api/replay", content=text, params={"first": first})).json()
            for first in (0, replay.PAGE)
        ]
        thinker = served.lobby.services.thinker
        assert isinstance(thinker, Inline)
        assert [(job.work, job.rank) for job in thinker.jobs] == [("replay", Rank.HINT)] * 2
    assert [page["total"] for page in pages] == [301, 301]
    assert [len(page["steps"]) for page in pages] == [replay.PAGE, 301 - replay.PAGE]
    assert [step["all"]["event"] for page in pages for step in page["steps"]] == list(range(-1, 300))


def test_a_page_costs_no_more_than_its_own_steps() -> None:
    found = replay.replay(ReplayPage(undo_pairs(500), 900, 20), Games())
    assert len(found.steps) == 20
    assert found.total == 1001


def test_a_record_of_too_many_lines_is_refused_before_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def played(*_: object) -> None:
        raise AssertionError("it is played")

    monkeypatch.setattr(replay, "_read", played)
    text = "riffle 1\ngame stones_and_rivers\n" + "0 seat1 move a1 a2\n" * 50_000
    with pytest.raises(Refused, match="at most"):
        replay.replay(ReplayPage(text, 0, 10), Games())


async def test_a_worker_has_a_budget_of_memory() -> None:
    pool = Workers(1, memory=300)
    job = Job("practice", "stones_and_rivers", packed=b'{"game": "stones_and_rivers"}', rank=Rank.HINT)
    assert (await pool.do(job, PATIENCE)).payload
    greedy = msgspec.structs.replace(job, work="replay", packed=b'{"record": "' + b"x" * 400_000_000 + b'"}')
    assert "Error" in (await pool.do(greedy, PATIENCE)).problem
    assert (await pool.do(job, PATIENCE)).payload  # the next one is served
    await pool.close()


async def test_every_unfinished_table_counts_for_its_address_even_one_that_waits(lobby: Lobby) -> None:
    lobby.services.settings = msgspec.structs.replace(lobby.services.settings, address_tables=3)
    for seats in ([PERSON, PERSON], [PERSON, OPEN], [PERSON, OPEN, OPEN]):
        await lobby.make(msgspec.convert({"game": "hidden_stones", "seats": seats}, NewTable), "192.0.2.1")
    with pytest.raises(Refused, match="too many tables"):
        await lobby.make(msgspec.convert({"game": "hidden_stones", "seats": [PERSON, OPEN]}, NewTable), "192.0.2.1")


async def test_joining_is_limited(settings: Settings) -> None:
    async with Served(make_lobby(msgspec.structs.replace(settings, join_rate=0.2))) as served:
        codes = [(await served.client.post("/api/tables/nothing/join")).json()["code"] for _ in range(4)]
    assert codes == ["no_such_table", "no_such_table", "too_fast", "too_fast"]


async def test_tables_nobody_is_at_leave_memory(lobby: Lobby) -> None:
    ann, ben, watcher = await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    other = await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    clock = lobby.services.now
    assert isinstance(clock, FakeTime)
    for player in (ann, ben, watcher):
        await player.leave()
    for _ in range(2):  # the janitor's own rounds are no use of a table
        clock.now += 0.6 * lobby.services.settings.forget_after
        await lobby.janitor.round()
    assert [table.seating.id for table in lobby.loaded()] == [other[0].table.seating.id]


async def test_whoever_found_a_table_before_it_left_memory_is_sent_to_the_one_that_is_served(lobby: Lobby) -> None:
    """Served by the old one, they would neither see others' moves nor be seen."""
    ann, *others = await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    for player in (ann, *others):
        await player.leave()
    silent = await Player(lobby, ann.link).connect()
    clock = lobby.services.now
    assert isinstance(clock, FakeTime)
    await lobby.janitor.round()
    assert lobby.loaded() == [silent.table]  # they have just come
    clock.now += lobby.services.settings.forget_after + 1
    await lobby.janitor.round()
    assert lobby.loaded() == []
    assert {"type": "closed", "code": NOT_STORED} in await silent.raw('{"type": "hello"}')


async def test_a_running_clock_keeps_its_table_in_memory(lobby: Lobby) -> None:
    players = await seat_at(lobby, "hidden_stones", PERSON, PERSON, clock=600)
    for player in players:
        await player.leave()
    clock = lobby.services.now
    assert isinstance(clock, FakeTime)
    clock.now += lobby.services.settings.forget_after + 1
    await lobby.janitor.round()
    assert lobby.loaded() == [players[0].table]


async def test_a_table_that_left_memory_is_freed_without_a_collection(lobby: Lobby) -> None:
    request = msgspec.convert({"game": "hidden_stones", "seats": [PERSON, PERSON]}, NewTable)
    table = await lobby.table((await lobby.make(request, "127.0.0.1")).table)
    await lobby.services.stop_tasks()  # the janitor may be looking at it
    await table.idle()
    left = weakref.ref(table)
    gc.disable()
    try:
        table.close(NOT_STORED)
        del table
        assert left() is None
    finally:
        gc.enable()


async def test_a_jump_of_the_wall_clock_deletes_nothing(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, *_ = await seat_at(lobby, "hidden_stones", PERSON, PERSON, clock=30)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 10 * 365 * 86400)
    await lobby.janitor.round()
    assert await lobby.services.store.table(ann.table.seating.id) is not None
    assert ann.table.clock.deadline == 30.0


async def test_time_without_a_server_does_not_count_and_time_with_one_does(settings: Settings) -> None:
    clock = FakeTime()
    for days in (20, 20):
        lobby = make_lobby(settings, now=clock)
        await lobby.open()
        if days == 20 and not await lobby.services.store.running():
            await seat_at(lobby, "hidden_stones", PERSON, PERSON)
        clock.now += days * 86400
        await lobby.janitor.round()
        await lobby.close()
        clock.now += 1000 * 86400
    lobby = make_lobby(settings, now=clock)
    await lobby.services.open()
    assert await lobby.services.store.running() == []  # after 40 days of service, though 20 a run
    await lobby.services.close()


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
    ],
)
def test_an_address_of_ipv6_counts_by_its_64(one: str, other: str, same: bool) -> None:
    assert (network(one) == network(other)) is same
    addresses = Addresses(1.0, FakeTime())
    assert addresses.opened(one, 1)
    assert addresses.opened(other, 1) is not same


def test_a_classroom_behind_one_address_comes_in_by_default() -> None:
    usual, addresses = Settings(), Addresses(Settings().address_rate, FakeTime())
    assert all(addresses.opened("192.0.2.1", usual.address_sockets) for _ in range(200))
    assert all(addresses.take("192.0.2.1") for _ in range(200))
    greetings = Addresses(usual.greet_rate, FakeTime(), burst=GREET_BURST)
    assert all(greetings.delay("192.0.2.1", 60.0) == 0.0 for _ in range(200))


def test_settings_come_from_the_environment() -> None:
    given = {"RIFFLE_ADDRESS_SOCKETS": "500", "RIFFLE_PACE": "0.1", "RIFFLE_WARM": "false"}
    found = from_environment(None, {**given, "DATABASE_URL": "postgresql://x"})
    assert (found.address_sockets, found.pace, found.warm, found.database) == (500, 0.1, False, "postgresql://x")
    assert from_environment(Path("there"), {"RIFFLE_DATA": "here"}).data == Path("there")
    with pytest.raises(ValueError, match="RIFFLE_WORKERS is 'many'"):
        from_environment(None, {"RIFFLE_WORKERS": "many"})


async def raw(served: Served, *parts: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    for part in parts:
        writer.write(part)
    try:
        return await reader.read()
    except ConnectionResetError:  # the server closed while we were still sending
        return b"reset"
    finally:
        writer.close()


async def test_headers_are_limited(settings: Settings) -> None:
    async with Served(make_lobby(settings)) as served:
        many = b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n" + b"x: y\r\n" * 5000 + b"\r\n"
        endless = b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: "
        assert b" 431 " in await raw(served, many)
        endless_answer = await raw(served, endless, b"y" * 200_000)
        assert b" 431 " in endless_answer or endless_answer == b"reset"
        assert b" 431 " in await raw(served, b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        assert (await served.client.get("/healthz")).status_code == 200


async def test_a_request_must_be_sent_in_time(settings: Settings) -> None:
    async with Served(make_lobby(msgspec.structs.replace(settings, header_seconds=0.2))) as served:
        assert b" 408 " in await raw(served, b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n")
        assert b" 408 " in await raw(
            served, b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 9\r\n\r\n{"
        )
    async with Served(make_lobby(settings)) as served:  # whoever has the usual time is served
        made = (await served.client.post("/api/tables", json=WISH)).json()
        assert made["seats"]


async def test_one_address_cannot_hold_all_connections(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")  # this machine is no proxy
    async with Served(make_lobby(msgspec.structs.replace(settings, address_connections=2))) as served:
        held = [await asyncio.open_connection("127.0.0.1", served.port) for _ in range(2)]
        assert b" 429 " in await raw(served, b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        held[0][1].write(b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
        assert b" 200 " in await held[0][0].read()
        again = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n"
        while b" 200 " not in await raw(served, again):  # the server may hear a little later that one has gone
            continue
        for _, writer in held:
            writer.close()


async def test_who_does_not_heed_refusals_is_not_even_read(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")  # this machine is no proxy
    stricter = msgspec.structs.replace(settings, request_rate=0.01, refusal_rate=0.01)
    async with Served(make_lobby(stricter)) as served:
        ask = b"POST /api/tables/nothing/join HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n"
        assert b"no_such_table" in await raw(served, ask)
        assert b"too_fast" in await raw(served, ask)
        turned_away = await raw(served, ask)  # the bare status, or nothing at all: it is closed while we are sending
        assert b"too_fast" not in turned_away
        assert b"no_such_table" not in turned_away


async def test_hints_are_limited_by_address(settings: Settings) -> None:
    lobby = make_lobby(msgspec.structs.replace(settings, hint_rate=0.01))
    await lobby.open()
    players = await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    asked = next(player for player in players if player.snapshot["question"]["mine"])
    assert "hint" in (await asked.say("hint"))[-1]
    assert (await asked.say("hint"))[-1]["code"] == "too_fast"
    await lobby.close()


async def test_whoever_fills_the_store_makes_room_for_the_others(lobby: Lobby) -> None:
    """Finished tables count against the whole: the oldest of whoever has most of them go."""
    lobby.services.settings = msgspec.structs.replace(lobby.services.settings, most_tables=12)
    request = msgspec.convert({"game": "hidden_stones", "seats": [PERSON, PERSON]}, NewTable)
    honest = await lobby.make(request, "192.0.2.1")
    ended = await lobby.make(request, "192.0.2.1")
    ann = await Player(lobby, ended.seats[0].link, "192.0.2.1").open()
    await ann.say("forfeit")
    first = ""
    for _ in range(14):
        made = await lobby.make(request, "198.51.100.7")
        first = first or made.table
        foe = await Player(lobby, made.seats[0].link, "198.51.100.7").open()
        await foe.say("forfeit")
    assert await lobby.services.store.table(first) is None
    for made in (honest, ended):
        assert await lobby.services.store.table(made.table) is not None
    assert (await lobby.make(request, "192.0.2.1")).seats


async def test_a_store_full_of_running_tables_takes_no_more(lobby: Lobby) -> None:
    lobby.services.settings = msgspec.structs.replace(lobby.services.settings, most_tables=2)
    request = msgspec.convert({"game": "hidden_stones", "seats": [PERSON, PERSON]}, NewTable)
    for address in ("192.0.2.1", "192.0.2.2"):
        await lobby.make(request, address)
    with pytest.raises(Refused, match="too many tables"):
        await lobby.make(request, "192.0.2.3")


async def test_an_upload_is_checked_apart_from_hints_and_bots(pool: Slow) -> None:
    ask(pool, "maker", "", Rank.CHECK)
    await turns()
    hint, bot = ask(pool, "honest", "hint", Rank.HINT), ask(pool, "honest", "bot", Rank.BOT)
    await turns()
    assert set(pool.began) == {"maker/", "honest/bot", "honest/hint"}
    for task in (hint, bot):
        task.cancel()
