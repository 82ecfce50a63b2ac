"""The learned weights: `networks.json` holds a network for each number of players, and the digest of all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from riffle.bots.learned import kept_in

FILE = "networks.json"


@cache
def own_networks() -> Mapping[str, Sequence[int]]:
    return kept_in(__package__ or __name__, FILE, "networks")


def network(players: int) -> Sequence[int]:
    return own_networks()[str(players)]
