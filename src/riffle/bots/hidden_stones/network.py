"""The learned weights: `networks.json` holds a network for each number of players, and the digest of all."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from riffle.bots.chances import numbers_of

FILE = "networks.json"
FEATURES = 48
"""Numbers that describe a seat, see evaluation."""
NET = numbers_of(FEATURES)


def digest_of(networks: Mapping[str, Sequence[int]]) -> str:
    """Names the weights, whatever the layout of the file."""
    return hashlib.sha256(json.dumps(networks, sort_keys=True).encode()).hexdigest()[:16]


@cache
def own_networks() -> Mapping[str, Sequence[int]]:
    kept = json.loads((files(__package__ or __name__) / FILE).read_text(encoding="utf-8"))
    if digest_of(kept["networks"]) != kept["digest"]:
        raise ValueError(f"{FILE} does not have the digest it names")
    return kept["networks"]


def network(players: int) -> Sequence[int]:
    return own_networks()[str(players)]
