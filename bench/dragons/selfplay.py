"""Games to learn from: all seats of a game think alike, positions are kept where a turn begins.

Each kept position holds the numbers that `riffle.bots.river_dragons.evaluation` describes the seats by, its game's
number, and each seat's share of the win. The same seed gives the same games.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from riffle.bots.river_dragons.drawing import draw_sound_program
from riffle.bots.river_dragons.evaluation import FEATURES, describe
from riffle.bots.river_dragons.search import think
from riffle.core.declare.chance import seed_of
from riffle.core.declare.question import NATURE, next_to_answer
from riffle.core.declare.rule import buffer, copy_into, template
from riffle.core.engine.playout import GREEDY, quick_answer
from riffle.core.game import load
from riffle.core.workspace import Workspace
from riffle.games.river_dragons.actions import CARD_COUNT
from riffle.games.river_dragons.board import VILLAGES
from riffle.games.river_dragons.heuristics.outline import OUTLINE
from riffle.games.river_dragons.state import ARRIVED, PROGRAM, SEATS, SLOTS

# Bound to the game.
apply: Any = None
begin_resolution: Any = None
outline: Any = None

MOST = 4000
"""Answers after which a game is left unfinished, and not learned from."""
KEPT = 12
"""Positions of one game, at most."""
MINDS = ((1, 0, 120), (5, 2, 90), (8, 3, 90), (8, 3, 150))
"""Programs, samples and whim (see the bot's levels), drawn for each game; in turn 1, where a try takes long, none is
made."""


@template
def lay_programs(
    states: Any, programs: int, samples: int, whim: int, net: Any, out: Any, limits: Any, rng: Any
) -> None:
    """Everybody's program in states[2]; the states before it are the search's room."""
    s = states[2]
    best = buffer(SLOTS)
    likes = buffer(CARD_COUNT)
    o = buffer(OUTLINE)
    for seat in range(s.seats):
        copy_into(states, 0, 2)
        for other in range(s.seats):
            for slot in range(SLOTS):
                states[0].program[other][slot] = 0
        if programs == 1 or s.turn == 1:
            outline(states[0], seat, o)
            draw_sound_program(states[0], seat, o, whim, True, likes, rng, best)
        else:
            think(states, seat, programs, samples, 0, 0, whim, likes, net, out, limits, rng, best)
        for slot in range(SLOTS):
            s.program[seat][slot] = best[slot] + 1


@template
def play_and_keep(states: Any, programs: int, samples: int, whim: int, net: Any, rows: Any, row: Any, out: Any,
                  limits: Any, rng: Any) -> int:  # fmt: skip
    """Play states[2] to its end; how many positions were kept in `rows`."""
    kept = 0
    for _ in range(MOST):
        seat = next_to_answer(states[2])
        if seat < 0:
            return kept
        if states[2].question == PROGRAM and seat != NATURE:
            if kept < KEPT and states[2].turn > 1:
                describe(states[2], row)
                for i in range(states[2].seats * FEATURES):
                    rows[kept * SEATS * FEATURES + i] = row[i]
                kept += 1
            lay_programs(states, programs, samples, whim, net, out, limits, rng)
            states[2].asked = 0
            states[2].fact_count = 0
            begin_resolution(states[2])
            continue
        action = quick_answer(states[2], seat, GREEDY, out, limits, rng)
        states[2].fact_count = 0
        apply(states[2], seat, action)
    return 0


def piece(players: int, games: int, seed: int, weights: list[int], side: str) -> dict[str, Any]:
    """Positions of so many games: rows of numbers (a seat each), the game of each position and the shares won."""
    game = load("river_dragons")
    room, start = Workspace(game), game.start(players, nature="ask", speed="fast", side=side)
    play, net = room.bind(play_and_keep), room.buffer(len(weights))
    net[:] = weights
    rows, row = room.buffer(KEPT * SEATS * FEATURES), room.buffer(SEATS * FEATURES)
    found: dict[str, list[Any]] = {"rows": [], "game": [], "won": []}
    for number in range(games):
        rng = room.stream(seed_of(seed, players, number))
        mind = MINDS[seed_of(seed, number, 3) % len(MINDS)]
        states = room.states(start, 3)
        states[2] = states[0]
        kept = play(states, *mind, net, rows, row, room.out, room.limits, rng)
        if not kept or states[2]["ended"] != ARRIVED:
            continue
        goals = (states[2]["colour"] + VILLAGES // 2) % VILLAGES
        shares = (states[2]["pawn"] == goals)[:players]
        taken = rows[: kept * SEATS * FEATURES].reshape(kept, SEATS, FEATURES)[:, :players]
        found["rows"].append(taken.astype(np.int8))
        found["game"].append(np.full(kept, number))
        found["won"].append(np.tile(shares.astype(np.float32), (kept, 1)))
    return {name: np.concatenate(parts) for name, parts in found.items() if parts}
