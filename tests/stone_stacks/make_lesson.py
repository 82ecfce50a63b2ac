"""Write the position that the lesson begins in: python -m tests.stone_stacks.make_lesson

Two steady bots send each other to tall stacks until the learner (player 1) is asked for a tile, the stack at the marker
has three stones, and a tile lies there that sends the other to a stack with two of the learner's tokens.
"""

from pathlib import Path
from random import Random
from typing import Any

from riffle.bots.bot import make
from riffle.core.event import Step
from riffle.core.game import load
from riffle.core.match import Match
from riffle.core.record import write
from riffle.games.stone_stacks.actions import Action
from riffle.games.stone_stacks.state import TILE
from riffle.games.stone_stacks.tiles import STACKS, TILE_STEPS, TILES

FILE = Path(__file__).parents[2] / "web/src/games/stone_stacks/lesson.riffle"
GAME = load("stone_stacks")


def goals(s: Any) -> dict[int, int]:
    """The stack that each face-up tile leads to."""
    return {tile: (s.marker + TILE_STEPS[tile]) % STACKS for tile in range(TILES) if s.tile_place[tile] == 1}


def is_ready(s: Any) -> bool:
    if s.question != TILE or s.turn != 0 or s.heights[s.marker] != 3:
        return False
    return any(s.heights[goal] >= 3 and s.beside[goal][0] >= 2 and goal != s.marker for goal in goals(s).values())


def played(seed: int, most: int = 20) -> Match | None:
    match = Match(GAME, 2, GAME.options.read({"hand_seconds": "none"}), dice=Random(seed))
    match.advance()
    bots = [make(GAME, "hard", seed + seat) for seat in range(2)]
    while match.state.turns <= most and not match.over:
        s = match.state
        if is_ready(s):
            return match
        if match.needs_solver:
            match.solve()
            continue
        seat = match.asked[0]
        if s.question == TILE:
            found = goals(s)
            tall = {tile: -abs(3 - s.heights[goal]) for tile, goal in found.items()}
            step = Step(Action.take_tile(max(found, key=lambda tile: tall[tile])))
        else:
            step = bots[seat].answer(match.observation(seat))
        match.answer(seat, step)
    return None


def main() -> None:
    for seed in range(200):
        match = played(seed)
        if match is not None:
            FILE.write_text(write(match, payloads=False), encoding="utf-8")
            s = match.state
            print(seed, "events", len(match.log), "heights", list(s.heights), "marker", s.marker, "goals", goals(s))
            print("beside", [list(row) for row in s.beside], FILE.stat().st_size, "bytes")
            return


if __name__ == "__main__":
    main()
