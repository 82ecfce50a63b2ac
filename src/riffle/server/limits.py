"""Limits on how fast somebody may talk: a bucket that fills evenly and holds a few seconds' worth."""

from __future__ import annotations

from collections.abc import Callable

BURST = 3.0


class Bucket:
    """Allows `rate` things a second on the long run; a rate of zero allows everything."""

    __slots__ = ("level", "rate", "then")

    def __init__(self, rate: float, now: float) -> None:
        self.rate = rate
        self.level = rate * BURST
        self.then = now

    def take(self, now: float) -> bool:
        if self.rate <= 0:
            return True
        self.level = min(self.rate * BURST, self.level + (now - self.then) * self.rate)
        self.then = now
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True


class Addresses:
    """Buckets by address, forgotten when they have long been full; and how many sockets each has open."""

    most = 50_000

    def __init__(self, rate: float, now: Callable[[], float]) -> None:
        self.rate = rate
        self.now = now
        self._buckets: dict[str, Bucket] = {}
        self.sockets: dict[str, int] = {}

    def take(self, address: str) -> bool:
        now = self.now()
        if len(self._buckets) >= self.most:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if now - bucket.then < BURST}
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, now)
        return bucket.take(now)

    def opened(self, address: str, most: int) -> bool:
        if most and self.sockets.get(address, 0) >= most:
            return False
        self.sockets[address] = self.sockets.get(address, 0) + 1
        return True

    def closed(self, address: str) -> None:
        left = self.sockets.get(address, 1) - 1
        if left:
            self.sockets[address] = left
        else:
            self.sockets.pop(address, None)
