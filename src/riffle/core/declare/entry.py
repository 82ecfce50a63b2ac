"""One value of a data file, which knows where it stands: whatever is wrong with it names file, line and column.

A game reads its files through these, whether they are CSV, JSON or TOML:

    for row in csv_rows("cards.csv", text, ("id", "value", "pattern")):
        value = row["value"].whole(1, 5)
"""

from __future__ import annotations

import csv
import difflib
import io
import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextvars import ContextVar
from typing import Any, cast

from . import lines
from .components import ComponentsError


class Reading:
    """What is noticed while the files of a game are read that is no mistake."""

    def __init__(self) -> None:
        self.notes: list[str] = []
        self.unread: set[tuple[str, str]] = set()
        """Columns that no rule and no page reads, by file."""


reading: ContextVar[Reading | None] = ContextVar("reading", default=None)


class Entry:
    """A value, its file, and the way to it: `("stolems", 2, "healthy", "move")`."""

    __slots__ = ("_line", "file", "path", "value")

    def __init__(
        self, file: str, value: Any, line: Callable[[Sequence[str | int]], int], path: tuple[str | int, ...] = ()
    ) -> None:
        self.file = file
        self.value = value
        self.path = path
        self._line = line

    # Where it stands ----------------------------------------------------------------------------------------------

    @property
    def line(self) -> int:
        return self._line(self.path)

    @property
    def place(self) -> str:
        """`cards.csv, line 7, value`: as far as there is something to say."""
        words = [self.file]
        if self.path:
            words.append(f"line {self.line}")
        if self.path and isinstance(self.path[-1], str):
            words.append(self.path[-1])
        return ", ".join(words)

    def bad(self, what: str) -> ComponentsError:
        """The error to raise about it."""
        return ComponentsError(f"{self.place}: {what}")

    def _inner(self, key: str | int, value: Any) -> Entry:
        return Entry(self.file, value, self._line, (*self.path, key))

    # What it holds ------------------------------------------------------------------------------------------------

    def __getitem__(self, key: str) -> Entry:
        found = self._keys()
        if key not in found:
            raise self.bad(f"{key} is missing{_looks_like(key, found)}")
        return self._inner(key, found[key])

    def __contains__(self, key: str) -> bool:
        return key in self._keys()

    def __iter__(self) -> Iterator[Entry]:
        for number, value in enumerate(self._items("a list is wanted here")):
            yield self._inner(number, value)

    def items(self) -> Iterator[tuple[str, Entry]]:
        for key, value in self._keys().items():
            yield key, self._inner(key, value)

    def only(self, read: Iterable[str], shown: Iterable[str] = (), unread: Iterable[str] = ()) -> Entry:
        """Refuse it if a key that is read is missing; note keys that nobody knows.

        `shown` is read by the page alone and may be missing, `unread` by nobody: it stands there for people.
        """
        wanted, known = tuple(read), {*read, *shown, *unread}
        found = self._keys()
        strange = [key for key in found if key not in known]
        for key in wanted:
            if key not in found:
                raise self.bad(f"{key} is missing{_looks_like(key, strange)}; it holds {', '.join(wanted)}")
        _note_unread(self.file, unread)
        for key in strange:
            _note(f"{self._inner(key, None).place}: nobody reads this{_looks_like(key, known)}", self.file, key)
        return self

    def whole(self, low: int, high: int) -> int:
        """A whole number from low to high."""
        value = self.value
        if isinstance(value, str):
            text = value.strip()
            value = int(text) if re.fullmatch(r"-?[0-9]{1,12}", text) else value
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.bad(f"a whole number from {low} to {high} is wanted, not {_shown(value)}")
        return value

    def text(self) -> str:
        """A text that is not empty."""
        if not isinstance(self.value, str) or not self.value.strip():
            raise self.bad(f"a text is wanted, not {_shown(self.value)}")
        return self.value.strip()

    def word(self, allowed: Sequence[str]) -> str:
        """One of a few words."""
        if self.value not in allowed:
            close = _looks_like(str(self.value), allowed)
            raise self.bad(f"one of {', '.join(filter(None, allowed))} is wanted, not {_shown(self.value)}{close}")
        return self.value

    def list_of(self, count: int, what: str) -> list[Entry]:
        """A list of so many."""
        told = f"{what} are wanted, {count} in all"
        if len(found := self._items(told)) != count:
            raise self.bad(f"{told}, not {len(found)}")
        return list(self)

    def _items(self, told: str) -> list[Any]:
        value: Any = self.value
        if not isinstance(value, list):
            raise self.bad(f"{told}, not {_shown(value)}")
        return cast("list[Any]", value)

    def _keys(self) -> dict[str, Any]:
        value: Any = self.value
        if not isinstance(value, dict):
            raise self.bad(f"a group of named values is wanted here, not {_shown(value)}")
        return cast("dict[str, Any]", value)


# Files ----------------------------------------------------------------------------------------------------------------


def csv_rows(name: str, text: str, read: Sequence[str], unread: Sequence[str] = ()) -> list[Entry]:
    """The rows of a table; its first line names the columns, in any order. Empty lines are passed over."""
    source = _cells(name, text)
    _, header = next(source, (1, list[str]()))
    while header and not header[-1]:
        header.pop()
    _check_header(name, header, read, unread)
    rows: list[dict[str, str]] = []
    at: list[int] = []
    for number, words in source:
        if any(words):
            if any(words[len(header) :]):
                raise ComponentsError(f"{name}, line {number}: there are more cells than columns")
            rows.append(dict(zip(header, [*words, *[""] * len(header)], strict=False)))
            at.append(number)

    def line(path: Sequence[str | int]) -> int:
        return at[int(path[0])]

    return [Entry(name, row, line, (number,)) for number, row in enumerate(rows)]


def _cells(name: str, text: str) -> Iterator[tuple[int, list[str]]]:
    """Every line of a table: its number and its cells."""
    source = csv.reader(io.StringIO(text))
    try:
        for cells in source:
            yield source.line_num, [cell.strip() for cell in cells]
    except csv.Error as problem:  # a cell longer than any can be
        raise ComponentsError(f"{name}, line {source.line_num}: this is no table: {problem}") from None


def _check_header(name: str, header: list[str], read: Sequence[str], unread: Sequence[str]) -> None:
    wanted = ",".join(read)
    if len(header) == 1 and ";" in header[0]:
        raise ComponentsError(f"{name}, line 1: the columns are separated by semicolons; save it with commas")
    strange = [word for word in header if word not in read and word not in unread]
    for column in read:
        if column not in header:
            close = _looks_like(column, strange)
            raise ComponentsError(f"{name}, line 1: there is no column {column}{close}; the columns are {wanted}")
    for column in header:
        if header.count(column) > 1:
            raise ComponentsError(f"{name}, line 1: the column {column or '(without a name)'} stands there twice")
    _note_unread(name, unread)
    for column in strange:
        _note(f"{name}, line 1: nobody reads the column {column}{_looks_like(column, read)}", name, column)


def json_file(name: str, text: str) -> Entry:
    """A JSON file as it stands."""
    try:
        found = json.loads(text)
    except json.JSONDecodeError as problem:
        line = _line_before(text, problem.pos) if problem.msg in _AFTER else problem.lineno
        raise ComponentsError(f"{name}, line {line}: {_JSON.get(problem.msg, _NO_JSON)}") from None
    except (ValueError, RecursionError) as problem:  # a number of thousands of digits, brackets in brackets
        raise ComponentsError(f"{name}: {problem}") from None
    return Entry(name, found, lambda path: lines.in_json(text, path))


def toml_file(name: str, text: str) -> Entry:
    """A TOML file as it stands."""
    try:
        found = tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        raise ComponentsError(_toml_mistake(name, text, str(problem))) from None
    return Entry(name, found, lambda path: lines.in_toml(text, path))


_JSON = {
    "Expecting ',' delimiter": "a comma or a closing bracket is missing after this line or in it",
    "Expecting ':' delimiter": "a colon is missing between a name and its value",
    "Expecting property name enclosed in double quotes": 'a name in double quotes is wanted, as "name", and no comma '
    "after the last entry",
    "Expecting value": "a value is missing, or it is no number, no text in double quotes, not true, false or null",
    "Illegal trailing comma before end of object": "there is no comma after the last entry",
    "Illegal trailing comma before end of array": "there is no comma after the last entry",
    "Extra data": "something stands after the end: brackets do not match",
    "Unterminated string starting at": "a text has no closing double quote",
    "Invalid control character at": "a text has no closing double quote in its line",
}
"""What Python says of broken JSON, in words for whoever wrote the file."""
_AFTER = ("Expecting ',' delimiter",)
_NO_JSON = "this is not written as JSON is"
_TOML = {
    "Invalid value": 'the value after = is missing or not written as TOML has it: 5, "text", true or [1, 2]',
    "Expected '=' after a key": "a line is written name = value",
    "Cannot overwrite a value": "this name stands here for the second time",
    "Unclosed array": "a list has no closing bracket ]",
    "Expected newline or end of document": "something stands after the value",
    "Invalid statement": "a line is written name = value",
    "Unterminated string": "a text has no closing double quote",
    "Illegal character": "a text has no closing double quote in its line",
}
_TOML_PLACE = re.compile(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)")


def _line_before(text: str, position: int) -> int:
    """The line of the last sign before a place: where something is missing, not where its lack was seen."""
    return text.count("\n", 0, len(text[:position].rstrip())) + 1


def _toml_mistake(name: str, text: str, said: str) -> str:
    found = _TOML_PLACE.fullmatch(said)
    if not found:
        return f"{name}: {said}"
    words = next((ours for theirs, ours in _TOML.items() if found[1].startswith(theirs)), found[1])
    return f"{name}, line {found[2] or len(text.rstrip().splitlines())}: {words}"


def _looks_like(key: str, others: Iterable[str]) -> str:
    close = difflib.get_close_matches(key, list(others), 1)
    return f" ({close[0]!r} looks like it)" if close else ""


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def _note(sentence: str, file: str, column: str) -> None:
    found = reading.get()
    if found is not None and (file, column) not in found.unread:
        found.notes.append(sentence)
        found.unread.add((file, column))


def _note_unread(file: str, columns: Iterable[str]) -> None:
    found = reading.get()
    if found is not None:
        found.unread.update((file, column) for column in columns)
