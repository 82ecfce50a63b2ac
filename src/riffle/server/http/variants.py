"""Variants over HTTP: upload one, look at one, fetch what became of it."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath

from ..limits import network
from ..requests import VariantMade, VariantOffer
from ..tables.lobby import Lobby
from ..tables.secrets import hashed

Asked = Request[Any, Any, Any]


def _lobby(request: Asked) -> Lobby:
    return request.app.state.lobby


def _key(request: Asked) -> str:
    return request.headers.get("authorization", "").removeprefix("Bearer ")


@post("/api/variants", tags=["variants"], status_code=201)
async def upload(request: Asked) -> VariantMade:
    """Upload a packed variant (the request's body). It must pass the check; `key` opens its results."""
    lobby, address = _lobby(request), request.client.host if request.client else ""
    lobby.check_allowed(address)
    return await lobby.variants.upload(await request.body(), hashed(network(address))[:32])


@get("/api/variants", tags=["variants"])
async def offered(request: Asked) -> list[VariantOffer]:
    """The variants that this server was started with."""
    variants = _lobby(request).variants
    return [await variants.offer(name) for name in variants.offered]


@get("/api/variants/{variant:str}", tags=["variants"])
async def offer(request: Asked, variant: FromPath[str]) -> VariantOffer:
    """A variant with what differs from the stock game. The header `authorization: Bearer <key>` adds the counts."""
    return await _lobby(request).variants.offer(variant, _key(request))


@get("/api/variants/{variant:str}/results", tags=["variants"])
async def results(request: Asked, variant: FromPath[str]) -> Response[bytes]:
    """The variant, opinions and records as a zip. The header `authorization: Bearer <key>` carries its maker's key."""
    body = await _lobby(request).variants.results(variant, _key(request))
    name = f'attachment; filename="riffle-{variant[:12]}.zip"'
    return Response(body, media_type="application/zip", headers={"content-disposition": name})


ROUTES = [upload, offered, offer, results]
