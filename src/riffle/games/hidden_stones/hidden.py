"""What watching tells about cards one cannot see, and how to imagine the rest.

Every card was last in the pile at some shuffle (`last_pile`, shuffle 0 is the first). A card of the newest shuffle is
in the pile or was drawn since; a card of an older one was drawn before the next shuffle and has been in that hand
since, as playing it would have shown it. So for each seat `held` counts the cards in hand by the shuffle they were
drawn from, all of it known to everyone. Within a shuffle every way of dealing its unseen cards is equally likely,
which makes `resample` exact.
"""

from __future__ import annotations

from riffle.core.declare.chance import below
from riffle.core.declare.rule import UNKNOWN, buffer, rule

from .cards import CARDS, SOLO_VALUES, VALUE
from .state import SHUFFLES, SOLO_DECK, State


@rule
def learn_draw(s: State, seat: int) -> None:
    """A card of the newest shuffle came into a hand."""
    s.held[seat][s.shuffle] += 1


@rule
def forget_card(s: State, seat: int, card: int) -> None:
    """A card left a hand for all to see, and with it the shuffle it came from."""
    s.held[seat][s.last_pile[card]] -= 1


@rule
def new_pile(s: State) -> None:
    """Rule 41: the discard pile becomes the draw pile; everyone knows which cards are in it."""
    if s.shuffle == SHUFFLES - 1:
        merge_oldest(s)
    s.shuffle += 1
    for card in range(CARDS):
        s.pile[card] = s.discard[card]
        if s.discard[card] == 1:
            s.last_pile[card] = s.shuffle
        s.discard[card] = 0
    s.pile_count = s.discard_count
    s.discard_count = 0


@rule
def merge_oldest(s: State) -> None:
    """Take reshuffles 1 and 2 for one. The first shuffle stays apart: alone, its cards may be of an unknown deck."""
    for card in range(CARDS):
        if s.last_pile[card] > 1:
            s.last_pile[card] -= 1
    for seat in range(s.seats):
        s.held[seat][1] += s.held[seat][2]
        for k in range(2, SHUFFLES - 1):
            s.held[seat][k] = s.held[seat][k + 1]
        s.held[seat][SHUFFLES - 1] = 0
    s.shuffle -= 1


@rule
def clear_pool(s: State, seat: int, pool: list[int]) -> None:
    """Mark in `pool` each card the seat cannot place, and set what it cannot see to zero."""
    for card in range(CARDS):
        pool[card] = 1
        if s.discard[card] == 1 or (seat >= 0 and s.hands[seat][card] == 1):
            pool[card] = 0
        s.pile[card] = 0
        for other in range(len(s.hands)):
            if s.score_pile[other][card] == 1:
                pool[card] = 0
            if s.hands[other][card] == UNKNOWN:
                s.hands[other][card] = 0


@rule
def take_from(pool: list[int], s: State, shuffle: int, value: int, rng: list[int]) -> int:
    """Take a random card of that shuffle (and of that value, unless it is 0) out of the pool; -1 if there is none."""
    count = 0
    for card in range(CARDS):
        if pool[card] == 1 and s.last_pile[card] == shuffle and (value == 0 or VALUE[card] == value):
            count += 1
    if count == 0:
        return -1
    chosen = below(rng, count)
    for card in range(CARDS):
        if pool[card] == 1 and s.last_pile[card] == shuffle and (value == 0 or VALUE[card] == value):
            if chosen == 0:
                pool[card] = 0
                return card
            chosen -= 1
    return -1


@rule
def deal_out(s: State, seat: int, pool: list[int], rng: list[int]) -> None:
    """Give the others cards of the shuffles they drew from; what is left of the newest is the pile."""
    for other in range(s.seats):
        if other != seat:
            for shuffle in range(s.shuffle + 1):
                for _ in range(s.held[other][shuffle]):
                    card = take_from(pool, s, shuffle, 0, rng)
                    if card >= 0:
                        s.hands[other][card] = 1
    for _ in range(s.pile_count):
        card = take_from(pool, s, s.shuffle, 0, rng)
        if card >= 0:
            s.pile[card] = 1


@rule
def deal_solo(s: State, seat: int, pool: list[int], rng: list[int]) -> None:
    """The same for one player, of whose deck only the values are known until a card was seen or reshuffled."""
    wanted = buffer(8)
    for i in range(len(SOLO_VALUES)):
        if s.question != SOLO_DECK or i < s.pile_count:  # while the deck is picked: what is in it so far
            wanted[SOLO_VALUES[i]] += 1
    for card in range(CARDS):
        if pool[card] == 0 or s.last_pile[card] > 0:
            wanted[VALUE[card]] -= 1
    if seat != 0:
        for shuffle in range(s.shuffle + 1):
            for _ in range(s.held[0][shuffle]):
                card = take_from_deck(pool, s, shuffle, wanted, rng)
                if card >= 0:
                    s.hands[0][card] = 1
    for _ in range(s.pile_count):
        card = take_from_deck(pool, s, s.shuffle, wanted, rng)
        if card >= 0:
            s.pile[card] = 1


@rule
def take_from_deck(pool: list[int], s: State, shuffle: int, wanted: list[int], rng: list[int]) -> int:
    """A random card of that shuffle; of the first one, with a value as likely as cards of it are unseen."""
    if shuffle > 0:
        return take_from(pool, s, shuffle, 0, rng)
    left = 0
    for value in range(len(wanted)):
        left += wanted[value]
    chosen = below(rng, max(1, left))
    for value in range(len(wanted)):
        if chosen < wanted[value]:
            wanted[value] -= 1
            return take_from(pool, s, 0, value, rng)
        chosen -= wanted[value]
    return -1


@rule
def resample(s: State, seat: int, rng: list[int]) -> None:
    """Fill a view of `seat` (-1: somebody watching) with one of the deals it allows, all equally likely."""
    pool = buffer(CARDS)
    clear_pool(s, seat, pool)
    if s.seats == 1:
        deal_solo(s, seat, pool, rng)
    else:
        deal_out(s, seat, pool, rng)
