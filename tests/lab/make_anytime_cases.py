"""Writes `anytime_cases.json`: numbers and their bounds, which `riffle.lab.anytime` and the page have to agree on.

python tests/lab/make_anytime_cases.py
"""

from __future__ import annotations

import json
from math import inf
from pathlib import Path
from typing import Any

import numpy as np

from riffle.lab.anytime import anytime_interval

CASES = Path(__file__).parent / "anytime_cases.json"


def cases() -> list[dict[str, Any]]:
    """Shares and counts, few and many, all equal, rare, with long tails."""
    draw = np.random.default_rng(26)
    wins = draw.integers(0, 2, 300) - draw.integers(0, 2, 300)
    turns, later = draw.poisson(30, 300), draw.poisson(33, 300)
    given: list[tuple[Any, tuple[float, float], Any]] = [
        ([1, 1], (-1, 1), None), ([0] * 250, (-1, 1), None), ([1] * 9, (0, 1), None), (wins, (-1, 1), None),
        (wins / 3, (-1, 1), None), ([3, 3], (-inf, inf), None), ([1] * 40, (-inf, inf), [6] * 40),
        (later - turns, (-inf, inf), np.maximum(later, turns)), (turns, (-inf, inf), None),
        (draw.poisson(0.05, 300), (-inf, inf), None), (np.round(np.exp(draw.normal(3, 1, 300))), (-inf, inf), None),
        (turns / 7, (-inf, inf), None), ([], (0, 1), None),
    ]  # fmt: skip
    return [_case(values, ends, sizes) for values, ends, sizes in given]


def _case(values: Any, ends: tuple[float, float], sizes: Any) -> dict[str, Any]:
    numbers = [float(value) for value in values]
    beside = None if sizes is None else [float(size) for size in sizes]
    bounds = anytime_interval(numbers, *ends, sizes=beside)
    return {"values": numbers, "ends": _finite(ends), "sizes": beside, "bounds": _finite(bounds)}


def _finite(pair: tuple[float, float]) -> list[float | None]:
    """JSON knows no infinity."""
    return [None if abs(each) == inf else each for each in pair]


if __name__ == "__main__":
    CASES.write_text("[\n" + ",\n".join(json.dumps(case) for case in cases()) + "\n]\n", encoding="utf-8")
