"""The outermost door: what a trusted proxy says of a request is believed, and a foreign Host is turned away."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from msgspec import Struct
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ..listening import NAMED_HOST, Listening

PEER, PLACE = "riffle.peer", "riffle.came_by"
MISDIRECTED = b"This table is not known by that name. Its operator may start it with: riffle serve --public ADDRESS\n"


class RequestOrigin(Struct, frozen=True):
    """How a request came: the other end of the connection itself, its headers, and the address it was sent to."""

    peer: str
    headers: Mapping[str, str]
    origin: str


def request_origin(request: Any) -> RequestOrigin:
    return request.scope[PLACE]


def origin(scheme: str, headers: Mapping[str, str], trusted: bool) -> str:
    """The address a request was sent to: the Host it names or, from a trusted proxy, the one that was named to it."""
    told = headers.get("x-forwarded-host", "").split(",")[0].strip() if trusted else ""
    host = told or headers.get("host", "")
    secure = "s" if scheme in ("https", "wss") else ""
    return f"http{secure}://{host}" if NAMED_HOST.fullmatch(host) else ""


def trusted_proxies() -> str:
    """Whose word counts about who asks: uvicorn's own setting, by default this machine's."""
    return os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    return


@lru_cache(maxsize=4)
def proxy_middleware(trusted: str) -> ProxyHeadersMiddleware:
    """uvicorn's judgement of a proxy, to be asked about a connection alone."""
    return ProxyHeadersMiddleware(nothing, trusted)


def behind_proxy(app: Any, listening: Listening) -> Any:
    """The application as visitors see it through whatever stands before it."""

    async def noted(scope: Any, receive: Any, send: Any) -> None:
        """By now `scheme` and `client` are what a trusted proxy says they are."""
        peer, headers = scope[PEER], headers_of(scope)
        address = origin(scope["scheme"], headers, peer in proxy_middleware.trusted_hosts)
        await app({**scope, PLACE: RequestOrigin(peer, headers, address)}, receive, send)

    proxy_middleware = ProxyHeadersMiddleware(noted, trusted_proxies())

    async def entered(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
        elif not listening.answers_to(headers_of(scope).get("host", "")):
            await misdirected(send)
        else:
            peer = scope["client"][0] if scope.get("client") else ""
            known: Any = {**scope, PEER: peer}
            await proxy_middleware(known, receive, send)

    return entered


def came_from(peer: str, headers: dict[str, str], trusted: str) -> tuple[str, str]:
    """Whom limits count against, and the address the socket was opened at: a trusted proxy names both."""
    told = [(name.encode("latin-1"), value.encode("latin-1", "replace")) for name, value in headers.items()]
    scope: Any = {"type": "websocket", "scheme": "ws", "client": (peer, 0), "headers": told}
    nobody: Any = None
    proxies = proxy_middleware(trusted)
    work: Any = proxies(scope, nobody, nobody)  # it changes the scope
    with contextlib.suppress(StopIteration):  # it waits for nothing, so it runs through at once
        work.send(None)
    return str(scope["client"][0]), origin(scope["scheme"], headers, peer in proxies.trusted_hosts)


def headers_of(scope: Any) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


async def misdirected(send: Any) -> None:
    told = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(MISDIRECTED)).encode())]
    await send({"type": "http.response.start", "status": 421, "headers": told})
    await send({"type": "http.response.body", "body": MISDIRECTED})
