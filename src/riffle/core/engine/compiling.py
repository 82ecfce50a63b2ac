"""What is told of compiling: that it takes a while, and of a rule that cannot be compiled file, line, name and why."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from numba.core.errors import NumbaError

from .mistakes import RuleError, enclosing, outside, uses

if TYPE_CHECKING:
    from ..game import Game

HERE = Path(__file__).parent
PLACE = re.compile(r'File "([^"\n]+)", line (\d+)')
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
CALLEE = re.compile(r"<function (\w+?)__")
QUOTED = re.compile(r"'(\w+)'")


PLAIN_WORDS = (
    (r"Untyped global name '(\w+)'.*<class 'function'>", r"'\1' is no rule: mark it with @rule"),
    (
        r"Untyped global name '(\w+)'",
        r"'\1' is nothing that rules can read: numbers, table(...), actions, facts, options",
    ),
    (r"Cannot unify .* for '(\w+?)(?:\.\d+)?'", r"'\1' has one type here and another there: one type a variable"),
)
"""What the compiler says, and how we say it."""
SECONDS_A_RULE = 0.1
"""Processor seconds that a rule takes to compile, on the average of all games."""
_told: set[str] = set()


def told(function: Any, game: Game) -> Callable[..., Any]:
    """The same function, with what the compiler and compiled rules say against a rule told in one sentence."""

    def call(*arguments: Any) -> Any:
        try:
            return function(*arguments)
        except BaseException as problem:
            function._cache.release()  # whoever waits for this code may try
            if isinstance(problem, NumbaError):
                raise RuleError(sentence(str(problem), game.folder)) from None
            if isinstance(problem, KeyError):  # what Numba says of a field that a record does not have
                raise RuleError(_missing(str(problem.args[0]), game.folder)) from None
            if isinstance(problem, IndexError):
                raise RuleError(outside(problem, game.most_legal)) from None
            raise

    return call


def announced(game: str, functions: int) -> None:
    """Tell whoever waits, once a process and game, unless it is over in a moment."""
    seconds = round(functions * SECONDS_A_RULE)
    if seconds >= 2 and game not in _told:
        _told.add(game)
        print(f"compiling the rules of {game}, once, about {seconds} s", file=sys.stderr, flush=True)


def sentence(text: str, folder: Path) -> str:
    """Where the innermost error is, and what the compiler says of it."""
    text = COLOURS.sub("", text)
    reason = _reason(text)
    for file, line in PLACE.findall(text):
        path = Path(file)
        if path.exists() and path.resolve().parent != HERE:
            rule = enclosing(path.read_text(encoding="utf-8").splitlines()[: int(line)])
            return f"{path.name}, line {line} ({path.resolve()}): {rule}: {reason}"
    name, callee = QUOTED.search(reason), CALLEE.search(text)
    place = next(uses(rf"\b{name[1]}\b", folder), None) if name else None
    if place:
        return f"{place}: {reason}"
    return f"rule {callee[1]}: {reason}" if callee else f"a rule does not compile: {reason}"


def _reason(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("Failed in")]
    if not lines:
        return "the compiler gives no reason"
    signature = next((line[4:] for line in lines[:4] if line.startswith(">>> ")), "")
    if "setitem(" in signature and "str" in signature:
        return "text is put where a whole number belongs: options go by name"
    if signature:
        return f"there is no {signature} in rules"
    reason = lines[0].rstrip(". ")
    for pattern, plain in PLAIN_WORDS:
        if found := re.search(pattern, reason):
            return found.expand(plain)
    return reason


def _missing(field: str, folder: Path) -> str:
    place = next(uses(rf"\b{field}\b", folder), None)
    return f"{place}: the state has no field {field!r}" if place else f"a rule asks for {field!r}, which is no field"
