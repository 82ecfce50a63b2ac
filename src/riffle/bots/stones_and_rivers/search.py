"""The game-tree search: alpha-beta with a transposition table, null moves, and late moves searched less deep.

It does and undoes turns on one state of its own (a copy of what the bot sees); the ring of positions in it is only
read. `room.stop`, set from another thread, or `room.limit` ends it at any node.
"""

from __future__ import annotations

from typing import Any

from riffle.core.declare.rule import UNBOUND, rule, template
from riffle.games.stones_and_rivers.actions import Action
from riffle.games.stones_and_rivers.board import LOCKS, MEN, POINTS, SQUARE_TO_MOVE
from riffle.games.stones_and_rivers.state import RING

from .bits import open_points
from .net import fill_units, follow_turn, net_worth
from .ordering import FIRST_OF_ALL, forget, pick, remember, weigh
from .pruning import good_enough, hopeless, most_tried, reduction, threatened
from .roads import evaluate
from .search_state import (
    ACTION,
    AT,
    BEST,
    CHOSEN,
    CONTEMPT,
    DEEPEST,
    DEPTH,
    FIRST,
    FLOOR,
    HIGH,
    HINTS,
    LAST_TOP,
    LESS,
    LISTED,
    LOW,
    MALUS,
    MATE,
    MAY_PASS,
    NOISE,
    NOW,
    PASSED,
    PASSING,
    PIECE,
    SCOUT,
    SENT,
    STAGE,
    SURE,
    TOP,
    UNTIL,
    WHOLE,
)
from .transpositions import AT_LEAST, AT_MOST, EXACT, UNSETTLED, first_to_try, keep, known
from .wins import brings_last_home

# Of the game that is played, filled when the search is bound to it.
WINS = UNBOUND
list_piece = make = unmake = UNBOUND

DESCEND, TRY_NEXT = (1 << 20) + 1, (1 << 20) + 2
"""What to do next, where a worth would stand otherwise."""


@rule
def set_lock(s: Any) -> None:
    """The second hash of the root; from here on it is kept in step."""
    s.lock = 0
    for point in range(POINTS):
        if s.cells[point] > 0:
            s.lock ^= LOCKS[8 * point + s.cells[point]]


@rule
def pass_turn(s: Any) -> None:
    s.turn = 1 - s.turn
    s.hash ^= SQUARE_TO_MOVE


@rule
def seen_before(s: Any, r: Any, ply: int) -> bool:
    """Whether this position was on the way here, or (near the root) in the game so far."""
    at = ply - 2
    while at >= 0:
        if r.path[at] == s.hash:
            return True
        at -= 2
    if ply <= 3:  # where a repetition does not end the game it still leads nowhere
        known = s.ply + 1 if s.ply + 1 < RING else RING
        for i in range(known):
            if s.ring[i] == s.hash:
                return True
    return False


@rule
def list_all(s: Any, r: Any, top: int) -> int:
    """All answers of the side to move, on the stack from `top` on; where they end."""
    n = top
    for i in range(MEN):
        point = s.men[s.turn][i]
        if point >= POINTS:
            break
        n = list_piece(s, point, r.moves, n)
    return n


@rule
def can_be_given(s: Any, r: Any, top: int, action: int) -> bool:
    """Whether an answer that the table names is one here: two positions may share a place and a lock in it."""
    point = Action.part(action, 0)
    if s.cells[point] <= 0 or s.cells[point] >> 2 != s.turn:
        return False
    until = list_piece(s, point, r.moves, top)
    found = False
    for i in range(top, until):
        found = found or r.moves[i] == action
    return found


@rule
def list_rest(s: Any, r: Any, ply: int) -> None:
    """The first answer did not settle it: list all, in the order in which they are to be tried, the first one first."""
    f = r.frames[ply]
    evaluate(s, r, 1)
    f[LISTED] = 1
    f[UNTIL] = list_all(s, r, f[TOP])
    weigh(s, r, f[TOP], f[UNTIL], f[FIRST], ply)
    if f[FIRST] >= 0:
        pick(r, f[TOP], f[UNTIL])


@rule
def result(s: Any, ply: int) -> int:
    """Of the position after a turn, for the side that made it: won, lost (by a gift), or 0 when the game goes on."""
    if s.scored[s.turn] >= WINS[s.board]:
        return MATE - ply - 1
    if s.scored[1 - s.turn] >= WINS[s.board]:
        return -(MATE - ply - 1)
    return 0


@rule
def ask_child(r: Any, ply: int, depth: int, low: int, high: int, may_pass: int) -> int:
    """Lay out the question to the next ply; its answers will stand on the stack behind those of this one."""
    child = r.frames[ply + 1]
    child[DEPTH] = depth
    child[LOW] = low
    child[HIGH] = high
    child[TOP] = r.frames[ply][UNTIL]
    child[MAY_PASS] = may_pass
    return DESCEND


@rule
def wins_now(s: Any, r: Any) -> bool:
    """Whether the last stone goes home with this turn, by itself or sent: no need to try it. After `evaluate`."""
    return WINS[s.board] - s.scored[s.turn] == 1 and (r.near[s.turn] > 0 or brings_last_home(s, r))


@template
def sees_a_win(states: Any, rooms: Any) -> bool:
    """Whether a leaf of the search would know that the side to move wins with this turn."""
    open_points(states[0], rooms[0])
    evaluate(states[0], rooms[0], 0)
    return wins_now(states[0], rooms[0])


@rule
def last_stone(s: Any) -> bool:
    """Whether one stone more wins, for either side."""
    return WINS[s.board] - s.scored[0] == 1 or WINS[s.board] - s.scored[1] == 1


@rule
def judge(s: Any, r: Any, net: Any, ply: int) -> int:
    """The worth of a ply's position for the side to move; roads are found wherever they count or the end is near."""
    worth = 0
    if r.judged == 0 or r.share > 0 or last_stone(s):
        worth = evaluate(s, r, 0)
    if r.judged == 1:
        if ply == 0:
            fill_units(s, r, net, ply)
        else:
            follow_turn(s, r, net, ply)
        worth = ((worth * r.share) >> 4) + net_worth(s, r, net, ply)
    if r.weights[NOISE] > 0:
        mixed = ((s.hash ^ r.seed) * 40503) & 0x7FFFFFFF
        worth += (mixed >> 8) % (2 * r.weights[NOISE] + 1) - r.weights[NOISE]
    return worth


@rule
def enter(s: Any, r: Any, tt: Any, net: Any, ply: int) -> int:
    """Begin with the position of a ply: its worth if that is plain, else DESCEND (after a null move) or TRY_NEXT."""
    f = r.frames[ply]
    r.path[ply] = s.hash
    if ply > 0 and (ply >= r.plies_left or seen_before(s, r, ply)):
        return r.weights[CONTEMPT] if ply & 1 == 1 else -r.weights[CONTEMPT]
    inner = f[DEPTH] > 0 and ply < DEEPEST and f[TOP] <= LAST_TOP
    if ply > 0 and inner:
        score = known(s, tt, f[DEPTH], f[LOW], f[HIGH], ply)
        if score != UNSETTLED:
            return score
    now = judge(s, r, net, ply)
    if ply > 0 and wins_now(s, r):
        return MATE - ply - 1
    f[NOW] = now
    if threatened(s, r, ply):
        inner = True
        f[DEPTH] = 1
    if not inner or good_enough(s, r, ply):
        return now
    first = first_to_try(s, r, tt, ply)
    if first >= 0 and not can_be_given(s, r, f[TOP], first):
        first = -1
    if r.pruning[HINTS] > 0 and first < 0 and f[DEPTH] >= r.pruning[HINTS] and ply > 0:
        f[DEPTH] -= 1  # nothing known to begin with: the next iteration will have it
    f[FIRST] = first
    f[LISTED] = 0
    f[UNTIL] = f[TOP]
    if first >= 0:
        r.moves[f[TOP]] = first
        r.priority[f[TOP]] = FIRST_OF_ALL
        f[UNTIL] += 1
    f[FLOOR] = f[LOW]
    f[BEST] = -MATE
    f[CHOSEN] = -1
    f[AT] = f[TOP] - 1
    if f[MAY_PASS] == 1 and f[DEPTH] >= 3 and now >= f[HIGH] and f[HIGH] < SURE and f[HIGH] > -SURE:
        f[STAGE] = PASSED
        pass_turn(s)
        less = 3 + (f[DEPTH] // 4 if r.pruning[PASSING] > 0 else 0)
        return ask_child(r, ply, f[DEPTH] - less, -f[HIGH], 1 - f[HIGH], 0)
    return TRY_NEXT


@rule
def try_next(s: Any, r: Any, tt: Any, ply: int) -> int:
    """Try the next answer: DESCEND into it, or TRY_NEXT if it ended the game, or the worth when all are tried."""
    f = r.frames[ply]
    f[AT] += 1
    tried = f[AT] - f[TOP]
    if f[AT] >= f[UNTIL] and f[LISTED] == 0 and f[FLOOR] < f[HIGH]:
        list_rest(s, r, ply)
    most = most_tried(r, f[DEPTH]) if ply > 0 and f[LOW] > -SURE else f[UNTIL]
    over = f[FLOOR] >= f[HIGH] or f[AT] >= f[UNTIL] or tried >= most
    action = -1
    if not over:
        action = pick(r, f[AT], f[UNTIL])
        over = hopeless(r, ply, tried)
    if over:
        bound = EXACT
        if f[BEST] >= f[HIGH]:
            bound = AT_LEAST
        elif f[BEST] <= f[LOW]:
            bound = AT_MOST
        keep(s, tt, f[DEPTH], f[BEST], f[CHOSEN], bound, ply)
        return f[BEST]
    f[ACTION] = action
    f[PIECE] = s.cells[Action.part(action, 0)]
    f[SENT] = s.cells[Action.part(action, 1)] if Action.kind(action) == Action.SEND else 0
    make(s, action)
    score = result(s, ply)
    if score != 0:
        accept(s, r, ply, score)
        return TRY_NEXT
    pass_turn(s)
    if tried == 0:
        f[STAGE] = WHOLE
        return ask_child(r, ply, f[DEPTH] - 1, -f[HIGH], -f[FLOOR], 1)
    f[LESS] = reduction(r, f[DEPTH], tried, r.priority[f[AT]])
    f[STAGE] = SCOUT
    return ask_child(r, ply, f[DEPTH] - 1 - f[LESS], -f[FLOOR] - 1, -f[FLOOR], 1)


@rule
def accept(s: Any, r: Any, ply: int, score: int) -> None:
    """The answer being tried is worth `score`: take it back and remember the best."""
    f = r.frames[ply]
    unmake(s, f[ACTION], f[PIECE], f[SENT])
    if score > f[BEST]:
        f[BEST] = score
        f[CHOSEN] = f[ACTION]
    if score > f[FLOOR]:
        f[FLOOR] = score
        if ply == 0:
            r.best = f[ACTION]
            r.best_score = score
        if score >= f[HIGH]:
            remember(r, s.turn, f[ACTION], f[DEPTH], ply)
            if r.pruning[MALUS] > 0:
                forget(r, s.turn, f[TOP], f[AT], f[DEPTH])


@rule
def come_back(s: Any, r: Any, ply: int, score: int) -> int:
    """The next ply answered: look closer if a scouted answer is better than thought, else go on with the next one."""
    f = r.frames[ply]
    if f[STAGE] == PASSED:
        pass_turn(s)
        return f[HIGH] if score >= f[HIGH] else TRY_NEXT
    if f[STAGE] == SCOUT and score > f[FLOOR]:
        if f[LESS] > 0:
            f[LESS] = 0
            return ask_child(r, ply, f[DEPTH] - 1, -f[FLOOR] - 1, -f[FLOOR], 1)
        if score < f[HIGH]:
            f[STAGE] = WHOLE
            return ask_child(r, ply, f[DEPTH] - 1, -f[HIGH], -f[FLOOR], 1)
    pass_turn(s)
    accept(s, r, ply, score)
    return TRY_NEXT


@template
def iterate(states: Any, rooms: Any, tt: Any, net: Any, depth: int) -> int:
    """One iteration from the root: its worth for the side to move; the best answer is in `best`.

    Outside the window from `low` to `high` the worth is only a bound, and below it no answer is named.
    """
    s = states[0]
    r = rooms[0]
    set_lock(s)
    open_points(s, r)
    r.aborted = 0
    r.best = -1
    r.frames[0][DEPTH] = depth
    r.frames[0][LOW] = r.low
    r.frames[0][HIGH] = r.high
    r.frames[0][TOP] = 0
    r.frames[0][MAY_PASS] = 0
    ply = 0
    step = DESCEND
    while True:
        if step == DESCEND:
            r.nodes += 1
            if r.nodes >= r.limit or r.stop != 0:
                r.aborted = 1
                return 0
            step = enter(s, r, tt, net, ply)
        elif step == TRY_NEXT:
            step = try_next(s, r, tt, ply)
        elif ply == 0:
            return step
        else:
            ply -= 1
            step = come_back(s, r, ply, -step)
        if step == DESCEND:
            ply += 1
