"""What a batch of environments runs on a GPU, a game a thread, as templates: a step, and a quick player's choice."""

from __future__ import annotations

from typing import Any

from riffle.core.engine.answering import settle
from riffle.core.engine.cuda.kernels import kernel

from .features import encode_game
from .stepping import ANEW, PLAYING, answer_game, favourite, mark, whole

# Given by the device, or by its simulator.
cuda: Any = None
state_at: Any = None
copy_state: Any = None
answer_list: Any = None
stream: Any = None
limits_room: Any = None
raw_cells: Any = None


@kernel("B B l L I2 l I I2 b2 I2 l L l l L2 b2 b I2 L l I2 f2")
def step_batch(
    cells: Any, blank: Any, count: int, actions: Any, numbers: Any, given: int, seats: Any, chosen: Any, masks: Any,
    factors: Any, size: int, lengths: Any, most: int, scored: int, scores: Any, won: Any, done: Any, outs: Any,
    rngs: Any, players: int, program: Any, seen: Any,
) -> None:  # fmt: skip
    """A kernel: one choice in every game, as `stepping.step_games`; masks and observations come cleared."""
    game = cuda.grid(1)
    if game < count:
        s = state_at(cells, count, game)
        out = answer_list(outs, game, 0)
        limits = limits_room()
        rng = stream()
        rng[0] = rngs[game]
        done[game] = PLAYING
        if actions[game] >= 0:
            done[game] = answer_game(
                s, game, actions[game], numbers, given, seats, chosen, factors, size, lengths, most, scored, scores,
                won, out, limits, rng,
            )  # fmt: skip
        if done[game] != PLAYING or actions[game] == ANEW:
            lengths[game] = 0
            copy_state(s, state_at(blank, 1, 0))
            seats[game] = settle(s, out, limits, rng)
            whole(chosen[game], size)
        mark(s, seats[game], masks[game], chosen[game], factors, out)
        if len(seen) > 0:
            encode_game(raw_cells(s), seats[game], players, program, seen[game])
        rngs[game] = rng[0]


@kernel("B l I I2 I2 I2 L L")
def favour_batch(
    cells: Any, count: int, seats: Any, chosen: Any, factors: Any, outs: Any, rngs: Any, found: Any
) -> None:
    """A kernel: what a quick player would choose in every game."""
    game = cuda.grid(1)
    if game < count:
        rng = stream()
        rng[0] = rngs[game]
        s = state_at(cells, count, game)
        found[game] = favourite(s, seats[game], chosen[game], factors, answer_list(outs, game, 0), rng)
        rngs[game] = rng[0]
