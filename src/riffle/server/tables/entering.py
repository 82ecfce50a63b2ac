"""Coming to a table, leaving it, and catching up with what another process has written."""

from __future__ import annotations

from .. import client_messages
from ..messages import Proposed
from ..play import Refused
from ..store.store import CHAT_LINES
from .connection import GONE, Connection
from .seating import Seating
from .table import Table


async def enter(table: Table, connection: Connection, message: client_messages.FromClient) -> bool:
    """Somebody has opened a link: an invited seat becomes theirs, and they are shown the table.

    False if there is nothing more to do: the chair was taken away, or the message was the greeting itself.
    """
    if table.seating.closed or not connection.take_seat(table.seating):
        connection.close(GONE)
        return False
    greeting = message if isinstance(message, client_messages.Hello) else client_messages.Hello()
    connection.language = greeting.language
    if connection.seat in table.seating.free:
        seating = table.next_seating()
        seating.seats[connection.seat].kind = "person"
        if seating.host is None:
            seating.host = connection.seat
        await table.commit(seating=seating)
        if not connection.take_seat(table.seating):
            raise Refused("stale", "somebody was quicker: look again")
    already = connection.seat in table.presence.here
    connection.entered = True
    table.connections.append(connection)
    table.presence.count()
    table.clock.wake()
    table.broadcast.greet(connection, greeting)
    if connection.seat >= 0 and connection.seat == table.seating.host:
        await table.lobby.remember_invitations(table, connection.secret)
    if table.seating.rematch:
        await table.lobby.invite_again(table, connection)
    if not already:
        table.broadcast.players()
        table.presence.announce()
    table.bots.wake(ours=False)
    await table.note_turn()
    return greeting is not message


def leave(table: Table, connection: Connection) -> None:
    if connection in table.connections:
        table.connections.remove(connection)
        table.presence.count()
        if connection.seat not in table.presence.here:
            table.broadcast.players()
            table.presence.announce()


async def catch_up(table: Table) -> None:
    """Another process has written: read what is new and show it."""
    store, name = table.services.store, table.seating.id
    seating = await store.table(name)
    if seating is None:
        table.close(GONE)
        return
    if seating.closed:
        table.close(GONE)
        return
    if seating.version != table.seating.version:
        await _reseated(table, seating)
    for line in await store.chat(name, table.next_line):
        table.chat = [*table.chat, line][-CHAT_LINES:]
        table.broadcast.chatted(line)
    if table.match is not None:
        before = len(table.match.log)
        table.replay(await store.log(name, before))
        if len(table.match.log) > before:
            table.clock.restart()
            table.turns.heard()
            table.broadcast.moved(before)


async def _reseated(table: Table, seating: Seating) -> None:
    before, table.seating = table.seating, seating
    if seating.started and not before.started:
        table.match = table.opened()
        table.replay(await table.services.store.log(seating.id))
        table.clock.restart()
        table.broadcast.whole()
    elif before.proposal != seating.proposal:
        table.broadcast.tell(Proposed(seating.proposal))
    if before.rematch != seating.rematch:
        await table.lobby.invite_again(table)
    table.broadcast.players()
