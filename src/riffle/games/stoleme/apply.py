"""Carrying out an answer: each kind is handed to the part of the rulebook it belongs to."""

from __future__ import annotations

from riffle.core.declare.facts import emit
from riffle.core.declare.question import NATURE, ask
from riffle.core.declare.rule import rule

from .actions import Action, Fact
from .flow import go_on
from .gods import drew_god, exchange_god, named, play_god, turn_over, turn_to_stone, turn_tokens
from .moving import move_stolem
from .rounds import carer_done, chose_to_stand, give_back, stand_up, take_card
from .setup import chose_first, got_family, placed, put_on_board
from .state import GO_DONE, GO_DRAFT, GO_NOWHERE, GO_TURN, GODS_DRAW, NURSE_STAND, State
from .throwing import (
    cap_answered,
    chose_landing,
    discard_unseen,
    lay_token,
    rolled,
    show_hit_card,
    sidestep,
    throw_rock,
)
from .tokens import tokens_laid
from .turns import decline, discard_action, pass_on, play_action, point_at


@rule
def apply_nature(s: State, kind: int, one: int, other: int) -> None:
    if kind == Action.BEGINS:
        chose_first(s, one)
    elif kind == Action.DEAL_FAMILY:
        got_family(s, one, other)
    elif kind == Action.DRAW:
        drew_god(s, one, other)
    elif kind == Action.SURPLUS:
        give_back(s, one, other)
    elif kind == Action.BLIND:
        discard_unseen(s, one, other)
    elif kind == Action.SHOW:
        show_hit_card(s, one)
    else:
        rolled(s, one)


@rule
def apply_early(s: State, seat: int, kind: int, one: int, other: int) -> None:
    """Set-up and phases 1 to 3."""
    if kind == Action.CHOOSE_FAMILY:
        got_family(s, seat, one)
    elif kind == Action.PLACE:
        put_on_board(s, seat, one, other)
        placed(s, seat)
    elif kind == Action.STAND and s.question == NURSE_STAND:
        stand_up(s, one)
        carer_done(s)
    elif kind == Action.STAND:
        chose_to_stand(s, seat, one)
    elif kind == Action.STAY_DOWN:
        carer_done(s)
    elif kind == Action.PUT_TOKEN:
        s.tokens[seat][other % 4] |= 1 << one
        emit(s, Fact.PUT_TOKEN, seat, one, other)
    elif kind == Action.CONFIRM:
        tokens_laid(s, seat)
    elif kind == Action.GIVE_BACK:
        give_back(s, seat, one)
    else:
        take_card(s, seat, one)
        s.flow = GO_DRAFT


@rule
def apply_turn(s: State, seat: int, kind: int, one: int, other: int, third: int) -> None:
    """The turn itself, and the rock in the air."""
    if kind == Action.DISCARD:
        discard_action(s, seat, one)
    elif kind == Action.DECLINE:
        decline(s, seat)
    elif kind == Action.PLAY:
        play_action(s, seat, one)
    elif kind == Action.MOVE:
        move_stolem(s, seat, one, other)
    elif kind == Action.THROW:
        throw_rock(s, seat, one, other, third)
    elif kind == Action.WEAR_CAP:
        cap_answered(s, 1)
    elif kind == Action.NO_CAP:
        cap_answered(s, 0)
    elif kind == Action.REROLL:
        sidestep(s, 1)
    elif kind == Action.KEEP_ROLL:
        sidestep(s, 0)
    elif kind == Action.LAND:
        chose_landing(s, one)
    else:
        lay_token(s, seat, one)


@rule
def apply_late(s: State, seat: int, kind: int, one: int, other: int) -> None:
    """The gods, and whose turn is next."""
    if kind == Action.DRAW_CARD:
        ask(s, GODS_DRAW, NATURE)
    elif kind == Action.EXCHANGE:
        exchange_god(s, seat, one)
    elif kind == Action.PLAY_CARD:
        play_god(s, seat, one)
    elif kind == Action.PRAY:
        s.flow = GO_DONE
    elif kind == Action.TURN_TOKEN:
        turn_over(s, seat, one)
        turn_tokens(s, seat)
    elif kind == Action.NAME:
        named(s, seat, one)
    elif kind == Action.TURN_TO_STONE:
        turn_to_stone(s, one)
    elif kind == Action.PASS_CARD:
        pass_on(s, seat, one)
    else:
        if other == 1:
            s.stayed[seat] = 1
        point_at(s, seat, one, 1 - other)
        s.flow = GO_TURN


@rule
def apply(s: State, seat: int, action: int) -> None:
    kind = Action.kind(action)
    one = Action.part(action, 0)
    other = Action.part(action, 1)
    s.flow = GO_NOWHERE
    if seat == NATURE:
        apply_nature(s, kind, one, other)
    elif kind < Action.DISCARD:
        apply_early(s, seat, kind, one, other)
    elif kind < Action.DRAW_CARD:
        apply_turn(s, seat, kind, one, other, Action.part(action, 2))
    else:
        apply_late(s, seat, kind, one, other)
    go_on(s)
