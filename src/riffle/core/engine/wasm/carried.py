"""A game's rules as they travel: what a page or a worker needs beside the module itself."""

from __future__ import annotations

import base64
import hashlib
from typing import TYPE_CHECKING, Any

from .module import Module, Rules

if TYPE_CHECKING:
    from ...game import Game


def carried(game: Game, module: Module, address: str) -> dict[str, Any]:
    """The layout, the codec of answers, what rules light, and the contents of tables; `address` is the module's."""
    rules = Rules(game)
    return {
        "rules": rules.digest,
        "components": game.components,
        "module": address,
        "layout": module.layout,
        "kinds": [
            {
                "name": kind.name,
                "first": kind.first,
                "sizes": list(kind.listed.values()),
                "ranges": [[reach.low, reach.high] for reach in kind.ranged.values()],
            }
            for kind in game.actions.kinds
        ],
        "lights": {number: list(rule.lights) for number, rule in game.rulebook.rules.items() if rule.lights},
        "tables": {
            f"table.{where}.{name}": base64.b64encode(content).decode()
            for (where, name), content in rules.tables().items()
            if f"table.{where}.{name}" in module.layout["tables"]
        },
    }


def code_name(module: Module) -> str:
    """Names the module by its content."""
    return hashlib.sha256(module.code).hexdigest()[:16]
