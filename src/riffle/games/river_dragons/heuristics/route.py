"""The way a quick player sees to its village: fewest stones, planks and steps with the planks it has.

Supports are places, planks (laid, or meant to be laid out of the reserve) are the lines between them. A reserve never
holds two planks of one size, so what is used up is a set of sizes, and the search is exact over (support, set).
Where a plank is missing altogether the way goes on at a price: it would have to be taken from the board first.
"""

from __future__ import annotations

from riffle.core.declare.rule import buffer, rule

from ..board import (
    ISLANDS,
    LENGTH,
    PAIR_COUNT,
    PAIR_ONE,
    PAIR_OTHER,
    PLANKS,
    SIZES,
    SUPPORTS,
    VILLAGES,
)
from ..geometry import crosses, exact_gap, over_stone, over_village, support_x, support_y
from ..options import OPTIONS
from ..planks import pair_at, pair_count
from ..removal import pawn_on
from ..state import ON_BOARD, WAY, State
from .spots import clear_spots, eye_of, find_spots

UNIT = 100
"""What one stone, one plank or one step costs; a card brings one or two of them."""
STEAL = 260
BLOCKED = 50
TIGHT = 25
FAR = 100000
SETS = 1 << SIZES
AROUND = 40
BUCKET, BUCKETS = 20, 300
"""The search takes places up in order of cost, 20 at a time; a way dearer than 6000 is no way."""


@rule
def seen_gap(s: State, pair: int) -> int:
    """What a plank on the pair would have to span, stones or places for stones, as this player judges it."""
    exact = exact_gap(s, pair)
    eye = pair if s.side == OPTIONS.SIDE_ISLANDS else eye_of(s, pair)
    return exact + exact * s.eye[eye] // 10000


@rule
def may_bridge(s: State, pair: int) -> bool:
    """Whether a plank could lie there once the stones are there: room on both supports, nothing in between."""
    one = PAIR_ONE[pair]
    other = PAIR_OTHER[pair]
    if s.carried[one] >= 3 or s.carried[other] >= 3:
        return False
    for plank in range(PLANKS):
        if s.holder[plank] == ON_BOARD and crosses(s, pair, s.pair[plank]):
            return False
    clear = True
    for stone in range(ISLANDS):
        if s.stone[stone] == 1 and over_stone(s, pair, stone):
            clear = False
    for village in range(VILLAGES):
        if over_village(s, pair, village):
            clear = False
    return clear


@rule
def find_links(s: State, link: list[int], gaps: list[int], laid: list[int]) -> int:
    """Every pair that carries a plank or could: its gap, and the plank on it or -1; how many there are."""
    longest = LENGTH[s.short_game][SIZES - 1]
    n = 0
    for plank in range(PLANKS):
        if s.holder[plank] == ON_BOARD:
            link[n] = s.pair[plank]
            gaps[n] = 0
            laid[n] = plank
            n += 1
    bridged = n
    for index in range(pair_count(s)):
        pair = pair_at(s, index)
        if PAIR_OTHER[pair] < VILLAGES:
            continue
        span = seen_gap(s, pair)
        if span > longest or not may_bridge(s, pair):
            continue
        taken = False
        for i in range(bridged):
            if link[i] == pair:
                taken = True
        if not taken:
            link[n] = pair
            gaps[n] = span
            laid[n] = -1
            n += 1
    return n


@rule
def way_hash(s: State, seat: int) -> int:
    """A number that changes when anything the way depends on does."""
    h = seat + 1
    for other in range(s.seats):
        h = (h * 31 + s.pawn[other]) % 2000003
    for plank in range(PLANKS):
        h = (h * 37 + s.holder[plank] * 600 + s.pair[plank] + 1) % 2000003
    for stone in range(ISLANDS):
        h = (h * 41 + s.stone[stone] * 7 + s.stone_x[stone] + 30000) % 2000003
    return h + 1


@rule
def price_of(s: State, seat: int, laid: int, to: int) -> int:
    """What it costs to set a stone if need be, and to step on the plank (and off it, into a village)."""
    price = UNIT
    if laid >= 0:
        other = pawn_on(s, laid)
        if other >= 0 and other != seat:
            price += BLOCKED
    if to < VILLAGES or s.stone[to - VILLAGES] == 0:
        price += UNIT
    return price


@rule
def plan(s: State, seat: int) -> int:
    """Find the seat's way anew unless nothing has changed, and keep it in the state's working room; what it costs."""
    key = way_hash(s, seat)
    if s.way_key[seat] == key:
        return s.way_cost[seat]
    s.way_key[seat] = key
    link = buffer(PAIR_COUNT)
    gaps = buffer(PAIR_COUNT)
    laid = buffer(PAIR_COUNT)
    if s.side == OPTIONS.SIDE_WATER:
        find_spots(s, seat)
    links = find_links(s, link, gaps, laid)
    degree = buffer(SUPPORTS)
    around = buffer(SUPPORTS * AROUND)
    for i in range(links):
        one = PAIR_ONE[link[i]]
        other = PAIR_OTHER[link[i]]
        if degree[one] < AROUND and degree[other] < AROUND:
            around[one * AROUND + degree[one]] = i
            around[other * AROUND + degree[other]] = i
            degree[one] += 1
            degree[other] += 1
    cost = buffer(SUPPORTS * SETS)
    came = buffer(SUPPORTS * SETS)
    used = buffer(SUPPORTS * SETS)
    search(s, seat, link, gaps, laid, degree, around, cost, came, used)
    price = keep_way(s, seat, cost, came, used)
    if s.side == OPTIONS.SIDE_WATER:
        clear_spots(s)
    return price


@rule
def count_hops(goal: int, link: list[int], degree: list[int], around: list[int], hops: list[int]) -> None:
    """How many planks every support is away from the goal at least."""
    queue = buffer(SUPPORTS)
    for support in range(SUPPORTS):
        hops[support] = SUPPORTS
    hops[goal] = 0
    queue[0] = goal
    head = 0
    tail = 1
    while head < tail:
        node: int = 0 + queue[head]
        head += 1
        for k in range(degree[node]):
            pair = link[around[node * AROUND + k]]
            to: int = PAIR_ONE[pair] + PAIR_OTHER[pair] - node
            if hops[to] == SUPPORTS:
                hops[to] = hops[node] + 1
                queue[tail] = to
                tail += 1


@rule
def put_in(pool: list[int], heads: list[int], at: int, estimate: int) -> None:
    """Queue a place under what the whole way over it costs at least. pool[0] counts; entries are (place, next)."""
    entry = 0 + pool[0]
    bucket = estimate // BUCKET
    if entry + 2 < len(pool) and bucket < len(heads):
        pool[entry] = at
        pool[entry + 1] = heads[bucket]
        heads[bucket] = entry
        pool[0] = entry + 2


@rule
def begin_search(s: State, seat: int, hops: list[int], cost: list[int], pool: list[int], heads: list[int]) -> None:
    """From the pawn's village, or from both ends of its plank."""
    pool[0] = 2
    here = 0 + s.pawn[seat]
    for end in range(2):
        start = here
        price = 0
        if here >= VILLAGES:
            pair = s.pair[here - VILLAGES]
            start = 0 + (PAIR_ONE[pair] if end == 0 else PAIR_OTHER[pair])
            price = UNIT if start < VILLAGES else 0
        if price < cost[start * SETS]:
            cost[start * SETS] = price
            put_in(pool, heads, start * SETS, price + UNIT * hops[start])


@rule
def search(
    s: State,
    seat: int,
    link: list[int],
    gaps: list[int],
    laid: list[int],
    degree: list[int],
    around: list[int],
    cost: list[int],
    came: list[int],
    used: list[int],
) -> None:
    """Spread from where the pawn is, cheapest whole way first. `used` keeps the plank of the last stretch."""
    have = buffer(SIZES)
    for size in range(SIZES):
        have[size] = -1
    for plank in range(PLANKS):
        if s.holder[plank] == seat:
            have[plank % SIZES] = plank
    for at in range(SUPPORTS * SETS):
        cost[at] = FAR
        came[at] = -1
    goal = (s.colour[seat] + 3) % VILLAGES
    hops = buffer(SUPPORTS)
    count_hops(goal, link, degree, around, hops)
    pool = buffer(16384)
    heads = buffer(BUCKETS)
    begin_search(s, seat, hops, cost, pool, heads)
    best = FAR
    for bucket in range(BUCKETS):
        if bucket * BUCKET >= best:
            return
        while heads[bucket] > 0:
            entry = 0 + heads[bucket]
            heads[bucket] = pool[entry + 1]
            at = 0 + pool[entry]
            node: int = at // SETS
            if node == goal or (cost[at] + UNIT * hops[node]) // BUCKET != bucket:
                continue
            for k in range(degree[node]):
                i = 0 + around[node * AROUND + k]
                if laid[i] < 0 or s.pawn[seat] != VILLAGES + laid[i]:
                    best = cross(
                        s, seat, at, i, goal, best, link, gaps, laid, have, hops, cost, came, used, pool, heads
                    )


@rule
def cross(
    s: State,
    seat: int,
    at: int,
    i: int,
    goal: int,
    best: int,
    link: list[int],
    gaps: list[int],
    laid: list[int],
    have: list[int],
    hops: list[int],
    cost: list[int],
    came: list[int],
    used: list[int],
    pool: list[int],
    heads: list[int],
) -> int:
    """Go on over link i with the plank that lies there, or with each that could; the cheapest whole way so far."""
    to: int = PAIR_ONE[link[i]] + PAIR_OTHER[link[i]] - at // SETS
    base = cost[at] + price_of(s, seat, laid[i], to)
    for size in range(-1, SIZES):
        price = base
        goes = to * SETS + at % SETS
        plank = -1
        if laid[i] >= 0:
            plank = 0 + laid[i]
        elif size < 0:
            price += UNIT + STEAL
        else:
            length = LENGTH[s.short_game][size]
            if have[size] < 0 or (at >> size) & 1 == 1 or length < gaps[i]:
                continue
            price += UNIT + 2 * size + (TIGHT if length * 100 < gaps[i] * 104 else 0)
            plank = 0 + have[size]
            goes += 1 << size
        if price < cost[goes] and price + UNIT * hops[to] < best:
            cost[goes] = price
            came[goes] = at
            used[goes] = plank
            put_in(pool, heads, goes, price + UNIT * hops[to])
            if to == goal:
                best = price
        if laid[i] >= 0:
            return best
    return best


@rule
def keep_way(s: State, seat: int, cost: list[int], came: list[int], used: list[int]) -> int:
    """Walk back from the goal and write the way down."""
    goal = (s.colour[seat] + 3) % VILLAGES
    last = goal * SETS
    for spent in range(SETS):
        if cost[goal * SETS + spent] < cost[last]:
            last = goal * SETS + spent
    s.way_length[seat] = 0
    s.way_cost[seat] = cost[last]
    if cost[last] >= FAR:
        s.way[seat][0] = -1
        return FAR
    length = 0
    at = last
    while came[at] >= 0:
        length += 1
        at = 0 + came[at]
    if length >= WAY:
        s.way[seat][0] = -1
        return FAR
    s.way_length[seat] = length
    s.way[seat][0] = at // SETS
    at = last
    for i in range(length):
        s.way[seat][length - i] = at // SETS
        s.way_plank[seat][length - i - 1] = used[at]
        at = 0 + came[at]
    for i in range(length + 1):
        s.way_x[seat][i] = support_x(s, 0 + s.way[seat][i])
        s.way_y[seat][i] = support_y(s, 0 + s.way[seat][i])
    return cost[last]
