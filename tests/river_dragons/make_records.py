"""Plays a game for every way River Dragons can end, into records/: python -m tests.river_dragons.make_records"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from riffle.bots.bot import make
from riffle.core.action import Answer
from riffle.core.match import Match

from .positions import GAME

RECORDS = Path(__file__).parent / "records"
Player = Callable[[Match, int], Answer]


def bot(name: str, seed: int) -> Player:
    """A seat played by a bot that comes with the game."""
    player = make(GAME, name, seed)
    return lambda match, seat: player.answer(match.observation(seat))


def waster(match: Match, seat: int) -> Answer:
    """Lays planks before there are stones, so that they are lost: the cards of a player who has not read the rules."""
    legal = match.legal(seat)
    if match.question.kind != "program":
        return legal[0]
    texts = {str(action): action for action in legal}
    for card in ("planks", "plank", "move", "moves", "jump"):
        if (action := texts.get(f"lay_card {card}")) is not None:
            return action
    return texts["confirm"]


def played(seats: int, options: dict[str, object], players: list[Player], seed: int) -> Match:
    match = Match(GAME, seats, GAME.options.read(options), dice=random.Random(seed))
    match.advance()
    while not match.over:
        seat = match.question.waiting[0]
        match.answer(seat, players[seat](match, seat))
    return match


def main() -> None:
    RECORDS.mkdir(exist_ok=True)
    matches = {
        "arrived": played(4, {}, [bot("easy", seat) for seat in range(4)], 1),
        "turn_limit": played(3, {"turn_limit": 2}, [bot("random", seat) for seat in range(3)], 2),
        "stranded": played(2, {"stranded": "count"}, [waster, waster], 3),
    }
    for ending, match in matches.items():
        assert match.result is not None
        assert match.result.ending == ending, match.result
        (RECORDS / f"{ending}.riffle").write_text(match.record(), encoding="utf-8")
        print(f"{ending}: {len(match.log)} events")


if __name__ == "__main__":
    main()
