"""Games to learn from, played in pieces that stay in files: a run that was stopped goes on where it was."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np


def kept_piece(file: Path, make: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """A piece from its file; made and written first if there is none."""
    if not file.exists():
        begun = time.process_time()
        made: Any = make()
        with file.with_suffix(".part").open("wb") as part:
            np.savez_compressed(part, **made)
        file.with_suffix(".part").rename(file)
        print(f"{file.name}: {len(made['game'])} positions, {time.process_time() - begun:.0f} CPU s", flush=True)
    with np.load(file) as kept:
        return {name: kept[name] for name in kept.files}


def joined(parts: list[dict[str, Any]]) -> dict[str, Any]:
    """All positions together; games keep numbers of their own."""
    first = 0
    for part in parts:
        part["game"] = part["game"] + first
        first = int(part["game"].max()) + 1
    return {name: np.concatenate([part[name] for part in parts]) for name in ("rows", "game", "won")}
