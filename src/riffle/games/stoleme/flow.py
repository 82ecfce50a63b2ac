"""What follows by itself once an answer is applied: step after step, until somebody is asked or the game is over.

A step says in `s.flow` what comes next instead of calling it. So no rule contains all that may follow from it, which
keeps compiling quick; the chain of phases is read here.
"""

from __future__ import annotations

from riffle.core.declare.rule import rule

from .gods import refill_god
from .rounds import draft, end_actions, get_up, give_surplus, refill_cards, start_actions, start_round
from .setup import next_to_place
from .state import (
    GO_ACTIONS,
    GO_DONE,
    GO_DRAFT,
    GO_END,
    GO_GET_UP,
    GO_GOD,
    GO_NOWHERE,
    GO_PLACE,
    GO_REFILL,
    GO_ROUND,
    GO_STRIKE,
    GO_SURPLUS,
    GO_TERRAIN,
    GO_TOKENS,
    GO_TURN,
    State,
)
from .throwing import change_terrain, strike
from .tokens import ask_tokens
from .turns import action_done, begin_turn


@rule
def go_between(s: State, step: int) -> None:
    """From one round's actions to the next."""
    if step == GO_PLACE:
        next_to_place(s)
    elif step == GO_ROUND:
        start_round(s)
    elif step == GO_GET_UP:
        get_up(s)
    elif step == GO_TOKENS:
        ask_tokens(s)
    elif step == GO_REFILL:
        refill_cards(s)
    elif step == GO_SURPLUS:
        give_surplus(s)
    elif step == GO_DRAFT:
        draft(s)
    elif step == GO_ACTIONS:
        start_actions(s)


@rule
def go_within(s: State, step: int) -> None:
    """Inside the actions of a round."""
    if step == GO_STRIKE:
        strike(s)
    elif step == GO_TERRAIN:
        change_terrain(s)
    elif step == GO_GOD:
        refill_god(s)
    elif step == GO_DONE:
        action_done(s)
    elif step == GO_TURN:
        begin_turn(s)
    elif step == GO_END:
        end_actions(s)


@rule
def go_on(s: State) -> None:
    while s.flow != GO_NOWHERE and s.ended == 0:
        step = s.flow
        s.flow = GO_NOWHERE
        if step < GO_TURN:
            go_between(s, step)
        else:
            go_within(s, step)
    s.flow = GO_NOWHERE
