"""Write the page's message types from the server's own; with `--check` only say whether they differ.

The page never words a message by hand: what stands in `messages` and `requests` of the server is what TypeScript
checks against.
"""

import sys
import typing
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from riffle.daily import challenges
from riffle.server import client_messages, messages, requests
from riffle.server.lab import requests as lab
from riffle.server.profiles import requests as profiles

TARGET = Path(__file__).parent / "src/lib/messages.ts"
HEAD = """/** What travels between the page and the server. Written by `web/message_types.py`. */

/** Fields of a view: whole numbers in any nesting; null where this seat may not know. */
export type Ints = number | null | Ints[];
"""
VIEW = "view"  # Any in Python, where each game has its own fields; whole numbers all the same
SHORT = 3
"""As many fields still stand on one line."""
PLAIN = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def words(kind: inspect.Type) -> str:
    """A type in TypeScript's words."""
    match kind:
        case inspect.Metadata(type=inner):
            return words(inner)
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.LiteralType(values=values):
            return " | ".join(f"'{value}'" for value in values)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            inner = words(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(map(words, items))}]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {words(value)}>"
        case inspect.UnionType(types=types):
            return " | ".join(dict.fromkeys(words(each) for each in types))
        case _:
            return PLAIN[type(kind)]


def interface(kind: inspect.StructType, sent: set[type]) -> str:
    """One message. What the page sends may leave out whatever has a usual value; what it receives is always whole."""
    lines = [f"/** {doc} */"] if (doc := (kind.cls.__doc__ or "").split("\n")[0].strip()) else []
    lines.append(f"export interface {kind.cls.__name__}")
    parts = [f"{kind.tag_field}: '{kind.tag}'"] if kind.tag_field else []
    hints = typing.get_type_hints(kind.cls)
    for field in kind.fields:
        unset = msgspec.UnsetType in typing.get_args(hints[field.name])
        absent = unset or (kind.cls in sent and not field.required)
        text = "Record<string, Ints>" if field.encode_name == VIEW else words(field.type)
        parts.append(f"{field.encode_name}{'?' if absent else ''}: {text}")
    if len(parts) <= SHORT:
        return "\n".join(lines) + f" {{ {'; '.join(parts)} }}"
    return "\n".join([*lines[:-1], f"{lines[-1]} {{", *(f"  {part};" for part in parts), "}"])


def structs() -> list[type[Any]]:
    both = [
        (module.__name__, each)
        for module in (messages, client_messages, requests, challenges, profiles, lab)
        for each in vars(module).values()
    ]
    found = [(name, each) for name, each in both if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    return [each for name, each in found if each.__module__ == name]


def written() -> str:
    """The whole file."""
    client = typing.get_args(client_messages.FromClient)
    sent = {
        *client,
        requests.NewTable,
        requests.NewSeat,
        requests.PlayOn,
        requests.Practice,
        requests.NamedAnswer,
        lab.LabRequest,
        lab.LabVariant,
        profiles.Sync,
        profiles.Subscribe,
    }
    parts = [HEAD]
    for kind in inspect.multi_type_info(structs()):
        assert isinstance(kind, inspect.StructType)
        parts.append(interface(kind, sent) + "\n")
    for name, union in (("FromServer", typing.get_args(messages.FromServer)), ("FromClient", client)):
        parts.append(f"export type {name} = {' | '.join(each.__name__ for each in union)};\n")
    return "\n".join(parts)


def main() -> int:
    text = written()
    if "--check" not in sys.argv:
        TARGET.write_text(text, "utf-8")
        return 0
    if TARGET.read_text("utf-8") == text:
        return 0
    print("web/src/lib/messages.ts is old: run `python web/message_types.py`", file=sys.stderr)
    return 1


if __name__ == "__main__":
    raise SystemExit(main())
