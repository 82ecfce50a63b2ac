# pyright: basic
"""Building a game's module: what `make wasm` does for each of them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from .compiler import Wasm
from .doors import LETTERS, EntryPoint
from .emit import emit
from .module import LAYOUT, WASM, Rules

if TYPE_CHECKING:
    from ...game import Game


def build(game: Game, doors: Iterable[EntryPoint], folder: Path) -> int:
    """Write a game's module and its layout; how many bytes it has."""
    doors = tuple(doors)
    engine = Wasm(game)
    engine.add_all(doors)
    text, tables = engine.text()
    emit(text, [door.name for door in engine.doors], tables, folder / WASM)
    layout = {
        "game": game.id,
        "players": [game.players[0], game.players[-1]],
        "most_legal": game.most_legal,
        "most_ranged": game.most_ranged,
        "packed": 4 * game.State.size,
        "doors": _doors(engine, Rules(game).digests(doors)),
        "tables": list(tables),
        "records": {
            "S": fields_of(engine.dtype),
            **{name: fields_of(kind) for door in doors for name, kind in door.records.items()},
        },
    }
    lines = json.dumps(layout, separators=(",", ":"), sort_keys=True).replace('},"', '},\n"')
    (folder / LAYOUT).write_text(lines + "\n", encoding="utf-8")
    return (folder / WASM).stat().st_size


def _doors(engine: Wasm, digests: dict[str, str]) -> dict[str, dict[str, str]]:
    return {
        door.name: {"takes": door.takes, "gives": door.gives, "digest": digests[door.name]} for door in engine.doors
    }


def fields_of(kind: Any) -> dict[str, Any]:
    """A record: its bytes, and for each field where it begins, the letter of its cells and its axes."""
    kind = np.dtype(kind)
    assert kind.fields is not None
    fields = {name: [int(spec[1]), letter_of(spec[0].base), list(spec[0].shape)] for name, spec in kind.fields.items()}
    return {"bytes": kind.itemsize, "fields": fields}


def letter_of(kind: Any) -> str:
    names = {"i1": "b", "u1": "B", "i2": "h", "i4": "I", "i8": "L", "f8": "d"}
    found = names[f"{kind.kind}{kind.itemsize}"]
    assert LETTERS[found] == kind.itemsize
    return found
