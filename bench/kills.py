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


async def besiege(kills: int, seed: int) -> int:
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
    print(f"{today}: {siege.killed} kills, {tables} tables, {kept}")
    for each in broken:
        print(each)
    return len(broken)


if __name__ == "__main__":
    given = [int(word) for word in sys.argv[1:]]
    sys.exit(asyncio.run(besiege(*(given + [200, 1][len(given) :]))) > 0)
