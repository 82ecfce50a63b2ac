"""Family tokens ("Przydzielenie żetonów Rodziny", rules 22 to 25 and 70 to 74): laid, looked at, spent."""

from __future__ import annotations

from riffle.core.declare.facts import emit
from riffle.core.declare.question import answered, ask_seats
from riffle.core.declare.rule import rule

from .actions import Fact
from .options import OPTIONS
from .pieces import SUPER
from .state import GO_REFILL, LAY_TOKENS, STANDING, State


@rule
def has_token(s: State, stolem: int, token: int) -> bool:
    """Whether that family token lies on the Stolem's card: only its owner may ask."""
    return (s.tokens[stolem // 4][stolem % 4] >> token) & 1 == 1


@rule
def range_bonus(s: State, stolem: int) -> int:
    return 1 if has_token(s, stolem, SUPER) else 0


@rule
def face_down(s: State, stolem: int) -> int:
    return s.token_count[stolem // 4][stolem % 4]


@rule
def spend_token(s: State, stolem: int, token: int) -> None:
    """A family token is shown, used and leaves the card."""
    seat = stolem // 4
    s.tokens[seat][stolem % 4] -= 1 << token
    s.token_count[seat][stolem % 4] -= 1
    s.token_out[seat] |= 1 << token


# Laying them --------------------------------------------------------------------------------------------------------


@rule
def next_token(s: State, seat: int) -> int:
    """The family token to be laid next, 4 when all lie."""
    laid = 0
    for place in range(4):
        laid |= s.tokens[seat][place]
    for token in range(4):
        if (s.token_out[seat] >> token) & 1 == 1 and (laid >> token) & 1 == 0:
            return token
    return 4


@rule
def tokens_on(s: State, seat: int, place: int) -> int:
    count = 0
    for token in range(4):
        count += (s.tokens[seat][place] >> token) & 1
    return count


@rule
def keeps_spread(s: State, seat: int, place: int) -> bool:
    """Rule 23: as even as possible. Where unused tokens stay, a new one goes where fewest lie."""
    stolems = 0
    fuller = 0
    fewest = 4
    for other in range(4):
        if s.pose[4 * seat + other] == STANDING:
            stolems += 1
            fewest = min(fewest, tokens_on(s, seat, other))
    here = tokens_on(s, seat, place)
    if s.unused_tokens == OPTIONS.UNUSED_TOKENS_STAY:
        return here == fewest
    each = 4 // stolems
    for other in range(4):
        if s.pose[4 * seat + other] == STANDING and tokens_on(s, seat, other) > each:
            fuller += 1
    return here < each or (here == each and fuller < 4 % stolems)


@rule
def ask_tokens(s: State) -> None:
    """Everybody in play lays at once, unseen. Unused tokens come off first, unless they stay by the option."""
    seats = 0
    for seat in range(s.seats):
        if s.out[seat] == 0:
            seats |= 1 << seat
            for place in range(4):
                if s.unused_tokens == OPTIONS.UNUSED_TOKENS_LAID_ANEW or s.pose[4 * seat + place] != STANDING:
                    # A token of a Stolem that has left the game comes back to its owner.
                    s.token_out[seat] |= s.tokens[seat][place]
                    s.tokens[seat][place] = 0
                    s.token_count[seat][place] = 0
    ask_seats(s, LAY_TOKENS, seats)


@rule
def tokens_laid(s: State, seat: int) -> None:
    if not answered(s, seat):
        return
    for other in range(s.seats):
        if s.out[other] == 0:
            turn_face_down(s, other)
            emit(s, Fact.TOKENS_LAID, other)
    s.flow = GO_REFILL


@rule
def turn_face_down(s: State, seat: int) -> None:
    """Write down what everyone sees: how many tokens lie on each card, and where the new ones may be."""
    fresh = 0
    for place in range(4):
        count = 0
        for token in range(4):
            count += (s.tokens[seat][place] >> token) & 1
        if count > s.token_count[seat][place]:
            fresh |= 1 << place
        s.token_count[seat][place] = count
    for token in range(4):
        if (s.token_out[seat] >> token) & 1 == 1:
            s.token_may[seat][token] = fresh
    s.token_out[seat] = 0
