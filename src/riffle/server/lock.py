"""A table's lock: whoever holds it changes the table. Others wait their turn, in the order in which they came."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """As asyncio's, but it can also be taken without waiting, and held until a commit calls back."""

    __slots__ = ("_waiting", "held")

    def __init__(self) -> None:
        self.held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it if it is free."""
        if self.held:
            return False
        self.held = True
        return True

    def release(self) -> None:
        """Hand it to the next who waits: it is never free while somebody does."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self.held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():  # it was handed over to somebody who no longer wants it
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
