"""A turn of the planner: every end appraised, the best written down as answers, or what to do when there is none."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.chance import below
from riffle.core.declare.rule import UNBOUND, template

from .appraisal import appraise, leaves, pass_worth, read_table
from .search import MOST, away, layout_number, pick_cards, search, write_turn

# Bound to the game by a workspace.
VALUE = UNBOUND
Action = may_pass = UNBOUND

DEEPEST, WIDE, LEAVING = range(3)
"""Places in a style."""


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
    if style[LEAVING] > 0:
        unseen_cards(s, seat, mind)
    found = search(mind, layout, mind.count, max(0, min(style[DEEPEST], mind.hand - 1)), style[WIDE] == 1)
    most = -1e9
    for node in range(found):
        worth = appraise(mind, node, mind.count, mind.hand)
        if worth > most - 3.0 and style[LEAVING] > 0:
            worth -= 0.01 * style[LEAVING] * leaves(mind, mind.layout[node])
        mind.worth[node] = worth
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
def write_node(mind: Any, node: int) -> int:
    """The turn that ends at a node, as answers in `mind.codes`; how many."""
    appraise(mind, node, mind.count, mind.hand)
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
def plan(s: Any, seat: int, mind: Any, style: Any) -> int:
    """The best turn by appraisal, written into `mind.codes`; how many answers."""
    best = best_node(mind, survey(s, seat, mind, style))
    if passing(s, seat, mind, style) > mind.worth[best]:
        mind.codes[0] = Action.pass_turn()
        return 1
    return write_node(mind, best)


@template
def refresh(s: Any, seat: int, mind: Any, rng: Any) -> int:
    """Nothing to score and no pass: throw away what lies far, so that the hand changes."""
    written = 0
    layout = layout_number(mind, s.faces)
    for i in range(1, s.hand_count[seat]):
        if away(mind, layout, mind.cards[i]) > 2 and written < 3:
            mind.codes[written] = Action.flip(mind.cards[i], below(rng, 9))
            written += 1
    mind.codes[written] = Action.end()
    return written + 1


@template
def whole_turn(s: Any, seat: int, mind: Any, style: Any, rng: Any) -> int:
    """`plan`, or what to do when it finds nothing to do."""
    length = plan(s, seat, mind, style)
    if length == 1 and mind.codes[0] == Action.end() and s.acted == 0:
        return refresh(s, seat, mind, rng)
    return length


@template
def turn_of(states: Any, seat: int, minds: Any, style: Any, rng: Any) -> int:
    """`whole_turn` for callers from Python."""
    return whole_turn(states[0], seat, minds[0], style, rng)
