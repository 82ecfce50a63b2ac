"""How right, how still, how quick and how hard the stones are.

python bench/stacking.py [--write] [stacks]     all of it; --write stores it in bench/stacking.md; the hard hand builds
                                                `stacks` stacks for the curve (default 60)
python bench/stacking.py curve hard 300 7       one hand's curve from 300 stacks and seed 7, with 95 % intervals
python bench/stacking.py full 200               settling on a full board, 200 placements
python bench/stacking.py truth                  the toppling cases and the stillness of stacks alone
"""

import sys
import time
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.stone_stacks import share
from bench.toppling import cases, stayed
from riffle.bots.stone_stacks import hand as bot_hand
from riffle.bots.stone_stacks.levels import LEVEL_SETTINGS
from riffle.games.stone_stacks.physics import balance, engine, hand
from riffle.games.stone_stacks.physics.scene import ENGINE, PHYSICS_VERSION
from riffle.games.stone_stacks.physics.sway import AMPLITUDE
from riffle.games.stone_stacks.physics.world import World
from riffle.games.stone_stacks.stones import RIVER, SIZES, STACKS

TARGET = (99, 96, 90, 82, 72, 62, 52, 45)
FULL = (7, 3, 6, 4, 5, 3)
SIDES = {"inside": "inside yet fell", "outside": "outside yet stayed"}


def toppling() -> list[str]:
    """Wrong verdicts among 80 stones laid near the edge of balance, margins 0.008 to 0.06."""
    wrong = Counter()
    count = Counter()
    for one in cases(80):
        outcome = engine.settle(one.world, one.release)
        side = "inside" if one.margin > 0 else "outside"
        count[side] += 1
        wrong[side] += stayed(one, outcome) != (one.margin > 0)
        wrong["not at rest"] += not outcome.at_rest
    told = ", ".join(f"{what} {wrong[side]}/{count[side]}" for side, what in SIDES.items())
    return [f"| toppling, 80 cases, margins 0.008-0.06 | {told}, not at rest {wrong['not at rest']} |"]


def choice(world: World, stack: int, rng: Random, stones: int) -> balance.Candidate | None:
    """The best of a few stones of a random size, as a tile would give it."""
    pool: list[int] = []
    while not pool:
        size = rng.choice(SIZES)
        pool = [i for i in world.river if RIVER[i].size == size]
    ways = [balance.best(world, stack, stone) for stone in rng.sample(pool, min(stones, len(pool)))]
    return max((way for way in ways if way), key=lambda way: way.margin, default=None)


def built(heights: tuple[int, ...], seed: int) -> World:
    """A board with stacks of these heights, laid without sway."""
    rng, world = Random(seed), World()
    for stack, height in enumerate(heights):
        tries = 0
        while len(world.stacks[stack]) < height and tries < 60:
            tries += 1
            best = choice(world, stack, rng, 4)
            outcome = engine.settle(world, hand.laid(world, stack, best.placement)) if best else None
            if outcome and outcome.name == "placed" and not outcome.fallen:
                world = outcome.world
    return world


def stillness() -> list[str]:
    """Drift of a stack of seven kept awake for 60 simulated seconds, rebuilt cold from its numbers."""
    drifts = []
    for seed in range(4):
        world = built((7, 0, 0, 0, 0, 0), seed)
        board = engine._Board([(0, placed) for placed in world.stacks[0]], {0})
        board.model.opt.enableflags &= ~engine.SLEEP_FLAG
        before = board.poses()
        engine.mujoco.mj_step(board.model, board.data, nstep=60 * 240)
        pairs = zip(before, board.poses(), strict=True)
        drifts.append((len(before), max(abs(a - b) for (p, _), (q, _) in pairs for a, b in zip(p, q, strict=True))))
    told = ", ".join(f"{drift:.5f} ({height} high)" for height, drift in drifts)
    return [f"| drift in 60 s awake, cold start, units | {told} |"]


def answered(world: World, stack: int, rng: Random, level: str):
    """A bot's release and the outcome with its times."""
    best = choice(world, stack, rng, 4)
    if not best:
        return None
    sway = rng.randrange(2**32)
    answer = bot_hand.answer(
        best.placement,
        RIVER[best.placement.stone].size_index,
        sway,
        len(world.stacks[stack]),
        LEVEL_SETTINGS[level].hand,
        rng.randrange(2**32),
    )
    wall, cpu = time.perf_counter(), time.process_time()
    outcome = engine.settle(world, hand.aim(world, stack, answer, sway))
    return outcome, (time.perf_counter() - wall) * 1000, (time.process_time() - cpu) * 1000


def full_board(placements: int = 120) -> list[str]:
    """Time of aim and settle together with a stone on each stack of a full board in turn."""
    world, rng = built(FULL, 11), Random(12)
    walls, cpus, names, sizes = [], [], Counter(), []
    for n in range(placements):
        done = answered(world, n % STACKS, rng, "hard")
        if done:
            outcome, wall, cpu = done
            walls.append(wall)
            cpus.append(cpu)
            names[outcome.name] += 1
            sizes.append((outcome.name, len(outcome.trajectory)))
    stays = [n for name, n in sizes if name == "placed"] or [0]
    falls = [n for name, n in sizes if name == "fell"] or [0]
    stones = sum(len(stack) for stack in world.stacks)
    return [
        f"| full board ({stones} stones), {len(walls)} placements ({dict(names)}): wall ms | {spread(walls)} |",
        f"| the same, processor ms | {spread(cpus)} |",
        f"| trajectory bytes, mean | stays {sum(stays) // len(stays)}, falls {sum(falls) // len(falls)} |",
    ]


def spread(values: list[float]) -> str:
    order = sorted(values)
    median, p95, p99 = (order[len(order) * share // 100] for share in (50, 95, 99))
    return f"median {median:.0f}, p95 {p95:.0f}, p99 {p99:.0f}, largest {order[-1]:.0f}"


def curve(level: str, stacks: int, seed: int = 5) -> list[str]:
    """How often the n-th stone of a stack is a success for a bot's hand that takes the best of four stones of a
    random size."""
    tried, good, why = Counter(), Counter(), Counter()
    for n in range(stacks):
        rng, world, height = Random(seed * 1_000_003 + n), World(), 1
        while height <= len(TARGET):
            tried[height] += 1
            done = answered(world, n % STACKS, rng, level)
            outcome = done[0] if done else None
            if outcome is None or outcome.name != "placed" or outcome.touched:
                why["no place" if outcome is None else "touched" if outcome.touched else outcome.name] += 1
                break
            good[height] += 1
            world, height = outcome.world, height + 1
    cells = " / ".join(f"{share(good[h], tried[h])} of {tried[h]}" for h in sorted(tried))
    told = f"{level} hand, {stacks} stacks, seed {seed}: stone 1 / 2 / ... stood (95 %); failures {dict(why)}"
    return [f"| {told} | {cells} |"]


def rows(stacks: int) -> Iterator[str]:
    yield from toppling()
    yield from stillness()
    yield from full_board()
    yield from curve("hard", stacks)
    for level in ("easy", "normal", "expert"):
        yield from curve(level, max(10, stacks // 4))


def main() -> None:
    if sys.argv[1:2] == ["curve"]:
        print("\n".join(curve(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))))
        return
    if sys.argv[1:2] == ["full"]:
        print("\n".join(full_board(int(sys.argv[2]))))
        return
    if sys.argv[1:2] == ["truth"]:
        print("\n".join([*toppling(), *stillness()]))
        return
    stacks = next((int(a) for a in sys.argv[1:] if a.isdigit()), 60)
    lines = [
        f"## {datetime.now(UTC):%Y-%m-%d}, mujoco {ENGINE}, physics version {PHYSICS_VERSION}, sway x{AMPLITUDE}",
        "",
        f"Command: `python bench/stacking.py {stacks}`. Wanted of the hard hand: {TARGET} %.",
        "",
        "| what | measured |",
        "| --- | --- |",
    ]
    print("\n".join(lines), flush=True)
    for row in rows(stacks):
        print(row, flush=True)
        lines.append(row)
    if "--write" in sys.argv:
        path = Path(__file__).with_suffix(".md")
        old = path.read_text() if path.exists() else "# Stone stacks: physics measured\n"
        path.write_text(old + "\n" + "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
