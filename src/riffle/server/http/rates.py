"""How often an address may ask over HTTP, looked at before anything else is: a refusal costs next to nothing.

Whoever does not heed refusals is turned away at the connection itself for a while (`protocol.py`).
"""

from __future__ import annotations

from typing import Any

import msgspec

from ..limits import Addresses, network
from ..requests import Problem
from ..services import Services

RIVERS = ("/api/river", "/api/calls", "/api/passkeys", "/api/ladder")
BURST = 10.0  # seconds' worth of requests about rivers that may come at once
TOO_FAST = msgspec.json.encode(Problem("too_fast", "too many requests: wait a moment"))
HEADERS = [(b"content-type", b"application/json"), (b"content-length", str(len(TOO_FAST)).encode())]


def rated(app: Any, services: Services) -> Any:
    """The application within the limits: making something is limited by address, reading files is not."""
    settings = services.settings
    requests = Addresses(settings.request_rate, services.now)
    rivers = Addresses(settings.river_rate, services.now, burst=BURST)

    def is_within(scope: Any, address: str) -> bool:
        if scope["method"] == "POST" and not requests.take(address):
            return False
        return not scope["path"].startswith(RIVERS) or rivers.take(address)

    async def entered(scope: Any, receive: Any, send: Any) -> None:
        address = network(scope["client"][0] if scope.get("client") else "")
        if scope["type"] == "http" and not is_within(scope, address):
            services.refusals.take(address)
            await send({"type": "http.response.start", "status": 429, "headers": HEADERS})
            await send({"type": "http.response.body", "body": TOO_FAST})
        else:
            await app(scope, receive, send)

    return entered
