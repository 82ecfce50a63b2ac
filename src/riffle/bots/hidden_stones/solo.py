"""Playing alone: score something every turn, hard cards first, and leave an end that can be solved.

Nothing thrown away is lost, so easy cards are best kept for turns that would otherwise end in a strike, and what counts
is whether the last four cards can still be finished (`finisher`). The expert looks for a turn that leaves such an end.
"""

from __future__ import annotations

from typing import Any

from riffle.core.declare.rule import UNBOUND, copy_into, template

from .finisher import solve, write_finish
from .planner_state import STEPS
from .search import MOST, away, layout_number, pick_cards, search, trim, write_turn
from .turns import DEEPEST, EXACT, WIDE, best_node

# Bound to the game by a workspace.
OPTIONS = SOLO_VALUES = VALUE = UNBOUND
Action = may_pass = resample = UNBOUND

EASY = 2.2
"""A card nearer than this on average is worth more in hand than scored beside another."""
NEAR = 0.12
"""What one action less to a card kept is worth."""
ENOUGH = 6
"""With so many cards in hand the expert passes no more: a search tells no more of them apart."""
WHILE_LOOKING = 60_000
"""Positions the finisher may look at for each turn the expert considers."""


@template
def unscored(s: Any) -> int:
    return len(SOLO_VALUES) - s.scored_count[0]


@template
def appraise_alone(plan: Any, node: int) -> float:
    """The worth of ending a turn at a node; `plan.scored` and `plan.kept` say what is done with the cards."""
    depth = plan.depth[node]
    met = trim(plan, plan.met[node], plan.count, plan.hand - depth)
    hardest = -1
    scored = 0
    worth = 0.0
    for i in range(plan.count):
        if (met >> i) & 1 == 1:
            if hardest < 0 or plan.hard[plan.cards[i]] > plan.hard[plan.cards[hardest]]:
                hardest = i
            if plan.hard[plan.cards[i]] > EASY:
                scored |= 1 << i
    if hardest >= 0:
        scored |= 1 << hardest
        worth += 10.0
    plan.scored = scored
    plan.kept = 0
    for i in range(plan.count):
        if (scored >> i) & 1 == 1:
            worth += plan.hard[plan.cards[i]] - EASY
        else:
            worth -= NEAR * min(4, away(plan, plan.layout[node], plan.cards[i]))
    return worth


@template
def survey_alone(s: Any, plan: Any, style: Any) -> int:
    """Search the turn and appraise every end of it; how many there are."""
    layout = layout_number(plan, s.faces)
    plan.hand = pick_cards(s, 0, plan, layout)
    plan.count = min(MOST, plan.hand)
    found = search(plan, layout, plan.count, max(0, min(style[DEEPEST], plan.hand - 1)), style[WIDE] == 1)
    for node in range(found):
        plan.worth[node] = appraise_alone(plan, node)
    return found


@template
def write_alone(plan: Any, node: int) -> int:
    appraise_alone(plan, node)
    return write_turn(plan, node, plan.scored, plan.kept, plan.count, plan.hand)


@template
def finish_turn_alone(s: Any, plan: Any, most: int) -> int:
    """The turn of a solved end, written down; 0 where the end cannot be solved (yet), or not from here."""
    left = unscored(s)
    if s.solo_win == OPTIONS.SOLO_WIN_PLAYED or left > 4 or s.hand_count[0] != left or s.acted > 0:
        return 0
    layout = layout_number(plan, s.faces)
    pick_cards(s, 0, plan, layout)
    goal = solve(plan, layout, left, 3 - s.strikes, most)
    return write_finish(plan, goal) if goal >= 0 else 0


@template
def whole_turn_alone(s: Any, plan: Any, style: Any, most: int) -> int:
    """The best turn by appraisal, or the solved one; how many answers."""
    if style[EXACT] == 1:
        length = finish_turn_alone(s, plan, most)
        if length > 0:
            return length
    found = survey_alone(s, plan, style)
    length = write_alone(plan, best_node(plan, found))
    free = s.pass_strikes == OPTIONS.PASS_STRIKES_OFF and may_pass(s, 0) == 0
    if plan.scored == 0 and s.scored_now == 0 and free:
        plan.codes[0] = Action.pass_turn()
        return 1
    return length


@template
def remaining(s: Any, plan: Any) -> int:
    """The cards left when this turn scores `plan.scored`, into `plan.last`; how many. Needs a state without gaps."""
    count = 0
    for card in range(len(VALUE)):
        if s.hands[0][card] == 1 or s.pile[card] == 1 or s.discard[card] == 1:
            scored = False
            for i in range(plan.count):
                if plan.cards[i] == card and (plan.scored >> i) & 1 == 1:
                    scored = True
            if not scored:
                plan.last[count] = card
                count += 1
    return count


@template
def leaves_solved_end(s: Any, plan: Any, node: int) -> bool:
    """Whether a turn that ends at the node leaves four cards or fewer that can all be finished."""
    left = remaining(s, plan)
    if left > 4:
        return False
    for i in range(left):
        plan.cards[i] = plan.last[i]
    solved = left == 0 or solve(plan, plan.layout[node], left, 3 - s.strikes, WHILE_LOOKING) >= 0
    pick_cards(s, 0, plan, layout_number(plan, s.faces))  # the hand again, as it was
    return solved


@template
def passes_first(s: Any) -> bool:
    """A pass costs nothing and two cards more are two actions more: taken whenever it is free and there are cards."""
    free = s.pass_strikes == OPTIONS.PASS_STRIKES_OFF and may_pass(s, 0) == 0
    return free and s.hand_count[0] < min(unscored(s), ENOUGH)


@template
def foresee(states: Any, minds: Any, style: Any, most: int, rng: Any) -> int:
    """As `whole_turn_alone` but, near the end, the likeliest of `most` turns that leaves an end which can be solved."""
    plan = minds[0]
    length = finish_turn_alone(states[0], plan, STEPS)
    if length > 0:
        return length
    if passes_first(states[0]):
        plan.codes[0] = Action.pass_turn()
        return 1
    copy_into(states, 1, 0)
    resample(states[1], 0, rng)  # after a shuffle the pile is known, so this only fills in what one could work out
    near_end = unscored(states[0]) <= 4 + MOST and states[0].solo_win == OPTIONS.SOLO_WIN_SCORED
    if near_end and states[0].acted == 0:
        found = survey_alone(states[1], plan, style)
        for _ in range(most):
            best = best_node(plan, found)
            if plan.worth[best] < 5.0:  # nothing is scored
                break
            plan.worth[best] = -1e9
            appraise_alone(plan, best)
            if leaves_solved_end(states[1], plan, best):
                return write_alone(plan, best)
    return whole_turn_alone(states[0], plan, style, STEPS)


@template
def turn_alone_of(states: Any, minds: Any, style: Any) -> int:
    """`whole_turn_alone` for callers from Python."""
    return whole_turn_alone(states[0], minds[0], style, STEPS)
