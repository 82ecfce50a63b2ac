"""`make bench`, or python -m bench [core] [load] [kills] [--write]; without a name all three.

The core's speed as a dated table, the table under load, two hundred kills. The games and the stones have benches of
their own beside this one (python -m bench.NAME).
"""

import platform
import sys
from datetime import UTC, datetime
from pathlib import Path

from . import core, kills, load


def main() -> int:
    """How many promises were broken under the kills: none, or the bench fails."""
    wanted = [word for word in sys.argv[1:] if not word.startswith("-")] or ["core", "load", "kills"]
    if "core" in wanted:
        measure_core()
    if "load" in wanted:
        print(load.report())
    return kills.main() if "kills" in wanted else 0


def measure_core() -> None:
    lines = [
        f"## {datetime.now(UTC):%Y-%m-%d}, `python -m bench`",
        "",
        f"{platform.machine()}, Python {platform.python_version()}; CPU seconds, interleaved, median of 5 rounds.",
        "",
        *core.report(),
    ]
    print("\n".join(lines))
    if "--write" in sys.argv:
        Path(__file__).with_name("core.md").write_text("# The core's speed\n\n" + "\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main() > 0)
