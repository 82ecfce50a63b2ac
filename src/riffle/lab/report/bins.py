"""Counts of whole numbers as bars: bins follow the numbers that can occur, so that no bin holds more of them."""

from __future__ import annotations

from typing import Any

import numpy as np

BARS = 30
"""So many bars at most."""
LONGEST = 8
"""The longest step between numbers that is looked for."""
NEARLY = 0.8
"""The part of all numbers that lies on such a step, where games usually end after a whole round."""


def step_of(values: Any) -> int:
    """The step between numbers that occur: 2 where a game of two nearly always ends after an even turn."""
    whole = np.asarray(values).astype(int)
    if (whole == whole[0]).all():
        return 1
    for step in range(LONGEST, 1, -1):
        if np.bincount(whole % step).max() >= NEARLY * len(whole):
            return step
    return 1


def histogram(values: Any, *, low: int | None = None, width: int | None = None) -> list[dict[str, Any]]:
    """The counts of values, or of a few values together where there are many."""
    whole = np.asarray(values).astype(int)
    start, size = bins_of([whole]) if low is None or width is None else (low, width)
    counts = np.bincount((whole - start) // size)
    return [{"value": label(start + size * place, size), "count": int(count)} for place, count in enumerate(counts)]


def bins_of(several: list[Any]) -> tuple[int, int]:
    """Where the bins of several rows of numbers begin, and how wide they are: a number of whole steps."""
    whole = np.concatenate([np.asarray(values).astype(int) for values in several])
    step, low, high = step_of(whole), int(whole.min()), int(whole.max())
    size = step * max(1, -(-((high - low) // step + 1) // BARS))
    # The usual numbers end a bin, so that one that came in between counts with the next usual one.
    offset = int(np.bincount((whole + 1 - low) % step).argmax()) if step > 1 else 0
    return low - (step - offset if offset else 0), size


def label(start: int, width: int) -> str:
    return str(start) if width == 1 else f"{start}\u2013{start + width - 1}"
