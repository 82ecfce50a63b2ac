"""What watching tells about hit and action cards.

Everybody knows each hand when the actions of a round begin, but for the Hits in it, of which `start_odds` holds the
weights (exact in the first round) and `start_sum` the total, because the discard was turned up. Since then a line of
the log stands for each turn: who acted, which card was played and passed to whom, whether a hit card went away unseen,
and which one was shown and to whom it went. Only the cards discarded face down are open to doubt.
"""

from __future__ import annotations

from riffle.core.declare.rule import buffer, rule

from ..pieces import HIT, HIT_HAND, HIT_SET
from ..state import LOG, MOST_HITS, UNABLE, State

SCALE = 10000


@rule
def first_hands(s: State) -> None:
    """Set-up: everybody's hit cards are known."""
    for seat in range(s.seats):
        s.start_odds[seat][HIT_SET[HIT]] = 1
        s.start_hits[seat] = HIT_SET[HIT]
        s.start_count[seat] = HIT_HAND
    s.start_sum = s.seats * HIT_SET[HIT]


@rule
def log_turn(s: State, seat: int, card: int) -> None:
    """A line for a turn (card -1: not shown yet) or for a seat that could not act (UNABLE)."""
    if s.log_count == LOG:
        return
    at = s.log_count
    s.log_count += 1
    s.log_seat[at] = seat
    s.log_card[at] = card
    s.log_to[at] = -1
    s.log_blind[at] = 0
    s.log_hit[at] = -1
    s.log_target[at] = -1


@rule
def log_unable(s: State, seat: int) -> None:
    """With two cards and somebody standing, being unable tells that they are all Throws; once told is enough."""
    last = s.log_count - 1
    if last >= 0 and s.log_seat[last] == seat and s.log_card[last] == UNABLE:
        return
    if s.log_count < LOG - 20:  # room for every turn of the round comes first
        log_turn(s, seat, UNABLE)


@rule
def scaled(odds: list[int]) -> None:
    """Keep weights small, and no possible number at zero."""
    most = 0
    for hits in range(MOST_HITS):
        most = max(most, odds[hits])
    if most > SCALE:
        for hits in range(MOST_HITS):
            if odds[hits] > 0:
                odds[hits] = max(1, odds[hits] * SCALE // most)


@rule
def gave_card(odds: list[int], cards: int, result: int) -> None:
    """A card drawn at random from a hand of `cards` was shown and left it."""
    for hits in range(MOST_HITS):
        odds[hits] = odds[hits] * (hits if result == HIT else max(0, cards - hits))
    if result == HIT:
        for hits in range(MOST_HITS - 1):
            odds[hits] = odds[hits + 1]
        odds[MOST_HITS - 1] = 0
    scaled(odds)


@rule
def took_card(odds: list[int], result: int) -> None:
    """A card that everyone saw came into a hand."""
    if result == HIT:
        for i in range(MOST_HITS - 1):
            odds[MOST_HITS - 1 - i] = odds[MOST_HITS - 2 - i]
        odds[0] = 0


@rule
def gave_unseen(odds: list[int], cards: int) -> None:
    """A card drawn at random from a hand of `cards` left it unseen."""
    for hits in range(MOST_HITS):
        stay = odds[hits] * max(0, cards - hits)
        gone = odds[hits + 1] * (hits + 1) if hits + 1 < MOST_HITS else 0
        odds[hits] = stay + gone
    scaled(odds)


@rule
def settle_log(s: State) -> None:
    """The discard is turned up: carry each seat's odds through the log, and begin a new one."""
    odds = buffer(MOST_HITS)
    s.start_sum = 0
    for seat in range(s.seats):
        for hits in range(MOST_HITS):
            odds[hits] = s.start_odds[seat][hits]
        cards = s.start_count[seat]
        for at in range(s.log_count):
            if s.log_seat[at] == seat and s.log_blind[at] == 1:
                gave_unseen(odds, cards)
                cards -= 1
            if s.log_hit[at] >= 0 and s.log_seat[at] == seat:
                gave_card(odds, cards, s.log_hit[at])
                cards -= 1
            if s.log_hit[at] >= 0 and s.log_target[at] == seat:
                took_card(odds, s.log_hit[at])
                cards += 1
        for hits in range(MOST_HITS):
            # A family that is out has put its cards into the discard: none are left to wonder about.
            s.start_odds[seat][hits] = odds[hits] if s.out[seat] == 0 else (1 if hits == 0 else 0)
        s.start_count[seat] = s.hit_count[seat]
        s.start_hits[seat] = s.hits[seat][HIT]
        s.start_sum += s.hits[seat][HIT]
    s.log_count = 0
    for at in range(LOG):
        s.log_seat[at] = 0
        s.log_card[at] = 0
        s.log_to[at] = 0
        s.log_blind[at] = 0
        s.log_hit[at] = 0
        s.log_target[at] = 0


@rule
def open_change(s: State, seat: int, result: int, change: int, at_random: int) -> None:
    """Between two rounds a hit card was given back (-1) or taken (+1) openly; a chosen one tells less."""
    odds = buffer(MOST_HITS)
    for hits in range(MOST_HITS):
        odds[hits] = s.start_odds[seat][hits]
    if change > 0:
        took_card(odds, result)
    elif at_random == 1:
        gave_card(odds, s.start_count[seat], result)
    else:
        chose_card(odds, s.start_count[seat], result)
    for hits in range(MOST_HITS):
        s.start_odds[seat][hits] = odds[hits]
    s.start_count[seat] += change
    if result == HIT:
        s.start_sum += change
        s.start_hits[seat] += change


@rule
def chose_card(odds: list[int], cards: int, result: int) -> None:
    """A card chosen by its owner was shown and left the hand: it was there, and that is all it tells."""
    for hits in range(MOST_HITS):
        if (hits if result == HIT else cards - hits) <= 0:
            odds[hits] = 0
    if result == HIT:
        for hits in range(MOST_HITS - 1):
            odds[hits] = odds[hits + 1]
        odds[MOST_HITS - 1] = 0
