"""What makes a position a value: its text, its picture, its bytes, and that equal ones are equal."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from . import notation, picture
from .declare.later import hashed_form
from .event import Step
from .view import View

if TYPE_CHECKING:
    from .game import Game

Open = Mapping[int, tuple[Step, ...]]


class Value:
    """The part of `Position` that prints, packs, compares and travels."""

    __slots__ = ()

    if TYPE_CHECKING:
        game: Game
        lang: str
        _engine: Any
        _state: Any
        _drafts: Open
        _sealed: Open
        _stream: int | None
        _rows: tuple[tuple[int, ...], ...]

        @property
        def speed(self) -> str: ...
        def at_speed(self, speed: str) -> Any: ...

    # As text and bytes ------------------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """The position in one line, secrets and all; `game.position(text)` reads it back."""
        own = self.game.extras.notation
        if own is not None and not self._drafts and not self._sealed:
            with suppress(ValueError):
                line = own.write_position(self.at_speed("plain").state)
                if self.game.position(line).pack() == self.pack():
                    return line
        return notation.write(self.game, self._cells(), dict(self._drafts), dict(self._sealed))

    def picture(self, lang: str | None = None) -> str:
        """The whole board in characters; `print(position.view(seat))` shows what one seat sees."""
        return picture.draw(self.game, View(self.game, self._cells(), -1), lang or self.lang)

    def pack(self) -> bytes:
        """The state as whole numbers of four bytes, equal in every speed; open answers are not in it."""
        return self._engine.pack(self._state)

    @property
    def digest(self) -> str:
        """A short hash of the state, equal in every speed."""
        return hashlib.sha256(hashed_form(self.pack(), self.game.options)).hexdigest()[:16]

    def __str__(self) -> str:
        return self.picture()

    def __repr__(self) -> str:
        return f"Position({self.text!r})"

    def __format__(self, lang: str) -> str:
        return self.picture(lang or None)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Value):
            return NotImplemented
        return self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def _identity(self) -> tuple[object, ...]:
        open_answers = tuple(sorted(self._drafts.items())), tuple(sorted(self._sealed.items()))
        return self.game.id, self.game.components, self.pack(), open_answers

    def __copy__(self) -> Any:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        kept = (self.game, self.speed, self.pack(), dict(self._drafts), dict(self._sealed), self._stream, self.lang)
        return _restored, (*kept, self._rows)

    def _cells(self) -> Any:
        return memoryview(self.pack()).cast("i")


def _restored(
    game: Game, speed: str, packed: bytes, drafts: Open, sealed: Open, stream: int | None, lang: str, rows: Any
) -> Any:
    from .position import Position

    engine = game.engine(speed)
    state = engine.load(packed)
    return Position(game, engine, state, drafts=drafts, sealed=sealed, stream=stream, lang=lang, rows=rows)
