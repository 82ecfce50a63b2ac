"""The broadcast: everybody connected gets what happened in the form that is for them; one seat's bytes are made once.

Nothing is shown before it is on disk: the table calls these after its commit.
"""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET

from .. import client_messages, games, messages
from ..messages import ChatLine, Chatted, Invite, Player, Players, Proposed, Snapshot, TableInfo
from ..play import SPECTATOR, Match, named
from ..requests import Archive, LiveGame
from ..tables.connection import GONE, Connection
from ..tables.secrets import invitations
from . import fairness, snapshot
from .encoders import EVERYTHING, NOTHING, EventEncoder, PlayerEncoder, ViewEncoder, known
from .snapshot import Common

if TYPE_CHECKING:
    from ..tables.table import Table

MOVED = b'{"type":"moved","snapshot":'


class Broadcast:
    """One table's side towards its connections."""

    def __init__(self, table: Table) -> None:
        self.table: Table = weakref.proxy(table)
        self.views = ViewEncoder(table.game)
        self.answers = table.services.legal(table.game)
        self.events = EventEncoder(self.answers)
        self.seats = PlayerEncoder()
        self._course: list[list[int]] = []

    # What is sent -------------------------------------------------------------------------------------------------

    def _players(self, scores: Sequence[int | None] = ()) -> list[Player]:
        match, seats, here = self.table.match, self.table.seating.seats, self.table.presence.here
        points = scores or ([None] * len(seats) if match is None else snapshot.scores(match))
        return [
            Player(
                index,
                seat.name,
                seat.kind,
                seat.kind == "bot" or index in here,
                points[index],
                seat.level or UNSET,
                bool(seat.profile) if self.table.seating.rated and seat.kind == "person" else UNSET,
            )
            for index, seat in enumerate(seats)
        ]

    def _players_now(self, match: Match) -> msgspec.Raw:
        seating, here = self.table.seating, self.table.presence.here
        if not self.seats.is_current(seating, here):
            self.seats.write(seating, here, self._players([None] * len(seating.seats)))
        return self.seats.encoded(snapshot.scores(match))

    def info(self, connection: Connection) -> TableInfo:
        table, seating = self.table, self.table.seating
        host = connection.seat >= 0 and connection.seat == seating.host
        invited = invitations(seating, connection.secret) if host else []
        base = table.services.listening.base(connection.origin)
        return TableInfo(
            table=seating.id,
            game=seating.game,
            rules=seating.rules,
            options={} if table.archived else games.option_values(table.game, seating.options),
            components=games.components(table.game, games.LARGEST),
            components_hash=seating.components,
            seats=len(seating.seats),
            seat=connection.seat if connection.seat >= 0 else None,
            host=host,
            started=seating.started,
            players=self._players(),
            watch=f"/w/{seating.watch}",
            watch_url=f"{base}/w/{seating.watch}",
            invites=[Invite(seat, f"/s/{secret}", f"{base}/s/{secret}") for seat, secret in invited],
            clock=seating.clock,
            watching=table.presence.watching,
            analysis=fairness.is_analysed(table.game) and fairness.may_be_helped(seating, connection.seat),
            review=True,
            date=seating.date,
            main_time=seating.main_time,
            increment=seating.increment,
            chat_closed=seating.chat_closed,
            open_hands=connection.seat < 0 and fairness.is_bots_own(seating),
            rated=seating.rated,
            hints=not seating.rated
            and (not fairness.is_analysed(table.game) or fairness.may_be_helped(seating, connection.seat)),
            variant=games.variant_info(table.game),
            opinions=bool(seating.playtest),
        )

    def _common(self, match: Match) -> Common:
        table, over = self.table, None
        clock, seating = table.clock, table.seating
        asked, not_asked = snapshot.questions(match)
        if match.over:
            self._course = self._course or snapshot.lead(match)
            over = snapshot.result(match, self._course)
        return Common(
            asked,
            not_asked,
            table.bots.seats,
            clock.deadline if clock.timed else None,
            over,
            not clock.awake and clock.suspended,
            seating.rated,
            None if seating.main_time is None else table.banks.all(),
        )

    def _eyes(self, connection: Connection) -> int:
        """Through which seat's eyes somebody looks: a watcher's may see everything where nobody but bots plays."""
        return EVERYTHING if connection.open_hands and fairness.is_bots_own(self.table.seating) else connection.seat

    def _snapshot(self, match: Match, seat: int, common: Common) -> Snapshot:
        if seat == EVERYTHING:
            cells = memoryview(match.position.pack()).cast("i")
            return snapshot.snapshot(match, SPECTATOR, named(match.game.State.saved, cells), NOTHING, common)
        return snapshot.snapshot(match, seat, self.views.view(match, seat), self.answers.legal(match, seat), common)

    def _moved(self, match: Match, since: int, connections: Sequence[Connection]) -> None:
        """Send a `Moved` to each. It is encoded in two halves: a seat's own, and what mostly is the same for all."""
        common, players = self._common(match), self._players_now(match)
        for_all = self.events.encoded_for_all(match, since, players)
        encoded: dict[int, bytes] = {}
        for connection in connections:
            seat = self._eyes(connection) if connection.open_hands else connection.seat
            body = encoded.get(seat)
            if body is None:
                own = messages.encode(self._snapshot(match, seat, common))
                tail = for_all or self.events.encoded(match, since, seat, players)
                body = encoded[seat] = MOVED + own + tail
            connection.send_encoded(body)

    def _whole(self, connection: Connection) -> messages.FullTable:
        match, lines = self.table.match, self.table.chat
        if match is None and self.table.archived is not None:
            return self._archived(connection, self.table.archived)
        if match is None:
            return messages.FullTable(self.info(connection), None, [], lines)
        eyes = self._eyes(connection)
        events = known(match, 0, eyes)
        facts = snapshot.facts(match.game, snapshot.in_force(events))
        now = self._snapshot(match, eyes, self._common(match))
        beside = snapshot.beside_answers(events, self.answers.given)
        return messages.FullTable(self.info(connection), now, facts, lines, beside)

    def _archived(self, connection: Connection, archive: Archive) -> messages.FullTable:
        """A finished game of other rules: how it ended, and all that happened."""
        steps = archive.replay.steps
        last = steps[-1]
        seen = last.snapshots[connection.seat] if 0 <= connection.seat < len(last.snapshots) else last.all
        info = msgspec.structs.replace(
            self.info(connection),
            options=archive.replay.info.options,
            components=archive.replay.info.components,
            variant=archive.replay.info.variant,
            review=False,
            analysis=False,
        )
        facts = [fact for step in steps for fact in step.facts]
        return messages.FullTable(info, seen, facts, self.table.chat)

    def shown_live(self, watcher: Connection) -> LiveGame | None:
        """A game that is being played as anybody may see it; None if it is not."""
        match = self.table.match
        if match is None or match.over:
            return None
        info = self.info(watcher)
        if info.variant is None:  # the page has the stock game's by name
            info = msgspec.structs.replace(info, components=None)
        return LiveGame(info.watch, info, self._snapshot(match, SPECTATOR, self._common(match)))

    # Sending it ----------------------------------------------------------------------------------------------------

    def greet(self, connection: Connection, hello: client_messages.Hello) -> None:
        """The whole table or, after a short absence, what was missed."""
        match = self.table.match
        connection.open_hands = hello.open and connection.seat < 0
        if match is None or hello.last is None or hello.chat is None or not 0 <= hello.last < len(match.log):
            connection.send(self._whole(connection))
        else:
            self._moved(match, hello.last + 1, [connection])
            for line in self.table.chat:
                if line.number > hello.chat:
                    connection.send(Chatted(line))
        if self.table.seating.proposal is not None:
            connection.send(Proposed(self.table.seating.proposal))

    def moved(self, since: int) -> None:
        """Events have happened, from number `since` on, and are on disk."""
        match = self.table.match
        if match is not None:
            self._moved(match, since, self.table.connections)

    def draft(self, seat: int) -> None:
        """A draft has changed: only its own seat sees that."""
        match = self.table.match
        if match is not None:
            self._moved(match, len(match.log), [each for each in self.table.connections if each.seat == seat])

    def whole(self) -> None:
        """All of it anew, to everybody: it began, or was read anew from the store."""
        self._course = []
        for connection in self.table.connections:
            if not connection.take_seat(self.table.seating):
                connection.close(GONE)
        self.table.presence.count()
        for connection in self.table.connections:
            if not connection.closed:
                connection.send(self._whole(connection))

    def players(self) -> None:
        seating = self.table.seating
        self.tell(Players(self._players(), seating.started, self.table.presence.watching, seating.chat_closed))

    def chatted(self, line: ChatLine) -> None:
        self.tell(Chatted(line))

    def hand(self, seat: int, question: int, extra: Sequence[int]) -> None:
        """A hand has moved: everybody but its own seat is shown it, and the next one shows all that this one did."""
        body = messages.encode(messages.HandShown(seat, question, list(extra)))
        for connection in self.table.connections:
            if connection.seat != seat:
                connection.offer(body)

    def tell(self, message: messages.FromServer) -> None:
        body = messages.encode(message)
        for connection in self.table.connections:
            connection.send_encoded(body)
