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


def who(connection: Any) -> str:
    """An address as it is kept: only its hash."""
    return hashed(address_of(connection))[:32]
