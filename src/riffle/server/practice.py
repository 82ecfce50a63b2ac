"""A position to try things in: nobody's table, nothing kept. Lessons and puzzles are played here.

Every request brings all of it: where the position comes from, what was answered so far and what the others say to it.
So the server needs no memory of it, and one who learns may go back and try again as often as wanted.
"""

from __future__ import annotations

import random

from riffle.core import record
from riffle.core.event import Step
from riffle.core.match import Match
from riffle.core.question import NATURE
from riffle.core.refusal import Refusal as Judgement
from riffle.core.refusal import Refused

from . import sight, wording
from .encoded import LegalWriter
from .games import Games
from .messages import Refusal
from .replay import info_of, payloads_of
from .requests import Practice, Practised, Wish

MOST_REPLIES = 200
"""Answers of others between two of the learner's; no position of a lesson comes near."""


def practise(wish: Practice, known: Games) -> Practised:
    """The position after all answers; the last question asked about it is judged, not played."""
    match = opened(wish, known)
    began = len(match.log)
    replies = list(wish.replies)
    fresh = play_on(match, wish.seat, replies)
    refusal = None
    for answer in wish.answers:
        fresh = len(match.log)
        try:
            match.answer(wish.seat, match.number, step_of(match, answer))
        except Refused as refused:
            refusal = _worded(match, refused.refusal, wish.language)
            break
        play_on(match, wish.seat, replies)
    if wish.ask is not None and not match.over:
        judged = match.why_not(wish.seat, step_of(match, wish.ask))
        refusal = _worded(match, judged, wish.language) if judged else None
    return Practised(
        info_of(match, wish.seat),
        sight.snapshot(
            match,
            wish.seat,
            match.view_named(wish.seat),
            LegalWriter(match.game).legal(match, wish.seat),
            sight.Common(
                sight.question(match, True),
                sight.question(match, False),
                bots=frozenset(range(match.seats)) - {wish.seat},
                over=sight.result(match, []),
            ),
        ),
        sight.facts(match.game, match.events(began, wish.seat)),
        sight.facts(match.game, match.events(fresh, wish.seat)),
        sum(event.seat == wish.seat for event in match.log[began:]),
        refusal,
        payloads_of(match.log[fresh:]),
    )


def opened(wish: Practice, known: Games) -> Match:
    """Where it begins: after a record, in a position written in one line, or at the beginning of a game."""
    game = known.load(wish.game)
    try:
        if wish.record:
            match = record.read(wish.record, game)
        else:
            match = Match(game, wish.seats, game.options.read(wish.options))
            read = getattr(game.rules, "position", None)
            if wish.position and read is None:
                raise ValueError(f"{game.id} has no way to write a position in one line")
            if wish.position and read is not None:
                match.state = read(match.engine, wish.position, match.options)
    except ValueError as problem:
        raise Refused("bad_record", str(problem)) from None
    if not 0 <= wish.seat < match.seats:
        raise Refused("malformed", f"seat {wish.seat} is not at this table")
    match.dice = random.Random(wish.seed)  # the same chance every time: a puzzle stays the same puzzle
    return match


def play_on(match: Match, seat: int, replies: list[str]) -> int:
    """Let nature and the others answer until the learner is asked again: as the replies say, then by fallback.

    The number of the first event this brought.
    """
    began = len(match.log)
    match.advance()
    for _ in range(MOST_REPLIES):
        waiting = match.question.waiting
        if match.needs_solver:
            match.solve()
            continue
        if match.over or seat in waiting or NATURE in waiting:
            return began
        if not (replies and _replied(match, waiting[0], replies.pop(0))):
            replies.clear()  # the learner went another way: what was meant as the next answer fits no more
            match.fallback(waiting[0])
    raise Refused("malformed", "the learner is never asked again")


def _replied(match: Match, seat: int, reply: str) -> bool:
    try:
        record.take(match, seat, reply)
    except (Refused, ValueError):
        return False
    match.advance()
    return True


def step_of(match: Match, answer: Wish) -> Step:
    return sight.named_step(match.game, answer.kind, answer.parts, answer.extra)


def _worded(match: Match, judged: Judgement, language: str) -> Refusal | None:
    if not judged.rule:
        raise Refused(judged.code, judged.sentence)
    return wording.refusal(match.game, judged, wording.language_of(language), match.options)
