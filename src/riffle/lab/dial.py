"""A dial: one number of a game's data files or one of its options, and the values it is turned to.

planks.csv:3.length=70..90        the row whose first cell is 3, its column length
planks.csv:3.length=70..90/5      in steps of 5
counts.json:knockoutsToWin.2=2,3,5
boards.toml:official.wins=3..6    the table named official
option:hand_cap=4..8
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, cast

from riffle.core.game import Game

from .source import Source

OPTION = "option"
POINTS = 5
"""How many values a range without a step is turned to."""
_FORM = re.compile(r"(?P<file>[\w.-]+):(?P<path>[^=]+)=(?P<values>.+)")
_WHOLE = re.compile(r"-?\d+")
_RANGE = re.compile(r"(?P<low>-?\d+)\.\.(?P<high>-?\d+)(?:/(?P<step>\d+))?")


class DialError(ValueError):
    """A dial that cannot be turned; the sentence says why."""


class Dial(NamedTuple):
    """What is turned, and to which values; a range keeps its ends for whoever searches between them."""

    file: str
    path: str
    values: tuple[int, ...]

    @property
    def name(self) -> str:
        return f"{self.file}:{self.path}"

    def at(self, value: int) -> str:
        """The dial set to one value, as it is written."""
        return f"{self.name}={value}"


def read_dial(text: str, points: int = POINTS) -> Dial:
    found = _FORM.fullmatch(text.strip())
    if not found:
        raise DialError(f"a dial is written FILE:ROW.COLUMN=LOW..HIGH, as planks.csv:3.length=70..90, not {text!r}")
    values = found["values"].strip()
    if each := _RANGE.fullmatch(values):
        low, high = int(each["low"]), int(each["high"])
        if low >= high:
            raise DialError(f"the range {values} of {found['path']} must rise")
        if each["step"]:
            step = int(each["step"])
            if step < 1:
                raise DialError(f"the step of {values} is at least 1")
            return Dial(found["file"], found["path"].strip(), tuple(range(low, high + 1, step)))
        count = max(2, min(points, high - low + 1))
        spread = sorted({round(low + (high - low) * place / (count - 1)) for place in range(count)})
        return Dial(found["file"], found["path"].strip(), tuple(spread))
    try:
        return Dial(found["file"], found["path"].strip(), tuple(int(value) for value in values.split(",")))
    except ValueError:
        raise DialError(f"{values!r} is neither a range 70..90 nor whole numbers with commas") from None


def turned(source: Source, settings: dict[Dial, int]) -> tuple[dict[str, str], dict[str, int]]:
    """The data files with these dials set, those that change, and the options set by them."""
    game, own = source.game, source.game.data_files
    files: dict[str, str] = {}
    options: dict[str, int] = {}
    for dial, value in settings.items():
        if dial.file == OPTION:
            if dial.path not in game.options.each:
                raise DialError(f"{game.id} has no option {dial.path}; it has {', '.join(game.options.each)}")
            options[dial.path] = value
            continue
        if dial.file not in own:
            raise DialError(f"{game.id} has no data file {dial.file}; it has {', '.join(own) or 'none'}")
        files[dial.file] = _set(files.get(dial.file, own[dial.file]), dial, value)
    return files, options


def _set(text: str, dial: Dial, value: int) -> str:
    match Path(dial.file).suffix:
        case ".csv":
            return _set_csv(text, dial, value)
        case ".json":
            return _set_json(text, dial, value)
        case ".toml":
            return _set_toml(text, dial, value)
        case _:
            raise DialError(f"{dial.file} is no table: dials turn numbers of .csv, .json and .toml files")


def _set_csv(text: str, dial: Dial, value: int) -> str:
    row, _, column = dial.path.partition(".")
    rows = list(csv.reader(io.StringIO(text)))
    if column not in rows[0]:
        raise DialError(f"{dial.file} has no column {column!r}; it has {', '.join(rows[0])}")
    mine = [cells for cells in rows[1:] if cells and cells[0] == row]
    if not mine:
        raise DialError(f"{dial.file} has no row {row!r}: its rows are named by the column {rows[0][0]}")
    _number(mine[0][rows[0].index(column)], dial)
    mine[0][rows[0].index(column)] = str(value)
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()


def _set_json(text: str, dial: Dial, value: int) -> str:
    whole = json.loads(text)
    at, steps = whole, dial.path.split(".")
    for step in steps[:-1]:
        at = _inside(at, step, dial)
    last = steps[-1]
    if not isinstance(at, dict) or last not in at:
        raise DialError(f"{dial.file} has nothing at {dial.path}")
    _number(at[last], dial)
    at[last] = value
    return json.dumps(whole, ensure_ascii=False, indent=1)


def _inside(at: Any, step: str, dial: Dial) -> Any:
    """One step into a JSON file: a key, or the entry of a list with that id."""
    if isinstance(at, dict) and step in at:
        return at[step]
    entries = at if isinstance(at, list) else []
    for entry in entries:
        if isinstance(entry, dict) and step in (entry.get("id"), entry.get("name")):
            return entry
    raise DialError(f"{dial.file} has no {step!r} in {dial.path}")


def _set_toml(text: str, dial: Dial, value: int) -> str:
    """Line by line, so that the comments stay: the table with that name, and its line with that key."""
    name, _, key = dial.path.partition(".")
    lines, inside = text.split("\n"), False
    for number, line in enumerate(lines):
        if line.startswith("["):
            inside = False
        if re.match(rf'(name|id)\s*=\s*"{re.escape(name)}"', line):
            inside = True
        found = re.match(rf"({re.escape(key)}\s*=\s*)(\S+)(.*)", line)
        if inside and found:
            _number(found[2], dial)
            lines[number] = f"{found[1]}{value}{found[3]}"
            return "\n".join(lines)
    raise DialError(f"{dial.file} has no number {key!r} under {name!r}")


def _number(cell: object, dial: Dial) -> None:
    try:
        float(str(cell))
    except ValueError:
        raise DialError(f"{dial.name} is {cell!r}, which is no number to turn") from None


class Number(NamedTuple):
    """A number that a dial can turn: its path is its row and its column with a dot between, and its value now."""

    file: str
    row: str
    column: str
    value: int


def numbers(game: Game) -> list[Number]:
    """Every whole number of a game's data files that a dial can turn."""
    found: dict[tuple[str, str, str], Number] = {}
    for file, text in game.data_files.items():
        for row, column, value in _numbers_of(file, text):
            found.setdefault((file, row, column), Number(file, row, column, value))
    return list(found.values())


def _numbers_of(file: str, text: str) -> Iterator[tuple[str, str, int]]:
    match Path(file).suffix:
        case ".csv":
            head, *rows = csv.reader(io.StringIO(text))
            for cells in rows:
                named = bool(cells) and "." not in cells[0]
                for column, cell in zip(head[1:], cells[1:], strict=False):
                    if named and _WHOLE.fullmatch(cell):
                        yield cells[0], column, int(cell)
        case ".json":
            yield from _numbers_in(json.loads(text), ())
        case ".toml":
            yield from _numbers_of_toml(text)
        case _:
            return


def _numbers_in(at: Any, way: tuple[str, ...]) -> Iterator[tuple[str, str, int]]:
    """As `_inside` goes: by key, and into lists whose entries have an id or a name."""
    entries: dict[str, Any] = cast("dict[str, Any]", at) if isinstance(at, dict) else {}
    if isinstance(at, list):
        named = [cast("dict[str, Any]", entry) for entry in cast("list[Any]", at) if isinstance(entry, dict)]
        names = [entry.get("id", entry.get("name")) for entry in named]
        entries = {name: entry for name, entry in zip(names, named, strict=True) if isinstance(name, str)}
    for key, value in entries.items():
        if "." in key:
            continue
        if isinstance(value, int) and not isinstance(value, bool):
            yield ".".join(way), key, value
        else:
            yield from _numbers_in(value, (*way, key))


def _numbers_of_toml(text: str) -> Iterator[tuple[str, str, int]]:
    name = ""
    for line in text.split("\n"):
        if line.startswith("["):
            name = ""
        elif found := re.match(r'(?:name|id)\s*=\s*"([^".]+)"', line):
            name = found[1]
        elif name and (found := re.match(r"([\w-]+)\s*=\s*(-?\d+)\s*(?:#.*)?$", line)):
            yield name, found[1], int(found[2])
