"""Write what the page's test of balance is held against: python -m tests.stone_stacks.make_balance"""

import json
from pathlib import Path
from random import Random
from typing import Any

from riffle.games.stone_stacks.physics import balance, engine, hand
from riffle.games.stone_stacks.physics.world import World

FILE = Path(__file__).with_name("balance.json")


def case(seed: int) -> dict[str, Any]:
    """A stack of up to five stones laid without sway, its margins, and the best way found for one more stone."""
    rng, world, stack = Random(seed), World(), seed % 6
    for _ in range(seed % 6):
        found = balance.candidates(world, stack, rng.choice(world.river))
        outcome = engine.settle(world, hand.laid(world, stack, found[0].placement)) if found else None
        if outcome and outcome.name == "placed":
            world = outcome.world
    stone = rng.choice(world.river)
    found = balance.candidates(world, stack, stone)
    return {
        "stack": stack,
        "pile": [[placed.stone, *placed.pos, *placed.quat] for placed in world.stacks[stack]],
        "margins": [round(margin, 6) for margin in balance.margins(world.stacks[stack], stack)],
        "stone": stone,
        "best": round(found[0].margin, 6) if found else None,
    }


def cases() -> list[dict[str, Any]]:
    return [case(seed) for seed in range(12)]


if __name__ == "__main__":
    FILE.write_text("[\n" + ",\n".join(json.dumps(one) for one in cases()) + "\n]\n", encoding="utf-8")
