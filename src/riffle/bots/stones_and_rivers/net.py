"""A small network that judges a position: one layer of hidden units for each side, kept in step move by move.

Every piece adds a row of whole numbers to the hidden units of both sides: a row for where it stands and what it shows,
seen from that side (its goal always ahead, its own pieces first). So a turn changes two or four rows of 28, and
what a leaf costs is a few hundred additions. The first unit counts as it is, the side to move's less the other's; any
other by the square of what it holds, between 0 and FULL.
"""

from __future__ import annotations

from typing import Any

from riffle.core.declare.rule import rule
from riffle.games.stones_and_rivers.actions import Action
from riffle.games.stones_and_rivers.board import MEN, POINTS

from .room import ACTION, PASSED, PIECE, SENT, STAGE

FULL = 255
"""What stands for 1 in a hidden unit; more than that counts as 1, less than nothing as nothing."""
FINE = 256
"""What stands for 1 in the weights of the output."""
STEEP = 250
"""A worth of this much stands for a chance of 73 %, as it does for the coach."""
HEAD = 4
"""Rows before those of the pieces: what the units start from, what they count for the side to move and for the other,
and the head: the output's start, how much of the hand-made worth is added, of 16, and how many units there are after
the first (none: a plain table of pieces on points)."""
START_ROW, OWN_ROW, OTHER_ROW, HEAD_ROW = range(HEAD)
OUTPUT, SHARE, AFTER_FIRST = range(3)


@rule
def row_of(r: Any, seat: int, point: int, piece: int) -> int:
    """Which row a piece on a point adds to the hidden units of a seat."""
    return HEAD - 1 + 6 * r.places[seat][point] + 3 * ((piece >> 2) ^ seat) + (piece & 3)


@rule
def fill_units(s: Any, r: Any, net: Any, ply: int) -> None:
    """The hidden units of a ply from nothing."""
    for seat in range(2):
        units = r.units[ply][seat]
        for k in range(r.used):
            units[k] = net[START_ROW][k]
        for owner in range(2):
            for i in range(MEN):
                point = s.men[owner][i]
                if point >= POINTS:
                    break
                row = net[row_of(r, seat, point, s.cells[point])]
                for k in range(r.used):
                    units[k] += row[k]


@rule
def replace(r: Any, net: Any, ply: int, seat: int, lost: int, won: int) -> None:
    """The units of a ply are those of the ply before with one row for another."""
    before = r.units[ply - 1][seat]
    units = r.units[ply][seat]
    out = net[lost]
    into = net[won]
    for k in range(r.used):
        units[k] = before[k] + into[k] - out[k]


@rule
def replace_twice(r: Any, net: Any, ply: int, seat: int, lost: int, won: int, also_lost: int, also_won: int) -> None:
    before = r.units[ply - 1][seat]
    units = r.units[ply][seat]
    out = net[lost]
    into = net[won]
    also_out = net[also_lost]
    also_into = net[also_won]
    for k in range(r.used):
        units[k] = before[k] + into[k] - out[k] + also_into[k] - also_out[k]


@rule
def follow_turn(s: Any, r: Any, net: Any, ply: int) -> None:
    """The hidden units of a ply from those of the ply before, by the turn that is being tried there."""
    f = r.frames[ply - 1]
    if f[STAGE] == PASSED:
        for seat in range(2):
            for k in range(r.used):
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
    own = r.units[ply][s.turn]
    other = r.units[ply][1 - s.turn]
    own_counts = net[OWN_ROW]
    other_counts = net[OTHER_ROW]
    total = FULL * FINE * (own[0] - other[0])
    for k in range(1, r.used):
        one = min(max(own[k], 0), FULL)
        two = min(max(other[k], 0), FULL)
        total += one * one * own_counts[k] + two * two * other_counts[k]
    return (total * STEEP) // (FULL * FULL * FINE) + net[HEAD_ROW][OUTPUT]
