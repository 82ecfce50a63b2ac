"""What is told of compiling: that it takes a while, and of a rule that cannot be compiled file, line, name and why."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from numba.core.errors import NumbaError

HERE = Path(__file__).parent
PLACE = re.compile(r'File "([^"\n]+)", line (\d+)')
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
CALLEE = re.compile(r"<function (\w+?)__")
QUOTED = re.compile(r"'(\w+)'")


SECONDS_A_RULE = 0.1
"""Processor seconds that a rule takes to compile, on the average of all games."""
_told: set[str] = set()


class RuleError(TypeError):
    """Rule code that does not compile; the sentence says where and why."""


def told(function: Any, folder: Path) -> Callable[..., Any]:
    """The same function, with an error of the compiler told in one sentence. `folder` is where the rules stand."""

    def call(*arguments: Any) -> Any:
        try:
            return function(*arguments)
        except BaseException as problem:
            function._cache.release()  # whoever waits for this code may try
            if isinstance(problem, NumbaError):
                raise RuleError(sentence(str(problem), folder)) from None
            if isinstance(problem, KeyError):  # what Numba says of a field that a record does not have
                raise RuleError(_missing(str(problem.args[0]), folder)) from None
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
            return f"{path.name}, line {line} ({path.resolve()}): {_enclosing(path, int(line))}: {reason}"
    name, callee = QUOTED.search(reason), CALLEE.search(text)
    place = next(_uses(name[1], folder), None) if name else None
    if place:
        return f"{place}: {reason}"
    return f"rule {callee[1]}: {reason}" if callee else f"a rule does not compile: {reason}"


def _reason(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("Failed in")]
    if not lines:
        return "the compiler gives no reason"
    signature = next((line[4:] for line in lines[:4] if line.startswith(">>> ")), "")
    return f"there is no {signature} in rules" if signature else lines[0].rstrip(". ")


def _missing(field: str, folder: Path) -> str:
    place = next(_uses(field, folder), None)
    return f"{place}: the state has no field {field!r}" if place else f"a rule asks for {field!r}, which is no field"


def _uses(name: str, folder: Path) -> Iterator[str]:
    """Where a name stands in the sources of a folder."""
    for path in sorted(folder.rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if re.search(rf"\b{name}\b", line):
                yield f"{path.name}, line {number} ({path}): {_enclosing(path, number)}"


def _enclosing(file: Path, line: int) -> str:
    """The name of the function that a line stands in."""
    for text in reversed(file.read_text(encoding="utf-8").splitlines()[:line]):
        if found := re.match(r"\s*def (\w+)", text):
            return f"rule {found[1]}"
    return "a rule"
