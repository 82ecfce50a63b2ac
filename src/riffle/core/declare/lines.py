"""On which line of a JSON or TOML file a value stands. Looked for only when something is wrong with it."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

SPACE = re.compile(r"[\s]*")
_decode = json.JSONDecoder().raw_decode


def in_json(text: str, path: Sequence[str | int]) -> int:
    """The line of the value that the path leads to, or of the last thing on the way that is there."""
    at = _skip(text, 0)
    for step in path:
        found = _key(text, at, step) if isinstance(step, str) else _item(text, at, step)
        if found is None:
            break
        at = found
    return text.count("\n", 0, at) + 1


def _skip(text: str, at: int) -> int:
    found = SPACE.match(text, at)
    return found.end() if found else at


def _key(text: str, at: int, key: str) -> int | None:
    """Where the value of a key begins, in the object that begins at `at`."""
    if text[at : at + 1] != "{":
        return None
    at = _skip(text, at + 1)
    while text[at : at + 1] == '"':
        name, at = _decode(text, at)
        at = _skip(text, _skip(text, at) + 1)  # past the colon
        if name == key:
            return at
        at = _skip(text, _decode(text, at)[1])
        at = _skip(text, at + 1)  # past the comma
    return None


def _item(text: str, at: int, number: int) -> int | None:
    """Where an item begins, in the list that begins at `at`."""
    if text[at : at + 1] != "[":
        return None
    at = _skip(text, at + 1)
    for _ in range(number):
        if text[at : at + 1] in ("]", ""):
            return None
        at = _skip(text, _skip(text, _decode(text, at)[1]) + 1)
    return None if text[at : at + 1] == "]" else at


def in_toml(text: str, path: Sequence[str | int]) -> int:
    """The line of `key =` in the table or in the numbered `[[table]]` that the path leads through."""
    rows = text.split("\n")
    line, last = 0, len(rows)
    for index, step in enumerate(path):
        if isinstance(step, int):
            continue
        number = next((each for each in path[index + 1 : index + 2] if isinstance(each, int)), 0)
        heads = [row for row in range(line, last) if re.match(rf"\s*\[+\s*{re.escape(step)}\s*\]+", rows[row])]
        if number < len(heads):
            line = heads[number]
            last = next((row for row in range(line + 1, last) if re.match(r"\s*\[", rows[row])), last)
            continue
        line = next((row for row in range(line, last) if re.match(rf"\s*{re.escape(step)}\s*=", rows[row])), line)
    return line + 1
