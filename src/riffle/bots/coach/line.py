"""The line a better answer leads to, as lines of a record, so that it can be played on the board.

After a game everything is open, so it goes on from the real position: with the answers that the others had given
already, then with those of quick players, chance drawn from a seed.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from riffle.core.declare.question import NATURE
from riffle.core.engine.playout import GREEDY
from riffle.core.event import Event
from riffle.core.match import Match
from riffle.core.record import line as written

from .decisions import Decision, in_force
from .evaluator import Line

MOST = 24
"""Answers of others and of nature after the seat's own, at most."""


class Continuation(NamedTuple):
    before: str
    lines: tuple[str, ...]
    after: str
    own: int


def replayed(match: Match, until: int) -> Match:
    """The match as it stood before event `until`."""
    twin = Match(match.game, match.seats, match.options, dice=random.Random(until))
    for event in match.log[:until]:
        if event.kind == "undo":
            twin.undo(int(event.by[4:]) - 1, agreed=True)
        elif event.kind == "agreed":
            twin.end_by_agreement(event.about)
        elif event.kind == "forfeit":
            twin.forfeit(event.about)
        else:
            twin.replay(event.seat, event.steps or (), event.by, event.payload)
    return twin


def continuation(match: Match, decision: Decision, better: Line, following: Line = ()) -> Continuation:
    """Play the better line on the real position, then the best answers to it where they are known (`following`), else
    until the seat is asked anew."""
    twin = replayed(match, decision.event)
    before = twin.digest
    asked = twin.asked
    sealed = {event.seat: event for event in in_force(match) if event.question == twin.number} if len(asked) > 1 else {}
    if len(asked) > 1:
        twin.replay(decision.seat, better)
    else:
        for step in better:
            if twin.over or decision.seat not in twin.asked:
                break
            twin.replay(decision.seat, (step,))
    own = len(twin.log) - decision.event
    for step in following:
        twin.replay(twin.question.waiting[0], (step,))
    others = False
    for number in range(0 if following else MOST):
        others = others or (decision.seat not in twin.question.waiting and not _is_nature(twin))
        if others and decision.seat in twin.question.waiting:
            break
        if not _go_on(twin, decision.seat, sealed, number):
            break
    lines = tuple(written(event, match.game, payloads=False) for event in twin.log[decision.event :])
    return Continuation(before, lines, f"{'end' if twin.over else 'pause'} {twin.digest}", own)


def _is_nature(twin: Match) -> bool:
    return NATURE in twin.question.waiting


def _go_on(twin: Match, seat: int, sealed: dict[int, Event], number: int) -> bool:
    """One more answer, unless a solver is asked, the seat has a new secret choice, or the game is over."""
    if twin.over or twin.needs_solver:
        return False
    who = twin.question.waiting[0]
    if who == NATURE:
        twin.advance()
    elif len(twin.asked) > 1:
        if who not in sealed or who == seat:
            return False
        twin.replay(who, sealed[who].steps or ())
    else:
        step = twin.position.rollout_answer(who, GREEDY, number)
        if step.extra and twin.game.extras.solver is not None:  # nobody can say how a hand will hold a stone
            return False
        twin.replay(who, (step,))
    return True
