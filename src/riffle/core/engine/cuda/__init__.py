"""The third speed: a game's rules on a GPU, in batches. Needs the extra `gpu`; nothing else imports it."""

from __future__ import annotations

from typing import Any

NAMES = ("CAPABILITY", "PLAY", "QUEUE", "WINDOW", "Cuda")


def __getattr__(name: str) -> Any:
    """The engine is loaded when it is first named: layout and simulator do without the compiler."""
    if name in NAMES:
        from . import engine

        return getattr(engine, name)
    raise AttributeError(name)
