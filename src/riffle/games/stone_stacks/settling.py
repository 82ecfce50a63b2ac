"""What follows when nature has answered ("Kiven asettaminen"): the stone stands, leans, slips or brings stacks down."""

from __future__ import annotations

from riffle.core.declare.facts import emit
from riffle.core.declare.question import NATURE, ask
from riffle.core.declare.rule import rule

from .actions import Fact
from .falls import collapse, collapse_all, end_if_won, place_tokens, put_on, take_off, to_river
from .options import OPTIONS
from .state import FATE, HAND, LEANS, LIFT, PLACED, POSE, SETTLE, START_TILE, TIMEOUT, State
from .tiles import STACKS, STONES
from .turns import begin_play, end_turn


@rule
def write_poses(s: State) -> None:
    """Where every stone in a stack lies, as nature says; two numbers stand before the poses."""
    for stone in range(STONES):
        if s.stack_of[stone] >= 0:
            for i in range(POSE):
                s.pose[stone][i] = s.extra[2 + stone * POSE + i]
    s.margin = s.extra[0]


@rule
def let_nature_settle(s: State) -> None:
    """The hand has let go: physics or, in the model, chance."""
    ask(s, SETTLE if s.physics == OPTIONS.PHYSICS_ON else FATE, NATURE)


@rule
def stone_set(s: State, verdict: int, fallen: int) -> None:
    """A stone of the alternative start (rules 15 and 17): what falls goes to the river, and another tile is drawn."""
    emit(s, Fact.START_STONE, s.held, s.marker)
    if verdict == TIMEOUT:
        to_river(s, s.held)
    else:
        put_on(s, s.marker, s.held)
    for stack in range(STACKS):
        if (fallen >> stack) & 1 == 1:
            collapse(s, stack, -1, False)
    s.held = -1
    if verdict in (PLACED, LEANS):
        s.starting -= 1


@rule
def go_on_setting(s: State) -> None:
    """The next tile of the alternative start, or the game begins (a pile run dry ends it early)."""
    if s.starting > 0 and s.pile_count > 0:
        ask(s, START_TILE, NATURE)
    else:
        s.starting = 0
        begin_play(s)


@rule
def judge_contact(s: State, verdict: int, touched: int) -> None:
    """Rules 31 and 35: a token only for a stone that stands clean, with no other stack down."""
    seat = s.turn
    if verdict == PLACED and touched == 0:
        if s.spoiled == 0 or s.side_fall == OPTIONS.SIDE_FALL_TOKEN:
            place_tokens(s, seat, s.marker)
        return
    if verdict == LEANS:
        emit(s, Fact.LEANED, seat, s.held, s.marker, s.heights[s.marker])
    if touched == 1:
        emit(s, Fact.TOUCHED, seat, s.held, s.marker)
    if s.spoiled_stone == OPTIONS.SPOILED_STONE_RIVER:
        take_off(s, s.marker)


@rule
def lay_down(s: State, verdict: int, fallen: int, slips: bool) -> None:
    """Put the stone where the verdict has it, and let fall what falls."""
    if verdict == TIMEOUT:
        emit(s, Fact.UNSETTLED, s.turn, s.held, s.marker)
        to_river(s, s.held)
    elif slips:
        emit(s, Fact.SLIPPED, s.turn, s.held, s.marker)
        to_river(s, s.held)
    else:
        put_on(s, s.marker, s.held)
        if verdict == PLACED:
            emit(s, Fact.STOOD, s.turn, s.held, s.marker, s.heights[s.marker])
    collapse_all(s, fallen, s.turn)


@rule
def stone_settled(s: State, verdict: int, fallen: int, touched: int, slipped: int, posed: int) -> None:
    """The outcome of a placement. `posed`: nature's poses lie in `s.extra`."""
    here = 1 << s.marker
    if s.starting > 0:
        stone_set(s, verdict, fallen)
        if posed == 1:
            write_poses(s)
        go_on_setting(s)
        return
    slips = slipped == 1 and s.slide == OPTIONS.SLIDE_GENTLE
    if slips:
        fallen = fallen & ~here
    lay_down(s, verdict, fallen, slips)
    if posed == 1:
        write_poses(s)
    if fallen & ~here != 0:
        s.spoiled = 1
    if end_if_won(s):
        return
    if verdict in (PLACED, LEANS):
        judge_contact(s, verdict, touched)
    end_turn(s, s.marker_after_fall == OPTIONS.MARKER_AFTER_FALL_MOVES or fallen & here == 0)


@rule
def stack_lifted(s: State, fallen: int, posed: int) -> None:
    """The outcome of taking a top stone (rules 70 to 73): if its stack falls the turn ends at once."""
    seat = s.turn
    source = s.lifting
    s.held = take_off(s, source)
    emit(s, Fact.LIFTED, seat, s.held, source)
    collapse_all(s, fallen, seat)
    if posed == 1:
        write_poses(s)
    if end_if_won(s):
        return
    if (fallen >> source) & 1 == 1:
        end_turn(s, s.marker_after_lift == OPTIONS.MARKER_AFTER_LIFT_MOVES)
        return
    if fallen != 0:
        s.spoiled = 1
    if s.lowered_stack == OPTIONS.LOWERED_STACK_TOKEN_HOME and s.beside[source][seat] > 0:
        s.beside[source][seat] -= 1
        s.tokens[seat] += 1
        emit(s, Fact.CAME_HOME, seat, source, 1)
    if s.physics == OPTIONS.PHYSICS_ON:
        ask(s, HAND, seat)
    else:
        ask(s, FATE, NATURE)


@rule
def settled_in(s: State, question: int, verdict: int, fallen: int, touched: int, slipped: int, posed: int) -> None:
    """Nature's answer, to whichever of the two it was."""
    if question == LIFT:
        stack_lifted(s, fallen, posed)
    else:
        stone_settled(s, verdict, fallen, touched, slipped, posed)
