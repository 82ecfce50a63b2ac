"""Imagining family tokens that lie face down."""

from __future__ import annotations

from riffle.core.declare.chance import below
from riffle.core.declare.rule import rule

from ..state import STANDING, State
from ..tokens import keeps_spread, next_token


@rule
def fits_counts(s: State, seat: int, code: int) -> bool:
    """Whether a layout (two bits a token: its Stolem) shows the known numbers, each token where it may lie."""
    for place in range(4):
        count = 0
        for token in range(4):
            here = (code >> (2 * token)) & 3 == place
            if here and (s.token_out[seat] >> token) & 1 == 0:
                count += 1
                if (s.token_may[seat][token] >> place) & 1 == 0:
                    return False
            elif (s.token_out[seat] >> token) & 1 == 1 and (code >> (2 * token)) & 3 != 0:
                return False  # a token that is on no card is written down in one way only
        if count != s.token_count[seat][place]:
            return False
    return True


@rule
def imagine_tokens(s: State, seat: int, rng: list[int]) -> None:
    found = 0
    chosen = 0
    for code in range(256):
        if fits_counts(s, seat, code):
            found += 1
            if below(rng, found) == 0:
                chosen = code
    for place in range(4):
        s.tokens[seat][place] = 0
    for token in range(4):
        if (s.token_out[seat] >> token) & 1 == 0:
            s.tokens[seat][(chosen >> (2 * token)) & 3] |= 1 << token


@rule
def imagine_laying(s: State, seat: int, rng: list[int]) -> None:
    """A seat that has already laid its tokens, unseen: any even spread."""
    while next_token(s, seat) < 4:
        place = below(rng, 4)
        if s.pose[4 * seat + place] == STANDING and keeps_spread(s, seat, place):
            s.tokens[seat][place] |= 1 << next_token(s, seat)
