"""Print one hash of the files and folders named, so that set-up and build know whether anything changed.

Standard library only: it runs before there is an environment.
"""

import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

NOT_SOURCE = {"node_modules", "__pycache__", ".svelte-kit"}
BUILT_PAGE = Path("src/riffle/server/page")


def sources(root: Path) -> Iterator[Path]:
    """Every source file under root in a fixed order; made and installed files do not count."""
    if root.is_file():
        yield root
    for folder, names, files in os.walk(root):
        names[:] = sorted(name for name in names if name not in NOT_SOURCE and Path(folder, name) != BUILT_PAGE)
        yield from (Path(folder, file) for file in sorted(files))


def fingerprint(roots: list[str]) -> str:
    """A hash of names and contents, of this Python too: an environment belongs to one interpreter."""
    total = hashlib.sha256(sys.version.encode())
    for root in roots:
        for path in sources(Path(root)):
            total.update(f"\n{path.as_posix()} ".encode())
            total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


if __name__ == "__main__":
    print(fingerprint(sys.argv[1:]))
