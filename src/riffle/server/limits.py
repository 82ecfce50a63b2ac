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

    def is_full(self, now: float) -> bool:
        return self.level + (now - self.then) * self.rate >= self.most

    def take(self, now: float) -> bool:
        if self.rate <= 0:
            return True
        self.level = min(self.most, self.level + (now - self.then) * self.rate)
        self.then = now
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True

    def delay(self, now: float, most: float, weight: float = 1.0) -> float | None:
        """Take a turn that may lie ahead: the seconds until it comes; None, and nothing taken, if they are too many."""
        if self.rate <= 0:
            return 0.0
        level = min(self.most, self.level + (now - self.then) * self.rate) - weight
        delay = max(0.0, -level / self.rate)
        if delay > most:
            return None
        self.level, self.then = level, now
        return delay


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
        return self.rate <= 0 or self._bucket(address).take(self.now())

    def delay(self, address: str, most: float, weight: float = 1.0) -> float | None:
        """Seconds until it is this address' turn; None, and nothing taken, if they are more than `most`."""
        return 0.0 if self.rate <= 0 else self._bucket(address).delay(self.now(), most, weight)

    def _bucket(self, address: str) -> Bucket:
        now, address = self.now(), network(address)
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self.most:
                self._buckets = {key: each for key, each in self._buckets.items() if not each.is_full(now)}
            bucket = self._buckets[address] = Bucket(self.rate, now, self.burst)
        return bucket

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
