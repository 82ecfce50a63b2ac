"""What every request is asked first: which lobby it is for, by whom it is sent, and whose link it carries."""

from __future__ import annotations

from typing import Any

from litestar import Request

from ..limits import network
from ..tables.lobby import Lobby
from ..tables.secrets import hashed

Asked = Request[Any, Any, Any]


def lobby_of(request: Any) -> Lobby:
    return request.app.state.lobby


def bearer(request: Asked) -> str:
    return request.headers.get("authorization", "").removeprefix("Bearer ")


def address_of(connection: Any) -> str:
    return network(connection.client.host if connection.client else "")


def visitor_of(request: Asked) -> str:
    """Who asks, among those behind one address: a number that the page makes up for each visit."""
    given = request.headers.get("riffle-visitor", "")[:64]
    return hashed(f"visitor {given}")[:16] if given else ""


def who(connection: Any) -> str:
    """An address as it is kept: only its hash."""
    return hashed(address_of(connection))[:32]
