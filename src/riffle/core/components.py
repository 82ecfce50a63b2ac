"""A game's data files (cards, boards, families), and the designer's dial: the same rules over other files.

A game reads its files by `folder(__file__)` while it is imported; `Game.load(id, components=DIR)` imports it once more
with that folder replaced. The hash of the files goes into every record.
"""

from __future__ import annotations

import hashlib
from contextvars import ContextVar
from pathlib import Path


class ComponentsError(ValueError):
    """A data file that is missing or cannot be played with; the sentence names file, row and what is wrong."""


replaced: ContextVar[Path | None] = ContextVar("replaced", default=None)


def folder(module_file: str) -> Path:
    """Where the game whose module this is reads its data files from now."""
    return replaced.get() or Path(module_file).parent / "components"


def read_text(module_file: str, name: str) -> str:
    """One data file as text; a replaced folder may leave out files it does not change."""
    own = Path(module_file).parent / "components" / name
    path = folder(module_file) / name
    try:
        return (path if path.exists() else own).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise ComponentsError(f"the data file {path} cannot be read: {problem}") from None


def digest(module_file: str) -> str:
    """Twelve hex digits that name the data files in use."""
    own = Path(module_file).parent / "components"
    names = sorted(path.name for path in own.glob("*") if path.is_file()) if own.exists() else []
    total = hashlib.sha256()
    for name in names:
        total.update(name.encode() + b"\0" + read_text(module_file, name).encode() + b"\0")
    return total.hexdigest()[:12]
