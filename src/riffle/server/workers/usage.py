"""How much of the workers an address or a table has used of late. What was used is slowly forgotten."""

from __future__ import annotations

from collections.abc import Callable

HALF = 30.0
"""Seconds in which what was used counts half."""
MOST = 10_000


class Usage:
    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self._used: dict[str, tuple[float, float]] = {}

    def of(self, who: str) -> float:
        """Seconds of work, the older the less."""
        used, then = self._used.get(who, (0.0, 0.0))
        return used * 0.5 ** ((self.now() - then) / HALF) if used else 0.0

    def add(self, who: str, seconds: float) -> None:
        if who:
            self._used[who] = (self.of(who) + seconds, self.now())
        if len(self._used) > MOST:
            self._used = {key: value for key, value in self._used.items() if self.of(key) > 0.01}
