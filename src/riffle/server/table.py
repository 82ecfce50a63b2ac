"""A table in use: its seating, its match and those connected to it. Commit, then acknowledge, then show.

Every change happens under the table's lock: it is made in memory, written, and only then told to anybody. If it could
not be written the table in memory is thrown away and read anew, so memory never runs ahead of the store.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from riffle.core.event import TABLE, Event
from riffle.core.match import Match
from riffle.core.question import SPECTATOR
from riffle.core.refusal import Refused

from . import messages, moments
from .broker import Notice
from .connection import GONE, Connection
from .lock import Lock
from .messages import ChatLine, Proposed
from .seating import Seating
from .secret import derived, hashed
from .showing import Showing
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
        self.lock = Lock()
        self.match: Match | None = None
        self.chat: list[ChatLine] = []
        self.connections: list[Connection] = []
        self.elsewhere: dict[str, tuple[float, tuple[int, ...]]] = {}
        self.asked_at = hall.now()
        self.stamped = -1  # number of the question whose time `asked_at` is
        self.touched = 0.0
        self.dirty = True
        self.awake = True  # somebody came since only fallbacks were answering
        self._bots: tuple[Seating | None, frozenset[int]] = (None, frozenset())
        self._times_itself = hasattr(self.game.rules, "seconds")
        self.moments = moments.named(self.game)
        self._sitting: set[int] = set()
        self.showing = Showing(self)
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
                self.showing.show(events)
        self.driver.wake(ours=False)

    async def _reseated(self, seating: Seating) -> None:
        started = seating.started and not self.seating.started
        before, self.seating = self.seating, seating
        if started:
            self.match = self._opened()
            self._replay(await self.hall.store.log(seating.id))
            self.showing.show_table()
        elif before.proposal != seating.proposal:
            self.showing.tell(Proposed(seating.proposal))
        if before.rematch != seating.rematch:
            await self.hall.invite_again(self)
        self.showing.show_players()

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
        self._marked(change)
        try:
            await self.hall.writer.write(change)
        except (LostRaceError, NotStoredError) as problem:
            raise await self._not_written(problem) from None
        self._clear(change)

    def _marked(self, change: Change) -> Change:
        """Until the change is on disk memory runs ahead of the store."""
        self.dirty = True
        change.touch = change.touch or self.hall.now() - self.touched > TOUCH_EVERY
        return change

    def _clear(self, change: Change) -> None:
        self.dirty = False
        if change.touch:
            self.touched = self.hall.now()

    async def _not_written(self, problem: Exception) -> Refused:
        if isinstance(problem, LostRaceError):
            await self.load()
            self.showing.show_table()
            return Refused("stale", "somebody was quicker: look again")
        return Refused("not_stored", "this could not be stored, so nothing has happened; please try again")

    async def write_events(
        self, events: list[Event], seating: Seating | None = None, acknowledge: Callable[[], None] | None = None
    ) -> None:
        """Write events that the match has already taken, acknowledge, then show them. The lock is held."""
        change = self._carrying(events, seating)
        await self.write(change)
        self._happened(change, events, acknowledge)

    def put_events(
        self,
        events: list[Event],
        seating: Seating | None,
        acknowledge: Callable[[], None] | None,
        refuse: Callable[[Refused], None],
    ) -> None:
        """As `write_events`, but it comes back at once, and lets go of the lock itself when all is done."""
        change = self._marked(self._carrying(events, seating))

        def then(problem: Exception | None) -> None:
            if problem is not None:
                self.hall.keep(self._give_up(problem, refuse))
                return
            self._clear(change)
            try:
                self._happened(change, events, acknowledge)
            finally:
                self.lock.release()

        self.hall.writer.put(change, then)

    async def _give_up(self, problem: Exception, refuse: Callable[[Refused], None]) -> None:
        try:
            refuse(await self._not_written(problem))
        finally:
            self.lock.release()

    def _carrying(self, events: list[Event], seating: Seating | None) -> Change:
        """The change that puts events on disk, and with them whatever they end."""
        match = self.match
        assert match is not None
        if seating is None and match.over:
            seating = self.next_seating()
        if seating is not None:
            seating.over = match.over
        rows = [event_row(self.seating.id, event) for event in events]
        return Change(self.seating.id, events=rows, seating=seating)

    def _happened(self, change: Change, events: list[Event], acknowledge: Callable[[], None] | None) -> None:
        before = self.seating.proposal
        if change.seating is not None:
            self.seating = change.seating
        if acknowledge is not None:
            acknowledge()
        self.showing.show(events)
        if before is not self.seating.proposal:
            self.showing.tell(Proposed(self.seating.proposal))
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
        self.showing.show_players()

    # What is so now ----------------------------------------------------------------------------------------------

    @property
    def bots(self) -> frozenset[int]:
        if self._bots[0] is not self.seating:
            found = frozenset(index for index, seat in enumerate(self.seating.seats) if seat.kind == "bot")
            self._bots = (self.seating, found)
        return self._bots[1]

    @property
    def here(self) -> set[int]:
        """Seats that somebody is connected for, in any process."""
        if not self.elsewhere:
            return self._sitting
        fresh = self.hall.now() - 90.0
        far = [seat for when, seats in self.elsewhere.values() if when > fresh for seat in seats]
        return self._sitting.union(seat for seat in far if seat >= 0)

    @property
    def watching(self) -> int:
        """How many look on, in any process."""
        fresh = self.hall.now() - 90.0
        far = sum(seats.count(SPECTATOR) for when, seats in self.elsewhere.values() if when > fresh)
        return far + sum(connection.seat < 0 for connection in self.connections)

    def count_sitting(self) -> None:
        """Somebody came or went here, or chairs were moved."""
        self._sitting = {connection.seat for connection in self.connections if connection.seat >= 0}

    @property
    def timed(self) -> bool:
        return self._times_itself or self.seating.clock is not None

    @property
    def deadline(self) -> float | None:
        """Seconds left for the question, where there is a clock and a person is asked."""
        match = self.match
        if match is None or not self.timed or match.over or self.suspended:
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
        if self.match is None or self.awake or self.seating.clock is None:
            return False
        people = self.seating.people
        if not people:
            return False
        wanted = 3 * len(people)
        last = [event for event in self.match.log if event.seat in people][-wanted:]
        return len(last) == wanted and all(event.by in ("clock", "fallback") for event in last)

    def invitations(self, secret: str) -> list[tuple[int, str]]:
        """Links to the free seats. They follow from the host's own link, so they are stored nowhere."""
        seats = self.seating.seats
        return [(free, derived(secret, f"chair {seats[free].chair}")) for free in self.seating.free]

    def asked_again(self) -> None:
        """A question has been put: its time begins."""
        self.asked_at = self.hall.now()
        self.stamped = self.match.number if self.match else -1

    def _heard(self, line: ChatLine) -> None:
        if line.number == len(self.chat):
            self.chat.append(line)
            self.showing.tell(messages.Chatted(line))

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
            self.count_sitting()
            connection.greeted = True
            self.awake = True
            self.showing.greet(connection, hello)
            if connection.seat == self.seating.host:
                await self.hall.remember_invitations(self, connection.secret)
            if self.seating.rematch and connection.seat >= 0:
                await self.hall.invite_again(self, connection)
            if not already:
                self.showing.show_players()
        if not already:
            await self.tell_presence()
        self.driver.wake(ours=False)

    async def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self.count_sitting()
            if connection.seat not in self.here:
                self.showing.show_players()
                await self.tell_presence()

    async def tell_presence(self) -> None:
        if self.hall.settings.shared:
            watchers = [SPECTATOR] * sum(each.seat < 0 for each in self.connections)
            here = (*sorted(self._sitting), *watchers)
            await self.hall.announce(Notice(self.seating.id, self.hall.broker.origin, here))

    def hear_presence(self, notice: Notice) -> None:
        before = (self.here, self.watching)
        self.elsewhere[notice.origin] = (self.hall.now(), notice.here or ())
        if (self.here, self.watching) != before:
            self.showing.show_players()


def links_of(table: str, chairs: Sequence[tuple[int, str]], watch: str = "") -> list[dict[str, object]]:
    """Rows for the links of chairs (chair, secret) and of those who watch."""
    links = [*chairs, (SPECTATOR, watch)] if watch else chairs
    return [{"hash": hashed(secret), "table_id": table, "chair": chair} for chair, secret in links]
