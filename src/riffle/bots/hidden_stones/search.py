"""One turn, exactly: every layout within reach of a hand, with the cards that could be scored on the way there.

A path of t actions costs t cards of a hand of h, so it is worth the h - t dearest of the cards it meets. Scoring costs
nothing and changes nothing, so only the order of swaps and turns matters, and (layout, cards met) says all of it.
"""

from __future__ import annotations

from typing import Any

from riffle.core.declare.rule import UNBOUND, template

from .mind import NODES

# Bound to the game by a workspace.
VALUE = UNBOUND
Action = UNBOUND

MOVES = 21
MOST = 6
"""Cards of a hand a search tells apart; with more in hand the least promising only pay."""


@template
def layout_number(mind: Any, faces: Any) -> int:
    key = 0
    bits = 0
    for cell in range(9):
        key |= (faces[cell] >> 1) << (2 * cell)
        bits |= (faces[cell] & 1) << cell
    return (mind.number[key] << 9) | bits


@template
def away(mind: Any, layout: int, card: int) -> int:
    """The fewest actions after which the card can be scored."""
    subset = mind.subset[card]
    arrangement = layout >> 9
    few = mind.gather[mind.cells[subset][arrangement]][layout & 511]
    return mind.steps[mind.start[card] + (mind.rank[subset][arrangement] << mind.stones[card]) + few]


@template
def moved(mind: Any, layout: int, move: int) -> int:
    """The layout after one of the 12 swaps or 9 turns."""
    if move >= 12:
        return layout ^ (1 << (move - 12))
    return (mind.swap[layout >> 9][move] << 9) | mind.swap_bits[move][layout & 511]


@template
def look(mind: Any, layout: int, count: int, reach: int) -> int:
    """Cards that lie now, one bit each, and from bit 8 on those at most `reach` actions away but not there yet."""
    found = 0
    for i in range(count):
        steps = away(mind, layout, mind.cards[i])
        if steps == 0:
            found |= 1 << i
        elif steps <= reach:
            found |= 256 << i
    return found


@template
def search(mind: Any, layout: int, count: int, deepest: int, wide: bool) -> int:
    """Find every (layout, cards met) within `deepest` actions; how many there are.

    Unless `wide`, ways are left out that can meet no further card.
    """
    mind.layout[0] = layout
    mind.met[0] = look(mind, layout, count, 0) & 255
    mind.depth[0] = 0
    mind.parent[0] = -1
    mind.seen[layout] |= 1 << mind.met[0]
    found = 1
    head = 0
    while head < found:
        depth = mind.depth[head]
        near = look(mind, mind.layout[head], count, deepest - depth) >> 8
        if depth < deepest and (wide or near & ~mind.met[head] != 0):
            found = expand(mind, head, count, deepest - depth - 1, wide, found)
        head += 1
    for i in range(found):
        mind.seen[mind.layout[i]] = 0
    return found


@template
def expand(mind: Any, head: int, count: int, left: int, wide: bool, found: int) -> int:
    """The neighbours of one node that are new; how many nodes there are now."""
    met = mind.met[head]
    for move in range(MOVES):
        after = moved(mind, mind.layout[head], move)
        seen = look(mind, after, count, left)
        now = met | (seen & 255)
        useful = wide or now != met or (seen >> 8) & ~met != 0
        if useful and (mind.seen[after] >> now) & 1 == 0 and found < NODES:
            mind.seen[after] |= 1 << now
            mind.layout[found] = after
            mind.met[found] = now
            mind.depth[found] = mind.depth[head] + 1
            mind.parent[found] = head
            mind.move[found] = move
            found += 1
    return found


@template
def pick_cards(s: Any, seat: int, mind: Any, layout: int) -> int:
    """The cards of a hand, most promising first (value against distance); how many are held in all."""
    count = 0
    for card in range(len(VALUE)):
        if s.hands[seat][card] == 1:
            at = count
            merit = 12 * VALUE[card] - 10 * away(mind, layout, card)
            while at > 0 and merit > 12 * VALUE[mind.cards[at - 1]] - 10 * away(mind, layout, mind.cards[at - 1]):
                mind.cards[at] = mind.cards[at - 1]
                at -= 1
            mind.cards[at] = card
            count += 1
    return count


@template
def trim(mind: Any, met: int, count: int, most: int) -> int:
    """The dearest `most` of the met cards."""
    size = 0
    for i in range(count):
        size += (met >> i) & 1
    while size > most:
        cheapest = -1
        for i in range(count):
            if (met >> i) & 1 == 1 and (cheapest < 0 or VALUE[mind.cards[i]] < VALUE[mind.cards[cheapest]]):
                cheapest = i
        met &= ~(1 << cheapest)
        size -= 1
    return met


@template
def choose_kept(mind: Any, layout: int, count: int, scored: int, pay: int) -> int:
    """Of the cards not scored, give up the `pay` least worth keeping on that layout; a bit for each one kept."""
    kept = ((1 << count) - 1) & ~scored
    for _ in range(pay):
        worst = -1
        least = 1e9
        for i in range(count):
            if (kept >> i) & 1 == 1:
                worth = mind.keep[VALUE[mind.cards[i]]][away(mind, layout, mind.cards[i])]
                if worth < least:
                    least = worth
                    worst = i
        if worst >= 0:
            kept &= ~(1 << worst)
    return kept


@template
def write_turn(mind: Any, node: int, scored: int, kept: int, count: int, hand: int) -> int:
    """The answers of a turn that goes to `node`: scores as soon as they lie, payments by what is not kept, then END."""
    length = 0
    at = node
    while at >= 0:
        mind.way[length] = at
        length += 1
        at = mind.parent[at]
    written = 0
    done = 0
    payer = hand - 1  # cards beyond `count` come last and pay first
    for step in range(length - 1, -1, -1):
        at = mind.way[step]
        if mind.parent[at] >= 0:
            while payer < count and ((scored | kept) >> payer) & 1 == 1:
                payer -= 1
            move = mind.move[at]
            if move < 12:
                mind.codes[written] = Action.swap(mind.cards[payer], move)
            else:
                mind.codes[written] = Action.flip(mind.cards[payer], move - 12)
            written += 1
            payer -= 1
        for i in range(count):
            if (mind.met[at] & scored & ~done) >> i & 1 == 1:
                mind.codes[written] = Action.score(mind.cards[i])
                written += 1
                done |= 1 << i
    mind.codes[written] = Action.end()
    return written + 1
