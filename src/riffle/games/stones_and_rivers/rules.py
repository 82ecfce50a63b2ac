"""The rules of Stones & Rivers, in the order of the rulebook. Numbers of rules are those of `rulebook.toml`."""

from __future__ import annotations

from typing import Any

from riffle.core.facts import emit, forbid
from riffle.core.layout import layout, public, scratch
from riffle.core.options import one_of, options, whole, yes_no
from riffle.core.question import NATURE, ask, end, is_asked
from riffle.core.rule import rule

from .answers import Action, Fact
from .board import BOARD_NAMES, CELLS, GOAL, KEYS, MEN, POINTS, SQUARE_TO_MOVE, START, STONE, WINS
from .change import make
from .judge import NOT_ASKED, OWN_PIECE, RIVERS_ROTATE, why_not_flip, why_not_move, why_not_send
from .positions import perft_options, position, text_of
from .quick import fallback, prefer
from .route import tell_drift, tell_ride
from .travel import list_piece

VERSION = 1
PLAYERS = (2, 2)
RING = 512
MOST_LEGAL = MEN * (2 + 241) + MEN * (2 * MEN - 1) * 241
"""No position has more: a piece turns in 2 ways and ends on an empty point (at most 240, and the one it left), and
each of 16 rivers sends each of 31 other pieces to such points."""

OPTIONS = options(
    presets={
        "rulebook": {},
        "course": {
            "circle": "bottom",
            "first": "circle",
            "stone_push": "on",
            "river_sends_river": "off",
            "send_after_travel": "off",
            "stop_on_old": "off",
            "ply_cap": 1000,
            "repetition": "off",
        },
    },
    board=one_of(*BOARD_NAMES),
    circle=one_of("top", "bottom"),  # the end of the board where Circle sits
    first=one_of("coin", "circle", "square"),
    stone_push=yes_no(False),  # a stone pushes the stone before it one point on
    river_sends_river=yes_no(True),
    send_after_travel=yes_no(True),
    stop_on_old=yes_no(True),  # a sent piece may end where the sender came from
    ply_cap=whole(1, 2000, 400),  # ours
    repetition=yes_no(True),  # ours
    adjudicate=one_of("draw", "scored"),  # ours: what a capped or repeated game is
)


@layout(options=OPTIONS.names, facts=72)
class State:
    """Everything there is on the board. Seat 0 is Circle, seat 1 is Square."""

    cells = public(
        CELLS
    )  # 16 columns a row: 0 empty, -1 beyond the board, else 1 stone, 2 river across, 3 river along, +4 for Square
    men = public(2, MEN)  # the points of each seat's pieces, in order; 272 where there is none
    turn = public()
    ply = public()  # turns taken so far
    scored = public(2)  # stones of each seat on its goal
    last = public(3)  # points of the last turn: where from, whom it landed on (or -1), where to; -1 before the first
    hash = public()  # of the position, with whose turn it is
    ring = public(RING)  # hashes of the positions so far, for the repetition: position number i in cell i % RING
    mark = scratch(CELLS)
    stamp = scratch()
    stops = scratch(CELLS)
    met = scratch(2 * MEN)
    met_count = scratch()
    near = scratch()
    targets = scratch(2 * MEN)
    lock = scratch()  # a second hash, which a search sets at its root


QUESTIONS = ("first_player", "turn")
FIRST_PLAYER, TURN = range(2)

ENDINGS = ("goal", "ply_cap", "repetition")
GOAL_REACHED, CAPPED, REPEATED = 1, 2, 3


# Set-up -------------------------------------------------------------------------------------------------------------


@rule
def begin(s: Any) -> None:
    """All pieces stone side up on their places (rule 2); then the coin, unless an option names the first player."""
    setup = 2 * s.board + s.circle
    for point in range(CELLS):
        s.cells[point] = START[setup][point]
    count_up(s)
    if s.first == 0:
        ask(s, FIRST_PLAYER, NATURE)
    else:
        open_play(s, s.first - 1)


@rule
def count_up(s: Any) -> None:
    """Fill every field that follows from the cells."""
    setup = 2 * s.board + s.circle
    s.hash = 0
    for seat in range(2):
        s.scored[seat] = 0
        at = 0
        for point in range(POINTS):
            piece = s.cells[point]
            if piece > 0 and piece >> 2 == seat:
                s.men[seat][at] = point
                at += 1
                s.hash ^= KEYS[8 * point + piece]
                if piece & 3 == STONE and GOAL[CELLS * setup + point] == 1 + seat:
                    s.scored[seat] += 1
        for i in range(at, MEN):
            s.men[seat][i] = POINTS
    for i in range(3):
        s.last[i] = -1


@rule
def open_play(s: Any, seat: int) -> None:
    """The first turn is that seat's."""
    s.turn = seat
    if seat == 1:
        s.hash ^= SQUARE_TO_MOVE
    s.ring[0] = s.hash
    emit(s, Fact.BEGINS, seat)
    ask(s, TURN, seat)


# What may be done ---------------------------------------------------------------------------------------------------


@rule
def legal(s: Any, seat: int, out: Any) -> int:
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
def why_not(s: Any, seat: int, action: int) -> int:
    """0 if `seat` may give this answer now, else the number of the rule that forbids it."""
    if not is_asked(s, seat):
        return NOT_ASKED
    kind = Action.kind(action)
    if seat == NATURE:
        return 0 if kind == Action.BEGINS else NOT_ASKED
    if kind == Action.BEGINS:
        return NOT_ASKED
    origin = Action.part(action, 0)
    if s.cells[origin] <= 0 or s.cells[origin] >> 2 != seat:
        return forbid(s, OWN_PIECE, origin)
    if kind == Action.MOVE:
        return why_not_move(s, origin, Action.part(action, 1))
    if kind == Action.SEND:
        return why_not_send(s, origin, Action.part(action, 1), Action.part(action, 2))
    if kind == Action.ROTATE:
        return 0 if s.cells[origin] & 3 != STONE else forbid(s, RIVERS_ROTATE, origin)
    return why_not_flip(s, origin, Action.part(action, 1))


# A turn -------------------------------------------------------------------------------------------------------------


@rule
def tell(s: Any, seat: int, action: int) -> None:
    """Say what the seat is about to do; the way over the rivers comes first."""
    kind = Action.kind(action)
    origin = Action.part(action, 0)
    s.last[0] = origin
    s.last[1] = -1
    s.last[2] = origin
    if kind == Action.MOVE:
        s.last[2] = Action.part(action, 1)
        tell_ride(s, seat, origin, s.last[2])
        emit(s, Fact.MOVED, seat, origin, s.last[2])
    elif kind == Action.SEND:
        s.last[1] = Action.part(action, 1)
        s.last[2] = Action.part(action, 2)
        tell_ride(s, seat, origin, s.last[1])
        tell_drift(s, seat, origin, s.last[1], s.last[2])
        emit(s, Fact.SENT, seat, origin, s.last[1], s.last[2], s.cells[s.last[1]] >> 2)
    elif kind == Action.ROTATE:
        emit(s, Fact.ROTATED, seat, origin, (s.cells[origin] & 3) ^ 1)
    else:
        emit(s, Fact.FLIPPED, seat, origin, Action.part(action, 1) + 1)


@rule
def apply(s: Any, seat: int, action: int) -> None:
    """Give an answer: change the board, tell it, and put the next question."""
    if seat == NATURE:
        open_play(s, Action.part(action, 0))
        return
    circles = s.scored[0]
    squares = s.scored[1]
    tell(s, seat, action)
    make(s, action)
    if s.scored[0] != circles:
        emit(s, Fact.SCORED, 0, s.scored[0], WINS[s.board])
    if s.scored[1] != squares:
        emit(s, Fact.SCORED, 1, s.scored[1], WINS[s.board])
    end_turn(s, seat)


# The end ------------------------------------------------------------------------------------------------------------


@rule
def finish(s: Any, ending: int) -> None:
    emit(s, Fact.OVER, ending)
    end(s, ending)


@rule
def end_turn(s: Any, seat: int) -> None:
    """Rule 40 for both seats, since a turn may bring the other's fifth stone home; then our two ways out (50, 51)."""
    s.ply += 1
    s.turn = 1 - seat
    s.hash ^= SQUARE_TO_MOVE
    if s.scored[0] >= WINS[s.board] or s.scored[1] >= WINS[s.board]:
        finish(s, GOAL_REACHED)
    elif s.repetition == 1 and times_before(s) >= 2:
        finish(s, REPEATED)
    elif s.ply >= s.ply_cap:
        finish(s, CAPPED)
    else:
        s.ring[s.ply % RING] = s.hash
        ask(s, TURN, 1 - seat)


@rule
def times_before(s: Any) -> int:
    """How often this position, with the same seat to move, has been there before."""
    count = 0
    known = s.ply if s.ply < RING else RING
    for i in range(known):
        if s.ring[i] == s.hash:
            count += 1
    return count


@rule
def winner(s: Any, seat: int) -> int:
    """Rule 40, or by our option 52 the seat with more stones on its goal; a draw is nobody's."""
    if s.ended == GOAL_REACHED:
        return 1 if s.scored[seat] >= WINS[s.board] else 0
    if s.ended > 0 and s.adjudicate == 1:
        return 1 if s.scored[seat] > s.scored[1 - seat] else 0
    return 0


@rule
def points(s: Any, seat: int) -> int:
    """Stones on the goal."""
    return s.scored[seat]


@rule
def resample(s: Any, seat: int, rng: Any) -> None:
    """Nothing is hidden."""
    return


__all__ = ["fallback", "perft_options", "position", "prefer", "text_of"]
