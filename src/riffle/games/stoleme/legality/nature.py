"""What chance may answer, and the odds of it."""

from __future__ import annotations

from riffle.core.declare.rule import rule

from ..actions import Action
from ..gods import draws
from ..options import OPTIONS
from ..setup import family_taken
from ..state import State
from ..throwing import may_land


@rule
def nature_may(s: State, kind: int, one: int, other: int) -> bool:
    """Whether chance may give this answer; where a part names a seat it is the seat that the rules wait for."""
    if kind == Action.BEGINS:
        return one < s.seats and (s.starter == OPTIONS.STARTER_RANDOM or s.starter == one + 1)
    if kind == Action.DEAL_FAMILY:
        return one == s.turn and not family_taken(s, other)
    if kind == Action.DRAW:
        return one == draws(s) and s.gods_deck[other] == 1
    if kind == Action.SURPLUS:
        return one == s.turn and s.hits[one][other] > 0
    if kind == Action.BLIND:
        return one == s.turn and s.hits[one][other] > 0
    if kind == Action.SHOW:
        return s.hits[s.turn][one] > 0
    if kind == Action.ROLL:
        return may_land(s, one)
    return False


@rule
def odds(s: State, action: int) -> int:
    """A hit card is as likely as there are of its kind in the hand; everything else is drawn evenly."""
    kind = Action.kind(action)
    shown: int = Action.part(action, 0)
    unseen: int = Action.part(action, 1)
    if kind == Action.SHOW:
        return s.hits[s.turn][shown]
    if kind == Action.BLIND or kind == Action.SURPLUS:
        return s.hits[s.turn][unseen]
    return 1
