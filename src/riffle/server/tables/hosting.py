"""Before the start and after the end: what the host does, names, giving a seat back, the rematch."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from .. import client_messages
from ..play import Match, Refused
from .connection import Connection
from .seating import Seat, check, clean, removed, renewed, rotated
from .table import Reply, Table


def _check_host(table: Table, connection: Connection) -> None:
    if connection.seat < 0 or connection.seat != table.seating.host:
        raise Refused("not_host", "only the host may do this")
    if table.seating.started:
        raise Refused("started", "the game has begun")


async def on_start(table: Table, connection: Connection, message: client_messages.Start) -> None:
    """Begin: bots take the seats that are still free."""
    _check_host(table, connection)
    seating = table.next_seating()
    for free in seating.free:
        seating.seats[free].kind = "bot"
        seating.seats[free].level = table.services.games.usual_level(seating.game)
    seating.started, seating.date = True, table.services.today()
    if seating.rated and not all(seating.seats[seat].profile for seat in seating.people):
        raise Refused("not_agreed", "somebody has not agreed to a rated game yet")
    if not table.is_current:  # it was made under other rules than it begins under
        seating.rules, seating.components = table.game.version, table.game.components
        seating.options = renewed(seating.options, table.game)
        check(table.game, seating)
    match = Match(table.game, len(seating.seats), seating.options, dice=table.services.dice)
    match.advance()
    await table.commit(Reply(connection, message.id), events=match.log[:], seating=seating, begun=match, whole=True)


async def on_remove(table: Table, connection: Connection, message: client_messages.Remove) -> None:
    _check_host(table, connection)
    seating = table.next_seating()
    removed(seating, message.seat, table.game)
    await table.commit(Reply(connection, message.id), seating=seating, whole=True)


async def on_options(table: Table, connection: Connection, message: client_messages.Change) -> None:
    _check_host(table, connection)
    if table.seating.rated:
        raise Refused("not_rated", "a rated game is played by the usual rules")
    seating = table.next_seating()
    try:
        seating.options = table.game.options.read(message.options)
    except ValueError as problem:
        raise Refused("malformed", str(problem)) from None
    check(table.game, seating)
    await table.commit(Reply(connection, message.id), seating=seating, whole=True)


async def on_leave(table: Table, connection: Connection, message: client_messages.Leave) -> None:
    """A seat given back is free again, under a new link."""
    if connection.seat < 0 or table.seating.started:
        raise Refused("started", "a seat can be given back only before the game begins")
    seating = table.next_seating()
    if connection.seat == seating.host:
        raise Refused("malformed", "the host keeps the seat: the invitations hang on it")
    seating.seats[connection.seat] = Seat("open", chair=seating.new_chair())
    await table.commit(Reply(connection, message.id), seating=seating, whole=True)


async def on_name(table: Table, connection: Connection, message: client_messages.Call) -> None:
    if connection.seat < 0:
        raise Refused("watching", "those who watch have no name here")
    if table.seating.seats[connection.seat].muted:
        raise Refused("muted", "this seat has lost its name")
    seating = table.next_seating()
    seating.seats[connection.seat].name = clean(message.name)
    await table.commit(Reply(connection, message.id), seating=seating)


async def on_close_chat(table: Table, connection: Connection, message: client_messages.CloseChat) -> None:
    """The host may close the chat, also in the middle of a game."""
    if connection.seat < 0 or connection.seat != table.seating.host:
        raise Refused("not_host", "only the host may do this")
    seating = table.next_seating()
    seating.chat_closed = message.closed
    await table.commit(Reply(connection, message.id), seating=seating)


async def on_rematch(table: Table, connection: Connection, message: client_messages.Rematch) -> None:
    """Another game for the same people, the start player moved on. The first to ask makes it, everybody is invited."""
    match, seating = table.match, table.seating
    if connection.seat < 0:
        raise Refused("watching", "those who watch have no say")
    if table.archived is None and (match is None or not match.over):
        raise Refused("waiting", "the game is not over yet")
    reply = Reply(connection, message.id)
    if seating.rematch:
        reply.taken(table)
    else:
        began = 0
        if match is not None and "start" in match.game.State.saved:
            began = int(match.position.field("start"))
        options, places = rotated(seating, table.game, began)
        changed = table.next_seating()
        winners = match.result.winners if match is not None and match.result is not None else None
        changed.rematch = await table.lobby.make_again(seating, options, places, winners)
        changed.rematch_seats = places
        await table.commit(reply, seating=changed)
    await table.lobby.invite_again(table)


async def on_opinion(table: Table, connection: Connection, message: client_messages.Opinion) -> None:
    """After a game of an uploaded variant a player tells its maker two things and a line; the last word counts."""
    if connection.seat < 0:
        raise Refused("watching", "those who watch have no say")
    if not table.seating.playtest:
        raise Refused("malformed", "this is asked after games of a variant only")
    if not table.seating.over:
        raise Refused("waiting", "the game is not over yet")
    said = client_messages.Opinion(message.fun, message.length, clean(message.line))
    await table.commit(Reply(connection, message.id), opinion=said)


MESSAGES: dict[type, Callable[[Table, Connection, Any], Awaitable[None]]] = {
    client_messages.Start: on_start,
    client_messages.Remove: on_remove,
    client_messages.Change: on_options,
    client_messages.Leave: on_leave,
    client_messages.CloseChat: on_close_chat,
    client_messages.Call: on_name,
    client_messages.Rematch: on_rematch,
    client_messages.Opinion: on_opinion,
}
