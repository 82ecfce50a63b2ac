"""The rules of River Dragons over the contract; each card has a module of its own. Numbers: `rulebook.toml`."""

from __future__ import annotations

from typing import Any

from riffle.core.chance import below
from riffle.core.facts import emit, forbid
from riffle.core.options import OptionError
from riffle.core.question import NATURE, answered, is_asked
from riffle.core.rule import UNKNOWN, rule

from .answers import CARD_COUNT, COLOUR_FREE, DRAGON, FIVE_CARDS, NOT_ASKED, PLANK_IN_RESERVE, Action, Fact
from .board import BOARD_EDGE, ISLANDS, PAIR_COUNT, PLANKS, VILLAGES
from .liking import dragon_for, prefer
from .movement import jump, legal_jump, legal_move, move, why_not_jump, why_not_move
from .outline import outline
from .planks import lay_plank, legal_lay, take_plank, why_not_lay
from .positions import position
from .programs import best_program
from .removal import legal_remove, remove, why_not_remove_plank, why_not_remove_stone
from .resolution import begin_resolution, cards_laid, go_on, why_not_lay_card
from .route import plan
from .setup import begin, begins, colour_free, give_colour, next_without_colour
from .state import (
    COLOUR,
    ENDINGS,
    FIRST_PLAYER,
    JUMP,
    LAY_PLANK,
    MOVE,
    OPTIONS,
    PLACE_STONE,
    PROGRAM,
    QUESTIONS,
    REMOVE,
    SEATS,
    SLOTS,
    STEP,
    TAKE_PLANK,
    S,
    State,
)
from .stones import find_water, place_stone, why_not_drop, why_not_place

VERSION = 1
PLAYERS = (2, SEATS)
MOST_LEGAL = PAIR_COUNT


# What may be answered ------------------------------------------------------------------------------------------------


@rule
def why_not_nature(s: S, action: int) -> int:
    kind = Action.kind(action)
    if s.question == COLOUR and kind == Action.DEAL:
        if Action.part(action, 0) != next_without_colour(s):
            return NOT_ASKED
        return 0 if colour_free(s, Action.part(action, 1)) else COLOUR_FREE
    if s.question == FIRST_PLAYER and kind == Action.BEGINS:
        return 0 if may_begin(s, Action.part(action, 0)) else NOT_ASKED
    return NOT_ASKED


@rule
def may_begin(s: S, seat: int) -> bool:
    """Rule 4: any seat, or the one that the option names."""
    return seat < s.seats and (s.starts == 0 or s.starts == seat + 1)


@rule
def why_not_remove(s: S, seat: int, action: int) -> int:
    if Action.kind(action) == Action.REMOVE_PLANK:
        return why_not_remove_plank(s, seat, Action.part(action, 0))
    if Action.kind(action) == Action.REMOVE_STONE:
        return why_not_remove_stone(s, Action.part(action, 0))
    return NOT_ASKED


@rule
def why_not_put(s: S, seat: int, action: int) -> int:
    """Stones and planks."""
    kind = Action.kind(action)
    if s.question == PLACE_STONE:
        if kind == Action.PLACE and s.side == 0:
            return why_not_place(s, Action.part(action, 0))
        if kind == Action.DROP and s.side == 1:
            return why_not_drop(s, s.extra[0], s.extra[1])
    elif s.question == TAKE_PLANK and kind == Action.TAKE:
        plank = Action.part(action, 0)
        return 0 if s.holder[plank] == seat else forbid(s, PLANK_IN_RESERVE, plank)
    elif s.question == LAY_PLANK and kind == Action.LAY:
        return why_not_lay(s, Action.part(action, 0))
    elif s.question == REMOVE:
        return why_not_remove(s, seat, action)
    return NOT_ASKED


@rule
def why_not_go(s: S, seat: int, action: int) -> int:
    """Movement and jump."""
    kind = Action.kind(action)
    if s.question == STEP and kind == Action.STOP:
        return 0
    if (s.question == MOVE or s.question == STEP) and kind == Action.MOVE:
        return why_not_move(s, seat, Action.part(action, 0))
    if s.question == JUMP and kind == Action.JUMP:
        return why_not_jump(s, seat, Action.part(action, 0), Action.part(action, 1))
    return NOT_ASKED


@rule
def why_not(s: S, seat: int, action: int) -> int:
    """0 if `seat` may give this answer now, else the number of the rule that forbids it."""
    if not is_asked(s, seat):
        return NOT_ASKED
    if seat == NATURE:
        return why_not_nature(s, action)
    kind = Action.kind(action)
    if s.question == PROGRAM:
        if kind == Action.LAY_CARD:
            return why_not_lay_card(s, seat, Action.part(action, 0))
        if kind == Action.CONFIRM:
            return 0 if cards_laid(s, seat) == SLOTS else FIVE_CARDS
        return NOT_ASKED
    if s.question == COLOUR:
        if kind != Action.CHOOSE:
            return NOT_ASKED
        return 0 if colour_free(s, Action.part(action, 0)) else forbid(s, COLOUR_FREE, Action.part(action, 0))
    if s.question >= MOVE:
        return why_not_go(s, seat, action)
    return why_not_put(s, seat, action)


@rule
def legal_setup(s: S, seat: int, out: Any) -> int:
    n = 0
    if s.question == FIRST_PLAYER:
        for other in range(s.seats):
            if may_begin(s, other):
                out[n] = Action.begins(other)
                n += 1
        return n
    for colour in range(VILLAGES):
        if colour_free(s, colour):
            out[n] = Action.deal(next_without_colour(s), colour) if seat == NATURE else Action.choose(colour)
            n += 1
    return n


@rule
def legal_program(s: S, seat: int, out: Any) -> int:
    n = 0
    for card in range(CARD_COUNT):
        if why_not_lay_card(s, seat, card) == 0:
            out[n] = Action.lay_card(card)
            n += 1
    if cards_laid(s, seat) == SLOTS:
        out[n] = Action.confirm()
        n += 1
    return n


@rule
def legal_put(s: S, seat: int, out: Any) -> int:
    n = 0
    if s.question == TAKE_PLANK:
        for plank in range(PLANKS):
            if s.holder[plank] == seat:
                out[n] = Action.take(plank)
                n += 1
    elif s.side == 1:
        s.aimed = 0
        out[n] = Action.drop()
        n += 1
    else:
        for island in range(ISLANDS):
            if why_not_place(s, island) == 0:
                out[n] = Action.place(island)
                n += 1
    return n


@rule
def legal(s: S, seat: int, out: Any) -> int:
    """Write every answer that `seat` may give now, in a fixed order; how many there are."""
    if not is_asked(s, seat):
        return 0
    if s.question <= FIRST_PLAYER:
        return legal_setup(s, seat, out)
    if s.question == PROGRAM:
        return legal_program(s, seat, out)
    if s.question == LAY_PLANK:
        return legal_lay(s, out)
    if s.question == REMOVE:
        return legal_remove(s, seat, out)
    if s.question == JUMP:
        return legal_jump(s, seat, out)
    if s.question == MOVE:
        return legal_move(s, seat, out)
    if s.question == STEP:
        n = legal_move(s, seat, out)
        out[n] = Action.stop()
        return n + 1
    return legal_put(s, seat, out)


@rule
def bounds(s: S, seat: int, action: int, out: Any) -> None:
    """A stone of the expert side stays inside the board; the other distances are judged by `why_not`."""
    if Action.kind(action) == Action.DROP:
        for axis in range(2):
            # A quick player that has just aimed (see `prefer`) means this point and no other.
            out[2 * axis] = s.aim[axis] if s.aimed == 1 else -BOARD_EDGE
            out[2 * axis + 1] = s.aim[axis] if s.aimed == 1 else BOARD_EDGE
        s.aimed = 0


@rule
def reopens(s: S) -> int:
    """Rule 15: a confirmed program is final, unless the option lets it be replaced until the last is in."""
    return 1 if s.reopen == 1 and s.question == PROGRAM else 0


# What an answer does -------------------------------------------------------------------------------------------------


@rule
def lay_card(s: S, seat: int, card: int) -> None:
    s.program[seat][cards_laid(s, seat)] = card + 1


@rule
def carry_out(s: S, seat: int, action: int) -> None:
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
def apply(s: S, seat: int, action: int) -> None:
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
def fallback(s: S, seat: int) -> int:
    """For a seat that gives no answer: the first that is legal; on the expert side the first place in the water."""
    if s.question == PLACE_STONE and s.side == 1:
        find_water(s)
        return Action.drop()
    if s.question == STEP:
        return Action.stop()
    if s.question == PROGRAM:
        if cards_laid(s, seat) == SLOTS:
            return Action.confirm()
        for card in range(CARD_COUNT):
            if why_not_lay_card(s, seat, card) == 0:
                return Action.lay_card(card)
    if s.question == LAY_PLANK:
        for pair in range(PAIR_COUNT):
            if why_not_lay(s, pair) == 0:
                return Action.lay(pair)
    for action in range(Action.choose(0), Action.stop()):
        if why_not(s, seat, action) == 0:
            return action
    for over in range(PLANKS):
        for to in range(VILLAGES + PLANKS):
            if why_not(s, seat, Action.jump(over, to)) == 0:
                return Action.jump(over, to)
    return Action.stop()


@rule
def winner(s: S, seat: int) -> int:
    """The pawn that arrived. Nobody, when the turns or the planks ran out."""
    return points(s, seat)


@rule
def points(s: S, seat: int) -> int:
    return 1 if s.colour[seat] >= 0 and s.pawn[seat] == (s.colour[seat] + 3) % VILLAGES else 0


# What a seat cannot see ----------------------------------------------------------------------------------------------


@rule
def may_follow(s: S, other: int, upto: int, card: int) -> bool:
    """Whether a card may lie after the first `upto` cards of a program (rules 11-13)."""
    if card >= DRAGON and (s.seat_of[card - DRAGON] < 0 or s.seat_of[card - DRAGON] == other):
        return False
    for slot in range(upto):
        laid = s.program[other][slot] - 1
        if laid == card or (laid >= DRAGON and card >= DRAGON):
            return False
    return True


@rule
def imagine_program(s: S, other: int, known: int, rng: Any) -> None:
    """Cards shown so far, then any that may follow, each as likely."""
    for slot in range(SLOTS):
        if slot < known:
            s.program[other][slot] = s.revealed[other][slot]
            continue
        count = 0
        chosen = 0
        for card in range(CARD_COUNT):
            if may_follow(s, other, slot, card):
                count += 1
                if below(rng, count) == 0:
                    chosen = card
        s.program[other][slot] = chosen + 1


@rule
def resample(s: S, seat: int, rng: Any) -> None:
    """Only programs are secret: what has been shown stays, the rest may be anything the hand allows."""
    for other in range(SEATS):
        if s.program[other][0] == UNKNOWN:
            laid = other < s.seats and s.turn > 0 and not (s.question == PROGRAM and is_asked(s, other))
            for slot in range(SLOTS):
                s.program[other][slot] = 0
            if laid:
                imagine_program(s, other, s.slot + 1, rng)


def check(seats: int, values: dict[str, int]) -> None:
    """Options that do not fit the number of players."""
    if values["starts"] > seats:
        raise OptionError(f"option starts names player {values['starts']}, but there are {seats}")


# Bots are written against these names too.
__all__ = [
    "ENDINGS",
    "OPTIONS",
    "QUESTIONS",
    "State",
    "begin",
    "best_program",
    "dragon_for",
    "outline",
    "plan",
    "position",
    "prefer",
]
