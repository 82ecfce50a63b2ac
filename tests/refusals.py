"""Which rule numbers the tests of a game reach: `python -m tests.refusals GAME` plays its rule tests and listens.

The judge is listened to in plain speed, where every rule test asks it; the last line printed is the list of numbers.
"""

from __future__ import annotations

import functools
import importlib
import json
import sys
from pathlib import Path
from typing import Any

import pytest


def listen(game: str) -> set[int]:
    """From now on the game's judge notes every number it gives, into the set returned."""
    rules: Any = importlib.import_module(f"riffle.games.{game}.rules")
    heard: set[int] = set()
    judge = rules.why_not

    @functools.wraps(judge)
    def why_not(s: Any, seat: int, action: int) -> int:
        number = int(judge(s, seat, action))
        heard.add(number)
        return number

    rules.why_not = why_not
    return heard


if __name__ == "__main__":
    heard = listen(sys.argv[1])
    files = Path("tests", sys.argv[1]).glob("test_*.py")
    with_rules = [str(path) for path in files if "def test_rule" in path.read_text(encoding="utf-8")]
    if not with_rules:
        sys.exit(f"tests/{sys.argv[1]} has no test whose name begins with test_rule")
    failed = pytest.main([*with_rules, "-k", "test_rule and not fast"])
    print(json.dumps(sorted(heard)))
    sys.exit(int(failed))
