"""How the seats stand when a turn is over, by a small network learned from the results of many games (`bench/dragons`).

Every seat is described by the same whole numbers: what its way lacks and how many cards that takes, what rivals could
take of it, who is ahead. One hidden layer turns them into a strength, the strengths of all seats into chances to win.
Lengths are as the bot sees them: the state it hands in has its own eye in it.
"""

from __future__ import annotations

from typing import Any

from riffle.bots.chances import numbers_of, share_of, strength_of
from riffle.core.declare.rule import UNBOUND, buffer, template
from riffle.games.river_dragons.board import SIZES, VILLAGES
from riffle.games.river_dragons.heuristics.outline import (
    AT_HOME,
    BARRED,
    GHOSTS,
    OUTLINE,
    PLANKS_MISSING,
    RESERVE,
    STEPS,
    STONES_MISSING,
)
from riffle.games.river_dragons.state import ON_BOARD, SEATS

# Bound to the game by `bind`.
PLANKS = outline = UNBOUND

WAY_AT, TURNS_AT, CARDS_AT, RISK_AT, ORDER_AT, RIVALS_AT = 0, 9, 14, 20, 23, 26
FEATURES = 33
NET = numbers_of(FEATURES)
DEAREST = 4000
MOST_TURNS = 5


@template
def cards_for(things: int) -> int:
    """Cards that bring so many stones, planks or steps: one and two of them a turn."""
    return things // 3 * 2 + (1 if things % 3 > 0 else 0)


@template
def describe_way(s: Any, seat: int, row: Any, at: int) -> None:
    """What the way lacks, the cards for it, and the turns that takes if nobody interferes."""
    o = buffer(OUTLINE)
    row[at + WAY_AT] = min(DEAREST, outline(s, seat, o)) // 50
    row[at + WAY_AT + 1] = o[STONES_MISSING]
    row[at + WAY_AT + 2] = o[PLANKS_MISSING]
    row[at + WAY_AT + 3] = o[STEPS]
    row[at + WAY_AT + 4] = o[GHOSTS]
    row[at + WAY_AT + 5] = o[RESERVE]
    row[at + WAY_AT + 6] = 1 if o[BARRED] > 0 else 0
    row[at + WAY_AT + 7] = o[AT_HOME]
    cards = cards_for(0 + o[STONES_MISSING]) + cards_for(0 + o[PLANKS_MISSING]) + cards_for(0 + o[STEPS]) + o[GHOSTS]
    row[at + WAY_AT + 8] = cards
    most = max(o[STONES_MISSING], max(o[PLANKS_MISSING], o[STEPS]))
    turns = max(o[GHOSTS], max((most + 2) // 3, (cards + 4) // 5))
    if o[STEPS] == 0:
        turns = MOST_TURNS  # no way at all
    turns = max(1, min(MOST_TURNS, turns))
    row[at + TURNS_AT + turns - 1] = 1
    if turns == 1:
        row[at + CARDS_AT + max(1, min(5, cards)) - 1] = 1
    elif turns == 2:
        row[at + CARDS_AT + 5] = 10 - cards


@template
def may_want(s: Any, seat: int, plank: int) -> bool:
    """Whether the seat has no plank of that size in its reserve, and nobody stands on this one."""
    free = True
    for other in range(s.seats):
        free = free and s.pawn[other] != VILLAGES + plank
    for own in range(plank % SIZES, PLANKS, SIZES):
        free = free and s.holder[own] != seat
    return free


@template
def describe_risk(s: Any, seat: int, row: Any, at: int) -> None:
    """Planks that lie on the way ahead, how often a rival could take one, and how many serve a rival too."""
    for i in range(s.way_length[seat]):
        plank = 0 + s.way_plank[seat][i]
        if plank < 0 or s.holder[plank] != ON_BOARD:
            continue
        row[at + RISK_AT] += 1
        for other in range(s.seats):
            if other != seat:
                shared = False
                for k in range(s.way_length[other]):
                    shared = shared or s.way_plank[other][k] == plank
                if shared:
                    row[at + RISK_AT + 2] += 1
                elif may_want(s, other, plank):
                    row[at + RISK_AT + 1] += 1


@template
def turns_of(row: Any, at: int) -> int:
    """Turns the seat's way takes, of which the row has one marked."""
    found = MOST_TURNS
    for turns in range(MOST_TURNS):
        if row[at + TURNS_AT + turns] == 1:
            found = turns + 1
    return found


@template
def describe_order(s: Any, seat: int, row: Any, at: int) -> None:
    """Place in the order of the coming turn, and how long the game has lasted."""
    after = (s.colour[seat] - s.colour[s.first] + VILLAGES) % VILLAGES
    for other in range(s.seats):
        if (s.colour[other] - s.colour[s.first] + VILLAGES) % VILLAGES < after:
            row[at + ORDER_AT] += 1
    row[at + ORDER_AT + 1] = 1 if seat == s.first else 0
    row[at + ORDER_AT + 2] = min(8, s.turn)


@template
def describe_rivals(s: Any, seat: int, row: Any) -> None:
    """How near the others are, and how many would be there first; after the rest of all seats."""
    at = seat * FEATURES
    mine = turns_of(row, at)
    nearest = MOST_TURNS
    cheapest = DEAREST // 50
    for other in range(s.seats):
        if other != seat:
            of = other * FEATURES
            turns = turns_of(row, of)
            nearest = min(nearest, turns)
            cheapest = min(cheapest, row[of + WAY_AT])
            if turns == 1:
                row[at + RIVALS_AT + 3] += 1
            later = row[of + WAY_AT + 8] - row[at + WAY_AT + 8]
            if later == 0:
                later = row[of + ORDER_AT] - row[at + ORDER_AT]
            if turns < mine or (turns == mine and later < 0):
                row[at + RIVALS_AT + 4] += 1
    row[at + RIVALS_AT + min(3, nearest) - 1] = 1
    row[at + RIVALS_AT + 5] = cheapest
    row[at + RIVALS_AT + 6] = s.seats


@template
def describe(s: Any, row: Any) -> None:
    """Write the numbers of every seat, one after the other."""
    for i in range(s.seats * FEATURES):
        row[i] = 0
    for seat in range(s.seats):
        describe_way(s, seat, row, seat * FEATURES)
        describe_order(s, seat, row, seat * FEATURES)
    for seat in range(s.seats):
        describe_risk(s, seat, row, seat * FEATURES)
        describe_rivals(s, seat, row)


@template
def learned_share(s: Any, seat: int, net: Any) -> int:
    """A seat's chance to win, of 10000, while the game goes on."""
    row = buffer(SEATS * FEATURES)
    strengths = buffer(SEATS)
    describe(s, row)
    for other in range(s.seats):
        strengths[other] = strength_of(row, other * FEATURES, FEATURES, net)
    return share_of(strengths, s.seats, seat)
