"""OpenSpiel's Breakthrough beside ours. Needs the extra `bench` (open_spiel)."""

import importlib
import random
from typing import Any

from riffle.core.engine.playout import rollouts as rollouts_of
from riffle.core.game import Game

pyspiel: Any = importlib.import_module("pyspiel")  # only there with the extra, so type checkers cannot follow
GAME = pyspiel.load_game("breakthrough")


def mean_length(games: int = 400) -> float:
    """Moves of a random game: OpenSpiel's evaluator does not tell how many it made."""
    dice, moves = random.Random(1), 0
    for _ in range(games):
        state = GAME.new_initial_state()
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            moves += 1
    return moves / games


def rollouts(games: int) -> Any:
    """`pyspiel.RandomRolloutEvaluator(n, seed)`: n random games to the end, all in C++.

    Python can only reach it through a search, so one simulation of an `MCTSBot` is asked for: it evaluates the root.
    """
    evaluator = pyspiel.RandomRolloutEvaluator(games, 7)
    bot = pyspiel.MCTSBot(GAME, evaluator, 1.0, 1, 10, False, 7, False)
    state, length = GAME.new_initial_state(), mean_length()

    def work() -> int:
        bot.step(state)
        return round(games * length)

    return work


def our_rollouts(game: Game, games: int) -> Any:
    """`rollouts` of the core: as many random games on from the start, all compiled."""
    engine = game.fast
    play = engine.bind(rollouts_of)
    out, brains, limits, wins = (engine.buffer(size) for size in (game.most_legal, 6, 0, 6))
    states = engine.new(2)
    states[0] = engine.start(2, {})[0]
    rng = engine.stream(7)
    return lambda: int(play(states, brains, out, limits, rng, 1000, games, wins))


def python_loop(games: int) -> Any:
    dice = random.Random(3)

    def work() -> int:
        moves = 0
        for _ in range(games):
            state = GAME.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[dice.randrange(len(legal))])
                moves += 1
        return moves

    return work


def our_python_loop(game: Game, games: int) -> Any:
    engine, dice = game.fast, random.Random(3)
    out = engine.buffer(game.most_legal)
    legal, apply = engine.legal, engine.apply

    def work() -> int:
        moves = 0
        for _ in range(games):
            state = engine.start(2, {})
            asked = state["asked"]
            seat = 0
            while asked[0]:
                apply(state, seat, int(out[dice.randrange(legal(state, seat, out))]))
                seat = 1 - seat
                moves += 1
        return moves

    return work
