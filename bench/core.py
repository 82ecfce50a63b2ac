"""The core's speed: python -m bench core

Whole playouts and single steps of Hidden Stones in both speeds against idiomatic Python, batches, a second process's
start, and (with the extra `bench`) Breakthrough in our style against OpenSpiel's own.
"""

import importlib.util
import statistics
import subprocess
import sys
import time
from typing import Any

import bench.breakthrough.rules
from riffle.core.declare.chance import seed_of
from riffle.core.declare.question import NATURE, next_to_answer
from riffle.core.declare.rule import template
from riffle.core.engine.playout import quick_answer
from riffle.core.game import Game, Speed, load
from riffle.lab.one_game import Setting
from riffle.lab.simulate import Run, play_batch

from . import idiomatic
from .timing import rates, table

apply: Any = None  # bound to each game
CAP = 1500
HIDDEN = load("hidden_stones")


@template
def seat_answers(states: Any, brains: Any, out: Any, limits: Any, rng: Any, most: int) -> int:
    """A random playout that counts the seats' answers alone, as the yardstick does."""
    answers = 0
    while answers < most:
        seat = next_to_answer(states[0])
        if seat < 0:
            return answers
        action = quick_answer(states[0], seat, 0, out, limits, rng)
        states[0].fact_count = 0
        apply(states[0], seat, action)
        if seat != NATURE:
            answers += 1
    return answers


def our_playouts(game: Game, speed: str, seats: int, games: int, most: int) -> Any:
    engine = game.engine(speed)
    play = engine.bind(seat_answers)
    out, brains, limits = engine.buffer(game.most_legal), engine.buffer(6), engine.buffer(2 * game.most_ranged)
    options = game.options.read({})
    turn = iter(range(10**9))

    def work() -> int:
        steps = 0
        for _ in range(games):
            states = engine.states(engine.start(seats, options))
            steps += int(play(states, brains, out, limits, engine.stream(seed_of(next(turn))), most))
        return steps

    return work


def idiomatic_playouts(games: int) -> Any:
    turn = iter(range(10**9))
    return lambda: sum(idiomatic.playout(2, next(turn), CAP) for _ in range(games))


def playouts() -> list[str]:
    found = rates(
        {
            "idiomatic Python": idiomatic_playouts(3),
            "ours, plain": our_playouts(HIDDEN, "plain", 2, 3, CAP),
            "ours, compiled": our_playouts(HIDDEN, "fast", 2, 60, CAP),
        }
    )
    note = f"2 players, stopped after {CAP} answers of the seats (nature's draws are done, but not counted)."
    return [*table("Hidden Stones, random playouts", "answers", found, "idiomatic Python"), note, ""]


def stepping() -> list[str]:
    """One legal list and one answer at a time from Python, each speed through the same face."""

    def stepper(speed: str, steps: int) -> Any:
        engine = HIDDEN.engine(speed)
        out, options = engine.buffer(HIDDEN.most_legal), HIDDEN.options.read({})

        def work() -> int:
            state = engine.start(2, options)
            for step in range(steps):
                asked = int(engine.get(state, "asked"))
                if not asked:
                    return step
                seat = (asked & -asked).bit_length() - 1
                count = engine.legal(state, seat, out)
                engine.put(state, "fact_count", 0)
                engine.apply(state, seat, int(out[step * 7919 % count]))
            return steps

        return work

    found = rates({"ours, plain": stepper("plain", 800), "ours, compiled": stepper("fast", 4000)})
    return table("Hidden Stones, stepped from Python", "answers", found, "ours, plain")


def batches() -> list[str]:
    """Games in batches, as simulations play them: greedy, 2 players."""
    found = {}
    speeds: tuple[tuple[Speed, int], ...] = (("plain", 4), ("fast", 150))
    for speed, games in speeds:
        run = Run("hidden_stones", None, Setting(2, HIDDEN.options.read({}), ("greedy", "greedy"), 10**6), speed, 1)
        play_batch(run, 0, 1)
        each = [play_batch(run, first * games, games) for first in range(3)]
        found[f"greedy games, {speed}"] = statistics.median(games / batch.cpu for batch in each)
    lines = table("Hidden Stones, batches of greedy games", "games", found, "greedy games, plain")
    return [*lines, f"10,000 games on one core: {10_000 / found['greedy games, fast']:.0f} CPU seconds.", ""]


def second_process() -> list[str]:
    """How long a new process takes until its first compiled playout is done, with the disk cache warm."""
    code = (
        "import time; t = time.process_time(); from bench.core import our_playouts, HIDDEN;"
        "our_playouts(HIDDEN, 'fast', 2, 1, 100)(); print(time.process_time() - t)"
    )
    times = []
    for _ in range(4):
        start = time.perf_counter()
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        times.append((float(done.stdout), time.perf_counter() - start))
    cpu, wall = min(times)
    return ["### A second process", "", f"ready in {cpu:.2f} CPU seconds ({wall:.2f} s by the clock, best of 4).", ""]


def breakthrough() -> list[str]:
    if importlib.util.find_spec("pyspiel") is None:
        return ["### Breakthrough", "", "OpenSpiel is not installed (extra `bench`), so this was not measured.", ""]
    from . import openspiel

    ours = Game.of(bench.breakthrough.rules, "breakthrough")
    rollouts = rates(
        {
            "OpenSpiel, RandomRolloutEvaluator (C++)": openspiel.rollouts(400),
            "ours, compiled": openspiel.our_rollouts(ours, 4000),
        }
    )
    loops = rates(
        {
            "OpenSpiel, stepped from Python": openspiel.python_loop(60),
            "ours, compiled, stepped from Python": openspiel.our_python_loop(ours, 60),
        }
    )
    return [
        *table("Breakthrough 8x8, random games", "moves", rollouts, "OpenSpiel, RandomRolloutEvaluator (C++)"),
        *table("Breakthrough 8x8, one move at a time", "moves", loops, "OpenSpiel, stepped from Python"),
    ]


def report() -> list[str]:
    return [*playouts(), *stepping(), *batches(), *second_process(), *breakthrough()]
