"""Write a stored game for every way Stolemë can end: `python -m tests.stoleme.make_records`.

Quick players answer, chance is seeded; the first seed whose game ends in the wanted way is kept.
"""

from __future__ import annotations

import random
from pathlib import Path

from riffle.core.match import Match

from .positions import GAME

RECORDS = Path(__file__).parent / "records"
TABLES: dict[str, tuple[int, dict[str, object]]] = {
    "knockouts": (2, {}),
    "gods": (4, {}),
    "last_family": (2, {}),
    "tokens_out": (4, {}),
    "round_limit": (2, {"round_limit": 2}),
}


def play(seats: int, options: dict[str, object], seed: int) -> Match:
    """A whole game by the game's own quick answers, one in five of them at random."""
    dice = random.Random(seed)
    match = Match(GAME, seats, options, dice=dice, speed="fast")
    match.advance()
    while not match.over:
        seat = match.question.waiting[0]
        if dice.randrange(5) and not match.is_sealed:
            match.fallback(seat, by="")
        else:
            match.answer(seat, dice.choice(match.legal(seat)))
    return match


def main() -> None:
    RECORDS.mkdir(exist_ok=True)
    for ending, (seats, options) in TABLES.items():
        seed = 0
        while True:
            match = play(seats, options, seed)
            if match.result and match.result.ending == ending:
                (RECORDS / f"{ending}.riffle").write_text(match.record(), encoding="utf-8")
                print(ending, "seed", seed, "events", len(match.log))
                break
            seed += 1


if __name__ == "__main__":
    main()
