"""Public games that are being played, for whoever would like to watch one; and reports of names and words there."""

from __future__ import annotations

from ..play import SPECTATOR, Refused
from ..requests import LiveGame, NewReport
from .connection import Connection
from .lobby import Lobby
from .seating import Report
from .table import Table

MOST = 12
LOOKED_AT = 200
"""Running tables among which public ones are looked for: those where something happened last."""
FRESH = 3.0
"""Seconds for which a list is good: however many look at it, it is made once."""
MOST_REPORTS = 20


class Nobody:
    """A line to nobody: what is shown of a public game is shown as to somebody watching."""

    blocked = False

    def send(self, body: bytes) -> None: ...
    def close(self, code: int) -> None: ...
    def handled(self) -> None: ...


class Live:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._made = float("-inf")
        self._games: list[LiveGame] = []

    async def games(self) -> list[LiveGame]:
        """The public games with most life in them, as anybody may see them."""
        services = self.lobby.services
        if services.now() - self._made > FRESH:
            self._made = services.now()
            names = [each.id for each in await services.store.newest_running(LOOKED_AT) if each.open]
            found = [await self._shown(name) for name in names[:MOST]]
            self._games = [each for each in found if each is not None]
        return self._games

    async def _shown(self, name: str) -> LiveGame | None:
        async def shown(table: Table) -> LiveGame | None:
            watcher = Connection(SPECTATOR, table.seating.watch, Nobody())
            return table.broadcast.shown_live(watcher)

        try:
            return await (await self.lobby.table(name)).ask(shown)
        except Refused:  # it was closed, or is of other rules
            return None


async def report(lobby: Lobby, name: str, request: NewReport, by: str) -> None:
    """Write down for the operator who said what, or is called what. The same is said once by one address."""

    async def reported(table: Table) -> None:
        seats, lines = table.seating.seats, table.chat
        if not 0 <= request.seat < len(seats) or seats[request.seat].kind != "person":
            raise Refused("malformed", "nobody sits there")
        line = next((each for each in lines if each.number == request.line and each.seat == request.seat), None)
        if request.line is not None and line is None:
            raise Refused("malformed", "that seat has not said this")
        new = Report(request.seat, line.name if line else seats[request.seat].name, line.text if line else "", by)
        if new not in table.seating.reports and len(table.seating.reports) < MOST_REPORTS:
            seating = table.next_seating()
            seating.reports.append(new)
            await table.commit(seating=seating)

    await (await lobby.table(name)).ask(reported)
