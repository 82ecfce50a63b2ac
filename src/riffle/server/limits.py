"""Limits on how fast somebody may talk: a bucket that fills evenly and holds a few seconds' worth."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from functools import lru_cache

BURST = 3.0


class Bucket:
    """Allows `rate` things a second on the long run; a rate of zero allows everything."""

    __slots__ = ("level", "most", "rate", "then")

    def __init__(self, rate: float, now: float, burst: float = BURST) -> None:
        self.rate = rate
        self.level = self.most = max(1.0, rate * burst)
        self.then = now

    def take(self, now: float) -> bool:
        if self.rate <= 0:
            return True
        self.level = min(self.most, self.level + (now - self.then) * self.rate)
        self.then = now
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True


@lru_cache(maxsize=4096)
def network(address: str) -> str:
    """Whom limits count against: an address, for IPv6 the /64 it lies in, which is one household's or one machine's."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))


class Addresses:
    """Buckets by address, forgotten when they have long been full; and how many sockets each has open."""

    most = 50_000

    def __init__(self, rate: float, now: Callable[[], float], burst: float = BURST) -> None:
        self.rate = rate
        self.now = now
        self.burst = burst
        self._buckets: dict[str, Bucket] = {}
        self.sockets: dict[str, int] = {}

    def take(self, address: str) -> bool:
        if self.rate <= 0:
            return True
        now, address = self.now(), network(address)
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self.most:
                self._buckets = {key: each for key, each in self._buckets.items() if now - each.then < self.burst}
            bucket = self._buckets[address] = Bucket(self.rate, now, self.burst)
        return bucket.take(now)

    def is_spent(self, address: str) -> bool:
        """Whether nothing more would be allowed now; nothing is taken."""
        bucket = self._buckets.get(network(address))
        return bucket is not None and bucket.level + (self.now() - bucket.then) * self.rate < 1.0

    def opened(self, address: str, most: int) -> bool:
        """Count a socket; False, and not counted, if the address has too many."""
        address = network(address)
        if most and self.sockets.get(address, 0) >= most:
            return False
        self.sockets[address] = self.sockets.get(address, 0) + 1
        return True

    def closed(self, address: str) -> None:
        address = network(address)
        left = self.sockets.get(address, 1) - 1
        if left > 0:
            self.sockets[address] = left
        else:
            self.sockets.pop(address, None)
