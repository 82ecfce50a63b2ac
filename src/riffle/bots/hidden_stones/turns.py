"""A turn of the planner: every end appraised, the best written down as answers, or what to do when there is none."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.rule import UNBOUND, template

from .appraisal import COUNT, LAST, NEED, appraise, leaves, pass_worth, read_table
from .evaluation import learned_share, note_sides
from .likings import PASS, add_likings
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
def unseen_cards(s: Any, seat: int, mind: Any) -> None:
    """One for each card that the seat cannot see."""
    for card in range(len(VALUE)):
        mind.unseen[card] = 1
        if s.discard[card] == 1 or s.hands[seat][card] == 1:
            mind.unseen[card] = 0
        for other in range(s.seats):
            if s.score_pile[other][card] == 1:
                mind.unseen[card] = 0


@template
def survey(s: Any, seat: int, mind: Any, style: Any) -> int:
    """Search the turn and appraise every end of it, into `mind.worth`; how many there are.

    `style`: 0 most actions looked ahead, 1 whether to look at ways that meet no card, 2 hundredths of a point that
    what is left to the next player counts.
    """
    layout = layout_number(mind, s.faces)
    mind.hand = pick_cards(s, seat, mind, layout)
    mind.count = min(MOST, mind.hand)
    read_table(s, seat, mind)
    if style[LEAVING] > 0 or style[LEARNED] > 0:
        unseen_cards(s, seat, mind)
    found = search(mind, layout, mind.count, max(0, min(style[DEEPEST], mind.hand - 1)), style[WIDE] == 1)
    most = -1e9
    for node in range(found):
        worth = appraise(mind, node, mind.count, mind.hand)
        if worth > most - 3.0 and style[LEAVING] > 0:
            worth -= 0.01 * style[LEAVING] * leaves(mind, mind.layout[node])
        mind.worth[node] = worth
        mind.waits[node] = 0
        most = max(most, worth)
    return found


@template
def best_node(mind: Any, found: int) -> int:
    best = 0
    for node in range(1, found):
        if mind.worth[node] > mind.worth[best]:
            best = node
    return best


@template
def settle(mind: Any, node: int) -> None:
    """What a turn that ends at a node does with the cards, into `mind.scored` and `mind.kept`."""
    appraise(mind, node, mind.count, mind.hand)
    if mind.waits[node] == 1:
        hold_back(mind)


@template
def write_node(mind: Any, node: int) -> int:
    """The turn that ends at a node, as answers in `mind.codes`; how many."""
    settle(mind, node)
    return write_turn(mind, node, mind.scored, mind.kept, mind.count, mind.hand)


@template
def passing(s: Any, seat: int, mind: Any, style: Any) -> float:
    """What a pass is worth, in the measure of `survey`; a great loss where it is not allowed."""
    if may_pass(s, seat) != 0:
        return -1e9
    worth = pass_worth(mind, mind.layout[0], mind.hand)
    if style[LEAVING] > 0:
        worth -= 0.01 * style[LEAVING] * leaves(mind, mind.layout[0])
    return worth


@template
def size_of(cards: int) -> int:
    size = 0
    while cards > 0:
        size += cards & 1
        cards >>= 1
    return size


@template
def hold_back(mind: Any) -> None:
    """Of the cards in `mind.scored` keep the cheapest in hand, so many that the last round does not come."""
    fewer = trim(mind, mind.scored, mind.count, mind.table[NEED] - 1 - mind.table[COUNT])
    mind.kept |= mind.scored & ~fewer
    mind.scored = fewer


@template
def weigh_end(mind: Any, seat: int, node: int) -> int:
    """The chance to win, of 10000, after a turn that ends at a node; notes in `mind.waits` whether it holds back."""
    appraise(mind, node, mind.count, mind.hand)
    layout = mind.layout[node]
    size = size_of(mind.scored)
    held = mind.hand - mind.depth[node] - size
    share = learned_share(mind, seat, layout, mind.scored, mind.kept, held, False)
    if mind.table[LAST] == 0 and mind.table[COUNT] < mind.table[NEED] <= mind.table[COUNT] + size:
        hold_back(mind)
        held += size - size_of(mind.scored)
        waiting = learned_share(mind, seat, layout, mind.scored, mind.kept, held, False)
        if waiting > share:
            mind.waits[node] = 1
            return waiting
    return share


@template
def weigh_ends(s: Any, seat: int, mind: Any, found: int) -> float:
    """Weigh the ends near the best by the network, into `mind.worth`; what a pass is worth in the same measure.

    The measure is ten thousandths of a chance to win; among equals the points by hand decide.
    """
    note_sides(s, mind)
    most = mind.worth[best_node(mind, found)]
    for node in range(found):
        if mind.worth[node] > most - CLOSE:
            mind.worth[node] = weigh_end(mind, seat, node) + mind.worth[node]
        else:
            mind.worth[node] = -1e9
    if may_pass(s, seat) != 0:
        return -1e9
    every = (1 << mind.count) - 1
    share = learned_share(mind, seat, mind.layout[0], 0, every, mind.hand, True)
    return share + pass_worth(mind, mind.layout[0], mind.hand)


@template
def plan(s: Any, seat: int, mind: Any, style: Any) -> int:
    """The best turn by appraisal, written into `mind.codes`; how many answers."""
    found = survey(s, seat, mind, style)
    pass_now = passing(s, seat, mind, style)
    point = 1.0
    if style[LEARNED] > 0:
        pass_now = weigh_ends(s, seat, mind, found)
        point = POINT
    pass_now += point * mind.likes[PASS]
    add_likings(mind, found, point)
    best = best_node(mind, found)
    if pass_now > mind.worth[best]:
        mind.codes[0] = Action.pass_turn()
        return 1
    return write_node(mind, best)


@template
def nearest_move(mind: Any, layout: int, hand: int) -> int:
    """The move after which the first `hand` cards are worth most."""
    best = 0
    most = -1.0
    for move in range(MOVES):
        worth = 0.0
        for i in range(hand):
            worth += mind.keep[VALUE[mind.cards[i]]][away(mind, moved(mind, layout, move), mind.cards[i])]
        if worth > most:
            most = worth
            best = move
    return best


@template
def refresh(s: Any, seat: int, mind: Any) -> int:
    """Nothing to score and no pass: throw away what lies far, last first, to bring the other cards nearer.

    What lies then after all is scored.
    """
    written = 0
    layout = layout_number(mind, s.faces)
    hand = pick_cards(s, seat, mind, layout)
    while hand > 1 and written < 3 and away(mind, layout, mind.cards[hand - 1]) > 2:
        hand -= 1
        move = nearest_move(mind, layout, hand)
        layout = moved(mind, layout, move)
        payer = mind.cards[hand]
        mind.codes[written] = Action.swap(payer, move) if move < 12 else Action.flip(payer, move - 12)
        written += 1
    for i in range(hand):
        if away(mind, layout, mind.cards[i]) == 0:
            mind.codes[written] = Action.score(mind.cards[i])
            written += 1
    mind.codes[written] = Action.end()
    return written + 1


@template
def whole_turn(s: Any, seat: int, mind: Any, style: Any) -> int:
    """`plan`, or what to do when it finds nothing to do."""
    length = plan(s, seat, mind, style)
    if length == 1 and mind.codes[0] == Action.end() and s.acted == 0:
        return refresh(s, seat, mind)
    return length


@template
def turn_of(states: Any, seat: int, minds: Any, style: Any) -> int:
    """`whole_turn` for callers from Python."""
    return whole_turn(states[0], seat, minds[0], style)
