"""All tables of this process: made here, found by their links, loaded when somebody comes. Knows no HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence

from ..limits import network
from ..messages import Again, Invite
from ..play import SPECTATOR, Event, Match, Refused, record
from ..profiles import ladder
from ..profiles.calls import Calls
from ..profiles.ladder import Ladders
from ..profiles.profiles import Profiles
from ..profiles.rows import variant
from ..profiles.store import ProfileStore
from ..requests import Joined, NewTable, OpenTable, TableMade
from ..services import Services
from ..store.broker import Notice
from ..store.database import LostRaceError, NotStoredError
from ..store.store import SHARED, Link, link_rows
from ..store.writer import Change, ExtraRows
from ..variants import Variants
from ..workers.challenges import Challenges
from ..workers.reviews import Reviews
from . import archives, handlers
from .connection import RESTARTING, Connection, Line
from .janitor import Janitor
from .mail import Heard, Wake
from .seating import Bots, Seat, Seating, followed, renewed, seated
from .secrets import derived, hashed, invitations
from .table import Table
from .turns import first_turn

log = logging.getLogger("riffle.server")
MADE_ROOM = 50
"""Finished tables that go at once where the store is full."""


class Lobby:
    """Tables by id."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.reviews = Reviews(services.games, services.thinker)
        self.challenges = Challenges(services.games, services.thinker)
        self.variants = Variants(self)
        self.janitor = Janitor(self)
        kept = ProfileStore(services.store.database)
        self.ladder = Ladders(kept)
        self.profiles = Profiles(self, kept, self.ladder)
        self.calls = Calls(services.settings, kept, services.date)
        self.blocked: dict[str, str] = {}  # hashes of addresses, with the reasons
        self._tables: dict[str, asyncio.Future[Table]] = {}
        self._damaged: set[str] = set()

    # Opening and closing ----------------------------------------------------------------------------------------

    async def open(self) -> None:
        await self.services.open()
        self.blocked = await self.services.store.blocked()
        await self.services.broker.open(self._heard, self._missed)
        self.services.warm_up(self.challenges.keep_ahead)
        self.services.spawn(self.janitor.work())

    async def close(self) -> None:
        await self.services.stop_tasks()
        for table in self.loaded():
            table.close(RESTARTING)
            await table.idle()
        self.reviews.close()
        self.challenges.close()
        await self.services.close()

    def loaded(self) -> list[Table]:
        return [future.result() for future in self._tables.values() if future.done() and not future.exception()]

    def _heard(self, notice: Notice) -> None:
        table = self.in_memory(notice.table)
        if table is not None:
            table.post(Heard(notice))

    def _missed(self) -> None:
        for table in self.loaded():
            table.post(Heard(None))

    # Finding tables ---------------------------------------------------------------------------------------------

    async def table(self, name: str) -> Table:
        """The table in use, loaded once however many ask for it; Refused if there is none."""
        future = self._tables.get(name)
        if future is None:
            future = self._tables[name] = asyncio.get_running_loop().create_future()
            try:
                future.set_result(await self._load(name))
            except BaseException as problem:
                self._tables.pop(name, None)
                kept = problem if isinstance(problem, Refused | NotStoredError) else NotStoredError(str(problem))
                future.set_exception(kept)
                future.exception()  # whoever waits has it; nobody may
                raise
        return await asyncio.shield(future)

    async def _load(self, name: str) -> Table:
        seating = await self.services.store.table(name)
        if seating is None:
            raise Refused("no_such_table", "there is no such table")
        game = await self.variants.game_of(seating)
        table = Table(self, self.services, seating, game, handlers.LETTERS)
        await table.load()
        return table

    def note_damaged(self, name: str, problem: object) -> None:
        """Name a table that cannot be read in the log, once."""
        if name not in self._damaged:
            self._damaged.add(name)
            log.error("table %s is damaged: %s", name, problem)

    def in_memory(self, name: str) -> Table | None:
        """The table if it is in use here."""
        future = self._tables.get(name)
        return future.result() if future is not None and future.done() and not future.exception() else None

    def is_loaded(self, name: str) -> bool:
        return name in self._tables

    def forget(self, table: Table) -> None:
        """Let a table go out of memory: the next who comes finds it in the store."""
        self._tables.pop(table.seating.id, None)

    async def remove(self, names: Sequence[str]) -> None:
        """Take tables out of the store; those in use in their turn, so that nothing is written about them any more."""
        for name in names:
            if self.is_loaded(name):
                with contextlib.suppress(Refused):  # one that cannot be loaded is in nobody's use
                    await (await self.table(name)).ask(Table.remove)
        await self.services.store.remove(names)

    async def opened(self, secret: str) -> tuple[Table, int]:
        """The table and chair a link opens; Refused if it opens none."""
        link = await self.link(secret)
        if link is None:
            raise Refused("no_such_link", "this link opens nothing")
        return await self.table(link.table), link.chair

    async def link(self, secret: str) -> Link | None:
        """What a link opens, if it is one to a table: the key of a public replay opens no table."""
        link = await self.services.store.link(hashed(secret)) if secret else None
        return None if link is None or link.chair == SHARED else link

    async def seating(self, secret: str) -> tuple[Seating, bool]:
        """Who sits at the table behind a link, without loading it, and whether it is a public replay's."""
        link = await self.services.store.link(hashed(secret))
        found = None if link is None else await self.services.store.table(link.table)
        if link is None or found is None:
            raise Refused("no_such_link", "this link opens nothing")
        return found, link.chair == SHARED

    def check_allowed(self, address: str) -> None:
        """Refuse an address that an operator has blocked."""
        if hashed(network(address))[:32] in self.blocked:
            raise Refused("blocked", "this address may not play here")

    async def connect(self, secret: str, line: Line, address: str = "", origin: str = "") -> tuple[Table, Connection]:
        self.check_allowed(address)
        table, chair = await self.opened(secret)
        table.used = self.services.now()  # it stays in memory until they have said hello
        return table, Connection(chair, secret, line, address, origin)

    # Making tables ----------------------------------------------------------------------------------------------

    async def make(self, request: NewTable, address: str, key: str = "", origin: str = "") -> TableMade:
        """A new table as asked for. It begins at once when nobody is to be waited for. `origin`: how the asker came."""
        services, who = self.services, await self.check_room(address)
        game = (await self.variants.found(request.variant))[1] if request.variant else services.games.load(request.game)
        if game.id != request.game:
            raise Refused("malformed", f"this variant is one of {game.id}")
        bots = Bots(
            services.games.levels(request.game),
            services.games.characters(request.game),
            services.games.usual_level(request.game),
        )
        seating = seated(request, game, services.tokens(9), services.tokens(12), bots, who)
        if seating.rated:
            await self._rate(seating, key)
        secrets = {index: services.tokens(18) for index in seating.people}
        if any(seat.kind != "person" for seat in seating.seats):
            self.variants.prepare(game)
        await self.add(seating, secrets)
        links = dict(secrets)
        if seating.host is not None:
            table = await self.table(seating.id)
            secret = secrets[seating.host]
            links |= dict(invitations(table.seating, secret))
            await table.ask(lambda table: self.remember_invitations(table, secret))
        return self.made(seating, links, origin)

    async def _rate(self, seating: Seating, key: str) -> None:
        """A rated table: whoever makes it agrees for their own key, and it has a clock, so that nobody just leaves."""
        ladder.check(seating)
        if seating.variant or variant(seating, self.services.games):
            raise Refused("not_rated", "a rated game is played by the usual rules")
        seating.seats[seating.people[0]].profile = await self.profiles.profile(key)
        seating.clock = seating.clock or ladder.DAY

    def made(self, seating: Seating, links: dict[int, str], origin: str) -> TableMade:
        base = self.services.listening.base(origin)
        invited = [Invite(seat, f"/s/{link}", f"{base}/s/{link}") for seat, link in sorted(links.items())]
        return TableMade(seating.id, invited, f"/w/{seating.watch}", f"{base}/w/{seating.watch}")

    async def check_room(self, address: str) -> str:
        """Whom a new table from this address counts against; Refused where there are too many."""
        self.check_allowed(address)
        settings, who = self.services.settings, hashed(network(address))[:32]
        store = self.services.store
        everything, own = await store.counts(who)
        if settings.address_tables and own >= settings.address_tables:
            raise Refused("too_many_tables", "there are too many tables; finish some first")
        if everything >= settings.most_tables:
            spare = await store.spare(MADE_ROOM)
            if not spare:
                raise Refused("too_many_tables", "there are too many tables; finish some first")
            await self.remove(spare)
        return who

    async def add(self, seating: Seating, secrets: dict[int, str], played: Sequence[Event] = ()) -> None:
        """Store a new table with its links and, if every seat is taken, its first events: those `played`, or a deal."""
        turn, seating.seed = None, self.services.seeds()
        if not seating.free:
            seating.started, seating.date = True, self.services.today()
            game = await self.variants.game_of(seating)
            if not played:
                match = Match(game, len(seating.seats), seating.options, dice=self.services.dice)
                match.advance()
                seating.over, played = match.over, match.log
                turn = first_turn(match, seating, self.services.date())
        chairs = [(seating.seats[index].chair, hashed(secret)) for index, secret in secrets.items()]
        links = link_rows(seating.id, [*chairs, (SPECTATOR, hashed(seating.watch))])
        events = played if seating.started else ()
        await self._write(Change(seating.id, events, ExtraRows((), links, seating, True, turn=turn), quiet=True))
        if seating.started:
            (await self.table(seating.id)).post(Wake())

    async def _write(self, change: Change) -> None:
        """For tables that are not in use yet: one in use writes by its own `commit`."""
        try:
            await self.services.writer.write(change)
        except LostRaceError:
            raise Refused("stale", "somebody was quicker: look again") from None
        except NotStoredError:
            raise Refused("not_stored", "this could not be stored; please try again") from None

    async def listed(self) -> list[OpenTable]:
        return [open_table(each) for each in await self.services.store.listed()]

    async def join(self, name: str, origin: str = "") -> Joined:
        """Take a free seat at an open table: a link of its own, which the host does not know."""
        return await (await self.table(name)).ask(lambda table: self._join(table, origin))

    async def _join(self, table: Table, origin: str) -> Joined:
        if not table.seating.open or table.seating.started or not table.seating.free:
            raise Refused("no_seat", "no seat is free at this table")
        seating = table.next_seating()
        seat, secret = seating.free[0], self.services.tokens(18)
        seating.seats[seat] = Seat("person", chair=seating.new_chair())
        if seating.host is None:
            seating.host = seat
        links = link_rows(seating.id, [(seating.seats[seat].chair, hashed(secret))])
        await table.commit(seating=seating, links=links)
        return self._joined(seat, secret, seating.game, origin)

    def _joined(self, seat: int, secret: str, game: str, origin: str) -> Joined:
        return Joined(seat, f"/s/{secret}", game, f"{self.services.listening.base(origin)}/s/{secret}")

    async def remember_invitations(self, table: Table, secret: str) -> None:
        """Store the hashes of the links to the free seats, so that they open them. In the table's turn."""
        seats = table.seating.seats
        chairs = [(seats[seat].chair, hashed(link)) for seat, link in invitations(table.seating, secret)]
        if chairs:
            await table.commit(links=link_rows(table.seating.id, chairs))

    # Rematches --------------------------------------------------------------------------------------------------

    async def make_again(
        self, old: Seating, options: dict[str, int], places: list[int], winners: Sequence[int] | None = None
    ) -> str:
        """A table for the rematch: same people, in the order of `places` (for each old seat its new one).

        Bots that follow their player do so by the `winners` of the old game, where they are known."""
        seats = [Seat("open")] * len(old.seats)
        levels = self.services.games.levels(old.game)
        for index, seat in enumerate(old.seats):
            level = seat.level if winners is None or not seat.follows else followed(old, seat, levels, winners)
            seats[places[index]] = Seat(
                seat.kind, seat.name, level, places[index], profile=seat.profile, follows=seat.follows
            )
        host = None if old.host is None else places[old.host]
        alone = old.rated and len(old.people) == 1  # others agree to each rated game anew
        tokens, game = self.services.tokens, await self.variants.game_of(old)
        seating = Seating(
            tokens(9), old.game, game.version, game.components, options, seats, tokens(12),
            clock=old.clock, main_time=old.main_time, increment=old.increment, open=old.open, device=old.device,
            rated=alone, host=host, address=old.address, next_chair=len(seats),
            variant=old.variant, playtest=old.playtest,
        )  # fmt: skip
        await self.add(seating, {})
        return seating.id

    async def invite_again(self, table: Table, only: Connection | None = None) -> None:
        """Give those connected their links to the rematch. Players' follow from their old ones, so nobody else has
        them; watchers are taken along by the new table's link for watching."""
        old = table.seating
        new = await self.services.store.table(old.rematch)
        for connection in [only] if only else table.connections:
            if connection.seat >= 0:
                link = derived(connection.secret, f"rematch {old.rematch}")
                links = link_rows(old.rematch, [(old.rematch_seats[connection.seat], hashed(link))])
                await self._write(Change(old.rematch, (), ExtraRows(links=links), quiet=True))
                connection.send(Again(f"/s/{link}"))
            elif new is not None:
                connection.send(Again(f"/w/{new.watch}"))

    async def begin_anew(self, secret: str, origin: str = "") -> Joined:
        """A fresh start for a table that was begun under other rules: the same people and options."""
        link = await self.link(secret)
        old = None if link is None else await self.services.store.table(link.table)
        seat = None if link is None or old is None else old.seat_of(link.chair)
        if old is None or seat is None:
            raise Refused("no_such_link", "this link opens nothing")
        game = await self.variants.game_of(old)
        if (game.version, game.components) == (old.rules, old.components):
            raise Refused("stale", "this table goes on as it is")
        if not old.rematch:
            places = list(range(len(old.seats)))
            new = await self.make_again(old, renewed(old.options, game), places)
            old.rematch, old.rematch_seats, old.version = new, places, old.version + 1
            await self._write(Change(old.id, (), ExtraRows(seating=old)))
        found = derived(secret, f"rematch {old.rematch}")
        links = link_rows(old.rematch, [(old.rematch_seats[seat], hashed(found))])
        await self._write(Change(old.rematch, (), ExtraRows(links=links), quiet=True))
        return self._joined(old.rematch_seats[seat], found, old.game, origin)

    # Records ----------------------------------------------------------------------------------------------------

    async def record(self, name: str, secret: str = "") -> str:
        """The record of a finished game; before its end only what the holder of a link to the table may know of it.

        It names people only to those who were there with them.
        """
        link = await self.link(secret)
        there = link is not None and link.table == name

        async def written(table: Table) -> str:
            match = table.match
            if match is None or match.over:
                told = range(len(table.seating.seats)) if there else ()
                return record.noted(await archives.written(table), table.seating.notes(told))
            if link is None or not there:
                raise Refused("no_record", "before the end a record is for those at the table: a link to it is needed")
            seat = table.seating.seat_of(link.chair)
            twin = await archives.whole(table, match)
            return record.write_so_far(twin, SPECTATOR if seat is None else seat)

        return await (await self.table(name)).ask(written)

    async def payload(self, name: str, number: int, secret: str) -> bytes:
        """A solver's by-product (a trajectory), for those who hold a link to the table."""
        link = await self.link(secret)
        if link is None or link.table != name:
            raise Refused("no_such_link", "this link opens nothing here")
        return await self.services.store.payload(name, number)


def open_table(seating: Seating) -> OpenTable:
    host = "" if seating.host is None else seating.seats[seating.host].name
    return OpenTable(seating.id, seating.game, len(seating.seats), len(seating.free), host)
