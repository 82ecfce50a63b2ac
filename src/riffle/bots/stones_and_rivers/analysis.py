"""The opponent's eye lent to people: what it would answer here, and how a finished game went."""

from __future__ import annotations

import math
from typing import Any

from riffle.bots.analysis import Advice, Judged, Review, Slip
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.match import Match

from . import review as past
from .review import Evaluation

SECONDS = 1.0
"""What an advice may take; the worker that gives it also moves the bots."""
LONGEST = 0.25
"""Of a review, for one position."""
STEEP = 250
"""A lead of so much (somewhat more than a stone home) is worth 73 % of the game."""

NOTICED = 0.02
"""Chances lost that are worth a word."""


def advice(game: Game, engine: Any, view: Any, seat: int) -> Advice:
    """The best answer for the seat to move, with the evaluation and the line that follows."""
    found = past.evaluate(view, SECONDS, engine)
    return Advice(Step(game.Action.parse(found.line[0])[0]), note_of(found))


def note_of(found: Evaluation) -> dict[str, Any]:
    return {"score": found.score, "wins_in": found.wins_in, "line": list(found.line)}


def chance(found: Evaluation) -> float:
    """Circle's, from 0 to 1."""
    if found.wins_in:
        return 1.0 if found.wins_in > 0 else 0.0
    return 1 / (1 + math.exp(-found.score / STEEP))


def review(match: Match, seconds: float) -> Review:
    """Every position of a game, within some seconds for the whole; the three answers that cost most."""
    moves = max(1, len(past.moves_in_force(match)))
    found = past.review(match, min(LONGEST, seconds / moves))
    chances = [chance(each) for each in found.evaluations]
    if match.over and match.result is not None:
        chances[-1] = sum(1.0 if seat == 0 else 0.0 for seat in match.result.winners) if match.result.winners else 0.5
    events = (*found.events, -1)
    judged = [
        Judged(event, (round(share, 4), round(1 - share, 4)), note_of(each))
        for event, share, each in zip(events, chances, found.evaluations, strict=True)
    ]
    return Review(tuple(judged), tuple(_slips(match, found, chances)))


def _slips(match: Match, found: past.Review, chances: list[float]) -> list[Slip]:
    """Those of the review's moves that cost something a person would notice, in chances."""
    parse = match.game.Action.parse
    slips: list[Slip] = []
    for each in found.costly:
        at = found.events.index(each.event)
        lost = (chances[at] - chances[at + 1]) * (1 if each.seat == 0 else -1)
        line = tuple(int(parse(text)[0]) for text in each.better)
        if lost >= NOTICED:
            slips.append(Slip(each.event, each.seat, int(parse(each.played)[0]), line, round(lost, 4)))
    return sorted(slips, key=lambda slip: -slip.cost)
