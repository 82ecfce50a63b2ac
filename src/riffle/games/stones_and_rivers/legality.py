"""What may be answered, and which rule forbids the rest; numbers are those of `rulebook.toml`."""

from __future__ import annotations

from riffle.core.declare.facts import forbid
from riffle.core.declare.question import NATURE, is_asked
from riffle.core.declare.rule import rule

from .actions import Action
from .board import CELLS, EMPTY, GOAL, MEN, POINTS, STONE, WAYS
from .options import OPTIONS
from .state import State
from .travel import drift, drift_by, list_piece, open_ways, pushed_to, reach, reach_by

# Numbers of the rules that can forbid something.
OWN_PIECE = 11
RIVERS_ROTATE = 12
MUST_CHANGE = 13
REACHABLE = 20
NOT_ON_A_PIECE = 21
ON_THE_BOARD = 22
FORBIDDEN_SPOTS = 23
ONLY_RIVERS_SEND = 30
LANDS_ON_IT = 31
SENT_ALONG = 32
SENT_FORBIDDEN = 33
SEND_RIVERS = 36
SEND_AFTER_TRAVEL = 37
OLD_POINT = 38
NOT_ASKED = 99


@rule
def legal(s: State, seat: int, out: list[int]) -> int:
    """Write every answer that `seat` may give now; how many there are."""
    if not is_asked(s, seat):
        return 0
    if seat == NATURE:
        out[0] = Action.begins(0)
        out[1] = Action.begins(1)
        return 2
    n = 0
    for i in range(MEN):
        point = s.men[seat][i]
        if point < POINTS:
            n = list_piece(s, point, out, n)
    return n


@rule
def why_not(s: State, seat: int, action: int) -> int:
    """0 if `seat` may give this answer now, else the number of the rule that forbids it."""
    if not is_asked(s, seat):
        return NOT_ASKED
    kind = Action.kind(action)
    if seat == NATURE:
        return 0 if kind == Action.BEGINS else NOT_ASKED
    if kind == Action.BEGINS:
        return NOT_ASKED
    origin: int = Action.part(action, 0)
    if s.cells[origin] <= 0 or s.cells[origin] >> 2 != seat:
        return forbid(s, OWN_PIECE, origin)
    if kind == Action.MOVE:
        return why_not_move(s, origin, Action.part(action, 1))
    if kind == Action.SEND:
        return why_not_send(s, origin, Action.part(action, 1), Action.part(action, 2))
    if kind == Action.ROTATE:
        return 0 if s.cells[origin] & 3 != STONE else forbid(s, RIVERS_ROTATE, origin)
    return why_not_flip(s, origin, Action.part(action, 1))


@rule
def why_not_flip(s: State, at: int, side: int) -> int:
    """A stone turns to a river either way, a river to a stone; a river is turned round by rotating it."""
    now = s.cells[at] & 3
    if now == side + 1 or (now != STONE and side > 0):
        return forbid(s, MUST_CHANGE, at)
    return 0


@rule
def bad_end(s: State, owner: int, to: int) -> int:
    """0, or the rule against that end whatever the way there: off the board, forbidden spot, occupied."""
    if s.cells[to] < 0:
        return ON_THE_BOARD
    if GOAL[CELLS * (2 * s.board + s.circle) + to] == 2 - owner:
        return FORBIDDEN_SPOTS
    return NOT_ON_A_PIECE if s.cells[to] > 0 else 0


@rule
def why_not_move(s: State, origin: int, to: int) -> int:
    """Rules 20 to 26: a step, or a ride over rivers, to an empty point."""
    piece = s.cells[origin]
    if to == origin:
        return forbid(s, MUST_CHANGE, origin)
    bad = bad_end(s, piece >> 2, to)
    if bad > 0:
        return forbid(s, bad, to)
    number = unreached(s, piece, origin, to)
    if number == FORBIDDEN_SPOTS:
        return forbid(s, number, to)
    return 0 if number == 0 else forbid(s, number, origin, to)


@rule
def unreached(s: State, piece: int, origin: int, to: int) -> int:
    """0 where the piece gets from `origin` to that point, by a step or a ride, else the rule against it."""
    s.cells[origin] = EMPTY
    reach(s, piece >> 2, origin)
    number = 0
    if s.mark[to] != s.stamp:
        reach_by(s, open_ways(s), origin)
        number = FORBIDDEN_SPOTS if s.mark[to] == s.stamp else REACHABLE
    s.cells[origin] = piece
    return number


@rule
def why_not_send(s: State, origin: int, onto: int, to: int) -> int:
    """Rules 30 to 38. The sender is judged first, then whom it lands on, then where that piece goes."""
    piece = s.cells[origin]
    if s.cells[onto] <= 0 or onto == origin:
        return forbid(s, LANDS_ON_IT, origin, onto)
    if piece & 3 == STONE:
        return why_not_push(s, origin, onto, to)
    if s.cells[onto] & 3 != STONE and s.river_sends_river == OPTIONS.RIVER_SENDS_RIVER_OFF:
        return forbid(s, SEND_RIVERS, onto)
    s.cells[origin] = EMPTY
    number = why_not_sent(s, piece, origin, onto, to)
    s.cells[origin] = piece
    return number


@rule
def why_not_push(s: State, origin: int, onto: int, to: int) -> int:
    """Option stone_push: a stone onto the stone beside it, which goes one point on."""
    number = unreached(s, s.cells[origin], origin, onto)
    if number == FORBIDDEN_SPOTS:
        return forbid(s, number, onto)
    if number > 0:
        return forbid(s, number, origin, onto)
    if s.stone_push == OPTIONS.STONE_PUSH_OFF:
        return forbid(s, ONLY_RIVERS_SEND, origin)
    ways = open_ways(s)
    for direction in range(4):
        if WAYS[ways + 4 * origin + direction] == onto:
            there = pushed_to(s, origin, direction)
            if there >= 0 and there == to:
                return 0
            if WAYS[ways + 4 * onto + direction] == to and bad_end(s, s.cells[onto] >> 2, to) == FORBIDDEN_SPOTS:
                return forbid(s, SENT_FORBIDDEN, onto, to)
    return forbid(s, ONLY_RIVERS_SEND, origin, onto, to)


@rule
def why_not_sent(s: State, sender: int, origin: int, onto: int, to: int) -> int:
    """A lifted river lands on the piece on `onto` and sends it to `to`."""
    owner = s.cells[onto] >> 2
    bad = bad_end(s, owner, to)
    if bad == FORBIDDEN_SPOTS:
        return forbid(s, SENT_FORBIDDEN, onto, to)
    if bad > 0:
        return forbid(s, bad, to)
    if to == origin and s.stop_on_old == OPTIONS.STOP_ON_OLD_OFF:
        return forbid(s, OLD_POINT, to)
    reach(s, sender >> 2, origin)
    if s.mark[onto] != s.stamp:
        reach_by(s, open_ways(s), origin)
        if s.mark[onto] == s.stamp:
            return forbid(s, FORBIDDEN_SPOTS, onto)
        return forbid(s, LANDS_ON_IT, origin, onto)
    if s.send_after_travel == OPTIONS.SEND_AFTER_TRAVEL_OFF and not met_at_once(s, onto):
        return forbid(s, SEND_AFTER_TRAVEL, origin, onto)
    drift(s, origin, onto, sender)
    if s.mark[to] == s.stamp:
        return 0
    drift_by(s, open_ways(s), origin, onto, sender)
    return forbid(s, SENT_FORBIDDEN if s.mark[to] == s.stamp else SENT_ALONG, onto, to)


@rule
def met_at_once(s: State, onto: int) -> bool:
    """Whether the first step led onto that piece."""
    found = False
    for i in range(s.near):
        found = found or s.met[i] == onto
    return found
