"""River Dragons: reach the village in this one turn. Every program of the hand is tried on every short way there.

The other player has no planks left and stays at home, so only one's own cards count. A way to the village is at most
three steps, as many as the two cards of movement allow; what is missing on it (a stone, planks) has to be laid in time.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise, permutations
from typing import Any, NamedTuple

from riffle.core.declare.chance import below, seed_of
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.match import Match
from riffle.games.river_dragons.board import (
    COLOURS,
    ISLAND_NAMES,
    LENGTHS,
    NEED,
    PAIR_NAMES,
    PAIR_OF,
    SUPPORTS,
    UNIT,
    VILLAGES,
)
from riffle.games.river_dragons.geometry import spans
from riffle.games.river_dragons.planks import SUPPORT_THERE, why_not_bridge
from riffle.games.river_dragons.state import ON_BOARD
from riffle.games.river_dragons.stones import why_not_place

from .challenges import Challenge, NotFoundError, named

OPTIONS: dict[str, Any] = {"turn_limit": 1}
MINE, OTHER = "black", "pink"
GOAL = COLOURS.index(OTHER)
IDLE = "jump plank planks stone stones"
"""The other's program: nothing happens but two stones at the end."""
CARDS = ("stone", "stones", "plank", "planks", "remove", "move", "moves", "dragon_pink")
"""What may help. A Jump has nobody to jump over and throws the pawn into the river."""
PROGRAMS = 9 * 8 * 7 * 6 * 5
FEWEST, MOST = 4, (250, 500)
"""Programs that may reach the village: fewer every other day, which is harder."""
TRIES = 3000


class Way(NamedTuple):
    """A way to the village: its supports from the pawn's plank on, and what is missing on it."""

    supports: tuple[int, ...]
    stone: int  # support that needs a stone, -1: none
    missing: tuple[int, ...]  # steps whose plank has to be laid


def make_village(game: Game, day: int) -> Challenge:
    for number in range(TRIES):
        rng = [seed_of(0x51, day, number)]
        text = composed(rng)
        try:
            s = game.position(text, **OPTIONS).state
        except ValueError:
            continue  # planks that cross, or a stone under one
        found = programs(s)
        if not FEWEST <= len(found) <= MOST[day % 2]:
            continue
        for program, way in sorted(found.items(), key=lambda item: (_late(item[0]), item[0]))[:6]:
            steps = played(game, text, program, way)
            if steps is not None:
                return puzzle(game, day, text, steps, len(found), number + 1)
    raise NotFoundError(f"no way to the village for day {day}")


def puzzle(game: Game, day: int, text: str, steps: list[Step], ways: int, tries: int) -> Challenge:
    reply = " ; ".join([*(f"lay_card {card}" for card in IDLE.split()), "confirm"])
    return Challenge(
        game=game.id,
        day=day,
        kind="village",
        position=text,
        options=OPTIONS,
        seats=2,
        seat=0,
        seed=0,
        replies=[reply],
        answers=60,
        way=[named(game, step) for step in steps],
        choices=[],
        best=1,
        marks=[1, 1, 1],
        bots={},
        difficulty=next((grade for grade, most in ((5, 30), (4, 100), (3, 250), (2, 500)) if ways <= most), 1),
        measured={"programs": ways, "of": PROGRAMS, "tries": tries},
    )


# Making a position --------------------------------------------------------------------------------------------------


def pick(rng: list[int], among: list[int]) -> int:
    return among[below(rng, len(among))]


def reachable(one: int, longest: int = UNIT * LENGTHS[-1]) -> list[int]:
    """Islands that some plank spans from a support."""
    return [other for other in range(VILLAGES, SUPPORTS) if other != one and NEED[PAIR_OF[one][other]] <= longest]


def long_enough(size: int, pair: int) -> bool:
    return UNIT * LENGTHS[size - 1] >= NEED[pair]


def composed(rng: list[int]) -> str:
    """A position with a pawn three steps from its village, some of the way there, and things beside it."""
    middle = pick(rng, reachable(GOAL))
    near = pick(rng, reachable(middle))
    far = pick(rng, [support for support in reachable(near) if support != middle] or [near])
    links = [PAIR_OF[far][near], PAIR_OF[near][middle], PAIR_OF[middle][GOAL]]
    sizes = list(range(1, 7))
    laid: list[str] = []
    there = [0, *([1] if below(rng, 3) == 0 else [2] if below(rng, 3) == 0 else [])]
    for place in there:
        fits = [size for size in sizes if long_enough(size, links[place])]
        if fits:
            size = pick(rng, fits[:2])
            sizes.remove(size)
            laid.append(f"{MINE}{size}:{PAIR_NAMES[links[place]]}")
    stones = {far, near, *([middle] if len(there) > 1 or below(rng, 2) else [])}
    stones |= {pick(rng, list(range(VILLAGES, SUPPORTS))) for _ in range(3 + below(rng, 3))}
    decoys, left = [], list(range(1, 7))
    for _ in range(2):
        one = pick(rng, sorted(stones))
        others = [other for other in sorted(stones) if other != one and PAIR_OF[one][other] not in links]
        near_by = [(size, other) for size in left for other in others if long_enough(size, PAIR_OF[one][other])]
        if near_by:
            size, other = near_by[below(rng, len(near_by))]
            left.remove(size)
            decoys.append(f"{OTHER}{size}:{PAIR_NAMES[PAIR_OF[one][other]]}")
    lost = [f"{OTHER}{size}" for size in left] + [
        f"{MINE}{sizes.pop(below(rng, len(sizes)))}" for _ in range(min(below(rng, 3), len(sizes) - 2))
    ]
    pawn = laid[0].split(":")[0] if laid else MINE
    names = ",".join(sorted(ISLAND_NAMES[stone - VILLAGES] for stone in stones))
    planks = ",".join(laid + decoys)
    return f"pawns={MINE}:{pawn},{OTHER}:{OTHER} first={MINE} stones={names} planks={planks} lost={','.join(lost)}"


# Trying the programs ------------------------------------------------------------------------------------------------


def ways(s: Any) -> list[Way]:
    """Every way of at most three steps, with what is missing on it; ways that cannot be laid are left out."""
    plank = s.pawn[0] - VILLAGES
    if plank < 0:
        return []
    ends = _ends(s.pair[plank])
    found: list[Way] = []
    if GOAL in ends:
        return found  # it is there already
    for near in (end for end in ends if end >= VILLAGES):
        routes = [(near, GOAL), *((near, middle, GOAL) for middle in range(VILLAGES, SUPPORTS) if middle not in ends)]
        for route in routes:
            stone = next((at for at in route[:-1] if s.stone[at - VILLAGES] == 0), -1)
            links = [PAIR_OF[one][other] for one, other in pairwise(route)]
            missing = tuple(step for step, link in enumerate(links) if not _lies(s, link))
            if _can_lay(s, [links[step] for step in missing], stone):
                found.append(Way(route, stone, missing))
    return found


def _ends(pair: int) -> tuple[int, int]:
    names = PAIR_NAMES[pair].split("-")
    every = (*COLOURS, *ISLAND_NAMES)
    return every.index(names[0]), every.index(names[1])


def _lies(s: Any, link: int) -> bool:
    return any(s.holder[plank] == ON_BOARD and s.pair[plank] == link for plank in range(len(s.holder)))


def _can_lay(s: Any, links: list[int], stone: int) -> bool:
    """Whether the rules let planks of the reserve lie on these pairs, once the stone is there."""
    if stone >= 0:
        if why_not_place(s, stone - VILLAGES) != 0:
            return False
        s.stone[stone - VILLAGES] = 1
    able = all(why_not_bridge(s, link) == 0 for link in links) and assigned(s, links) is not None
    if stone >= 0:
        s.stone[stone - VILLAGES] = 0
    return able


def assigned(s: Any, links: list[int]) -> dict[int, int] | None:
    """A plank of the reserve for each pair, the shortest that will do; None if there are not enough."""
    reserve = [plank for plank in range(len(s.holder)) if s.holder[plank] == 0]
    found: dict[int, int] = {}
    for link in sorted(links, key=lambda pair: NEED[pair]):
        plank = next((each for each in reserve if spans(s, each, link)), -1)
        if plank < 0:
            return None
        reserve.remove(plank)
        found[link] = plank
    return found


def programs(s: Any) -> dict[tuple[str, ...], Way]:
    """Every program of five cards that reaches the village, each with a way on which it does."""
    found: dict[tuple[str, ...], Way] = {}
    reserve = sum(holder == 0 for holder in s.holder)
    for way in ways(s):
        if not way.missing and way.stone < 0:
            return {}  # nothing to build: no challenge
        steps = len(way.supports)
        needs = tuple(way.stone in way.supports[step : step + 2] for step in range(steps - 1))
        for program in arriving(steps, needs, way.missing, min(2, reserve - len(way.missing))):
            found.setdefault(program, way)
    return found


@cache
def arriving(steps: int, needs: tuple[bool, ...], missing: tuple[int, ...], spare: int) -> tuple[tuple[str, ...], ...]:
    """The programs that get a pawn along a way of so many steps; `needs` says whose plank waits for the stone."""
    return tuple(each for each in permutations(CARDS, 5) if arrives(each, steps, needs, missing, spare))


def arrives(
    program: tuple[str, ...], steps: int, needs: tuple[bool, ...], missing: tuple[int, ...], spare: int
) -> bool:
    states: set[State] = {(0, int(not any(needs)), missing, spare)}
    for card in program:
        states = {after for state in states for after in _after(card, state, steps, needs)}
        if any(state[0] == steps for state in states):
            return True
    return False


State = tuple[int, int, tuple[int, ...], int]
"""Steps taken, whether the stone lies, steps whose plank is missing, planks to spare."""


def _after(card: str, state: State, last: int, needs: tuple[bool, ...]) -> list[State]:
    at, stone, missing, spare = state
    if card in ("stone", "stones"):
        return [(at, 1, missing, spare)]
    if card in ("plank", "planks"):
        states = [state]
        for _ in range(1 if card == "plank" else 2):
            states = [after for each in states for after in _planked(each, needs)]
        return states
    if card in ("move", "moves"):
        walked = [at + steps for steps in range(1, 2 if card == "move" else 3)]
        # The last step, onto the village, needs no plank of its own: plank i lies between support i and i + 1.
        return [(to, stone, missing, spare) for to in walked if to <= last and not _gap(at, to, missing)]
    return [state]  # the dragon meets an idle card; something beside the way can be removed


def _gap(at: int, to: int, missing: tuple[int, ...]) -> bool:
    return any(step in missing for step in range(at, to))


def _planked(state: State, needs: tuple[bool, ...]) -> list[State]:
    at, stone, missing, spare = state
    found: list[State] = [(at, stone, missing, spare - 1)] if spare > 0 or not missing else []
    found += [
        (at, stone, tuple(each for each in missing if each != step), spare)
        for step in missing
        if stone or not needs[step]
    ]
    return found


def _late(program: tuple[str, ...]) -> int:
    """Programs in which the cards of movement come early are shown first: what follows does not matter."""
    return max(program.index(card) for card in ("move", "moves") if card in program)


# Playing one through ------------------------------------------------------------------------------------------------


def played(game: Game, text: str, program: tuple[str, ...], way: Way) -> list[Step] | None:
    """The answers with which a program reaches the village, by the rules; None if it does not."""
    match = Match(game, 2, OPTIONS)
    match.position = game.position(text, **OPTIONS)
    steps = [game.action(f"lay_card {card}") for card in program] + [game.action("confirm")]
    given = [Step(action.code) for action in steps]
    match.answer(0, given)
    match.answer(1, [f"lay_card {card}" for card in IDLE.split()] + ["confirm"])
    plan = assigned(match.position.state, _links(way))
    while not match.over and plan is not None:
        (seat,) = match.question.waiting
        if seat == 1:
            match.fallback(1)
            continue
        code = _next(game, match, way, plan)
        if code < 0:
            return None
        given.append(Step(code))
        match.answer(0, given[-1])
    arrived = match.result is not None and match.result.winners == (0,)
    return given if arrived else None


def _links(way: Way) -> list[int]:
    return [PAIR_OF[way.supports[step]][way.supports[step + 1]] for step in way.missing]


def _next(game: Game, match: Match, way: Way, plan: dict[int, int]) -> int:
    """What to answer now on the way: what is missing first, then something that does no harm."""
    s, codes = match.state, match.position.codes(0)
    part = {code: next(iter(game.actions.parts(code).values()), -1) for code in codes}
    missing = [link for link in _links(way) if not _lies(s, link)]
    match match.question.kind:
        case "place_stone":
            wanted = [code for code in codes if part[code] == way.stone - VILLAGES and s.stone[part[code]] == 0]
            return wanted[0] if wanted else next((code for code in codes if _keeps(s, part[code], missing)), -1)
        case "take_plank":
            ready = [plan[link] for link in missing if why_not_bridge(s, link) == 0]
            spare = [part[code] for code in codes if part[code] not in plan.values()]
            wanted = ready or spare or [part[codes[0]]]
            return next((code for code in codes if part[code] == wanted[0]), -1)
        case "lay_plank":
            wanted = [code for code in codes if part[code] in missing and plan[part[code]] == s.taken]
            return wanted[0] if wanted else next((code for code in codes if part[code] not in missing), -1)
        case "remove":
            used = {plank for plank in range(len(s.holder)) if s.holder[plank] == ON_BOARD and _on(s, plank, way)}
            return next((code for code in codes if _removable(game, code, part[code], used, way)), -1)
        case "move" | "step":
            return _step(s, codes, part, way)
        case _:
            return -1


def _keeps(s: Any, island: int, missing: list[int]) -> bool:
    """Whether a stone there leaves the pairs that are still to be bridged free."""
    s.stone[island] = 1
    free = all(why_not_bridge(s, link) in (0, SUPPORT_THERE) for link in missing)
    s.stone[island] = 0
    return free


def _on(s: Any, plank: int, way: Way) -> bool:
    return bool(set(_ends(s.pair[plank])) & set(way.supports))


def _removable(game: Game, code: int, what: int, used: set[int], way: Way) -> bool:
    if game.actions.spec(code).name == "remove_plank":
        return what not in used
    return VILLAGES + what not in way.supports


def _step(s: Any, codes: list[int], part: dict[int, int], way: Way) -> int:
    """One step along the way, into the village if it is beside; a second step is declined where none leads on."""
    if GOAL in part.values():
        return next(code for code in codes if part[code] == GOAL)
    here = set(_ends(s.pair[s.pawn[0] - VILLAGES])) if s.pawn[0] >= VILLAGES else set()
    links = [PAIR_OF[one][other] for one, other in pairwise(way.supports)]
    at = next((step for step, link in enumerate(links) if set(_ends(link)) == here), -1)
    for code in codes:
        to = part[code]
        if to >= VILLAGES and at + 1 < len(links) and s.pair[to - VILLAGES] == links[at + 1]:
            return code
    return next((code for code in codes if part[code] == -1), -1)
