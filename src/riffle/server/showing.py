"""What a table shows: everybody gets what happened in the form that is for them, and the same bytes serve a whole seat.

Nothing is shown before it is on disk: the table calls these after its commit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import UNSET

from riffle.core.event import Event
from riffle.core.match import Match

from . import fairness, games, messages, sight
from .connection import GONE, Connection
from .encoded import NOTHING, EventWriter, ViewWriter
from .messages import Chatted, Invite, Player, Players, Proposed, Snapshot, TableInfo
from .sight import Common

if TYPE_CHECKING:
    from .table import Table

LAST_LINES = 200
MOVED = b'{"type":"moved","snapshot":'


class Showing:
    """One table's side towards its connections."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.views = ViewWriter(table.game)
        self.answers = table.hall.answers(table.game)
        self.events = EventWriter(self.answers)
        self._course: list[list[int]] = []

    # What is shown ------------------------------------------------------------------------------------------------

    def players(self) -> list[Player]:
        match, seats, here = self.table.match, self.table.seating.seats, self.table.here
        points = [None] * len(seats) if match is None else sight.scores(match)
        return [
            Player(index, seat.name, seat.kind, seat.kind == "bot" or index in here, points[index], seat.level or UNSET)
            for index, seat in enumerate(seats)
        ]

    def info(self, connection: Connection) -> TableInfo:
        table, seating = self.table, self.table.seating
        host = connection.seat >= 0 and connection.seat == seating.host
        invited = table.invitations(connection.secret) if host else []
        return TableInfo(
            table=seating.id,
            game=seating.game,
            rules=seating.rules,
            options=games.option_values(table.game, seating.options),
            components=games.components(table.game.folder, games.LARGEST),
            components_hash=seating.components,
            seats=len(seating.seats),
            seat=connection.seat if connection.seat >= 0 else None,
            host=host,
            started=seating.started,
            players=self.players(),
            watch=f"/w/{seating.watch}",
            invites=[Invite(seat, f"/s/{secret}") for seat, secret in invited],
            clock=seating.clock,
            watching=table.watching,
            analysis=fairness.is_analysed(table.game) and fairness.may_be_helped(seating, connection.seat),
            review=fairness.is_reviewed(table.game),
        )

    def _common(self, match: Match) -> Common:
        table, over = self.table, None
        if match.over:
            self._course = self._course or sight.lead(match)
            over = sight.result(match, self._course)
        return Common(
            sight.question(match, True),
            sight.question(match, False),
            table.bots,
            table.deadline if table.timed else None,
            over,
            not table.awake and table.suspended,
        )

    def _snapshot(self, match: Match, seat: int, common: Common) -> Snapshot:
        legal = self.answers.legal(match, seat) if seat in match.question.waiting else NOTHING
        return sight.snapshot(match, seat, self.views.view(match, seat), legal, common)

    def _moved(self, match: Match, since: int, connections: Sequence[Connection]) -> None:
        """Send a `Moved` to each. It is written in two halves: a seat's own, and what mostly is the same for all."""
        common, players = self._common(match), self.players()
        for_all = self.events.told_to_all(match, since, players)
        written: dict[int, bytes] = {}
        for connection in connections:
            if connection.greeted:
                seat = connection.seat
                body = written.get(seat)
                if body is None:
                    own = messages.encode(self._snapshot(match, seat, common))
                    told = for_all or self.events.told(match, since, seat, players)
                    body = written[seat] = MOVED + own + told
                connection.send_written(body)

    def _whole(self, connection: Connection) -> messages.Table:
        match, lines = self.table.match, self.table.chat[-LAST_LINES:]
        if match is None:
            return messages.Table(self.info(connection), None, [], lines)
        facts = sight.facts(match.game, sight.in_force(match.events(0, connection.seat)))
        snapshot = self._snapshot(match, connection.seat, self._common(match))
        return messages.Table(self.info(connection), snapshot, facts, lines)

    # Showing it ---------------------------------------------------------------------------------------------------

    def greet(self, connection: Connection, hello: messages.Hello) -> None:
        """The whole table or, after a short absence, what was missed."""
        match = self.table.match
        if match is None or hello.last is None or hello.chat is None or not 0 <= hello.last < len(match.log):
            connection.send(self._whole(connection))
        else:
            self._moved(match, hello.last + 1, [connection])
            for line in self.table.chat:
                if line.number > hello.chat:
                    connection.send(Chatted(line))
        if self.table.seating.proposal is not None:
            connection.send(Proposed(self.table.seating.proposal))

    def show(self, events: Sequence[Event]) -> None:
        """Events have happened and are on disk."""
        match = self.table.match
        if events and match is not None:
            self.table.asked_again()
            self._moved(match, events[0].number, self.table.connections)

    def show_seat(self, seat: int) -> None:
        """A draft has changed: only its own seat sees that."""
        match = self.table.match
        if match is not None:
            self._moved(match, len(match.log), [each for each in self.table.connections if each.seat == seat])

    def show_table(self) -> None:
        """All of it anew, to everybody: it began, or what was there cannot be gone on from."""
        self._course = []
        standing = [each for each in self.table.connections if not each.take_seat(self.table.seating)]
        for connection in standing:
            connection.close(GONE)
        self.table.count_sitting()
        for connection in self.table.connections:
            if connection.greeted and not connection.closed:
                connection.send(self._whole(connection))

    def show_players(self) -> None:
        self.tell(Players(self.players(), self.table.seating.started, self.table.watching))

    def tell(self, message: messages.FromServer) -> None:
        self._tell(messages.encode(message), self.table.connections)

    def _tell(self, body: bytes, connections: Sequence[Connection]) -> None:
        for connection in connections:
            if connection.greeted:
                connection.send_written(body)
