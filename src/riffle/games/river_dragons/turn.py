"""What an answer does, and who has won."""

from __future__ import annotations

from riffle.core.declare.facts import emit
from riffle.core.declare.question import answered
from riffle.core.declare.rule import rule

from .actions import Action, Fact
from .board import VILLAGES
from .movement import jump, move
from .planks import lay_plank, take_plank
from .removal import remove
from .resolution import begin_resolution, cards_laid, go_on
from .setup import begins, give_colour
from .state import State
from .stones import place_stone


@rule
def lay_card(s: State, seat: int, card: int) -> None:
    s.program[seat][cards_laid(s, seat)] = card + 1


@rule
def carry_out(s: State, seat: int, action: int) -> None:
    """An answer within the resolution; then work goes on until the next choice."""
    kind = Action.kind(action)
    s.asked = 0
    if kind == Action.PLACE or kind == Action.DROP:
        place_stone(s, seat, action)
    elif kind == Action.TAKE:
        take_plank(s, seat, Action.part(action, 0))
    elif kind == Action.LAY:
        lay_plank(s, seat, Action.part(action, 0))
    elif kind == Action.REMOVE_PLANK or kind == Action.REMOVE_STONE:
        remove(s, seat, action)
    elif kind == Action.MOVE:
        move(s, seat, Action.part(action, 0))
    elif kind == Action.JUMP:
        jump(s, seat, action)
    else:
        emit(s, Fact.STOPPED, seat)
        s.left = 0
    go_on(s)


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Give an answer that `why_not` allows."""
    kind = Action.kind(action)
    if kind == Action.LAY_CARD:
        lay_card(s, seat, Action.part(action, 0))
    elif kind == Action.CONFIRM:
        if answered(s, seat):
            begin_resolution(s)
    elif kind == Action.CHOOSE:
        give_colour(s, seat, Action.part(action, 0))
    elif kind == Action.DEAL:
        give_colour(s, Action.part(action, 0), Action.part(action, 1))
    elif kind == Action.BEGINS:
        begins(s, Action.part(action, 0))
    else:
        carry_out(s, seat, action)


@rule
def winner(s: State, seat: int) -> int:
    """The pawn that arrived. Nobody, when the turns or the planks ran out."""
    return points(s, seat)


@rule
def points(s: State, seat: int) -> int:
    return 1 if s.colour[seat] >= 0 and s.pawn[seat] == (s.colour[seat] + 3) % VILLAGES else 0
