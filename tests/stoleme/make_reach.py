"""Where Stolems can walk and throw, counted by the rules, for the page's own count to be held against.

`python -m tests.stoleme.make_reach` writes `reach.json`: positions of random games, each with one Stolem, the points
every hex costs it at which it may stop, and the hexes in its range (with the family tokens on its own card).
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from riffle.core.declare.question import next_to_answer
from riffle.games.stoleme import rules
from riffle.games.stoleme.board import HEXES, NAMES, NOWHERE
from riffle.games.stoleme.land import distance, printed, reach_from
from riffle.games.stoleme.moving import FAR, may_stop, most_points, walk
from riffle.games.stoleme.state import ROCK, SEATS, STANDING, STOLEMS
from riffle.games.stoleme.tokens import range_bonus

from .positions import GAME

CASES = Path(__file__).parent / "reach.json"
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"tokens_in_round_1": True}),
    (3, {"extra_villages": True}),
    (4, {"near_throws": False, "tokens_in_round_1": True}),
]


def positions(seats: int, options: dict[str, Any], seed: int) -> list[Any]:
    """States of one random game, now and then, all of them with the land at play."""
    s = GAME.plain.start(seats, GAME.options.read(options))
    dice, out, found = random.Random(seed), GAME.plain.buffer(GAME.most_legal), []
    for step in range(900):
        seat = next_to_answer(s)
        if s.ended or seat == -1:
            break
        s.fact_count = 0
        rules.apply(s, seat, dice.choice(out[: rules.legal(s, seat, out)]))
        if step % 90 == 89:
            found.append(GAME.plain.load(GAME.plain.pack(s)))
    return found


def reached(s: Any, stolem: int) -> dict[str, Any]:
    walk(s, stolem, most_points(s, stolem))
    far = reach_from(s, stolem, s.hex_of[stolem]) + range_bonus(s, stolem)
    near = 1 if s.near_throws else 2
    cells = [cell for cell in range(HEXES) if printed(s, cell) != NOWHERE]
    costs = {NAMES[cell]: s.cost[cell] for cell in cells if s.cost[cell] < FAR and may_stop(s, stolem, cell)}
    ring = [NAMES[cell] for cell in cells if near <= distance(s, s.hex_of[stolem], cell) <= far]
    return {"costs": costs, "ring": ring}


def told(s: Any, stolem: int) -> dict[str, Any]:
    """The position as far as walking and throwing go, and the rules' answer for one Stolem."""
    return {
        "seats": s.seats,
        "extra_villages": s.extra_villages,
        "near_throws": s.near_throws,
        "family": list(s.family),
        "hexes": [NAMES[hex_] if hex_ >= 0 else None for hex_ in s.hex_of],
        "pose": list(s.pose),
        "dazed": list(s.dazed),
        "tokens": [list(s.tokens[seat]) for seat in range(SEATS)],
        "land": {NAMES[cell]: s.land[cell] for cell in range(HEXES) if s.land[cell]},
        "rocks": [NAMES[cell] for cell in range(HEXES) if s.on[cell] == ROCK],
        "stolem": stolem,
        **reached(s, stolem),
    }


def cases() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for number, (seats, options) in enumerate(TABLES):
        for seed in range(2):
            for s in positions(seats, options, 10 * number + seed):
                standing = [stolem for stolem in range(STOLEMS) if s.pose[stolem] == STANDING]
                found += [told(s, stolem) for stolem in standing[len(found) % 4 :: 4]]
    return found


def written() -> str:
    """One line a case."""
    return "[\n" + ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases()) + "\n]\n"


if __name__ == "__main__":
    CASES.write_text(written(), encoding="utf-8")
