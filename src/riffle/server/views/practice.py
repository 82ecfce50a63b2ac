"""A position to try things in: nobody's table, nothing kept. Lessons and puzzles are played here.

Every request brings all of it: where the position comes from, what was answered so far and what the others say to it.
So the server needs no memory of it, and one who learns may go back and try again as often as wanted.
"""

from __future__ import annotations

import random
from typing import Any

from ..games import Games
from ..messages import Refusal
from ..play import NATURE, Match, Refused, Step, named_step, read_record, record
from ..play import Refusal as Judgement
from ..play import answer as play_answer
from ..requests import NamedAnswer, Practice, Practised
from . import snapshot, wording
from .encoders import LegalEncoder
from .replay import info_of, payloads_of

MOST_REPLIES = 200
"""Answers of others between two of the learner's; no position of a lesson comes near."""


def practise(request: Practice, known: Games) -> Practised:
    """The position after all answers; the last question asked about it is judged, not played."""
    match = opened(request, known)
    began = len(match.log)
    replies = list(request.replies)
    fresh = play_on(match, request.seat, replies, both=request.both)
    refusal = None
    for answer in request.answers:
        fresh = len(match.log)
        try:
            play_answer(match, _answering(match, request), match.number, step_of(match, answer))
        except Refused as refused:
            refusal = _worded(match, refused.refusal, request.language)
            break
        play_on(match, request.seat, replies, both=request.both)
    seat = _answering(match, request)
    if request.ask is not None and not match.over:
        judged = match.why_not(seat, step_of(match, request.ask))
        refusal = _worded(match, judged, request.language) if judged else None
    return Practised(
        info_of(match, seat),
        snapshot.snapshot(
            match,
            seat,
            match.view(seat),
            LegalEncoder(match.game).legal(match, seat),
            snapshot.Common(
                snapshot.question(match, True),
                snapshot.question(match, False),
                bots=frozenset(range(match.seats)) - {seat},
                over=snapshot.result(match, []),
            ),
        ),
        snapshot.facts(match.game, match.events(began, seat)),
        snapshot.facts(match.game, match.events(fresh, seat)),
        sum(event.seat == request.seat for event in match.log[began:]),
        refusal,
        payloads_of(match.log[fresh:]),
        _written(match) if request.both else "",
        [record.line(event, match.game).split(" ", 2)[2] for event in match.log[began:]] if request.both else [],
    )


def _written(match: Match) -> str:
    """The position without its past, where the game has a notation of its own."""
    own = match.game.extras.notation
    return own.write_position(match.position.at_speed("plain").state) if own else match.position.text


def _answering(match: Match, request: Practice) -> int:
    """Whose answer comes next: the learner's, or anybody's where both sides are tried out."""
    waiting = match.question.waiting
    return waiting[0] if request.both and waiting and waiting[0] != NATURE else request.seat


def opened(request: Practice, known: Games) -> Match:
    """Where it begins: after a record, in a position written in one line, or at the beginning of a game."""
    game = known.load(request.game)
    if request.both and not game.is_open:
        raise Refused("not_fair", "both sides are tried out only where nothing is hidden")
    try:
        if request.record:
            match = read_record(request.record, game)
        else:
            match = Match(game, request.seats, game.options.read(request.options))
            if request.position:
                options: dict[str, Any] = dict(request.options)
                match.position = game.position(request.position, **options)
    except ValueError as problem:
        raise Refused("bad_record", str(problem)) from None
    if not 0 <= request.seat < match.seats:
        raise Refused("malformed", f"seat {request.seat} is not at this table")
    match.dice = random.Random(request.seed)  # the same chance every time: a puzzle stays the same puzzle
    return match


def play_on(match: Match, seat: int, replies: list[str], both: bool = False) -> int:
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
        if match.over or both or seat in waiting or NATURE in waiting:
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


def step_of(match: Match, answer: NamedAnswer) -> Step:
    return named_step(match.game, answer.kind, answer.parts, answer.extra)


def _worded(match: Match, judged: Judgement, language: str) -> Refusal | None:
    if not judged.rule:
        raise Refused(judged.code, judged.sentence)
    return wording.refusal(match.game, judged, wording.language_of(language), match.options)
