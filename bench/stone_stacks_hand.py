"""What each part of a hand contributes: python -m bench.stone_stacks_hand [stacks]

The same stacks, tiles and sways for every hand. The careful hand looks at several stones and sides, aims where the
static test finds the largest margin, waits for the calm and lowers slowly; each other hand leaves out one thing. The
careless one leaves out all but the slope: first stone, over the middle, let go in the calm.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import UTC, datetime
from math import cos, pi, sin
from random import Random
from typing import NamedTuple

from riffle.bots.stone_stacks import hand as bot_hand
from riffle.bots.stone_stacks.levels import LEVEL_SETTINGS
from riffle.games.stone_stacks.physics import balance, engine, hand, sway
from riffle.games.stone_stacks.physics.hand import Placement
from riffle.games.stone_stacks.physics.world import World
from riffle.games.stone_stacks.stones import RIVER, of_size
from riffle.lab.interval import interval

HEIGHTS = (2, 3, 4, 5)
BUILDER = LEVEL_SETTINGS["hard"].hand
CAREFUL = bot_hand.Hand(jitter=60, aim=0.8, speed=0, ring=0.35, slope=4)
"""A person with the page's help: sees the plumb line and the patch, and has the slope matched."""
OFF = 0.42  # units: how far off the middle the page's hand comes with a stone


class Case(NamedTuple):
    """A stack to build on, a size to take, and the turn's sway."""

    world: World
    size: int
    sway: int
    seed: int


def built(height: int, seed: int) -> World:
    """A stack so high by the hard bot's hand."""
    rng, world = Random(seed), World()
    for _ in range(60):
        if len(world.stacks[0]) == height:
            break
        found = balance.best(world, 0, rng.choice(world.river))
        if found is None:
            continue
        number, stones = rng.randrange(2**30), len(world.stacks[0])
        size = RIVER[found.placement.stone].size_index
        answer = bot_hand.answer(found.placement, size, number, stones, BUILDER, rng.randrange(2**30))
        outcome = engine.settle(world, hand.aim(world, 0, answer, number))
        if outcome.name == "placed":
            world = outcome.world
    return world


def stones_of(case: Case) -> list[int]:
    """The stones of the size in the river, the broadest first."""
    here = [stone for stone in of_size(("small", "medium", "large")[case.size]) if stone in case.world.river]
    return sorted(here, key=lambda stone: -RIVER[stone].faces[0].margin)


def chosen(case: Case) -> Placement:
    """The best way among five stones."""
    found = [balance.best(case.world, 0, stone) for stone in stones_of(case)[:5]]
    return max(
        (one for one in found if one), key=lambda one: one.margin, default=balance.Candidate(MIDDLE, 0)
    ).placement


def any_stone(case: Case) -> int:
    return Random(case.seed).choice(stones_of(case))


def over_the_middle(case: Case, stone: int) -> Placement:
    """Where nothing is aimed: best side down, over the top stone's middle, laid to its broadest slope."""
    _, tilt_x, tilt_y = balance.seats(case.world, 0)[0]
    return Placement(stone, tilt_x=round(tilt_x * 1000), tilt_y=round(tilt_y * 1000))


def taken_up(case: Case) -> Placement:
    """As the stone comes with the hand: off to some side, turned anyhow, laid to the slope."""
    rng, middle = Random(case.seed), over_the_middle(case, chosen(case).stone)
    way = rng.random() * 2 * pi
    dx, dy = round(1000 * OFF * cos(way)), round(1000 * OFF * sin(way))
    return Placement(middle.stone, 0, rng.randrange(360), dx, dy, middle.tilt_x, middle.tilt_y)


MIDDLE = Placement(0)
HANDS: dict[str, Callable[[Case], tuple[Placement, bot_hand.Hand, bool]]] = {
    "careful": lambda c: (chosen(c), CAREFUL, False),
    "any stone of the size": lambda c: (
        (balance.best(c.world, 0, any_stone(c)) or balance.Candidate(over_the_middle(c, any_stone(c)), 0)).placement,
        CAREFUL,
        False,
    ),
    "small stone": lambda c: (chosen(c._replace(size=0)), CAREFUL, False),
    "large stone": lambda c: (chosen(c._replace(size=2)), CAREFUL, False),
    "never aimed": lambda c: (taken_up(c), CAREFUL, False),
    "over the middle": lambda c: (over_the_middle(c, chosen(c).stone), CAREFUL, False),
    "aim errs by 3 mm": lambda c: (chosen(c), with_(CAREFUL, aim=3.0, slope=1), False),
    "slope not matched": lambda c: (level(chosen(c)), CAREFUL, False),
    "at any moment": lambda c: (chosen(c), CAREFUL, True),
    "fast (2 of 3)": lambda c: (chosen(c), with_(CAREFUL, speed=2), False),
    "fastest (3 of 3)": lambda c: (chosen(c), with_(CAREFUL, speed=3), False),
    "careless": lambda c: (over_the_middle(c, stones_of(c)[-1]), CAREFUL, False),
}


def with_(one: bot_hand.Hand, **changed: float) -> bot_hand.Hand:
    kept = {"jitter": one.jitter, "aim": one.aim, "speed": one.speed, "ring": one.ring, "slope": one.slope}
    return bot_hand.Hand(**{**kept, **changed})  # type: ignore[arg-type]


def level(placement: Placement) -> Placement:
    p = placement
    return Placement(p.stone, p.face, p.yaw, p.dx, p.dy)


def stands(case: Case, intent: Placement, one: bot_hand.Hand, blind: bool) -> bool:
    stones, size = len(case.world.stacks[0]), RIVER[intent.stone].size_index
    answer = bot_hand.answer(intent, size, case.sway, stones, one, case.seed)
    if blind:  # lets go whenever it is down, without a look at the ring and without following the sway
        rng = Random(case.seed)
        release = answer.lift + hand.LOWERING_TICKS[one.speed] + rng.randrange(210)
        by = sway.scale(size, stones, answer.release - answer.lift)
        seen = sway.sway_at(case.sway, answer.release, by, trembling=False)
        dx, dy = round(answer.dx + 1000 * seen.x), round(answer.dy + 1000 * seen.y)
        p = answer
        answer = Placement(p.stone, p.face, p.yaw, dx, dy, p.tilt_x, p.tilt_y, p.speed, p.lift, release)
    return engine.settle(case.world, hand.aim(case.world, 0, answer, case.sway)).name == "placed"


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 8
    rng = Random(77)
    cases = [
        Case(built(height, 100 * height + i), rng.randrange(3), rng.randrange(2**30), rng.randrange(2**30))
        for height in HEIGHTS
        for i in range(count)
    ]
    print(f"## {datetime.now(UTC):%Y-%m-%d}, `python -m bench.stone_stacks_hand {count}`\n")
    print(
        f"| hand | {' | '.join(f'on {height}' for height in HEIGHTS)} | stood in all (95 %) |\n|"
        + " --- |" * (len(HEIGHTS) + 2)
    )
    for name, how in HANDS.items():
        stood = [stands(case, *how(case)) for case in cases]
        cells = [f"{sum(stood[i * count : (i + 1) * count])}/{count}" for i in range(len(HEIGHTS))]
        low, high = interval(sum(stood), len(stood))
        share = f"{100 * sum(stood) / len(stood):.0f} % ({100 * low:.0f}-{100 * high:.0f})"
        print(f"| {name} | {' | '.join(cells)} | {share} |", flush=True)


if __name__ == "__main__":
    main()
