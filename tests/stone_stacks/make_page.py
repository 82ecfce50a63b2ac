"""Write what the page's own sway, column and hand are held against: python -m tests.stone_stacks.make_page"""

import json
from pathlib import Path
from random import Random
from typing import Any

from riffle.games.stone_stacks.physics import balance, engine, hand, sway
from riffle.games.stone_stacks.physics.column import first_met, solid
from riffle.games.stone_stacks.physics.world import World
from riffle.games.stone_stacks.stones import RIVER

FILE = Path(__file__).with_name("page.json")


def sways() -> list[dict[str, Any]]:
    """A number, a tick and a scale; how open the ring is, and where the hand is off its aim."""
    rng, found = Random(1), []
    for _ in range(8):
        number, tick = rng.randrange(2**32), rng.randrange(2760)
        size, stones, held, steadiness = rng.randrange(3), rng.randrange(8), rng.randrange(600), rng.randrange(60, 141)
        by = sway.scale(size, stones, held, steadiness)
        off = sway.sway_at(number, tick, by)
        found.append(
            {
                "number": number, "tick": tick, "of": [size, stones, held, steadiness], "scale": by,
                "breath": sway.breath(number, tick), "off": [off.x, off.y, off.tilt_x, off.tilt_y],
            }
        )  # fmt: skip
    return found


def columns() -> list[dict[str, Any]]:
    """A stack, a stone over it at the height of the sky, and how far down it goes; and the hand's heights."""
    rng, found = Random(2), []
    for seed in range(8):
        world, stack = World(), seed % 6
        for _ in range(seed % 4):
            way = balance.best(world, stack, rng.choice(world.river))
            outcome = engine.settle(world, hand.laid(world, stack, way.placement)) if way else None
            if outcome and outcome.name == "placed":
                world = outcome.world
        stone, yaw = rng.choice(world.river), rng.randrange(360)
        dx, dy, tilt = rng.randrange(-300, 300), rng.randrange(-300, 300), rng.randrange(-200, 200)
        quat = hand.attitude(stone, 0, yaw, tilt / 1000, 0.0)
        x, y = hand.anchor(world, stack)
        at = (x + dx / 1000, y + dy / 1000, hand.SKY)
        found.append(
            {
                "stack": stack, "stone": stone, "yaw": yaw, "dx": dx, "dy": dy, "tilt_x": tilt,
                "pile": [[placed.stone, *placed.pos, *placed.quat] for placed in world.stacks[stack]],
                "way": first_met(world, solid(RIVER[stone], at, quat))[0],
            }
        )  # fmt: skip
    return found


def fixture() -> dict[str, Any]:
    return {"sway": sways(), "column": columns(), "lowering": list(hand.LOWERING), "hover": hand.HOVER}


if __name__ == "__main__":
    FILE.write_text(json.dumps(fixture(), indent=1) + "\n", encoding="utf-8")
