"""The rivers that a piece rides on its way: told as facts, for the log and for motion. No rule depends on them."""

from __future__ import annotations

from riffle.core.declare.facts import emit
from riffle.core.declare.rule import rule

from .actions import Fact
from .board import COLUMNS, EMPTY, STONE, WAYS
from .state import State
from .travel import reach, ways_of


@rule
def leads_to(s: State, ways: int, river: int, to: int) -> bool:
    """Whether the river carries straight to that point, over empty points only."""
    side = s.cells[river] & 3
    if side == STONE:
        return False
    if side == 2 and river // COLUMNS != to // COLUMNS:
        return False
    if side == 3 and river % COLUMNS != to % COLUMNS:
        return False
    direction = (1 if to > river else 3) if side == 2 else (2 if to > river else 0)
    there = WAYS[ways + 4 * river + direction]
    while there != to and s.cells[there] == EMPTY:
        there = WAYS[ways + 4 * there + direction]
    return there == to


@rule
def tell_rivers(s: State, seat: int, kind: int, ways: int, first: int, to: int) -> None:
    """Find the way back from `to` over the rivers in `met` (the first few are where it began) and tell it in order."""
    count = 0
    goal = to
    at = s.met_count
    while at >= first and count < len(s.targets):
        at = 0
        while at < s.met_count and not leads_to(s, ways, s.met[at], goal):
            at += 1
        if at >= s.met_count:
            break
        s.targets[count] = s.met[at]
        count += 1
        goal = s.met[at]
    for i in range(count):
        emit(s, kind, seat, s.targets[count - 1 - i])


@rule
def is_step(origin: int, to: int) -> bool:
    """Whether two points are neighbours."""
    apart = to - origin if to > origin else origin - to
    return apart == COLUMNS or (apart == 1 and origin // COLUMNS == to // COLUMNS)


@rule
def tell_ride(s: State, seat: int, origin: int, to: int) -> None:
    """The rivers ridden by a piece that moves to `to`, or that lands there on a piece it sends."""
    if is_step(origin, to):
        return
    piece = s.cells[origin]
    s.cells[origin] = EMPTY
    reach(s, piece >> 2, origin)
    tell_rivers(s, seat, Fact.RODE, ways_of(s, piece >> 2), s.near, to)
    s.cells[origin] = piece


@rule
def tell_drift(s: State, seat: int, origin: int, onto: int, to: int) -> None:
    """The rivers ridden by a piece that is sent, after the sender's own push."""
    sent = s.cells[onto]
    sender = s.cells[origin]
    ways = ways_of(s, sent >> 2)
    if sender & 3 == STONE:
        return
    s.cells[origin] = EMPTY
    s.cells[onto] = sender
    if not leads_to(s, ways, onto, to):
        drift_rivers(s, seat, ways, onto, to)
    s.cells[onto] = sent
    s.cells[origin] = sender


@rule
def drift_rivers(s: State, seat: int, ways: int, onto: int, to: int) -> None:
    """Gather the rivers in the order they are met from `onto`, then tell those on the way."""
    stamp = s.stamp + 1
    s.stamp = stamp
    s.mark[onto] = stamp
    s.met[0] = onto
    m = 1
    head = 0
    while head < m:
        river = s.met[head]
        head += 1
        side = s.cells[river] & 3
        if side != STONE:
            for turn in range(2):
                direction = 3 - side + 2 * turn
                there = WAYS[ways + 4 * river + direction]
                while s.cells[there] == EMPTY:
                    there = WAYS[ways + 4 * there + direction]
                if s.cells[there] > 0 and s.mark[there] != stamp:
                    s.mark[there] = stamp
                    s.met[m] = there
                    m += 1
    s.met_count = m
    tell_rivers(s, seat, Fact.DRIFTED, ways, 1, to)
