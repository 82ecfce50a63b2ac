"""Games to learn from: planners that look differently far and now and then prefer another turn, compiled whole.

Each kept position is the end of a turn as the seat that ends it knows it, in the numbers that
`riffle.bots.hidden_stones.evaluation` describes the seats by, with its game's number and each seat's share of the win.
The same seed gives the same games.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from riffle.bots.hidden_stones.appraisal import keep_table
from riffle.bots.hidden_stones.evaluation import (
    CARDS_HELD,
    DRAWABLE,
    SEATS_THERE,
    START,
    describe,
    end_turn,
    note_sides,
)
from riffle.bots.hidden_stones.network import FEATURES
from riffle.bots.hidden_stones.player import mind_of
from riffle.bots.hidden_stones.turns import best_node, passing, settle, size_of, survey, unseen_cards, write_node
from riffle.core.declare.chance import below, seed_of
from riffle.core.declare.question import NATURE, next_to_answer
from riffle.core.declare.rule import template
from riffle.core.engine.playout import GREEDY, quick_answer
from riffle.core.game import load
from riffle.core.workspace import Workspace
from riffle.games.hidden_stones.state import SEATS

# Bound to the game.
Action: Any = None
apply: Any = None

MOST = 4000
"""Answers after which a game is left unfinished, and not learned from."""
KEPT = 60
"""Positions of one game, at most."""
WHIMS = (0, 50, 100, 200)
"""Hundredths of a point that a turn may seem better than it is, drawn for each seat of each game."""
DEPTHS = (4, 4, 3, 2)
"""How far a seat looks ahead, drawn likewise."""
KEEPS = (0.7, 1.0, 1.0, 1.4)
"""How dear cards in hand are to it against the usual, drawn likewise."""
PASSES = 3
"""Turns of 100 in which a seat passes where it may, whatever else it could do."""


@template
def choose_end(s: Any, seat: int, plan: Any, style: Any, whim: int, rng: Any) -> int:
    """The end of the turn, as a node or -1 for a pass; a pass and all ends near the best get their whim."""
    found = survey(s, seat, plan, style)
    unseen_cards(s, seat, plan)
    pass_now = passing(s, seat, plan, style)
    if whim > 0 and pass_now > -1e8 and below(rng, 100) < PASSES:
        return -1
    if whim > 0:
        most = plan.worth[best_node(plan, found)] - 0.01 * whim
        for node in range(found):
            if plan.worth[node] > most:
                plan.worth[node] += 0.0001 * whim * below(rng, 100)
        pass_now += 0.0001 * whim * below(rng, 100)
    best = best_node(plan, found)
    return -1 if pass_now > plan.worth[best] else best


@template
def keep_row(plan: Any, seat: int, node: int, rows: Any, at: int) -> bool:
    """The numbers of the end that was chosen; nothing where it ends the game."""
    scored = 0
    kept = (1 << plan.count) - 1
    held = plan.hand
    layout = plan.layout[0]
    if node >= 0:
        settle(plan, node)
        scored = plan.scored
        kept = plan.kept
        held = plan.hand - plan.depth[node] - size_of(scored)
        layout = plan.layout[node]
    last = end_turn(plan, seat, scored, held, node < 0)
    if last and (seat + 1) % plan.frame[SEATS_THERE] == plan.frame[START]:
        return False
    describe(plan, seat, layout, kept, min(plan.frame[DRAWABLE], plan.after[seat][CARDS_HELD] - held), last)
    for i in range(plan.frame[SEATS_THERE] * FEATURES):
        rows[at + i] = plan.row[i]
    return True


@template
def play_and_keep(states: Any, minds: Any, styles: Any, keeps: Any, whims: Any, rows: Any, out: Any, limits: Any,
                  rng: Any) -> int:  # fmt: skip
    """Play states[0] to its end; how many positions were kept in `rows`."""
    s = states[0]
    plan = minds[0]
    kept = 0
    for _ in range(MOST):
        seat = next_to_answer(s)
        if seat < 0:
            return kept
        if seat == NATURE:
            s.fact_count = 0
            apply(s, NATURE, quick_answer(s, NATURE, GREEDY, out, limits, rng))
            continue
        for value in range(len(plan.keep)):
            for steps in range(len(plan.keep[value])):
                plan.keep[value][steps] = keeps[seat][value][steps]
        node = choose_end(s, seat, plan, styles[seat], whims[seat], rng)
        note_sides(s, plan)
        if kept < KEPT and keep_row(plan, seat, node, rows, kept * SEATS * FEATURES):
            kept += 1
        length = 1
        if node < 0:
            plan.codes[0] = Action.pass_turn()
        else:
            length = write_node(plan, node)
        for i in range(length):
            s.fact_count = 0
            apply(s, seat, plan.codes[i])
    return 0


def piece(players: int, games: int, seed: int) -> dict[str, Any]:
    """Positions of so many games: rows of numbers (a seat each), the game of each position and the shares won."""
    game = load("hidden_stones")
    room, start = Workspace(game), game.start(players, nature="ask", speed="fast")
    play, plan = room.bind(play_and_keep), mind_of(game)
    rows = room.buffer(KEPT * SEATS * FEATURES)
    found: dict[str, list[Any]] = {"rows": [], "game": [], "won": []}
    for number in range(games):
        styles, whims = np.zeros((SEATS, 5), dtype=np.int64), room.buffer(SEATS)
        keeps, rng = np.zeros((SEATS, *plan[0]["keep"].shape)), room.stream(seed_of(seed, players, number))
        for seat in range(players):
            depth = DEPTHS[seed_of(seed, number, seat, 3) % len(DEPTHS)]
            styles[seat] = depth, 1, 0, 0, 0
            keeps[seat] = keep_table(KEEPS[seed_of(seed, number, seat, 5) % len(KEEPS)])
            whims[seat] = WHIMS[seed_of(seed, number, seat, 4) % len(WHIMS)]
        states = room.states(start)
        kept = play(states, plan, styles, keeps, whims, rows, room.out, room.limits, rng)
        end = room.position(states)
        if not kept or not end.winners:
            continue
        shares = [(seat in end.winners) / len(end.winners) for seat in range(players)]
        taken = rows[: kept * SEATS * FEATURES].reshape(kept, SEATS, FEATURES)[:, :players]
        found["rows"].append(taken.astype(np.int16))
        found["game"].append(np.full(kept, number))
        found["won"].append(np.tile(np.array(shares, dtype=np.float32), (kept, 1)))
    return {name: np.concatenate(parts) for name, parts in found.items()}
