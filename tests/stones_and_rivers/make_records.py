"""Write a record for each way the game can end: `python -m tests.stones_and_rivers.make_records`."""

from __future__ import annotations

import random
from pathlib import Path

from riffle.bots.bot import make
from riffle.core.game import load
from riffle.core.match import Match

RECORDS = Path(__file__).parent / "records"
GAME = load("stones_and_rivers")


def played(options: str, bots: tuple[str, str], seed: int) -> Match:
    """A whole game of two quick bots, dice and all from the seed."""
    match = Match(GAME, 2, GAME.options.parse(options), dice=random.Random(seed))
    match.advance()
    players = [make(GAME, name, seed + seat) for seat, name in enumerate(bots)]
    while not match.over:
        seat = match.asked[0]
        step = players[seat].answer(match.observation(seat))
        match.answer(seat, step)
    return match


def shuffled() -> Match:
    """Both sides turn a piece over and back until the position has come for the third time."""
    match = Match(GAME, 2, GAME.options.parse("first=circle"), dice=random.Random(1))
    for text in ("flip d5 h", "flip d9 h", "flip d5 stone", "flip d9 stone") * 2:
        match.answer(match.asked[0], text)
    return match


def first_that_ends(ending: str, options: str, bots: tuple[str, str]) -> Match:
    for seed in range(200):
        match = played(options, bots, seed)
        result = match.result
        if result is not None and result.ending == ending:
            return match
    raise AssertionError(f"no game of {bots} in 200 ends by {ending}")


def records() -> dict[str, Match]:
    forfeited = Match(GAME, 2, GAME.options.parse("preset=course,board=bridge"), dice=random.Random(1))
    forfeited.answer(0, "flip d8 v")
    forfeited.forfeit(1)
    return {
        "goal": first_that_ends("goal", "board=official", ("greedy", "random")),
        "ply_cap": first_that_ends("ply_cap", "preset=course,board=course-small,ply_cap=60", ("greedy", "random")),
        "repetition": shuffled(),
        "forfeit": forfeited,
    }


if __name__ == "__main__":
    RECORDS.mkdir(exist_ok=True)
    for name, match in records().items():
        (RECORDS / f"{name}.riffle").write_text(match.record(), encoding="utf-8")
        print(name, len(match.log))
