"""Playing alone: score something every turn, hard cards first, and leave an end that can be solved.

Nothing thrown away is lost, so easy cards are best kept for turns that would otherwise end in a strike, and what counts
is whether the last four cards can still be finished (`finisher`). The expert plays each turn on to that point.
"""

from __future__ import annotations

from typing import Any

from riffle.core.chance import next32
from riffle.core.plain import template
from riffle.core.question import next_to_answer
from riffle.core.rule import copy_into

from .finisher import solve, write_finish
from .mind import MOST_OPTIONS, STEPS
from .planner import MOST, away, layout_number, pick_cards, search, trim, write_turn
from .rollout import add_option, drop_worse
from .turns import DEEPEST, WIDE, nature_answers

# Bound to the game by an engine's `bind`.
Action: Any = None
SOLO_VALUES: Any = None
SOLO_WON: Any = None
apply: Any = None
may_pass: Any = None
resample: Any = None

EXACT = 3
"""The place in a style that says whether to solve the end."""
EASY = 2.2
"""A card nearer than this on average is worth more in hand than scored beside another."""
NEAR = 0.12
"""What one action less to a card kept is worth."""
IN_ROLLOUT = 30_000
"""Positions the finisher may look at when a game is played on."""


@template
def unscored(s: Any) -> int:
    return len(SOLO_VALUES) - s.scored_count[0]


@template
def appraise_alone(mind: Any, node: int) -> float:
    """The worth of ending a turn at a node; `mind.scored` and `mind.kept` say what is done with the cards."""
    depth = mind.depth[node]
    met = trim(mind, mind.met[node], mind.count, mind.hand - depth)
    hardest = -1
    scored = 0
    worth = 0.0
    for i in range(mind.count):
        if (met >> i) & 1 == 1:
            if hardest < 0 or mind.hard[mind.cards[i]] > mind.hard[mind.cards[hardest]]:
                hardest = i
            if mind.hard[mind.cards[i]] > EASY:
                scored |= 1 << i
    if hardest >= 0:
        scored |= 1 << hardest
        worth += 10.0
    mind.scored = scored
    mind.kept = 0
    for i in range(mind.count):
        if (scored >> i) & 1 == 1:
            worth += mind.hard[mind.cards[i]] - EASY
        else:
            worth -= NEAR * min(4, away(mind, mind.layout[node], mind.cards[i]))
    return worth


@template
def survey_alone(s: Any, mind: Any, style: Any) -> int:
    """Search the turn and appraise every end of it; how many there are."""
    layout = layout_number(mind, s.faces)
    mind.hand = pick_cards(s, 0, mind, layout)
    mind.count = min(MOST, mind.hand)
    found = search(mind, layout, mind.count, max(0, min(style[DEEPEST], mind.hand - 1)), style[WIDE] == 1)
    for node in range(found):
        mind.worth[node] = appraise_alone(mind, node)
    return found


@template
def write_alone(mind: Any, node: int) -> int:
    appraise_alone(mind, node)
    return write_turn(mind, node, mind.scored, mind.kept, mind.count, mind.hand)


@template
def finish_turn_alone(s: Any, mind: Any, most: int) -> int:
    """The turn of a solved end, written down; 0 where the end cannot be solved (yet), or not from here."""
    left = unscored(s)
    if s.solo_win == 1 or left > 4 or s.hand_count[0] != left or s.acted > 0:
        return 0
    layout = layout_number(mind, s.faces)
    pick_cards(s, 0, mind, layout)
    goal = solve(mind, layout, left, 3 - s.strikes, most)
    return write_finish(mind, goal) if goal >= 0 else 0


@template
def whole_turn_alone(s: Any, mind: Any, style: Any, most: int) -> int:
    """The best turn by appraisal, or the solved one; how many answers."""
    if style[EXACT] == 1:
        length = finish_turn_alone(s, mind, most)
        if length > 0:
            return length
    found = survey_alone(s, mind, style)
    best = 0
    for node in range(1, found):
        if mind.worth[node] > mind.worth[best]:
            best = node
    length = write_alone(mind, best)
    if mind.scored == 0 and s.scored_now == 0 and may_pass(s, 0) == 0 and s.pass_strikes == 0:
        mind.codes[0] = Action.pass_turn()
        return 1
    return length


@template
def play_alone(s: Any, mind: Any, style: Any, rng: Any, to_end: bool) -> float:
    """Play on alone; 1 for a win, and when it stops at the last four cards, whether they can be finished."""
    nature_answers(s, rng)
    for _ in range(60):
        if next_to_answer(s) < 0:
            return 1.0 if s.ended == SOLO_WON else 0.0
        left = unscored(s)
        if not to_end and s.solo_win == 0 and left <= 4 and s.hand_count[0] == left:
            layout = layout_number(mind, s.faces)
            pick_cards(s, 0, mind, layout)
            goal = solve(mind, layout, left, 3 - s.strikes, IN_ROLLOUT)
            if goal == -2:
                return 0.4
            return 1.0 if goal >= 0 else 0.0
        length = whole_turn_alone(s, mind, style, STEPS)
        for i in range(length):
            s.fact_count = 0
            apply(s, 0, mind.codes[i])
            if s.asked == 0:
                break
        nature_answers(s, rng)
    return 0.0


@template
def list_turns_alone(s: Any, mind: Any, style: Any, most: int) -> int:
    """The turns worth comparing, two for each set of cards scored, and a pass."""
    found = survey_alone(s, mind, style)
    count = 0
    if may_pass(s, 0) == 0:
        mind.codes[0] = Action.pass_turn()
        mind.scored = -1
        count = add_option(mind, count, 1, -1)
    for _ in range(80):
        best = 0
        for node in range(1, found):
            if mind.worth[node] > mind.worth[best]:
                best = node
        if mind.worth[best] < -1e8 or count >= min(most, MOST_OPTIONS):
            break
        length = write_alone(mind, best)
        mind.worth[best] = -1e9
        alike = 0
        for i in range(count):
            if mind.takes[i] == mind.scored:
                alike += 1
        if alike < 2:
            count = add_option(mind, count, length, best)
    return count


@template
def try_alone(s: Any, mind: Any, option: int, style: Any) -> float:
    for i in range(mind.lengths[option]):
        s.fact_count = 0
        apply(s, 0, mind.options[option][i])
        if s.asked == 0:
            return 1.0 if s.ended == SOLO_WON else 0.0
    return play_alone(s, mind, style, mind.luck, False)


@template
def weigh_alone(states: Any, minds: Any, style: Any, quick: Any, effort: Any, rng: Any) -> int:
    """The best turn alone by playing on (see rollout.weigh), or the solved one; how many answers."""
    mind = minds[0]
    length = finish_turn_alone(states[0], mind, STEPS)
    if length > 0:
        return length
    count = list_turns_alone(states[0], mind, style, effort[0])
    for i in range(count):
        mind.value[i] = 0.0
        mind.alive[i] = 1
    alive = count
    deals = effort[1]
    while alive > 1:
        for _ in range(deals):
            copy_into(states, 1, 0)
            resample(states[1], 0, rng)
            luck = next32(rng)
            for i in range(count):
                if mind.alive[i] == 1:
                    copy_into(states, 2, 1)
                    mind.luck[0] = luck
                    mind.value[i] += try_alone(states[2], mind, i, quick)
        alive = drop_worse(mind, count, alive)
        deals *= 2
    for i in range(count):
        if mind.alive[i] == 1:
            for k in range(mind.lengths[i]):
                mind.codes[k] = mind.options[i][k]
            return mind.lengths[i]
    return 0


@template
def turn_alone_of(states: Any, minds: Any, style: Any) -> int:
    """`whole_turn_alone` for callers from Python."""
    return whole_turn_alone(states[0], minds[0], style, STEPS)


@template
def play_alone_of(states: Any, minds: Any, style: Any, rng: Any) -> float:
    """A game alone to its end, for measuring."""
    return play_alone(states[0], minds[0], style, rng, True)
