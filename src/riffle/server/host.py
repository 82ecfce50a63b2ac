"""Before the start and after the end: the host's doings, names, giving a seat back, the rematch."""

from __future__ import annotations

from collections.abc import Callable

from riffle.core.refusal import Refused

from . import messages
from .connection import Connection
from .seating import Seat, Seating, clean, removed, rotated
from .table import Table

Acknowledge = Callable[[], None]


async def carry_out(
    table: Table, connection: Connection, message: messages.FromClient, acknowledge: Acknowledge
) -> None:
    match message:
        case messages.Start():
            _check_host(table, connection)
            await start(table, acknowledge)
        case messages.Remove():
            _check_host(table, connection)
            seating = table.next_seating()
            removed(seating, message.seat, table.game)
            await _changed(table, seating, acknowledge)
        case messages.Change():
            _check_host(table, connection)
            await change_options(table, message.options, acknowledge)
        case messages.Leave():
            await give_back(table, connection, acknowledge)
        case messages.Call():
            await rename(table, connection, message.name, acknowledge)
        case messages.Rematch():
            await rematch(table, connection, acknowledge)
        case _:
            raise Refused("malformed", "this is no message a table understands")


def _check_host(table: Table, connection: Connection) -> None:
    if connection.seat < 0 or connection.seat != table.seating.host:
        raise Refused("not_host", "only the host may do this")
    if table.seating.started:
        raise Refused("started", "the game has begun")


async def start(table: Table, acknowledge: Acknowledge) -> None:
    """Begin: bots take the seats that are still free."""
    seating = table.next_seating()
    levels = table.hall.games.levels(seating.game)
    for free in seating.free:
        seating.seats[free].kind = "bot"
        seating.seats[free].level = "normal" if "normal" in levels else levels[-1]
    await table.hall.begin(table, seating, acknowledge)


async def change_options(table: Table, options: messages.Options, acknowledge: Acknowledge) -> None:
    seating = table.next_seating()
    try:
        seating.options = table.game.options.read(options)
        table.game.check(len(seating.seats), seating.options)
    except ValueError as problem:
        raise Refused("malformed", str(problem)) from None
    await _changed(table, seating, acknowledge)


async def give_back(table: Table, connection: Connection, acknowledge: Acknowledge) -> None:
    """A seat given back is free again, under a new link; the host's is passed on to the next person."""
    if connection.seat < 0 or table.seating.started:
        raise Refused("started", "a seat can be given back only before the game begins")
    seating = table.next_seating()
    if connection.seat == seating.host:
        raise Refused("malformed", "the host keeps the seat: the invitations hang on it")
    seating.seats[connection.seat] = Seat("open", chair=seating.new_chair())
    await _changed(table, seating, acknowledge)


async def rename(table: Table, connection: Connection, name: str, acknowledge: Acknowledge) -> None:
    if connection.seat < 0:
        raise Refused("watching", "those who watch have no name here")
    seating = table.next_seating()
    seating.seats[connection.seat].name = clean(name)
    await table.write_seating(seating)
    acknowledge()


async def _changed(table: Table, seating: Seating, acknowledge: Acknowledge) -> None:
    await table.write_seating(seating)
    acknowledge()
    table.showing.show_table()


async def rematch(table: Table, connection: Connection, acknowledge: Acknowledge) -> None:
    """Another game for the same people, the start player moved on. The first to ask makes it, everybody is invited."""
    match, seating = table.match, table.seating
    if connection.seat < 0:
        raise Refused("watching", "those who watch have no say")
    if match is None or not match.over:
        raise Refused("waiting", "the game is not over yet")
    if not seating.rematch:
        began = int(match.engine.get(match.state, "start")) if "start" in match.game.State.saved else 0
        options, places = rotated(seating, table.game, began)
        new = await table.hall.make_again(table, options, places)
        changed = table.next_seating()
        changed.rematch, changed.rematch_seats = new, places
        await table.write_seating(changed)
    acknowledge()
    await table.hall.invite_again(table)
