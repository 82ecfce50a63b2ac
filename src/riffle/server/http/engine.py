"""The rules for pages to run themselves: a game's module, and what belongs to it."""

from __future__ import annotations

import asyncio
from functools import lru_cache

import msgspec
from litestar import Response, get
from litestar.params import FromPath, FromQuery

from riffle.core.engine.wasm import module_fits
from riffle.core.engine.wasm.carried import carried, code_name
from riffle.core.engine.wasm.module import Module, module_in

from ..play import Game, Refused
from .request_context import Asked, lobby_of

FOR_GOOD = "public, max-age=31536000, immutable"


@get("/engine/{game:str}", tags=["rules"])
async def rules(request: Asked, game: FromPath[str], variant: FromQuery[str] = "") -> Response[bytes]:
    """What a page needs to run a game's rules beside their module; `variant` is the digest of one."""
    lobby = lobby_of(request)
    found = await lobby.variants.game(variant) if variant else lobby.services.games.load(game)
    if found is None or found.id != game:
        raise Refused("no_such_variant", "there is no such variant here")
    return Response(await asyncio.to_thread(_carried, found), media_type="application/json")


@get("/engine/{game:str}/{name:str}", tags=["rules"], sync_to_thread=True)
def module(request: Asked, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A game's module; its name changes with its content."""
    found = _module(lobby_of(request).services.games.load(game))
    if name != f"{code_name(found)}.wasm":
        raise Refused("no_engine", "the rules have changed since")
    return Response(found.code, media_type="application/wasm", headers={"cache-control": FOR_GOOD})


@lru_cache(maxsize=32)
def _carried(game: Game) -> bytes:
    found = _module(game)
    return msgspec.json.encode(carried(game, found, f"/engine/{game.id}/{code_name(found)}.wasm"))


def _module(game: Game) -> Module:
    found = module_in(game.folder)
    if found is None or not module_fits(game):
        raise Refused("no_engine", f"there is no module of today's rules of {game.id}")
    return found


ROUTES = [rules, module]
