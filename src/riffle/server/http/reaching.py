"""How others come in: the address that links carry, and opening a server of one machine to the network around it."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, get, post

from ..requests import Reach
from .proxy import request_origin

Asked = Request[Any, Any, Any]


async def reach(request: Asked) -> Reach:
    listening, came = request.app.state.lobby.services.listening, request_origin(request)
    near = "" if listening.near else await asyncio.to_thread(listening.would_be)
    may = bool(near) and listening.may_open(came.peer, came.headers)
    return Reach(listening.base(came.origin), listening.is_reached(came.origin), near, may)


@get("/api/network", tags=["server"])
async def network(request: Asked) -> Reach:
    """Who can come by the links that are given out here."""
    return await reach(request)


@post("/api/network", tags=["server"], status_code=200)
async def open_to_network(request: Asked) -> Reach:
    """Let others in the same network come in. Only this server's page on the server's own machine may ask for it."""
    came = request_origin(request)
    await request.app.state.lobby.services.listening.open(came.peer, came.headers)
    return await reach(request)


ROUTES = [network, open_to_network]
