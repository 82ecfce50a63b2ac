"""What the end of a turn is worth, as a chance to win, by a small network learned from games (`bench/hidden`).

Every seat is described by the same whole numbers as the seat whose turn ends can know them: of itself the cards it
keeps and how far they are, of the others what lies open and how well the stones suit a card nobody has seen.
"""

from __future__ import annotations

from typing import Any

from riffle.bots.chances import WHOLE, share_of, strength_of
from riffle.core.declare.rule import UNBOUND, table, template

from .network import FEATURES
from .search import MOVES, away, moved

# Bound to the game by a workspace.
VALUE = THRESHOLD = HAND = UNBOUND
ones = points = UNBOUND

POINTS, CARDS_SCORED, ONES, CARDS_HELD, PASSED = range(5)
"""What is noted of every seat, in `plan.sides`."""
TRIGGERED, START, SEATS_THERE, DRAWABLE = range(4)
"""What is noted of the table, in `plan.frame`."""

RANK = table([0, 0, 1, 2, 3, 3])
"""By value: the rows of cards kept are for values 1, 2, 3 and the dearest."""
FAR = 4
"""Cards farther than this are far."""

RACE_AT, ROUND_AT, KEPT_AT, HOLD_AT, LEFT_AT = 0, 11, 17, 37, 41


@template
def note_sides(s: Any, plan: Any) -> None:
    """How every seat stands before the turn ends."""
    for side in range(s.seats):
        plan.sides[side][POINTS] = points(s, side)
        plan.sides[side][CARDS_SCORED] = s.scored_count[side]
        plan.sides[side][ONES] = ones(s, side)
        plan.sides[side][CARDS_HELD] = s.hand_count[side]
        plan.sides[side][PASSED] = s.passed[side]
    plan.frame[TRIGGERED] = s.triggered
    plan.frame[START] = s.start
    plan.frame[SEATS_THERE] = s.seats
    plan.frame[DRAWABLE] = s.pile_count + s.discard_count


@template
def bonus_of(plan: Any, side: int) -> int:
    """The points for most ones as they stand now."""
    if plan.after[side][ONES] == 0:
        return 0
    for other in range(plan.frame[SEATS_THERE]):
        if plan.after[other][ONES] > plan.after[side][ONES]:
            return 0
    return 3


@template
def end_turn(plan: Any, seat: int, scored: int, held: int, passes: bool) -> bool:
    """How every seat stands when this turn has ended, into `plan.after`; whether the last round has come."""
    seats = plan.frame[SEATS_THERE]
    for side in range(seats):
        for i in range(5):
            plan.after[side][i] = plan.sides[side][i]
    mine = plan.after[seat]
    for i in range(plan.count):
        if (scored >> i) & 1 == 1:
            mine[POINTS] += VALUE[plan.cards[i]]
            mine[CARDS_SCORED] += 1
            mine[ONES] += 1 if VALUE[plan.cards[i]] == 1 else 0
    mine[CARDS_HELD] = held + 2 if passes else max(HAND, held)
    mine[PASSED] = 1 if passes else 0
    return plan.frame[TRIGGERED] == 1 or mine[CARDS_SCORED] >= THRESHOLD[seats]


@template
def result_share(plan: Any, seat: int) -> int:
    """The seat's share of the win when the game is over, of 10000."""
    mine = plan.after[seat][POINTS] + bonus_of(plan, seat)
    winners = 1
    for side in range(plan.frame[SEATS_THERE]):
        total = plan.after[side][POINTS] + bonus_of(plan, side)
        if side != seat and total > mine:
            return 0
        if side != seat and total == mine:
            winners += 1
    return WHOLE // winners


@template
def describe_race(plan: Any, side: int, last: bool, waits: int, row: Any, at: int) -> None:
    """Points, cards and ones against the best of the others; what the round still brings."""
    after = plan.after
    seats = plan.frame[SEATS_THERE]
    best = 0
    best_in_all = 0
    most_cards = 0
    most_ones = 0
    for other in range(seats):
        if other != side:
            best = max(best, after[other][POINTS])
            best_in_all = max(best_in_all, after[other][POINTS] + bonus_of(plan, other))
            most_cards = max(most_cards, after[other][CARDS_SCORED])
            most_ones = max(most_ones, after[other][ONES])
    lead = min(20, max(-20, after[side][POINTS] + bonus_of(plan, side) - best_in_all))
    row[at + RACE_AT] = after[side][POINTS]
    row[at + RACE_AT + 1] = min(20, max(-20, after[side][POINTS] - best))
    row[at + RACE_AT + 2] = lead
    row[at + RACE_AT + 3] = THRESHOLD[seats] - after[side][CARDS_SCORED]
    row[at + RACE_AT + 4] = THRESHOLD[seats] - most_cards
    row[at + RACE_AT + 5] = min(3, max(-3, after[side][ONES] - most_ones))
    row[at + RACE_AT + 6] = 1 if bonus_of(plan, side) > 0 else 0
    row[at + RACE_AT + 7] = after[side][CARDS_HELD]
    row[at + RACE_AT + 8] = after[side][PASSED]
    row[at + RACE_AT + 9] = 1 if THRESHOLD[seats] - after[side][CARDS_SCORED] <= 2 else 0
    row[at + RACE_AT + 10] = 1 if THRESHOLD[seats] - most_cards <= 2 else 0
    behind = (plan.frame[START] - 1 - side + 2 * seats) % seats  # seats that have a turn after it in every round
    row[at + ROUND_AT] = behind
    row[at + ROUND_AT + 1] = waits
    if last:
        # Whoever sits before the start player in the order from here on still has a turn.
        turns = waits > 0 and waits + behind < seats
        row[at + ROUND_AT + 2] = 1
        row[at + ROUND_AT + 3] = 1 if turns else 0
        row[at + ROUND_AT + (4 if turns else 5)] = lead


@template
def describe_kept(plan: Any, layout: int, kept: int, row: Any, at: int) -> None:
    """The cards kept by value and distance, and how many of all moves bring them nearer or farther."""
    for i in range(plan.count):
        if (kept >> i) & 1 == 1:
            card = plan.cards[i]
            steps = away(plan, layout, card)
            row[at + KEPT_AT + 5 * RANK[VALUE[card]] + min(FAR, steps)] += 1
            nearer = 0
            farther = 0
            if steps < FAR:
                for move in range(MOVES):
                    then = away(plan, moved(plan, layout, move), card)
                    nearer += 1 if then < steps else 0
                    farther += 1 if then > steps else 0
            row[at + HOLD_AT] += VALUE[card] * nearer
            row[at + HOLD_AT + 1] += VALUE[card] * farther


@template
def suits(plan: Any, layout: int, row: Any, at: int) -> None:
    """Hundredths of a point that an unseen card is worth on average, by its distance from 0 to 3."""
    count = 0
    for card in range(len(VALUE)):
        if plan.unseen[card] == 1:
            count += 1
            steps = away(plan, layout, card)
            if steps < 4:
                row[at + steps] += VALUE[card]
    for i in range(4):
        row[at + i] = 100 * row[at + i] // max(1, count)


@template
def describe(plan: Any, seat: int, layout: int, kept: int, fresh: int, last: bool) -> None:
    """Write the numbers of every seat into `plan.row`; `plan.after` says how they stand."""
    seats = plan.frame[SEATS_THERE]
    row = plan.row
    for i in range(seats * FEATURES):
        row[i] = 0
    mine = seat * FEATURES
    describe_kept(plan, layout, kept, row, mine)
    following = (seat + 1) % seats * FEATURES
    suits(plan, layout, row, following + LEFT_AT)
    near = row[following + LEFT_AT] + row[following + LEFT_AT + 1]
    for side in range(seats):
        describe_race(plan, side, last, (side - seat + seats) % seats, row, side * FEATURES)
        if side != seat and side * FEATURES != following:
            row[side * FEATURES + LEFT_AT + 4] = near
    row[mine + HOLD_AT + 2] = fresh
    row[mine + HOLD_AT + 3] = fresh * near // 4
    row[mine + LEFT_AT + 5] = 1
    row[following + LEFT_AT + 6] = 1


@template
def learned_share(plan: Any, seat: int, layout: int, scored: int, kept: int, held: int, passes: bool) -> int:
    """The seat's chance to win, of 10000, when its turn ends so; `held` cards are in its hand before it draws."""
    last = end_turn(plan, seat, scored, held, passes)
    seats = plan.frame[SEATS_THERE]
    if last and (seat + 1) % seats == plan.frame[START]:
        return result_share(plan, seat)
    fresh = min(plan.frame[DRAWABLE], plan.after[seat][CARDS_HELD] - held)
    describe(plan, seat, layout, kept, fresh, last)
    for side in range(seats):
        plan.strengths[side] = strength_of(plan.row, side * FEATURES, FEATURES, plan.net)
    return share_of(plan.strengths, seats, seat)
