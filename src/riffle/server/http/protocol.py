"""HTTP as uvicorn reads it, with limits on a request's headers, the time to send it, and an address's connections.

Whoever opens sockets too fast waits: the request to upgrade lies there, and nothing more is read, until its turn."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ..limits import network
from ..services import Services
from .proxy import came_from, proxy_middleware, trusted_proxies

MOST_PAUSE = 30.0
"""Seconds that a new socket may have to wait for its turn."""
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


def limited_protocol(services: Services) -> type[HttpToolsProtocol]:
    """uvicorn's protocol with these limits; who has used up its `refusals` is not even read."""
    settings, refusals, greetings = services.settings, services.refusals, services.greetings
    counts: Counter[str] = Counter()
    """Open connections by address; a socket at a table counts as such, not here."""
    proxies = proxy_middleware(trusted_proxies()).trusted_hosts

    class Limited(HttpToolsProtocol):
        header_bytes = 0
        raw_bytes = 0
        headers_done = False
        address = ""
        _timer: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._start()
            peer = self.client[0] if self.client else ""
            if peer and peer not in proxies:  # a proxy comes for many
                self.address = network(peer)
                counts[self.address] += 1
                crowded = settings.address_connections and counts[self.address] > settings.address_connections
                if crowded or refusals.is_spent(self.address):
                    self._refuse(TOO_MANY)

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop()
            self._uncount()
            super().connection_lost(exc)

        def _uncount(self) -> None:
            counts[self.address] -= 1
            if counts[self.address] <= 0:
                del counts[self.address]

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if not self.headers_done and not self.transport.is_closing():
                self.raw_bytes += len(data)  # of a header that does not come to its end
                if self.raw_bytes > settings.header_bytes:
                    self._refuse(TOO_LARGE)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self.header_bytes, self.raw_bytes, self.headers_done = 0, 0, False
            self._start()

        def on_url(self, url: bytes) -> None:
            super().on_url(url)
            self._count(len(url))

        def on_header(self, name: bytes, value: bytes) -> None:
            super().on_header(name, value)
            self._count(len(name) + len(value) + 4)

        def on_headers_complete(self) -> None:
            self.headers_done = True
            if not self.transport.is_closing():
                super().on_headers_complete()

        def on_body(self, body: bytes) -> None:
            if self.cycle is not None:
                super().on_body(body)

        def on_message_complete(self) -> None:
            self._stop()
            if self.cycle is not None or (self.parser is not None and self.parser.should_upgrade()):
                super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in self.headers}
            address, _ = came_from(self.client[0] if self.client else "", headers, trusted_proxies())
            delay = greetings.delay(address, MOST_PAUSE)
            if delay is None:
                refusals.take(network(address))
                self._refuse(TOO_MANY)
            elif delay:
                self.transport.pause_reading()
                self._timer = self.loop.call_later(delay, self._upgrade)
            else:
                self._upgrade()

        def _upgrade(self) -> None:
            if self.transport.is_closing():
                return
            self._stop()
            self.transport.resume_reading()
            super().handle_websocket_upgrade()
            self._uncount()
            self.parser = None  # it knows this protocol, which nobody needs any more

        def _count(self, size: int) -> None:
            self.header_bytes += size
            if self.header_bytes > settings.header_bytes and not self.transport.is_closing():
                self._refuse(TOO_LARGE)

        def _refuse(self, answer: bytes) -> None:
            self._stop()
            self.transport.write(answer)
            self.transport.close()

        def _start(self) -> None:
            self._stop()
            self._timer = self.loop.call_later(settings.header_seconds, self._late)

        def _stop(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _late(self) -> None:
            if not self.transport.is_closing():
                self._refuse(TOO_SLOW)

    return Limited
