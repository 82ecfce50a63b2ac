"""The lines of requirements.lock that an installation with some extras needs, hashes and all; for the container.

.venv/bin/python scripts/runtime_lock.py server physics > runtime.lock
"""

from __future__ import annotations

import re
import sys
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

from packaging.requirements import Requirement

LOCK = Path(__file__).parents[1] / "requirements.lock"


def named(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def needed(package: str, extras: set[str]) -> set[str]:
    """Names of all packages that one needs, itself not among them, by what is installed here."""
    found: set[str] = set()
    left = [(package, frozenset(extras))]
    seen = set(left)
    while left:
        name, wanted = left.pop()
        try:
            lines = requires(name) or []
        except PackageNotFoundError:  # for another system
            continue
        for each in map(Requirement, lines):
            if each.marker is None or any(each.marker.evaluate({"extra": extra}) for extra in wanted | {""}):
                found.add(named(each.name))
                following = (each.name, frozenset(each.extras))
                if following not in seen:
                    seen.add(following)
                    left.append(following)
    return found


def entries(text: str) -> dict[str, str]:
    """The lock's entries by name: a package with its hashes below it."""
    found = re.findall(r"^([A-Za-z0-9][\w.-]*)((?:.*\\\n)*.*\n)", text, re.M)
    return {named(name): name + rest for name, rest in found}


def chosen(extras: set[str]) -> str:
    names, locked = needed("riffle", extras), entries(LOCK.read_text("utf-8"))
    missing = sorted(name for name in names if name not in locked)
    if missing:
        raise SystemExit(f"not in {LOCK.name}: {', '.join(missing)}")
    return "".join(locked[name] for name in sorted(names))


if __name__ == "__main__":
    print(chosen(set(sys.argv[1:])), end="")
