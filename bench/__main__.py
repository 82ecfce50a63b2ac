"""`make bench`, or python -m bench [core] [--write]: the figures of the core as a dated table.

The games, the table and the stones have benches of their own beside this one (python -m bench.NAME).
"""

import platform
import sys
from datetime import UTC, datetime
from pathlib import Path

from . import core


def main() -> None:
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
    main()
