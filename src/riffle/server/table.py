"""A table in use: its seating, its match and those connected to it. Commit, then acknowledge, then show.

Every change happens under the table's lock: it is made in memory, written, and only then told to anybody. If it could
not be written the table in memory is thrown away and read anew, so memory never runs ahead of the store.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from riffle.core.event import TABLE, Event
from riffle.core.match import Match
from riffle.core.question import SPECTATOR
from riffle.core.refusal import Refused

from . import games, messages, moments, sight
from .broker import Notice
from .connection import GONE, Connection
from .encoded import ViewWriter
from .messages import ChatLine, Invite, Moved, Player, Players, Proposed, TableInfo
from .seating import Seating
from .secret import derived, hashed
from .store import chat_row, event_row
from .writer import Change, LostRaceError, NotStoredError

if TYPE_CHECKING:
    from .hall import Hall

TOUCH_EVERY = 60.0


class Table:
    """One table of the hall."""

    def __init__(self, hall: Hall, seating: Seating) -> None:
        from .driver import Driver

        self.hall = hall
        self.seating = seating
        self.game = hall.games.load(seating.game)
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.views = ViewWriter(self.game)
        self.chat: list[ChatLine] = []
        self.course: list[list[int]] = []
        self._scored: tuple[Match | None, int, list[int | None]] = (None, 0, [])
        self.connections: list[Connection] = []
        self.elsewhere: dict[str, tuple[float, tuple[int, ...]]] = {}
        self.asked_at = hall.now()
        self.stamped = -1  # number of the question whose time `asked_at` is
        self.touched = 0.0
        self.dirty = True
        self.awake = True  # somebody came since only fallbacks were answering
        self.driver = Driver(self)

    # Reading and writing -----------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Read everything anew from the store. The lock is held."""
        stored = await self.hall.store.table(self.seating.id)
        if stored is None:
            raise Refused("gone", "this table has been removed")
        self.seating = stored.seating
        self.chat = await self.hall.store.chat(self.seating.id)
        self.match = self._opened() if self.seating.started else None
        if self.match is not None:
            self._replay(await self.hall.store.log(self.seating.id))
        self.dirty = False

    async def fresh(self) -> None:
        """Make sure that memory is what the store says. The lock is held."""
        if self.dirty:
            await self.load()

    async def refresh(self) -> None:
        """Another process has written: read what is new and show it."""
        async with self.lock:
            await self.fresh()
            before = len(self.match.log) if self.match else 0
            stored = await self.hall.store.table(self.seating.id)
            if stored is not None and stored.seating.version != self.seating.version:
                await self._reseated(stored.seating)
            for line in await self.hall.store.chat(self.seating.id, len(self.chat)):
                self._heard(line)
            if self.match is not None:
                events = await self.hall.store.log(self.seating.id, before)
                self._replay(events)
                self._show(before, events)
        self.driver.wake(ours=False)

    async def _reseated(self, seating: Seating) -> None:
        started = seating.started and not self.seating.started
        before, self.seating = self.seating, seating
        if started:
            self.match = self._opened()
            self._replay(await self.hall.store.log(seating.id))
            self.show_table()
        elif before.proposal != seating.proposal:
            self.tell(Proposed(seating.proposal))
        if before.rematch != seating.rematch:
            await self.hall.invite_again(self)
        self.show_players()

    def _opened(self) -> Match:
        if self.game.version != self.seating.rules or self.game.components != self.seating.components:
            raise Refused("other_rules", "this table was begun under other rules than this server has")
        return Match(self.game, len(self.seating.seats), self.seating.options, self.hall.dice)

    def _replay(self, events: Sequence[Event]) -> None:
        assert self.match is not None
        for event in events:
            if event.number != len(self.match.log):
                continue
            if event.seat != TABLE:
                self.match.replay(event.seat, event.steps or (), event.by)
            elif event.kind == "undo":
                self.match.undo(int(event.by[4:]) - 1, agreed=True)
            else:
                self.match.forfeit(event.about)

    async def write(self, change: Change) -> None:
        """Put a change on disk, or throw memory away and refuse. The lock is held."""
        self.dirty = True
        change.touch = change.touch or self.hall.now() - self.touched > TOUCH_EVERY
        try:
            await self.hall.writer.write(change)
        except LostRaceError:
            await self.load()
            self.show_table()
            raise Refused("stale", "somebody was quicker: look again") from None
        except NotStoredError:
            raise Refused("not_stored", "this could not be stored, so nothing has happened; please try again") from None
        self.dirty = False
        if change.touch:
            self.touched = self.hall.now()

    async def write_events(
        self, events: list[Event], seating: Seating | None = None, acknowledge: Callable[[], None] | None = None
    ) -> None:
        """Write events that the match has already taken, acknowledge, then show them."""
        match = self.match
        assert match is not None
        if match.over and seating is None:
            seating = self.next_seating()
        if seating is not None:
            seating.over = match.over
        rows = [event_row(self.seating.id, event) for event in events]
        await self.write(Change(self.seating.id, events=rows, seating=seating))
        if seating is not None:
            self.seating = seating
        if acknowledge is not None:
            acknowledge()
        self._show(events[0].number if events else len(match.log), events)
        self.driver.wake(ours=True)

    def next_seating(self) -> Seating:
        """A copy of the seating to change and write: its version is counted up."""
        twin = msgspec.convert(msgspec.to_builtins(self.seating), Seating)
        twin.version += 1
        return twin

    async def write_seating(self, seating: Seating, lines: Sequence[ChatLine] = ()) -> None:
        rows = [chat_row(self.seating.id, line) for line in lines]
        await self.write(Change(self.seating.id, seating=seating, lines=rows))
        self.seating = seating
        for line in lines:
            self._heard(line)
        self.show_players()

    # Showing -----------------------------------------------------------------------------------------------------

    @property
    def bots(self) -> frozenset[int]:
        return frozenset(index for index, seat in enumerate(self.seating.seats) if seat.kind == "bot")

    @property
    def here(self) -> set[int]:
        """Seats that somebody is connected for, in any process."""
        fresh = self.hall.now() - 90.0
        far = {seat for when, seats in self.elsewhere.values() if when > fresh for seat in seats}
        return far | {connection.seat for connection in self.connections if connection.seat >= 0}

    @property
    def deadline(self) -> float | None:
        """Seconds left for the question, where there is a clock and a person is asked."""
        match = self.match
        if match is None or match.over or self.suspended:
            return None
        clock = moments.seconds(match, self.seating.clock)
        if clock is None:
            return None
        if not any(seat in match.question.waiting for seat in self.seating.people):
            return None
        return max(0.0, round(self.asked_at + clock - self.hall.now(), 1))

    @property
    def suspended(self) -> bool:
        """Whether for three rounds only fallbacks have answered for people, and nobody has come since."""
        people = self.seating.people
        if self.match is None or not people or self.awake or self.seating.clock is None:
            return False
        wanted = 3 * len(people)
        last = [event for event in self.match.log if event.seat in people][-wanted:]
        return len(last) == wanted and all(event.by in ("clock", "fallback") for event in last)

    def _scores(self) -> Sequence[int | None]:
        match = self.match
        if match is None:
            return [None] * len(self.seating.seats)
        if self._scored[0] is not match or self._scored[1] != len(match.log):
            self._scored = (match, len(match.log), sight.scores(match))
        return self._scored[2]

    def players(self) -> list[Player]:
        here = self.here
        points = self._scores()
        return [
            Player(
                index,
                seat.name,
                seat.kind,
                seat.kind == "bot" or index in here,
                points[index],
                seat.level or msgspec.UNSET,
            )
            for index, seat in enumerate(self.seating.seats)
        ]

    def info(self, connection: Connection) -> TableInfo:
        seating = self.seating
        host = connection.seat >= 0 and connection.seat == seating.host
        return TableInfo(
            table=seating.id,
            game=seating.game,
            rules=seating.rules,
            options=games.option_values(self.game, seating.options),
            components=games.components(self.game.folder, games.LARGEST),
            components_hash=seating.components,
            seats=len(seating.seats),
            seat=connection.seat if connection.seat >= 0 else None,
            host=host,
            started=seating.started,
            players=self.players(),
            watch=f"/w/{seating.watch}",
            invites=[Invite(seat, f"/s/{secret}") for seat, secret in self.invitations(connection.secret)]
            if host
            else [],
            clock=seating.clock,
        )

    def invitations(self, secret: str) -> list[tuple[int, str]]:
        """Links to the free seats. They follow from the host's own link, so they are stored nowhere."""
        seats = self.seating.seats
        return [(free, derived(secret, f"chair {seats[free].chair}")) for free in self.seating.free]

    def snapshot(self, seat: int) -> messages.Snapshot | None:
        if self.match is None:
            return None
        if self.match.over and not self.course:
            self.course = sight.lead(self.match)
        return sight.snapshot(
            self.match,
            seat,
            view=self.views.view(self.match, seat),
            legal=self.hall.answers(self.game).legal(self.match, seat),
            bots=self.bots,
            deadline=self.deadline,
            course=self.course,
            suspended=self.suspended,
        )

    def greet(self, connection: Connection, hello: messages.Hello) -> None:
        """The whole table or, after a short absence, what was missed."""
        missed = self._missed(connection, hello)
        for message in missed or [self._whole(connection)]:
            connection.send(message)
        if self.seating.proposal is not None:
            connection.send(Proposed(self.seating.proposal))

    def _whole(self, connection: Connection) -> messages.Table:
        facts = []
        if self.match is not None:
            facts = sight.facts(self.game, sight.in_force(self.match.events(0, connection.seat)))
        return messages.Table(self.info(connection), self.snapshot(connection.seat), facts, self.chat[-200:])

    def _missed(self, connection: Connection, hello: messages.Hello) -> list[messages.FromServer]:
        match = self.match
        if match is None or hello.last is None or hello.chat is None or not 0 <= hello.last < len(match.log):
            return []
        moved = self._moved(connection.seat, hello.last + 1, self.players())
        lines = [messages.Chatted(line) for line in self.chat if line.number > hello.chat]
        return [moved, *lines]

    def _moved(self, seat: int, since: int, players: Any) -> Moved:
        match = self.match
        snapshot = self.snapshot(seat)
        assert match is not None
        assert snapshot is not None
        events = match.events(since, seat)
        undone = any(event.kind == "undo" for event in events)
        shown = sight.in_force(match.events(0, seat)) if undone else events
        happened = [sight.happening(self.game, event) for event in events]
        return Moved(snapshot, sight.facts(self.game, shown), happened, players, undone)

    def _show(self, since: int, events: Sequence[Event]) -> None:
        """Everybody gets the new events in the form that is for them; those at one seat get the same bytes."""
        if not events:
            return
        self.asked_at = self.hall.now()
        self.stamped = self.match.number if self.match else -1
        shown: dict[int, bytes] = {}
        players = msgspec.Raw(messages.encode(self.players()))  # the same for everybody
        for connection in self.connections:
            if connection.greeted:
                if connection.seat not in shown:
                    shown[connection.seat] = messages.encode(self._moved(connection.seat, since, players))
                connection.send(shown[connection.seat])

    def show_seat(self, seat: int) -> None:
        """A draft has changed: only its own seat sees that."""
        match = self.match
        if match is not None:
            moved = messages.encode(self._moved(seat, len(match.log), self.players()))
            for connection in self.connections:
                if connection.seat == seat and connection.greeted:
                    connection.send(moved)

    def show_table(self) -> None:
        for connection in list(self.connections):
            if not connection.take_seat(self.seating):
                connection.close(GONE)
            elif connection.greeted:
                connection.send(self._whole(connection))

    def show_players(self) -> None:
        self.tell(Players(self.players(), self.seating.started))

    def tell(self, message: messages.FromServer) -> None:
        encoded = messages.encode(message)
        for connection in self.connections:
            if connection.greeted:
                connection.send(encoded)

    def _heard(self, line: ChatLine) -> None:
        if line.number == len(self.chat):
            self.chat.append(line)
            self.tell(messages.Chatted(line))

    def line(self, seat: int | None, name: str, text: str) -> ChatLine:
        return ChatLine(len(self.chat), seat, name, text)

    async def say(self, line: ChatLine) -> None:
        await self.write(Change(self.seating.id, lines=[chat_row(self.seating.id, line)]))
        self._heard(line)

    # Coming and going --------------------------------------------------------------------------------------------

    async def enter(self, connection: Connection, hello: messages.Hello) -> None:
        """Somebody has opened a link: an invited seat becomes theirs, and they are shown the table."""
        async with self.lock:
            await self.fresh()
            if not connection.take_seat(self.seating):
                connection.close(GONE)
                return
            connection.language = hello.language
            if connection.seat in self.seating.free:
                seating = self.next_seating()
                seating.seats[connection.seat].kind = "person"
                if seating.host is None:
                    seating.host = connection.seat
                await self.write_seating(seating)
            already = connection.seat in self.here
            self.connections.append(connection)
            connection.greeted = True
            self.awake = True
            self.greet(connection, hello)
            if connection.seat == self.seating.host:
                await self.hall.remember_invitations(self, connection.secret)
            if self.seating.rematch and connection.seat >= 0:
                await self.hall.invite_again(self, connection)
            if not already and connection.seat >= 0:
                self.show_players()
        if not already:
            await self.tell_presence()
        self.driver.wake(ours=False)

    async def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            if connection.seat >= 0 and connection.seat not in self.here:
                self.show_players()
                await self.tell_presence()

    async def tell_presence(self) -> None:
        if self.hall.settings.shared:
            seats = tuple(sorted({each.seat for each in self.connections if each.seat >= 0}))
            await self.hall.announce(Notice(self.seating.id, self.hall.broker.origin, seats))

    def hear_presence(self, notice: Notice) -> None:
        before = self.here
        self.elsewhere[notice.origin] = (self.hall.now(), notice.here or ())
        if self.here != before:
            self.show_players()


def links_of(table: str, chairs: Sequence[tuple[int, str]], watch: str = "") -> list[dict[str, object]]:
    """Rows for the links of chairs (chair, secret) and of those who watch."""
    links = [*chairs, (SPECTATOR, watch)] if watch else chairs
    return [{"hash": hashed(secret), "table_id": table, "chair": chair} for chair, secret in links]
