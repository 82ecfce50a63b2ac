"""The learned weights: `network.json` holds one network for any number of players, and its digest."""

from __future__ import annotations

from functools import cache

from riffle.bots.learned import kept_in

FILE = "network.json"


@cache
def own_network() -> tuple[int, ...]:
    return tuple(kept_in(__package__ or __name__, FILE, "network"))
