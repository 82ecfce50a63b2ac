"""What a seat may answer, as a lazy sequence of actions, and numbers for ranged parts that the rules accept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, overload

from .action import Action, step_of
from .declare.chance import below, seed_of
from .declare.question import NATURE
from .event import Step
from .refusal import Refused

if TYPE_CHECKING:
    from .asking import Asking

TRIES = 4000
"""Points drawn inside the bounds before an answer with ranged parts counts as one that cannot be given."""


class Legal(Sequence[Action]):
    """The actions a seat may give: `len`, `in` (text, action or code), iteration, indices; nothing is listed before."""

    def __init__(self, position: Asking, seat: int) -> None:
        self._position = position
        self._seat = seat
        self._found: list[int] | None = None

    @property
    def codes(self) -> list[int]:
        if self._found is None:
            self._found = self._position.codes(self._seat)
        return self._found

    def __len__(self) -> int:
        return len(self.codes)

    def __iter__(self) -> Iterator[Action]:
        return (self._action(code) for code in self.codes)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self._action(code) for code in self.codes[index]]
        return self._action(self.codes[index])

    def __contains__(self, answer: object) -> bool:
        """Whether the answer may be given now; False for what is no answer at all."""
        game = self._position.game
        try:
            step = step_of(game, answer)  # type: ignore[arg-type]
        except Refused:
            return False
        if step.code not in self.codes:
            return False
        return not step.extra or self._position.judge(self._seat, step) is None

    def _action(self, code: int) -> Action:
        position, seat = self._position, self._seat
        odds = position.odds(code) if seat == NATURE else None
        ranged = position.game.actions.spec(code).ranged
        if not ranged:
            return Action(position.game, code, (), {}, odds)
        return Action(
            position.game,
            code,
            lambda: acceptable(position, seat, code),
            lambda: dict(zip(ranged, position.bounds(seat, code), strict=True)),
            odds,
        )

    def __repr__(self) -> str:
        shown = ", ".join(str(action) for action in self[:8])
        return f"<{len(self)} actions: {shown}{', ...' if len(self) > 8 else ''}>"


def acceptable(position: Asking, seat: int, code: int) -> tuple[int, ...]:
    """Numbers for the ranged parts that `why_not` accepts: the middle, else the fallback's, else drawn, always alike.

    The bounds are a box, and what the rules allow may be a small part of it.
    """
    bounds = position.bounds(seat, code)
    middle = tuple((low + high) // 2 for low, high in bounds)
    if position.judge(seat, Step(code, middle)) is None or seat == NATURE:
        return middle
    known = position.fallback(seat)
    if known.code == code:
        return known.extra
    rng: Any = [seed_of(code)]
    for _ in range(TRIES):
        drawn = tuple(low + below(rng, high - low + 1) for low, high in bounds)
        if position.judge(seat, Step(code, drawn)) is None:
            return drawn
    return middle
