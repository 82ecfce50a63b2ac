"""A program on paper: how far five cards bring a player along its way if nobody interferes.

The way is a pipeline: stones in order, planks once their stones lie, steps once their planks lie. `outline` writes
down what is missing; `play_card` plays one card on it. Rivals, dragons and real laying are left to a real search.
"""

from __future__ import annotations

from riffle.core.declare.rule import rule

from ..actions import DRAGON, JUMP_CARD, MOVE_CARD, MOVES, PLANK, REMOVE_CARD, STONES, TWO_PLANKS
from ..board import PLANKS, VILLAGES
from ..planks import support_there
from ..removal import pawn_on
from ..state import ON_BOARD, State
from .route import FAR, plan

# Cells of an outline: totals, then for each missing plank the stones it waits for (-1: a plank that must be taken from
# the board first), then for each step the planks it waits for. BARRED is 1 + the step where another pawn stands now;
# YIELDS is the place of the program from which that pawn is expected to have jumped over, 0 if it is we who jump.
STONES_MISSING, PLANKS_MISSING, STEPS, AT_HOME, STUCK_AT_HOME, GHOSTS, BARRED, YIELDS, RESERVE = range(9)
PLANK_WAITS, STEP_WAITS = 10, 30
OUTLINE = 50
YIELD_UNTIL = 2
# Cells of a position on paper.
PLACED, LAID, WALKED, WORTH, ASTRAY, HELD = range(6)
PAPER = 6

PROGRESS = 100
WASTED_PLANK = 170
WASTED_STEP = 160
FALL = 700
ARRIVAL = 5000


@rule
def outline(s: State, seat: int, o: list[int]) -> int:
    """Write down what the seat's way still lacks; what the way costs."""
    cost = plan(s, seat)
    for i in range(OUTLINE):
        o[i] = 0
    if cost >= FAR:
        # Barred on all sides: only taking something away can open a way.
        o[GHOSTS] = 1
    here = s.pawn[seat]
    o[AT_HOME] = 1 if here == s.colour[seat] else 0
    o[STUCK_AT_HOME] = 1 if o[AT_HOME] == 1 and s.carried[s.colour[seat]] == 0 else 0
    start = s.way[seat][0]
    if start >= 0 and start < VILLAGES and here >= VILLAGES:
        o[STEPS] = 1
    stones = 0
    planks = 0
    for i in range(s.way_length[seat]):
        if not support_there(s, 0 + s.way[seat][i + 1]):
            stones += 1
        plank = s.way_plank[seat][i]
        if plank < 0 or s.holder[plank] != ON_BOARD:
            o[PLANK_WAITS + planks] = stones if plank >= 0 else -1
            o[GHOSTS] += 1 if plank < 0 else 0
            planks += 1
        elif o[BARRED] == 0 and o[STEPS] < 3 and pawn_on(s, 0 + plank) >= 0:
            o[BARRED] = o[STEPS] + 1
        o[STEP_WAITS + o[STEPS]] = planks
        o[STEPS] += 1
        if s.way[seat][i + 1] < VILLAGES:
            o[STEP_WAITS + o[STEPS]] = planks
            o[STEPS] += 1
    for plank in range(PLANKS):
        o[RESERVE] += 1 if s.holder[plank] == seat else 0
    o[STONES_MISSING] = stones
    o[PLANKS_MISSING] = planks
    return cost


@rule
def step_on_paper(o: list[int], p: list[int], at: int, slot: int, first: bool) -> bool:
    """One step along the way, if the plank for it lies free; a first step that cannot be taken costs ground."""
    barred = p[at + WALKED] + 1 == o[BARRED]
    free = not barred or (o[YIELDS] > 0 and slot >= o[YIELDS])
    if free and p[at + WALKED] < o[STEPS] and o[STEP_WAITS + p[at + WALKED]] <= p[at + LAID]:
        p[at + WALKED] += 1
        p[at + WORTH] += PROGRESS
        if p[at + WALKED] == o[STEPS]:
            p[at + WORTH] += ARRIVAL
        return True
    if first and not (p[at + WALKED] == 0 and o[STUCK_AT_HOME] == 1 and p[at + LAID] == 0):
        p[at + WORTH] -= WASTED_STEP
        p[at + ASTRAY] = 1
    return False


@rule
def jump_on_paper(o: list[int], p: list[int], at: int) -> None:
    """Over the pawn in the way, if there is one and the plank behind it lies; at home a jump is a pass; else a fall."""
    beyond = p[at + WALKED] + 1
    if p[at + ASTRAY] == 0 and beyond == o[BARRED] and beyond < o[STEPS] and o[STEP_WAITS + beyond] <= p[at + LAID]:
        p[at + WALKED] += 2
        p[at + WORTH] += 2 * PROGRESS + (ARRIVAL if p[at + WALKED] == o[STEPS] else 0)
    elif o[AT_HOME] == 0 or p[at + WALKED] > 0:
        p[at + WORTH] -= FALL


@rule
def plank_on_paper(o: list[int], p: list[int], at: int) -> None:
    if p[at + LAID] < o[PLANKS_MISSING]:
        waits = o[PLANK_WAITS + p[at + LAID]]
        if waits >= 0 and waits <= p[at + PLACED]:
            p[at + LAID] += 1
            p[at + HELD] += 1
            p[at + WORTH] += PROGRESS
            return
    if p[at + HELD] < o[RESERVE]:
        p[at + HELD] += 1
        p[at + WORTH] -= WASTED_PLANK


@rule
def play_card(o: list[int], p: list[int], at: int, card: int, slot: int) -> None:
    """Play a card on paper at position p[at:at + PAPER]; later slots count a little less."""
    before = p[at + WORTH]
    done = o[STEPS] > 0 and p[at + WALKED] == o[STEPS]
    if done:
        return
    if card <= STONES:
        for _ in range(1 + card):
            if p[at + PLACED] < o[STONES_MISSING]:
                p[at + PLACED] += 1
                p[at + WORTH] += PROGRESS
            else:
                p[at + WORTH] -= 10
    elif card in (PLANK, TWO_PLANKS):
        for _ in range(card - PLANK + 1):
            plank_on_paper(o, p, at)
    elif card == MOVE_CARD:
        step_on_paper(o, p, at, slot, True)
    elif card == MOVES:
        if step_on_paper(o, p, at, slot, True):
            step_on_paper(o, p, at, slot, False)
    elif card == JUMP_CARD:
        jump_on_paper(o, p, at)
    elif card == REMOVE_CARD:
        p[at + WORTH] += 120 if o[GHOSTS] > 0 else 15
    elif card >= DRAGON:
        # Whoever waits to be jumped over must not stop that very jump.
        p[at + WORTH] += 35 if slot >= o[YIELDS] else -60
    if p[at + WORTH] > before:
        p[at + WORTH] += 4 - slot
