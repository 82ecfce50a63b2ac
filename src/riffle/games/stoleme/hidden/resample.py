"""Imagining what a seat cannot see: hands, decks and face-down tokens that agree with all it has watched."""

# ruff: noqa: SIM110 - compiled rules know no any() and all()
from __future__ import annotations

from riffle.core.declare.question import is_asked
from riffle.core.declare.rule import rule

from ..able import anybody_can_act, can_act, can_carry_out, can_throw
from ..options import OPTIONS
from ..state import DISCARD, LAY_TOKENS, PLAY, POINT, SEATS, THROW_ROCK, State
from .action_cards import imagine_actions
from .face_down import imagine_laying, imagine_tokens
from .gods_cards import imagine_gods
from .hit_cards import imagine_hits


@rule
def plausible(s: State) -> bool:
    """Whether the question now being put could be put: who is to act can, who points cannot while somebody can."""
    if s.asked == 0:
        return True
    if s.question == DISCARD:
        return can_act(s, s.turn)
    if s.question == PLAY:
        for card in range(3):
            if s.actions[s.turn][card] > 0 and can_carry_out(s, s.turn, card):
                return True
        return False
    if s.question == THROW_ROCK:
        return can_throw(s, s.turn)  # a Super throw that lies face down may be what makes it possible
    if s.question == POINT and s.may_decline == OPTIONS.MAY_DECLINE_OFF:
        return anybody_can_act(s) and not can_act(s, s.turn)
    return True


@rule
def resample(s: State, seat: int, rng: list[int]) -> None:
    """Fill the UNKNOWN cells of that seat's view (-1: somebody watching) with something it cannot rule out."""
    for other in range(s.seats, SEATS):
        s.start_hits[other] = 0
        for i in range(4):
            s.tokens[other][i] = 0
        for card in range(3):
            s.actions[other][card] = 0
        for result in range(2):
            s.hits[other][result] = 0
    imagine_hits(s, seat, rng)
    imagine_gods(s, seat, rng)
    for _ in range(40):
        for other in range(s.seats):
            if other != seat:
                imagine_actions(s, other, rng)
                imagine_tokens(s, other, rng)
                if s.question == LAY_TOKENS and s.asked != 0 and s.out[other] == 0 and not is_asked(s, other):
                    imagine_laying(s, other, rng)
        if plausible(s):
            return
