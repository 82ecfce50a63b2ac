"""What a quick player prefers: it follows its own way (see route.py) and lays the program that gets farthest."""

from __future__ import annotations

from riffle.core.declare.rule import buffer, rule

from ..actions import CARD_COUNT, DRAGON, Action
from ..board import PAIR_ONE, PAIR_OTHER, SIZES, VILLAGES
from ..geometry import gap, length_of
from ..movement import why_not_move
from ..planks import support_there
from ..state import JUMP, LAY_PLANK, MOVE, ON_BOARD, PLACE_STONE, PROGRAM, REMOVE, SLOTS, STEP, TAKE_PLANK, State
from ..stones import find_water, why_not_drop
from .outline import BARRED, OUTLINE, YIELD_UNTIL, YIELDS, outline
from .programs import best_program
from .route import plan

# Choices inside an action --------------------------------------------------------------------------------------------


@rule
def prefer_stone(s: State, seat: int, stone: int) -> int:
    """The first stone missing on the way, then the next; elsewhere where it helps nobody much."""
    for i in range(s.way_length[seat]):
        if s.way[seat][i + 1] == VILLAGES + stone and s.stone[stone] == 0:
            return 100 - i
    return 0


@rule
def aim_at(s: State, x: int, y: int) -> None:
    s.aim[0] = x
    s.aim[1] = y
    s.aimed = 1


@rule
def aim_between(s: State, seat: int) -> bool:
    """Expert side: into the middle of a gap that a rival is about to bridge, so that no plank may lie there."""
    for other in range(s.seats):
        if other == seat:
            continue
        plan(s, other)
        for i in range(s.way_length[other]):
            plank = s.way_plank[other][i]
            if (plank < 0 or s.holder[plank] != ON_BOARD) and edge_ready(s, other, i):
                x = (s.way_x[other][i] + s.way_x[other][i + 1]) // 2
                y = (s.way_y[other][i] + s.way_y[other][i + 1]) // 2
                if why_not_drop(s, x, y) == 0 and not on_edge(s, seat, 0 + s.way[other][i], 0 + s.way[other][i + 1]):
                    aim_at(s, x, y)
                    return True
    return False


@rule
def on_edge(s: State, seat: int, one: int, other: int) -> bool:
    """Whether the seat's own way goes between these two."""
    for i in range(s.way_length[seat]):
        a = s.way[seat][i]
        b = s.way[seat][i + 1]
        if (a == one and b == other) or (a == other and b == one):
            return True
    return False


@rule
def prefer_drop(s: State, seat: int) -> int:
    """Expert side: choose the place of the first stone missing on the way; else one that is in a rival's."""
    for i in range(s.way_length[seat]):
        support = s.way[seat][i + 1]
        if support >= VILLAGES and s.stone[support - VILLAGES] == 0:
            aim_at(s, 0 + s.way_x[seat][i + 1], 0 + s.way_y[seat][i + 1])
            return 1
    if not aim_between(s, seat) and find_water(s):
        aim_at(s, 0 + s.extra[0], 0 + s.extra[1])
    return 0


@rule
def on_way(s: State, seat: int, plank: int) -> int:
    """The place of a plank on the seat's way, or -1."""
    for i in range(s.way_length[seat]):
        if s.way_plank[seat][i] == plank:
            return i
    return -1


@rule
def edge_ready(s: State, seat: int, i: int) -> bool:
    return support_there(s, 0 + s.way[seat][i]) and support_there(s, 0 + s.way[seat][i + 1])


@rule
def prefer_take(s: State, seat: int, plank: int) -> int:
    """The plank meant for the first gap whose stones lie; else one that is not needed."""
    place = on_way(s, seat, plank)
    if place < 0:
        return 50 - plank % SIZES
    if edge_ready(s, seat, place):
        return 100 - place
    return place


@rule
def prefer_lay(s: State, seat: int, pair: int) -> int:
    """Where it was meant to go; else the first gap of the way it seems to span; else anywhere it seems to fit."""
    room = length_of(s, 0 + s.taken) - gap(s, pair)
    for i in range(s.way_length[seat]):
        one = s.way[seat][i]
        other = s.way[seat][i + 1]
        if PAIR_ONE[pair] == min(one, other) and PAIR_OTHER[pair] == max(one, other):
            if s.way_plank[seat][i] == s.taken:
                return 20000
            if room >= 0:
                return 15000 - i
    if room >= 0:
        # Harmless: away from the supports the way still needs.
        return 10000 - 500 * (needs_support(s, seat, PAIR_ONE[pair]) + needs_support(s, seat, PAIR_OTHER[pair]))
    return room


@rule
def needs_support(s: State, seat: int, support: int) -> int:
    for i in range(s.way_length[seat] + 1):
        if s.way[seat][i] == support:
            return 1
    return 0


@rule
def unblocks(s: State, seat: int, plank: int) -> int:
    """Without any way to go on: planks that fill up a support, most of all at the goal or where the pawn is."""
    if s.way[seat][0] >= 0:
        return 0
    one: int = PAIR_ONE[s.pair[plank]]
    other: int = PAIR_OTHER[s.pair[plank]]
    worth = 30 * ((s.carried[one] + 1) // 4 + (s.carried[other] + 1) // 4)
    if one == (s.colour[seat] + 3) % VILLAGES or one == s.pawn[seat]:
        worth += 60
    return worth


@rule
def prefer_remove(s: State, seat: int, action: int) -> int:
    """A plank that a rival is about to use, or one of a size the reserve lacks; never one of the own way."""
    if Action.kind(action) == Action.REMOVE_STONE:
        stone = Action.part(action, 0)
        worth = -80 * needs_support(s, seat, VILLAGES + stone)
        for other in range(s.seats):
            if other != seat and plan(s, other) < 900:
                worth += 12 * needs_support(s, other, VILLAGES + stone)
        return worth
    plank = Action.part(action, 0)
    if on_way(s, seat, plank) >= 0:
        return -200
    worth = 15 + unblocks(s, seat, plank)
    for i in range(s.way_length[seat]):
        if s.way_plank[seat][i] < 0:
            worth = 60 + plank % SIZES
    for other in range(s.seats):
        if other != seat:
            cost = plan(s, other)
            place = on_way(s, other, plank)
            if place >= 0:
                worth += 20 + max(0, 1500 - cost) // 20 - 3 * place
    return worth


@rule
def next_space(s: State, seat: int) -> int:
    """Where the way leads next, or -1 if that is not a space yet."""
    start = 0 + s.way[seat][0]
    if start >= 0 and start < VILLAGES and s.pawn[seat] >= VILLAGES:
        return start
    if s.way_length[seat] == 0 or s.way_plank[seat][0] < 0 or s.holder[s.way_plank[seat][0]] != ON_BOARD:
        return -1
    return VILLAGES + s.way_plank[seat][0]


@rule
def prefer_space(s: State, seat: int, to: int) -> int:
    """How near the goal a pawn would be on that space."""
    here = s.pawn[seat]
    if to == (s.colour[seat] + 3) % VILLAGES:
        return 1000000
    s.pawn[seat] = to
    cost = plan(s, seat)
    s.pawn[seat] = here
    return -cost


@rule
def prefer_move(s: State, seat: int, to: int) -> int:
    """Along the way; only where that is barred are the other spaces weighed."""
    plan(s, seat)
    ahead = next_space(s, seat)
    if ahead >= 0 and why_not_move(s, seat, ahead) == 0:
        return 1 if ahead == to else 0
    return prefer_space(s, seat, to)


@rule
def prefer_step(s: State, seat: int, action: int) -> int:
    """A second step is taken if it follows the way, and not otherwise."""
    if Action.kind(action) == Action.STOP:
        return 1
    plan(s, seat)
    return 2 if next_space(s, seat) == Action.part(action, 0) else 0


# Programs ------------------------------------------------------------------------------------------------------------


@rule
def best_ending(s: State, seat: int, o: list[int], card: int, dragon: int) -> int:
    """The most a program is worth on paper that goes on with `card`."""
    laid = buffer(SLOTS)
    slot = 0
    while slot < SLOTS and s.program[seat][slot] > 0:
        laid[slot] = s.program[seat][slot] - 1
        slot += 1
    if slot == SLOTS:
        return 0
    laid[slot] = card
    return best_program(o, laid, slot + 1, dragon, buffer(CARD_COUNT), buffer(SLOTS))


@rule
def dragon_for(s: State, seat: int) -> int:
    """The dragon of the rival who is nearest to his goal."""
    best = -1
    nearest = 1000000
    for other in range(s.seats):
        if other != seat:
            cost = plan(s, other)
            if cost < nearest:
                nearest = cost
                best = s.colour[other]
    return DRAGON + best


@rule
def prefer_card(s: State, seat: int, card: int) -> int:
    o = buffer(OUTLINE)
    outline(s, seat, o)
    # Of two pawns face to face the first player's jumps; the other lets it pass. Both jumping would bar both again.
    o[YIELDS] = YIELD_UNTIL if o[BARRED] > 0 and s.first != seat else 0
    dragon = dragon_for(s, seat)
    if card >= DRAGON and card != dragon:
        return -5000
    return best_ending(s, seat, o, card, dragon) // 10


@rule
def prefer(s: State, seat: int, action: int) -> int:
    """How much a quick player prefers a legal answer."""
    if s.question < PROGRAM:
        return 0
    kind = Action.kind(action)
    if s.question == PROGRAM:
        return prefer_card(s, seat, Action.part(action, 0)) if kind == Action.LAY_CARD else 0
    if s.question == STEP:
        return prefer_step(s, seat, action)
    if s.question == MOVE:
        return prefer_move(s, seat, Action.part(action, 0))
    if s.question == JUMP:
        return prefer_space(s, seat, Action.part(action, 1))
    plan(s, seat)
    if s.question == PLACE_STONE:
        return prefer_stone(s, seat, Action.part(action, 0)) if kind == Action.PLACE else prefer_drop(s, seat)
    if s.question == TAKE_PLANK:
        return prefer_take(s, seat, Action.part(action, 0))
    if s.question == LAY_PLANK:
        return prefer_lay(s, seat, Action.part(action, 0))
    if s.question == REMOVE:
        return prefer_remove(s, seat, action)
    return 0
