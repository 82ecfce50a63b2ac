"""What a tile leads to until the seat has built once more, compiled and counted: reasons of the coach."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.question import next_to_answer
from riffle.core.declare.rule import UNBOUND, copy_into, template
from riffle.core.engine.playout import GREEDY, quick_answer

# Bound to the game's own by a workspace.
apply = winner = Fact = UNBOUND

CELLS = ("later-falls", "later-gold", "others-gold", "later-tokens", "beaten", "won")
"""Until the seat's next turn is over: its own stone falls then, golden tokens for it and for the others, tokens that
its own stone brings, somebody else has won, it has won itself."""
FALLS_AT, GOLD_AT, OTHERS_AT, TOKENS_AT, BEATEN_AT, WON_AT = range(6)
MOST_STEPS = 200


@template
def look_ahead(states: Any, seat: int, code: int, tables: int, out: Any, rng: Any, counts: Any) -> None:
    """Take the tile with that code, let quick players go on until the seat's next turn is over, and count."""
    for _ in range(tables):
        copy_into(states, 1, 0)
        s = states[1]
        begun = 0 + s.turns
        s.fact_count = 0
        apply(s, seat, code)
        for _ in range(MOST_STEPS):
            who = next_to_answer(s)
            if who < 0 or s.turns > begun + s.seats:
                break
            turn = 0 + s.turns
            action = quick_answer(s, who, GREEDY, out, out[:0], rng)
            s.fact_count = 0
            apply(s, who, action)
            for i in range(min(s.fact_count, len(s.facts))):
                fact = s.facts[i]
                if fact[0] == Fact.FELL and turn == begun + s.seats:
                    counts[FALLS_AT] += 1
                if fact[0] == Fact.SCORED:
                    counts[GOLD_AT if fact[1] == seat else OTHERS_AT] += fact[3]
                if fact[0] == Fact.TOKENS and turn == begun + s.seats:
                    counts[TOKENS_AT] += fact[3]
        if s.asked == 0:
            counts[BEATEN_AT if winner(s, seat) == 0 else WON_AT] += 1
