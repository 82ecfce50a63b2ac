"""A game's data files (cards, boards, families), and the designer's dial: the same rules over other files.

A game reads its files by `read_text(__file__, name)` while it is imported; loading a variant imports it once more with
some of the files replaced. The hash of the files goes into every record.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from contextvars import ContextVar
from pathlib import Path


class ComponentsError(ValueError):
    """A data file that is missing or cannot be played with; the sentence names file, row and what is wrong."""


replaced: ContextVar[Mapping[str, str] | None] = ContextVar("replaced", default=None)
"""The texts that stand in place of the game's own files, by the name of the file."""


def read_text(module_file: str, name: str) -> str:
    """One data file as text; what is not replaced is the game's own."""
    texts = replaced.get() or {}
    if name in texts:
        return texts[name]
    path = Path(module_file).parent / "components" / name
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise ComponentsError(f"the data file {path} cannot be read: {problem}") from None


def file_names(module_file: str) -> list[str]:
    """The data files of the game whose module this is."""
    own = Path(module_file).parent / "components"
    return sorted(path.name for path in own.glob("*") if path.is_file() and not path.name.startswith("."))


def digest(module_file: str) -> str:
    """Twelve hex digits that name the data files in use."""
    total = hashlib.sha256()
    for name in file_names(module_file):
        total.update(name.encode() + b"\0" + read_text(module_file, name).encode() + b"\0")
    return total.hexdigest()[:12]


def all_texts(module_file: str) -> dict[str, str]:
    """Every data file in use, by its name."""
    return {name: read_text(module_file, name) for name in file_names(module_file)}
