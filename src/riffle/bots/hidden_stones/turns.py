"""A turn of the planner: every end appraised, the best written down as answers, or what to do when there is none."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.rule import UNBOUND, template

from .appraisal import COUNT, LAST, NEED, appraise, leaves, pass_worth, read_table
from .evaluation import learned_share, note_sides
from .playing_style import PASS, add_style_worth
from .search import MOST, MOVES, away, layout_number, moved, pick_cards, search, trim, write_turn

# Bound to the game by a workspace.
VALUE = UNBOUND
Action = may_pass = UNBOUND

DEEPEST, WIDE, LEAVING, EXACT, LEARNED = range(5)
"""Places in a style."""
CLOSE = 3.0
"""Ends of a turn that many points below the best are not weighed by the network."""
POINT = 100.0
"""A point that a character likes a turn more, in ten thousandths of a chance to win."""


@template
def unseen_cards(s: Any, seat: int, plan: Any) -> None:
    """One for each card that the seat cannot see."""
    for card in range(len(VALUE)):
        plan.unseen[card] = 1
        if s.discard[card] == 1 or s.hands[seat][card] == 1:
            plan.unseen[card] = 0
        for other in range(s.seats):
            if s.score_pile[other][card] == 1:
                plan.unseen[card] = 0


@template
def survey(s: Any, seat: int, plan: Any, style: Any) -> int:
    """Search the turn and appraise every end of it, into `plan.worth`; how many there are.

    `style`: 0 most actions looked ahead, 1 whether to look at ways that meet no card, 2 hundredths of a point that
    what is left to the next player counts.
    """
    layout = layout_number(plan, s.faces)
    plan.hand = pick_cards(s, seat, plan, layout)
    plan.count = min(MOST, plan.hand)
    read_table(s, seat, plan)
    if style[LEAVING] > 0 or style[LEARNED] > 0:
        unseen_cards(s, seat, plan)
    found = search(plan, layout, plan.count, max(0, min(style[DEEPEST], plan.hand - 1)), style[WIDE] == 1)
    most = -1e9
    for node in range(found):
        worth = appraise(plan, node, plan.count, plan.hand)
        if worth > most - 3.0 and style[LEAVING] > 0:
            worth -= 0.01 * style[LEAVING] * leaves(plan, plan.layout[node])
        plan.worth[node] = worth
        plan.waits[node] = 0
        most = max(most, worth)
    return found


@template
def best_node(plan: Any, found: int) -> int:
    best = 0
    for node in range(1, found):
        if plan.worth[node] > plan.worth[best]:
            best = node
    return best


@template
def settle(plan: Any, node: int) -> None:
    """What a turn that ends at a node does with the cards, into `plan.scored` and `plan.kept`."""
    appraise(plan, node, plan.count, plan.hand)
    if plan.waits[node] == 1:
        hold_back(plan)


@template
def write_node(plan: Any, node: int) -> int:
    """The turn that ends at a node, as answers in `plan.codes`; how many."""
    settle(plan, node)
    return write_turn(plan, node, plan.scored, plan.kept, plan.count, plan.hand)


@template
def passing(s: Any, seat: int, plan: Any, style: Any) -> float:
    """What a pass is worth, in the measure of `survey`; a great loss where it is not allowed."""
    if may_pass(s, seat) != 0:
        return -1e9
    worth = pass_worth(plan, plan.layout[0], plan.hand)
    if style[LEAVING] > 0:
        worth -= 0.01 * style[LEAVING] * leaves(plan, plan.layout[0])
    return worth


@template
def size_of(cards: int) -> int:
    size = 0
    while cards > 0:
        size += cards & 1
        cards >>= 1
    return size


@template
def hold_back(plan: Any) -> None:
    """Of the cards in `plan.scored` keep the cheapest in hand, so many that the last round does not come."""
    fewer = trim(plan, plan.scored, plan.count, plan.table[NEED] - 1 - plan.table[COUNT])
    plan.kept |= plan.scored & ~fewer
    plan.scored = fewer


@template
def weigh_end(plan: Any, seat: int, node: int) -> int:
    """The chance to win, of 10000, after a turn that ends at a node; notes in `plan.waits` whether it holds back."""
    appraise(plan, node, plan.count, plan.hand)
    layout = plan.layout[node]
    size = size_of(plan.scored)
    held = plan.hand - plan.depth[node] - size
    share = learned_share(plan, seat, layout, plan.scored, plan.kept, held, False)
    if plan.table[LAST] == 0 and plan.table[COUNT] < plan.table[NEED] <= plan.table[COUNT] + size:
        hold_back(plan)
        held += size - size_of(plan.scored)
        waiting = learned_share(plan, seat, layout, plan.scored, plan.kept, held, False)
        if waiting > share:
            plan.waits[node] = 1
            return waiting
    return share


@template
def weigh_ends(s: Any, seat: int, plan: Any, found: int) -> float:
    """Weigh the ends near the best by the network, into `plan.worth`; what a pass is worth in the same measure.

    The measure is ten thousandths of a chance to win; among equals the points by hand decide.
    """
    note_sides(s, plan)
    most = plan.worth[best_node(plan, found)]
    for node in range(found):
        if plan.worth[node] > most - CLOSE:
            plan.worth[node] = weigh_end(plan, seat, node) + plan.worth[node]
        else:
            plan.worth[node] = -1e9
    if may_pass(s, seat) != 0:
        return -1e9
    every = (1 << plan.count) - 1
    share = learned_share(plan, seat, plan.layout[0], 0, every, plan.hand, True)
    return share + pass_worth(plan, plan.layout[0], plan.hand)


@template
def plan_turn(s: Any, seat: int, plan: Any, style: Any) -> int:
    """The best turn by appraisal, written into `plan.codes`; how many answers."""
    found = survey(s, seat, plan, style)
    pass_now = passing(s, seat, plan, style)
    point = 1.0
    if style[LEARNED] > 0:
        pass_now = weigh_ends(s, seat, plan, found)
        point = POINT
    pass_now += point * plan.likes[PASS]
    add_style_worth(plan, found, point)
    best = best_node(plan, found)
    if pass_now > plan.worth[best]:
        plan.codes[0] = Action.pass_turn()
        return 1
    return write_node(plan, best)


@template
def nearest_move(plan: Any, layout: int, hand: int) -> int:
    """The move after which the first `hand` cards are worth most."""
    best = 0
    most = -1.0
    for move in range(MOVES):
        worth = 0.0
        for i in range(hand):
            worth += plan.keep[VALUE[plan.cards[i]]][away(plan, moved(plan, layout, move), plan.cards[i])]
        if worth > most:
            most = worth
            best = move
    return best


@template
def refresh(s: Any, seat: int, plan: Any) -> int:
    """Nothing to score and no pass: throw away what lies far, last first, to bring the other cards nearer.

    What lies then after all is scored.
    """
    written = 0
    layout = layout_number(plan, s.faces)
    hand = pick_cards(s, seat, plan, layout)
    while hand > 1 and written < 3 and away(plan, layout, plan.cards[hand - 1]) > 2:
        hand -= 1
        move = nearest_move(plan, layout, hand)
        layout = moved(plan, layout, move)
        payer = plan.cards[hand]
        plan.codes[written] = Action.swap(payer, move) if move < 12 else Action.flip(payer, move - 12)
        written += 1
    for i in range(hand):
        if away(plan, layout, plan.cards[i]) == 0:
            plan.codes[written] = Action.score(plan.cards[i])
            written += 1
    plan.codes[written] = Action.end()
    return written + 1


@template
def whole_turn(s: Any, seat: int, plan: Any, style: Any) -> int:
    """`plan`, or what to do when it finds nothing to do."""
    length = plan_turn(s, seat, plan, style)
    if length == 1 and plan.codes[0] == Action.end() and s.acted == 0:
        return refresh(s, seat, plan)
    return length


@template
def turn_of(states: Any, seat: int, minds: Any, style: Any) -> int:
    """`whole_turn` for callers from Python."""
    return whole_turn(states[0], seat, minds[0], style)
