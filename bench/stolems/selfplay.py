"""Games to learn from: quick, hasty and searching players mixed at one table, positions kept at the borders of turns.

Each kept position holds the numbers that `riffle.bots.stoleme.evaluation` describes the families by, its game's number,
and each seat's share of the win. The same seed gives the same games.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from riffle.bots.stoleme.evaluation import FEATURES, describe
from riffle.bots.stoleme.prune import prune
from riffle.bots.stoleme.search import KINDS, overlook, race
from riffle.core.declare.chance import below, seed_of
from riffle.core.declare.question import NATURE, next_to_answer
from riffle.core.declare.rule import copy_into, template
from riffle.core.engine.playout import GREEDY, by_preference, quick_answer
from riffle.core.game import load
from riffle.core.workspace import Workspace
from riffle.games.stoleme.pieces import CARDS
from riffle.games.stoleme.state import DISCARD

# Bound to the game.
apply: Any = None
legal: Any = None

MOST = 4000
"""Answers after which a game is left unfinished, and not learned from."""
KEPT = 40
"""Positions of one game, at most."""
OFTEN = 6
"""One in so many turns is kept; the beginnings of rounds always are."""
SLIPS = (0, 0, 3, 8, 8, 20, 40)
"""How often in a hundred answers a player errs, drawn for each seat of each game."""
TABLES = 24
"""What a searching player tries for one answer."""


@template
def erring(s: Any, seat: int, codes: Any, rng: Any) -> int:
    """Somebody in a hurry, or at random every other time."""
    count = prune(s, seat, codes, legal(s, seat, codes))
    if below(rng, 2) == 0:
        return codes[below(rng, count)]
    return by_preference(s, seat, codes, overlook(codes, count, rng), rng)


@template
def answer_at(states: Any, seat: int, slips: int, tables: int, likes: Any, net: Any, codes: Any, values: Any, out: Any,
              limits: Any, rng: Any) -> int:  # fmt: skip
    """What that seat's player answers in states[3]; the states before it are the search's room."""
    if seat == NATURE:
        return quick_answer(states[3], seat, GREEDY, out, limits, rng)
    if below(rng, 100) < slips:
        return erring(states[3], seat, codes, rng)
    if tables > 0:
        copy_into(states, 0, 3)
        return race(states, seat, 6, tables, 2, 10000, 0, likes, net, codes, values, out, limits, rng)
    return quick_answer(states[3], seat, GREEDY, out, limits, rng)


@template
def play_and_keep(states: Any, slips: Any, tables: Any, likes: Any, net: Any, rows: Any, row: Any, codes: Any,
                  values: Any, out: Any, limits: Any, rng: Any) -> int:  # fmt: skip
    """Play states[3] to its end; how many positions were kept in `rows`."""
    kept = 0
    round_ = states[3].round
    turn = -1
    for _ in range(MOST):
        seat = next_to_answer(states[3])
        if seat < 0:
            return kept
        begins = states[3].round > round_ and round_ > 0
        turns = states[3].question == DISCARD and states[3].turn != turn
        if kept < KEPT and (begins or (turns and below(rng, OFTEN) == 0)):
            describe(states[3], row)
            for i in range(states[3].seats * FEATURES):
                rows[kept * 4 * FEATURES + i] = row[i]
            kept += 1
        round_ = states[3].round
        turn = states[3].turn if states[3].question == DISCARD else turn
        slip = slips[seat] if seat != NATURE else 0
        thinks = tables[seat] if seat != NATURE else 0
        action = answer_at(states, seat, slip, thinks, likes, net, codes, values, out, limits, rng)
        states[3].fact_count = 0
        apply(states[3], seat, action)
    return 0


def piece(players: int, games: int, searching: bool, seed: int) -> dict[str, Any]:
    """Positions of so many games: rows of numbers (a family each), the game of each position and the shares won."""
    game = load("stoleme")
    room, start = Workspace(game), game.start(players, nature="ask", speed="fast")
    most = game.most_legal
    play, likes, net = room.bind(play_and_keep), room.buffer(KINDS + len(CARDS)), room.buffer(0)
    rows, row = room.buffer(KEPT * 4 * FEATURES), room.buffer(4 * FEATURES)
    codes, values = room.buffer(most), room.buffer(most)
    found: dict[str, list[Any]] = {"rows": [], "game": [], "won": []}
    for number in range(games):
        rng = room.stream(seed_of(seed, players, number))
        slips, tables = room.buffer(4), room.buffer(4)
        for seat in range(players):
            slips[seat] = SLIPS[seed_of(seed, number, seat, 3) % len(SLIPS)]
            tables[seat] = TABLES if searching and seed_of(seed, number, seat, 4) % 3 else 0
        states = room.states(start, 4)
        states[3] = states[0]
        kept = play(states, slips, tables, likes, net, rows, row, codes, values, room.out, room.limits, rng)
        winners = int(states[3]["winners"])
        if not kept or not winners:
            continue
        shares = [(winners >> seat & 1) / winners.bit_count() for seat in range(players)]
        taken = rows[: kept * 4 * FEATURES].reshape(kept, 4, FEATURES)[:, :players]
        found["rows"].append(taken.astype(np.int8))
        found["game"].append(np.full(kept, number))
        found["won"].append(np.tile(np.array(shares, dtype=np.float32), (kept, 1)))
    return {name: np.concatenate(parts) for name, parts in found.items()}
