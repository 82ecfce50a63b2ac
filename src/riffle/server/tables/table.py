"""A table in use. It has one owner, this object, and one mailbox: mail are handled one after the other.

Every change is made in memory, committed, acknowledged and then shown (`commit`). If it could not be committed, memory
is read anew from the store, so it never runs ahead of it; if that fails too, the table is closed and people come back.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import msgspec

from ..client_messages import Opinion
from ..messages import ChatLine, Proposed, Taken
from ..play import Event, Game, Match, Refused, replay
from ..profiles.results import result_row
from ..requests import Archive
from ..services import Services
from ..store.database import DamagedError, LostRaceError, NotStoredError
from ..store.rows import RatingRow, ResultRow
from ..store.store import CHAT_LINES, chat_row, opinion_row
from ..store.writer import Change, ExtraRows
from ..views.broadcast import Broadcast
from . import archives
from .bots import Bots
from .clock import Clock
from .connection import GONE, NOT_STORED, WHY_CLOSED, Connection
from .mail import Answered, Left, Mail, Message, Request
from .presence import Presence
from .seating import Seating
from .time_banks import TimeBanks
from .turns import Turns

if TYPE_CHECKING:
    from .lobby import Lobby

log = logging.getLogger("riffle.server")
TOUCH_EVERY = 60.0
USES = frozenset({Message, Left, Answered})
"""Letters that keep a table in memory; being looked after does not."""
Result = TypeVar("Result")
Handlers = Mapping[type, Callable[["Table", Any], Awaitable[None]]]
"""What is done with each kind of mail."""


class Reply:
    """How a message is acknowledged: after the commit, before anybody is shown what it brought."""

    __slots__ = ("connection", "number")

    def __init__(self, connection: Connection, number: int) -> None:
        self.connection = connection
        self.number = number

    def taken(self, table: Table) -> None:
        if self.number:  # who gave no id does not ask to be told
            self.connection.send(Taken(self.number, len(table.match.log) - 1 if table.match else -1))


class Table:
    def __init__(self, lobby: Lobby, services: Services, seating: Seating, game: Game, handlers: Handlers) -> None:
        self.lobby = lobby
        self.services = services
        self.seating = seating
        self.game = game
        self.match: Match | None = None
        self.archived: Archive | None = None  # a finished game of other rules than these
        self.chat: list[ChatLine] = []
        self.connections: list[Connection] = []
        self.closed = False
        self.loaded = self.used = services.now()
        # Its parts know it weakly: a table that leaves memory is freed at once, without a collection of garbage.
        self.presence = Presence(self)
        self.banks = TimeBanks(self)
        self.clock = Clock(self)
        self.turns = Turns(self)
        self.broadcast = Broadcast(self)
        self.bots = Bots(self)
        self._handlers = handlers
        self._loop = asyncio.get_running_loop()
        self._mailbox: deque[Mail] = deque()
        self._task: asyncio.Task[None] | None = None
        self._touched = -TOUCH_EVERY

    # The mailbox ---------------------------------------------------------------------------------------------------

    def post(self, letter: Mail) -> None:
        """Put something into the mailbox; it is handled when everything before it is done."""
        if self.closed:
            _turn_away(letter)
            return
        if type(letter) in USES:
            self.used = self.services.now()
        self._mailbox.append(letter)
        if self._task is None:
            self._task = self._loop.create_task(self._work())

    async def ask(self, work: Callable[[Table], Awaitable[Result]]) -> Result:
        """Have something done in its turn, and wait for the result."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.post(Request(work, done))
        return await done

    async def idle(self) -> None:
        """Wait until the mailbox is empty."""
        while self._task is not None:
            await asyncio.wait([self._task])

    @property
    def busy(self) -> bool:
        return self._task is not None or self.bots.busy

    async def _work(self) -> None:
        """Handle what is there. Whatever goes wrong, the table is sound afterwards; senders are told by handlers."""
        mailbox, handlers = self._mailbox, self._handlers
        try:
            while mailbox:
                letter = mailbox.popleft()
                try:
                    await handlers[type(letter)](self, letter)
                except Refused as refused:
                    log.info("at table %s: %s", self.seating.id, refused.refusal.sentence)
                except Exception:
                    log.exception("something could not be handled at table %s", self.seating.id)
                    self.services.metrics.faults += 1
                    await self.recover()
        finally:
            self._task = None
            if mailbox:  # the server is stopping
                for letter in mailbox:
                    _turn_away(letter)
                mailbox.clear()

    def close(self, code: int) -> None:
        """Nobody is served here any more: people are sent away and come back to a table read anew."""
        self.closed = True
        self.bots.stop()
        self.clock.stop()
        for connection in self.connections:
            connection.close(code)
        self.lobby.forget(self)

    async def remove(self) -> None:
        """Take the table out of the store, in its turn: what came later finds it gone."""
        await self.services.store.remove([self.seating.id])
        self.close(GONE)
        for letter in self._mailbox:
            _turn_away(letter)
        self._mailbox.clear()

    # Reading and writing -------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Read everything from the store; Refused if there is nothing to go on with."""
        store, name = self.services.store, self.seating.id
        seating = await store.table(name)
        if seating is None:
            raise Refused("gone", "this table has been removed")
        options = self.game.options  # that came after this table was made
        seating.options = {**(options.unsaid if seating.started else options.read({})), **seating.options}
        self.seating = seating = await self._seeded(seating)
        self.chat = await store.chat(name)
        self.match = None
        if seating.over and not self.is_current:
            self.archived = await store.archive(name)
        if seating.started and self.archived is None:
            self.match = self.opened()
            self.replay_all(await self._log())
            self.turns.loaded(await store.turn(name))

    async def _seeded(self, seating: Seating) -> Seating:
        """A table of the time when bots' seeds followed from its name gets one of its own, before a bot answers."""
        if seating.seed or seating.over:
            return seating
        self.seating, name = seating, seating.id
        seating = self.next_seating()
        seating.seed = self.services.seeds()
        try:
            await self.services.writer.write(Change(name, (), ExtraRows(seating=seating)))
        except LostRaceError:  # somebody else has given it one
            return await self.services.store.table(name) or self.seating
        return seating

    async def _log(self) -> list[Event]:
        try:
            return await self.services.store.log(self.seating.id)
        except DamagedError as problem:
            raise self._damaged(problem) from None

    def replay_all(self, events: Sequence[Event]) -> None:
        """The whole log; one that does not go on from event to event, or breaks the rules, is damaged."""
        assert self.match is not None
        try:
            self.replay(events)
        except (Refused, ValueError, LookupError) as problem:
            raise self._damaged(problem) from None
        if len(self.match.log) != len(events):
            raise self._damaged(f"event {len(self.match.log)} is missing")

    def _damaged(self, problem: object) -> Refused:
        self.lobby.note_damaged(self.seating.id, problem)
        return Refused("damaged", "what is stored of this table cannot be read; its operator may have a backup")

    @property
    def is_current(self) -> bool:
        """Whether the table was begun under the rules and data files that this server has."""
        return (self.game.version, self.game.components) == (self.seating.rules, self.seating.components)

    def opened(self) -> Match:
        """The match at its beginning."""
        if not self.is_current:
            raise Refused("other_rules", "this table was begun under other rules than this server has")
        return Match(self.game, len(self.seating.seats), self.seating.options, dice=self.services.dice)

    def replay(self, events: Sequence[Event]) -> None:
        assert self.match is not None
        for event in events:
            if event.number == len(self.match.log):
                replay(self.match, event)

    async def recover(self) -> None:
        """Memory may be ahead of the store: read it anew, and show everybody what is so."""
        try:
            await self.load()
        except Refused as refused:
            self.close(WHY_CLOSED.get(refused.refusal.code, NOT_STORED))
        except NotStoredError:
            self.close(NOT_STORED)
        else:
            self.broadcast.whole()

    async def commit(
        self,
        reply: Reply | None = None,
        *,
        events: Sequence[Event] = (),
        lines: Sequence[ChatLine] = (),
        links: Sequence[tuple[str, str, int]] = (),
        seating: Seating | None = None,
        begun: Match | None = None,
        archive: tuple[str, str, bytes] | None = None,
        forget_chat: bool = False,
        opinion: Opinion | None = None,
        whole: bool = False,
    ) -> None:
        """The one way anything is written: append, commit, acknowledge, show. Refused if it could not be stored.

        `events` are what the match has taken already (`begun`: a new match), `whole`: everybody is shown all of it.
        """
        match = begun or self.match
        if events and match is not None and (seating is not None or match.over):
            seating = seating or self.next_seating()
            seating.over = match.over
            if self.seating.over and not match.over:
                seating.seed = self.services.seeds()  # the record has told the old one
        if events and self.banks.used and begun is None:
            seating = seating or self.next_seating()
            self.banks.charge(seating, events)
        before, over = self.seating, match is not None and match.over and bool(events)
        name, touch = before.id, self.services.now() - self._touched > TOUCH_EVERY
        turn = self.turns.row(match, seating or before)
        change = Change(name, events, quiet=not events)
        if seating or turn or touch or lines or links or archive or forget_chat or opinion:
            written = [chat_row(name, line) for line in lines]
            extra_rows = ExtraRows(written, links, seating, False, touch, archive, forget_chat, turn=turn)
            if over and match is not None and seating is not None:
                extra_rows.result, extra_rows.ratings = await self._ended(match, seating)
            if opinion is not None and reply is not None:
                extra_rows.opinions = [opinion_row(name, reply.connection.seat, before.playtest, opinion)]
            change = Change(name, change.events, extra_rows, not (events or lines or seating or forget_chat))
        try:
            await self.services.writer.write(change)
        except (LostRaceError, NotStoredError) as problem:
            await self._not_written(problem)
        if touch:
            self._touched = self.services.now()
        self.match, self.seating = match, seating or before
        if lines or forget_chat:
            self.chat = [*([] if forget_chat else self.chat), *lines][-CHAT_LINES:]
        self.services.metrics.events += len(events)
        if reply is not None:
            reply.taken(self)
        self._show(events, lines, before, whole)
        self.turns.committed(turn, events)
        self.bots.wake()
        if over:
            self.services.spawn(archives.archive(self))

    async def _ended(self, match: Match, seating: Seating) -> tuple[ResultRow | None, list[RatingRow]]:
        """How it ended, and what that is worth, to be written with the last events."""
        try:
            ratings = await self.lobby.ladder.after(match, seating)
        except NotStoredError as problem:
            await self._not_written(problem)
        return result_row(match, seating, self.services.date()), ratings

    @property
    def next_line(self) -> int:
        """The number of the next line of the chat; older lines than the last few hundred are not kept."""
        return self.chat[-1].number + 1 if self.chat else 0

    async def note_turn(self) -> None:
        """Somebody came or went, or time ran out: write down whose turn it is where the store does not know."""
        if self.turns.row(self.match, self.seating) is not None:
            await self.commit()

    async def _not_written(self, problem: Exception) -> NoReturn:
        await self.recover()
        if isinstance(problem, LostRaceError):
            raise Refused("stale", "somebody was quicker: look again")
        raise Refused("not_stored", "this could not be stored: look at the table and try again")

    def _show(self, events: Sequence[Event], lines: Sequence[ChatLine], before: Seating, whole: bool) -> None:
        if whole:
            self.clock.restart()
            self.broadcast.whole()
        elif events:
            self.clock.restart()
            self.broadcast.moved(events[0].number)
        for line in lines:
            self.broadcast.chatted(line)
        if self.seating is not before and not whole:
            if not events:
                self.broadcast.players()
            if before.proposal != self.seating.proposal:
                self.broadcast.tell(Proposed(self.seating.proposal))

    def next_seating(self) -> Seating:
        """A copy of the seating to change and commit: its version is counted up."""
        twin = msgspec.convert(msgspec.to_builtins(self.seating), Seating)
        twin.version += 1
        return twin


def _turn_away(letter: Mail) -> None:
    match letter:
        case Request() if not letter.done.done():
            letter.done.set_exception(Refused("not_stored", "the table is being read anew: try again"))
        case Message():
            letter.connection.close(NOT_STORED)
        case _:
            pass
