"""The Gods action ("Bogowie", rules 80 to 86): draw, exchange or play a card; turn tokens, turn to stone."""

# ruff: noqa: SIM110 - compiled rules know no any() and all()
from __future__ import annotations

from riffle.core.declare.facts import emit
from riffle.core.declare.question import NATURE, ask
from riffle.core.declare.rule import rule

from .actions import Fact
from .board import HEXES
from .ending import finish
from .land import on_board, standing
from .options import OPTIONS
from .pieces import GODS_SET, GODS_TO_WIN
from .setup import dealt_god
from .state import (
    GO_DONE,
    GO_GOD,
    GODS_DRAW,
    GODS_WIN,
    LYING,
    NAME,
    ROCK,
    STANDING,
    STONE,
    TURN_TO_STONE,
    TURN_TOKEN,
    State,
)


@rule
def draws(s: State) -> int:
    """For whom chance draws a gods' card now."""
    return (s.first + s.step) % s.seats if s.round == 0 else s.turn


@rule
def drew_god(s: State, seat: int, card: int) -> None:
    s.gods_clock += 1
    slot = 0 if s.gods[seat][0] < 0 else 1
    s.gods[seat][slot] = card
    s.gods_time[seat][slot] = s.gods_clock
    s.gods_count[seat] += 1
    s.gods_deck[card] = 0
    s.deck_count -= 1
    s.held_from[seat][card] = s.gods_clock
    s.held_to[seat][card] = 0
    emit(s, Fact.DREW_GOD, seat, card)
    if s.round == 0:
        dealt_god(s)
    else:
        s.flow = GO_DONE


@rule
def drop_god(s: State, seat: int, slot: int) -> int:
    """Take a gods' card out of a hand, and remember till when it was there."""
    card = s.gods[seat][slot]
    s.gods[seat][slot] = -1
    s.gods_time[seat][slot] = 0
    s.gods_count[seat] -= 1
    s.held_to[seat][card] = s.gods_clock
    return card


@rule
def back_to_deck(s: State, seat: int, slot: int) -> None:
    card = drop_god(s, seat, slot)
    s.gods_deck[card] = 1
    s.deck_count += 1


@rule
def exchange_god(s: State, seat: int, slot: int) -> None:
    """Rule 81: shuffled into the deck first, so the same card may come back. All see which of the two it was."""
    emit(s, Fact.EXCHANGED, seat, slot)
    back_to_deck(s, seat, slot)
    ask(s, GODS_DRAW, NATURE)


@rule
def lies_plain(s: State, kind: int) -> int:
    """Tokens of a kind (0 clearing .. 3 lake) on the board, plain side up."""
    count = 0
    for cell in range(HEXES):
        if s.land[cell] == kind + 1 and s.outlined[cell] == 0:
            count += 1
    return count


@rule
def set_lies(s: State, card: int) -> bool:
    for kind in range(4):
        if GODS_SET[card][kind] > 0 and lies_plain(s, kind) < GODS_SET[card][kind]:
            return False
    return True


@rule
def holds_god(s: State, seat: int, card: int) -> bool:
    return s.gods[seat][0] == card or s.gods[seat][1] == card


@rule
def nothing_to_do(s: State, seat: int) -> bool:
    """No deck to draw from and no set on the board: then the Gods card has no effect (rule 87)."""
    if s.deck_count > 0:
        return False
    for slot in range(2):
        if s.gods[seat][slot] >= 0 and set_lies(s, s.gods[seat][slot]):
            return False
    return True


@rule
def play_god(s: State, seat: int, card: int) -> None:
    """Rule 82; the third card wins at once, before anything else (91)."""
    drop_god(s, seat, 0 if s.gods[seat][0] == card else 1)
    s.trophies[seat] += 1
    s.trophy_of[card] = seat + 1
    emit(s, Fact.PLAYED_GOD, seat, card, s.trophies[seat])
    if s.trophies[seat] >= GODS_TO_WIN:
        finish(s, GODS_WIN, 1 << seat)
        return
    for kind in range(4):
        s.need[kind] = GODS_SET[card][kind]
    turn_tokens(s, seat)


@rule
def turn_over(s: State, seat: int, cell: int) -> None:
    s.outlined[cell] = 1
    s.need[s.land[cell] - 1] -= 1
    emit(s, Fact.TURNED_TOKEN, seat, cell, s.land[cell] - 1)


@rule
def turn_tokens(s: State, seat: int) -> None:
    """Rule 83: the owner chooses where there are more than needed; the others turn by themselves."""
    for kind in range(4):
        if s.need[kind] > 0 and lies_plain(s, kind) == s.need[kind]:
            for cell in range(HEXES):
                if s.land[cell] == kind + 1 and s.outlined[cell] == 0:
                    turn_over(s, seat, cell)
    for kind in range(4):
        if s.need[kind] > 0:
            ask(s, TURN_TOKEN, seat)
            return
    name_family(s, seat)


@rule
def merit(s: State, seat: int) -> int:
    """What the option looks at: knock-outs and trophies of the leader, or throws of the rowdiest."""
    return s.score[seat] + s.trophies[seat] if s.gods_target == OPTIONS.GODS_TARGET_LEADER else s.throws[seat]


@rule
def may_name(s: State, seat: int, other: int) -> bool:
    """Rule 84: an opponent with a Stolem in play; by the option only those of most merit."""
    if other == seat or other >= s.seats or on_board(s, other) == 0:
        return False
    if s.gods_target != OPTIONS.GODS_TARGET_ANYONE:
        for rival in range(s.seats):
            if rival != seat and on_board(s, rival) > 0 and merit(s, rival) > merit(s, other):
                return False
    return True


@rule
def name_family(s: State, seat: int) -> None:
    count = 0
    last = 0
    for other in range(s.seats):
        if may_name(s, seat, other):
            count += 1
            last = other
    if count == 0:
        s.flow = GO_GOD
    elif count == 1:
        named(s, seat, last)
    else:
        ask(s, NAME, seat)


@rule
def named(s: State, seat: int, other: int) -> None:
    s.named = other
    emit(s, Fact.NAMED, seat, other)
    count = 0
    last = 0
    for stolem in range(4 * other, 4 * other + 4):
        if may_turn_to_stone(s, stolem):
            count += 1
            last = stolem
    if count == 1:
        turn_to_stone(s, last)
    else:
        ask(s, TURN_TO_STONE, other)


@rule
def may_turn_to_stone(s: State, stolem: int) -> bool:
    """Rule 85: any Stolem of the named family on the board; by the option a standing one if there is any."""
    if stolem // 4 != s.named:
        return False
    if s.pose[stolem] == LYING:
        return s.stone_standing_first == OPTIONS.STONE_STANDING_FIRST_OFF or standing(s, s.named) == 0
    return s.pose[stolem] == STANDING


@rule
def turn_to_stone(s: State, stolem: int) -> None:
    cell = s.hex_of[stolem]
    s.pose[stolem] = STONE
    s.hex_of[stolem] = -1
    s.on[cell] = ROCK
    emit(s, Fact.STONE, stolem // 4, stolem, cell)
    if on_board(s, stolem // 4) == 0:
        leave_game(s, stolem // 4)
    s.flow = GO_GOD


@rule
def leave_game(s: State, seat: int) -> None:
    """Rule 95: a family is wiped out. Hit cards join the discard, gods' cards the deck."""
    s.out[seat] = 1
    s.hourglass[seat] = 0
    for result in range(2):
        s.hit_discard[result] += s.hits[seat][result]
        s.hits[seat][result] = 0
    s.hit_discard_count += s.hit_count[seat]
    s.hit_count[seat] = 0
    s.discard_count += s.action_count[seat]
    s.action_count[seat] = 0
    for card in range(3):
        s.actions[seat][card] = 0
    for slot in range(2):
        if s.gods[seat][slot] >= 0:
            back_to_deck(s, seat, slot)
    for place in range(4):
        s.tokens[seat][place] = 0
        s.token_count[seat][place] = 0
    s.token_out[seat] = 15
    emit(s, Fact.FAMILY_OUT, seat)


@rule
def refill_god(s: State) -> None:
    """Rule 86: whoever has played the only card in hand draws one at once."""
    if s.gods_count[s.turn] == 0 and s.deck_count > 0:
        ask(s, GODS_DRAW, NATURE)
    else:
        s.flow = GO_DONE
