"""What a table shows: everybody gets what happened in the form that is for them, and the same bytes serve a whole seat.

Nothing is shown before it is on disk: the table calls these after its commit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import UNSET, Raw

from riffle.core.event import Event
from riffle.core.match import Match

from . import fairness, games, messages, sight
from .connection import GONE, Connection
from .encoded import NOTHING, EventWriter, Told, ViewWriter
from .messages import Chatted, Invite, Moved, Player, Players, Proposed, Snapshot, TableInfo

if TYPE_CHECKING:
    from .table import Table

LAST_LINES = 200


class Common(NamedTuple):
    """What of a snapshot is the same for everybody."""

    bots: frozenset[int]
    deadline: float | None
    suspended: bool
    course: list[list[int]]


class Showing:
    """One table's side towards its connections."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.views = ViewWriter(table.game)
        self.events = EventWriter(table.game)
        self.answers = table.hall.answers(table.game)
        self._course: list[list[int]] = []
        self._scored: tuple[Match | None, int, Sequence[int | None]] = (None, 0, [])

    # What is shown ------------------------------------------------------------------------------------------------

    def _scores(self) -> Sequence[int | None]:
        match = self.table.match
        if match is None:
            return [None] * len(self.table.seating.seats)
        if self._scored[0] is not match or self._scored[1] != len(match.log):
            self._scored = (match, len(match.log), sight.scores(match))
        return self._scored[2]

    def players(self) -> list[Player]:
        here, points = self.table.here, self._scores()
        return [
            Player(index, seat.name, seat.kind, seat.kind == "bot" or index in here, points[index], seat.level or UNSET)
            for index, seat in enumerate(self.table.seating.seats)
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
        if match.over and not self._course:
            self._course = sight.lead(match)
        return Common(self.table.bots, self.table.deadline, self.table.suspended, self._course)

    def _snapshot(self, match: Match, seat: int, common: Common) -> Snapshot:
        return sight.snapshot(
            match,
            seat,
            view=self.views.view(match, seat),
            legal=self.answers.legal(match, seat) if seat in match.question.waiting else NOTHING,
            bots=common.bots,
            deadline=common.deadline,
            course=common.course,
            suspended=common.suspended,
        )

    def _moved(self, match: Match, seat: int, since: int, common: Common, players: Any) -> Moved:
        events = match.events(since, seat)
        facts, happenings, undone = self.events.told(events) or self._undone(match, seat, events)
        return Moved(self._snapshot(match, seat, common), facts, happenings, players, undone)

    def _undone(self, match: Match, seat: int, events: list[Event]) -> Told:
        """Something was taken back: the facts still in force are told anew."""
        return Told(self.events.facts(sight.in_force(match.events(0, seat))), self.events.happenings(events), True)

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
        for message in self._missed(connection, hello) or [self._whole(connection)]:
            connection.send(message)
        if self.table.seating.proposal is not None:
            connection.send(Proposed(self.table.seating.proposal))

    def _missed(self, connection: Connection, hello: messages.Hello) -> list[messages.FromServer]:
        match = self.table.match
        if match is None or hello.last is None or hello.chat is None or not 0 <= hello.last < len(match.log):
            return []
        moved = self._moved(match, connection.seat, hello.last + 1, self._common(match), self._players())
        return [moved, *(Chatted(line) for line in self.table.chat if line.number > hello.chat)]

    def _players(self) -> Any:
        """The same for everybody, written once."""
        return Raw(messages.encode(self.players()))

    def show(self, since: int, events: Sequence[Event]) -> None:
        """Events have happened and are on disk."""
        match = self.table.match
        if not events or match is None:
            return
        self.table.asked_again()
        common, players = self._common(match), self._players()
        shown: dict[int, bytes] = {}
        for connection in self.table.connections:
            if connection.greeted:
                body = shown.get(connection.seat)
                if body is None:
                    moved = self._moved(match, connection.seat, since, common, players)
                    body = shown[connection.seat] = messages.encode(moved)
                connection.send(body)

    def show_seat(self, seat: int) -> None:
        """A draft has changed: only its own seat sees that."""
        match = self.table.match
        if match is not None:
            moved = self._moved(match, seat, len(match.log), self._common(match), self._players())
            self._tell(messages.encode(moved), [each for each in self.table.connections if each.seat == seat])

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
                connection.send(body)
