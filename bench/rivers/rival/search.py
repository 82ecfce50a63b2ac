"""The game-tree search: alpha-beta with a transposition table, null moves, and late moves searched less deep.

It does and undoes turns on one state of its own (a copy of what the bot sees); the ring of positions in it is only
read. `room.stop`, set from another thread, or `room.limit` ends it at any node.
"""

from __future__ import annotations

from typing import Any

from riffle.core.declare.rule import rule, template
from riffle.games.stones_and_rivers.actions import Action
from riffle.games.stones_and_rivers.board import CELLS, LOCKS, MEN, POINTS, SQUARE_TO_MOVE, STONE
from riffle.games.stones_and_rivers.options import OPTIONS
from riffle.games.stones_and_rivers.state import RING

from .roads import evaluate
from .room import (
    ACTION,
    AT,
    BEST,
    CHOSEN,
    CONTEMPT,
    DEEPEST,
    DEPTH,
    FLOOR,
    HIGH,
    HISTORY,
    LAST_TOP,
    LESS,
    LOW,
    MAY_PASS,
    PIECE,
    SCORED,
    SENT,
    STAGE,
    TOP,
    UNTIL,
)

# Of the game that is played, filled when the search is bound to it.
GOAL: Any = None
WINS: Any = None
list_piece: Any = None
make: Any = None
unmake: Any = None

MATE = 30000
SURE = MATE - 200
"""Scores beyond this are a won game in so many plies."""
EXACT, AT_LEAST, AT_MOST = 1, 2, 3
UNSETTLED = 1 << 20
DESCEND, TRY_NEXT = (1 << 20) + 1, (1 << 20) + 2
"""What to do next, where a worth would stand otherwise."""
PASSED, SCOUT, WHOLE = 1, 2, 3
"""How an answer is tried: a null move, with a narrow window, with the whole one."""


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
    if s.repetition == OPTIONS.REPETITION_ON and ply <= 3:
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
def road(r: Any, seat: int, point: int) -> int:
    """The worth of a piece of that seat on a point, as the roads lie now."""
    d = r.dist[seat][point]
    if d < 0:
        return r.weights[SCORED]
    return r.weights[d] if d > 0 else r.weights[SCORED]


@rule
def slot_of(action: int) -> int:
    """Where an answer stands in the history table; two may share a place, which does little harm."""
    return ((action * 40503) >> 5) & (HISTORY - 1)


@rule
def gain(s: Any, r: Any, action: int) -> int:
    """What an answer promises at first sight: shorter roads for oneself, longer ones for the other."""
    side = s.turn
    origin = Action.part(action, 0)
    kind = Action.kind(action)
    if kind == Action.MOVE:
        to = Action.part(action, 1)
        more = road(r, side, to) - road(r, side, origin)
        if s.cells[origin] & 3 != STONE:
            more = more >> 1
        return more + (8 if r.dist[1 - side][to] <= 2 else 0)
    if kind == Action.SEND:
        onto = Action.part(action, 1)
        owner = s.cells[onto] >> 2
        more = road(r, owner, Action.part(action, 2)) - road(r, owner, onto)
        return more if owner == side else -more
    if GOAL[CELLS * (2 * s.board + s.circle) + origin] == 1 + side:
        return r.weights[SCORED] if s.cells[origin] & 3 != STONE else -r.weights[SCORED]
    return -4


@rule
def weigh(s: Any, r: Any, top: int, until: int, first: int, ply: int) -> None:
    """How much each answer is liked: the table's first, then by gain, killers and history."""
    for i in range(top, until):
        action = r.moves[i]
        if action == first:
            r.liking[i] = 1 << 28
        else:
            liking = 256 * gain(s, r, action) + r.history[s.turn][slot_of(action)]
            if action == r.killers[ply][0] or action == r.killers[ply][1]:
                liking += 12000
            r.liking[i] = liking


@rule
def pick(r: Any, at: int, until: int) -> int:
    """Bring the best liked of the remaining answers to `at`."""
    best = at
    for i in range(at + 1, until):
        if r.liking[i] > r.liking[best]:
            best = i
    action = r.moves[best]
    r.moves[best] = r.moves[at]
    r.moves[at] = action
    liking = r.liking[best]
    r.liking[best] = r.liking[at]
    r.liking[at] = liking
    return action


@rule
def remember(r: Any, seat: int, action: int, depth: int, ply: int) -> None:
    """An answer cut the search short: try it early elsewhere too."""
    if r.killers[ply][0] != action:
        r.killers[ply][1] = r.killers[ply][0]
        r.killers[ply][0] = action
    slot = slot_of(action)
    r.history[seat][slot] += depth * depth * 16
    if r.history[seat][slot] > 20000:
        for i in range(len(r.history[seat])):
            r.history[seat][i] = r.history[seat][i] >> 1


@rule
def result(s: Any, ply: int) -> int:
    """Of the position after a turn, for the side that made it: won, lost (by a gift), or 0 when the game goes on."""
    if s.scored[s.turn] >= WINS[s.board]:
        return MATE - ply - 1
    if s.scored[1 - s.turn] >= WINS[s.board]:
        return -(MATE - ply - 1)
    return 0


@rule
def reduction(depth: int, tried: int, promise: int) -> int:
    """How much less deep a late answer is searched at first."""
    if depth < 2 or tried < 3 or promise > 40 * 256:
        return 0
    less = 1
    if tried >= 12:
        less += 1
    if tried >= 40 and depth >= 4:
        less += 1
    return less if less < depth else depth - 1


@rule
def most_tried(depth: int) -> int:
    """How many answers are tried so near the leaves."""
    if depth == 1:
        return 24
    if depth == 2:
        return 48
    return 1 << 20


@rule
def known(s: Any, tt: Any, depth: int, low: int, high: int, ply: int) -> int:
    """The score kept for this position if it is deep enough and settles the matter, else UNSETTLED."""
    kept = tt[s.hash & (len(tt) - 1)]
    if kept[0] != s.lock or kept[3] >> 2 < depth:
        return UNSETTLED
    bound = kept[3] & 3
    score = kept[2]
    if score > SURE:
        score -= ply
    elif score < -SURE:
        score += ply
    if bound == EXACT or (bound == AT_LEAST and score >= high) or (bound == AT_MOST and score <= low):
        return score
    return UNSETTLED


@rule
def keep(s: Any, tt: Any, depth: int, score: int, action: int, bound: int, ply: int) -> None:
    """Keep what was found. Won games are kept as so many plies from here, not from the root."""
    kept = tt[s.hash & (len(tt) - 1)]
    if score > SURE:
        score += ply
    elif score < -SURE:
        score -= ply
    kept[0] = s.lock
    kept[1] = action
    kept[2] = score
    kept[3] = 4 * depth + bound


@rule
def first_to_try(s: Any, r: Any, tt: Any, ply: int) -> int:
    kept = tt[s.hash & (len(tt) - 1)]
    if ply == 0 and r.first >= 0:
        return r.first
    return kept[1] if kept[0] == s.lock and kept[3] != 0 else -1


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
def enter(s: Any, r: Any, tt: Any, ply: int) -> int:
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
    now = evaluate(s, r, 1 if inner else 0)
    if ply > 0 and WINS[s.board] - s.scored[s.turn] == 1 and r.near[s.turn] > 0:
        return MATE - ply - 1  # a stone steps home and wins: no need to try it
    if not inner:
        return now
    f[UNTIL] = list_all(s, r, f[TOP])
    weigh(s, r, f[TOP], f[UNTIL], first_to_try(s, r, tt, ply), ply)
    f[FLOOR] = f[LOW]
    f[BEST] = -MATE
    f[CHOSEN] = -1
    f[AT] = f[TOP] - 1
    if f[MAY_PASS] == 1 and f[DEPTH] >= 3 and now >= f[HIGH] and f[HIGH] < SURE and f[HIGH] > -SURE:
        f[STAGE] = PASSED
        pass_turn(s)
        return ask_child(r, ply, f[DEPTH] - 3, -f[HIGH], 1 - f[HIGH], 0)
    return TRY_NEXT


@rule
def try_next(s: Any, r: Any, tt: Any, ply: int) -> int:
    """Try the next answer: DESCEND into it, or TRY_NEXT if it ended the game, or the worth when all are tried."""
    f = r.frames[ply]
    f[AT] += 1
    tried = f[AT] - f[TOP]
    most = most_tried(f[DEPTH]) if ply > 0 and f[LOW] > -SURE else f[UNTIL]
    if f[FLOOR] >= f[HIGH] or f[AT] >= f[UNTIL] or tried >= most:
        bound = EXACT
        if f[BEST] >= f[HIGH]:
            bound = AT_LEAST
        elif f[BEST] <= f[LOW]:
            bound = AT_MOST
        keep(s, tt, f[DEPTH], f[BEST], f[CHOSEN], bound, ply)
        return f[BEST]
    action = pick(r, f[AT], f[UNTIL])
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
    f[LESS] = reduction(f[DEPTH], tried, r.liking[f[AT]])
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
def iterate(states: Any, rooms: Any, tt: Any, depth: int) -> int:
    """One iteration from the root: its worth for the side to move; the best answer is in `best`."""
    s = states[0]
    r = rooms[0]
    set_lock(s)
    r.aborted = 0
    r.best = -1
    r.frames[0][DEPTH] = depth
    r.frames[0][LOW] = -MATE
    r.frames[0][HIGH] = MATE
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
            step = enter(s, r, tt, ply)
        elif step == TRY_NEXT:
            step = try_next(s, r, tt, ply)
        elif ply == 0:
            return step
        else:
            ply -= 1
            step = come_back(s, r, ply, -step)
        if step == DESCEND:
            ply += 1
