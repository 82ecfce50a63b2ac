"""What an operator may do to a running server: list, close and delete tables, delete chat, mute seats, block addresses.

`riffle admin` asks here. The key lies in a file beside the data that only the server's own user can read.
"""

from __future__ import annotations

import hmac
import os
import secrets
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from ..limits import network
from ..play import Refused
from ..tables.connection import GONE
from ..tables.lobby import Lobby
from ..tables.secrets import hashed
from ..tables.table import Table

Asked = Request[Any, Any, Any]
PAGE = 200


class Door(Struct, frozen=True):
    """Where a running server takes an operator's orders, and the key."""

    address: str
    key: str


class Listed(Struct, frozen=True):
    table: str
    game: str
    state: str
    people: list[str]
    sockets: int


class Reported(Struct, frozen=True):
    table: str
    seat: int
    name: str
    text: str


class Blocked(Struct, frozen=True):
    address: str
    reason: str = ""


_key = ""


def door_file(data: Path) -> Path:
    return data / "admin.json"


def open_door(data: Path, port: int) -> Path:
    """Write down where and with which key `riffle admin` may come in; the file is gone when the server is."""
    global _key
    _key = secrets.token_urlsafe(24)
    path = door_file(data)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    os.write(file, msgspec.json.encode(Door(f"http://127.0.0.1:{port}", _key)))
    os.close(file)
    return path


def allowed(request: Asked) -> Lobby:
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not _key or not hmac.compare_digest(given.encode(), _key.encode()):
        raise Refused("not_allowed", "this is for the operator")
    return request.app.state.lobby


@get("/admin/tables", include_in_schema=False)
async def listed(request: Asked, after: FromQuery[str] = "") -> list[Listed]:
    lobby = allowed(request)
    loaded = {table.seating.id: len(table.connections) for table in lobby.loaded()}
    found: list[Listed] = []
    for each in await lobby.services.store.all(after, PAGE):
        state = "over" if each.over else "running" if each.started else "waiting"
        people = [each.seats[index].name or f"seat {index}" for index in each.people]
        found.append(Listed(each.id, each.game, "closed" if each.closed else state, people, loaded.get(each.id, 0)))
    return found


@post("/admin/tables/{table:str}/close", include_in_schema=False, status_code=204)
async def close(request: Asked, table: FromPath[str]) -> None:
    """Send everybody away and let nobody in. The table is kept."""

    async def closed(table: Table) -> None:
        seating = table.next_seating()
        seating.closed = True
        await table.commit(seating=seating)
        table.close(GONE)

    await (await allowed(request).table(table)).ask(closed)


@post("/admin/tables/{table:str}/delete", include_in_schema=False, status_code=204)
async def delete(request: Asked, table: FromPath[str]) -> None:
    """Remove a table with its links, events, chat and archive."""
    lobby = allowed(request)
    found = await lobby.services.store.table(table)
    if found is None:
        raise Refused("no_such_table", "there is no such table")
    await lobby.remove([table])
    lobby.services.tell(table)


@post("/admin/tables/{table:str}/chat/delete", include_in_schema=False, status_code=204)
async def delete_chat(request: Asked, table: FromPath[str]) -> None:
    await (await allowed(request).table(table)).ask(lambda table: table.commit(forget_chat=True, whole=True))


@post("/admin/tables/{table:str}/mute/{seat:int}", include_in_schema=False, status_code=204)
async def mute(request: Asked, table: FromPath[str], seat: FromPath[int], off: FromQuery[bool] = False) -> None:
    """A seat loses its name and may not chat any more; `off` lets it again."""

    async def muted(table: Table) -> None:
        seating = table.next_seating()
        if not 0 <= seat < len(seating.seats):
            raise Refused("malformed", f"there is no seat {seat} at this table")
        seating.seats[seat].muted = not off
        if not off:
            seating.seats[seat].name = ""
        await table.commit(seating=seating)

    await (await allowed(request).table(table)).ask(muted)


@get("/admin/reports", include_in_schema=False)
async def reports(request: Asked) -> list[Reported]:
    """What people were bothered by, table by table."""
    store, found, after = allowed(request).services.store, list[Reported](), ""
    while page := await store.all(after, PAGE):
        after = page[-1].id
        found += [Reported(each.id, it.seat, it.name, it.text) for each in page for it in each.reports]
    return found


@post("/admin/block", include_in_schema=False, status_code=204)
async def block(request: Asked, data: JSONBody[Blocked], off: FromQuery[bool] = False) -> None:
    """An address (for IPv6 its /64) may not come in any more, and whoever is in from there is sent away."""
    lobby = allowed(request)
    who, store = hashed(network(data.address))[:32], lobby.services.store
    await (store.unblock(who) if off else store.block(who, data.reason[:200]))
    lobby.blocked = await store.blocked()
    for table in lobby.loaded():
        for connection in table.connections:
            if hashed(network(connection.address))[:32] in lobby.blocked:
                connection.close(GONE)


ROUTES = [listed, close, delete, delete_chat, mute, reports, block]
