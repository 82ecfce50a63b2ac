"""OpenSpiel's own tests over our games: a random simulation by its checker, and a playthrough.

    python -m bench.envs_openspiel [GAME ...]         # where open_spiel is installed beside Riffle

Games with secrets are searched by its IS-MCTS, which resamples, and sampled by its MCCFR (Python both), too.

OpenSpiel is not in requirements.lock (232 MB), so this is not part of `make test`. Its `integration_tests/api_test.py`
is not in its package; `random_sim_test` is the checker that stands behind it.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
from open_spiel.python.algorithms import generate_playthrough, ismcts  # type: ignore[import-not-found]
from open_spiel.python.algorithms import outcome_sampling_mccfr as mccfr  # type: ignore[import-not-found]

import riffle.envs
from riffle.core.game import games, load


def check(name: str) -> None:
    game = riffle.envs.openspiel(name, load(name).usual_players)
    began = time.process_time()
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    print(f"{name}: simulated by its checker, {time.process_time() - began:.0f} processor seconds", flush=True)
    if not load(name).is_open:
        searched(name, game)
    text = generate_playthrough.playthrough(str(game), None, alsologtostdout=False)
    print(f"{name}: a playthrough of {text.count('# State')} states", flush=True)


class Even:
    """An evaluator that knows nothing."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def searched(name: str, game: Any, moves: int = 25) -> None:
    """So many moves by IS-MCTS, and two walks of outcome-sampling MCCFR."""
    began, draw = time.process_time(), np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(game=game, uct_c=2.0, evaluator=Even(), max_simulations=30, random_state=draw)
    state, made = game.new_initial_state(), 0
    while not state.is_terminal() and made < moves:
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(draw.choice(actions, p=odds)))
        else:
            state.apply_action(bot.step(state))
            made += 1
    print(f"{name}: {made} moves by IS-MCTS, {time.process_time() - began:.0f} processor seconds", flush=True)
    began, solver = time.process_time(), mccfr.OutcomeSamplingSolver(game)
    for _ in range(2):
        solver.iteration()
    known = len(solver._infostates)
    print(f"{name}: MCCFR met {known} information states, {time.process_time() - began:.0f} CPU s", flush=True)


if __name__ == "__main__":
    sys.setrecursionlimit(100_000)  # its MCCFR walks down a game by recursion
    for chosen in sys.argv[1:] or games():
        try:
            check(chosen)
        except Exception as problem:
            print(f"{chosen}: failed: {problem!r}"[:600], flush=True)
