"""Requests about profiles, the ladder and calls. A key travels as `authorization: Bearer <key>`, never in an
address.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from ..profiles.passkeys import Passkeys
from ..profiles.requests import (
    AgreeRated,
    Forget,
    Keeping,
    Kept,
    KeyMade,
    Ladder,
    Look,
    Looked,
    Passkey,
    PasskeyOptions,
    Profile,
    Subscribe,
    Sync,
    Unsubscribe,
)
from ..tables.lobby import Lobby
from ..tables.secrets import hashed
from .proxy import request_origin

Asked = Request[Any, Any, Any]


def _lobby(request: Asked) -> Lobby:
    return request.app.state.lobby


def _key(request: Asked) -> str:
    return request.headers.get("authorization", "").removeprefix("Bearer ")


@post("/api/river/look", tags=["rivers"], status_code=200)
async def look(request: Asked, data: JSONBody[Look]) -> Looked:
    """How things stand at the seats whose links a browser holds; nothing of it is kept."""
    return await _lobby(request).profiles.look(data.links)


@post("/api/river", tags=["rivers"], status_code=200)
async def sync(request: Asked, data: JSONBody[Sync]) -> Profile:
    """Everything a key opens, after taking these seats into it."""
    return await _lobby(request).profiles.sync(_key(request), data)


@get("/api/river/export", tags=["rivers"])
async def export(request: Asked) -> Kept:
    """All that is kept under a key."""
    return await _lobby(request).profiles.export(_key(request))


@post("/api/river/forget", tags=["rivers"], status_code=204)
async def forget(request: Asked, data: JSONBody[Forget]) -> None:
    await _lobby(request).profiles.forget(_key(request), data.table)


@post("/api/river/delete", tags=["rivers"], status_code=204)
async def delete(request: Asked) -> None:
    """Delete the profile of a key, at once and whole."""
    await _lobby(request).profiles.delete(_key(request))


@post("/api/river/agree", tags=["rivers"], status_code=204)
async def agree(request: Asked, data: JSONBody[AgreeRated]) -> None:
    """The seat behind a link agrees to a rated game."""
    await _lobby(request).profiles.agree(_key(request), data.link)


@get("/api/keeping", tags=["rivers"])
async def keeping(request: Asked) -> Keeping:
    """What is kept here, and how long."""
    lobby = _lobby(request)
    settings = lobby.services.settings
    key = await lobby.calls.public_key()
    return Keeping(settings.idle_days, settings.river_days, settings.river_tables, key, bool(settings.hook_hosts))


@get("/api/ladder/{game:str}/{seats:int}", tags=["rivers"])
async def ladder(request: Asked, game: FromPath[str], seats: FromPath[int]) -> Ladder:
    """A game's ladder; with a key it says which line is one's own."""
    lobby, key = _lobby(request), _key(request)
    me = await lobby.profiles.store.profile(hashed(key)) if key else None
    return await lobby.ladder.ladder(game, seats, me)


@post("/api/calls", tags=["rivers"], status_code=204)
async def call(request: Asked, data: JSONBody[Subscribe]) -> None:
    """Call this browser, or this hook, when it is its turn at these seats."""
    await _lobby(request).calls.subscribe(data)


@post("/api/calls/stop", tags=["rivers"], status_code=204)
async def unsubscribe(request: Asked, data: JSONBody[Unsubscribe]) -> None:
    await _lobby(request).calls.unsubscribe(data.endpoint)


def _passkeys(request: Asked) -> Passkeys:
    lobby = _lobby(request)
    return Passkeys(lobby.profiles, lobby.calls, lobby.services.tokens, lobby.services.date)


def _origin(request: Asked) -> str:
    """The address by which the page was opened: passkeys belong to it."""
    return request_origin(request).origin


@post("/api/passkeys/new", tags=["rivers"], status_code=200)
async def new_passkey(request: Asked) -> PasskeyOptions:
    """What the browser is asked for, to make a passkey for the profile of this key."""
    return PasskeyOptions(await _passkeys(request).registering(_key(request), _origin(request)))


@post("/api/passkeys", tags=["rivers"], status_code=204)
async def add_passkey(request: Asked, data: JSONBody[Passkey]) -> None:
    await _passkeys(request).register(_key(request), _origin(request), data.credential)


@post("/api/passkeys/ask", tags=["rivers"], status_code=200)
async def ask_passkey(request: Asked) -> PasskeyOptions:
    """What the browser is asked to sign."""
    return PasskeyOptions(await _passkeys(request).entering(_origin(request)))


@post("/api/passkeys/enter", tags=["rivers"], status_code=200)
async def enter_by_passkey(request: Asked, data: JSONBody[Passkey]) -> KeyMade:
    """A key of this device's own, for the profile that the passkey opens."""
    return KeyMade(await _passkeys(request).enter(_origin(request), data.credential))


ROUTES = [look, sync, export, forget, delete, agree, keeping, ladder, call, unsubscribe]
ROUTES += [new_passkey, add_passkey, ask_passkey, enter_by_passkey]
