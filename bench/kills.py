"""kill -9, two hundred times, under players on real sockets (the tests do ten): python -m bench.kills [KILLS] [SEED]

Prints how many answers were acknowledged, and every one that was lost, doubled or shown too early.
"""

from __future__ import annotations

import asyncio
import datetime
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]


async def besiege(kills: int = 200, seed: int = 1) -> tuple[str, list[str]]:
    """A line that says what happened, and every broken promise."""
    sys.path.insert(0, str(ROOT / "tests"))
    from tests.server.siege import Siege

    with tempfile.TemporaryDirectory(prefix="riffle-kills-") as folder:
        siege = Siege(Path(folder), kills, seed, ("hidden_stones", "pebbles", "pebbles"))
        await siege.run()
        broken = await siege.broken_promises()
    promises = sum(len(pair.promises) for pair in siege.pairs)
    tables = sum(len(pair.tables) for pair in siege.pairs)
    today = datetime.datetime.now(tz=datetime.UTC).date()
    kept = f"{promises} answers acknowledged, {len(broken)} promises broken"
    return f"{today}: {siege.killed} kills, {tables} tables, {kept}", broken


def main(*given: int) -> int:
    line, broken = asyncio.run(besiege(*given))
    print("\n".join([line, *broken]))
    return len(broken)


if __name__ == "__main__":
    sys.exit(main(*(int(word) for word in sys.argv[1:])) > 0)
