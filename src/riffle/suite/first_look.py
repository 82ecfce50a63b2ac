"""A first look at rules that nobody has tested yet: three short games as plain Python, told in one sentence a mistake.

`riffle simulate` takes it before it plays a game whose rules are checked. What it looks for is what shows in a table of
results as nothing at all: a secret read, `legal` and `why_not` that disagree, an index outside its list, a float.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from riffle.core.declare.layout import PUBLIC
from riffle.core.declare.question import NATURE
from riffle.core.declare.rule import UNKNOWN
from riffle.core.engine.mistakes import RuleError, place_of, rule_place
from riffle.core.engine.playout import GREEDY, RANDOM
from riffle.core.game import Game
from riffle.core.position import Position

ANSWERS = 150
EVERY = 5
"""Every how many answers all codes are judged."""
CODES = 3000
"""So many codes are judged at such a moment, evenly spread where there are more."""


def first_look(game: Game, seats: int, options: Mapping[str, int]) -> None:
    """RuleError, or what Python says of a rule, at the first thing that is wrong."""
    values: dict[str, Any] = dict(options)
    for seed, brain in enumerate((RANDOM, GREEDY, RANDOM)):
        position = game.start(seats, nature="ask", **values).drawing_from(seed)
        for number in range(ANSWERS):
            if position.over:
                break
            _look(game, position, number)
            _, position = position.rollout_step(position.to_move[0], brain, solve=False)
            position.pack()


def _look(game: Game, position: Position, number: int) -> None:
    """What the seat that is asked may answer here is one judgement, and no secret is read for it."""
    seat = position.to_move[0]
    if not 0 <= position.question_index < len(game.questions):
        raise _wrong(game, "apply", f"asks question {position.question_index}, which QUESTIONS does not name", number)
    for rule in ("points", "winner"):
        found = game.contract[rule](position.state, 0)
        if not isinstance(found, int):
            raise _wrong(game, rule, f"gives {found!r} where a whole number belongs", number)
    if position.needs_solver:
        return
    judged = position if seat == NATURE else position.seen_by(seat)
    s = judged.state if seat == NATURE else _guarded(game, judged.state)
    out = [0] * game.most_legal
    listed = set(out[: _asked(game, "legal", s, seat, out)])
    if not listed:
        raise _wrong(game, "legal", "lists nothing for a seat that is asked", number)
    if number % EVERY:
        return
    size = game.actions.size
    for code in sorted({*listed, *range(0, size, max(1, size // CODES))}):
        if game.actions.spec(code).ranged:
            continue
        rule = _asked(game, "why_not", s, seat, code)
        if code in listed and rule:
            told = f"lists {game.actions.text(code)}, which why_not forbids by rule {rule}"
            raise _wrong(game, "legal", told, number)
        if code not in listed and not rule:
            raise _wrong(game, "legal", f"leaves out {game.actions.text(code)}, which why_not allows", number)


def _asked(game: Game, rule: str, *arguments: Any) -> int:
    try:
        return int(game.contract[rule](*arguments))
    except SecretReadError as problem:
        place = place_of(problem, [game.folder]) or rule
        raise RuleError(f"{place}: reads {problem}, which the seat that is asked may not see") from None


def _wrong(game: Game, rule: str, told: str, number: int) -> RuleError:
    return RuleError(f"{rule_place(game.contract[rule])} {told} (answer {number} of a quick game)")


class SecretReadError(Exception):
    """A hidden cell was used."""


class Secret(int):
    """A hidden cell: it may be asked whether it is UNKNOWN, nothing else."""

    field: str

    def __new__(cls, field: str) -> Secret:
        secret = super().__new__(cls, UNKNOWN)
        secret.field = field
        return secret

    def __eq__(self, other: object) -> bool:
        return int.__eq__(self, UNKNOWN) if type(other) is int and other == UNKNOWN else self._read()

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = None  # type: ignore[assignment]

    def _read(self, *other: object) -> Any:
        raise SecretReadError(self.field)


USED = """
    lt le gt ge add radd sub rsub mul rmul floordiv rfloordiv truediv rtruediv mod rmod and rand or ror xor rxor
    lshift rlshift rshift rrshift neg pos abs invert bool int index float
"""
for _name in USED.split():
    setattr(Secret, f"__{_name}__", Secret._read)  # pyright: ignore[reportPrivateUsage]


def _guarded(game: Game, view: Any) -> Any:
    """A view in which every cell that is not known tells when it is used."""
    twin = view.copy()
    for name, field in game.State.saved.items():
        if field.audience != PUBLIC:
            setattr(twin, name, _secrets(getattr(twin, name), name))
    return twin


def _secrets(value: Any, name: str) -> Any:
    if isinstance(value, list):
        return [_secrets(each, name) for each in value]
    return Secret(name) if value == UNKNOWN else value
