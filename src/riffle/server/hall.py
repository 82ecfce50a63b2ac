"""The hall: all tables of this process, and what they share. Knows no HTTP."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from riffle.core import record
from riffle.core.game import Game
from riffle.core.match import Dice, Match
from riffle.core.question import SPECTATOR
from riffle.core.refusal import Refused

from .broker import Broker, Notice, OneProcess, Postgres
from .connection import Connection, Line
from .encoded import LegalWriter
from .games import QUICK, Games
from .messages import Again, Invite
from .requests import Joined, OpenTable, TableMade, TableWish
from .reviews import Reviews
from .seating import Seat, Seating, seated
from .secret import Tokens, derived, hashed, system_tokens
from .settings import Settings
from .store import EventRow, Store, event_row
from .store import now as wall
from .table import Table, links_of
from .workers import Thinker, Workers
from .writer import Change, LostRaceError, NotStoredError, Writer

log = logging.getLogger("riffle.server")
DAY = 86400.0


class Hall:
    """Tables by id, loaded when somebody comes or a bot is to move."""

    def __init__(
        self,
        settings: Settings,
        games: Games | None = None,
        thinker: Thinker | None = None,
        dice: Dice | None = None,
        tokens: Tokens = system_tokens,
        now: Callable[[], float] = wall,
    ) -> None:
        self.settings = settings
        self.games = games or Games()
        self.store = Store(settings)
        self.tokens = tokens
        self.now = now
        self.dice = dice
        origin = system_tokens(9)
        self.broker: Broker = Postgres(origin, settings.database) if settings.shared else OneProcess(origin)
        self.writer = Writer(self.store, self.broker, now)
        self.thinker: Thinker = thinker or Workers(settings.workers)
        self.reviews = Reviews(self.games, self.thinker)
        self.tables: dict[str, asyncio.Future[Table]] = {}
        self._answers: dict[str, LegalWriter] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # Opening and closing -----------------------------------------------------------------------------------------

    async def open(self) -> None:
        await self.store.prepare()
        await self.broker.subscribe(self._heard)
        if isinstance(self.thinker, Workers) and self.settings.warm:
            names = sorted(self.games.names(), key=lambda name: name != "hidden_stones")
            self.keep(self.thinker.warm_up([(name, self.games.modules.get(name, "")) for name in names]))
        self.keep(self._look_after())

    async def close(self) -> None:
        beside = list(self._tasks)
        for task in beside:
            task.cancel()
        if beside:  # a query cut short needs its store to end
            await asyncio.wait(beside, timeout=5.0)
        for table in self.loaded():
            table.driver.stop()
            for connection in table.connections:
                connection.close(1012)
        self.reviews.close()
        await self.thinker.close()
        await self.broker.close()
        await self.writer.close()
        await self.store.close()

    def keep(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside; a problem goes to the log."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("work beside the tables failed", exc_info=problem)

    async def _look_after(self) -> None:
        """Drive what nobody drives, remove what nobody uses, say who is here."""
        quiet = 0.0
        while True:
            for table in await self.store.running(self.now() - quiet):
                try:
                    (await self.table(table)).driver.wake(ours=False)
                except Refused:
                    continue
            for table in await self.store.sweep(self.now() - self.settings.idle_days * DAY):
                self.tables.pop(table, None)
            for table in self.loaded():
                if table.connections:
                    await table.tell_presence()
            await asyncio.sleep(self.settings.sweep)
            quiet = self.settings.sweep

    def answers(self, game: Game) -> LegalWriter:
        """The game's answers as they are written; all its tables share them."""
        if game.id not in self._answers:
            self._answers[game.id] = LegalWriter(game)
        return self._answers[game.id]

    def loaded(self) -> list[Table]:
        return [future.result() for future in self.tables.values() if future.done() and not future.exception()]

    def _heard(self, notice: Notice) -> None:
        future = self.tables.get(notice.table)
        if future is None or not future.done() or future.exception():
            return
        if notice.here is not None:
            future.result().hear_presence(notice)
        else:
            self.keep(future.result().refresh())

    async def announce(self, notice: Notice) -> None:
        await self.writer.announce(notice)

    # Tables ------------------------------------------------------------------------------------------------------

    async def table(self, name: str) -> Table:
        """The table in use, loaded once however many ask for it; Refused if there is none."""
        future = self.tables.get(name)
        if future is None:
            future = self.tables[name] = asyncio.get_running_loop().create_future()
            try:
                future.set_result(await self._load(name))
            except BaseException as problem:
                self.tables.pop(name, None)
                future.set_exception(problem if isinstance(problem, Refused) else Refused("not_stored", "try again"))
                future.exception()  # whoever waits has it; nobody may
                raise
        return await asyncio.shield(future)

    async def _load(self, name: str) -> Table:
        stored = await self.store.table(name)
        if stored is None:
            raise Refused("no_such_table", "there is no such table")
        table = Table(self, stored.seating)
        async with table.lock:
            await table.load()
        return table

    async def make(self, wish: TableWish, address: str) -> TableMade:
        """A new table as wished. It begins at once when nobody is to be waited for."""
        who = hashed(address)[:32]
        everything, own = await self.store.counts(who, self.now() - DAY)
        limit = self.settings.address_tables
        if everything >= self.settings.most_tables or (limit and own >= limit):
            raise Refused("too_many_tables", "there are too many tables; finish some first")
        game = self.games.load(wish.game)
        levels = [*self.games.levels(wish.game), *QUICK]
        seating = seated(wish, game, self.tokens(9), self.tokens(12), levels, who)
        secrets = {index: self.tokens(18) for index in seating.people}
        await self._add(seating, secrets)
        invited = [Invite(index, f"/s/{secret}") for index, secret in secrets.items()]
        if seating.host is not None:
            table = await self.table(seating.id)
            invited += [Invite(seat, f"/s/{link}") for seat, link in table.invitations(secrets[seating.host])]
            await self.remember_invitations(table, secrets[seating.host])
        return TableMade(seating.id, sorted(invited, key=lambda invite: invite.seat), f"/w/{seating.watch}")

    async def _add(self, seating: Seating, secrets: dict[int, str]) -> None:
        """Store a new table with its links and, if every seat is taken, its first events."""
        events: list[EventRow] = []
        if not seating.free:
            seating.started = True
            match = Match(self.games.load(seating.game), len(seating.seats), seating.options, self.dice)
            match.advance()
            seating.over = match.over
            events = [event_row(seating.id, event) for event in match.log]
        chairs = [(seating.seats[index].chair, secret) for index, secret in secrets.items()]
        links = links_of(seating.id, chairs, seating.watch)
        await self._write(Change(seating.id, events=events, links=links, seating=seating, new=True))
        if seating.started:
            (await self.table(seating.id)).driver.wake(ours=True)

    async def _write(self, change: Change) -> None:
        try:
            await self.writer.write(change)
        except LostRaceError:
            raise Refused("stale", "somebody was quicker: look again") from None
        except NotStoredError:
            raise Refused("not_stored", "this could not be stored; please try again") from None

    async def begin(self, table: Table, seating: Seating, acknowledge: Callable[[], None]) -> None:
        """Start a table that was waiting. Its lock is held."""
        seating.started = True
        match = Match(table.game, len(seating.seats), seating.options, self.dice)
        match.advance()
        seating.over = match.over
        rows = [event_row(seating.id, event) for event in match.log]
        await table.write(Change(seating.id, events=rows, seating=seating))
        table.seating, table.match, table.asked_at = seating, match, self.now()
        acknowledge()
        table.showing.show_table()
        table.driver.wake(ours=True)

    async def remember_invitations(self, table: Table, secret: str) -> None:
        """Store the hashes of the links to the free seats, so that they open them."""
        chairs = [(table.seating.seats[seat].chair, link) for seat, link in table.invitations(secret)]
        if chairs:
            await self._write(Change(table.seating.id, links=links_of(table.seating.id, chairs), quiet=True))

    async def listed(self) -> list[OpenTable]:
        return [open_table(each) for each in await self.store.listed()]

    async def join(self, name: str) -> Joined:
        """Take a free seat at an open table: a link of its own, which the host does not know."""
        table = await self.table(name)
        async with table.lock:
            await table.fresh()
            if not table.seating.open or table.seating.started or not table.seating.free:
                raise Refused("no_seat", "no seat is free at this table")
            seating = table.next_seating()
            seat, secret = seating.free[0], self.tokens(18)
            seating.seats[seat] = Seat("person", chair=seating.new_chair())
            if seating.host is None:
                seating.host = seat
            links = links_of(name, [(seating.seats[seat].chair, secret)])
            await table.write(Change(name, seating=seating, links=links))
            table.seating = seating
            table.showing.show_players()
            return Joined(seat, f"/s/{secret}", seating.game)

    # Links -------------------------------------------------------------------------------------------------------

    async def opened(self, secret: str) -> tuple[Table, int]:
        """The table and chair a link opens; Refused if it opens none."""
        link = await self.store.link(hashed(secret))
        if link is None:
            raise Refused("no_such_link", "this link opens nothing")
        return await self.table(link.table), link.chair

    async def connect(self, secret: str, line: Line) -> tuple[Table, Connection]:
        table, chair = await self.opened(secret)
        return table, Connection(chair, secret, line)

    async def make_again(self, table: Table, options: dict[str, int], places: list[int]) -> str:
        """A table for the rematch: same people, in the order of `places` (for each old seat its new one)."""
        old = table.seating
        seats = [Seat("open")] * len(old.seats)
        for index, seat in enumerate(old.seats):
            seats[places[index]] = Seat(seat.kind, seat.name, seat.level, places[index])
        host = None if old.host is None else places[old.host]
        seating = Seating(
            self.tokens(9), old.game, table.game.version, table.game.components, options, seats, self.tokens(12),
            clock=old.clock, device=old.device, host=host, address=old.address, next_chair=len(seats),
        )  # fmt: skip
        await self._add(seating, {})
        return seating.id

    async def invite_again(self, table: Table, only: Connection | None = None) -> None:
        """Give those connected their links to the rematch: they follow from their old ones, so nobody else has them."""
        old = table.seating
        for connection in [only] if only else table.connections:
            if connection.seat >= 0:
                link = derived(connection.secret, f"rematch {old.rematch}")
                links = links_of(old.rematch, [(old.rematch_seats[connection.seat], link)])
                await self._write(Change(old.rematch, links=links, quiet=True))
                connection.send(Again(f"/s/{link}"))

    # Records -----------------------------------------------------------------------------------------------------

    async def record(self, name: str, secret: str = "") -> str:
        """The record of a finished game; before its end only what the holder of a link to the table may know of it."""
        table = await self.table(name)
        link = await self.store.link(hashed(secret)) if secret else None
        async with table.lock:
            await table.fresh()
            if table.match is None:
                raise Refused("no_record", "the game has not begun")
            if not table.match.over and (link is None or link.table != name):
                raise Refused("no_record", "before the end a record is for those at the table: a link to it is needed")
            seat = None if link is None else table.seating.seat_of(link.chair)
            twin = Match(table.game, table.match.seats, table.match.options)
            twin.log = await self.store.log(name, payloads=True)
            twin.forfeited, twin.state = table.match.forfeited, table.match.state
            return record.write(twin) if twin.over else record.write_so_far(twin, SPECTATOR if seat is None else seat)

    async def payload(self, name: str, number: int, secret: str) -> bytes:
        """A solver's by-product (a trajectory), for those who hold a link to the table."""
        link = await self.store.link(hashed(secret))
        if link is None or link.table != name:
            raise Refused("no_such_link", "this link opens nothing here")
        return await self.store.payload(name, number)


def open_table(seating: Seating) -> OpenTable:
    host = "" if seating.host is None else seating.seats[seating.host].name
    return OpenTable(seating.id, seating.game, len(seating.seats), len(seating.free), host)
