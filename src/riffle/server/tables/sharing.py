"""What becomes of a finished game: a public link to its replay, and tables that go on from one of its positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..play import Refused, record
from ..requests import GameShared, PlayOn, TableMade
from ..store.store import SHARED, link_rows
from . import archives
from .seating import Seat, Seating, clean
from .secrets import hashed

if TYPE_CHECKING:
    from ..views.replay import CutRecord
    from .lobby import Lobby
    from .table import Table


async def share(lobby: Lobby, secret: str, named: bool, origin: str = "") -> GameShared:
    """A public link to a finished game's replay, for a player who asks; `named` is about that player's own name."""
    link, services = await lobby.link(secret), lobby.services
    if link is None or link.chair < 0:
        raise Refused("no_such_link", "only a player's link makes a public one")

    async def shared(table: Table) -> GameShared:
        seat = table.seating.seat_of(link.chair)
        if seat is None or not table.seating.over:
            raise Refused("no_record", "a game is shown to everybody when it is over")
        seating = table.next_seating()
        seating.seats[seat].named = named
        seating.shared = seating.shared or services.tokens(12)
        await table.commit(seating=seating, links=link_rows(seating.id, [(SHARED, hashed(seating.shared))]))
        path = f"/g/{seating.shared}"
        return GameShared(path, services.listening.base(origin) + path, seating.agreed)

    return await (await lobby.table(link.table)).ask(shared)


async def record_of(lobby: Lobby, key: str) -> str:
    """The record behind a public link: of people only those are named who agreed to it."""
    link = await lobby.services.store.link(hashed(key))
    if link is None or link.chair != SHARED:
        raise Refused("no_such_link", "this link opens nothing")

    async def written(table: Table) -> str:
        return record.noted(await archives.written(table), table.seating.notes(table.seating.agreed))

    return await (await lobby.table(link.table)).ask(written)


async def play_on(lobby: Lobby, request: PlayOn, cut: CutRecord, address: str, origin: str = "") -> TableMade:
    """A table that goes on from a position of a record: one person, bots in the other seats."""
    who, services = await lobby.check_room(address), lobby.services
    game = await lobby.variants.game(cut.variant) if cut.variant else services.games.load(cut.game)
    if game is None:
        raise Refused("no_such_variant", "this variant is not on this server")
    level = request.level or services.games.usual_level(cut.game)
    if not 0 <= request.seat < cut.seats or level not in services.games.levels(cut.game):
        raise Refused("malformed", "there is no such seat or bot")
    seats = [Seat("bot", "", level, chair) for chair in range(cut.seats)]
    seats[request.seat] = Seat("person", clean(request.name), "", request.seat)
    seating = Seating(
        services.tokens(9), game.id, game.version, game.components, cut.options, seats, services.tokens(12),
        host=request.seat, address=who, next_chair=cut.seats, variant=cut.variant,
    )  # fmt: skip
    secret = services.tokens(18)
    lobby.variants.prepare(game)
    await lobby.add(seating, {request.seat: secret}, cut.events)
    return lobby.made(seating, {request.seat: secret}, origin)
