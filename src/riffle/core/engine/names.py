"""What a rule or template sees of a game, whatever compiles it or names what was compiled."""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Any

from .reach import has_templates

if TYPE_CHECKING:
    from ..game import Game


class Named:
    """Knows the names that functions look up in one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._names: dict[int, tuple[str, dict[str, Any]]] = {}
        self._kept: list[Any] = []  # keeps what is known by its id alive

    def _names_of(self, function: FunctionType) -> tuple[str, dict[str, Any]]:
        """The name of a function's module, alike for all variants of a game, and what the function sees there.

        A module of templates is given the rules of the contract, any other only the names it leaves open.
        """
        names = function.__globals__
        found = self._names.get(id(names))
        if found is None:
            self._kept.append(names)
            own, package = str(names.get("__name__")), str(self.game.rules.__package__)
            module = "game" + own[len(package) :] if package and own.startswith(package) else own
            found = self._names[id(names)] = module, {**names, **self._offered(names)}
        return found

    def _offered(self, names: dict[str, Any]) -> dict[str, Any]:
        offered = self.game.names_for(names)
        if has_templates(names):
            return offered
        return {name: value for name, value in offered.items() if name in names and names[name] is None}
