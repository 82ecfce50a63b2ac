"""A small network that judges a position: one layer of hidden units for each side, kept in step move by move.

Every piece adds a row of whole numbers to the hidden units of both sides: a row for where it stands and what it shows,
seen from that side (its goal always ahead, its own pieces first). So a turn changes two or four rows of 28, and
what a leaf costs is a few hundred additions. The first units count as they are, the side to move's less the other's,
one of them at each stage of the game; any other by the square of what it holds, between 0 and FULL.
"""

from __future__ import annotations

from typing import Any

from riffle.core.declare.rule import rule
from riffle.games.stones_and_rivers.actions import Action
from riffle.games.stones_and_rivers.board import MEN, POINTS

from .search_state import ACTION, HIDDEN, PASSED, PIECE, SENT, STAGE

FULL = 255
"""What stands for 1 in a hidden unit; more than that counts as 1, less than nothing as nothing."""
FINE = 256
"""What stands for 1 in the weights of the output."""
STEEP = 250
"""A worth of this much stands for a chance of 73 %, as it does for the coach."""
STAGES = 4
"""Stages of a game, by the stones that both sides have at home: none or one, two or three, four or five, more."""
START_ROW, HEAD_ROW, OWN_ROW, OTHER_ROW = 0, 1, 2, 2 + STAGES
HEAD = OTHER_ROW + STAGES
"""Rows before those of the pieces: what the units start from; the head (how much of the hand-made worth is added, of
16, and the output's start at each stage); what the units count at each stage for the side to move, then for the other.
"""
SHARE, OUTPUT = 0, 1


@rule
def stage_of(s: Any) -> int:
    stage = (s.scored[0] + s.scored[1]) >> 1
    return stage if stage < STAGES else STAGES - 1


@rule
def row_of(r: Any, seat: int, point: int, piece: int) -> int:
    """Which row a piece on a point adds to the hidden units of a seat."""
    return HEAD - 1 + 6 * r.places[seat][point] + 3 * ((piece >> 2) ^ seat) + (piece & 3)


@rule
def fill_units(s: Any, r: Any, net: Any, ply: int) -> None:
    """The hidden units of a ply from nothing."""
    for seat in range(2):
        units = r.units[ply][seat]
        for k in range(HIDDEN):
            units[k] = net[START_ROW][k]
        for owner in range(2):
            for i in range(MEN):
                point = s.men[owner][i]
                if point >= POINTS:
                    break
                row = net[row_of(r, seat, point, s.cells[point])]
                for k in range(HIDDEN):
                    units[k] += row[k]


@rule
def replace(r: Any, net: Any, ply: int, seat: int, lost: int, won: int) -> None:
    """The units of a ply are those of the ply before with one row for another."""
    before = r.units[ply - 1][seat]
    units = r.units[ply][seat]
    out = net[lost]
    into = net[won]
    for k in range(HIDDEN):
        units[k] = before[k] + into[k] - out[k]


@rule
def replace_twice(r: Any, net: Any, ply: int, seat: int, lost: int, won: int, also_lost: int, also_won: int) -> None:
    before = r.units[ply - 1][seat]
    units = r.units[ply][seat]
    out = net[lost]
    into = net[won]
    also_out = net[also_lost]
    also_into = net[also_won]
    for k in range(HIDDEN):
        units[k] = before[k] + into[k] - out[k] + also_into[k] - also_out[k]


@rule
def follow_turn(s: Any, r: Any, net: Any, ply: int) -> None:
    """The hidden units of a ply from those of the ply before, by the turn that is being tried there."""
    f = r.frames[ply - 1]
    if f[STAGE] == PASSED:
        for seat in range(2):
            for k in range(HIDDEN):
                r.units[ply][seat][k] = r.units[ply - 1][seat][k]
        return
    action = f[ACTION]
    piece = f[PIECE]
    origin = Action.part(action, 0)
    kind = Action.kind(action)
    for seat in range(2):
        lost = row_of(r, seat, origin, piece)
        if kind == Action.SEND:
            onto = Action.part(action, 1)
            to = Action.part(action, 2)
            won = row_of(r, seat, onto, s.cells[onto])
            replace_twice(r, net, ply, seat, lost, won, row_of(r, seat, onto, f[SENT]), row_of(r, seat, to, f[SENT]))
        else:
            to = Action.part(action, 1) if kind == Action.MOVE else origin
            replace(r, net, ply, seat, lost, row_of(r, seat, to, s.cells[to]))


@rule
def net_worth(s: Any, r: Any, net: Any, ply: int) -> int:
    """What the network says of the position of a ply, for the side to move."""
    stage = stage_of(s)
    own = r.units[ply][s.turn]
    other = r.units[ply][1 - s.turn]
    own_counts = net[OWN_ROW + stage]
    other_counts = net[OTHER_ROW + stage]
    total = 0
    for k in range(STAGES, HIDDEN):
        one = min(max(own[k], 0), FULL)
        two = min(max(other[k], 0), FULL)
        total += one * one * own_counts[k] + two * two * other_counts[k]
    plain = FULL * FINE * (own[stage] - other[stage])
    return ((total + plain) * STEEP) // (FULL * FULL * FINE) + net[HEAD_ROW][OUTPUT + stage]
