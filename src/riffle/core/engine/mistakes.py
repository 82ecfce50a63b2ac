"""Mistakes in rules, told in one sentence with file, line and name, whether they run as Python or compiled."""

from __future__ import annotations

import linecache
import re
import traceback
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

ENGINE = Path(__file__).parent


class RuleError(TypeError):
    """Rule code that is wrong; the sentence says where and why."""


def outside(problem: IndexError, most_legal: int) -> str:
    """Where compiled rules used an index that lies outside its list."""
    frames = traceback.extract_tb(problem.__traceback__)
    frame = next((each for each in reversed(frames) if Path(each.filename).parent != ENGINE), None)
    return "an index lies outside its list" if frame is None else f"{_place(frame)}: {_index(frame, most_legal)}"


def told_of(problem: BaseException, folders: Iterable[Path]) -> str | None:
    """What to tell of an error that was raised in the rules of a game, which lie in `folders`; None if it was not."""
    homes = [folder.resolve() for folder in folders]
    if isinstance(problem, SyntaxError) and problem.filename and _is_in(problem.filename, homes):
        path = Path(problem.filename)
        return f"{path.name}, line {problem.lineno} ({path.resolve()}): {problem.msg}"
    frames = [each for each in traceback.extract_tb(problem.__traceback__) if _is_in(each.filename, homes)]
    if not frames:
        return None
    if isinstance(problem, IndexError):
        return f"{_place(frames[-1])}: {_index(frames[-1], 0)}"
    why = str(problem) or "this does not hold"
    return f"{_place(frames[-1])}: {' '.join(why.split())}"


def place_of(problem: BaseException, folders: Iterable[Path]) -> str | None:
    """File, line and rule of an error that was raised in these folders."""
    homes = [folder.resolve() for folder in folders]
    frames = [each for each in traceback.extract_tb(problem.__traceback__) if _is_in(each.filename, homes)]
    return _place(frames[-1]) if frames else None


def uses(pattern: str, folder: Path) -> Iterator[str]:
    """Where a pattern stands in the sources of a folder: file, line and rule."""
    for path in sorted(folder.rglob("*.py")):
        lines = path.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines, start=1):
            if re.search(pattern, line):
                yield f"{path.name}, line {number} ({path}): {enclosing(lines[:number])}"


def enclosing(lines: list[str]) -> str:
    """The name of the function that the last of these lines stands in."""
    for text in reversed(lines):
        if found := re.match(r"\s*def (\w+)", text):
            return f"rule {found[1]}"
    return "a rule"


def rule_place(rule: Any) -> str:
    """File, line and name of a rule."""
    code = rule.__code__
    return f"{Path(code.co_filename).name}, line {code.co_firstlineno} ({code.co_filename}): rule {code.co_name}"


def _is_in(file: str, homes: list[Path]) -> bool:
    path = Path(file).resolve()
    return any(home in path.parents for home in homes)


def _place(frame: traceback.FrameSummary) -> str:
    path = Path(frame.filename)
    name = frame.name.rpartition(".")[2]
    inside = "" if name.startswith("<") else f": rule {name}"
    return f"{path.name}, line {frame.lineno} ({path.resolve()}){inside}"


def _index(frame: traceback.FrameSummary, most_legal: int) -> str:
    code = linecache.getline(frame.filename, frame.lineno or 0).strip()
    how_many = f" for {most_legal} answers" if most_legal else ""
    room = f"; MOST_LEGAL gives `out` its room{how_many}" if re.search(r"\bout\[", code) else ""
    return f"an index lies outside its list: {code}{room}"
