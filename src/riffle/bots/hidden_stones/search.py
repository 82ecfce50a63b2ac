"""One turn, exactly: every layout within reach of a hand, with the cards that could be scored on the way there.

A path of t actions costs t cards of a hand of h, so it is worth the h - t dearest of the cards it meets. Scoring costs
nothing and changes nothing, so only the order of swaps and turns matters, and (layout, cards met) says all of it.
"""

from __future__ import annotations

from typing import Any

from riffle.core.declare.rule import UNBOUND, template

from .planner_state import NODES

# Bound to the game by a workspace.
VALUE = UNBOUND
Action = UNBOUND

MOVES = 21
MOST = 6
"""Cards of a hand a search tells apart; with more in hand the least promising only pay."""


@template
def layout_number(plan: Any, faces: Any) -> int:
    key = 0
    bits = 0
    for cell in range(9):
        key |= (faces[cell] >> 1) << (2 * cell)
        bits |= (faces[cell] & 1) << cell
    return (plan.number[key] << 9) | bits


@template
def away(plan: Any, layout: int, card: int) -> int:
    """The fewest actions after which the card can be scored."""
    subset = plan.subset[card]
    arrangement = layout >> 9
    few = plan.gather[plan.cells[subset][arrangement]][layout & 511]
    return plan.steps[plan.start[card] + (plan.rank[subset][arrangement] << plan.stones[card]) + few]


@template
def moved(plan: Any, layout: int, move: int) -> int:
    """The layout after one of the 12 swaps or 9 turns."""
    if move >= 12:
        return layout ^ (1 << (move - 12))
    return (plan.swap[layout >> 9][move] << 9) | plan.swap_bits[move][layout & 511]


@template
def look(plan: Any, layout: int, count: int, reach: int) -> int:
    """Cards that lie now, one bit each, and from bit 8 on those at most `reach` actions away but not there yet."""
    found = 0
    for i in range(count):
        steps = away(plan, layout, plan.cards[i])
        if steps == 0:
            found |= 1 << i
        elif steps <= reach:
            found |= 256 << i
    return found


@template
def search(plan: Any, layout: int, count: int, deepest: int, wide: bool) -> int:
    """Find every (layout, cards met) within `deepest` actions; how many there are.

    Unless `wide`, ways are left out that can meet no further card.
    """
    plan.layout[0] = layout
    plan.met[0] = look(plan, layout, count, 0) & 255
    plan.depth[0] = 0
    plan.parent[0] = -1
    plan.seen[layout] |= 1 << plan.met[0]
    found = 1
    head = 0
    while head < found:
        depth = plan.depth[head]
        near = look(plan, plan.layout[head], count, deepest - depth) >> 8
        if depth < deepest and (wide or near & ~plan.met[head] != 0):
            found = expand(plan, head, count, deepest - depth - 1, wide, found)
        head += 1
    for i in range(found):
        plan.seen[plan.layout[i]] = 0
    return found


@template
def expand(plan: Any, head: int, count: int, left: int, wide: bool, found: int) -> int:
    """The neighbours of one node that are new; how many nodes there are now."""
    met = plan.met[head]
    for move in range(MOVES):
        after = moved(plan, plan.layout[head], move)
        seen = look(plan, after, count, left)
        now = met | (seen & 255)
        useful = wide or now != met or (seen >> 8) & ~met != 0
        if useful and (plan.seen[after] >> now) & 1 == 0 and found < NODES:
            plan.seen[after] |= 1 << now
            plan.layout[found] = after
            plan.met[found] = now
            plan.depth[found] = plan.depth[head] + 1
            plan.parent[found] = head
            plan.move[found] = move
            found += 1
    return found


@template
def pick_cards(s: Any, seat: int, plan: Any, layout: int) -> int:
    """The cards of a hand, most promising first (value against distance); how many are held in all."""
    count = 0
    for card in range(len(VALUE)):
        if s.hands[seat][card] == 1:
            at = count
            merit = 12 * VALUE[card] - 10 * away(plan, layout, card)
            while at > 0 and merit > 12 * VALUE[plan.cards[at - 1]] - 10 * away(plan, layout, plan.cards[at - 1]):
                plan.cards[at] = plan.cards[at - 1]
                at -= 1
            plan.cards[at] = card
            count += 1
    return count


@template
def trim(plan: Any, met: int, count: int, most: int) -> int:
    """The dearest `most` of the met cards."""
    size = 0
    for i in range(count):
        size += (met >> i) & 1
    while size > most:
        cheapest = -1
        for i in range(count):
            if (met >> i) & 1 == 1 and (cheapest < 0 or VALUE[plan.cards[i]] < VALUE[plan.cards[cheapest]]):
                cheapest = i
        met &= ~(1 << cheapest)
        size -= 1
    return met


@template
def choose_kept(plan: Any, layout: int, count: int, scored: int, pay: int) -> int:
    """Of the cards not scored, give up the `pay` least worth keeping on that layout; a bit for each one kept."""
    kept = ((1 << count) - 1) & ~scored
    for _ in range(pay):
        worst = -1
        least = 1e9
        for i in range(count):
            if (kept >> i) & 1 == 1:
                worth = plan.keep[VALUE[plan.cards[i]]][away(plan, layout, plan.cards[i])]
                if worth < least:
                    least = worth
                    worst = i
        if worst >= 0:
            kept &= ~(1 << worst)
    return kept


@template
def write_turn(plan: Any, node: int, scored: int, kept: int, count: int, hand: int) -> int:
    """The answers of a turn that goes to `node`: scores as soon as they lie, payments by what is not kept, then END."""
    length = 0
    at = node
    while at >= 0:
        plan.way[length] = at
        length += 1
        at = plan.parent[at]
    written = 0
    done = 0
    payer = hand - 1  # cards beyond `count` come last and pay first
    for step in range(length - 1, -1, -1):
        at = plan.way[step]
        if plan.parent[at] >= 0:
            while payer < count and ((scored | kept) >> payer) & 1 == 1:
                payer -= 1
            move = plan.move[at]
            if move < 12:
                plan.codes[written] = Action.swap(plan.cards[payer], move)
            else:
                plan.codes[written] = Action.flip(plan.cards[payer], move - 12)
            written += 1
            payer -= 1
        for i in range(count):
            if (plan.met[at] & scored & ~done) >> i & 1 == 1:
                plan.codes[written] = Action.score(plan.cards[i])
                written += 1
                done |= 1 << i
    plan.codes[written] = Action.end()
    return written + 1
