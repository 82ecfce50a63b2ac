"""The other side of the pipe: a process that thinks for bots and settles stones, one job after another.

A bot is given its seat's packed view and nothing else. What goes wrong comes back as words; the table then uses the
game's fallback.
"""

from __future__ import annotations

import gc
import signal
import zlib
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from riffle.bots.analysis import Reason, Review
from riffle.bots.bot import make, makers
from riffle.bots.coach.review import review as go_through
from riffle.bots.hint import hint as advise
from riffle.bots.quick import QuickBot, greedy_bot
from riffle.core import system
from riffle.core.declare.chance import seed_of
from riffle.core.game import Speed
from riffle.core.match import steps_of
from riffle.core.player import Observation
from riffle.daily import challenge
from riffle.variants import check

from .. import messages
from ..games import LARGEST, Games, load
from ..play import BRAINS, Game, Match, RecordError, Refused, Step, read_record, unpack
from ..requests import Archive, Judged, LuckyDraw, Moment, PlayOn, Practice, ReplayPage, ReviewData
from ..views.practice import practise
from ..views.replay import MOST_EVENTS, cut, replay
from ..views.snapshot import action
from .jobs import Done, Job, Progress

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

MOST_STEPS = 200


def serve(pipe: Connection, memory: int = 0) -> None:
    """Take jobs until the other side hangs up. `memory` is the most megabytes of data it may hold; 0: no limit."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    if memory:
        system.limit_data(memory)
    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        try:
            done = carry_out(job, lambda note: pipe.send(Progress(note)))
        except Exception as problem:  # a broken bot must not take the table with it
            done = Done(problem=f"{type(problem).__name__}: {problem}")
        if memory:
            gc.collect()  # what a large request left must not count against the next
        try:
            pipe.send(done)
        except OSError:  # the server is gone
            return


def carry_out(job: Job, tell: Callable[[Any], None] | None = None) -> Done:
    if job.work == "check":
        return checked(job)
    game = load(job.game, job.module, job.variant)
    speed: Speed = "plain" if job.cold else game.ready_speed
    match job.work:
        case "think":
            return Done(answer(game, job, speed))
        case "hint":
            return hint(game, job, speed)
        case "solve":
            step, payload = game.unpack(job.packed).solve()
            return Done((step,), payload)
        case "warm":
            warm(game, speed)
            return Done()
        case "review":
            return review(game, job, tell)
        case "replay":
            return _requested(lambda games: replay(msgspec.json.decode(job.packed, type=ReplayPage), games), job)
        case "cut":
            return _requested(lambda games: cut(msgspec.json.decode(job.packed, type=PlayOn), games), job)
        case "archive":
            return archived(job)
        case "daily":
            return Done(payload=msgspec.json.encode(challenge(game, job.number)))
        case "lab" | "pictures":
            return _of_lab(job, speed)
        case "practice":
            return _requested(lambda games: practise(msgspec.json.decode(job.packed, type=Practice), games), job)


def _of_lab(job: Job, speed: Speed) -> Done:
    from ..lab import pictures, playing, requests  # they bring NumPy, which a table can do without

    request = msgspec.json.decode(job.packed, type=requests.LabRequest)
    if job.work == "lab":
        return _requested(lambda games: playing.play(request, games, speed), job)
    return _requested(lambda games: pictures.pictured(request, games, speed), job)


def _requested(work: Callable[[Games], Any], job: Job) -> Done:
    """Something asked over HTTP: the answer comes back as the JSON that is sent."""
    try:
        return Done(payload=msgspec.json.encode(work(Games({job.game: job.module} if job.module else {}))))
    except Refused as refused:
        return Done(problem=refused.refusal.sentence, code=refused.refusal.code)


def checked(job: Job) -> Done:
    """Whether a packed variant can be played here; what it is comes back packed anew, without what it need not hold."""
    try:
        found = check(unpack(job.packed))
    except ValueError as problem:
        return Done(problem=str(problem)[:300], code="bad_variant")
    large = [name for name, text in found.game.data_files.items() if len(text) > LARGEST]
    if any(name in large for name, _ in found.variant.files):
        problem = f"{large[0]} is built into the page: a table cannot be played with another one, only the command line"
        return Done(problem=problem, code="bad_variant")
    return Done(payload=found.variant.pack(), note=found.variant.digest)


def archived(job: Job) -> Done:
    """A finished game with all its views, packed."""
    text = job.packed.decode()
    whole = replay(ReplayPage(text, 0, MOST_EVENTS), Games({job.game: job.module} if job.module else {}))
    return Done(payload=zlib.compress(msgspec.json.encode(Archive(text, whole)), 6))


def review(game: Game, job: Job, tell: Callable[[Any], None] | None = None) -> Done:
    """What the coach says of a finished game."""
    try:
        match = read_record(job.packed.decode("utf-8", "replace"), game)
    except RecordError as problem:
        return Done(problem=str(problem), code="bad_record")
    if not match.over:
        return Done(problem="a game is reviewed when it is over", code="no_review")
    said = None if tell is None else lambda found: tell(_review_data(match.game, found))
    return Done(note=_review_data(match.game, go_through(match, tell=said)))


def _reason(reason: Reason) -> messages.Reason:
    return messages.Reason(reason.key, {name: _value(value) for name, value in reason.values.items()})


def _value(value: Any) -> Any:
    """What is filled in: numbers and words as they are, names of things as messages."""
    if isinstance(value, Reason):
        return _reason(value)
    return [_reason(each) for each in value] if isinstance(value, tuple) else value


def _review_data(game: Game, found: Review) -> ReviewData:
    def actions(steps: tuple[Step, ...]) -> list[messages.Action]:
        return [action(game, step.code, step.extra) for step in steps]

    return ReviewData(
        "",
        round(found.done, 3),
        [Judged(each.event, list(each.chances), each.note) for each in found.judged],
        [
            Moment(
                each.event,
                each.turn,
                each.seat,
                actions(each.played),
                actions(each.better),
                [_reason(said) for said in each.told],
                [_reason(said) for said in each.advised],
                each.cost,
                each.chance,
                _reason(each.why),
                _reason(each.look),
                each.before,
                list(each.line),
                each.after,
                each.own,
            )
            for each in found.moments
        ],
        list(found.luck),
        [LuckyDraw(each.event, each.seat, each.worth, _reason(each.why)) for each in found.strokes],
        [[_reason(said) for said in story] for story in found.stories],
    )


def serve_in_front(pipe: Connection, memory: int = 0) -> None:
    """The same, but the process that serves moves goes first: it needs little, and everybody waits for it."""
    system.yield_to_others(3)
    serve(pipe, memory)


def serve_in_the_middle(pipe: Connection, memory: int = 0) -> None:
    """The same, but bots that people wait for go first, too."""
    system.yield_to_others(7)
    serve(pipe, memory)


def serve_in_background(pipe: Connection, memory: int = 0) -> None:
    """The same, but everybody else's processes go first."""
    system.yield_to_others(10)
    serve(pipe, memory)


@lru_cache(maxsize=64)
def _bot(game: Game, level: str, seed: int) -> Any:
    if level in BRAINS:  # these two need nothing of the game but its rules
        return QuickBot(game, BRAINS[level], seed)
    return make(game, level, seed)


def answer(game: Game, job: Job, speed: Speed, bot: Any = None) -> tuple[Step, ...]:
    """One step or, where the answer enters at once, all its parts, laid one by one into the bot's own view."""
    position = game.unpack(job.packed, speed=speed)
    bot = bot or _bot(game, "greedy" if job.cold else job.level, job.seed)
    steps: list[Step] = []
    while job.seat in position.asked and len(steps) < MOST_STEPS:
        draw = None if job.draw is None else seed_of(job.draw, len(steps))
        (step,) = steps_of(game, bot.answer(Observation(position, job.seat, job.number, job.clock, draw)))[:1]
        if job.cold and step.extra:  # a quick player draws ranged parts at random, which is no way to hold a stone
            step = position.fallback(job.seat)
        steps.append(step)
        if not job.whole:
            break
        position = position.applied(job.seat, step)
    return tuple(steps)


def hint(game: Game, job: Job, speed: Speed) -> Done:
    """What the game's bots advise; while they are not compiled yet, what the quick player would answer."""
    if job.cold:
        fresh = greedy_bot(game, job.seed)  # it counts its answers, and the same view must get the same hint
        return Done(answer(game, job, speed, fresh), cold=True)
    found = advise(game.unpack(job.packed, speed=speed), job.seat)
    look, why = (None if each is None else _reason(each) for each in (found.look, found.why))
    return Done((found.step,), note=found.note, look=look, why=why)


def warm(game: Game, speed: Speed) -> None:
    """Make ready what the first bot's move needs, over a game's first turn. Compiled code is kept on disk."""
    match = Match(game, game.players[min(1, len(game.players) - 1)], speed=speed)
    match.advance()
    for level in list(makers(game)) if speed != "plain" else ["greedy"]:
        if match.over or match.needs_solver:
            return
        seat = match.question.waiting[0]
        view = match.position.seen_by(seat).pack()
        job = Job("think", game.id, "", view, seat, match.number, level, clock=1.0, whole=match.is_sealed)
        answer(game, job, speed)
