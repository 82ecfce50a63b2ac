"""Weights that a game's bot has learned: a data file beside its code, with the digest that names them."""

from __future__ import annotations

import hashlib
import json
from importlib.resources import files
from typing import Any


def digest_of(weights: Any) -> str:
    """Names the weights, whatever the layout of the file."""
    return hashlib.sha256(json.dumps(weights, sort_keys=True).encode()).hexdigest()[:16]


def kept_in(package: str, file: str, name: str) -> Any:
    """The weights called so in a package's data file; ValueError if they are not those that its digest names."""
    kept = json.loads((files(package) / file).read_text(encoding="utf-8"))
    if digest_of(kept[name]) != kept["digest"]:
        raise ValueError(f"{file} does not have the digest it names")
    return kept[name]
