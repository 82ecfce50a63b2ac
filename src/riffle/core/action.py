"""An action as people hold it: it prints as the record's notation and reads back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .declare.actions import Kind
from .event import Step
from .refusal import Refused

if TYPE_CHECKING:
    from .game import Game

Bounds = Mapping[str, tuple[int, int]]


class Action:
    """One answer of a game: a kind, its listed parts, and the numbers of its ranged parts.

    >>> action = riffle.load("stones_and_rivers").action("move d4 d3")
    >>> action.kind, action.parts, str(action)
    ('move', {'origin': 'd4', 'to': 'd3'}, 'move d4 d3')

    Actions are values: equal if they say the same of the same game. Those that a position lists know the `bounds` of
    their ranged parts and come with numbers that the position accepts; `at` sets others.
    """

    __slots__ = ("_bounds", "_numbers", "code", "game", "odds")

    def __init__(
        self,
        game: Game,
        code: int,
        numbers: Sequence[int] | Callable[[], tuple[int, ...]] = (),
        bounds: Bounds | Callable[[], Bounds] | None = None,
        odds: int | None = None,
    ) -> None:
        self.game = game
        self.code = code
        self.odds = odds
        """Whole-number odds, where it is nature's and she is asked."""
        self._numbers = numbers if callable(numbers) else tuple(numbers)
        self._bounds = bounds

    @property
    def spec(self) -> Kind:
        return self.game.actions.spec(self.code)

    @property
    def kind(self) -> str:
        return self.spec.name

    @property
    def numbers(self) -> tuple[int, ...]:
        """Ranged parts, in the order they are declared."""
        if callable(self._numbers):  # finding some that the rules accept can take many tries: only when asked for
            self._numbers = self._numbers()
        return self._numbers

    @property
    def parts(self) -> dict[str, str | int]:
        """Every part by name: its label where it has one, else its number."""
        labels = self.spec.labels
        listed = self.game.actions.parts(self.code)
        named: dict[str, str | int] = {
            name: labels[name][index] if name in labels else index for name, index in listed.items()
        }
        return {**named, **dict(zip(self.spec.ranged, self.numbers, strict=False))}

    @property
    def bounds(self) -> Bounds:
        """Low and high of each ranged part: as the position has them now, else as declared."""
        if callable(self._bounds):
            self._bounds = self._bounds()
        return (
            {name: (low, high) for name, (low, high) in self.spec.ranged.items()}
            if self._bounds is None
            else self._bounds
        )

    @property
    def step(self) -> Step:
        """The form that logs keep."""
        return Step(self.code, self.numbers)

    def at(self, **numbers: int) -> Action:
        """The same action with other numbers in some of its ranged parts; `play` and `why_not` judge them."""
        ranged = self.spec.ranged
        for name, number in numbers.items():
            if name not in ranged:
                known = ", ".join(ranged) or "none"
                raise Refused("malformed", f"{self.kind} has no ranged part {name!r}; it has {known}")
            low, high = ranged[name]
            if not low <= number <= high:
                raise Refused("malformed", f"{name} of {self.kind} runs from {low} to {high}, not {number}")
        now = dict(zip(ranged, self.numbers, strict=True)) | numbers
        return Action(self.game, self.code, tuple(now.values()), self._bounds, self.odds)

    def __str__(self) -> str:
        return self.game.actions.text(self.code, self.numbers)

    def __repr__(self) -> str:
        return f"Action({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return NotImplemented
        return self.game.id == other.game.id and self.code == other.code and self.numbers == other.numbers

    def __hash__(self) -> int:
        return hash((self.game.id, self.code, self.numbers))

    def __reduce__(self) -> tuple[Any, ...]:
        return Action, (self.game, self.code, self.numbers, dict(self.bounds), self.odds)


Answer = str | int | Action | Step
"""How an answer may be given: the record's notation, a code, an action, or a step of a log."""


def step_of(game: Game, answer: Answer) -> Step:
    """The step that an answer means; Refused if it means none."""
    match answer:
        case Step():
            return answer
        case Action():
            if answer.game.id != game.id:
                raise Refused("malformed", f"{answer} is an answer of {answer.game.id}, not of {game.id}")
            return answer.step
        case bool():
            raise Refused("malformed", f"{answer} is no answer")
        case str():
            try:
                return Step(*game.actions.parse(answer))
            except Refused:
                raise
            except ValueError as problem:
                raise Refused("malformed", str(problem)) from None
        case _:
            try:
                code = answer.__index__()
            except AttributeError:
                raise Refused("malformed", f"{answer!r} is no answer: give text, an action or a code") from None
            return Step(code)
