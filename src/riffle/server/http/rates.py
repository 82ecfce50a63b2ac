"""How often an address may ask over HTTP, looked at before anything else is.

Whoever asks faster is not answered faster: the request waits for its turn, unread, and so does the connection it came
by. Only who has more waiting than its turn can come to is refused, and who does not heed that is turned away at the
connection itself for a while (`protocol.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from ..limits import Addresses, network
from ..requests import Problem
from ..services import Services
from .static import is_read

PROFILES = ("/api/river", "/api/calls", "/api/passkeys", "/api/ladder")
MAKING = ("/api/tables", "/api/play-on", "/api/again")
MADE = 60.0
"""Seconds' worth of tables that may be made at once: one for each in a class."""
BURST = 10.0
"""Seconds' worth of requests about profiles that may come at once."""
SHORT = 4.0
"""Seconds' worth of reading that may come at once: some whole pages. The others of a class wait a few seconds."""
MOST_PAUSE = 10.0
"""Seconds that a request may have to wait for its turn."""
TOO_FAST = msgspec.json.encode(Problem("too_fast", "too many requests: wait a moment"))
HEADERS = [(b"content-type", b"application/json"), (b"content-length", str(len(TOO_FAST)).encode())]


class Rates:
    """A bucket for each sort of request."""

    def __init__(self, services: Services) -> None:
        settings, now = services.settings, services.now
        self.changing = Addresses(settings.request_rate, now)
        self.reading = Addresses(settings.read_rate, now, burst=SHORT)
        self.files = Addresses(settings.file_rate, now, burst=SHORT)
        self.making = Addresses(settings.make_rate, now, burst=MADE)
        self.profiles = Addresses(settings.river_rate, now, burst=BURST)

    def delay(self, scope: Any, address: str) -> float | None:
        """Seconds until it is this request's turn; None if that is too long."""
        first = self.files if is_read(scope) else self.reading if scope["method"] in ("GET", "HEAD") else self.changing
        delay = first.delay(address, MOST_PAUSE)
        if delay is not None and scope["path"].startswith(PROFILES):
            more = self.profiles.delay(address, MOST_PAUSE)
            delay = None if more is None else max(delay, more)
        if delay is not None and scope["path"] in MAKING and scope["method"] == "POST":
            more = self.making.delay(address, MOST_PAUSE)
            delay = None if more is None else max(delay, more)
        return delay


def rated(app: Any, services: Services, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> Any:
    """The application within the limits."""
    rates = Rates(services)

    async def entered(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            address = network(scope["client"][0] if scope.get("client") else "")
            delay = rates.delay(scope, address)
            if delay is None:
                services.refusals.take(address)
                await send({"type": "http.response.start", "status": 429, "headers": HEADERS})
                await send({"type": "http.response.body", "body": TOO_FAST})
                return
            if delay:
                await sleep(delay)
        await app(scope, receive, send)

    return entered
