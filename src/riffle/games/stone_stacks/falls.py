"""Falls and tokens ("Pistemerkkien kotiutus", "Korkeat pinot"): who scores, what a success brings, who has won."""

from __future__ import annotations

from riffle.core.declare.facts import emit
from riffle.core.declare.question import end
from riffle.core.declare.rule import rule, table

from .actions import Fact
from .options import OPTIONS, TARGETS
from .state import POSE, TARGET_REACHED, State
from .tiles import STACKS, STONES

REWARD: list[int] = table([0, 1, 1, 1, 2, 3, 4])
"""Tokens for the stone of each height, the sixth and all above alike (rule 34)."""
TARGET: list[int] = table(TARGETS)


@rule
def points(s: State, seat: int) -> int:
    """Golden tokens and five-point tokens (rules 61 and 36)."""
    return s.gold[seat] + 5 * s.fives[seat]


@rule
def reward(height: int) -> int:
    return REWARD[min(height, len(REWARD) - 1)]


@rule
def to_river(s: State, stone: int) -> None:
    s.stack_of[stone] = -1
    s.height_of[stone] = 0
    for i in range(POSE):
        s.pose[stone][i] = 0


@rule
def top_stone(s: State, stack: int) -> int:
    """The uppermost stone of a stack, -1 if only the base stone is there."""
    for stone in range(STONES):
        if s.stack_of[stone] == stack and s.height_of[stone] == s.heights[stack] - 1:
            return stone
    return -1


@rule
def take_off(s: State, stack: int) -> int:
    """Take the top stone off a stack; which it was."""
    stone = top_stone(s, stack)
    to_river(s, stone)
    s.heights[stack] -= 1
    if s.heights[stack] == 0:
        s.peak[stack] = 0
    return stone


@rule
def put_on(s: State, stack: int, stone: int) -> None:
    s.stack_of[stone] = stack
    s.height_of[stone] = s.heights[stack]
    s.heights[stack] += 1
    s.peak[stack] = max(s.peak[stack], s.heights[stack])


@rule
def collapse(s: State, stack: int, causer: int, stays: bool) -> None:
    """Rules 60 to 62: the stones go to the river, and everyone's tokens there turn to gold but those of the causer.

    These go home in colour or, with `stays`, remain beside the place. A fall of the alternative start is nobody's: -1.
    """
    emit(s, Fact.FELL, stack, s.heights[stack])
    for stone in range(STONES):
        if s.stack_of[stone] == stack:
            to_river(s, stone)
    s.heights[stack] = 0
    s.peak[stack] = 0
    for seat in range(s.seats):
        count = s.beside[stack][seat]
        if count > 0:
            if seat != causer:
                s.beside[stack][seat] = 0
                s.gold[seat] += count
                emit(s, Fact.SCORED, seat, stack, count, points(s, seat))
            elif stays:
                emit(s, Fact.STAYED, seat, stack, count)
            else:
                s.beside[stack][seat] = 0
                s.tokens[seat] += count
                emit(s, Fact.CAME_HOME, seat, stack, count)


@rule
def collapse_all(s: State, fallen: int, causer: int) -> None:
    """Every stack whose bit is set falls in the turn of `causer` (rule 63)."""
    for stack in range(STACKS):
        if (fallen >> stack) & 1 == 1:
            collapse(s, stack, causer, s.toppler_tokens == OPTIONS.TOPPLER_TOKENS_STAY)


@rule
def exchange(s: State, seat: int, wanted: int) -> None:
    """Rule 36: short of tokens, five golden ones become a five-point token as long as there are any."""
    while s.tokens[seat] < wanted and s.gold[seat] >= 5 and s.fives_left > 0:
        s.gold[seat] -= 5
        s.tokens[seat] += 5
        s.fives[seat] += 1
        s.fives_left -= 1
        emit(s, Fact.EXCHANGED, seat, points(s, seat))


@rule
def place_tokens(s: State, seat: int, stack: int) -> None:
    """Rules 33 to 37: tokens beside the stack by the height of the new stone, as many as are left if too few."""
    height = s.heights[stack]
    if s.height == OPTIONS.HEIGHT_HIGHEST:
        height = s.peak[stack]
    wanted = reward(height)
    exchange(s, seat, wanted)
    count = min(wanted, s.tokens[seat])
    s.tokens[seat] -= count
    s.beside[stack][seat] += count
    emit(s, Fact.TOKENS, seat, stack, count, height)


@rule
def on_board(s: State, seat: int) -> int:
    """A player's tokens beside all stacks."""
    total = 0
    for stack in range(STACKS):
        total += s.beside[stack][seat]
    return total


@rule
def end_if_won(s: State) -> bool:
    """Rules 80 and 81: somebody has reached the target once the whole fall is scored; the game ends at once."""
    for seat in range(s.seats):
        if points(s, seat) >= TARGET[s.target]:
            emit(s, Fact.OVER, TARGET_REACHED)
            end(s, TARGET_REACHED)
            return True
    return False


@rule
def winner(s: State, seat: int) -> int:
    """Rule 82: most points, then most tokens beside stacks, then shared."""
    if s.ended == 0:
        return 0
    mine = 100 * points(s, seat) + on_board(s, seat)
    for other in range(s.seats):
        if 100 * points(s, other) + on_board(s, other) > mine:
            return 0
    return 1


@rule
def steadiness(s: State, seat: int) -> int:
    """The handicap of a seat in percent (rule 45)."""
    if seat == 0:
        return s.steadiness_1
    if seat == 1:
        return s.steadiness_2
    if seat == 2:
        return s.steadiness_3
    return s.steadiness_4
