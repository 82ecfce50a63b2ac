"""Plays a game for every way Hidden Stones can end, into records/: python -m tests.hidden_stones.make_records"""

from __future__ import annotations

import random
from pathlib import Path

from riffle.bots.bot import make
from riffle.core.game import Game, load
from riffle.core.match import Match

RECORDS = Path(__file__).parent / "records"
WANTED = {"cards_collected": (2, "hard", {}), "solo_won": (1, "hard", {}), "solo_lost": (1, "easy", {})}
"""The ending, with how many seats, bots and options it is played."""


def played(game: Game, seats: int, bot: str, options: dict[str, object], seed: int) -> Match:
    match = Match(game, seats, game.options.read(options), dice=random.Random(seed))
    match.advance()
    bots = [make(game, bot, seed + seat) for seat in range(seats)]
    while not match.over:
        seat = match.asked[0]
        match.answer(seat, bots[seat].answer(match.observation(seat)))
    return match


def main() -> None:
    game = load("hidden_stones")
    RECORDS.mkdir(exist_ok=True)
    for ending, (seats, bot, options) in WANTED.items():
        for seed in range(200):
            match = played(game, seats, bot, options, seed)
            if match.result is not None and match.result.ending == ending:
                (RECORDS / f"{ending}.riffle").write_text(match.record(), encoding="utf-8")
                print(f"{ending}: seed {seed}, {len(match.log)} events")
                break
        else:
            raise SystemExit(f"no game of 200 ended by {ending}")


if __name__ == "__main__":
    main()
