"""The other side of the pipe: a process that thinks for bots and settles stones, one job after another.

A bot is given its seat's packed view and nothing else. What goes wrong comes back as words; the table then uses the
game's fallback.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import os
import signal
from functools import lru_cache
from multiprocessing.connection import Connection
from typing import Any, Literal

import msgspec
from msgspec import Struct

from riffle.bots.analysis import offered
from riffle.bots.bot import Sight, make, makers
from riffle.bots.quick import QuickBot
from riffle.core import record
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.match import Match
from riffle.core.playout import BRAINS

from .games import load
from .requests import Judged, ReviewData, Slip
from .sight import action

MOST_STEPS = 200
STRONGEST = ("expert", "hard", "normal", "easy", "greedy")


class Job(Struct, frozen=True):
    """`packed` is a seat's view for think and hint, the state for solve: the solver is nature, not a player.

    For review it is the record of a finished game, and `clock` is what the whole review may take.
    """

    work: Literal["think", "hint", "solve", "warm", "review"]
    game: str
    module: str = ""
    packed: bytes = b""
    seat: int = 0
    number: int = 0
    level: str = ""
    seed: int = 0
    clock: float | None = None
    whole: bool = False  # several seats answer at once: give all parts of the answer
    cold: bool = False  # the game is not compiled yet: answer at once, as the quick player in plain Python does


class Done(Struct, frozen=True):
    steps: tuple[Step, ...] = ()
    payload: bytes = b""
    note: Any = None
    problem: str = ""
    cold: bool = False  # thought of by the quick player, for want of compiled code


def serve(pipe: Connection) -> None:
    """Take jobs until the other side hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        try:
            done = carry_out(job)
        except Exception as problem:  # a broken bot must not take the table with it
            done = Done(problem=f"{type(problem).__name__}: {problem}")
        pipe.send(done)


def carry_out(job: Job) -> Done:
    game = load(job.game, job.module)
    speed = "plain" if job.cold else "fast"
    match job.work:
        case "think":
            return Done(answer(game, job, speed))
        case "hint":
            return hint(game, job, speed)
        case "solve":
            code, extra, payload = game.solver(job.packed)
            return Done((Step(code, tuple(extra)),), payload)
        case "warm":
            warm(game, speed)
            return Done()
        case "review":
            return Done(note=review(game, job))


def review(game: Game, job: Job) -> ReviewData:
    """What the game's bots say of a finished game."""
    reviewer = offered(game, "review")
    if reviewer is None:
        raise ValueError(f"the bots of {game.id} review no games")
    found = reviewer(record.read(job.packed.decode("utf-8", "replace"), game), job.clock or 10.0)
    return ReviewData(
        [Judged(each.event, list(each.chances), each.note) for each in found.judged],
        [
            Slip(
                each.event,
                each.seat,
                action(game, each.played),
                [action(game, code) for code in each.better],
                each.cost,
            )
            for each in found.slips
        ],
    )


def be_nice(pipe: Connection) -> None:
    """The same for a process that only compiles: everybody else goes first."""
    os.nice(10)
    serve(pipe)


@lru_cache(maxsize=64)
def _bot(game: Game, level: str, seed: int) -> Any:
    if level in BRAINS:  # these two need nothing of the game but its rules
        return QuickBot(game, BRAINS[level], seed)
    return make(game, level, seed)


def answer(game: Game, job: Job, speed: str) -> tuple[Step, ...]:
    """One step or, where the answer enters at once, all its parts, laid one by one into the bot's own view."""
    engine = game.engine(speed)
    view = engine.load(job.packed)
    bot = _bot(game, "greedy" if job.cold else job.level, job.seed)
    steps: list[Step] = []
    while int(engine.get(view, "asked")) >> job.seat & 1 and len(steps) < MOST_STEPS:
        step = bot.answer(Sight(engine, engine.copy(view), job.seat, job.number, job.clock))
        if job.cold and step.extra:
            step = steady(game, engine, engine.copy(view), job.seat)
        steps.append(Step(int(step.code), tuple(int(number) for number in step.extra)))
        if not job.whole:
            break
        engine.put_cells(view, "extra", step.extra)
        engine.put(view, "fact_count", 0)
        engine.apply(view, job.seat, step.code)
    return tuple(steps)


def steady(game: Game, engine: Any, view: Any, seat: int) -> Step:
    """A quick player draws ranged parts at random, which is no way to hold a stone: the fallback's are sensible."""
    code = int(engine.fallback(view, seat))
    return Step(code, tuple(int(number) for number in engine.get(view, "extra")[: len(game.Action.spec(code).ranged)]))


def hint(game: Game, job: Job, speed: str) -> Done:
    """An exact hint where the game has one, otherwise what the strongest bot would answer."""
    name = "riffle.bots.hint"
    if not job.cold and importlib.util.find_spec(name) is not None:
        found = importlib.import_module(name).hint(game, game.engine(speed).load(job.packed), job.seat)
        if isinstance(found, Step):
            return Done((found,))
        if found is not None:
            step, note = found
            return Done((step,), note=note)
    known = BRAINS if job.cold else makers(game)
    level = next(level for level in STRONGEST if level in known)
    steps = answer(game, msgspec.structs.replace(job, level=level), speed)
    return Done(steps, note=remark(game, job), cold=job.cold)


def remark(game: Game, job: Job) -> Any:
    """What the game's own module `hint` says of the view, where there is one.

    Its function `hints` asks for fields of the state by name; a field that is a row a seat it names in the singular.
    """
    name = f"{game.rules.__package__}.hint"
    if job.cold or not game.rules.__package__ or importlib.util.find_spec(name) is None:
        return None
    hints = importlib.import_module(name).hints
    view = game.plain.load(job.packed)
    given = {
        each: getattr(view, each) if each in game.State.saved else getattr(view, f"{each}s")[job.seat]
        for each in inspect.signature(hints).parameters
    }
    return hints(**given)


def warm(game: Game, speed: str) -> None:
    """Make ready what the first bot's move needs, over a game's first turn. Compiled code is kept on disk."""
    match = Match(game, game.players[min(1, len(game.players) - 1)], engine=game.engine(speed))
    match.advance()
    try:
        levels = list(makers(game)) if speed == "fast" else ["greedy"]
    except (ImportError, AttributeError):
        levels = list(BRAINS)
    for level in levels:
        if match.over or match.needs_solver:
            return
        seat = match.question.waiting[0]
        view = match.engine.pack(match.view(seat))
        answer(game, Job("think", game.id, "", view, seat, match.number, level, 0, 1.0, match.is_sealed), speed)
