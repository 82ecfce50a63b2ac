"""What a seat may see, by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .declare.layout import named
from .picture import draw

if TYPE_CHECKING:
    from .game import Game


class View(dict[str, Any]):
    """The fields of a state as numbers and lists, None for what is unknown: `view["hands"]` or `view.hands`.

    It prints as the board that its seat sees.
    """

    def __init__(self, game: Game, cells: Sequence[int], seat: int, lang: str = "en") -> None:
        super().__init__(named(game.State.saved, cells))
        self.__dict__.update(game=game, seat=seat, lang=lang)

    game: Game
    seat: int
    lang: str

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            fields = ", ".join(self)
            raise AttributeError(f"the state of {self.game.id} has no field {name!r}; it has {fields}") from None

    def __str__(self) -> str:
        return draw(self.game, self, self.lang)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.game, dict(self), self.seat, self.lang)


def _restored(game: Game, fields: dict[str, Any], seat: int, lang: str) -> View:
    view = View.__new__(View)
    view.update(fields)
    view.__dict__.update(game=game, seat=seat, lang=lang)
    return view
