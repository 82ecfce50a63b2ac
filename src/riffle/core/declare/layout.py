"""The state of a game as named whole numbers, each field saying who may see it.

    @layout(OPTIONS)
    class State(GameState):
        hand_cap = option()      # one line for each option, in their order
        faces = public(9)        # everyone
        hands = owner(5, 72)     # row i is seat i's alone
        pile = hidden(72)        # nobody
        seen = scratch(9)        # working room: never saved, compared, hashed or shown

Every layout begins with the fields of the contract (`seats`, `asked`, `question`, `ended`), then the options. The order
of the fields is the order of the packed form, which both speeds share byte for byte. To a type checker a field is the
whole number or the nested list that it holds, so a misspelt name is an error in the editor.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any, ClassVar, NamedTuple, TypeVar, overload

from .options import Options
from .rule import UNKNOWN

PUBLIC, OWNER, HIDDEN, SCRATCH = "public", "owner", "hidden", "scratch"
FACT_PARTS = 7
LIGHTS = 6


class Field(NamedTuple):
    """One named field: its shape (empty for a single number) and its audience."""

    audience: str
    shape: tuple[int, ...]
    is_option: bool = False

    @property
    def size(self) -> int:
        cells = 1
        for length in self.shape:
            cells *= length
        return cells


@overload
def public() -> int: ...
@overload
def public(length: int, /) -> list[int]: ...
@overload
def public(rows: int, length: int, /) -> list[list[int]]: ...
@overload
def public(*shape: int) -> Any: ...
def public(*shape: int) -> Any:
    """A field that everyone may see."""
    return Field(PUBLIC, shape)


@overload
def owner(length: int, /) -> list[int]: ...
@overload
def owner(rows: int, length: int, /) -> list[list[int]]: ...
@overload
def owner(*shape: int) -> Any: ...
def owner(*shape: int) -> Any:
    """A field whose row i is seat i's alone."""
    return Field(OWNER, shape)


@overload
def hidden() -> int: ...
@overload
def hidden(length: int, /) -> list[int]: ...
@overload
def hidden(rows: int, length: int, /) -> list[list[int]]: ...
@overload
def hidden(*shape: int) -> Any: ...
def hidden(*shape: int) -> Any:
    """A field that nobody may see."""
    return Field(HIDDEN, shape)


@overload
def scratch() -> int: ...
@overload
def scratch(length: int, /) -> list[int]: ...
@overload
def scratch(rows: int, length: int, /) -> list[list[int]]: ...
@overload
def scratch(*shape: int) -> Any: ...
def scratch(*shape: int) -> Any:
    """Working room: never saved, compared, hashed or shown."""
    return Field(SCRATCH, shape)


def option() -> int:
    """The field of an option: a public number."""
    return Field(PUBLIC, (), True)  # type: ignore[return-value]


class GameState:
    """What a state holds beside its own fields, and what `@layout` writes for it."""

    fields: ClassVar[dict[str, Field]]
    saved: ClassVar[dict[str, Field]]
    size: ClassVar[int]
    seats: int
    asked: int
    question: int
    ended: int
    fact_count: int
    facts: list[list[int]]
    extra: list[int]
    lit: list[int]

    def copy(self) -> Any: ...
    def pack(self) -> array[int]: ...  # type: ignore[empty-body]
    def unpack(self, cells: Sequence[int]) -> None: ...


T = TypeVar("T", bound=GameState)
CONTRACT = ("seats", "asked", "question", "ended")


def layout(options: Options | None = None, *, facts: int = 24, extra: int = 1) -> Callable[[type[T]], type[T]]:
    """Turn a class of field declarations into a state type; `facts` and `extra` size the contract's working room."""

    def declare(cls: type[T]) -> Any:
        declared = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        own = {name: field for name, field in declared.items() if not field.is_option}
        named = [name for name, field in declared.items() if field.is_option]
        wanted = list(options.names) if options else []
        if named != wanted:
            raise TypeError(
                f"{cls.__name__} of {cls.__module__} declares the options {', '.join(named) or 'none'} by option(); "
                f"OPTIONS has {', '.join(wanted) or 'none'}, and both have the same order"
            )
        if clash := set(named) & set(CONTRACT):
            raise TypeError(f"option {min(clash)} of {cls.__module__} has the name of a field of the contract")
        head = {name: Field(PUBLIC, ()) for name in (*CONTRACT, *named)}
        tail = {
            "fact_count": Field(SCRATCH, ()),
            "facts": Field(SCRATCH, (facts, FACT_PARTS)),
            "extra": Field(SCRATCH, (extra,)),
            "lit": Field(SCRATCH, (LIGHTS,)),
        }
        if clash := (head.keys() | tail.keys()) & own.keys():
            raise TypeError(f"field {min(clash)} of {cls.__name__} is already a field of the contract or an option")
        everything = {**head, **own, **tail}
        saved = {name: field for name, field in everything.items() if field.audience != SCRATCH}
        working = {name: field for name, field in everything.items() if field.audience == SCRATCH}
        return _state_type(cls.__name__, cls.__doc__, cls.__module__, {**saved, **working}, saved)

    return declare


def _state_type(
    name: str, doc: str | None, module: str, fields: dict[str, Field], saved: dict[str, Field]
) -> type[GameState]:
    """Write the type's methods out field by field, as dataclasses do: copying is the plain engine's hot path."""
    lines = ["def __init__(self):"]
    lines += [f"    self.{field} = {_zeros(spec.shape)}" for field, spec in fields.items()]
    lines += ["def copy(self):", "    twin = new(State)"]
    lines += [f"    twin.{field} = {_copied(f'self.{field}', spec.shape)}" for field, spec in fields.items()]
    cells = ", ".join(_packed(f"self.{field}", spec.shape) for field, spec in saved.items())
    lines += ["    return twin", "def pack(self):", f"    return array('i', [{cells}])"]
    space: dict[str, Any] = {"array": array, "chain": chain, "new": object.__new__, "row": list[int].copy}
    exec("\n".join(lines), space)
    members = {key: space[key] for key in ("__init__", "copy", "pack")}
    state: Any = type(
        name,
        (),
        {
            "__slots__": tuple(fields),
            "__doc__": doc,
            "__module__": module,
            "fields": fields,
            "saved": saved,
            "size": sum(field.size for field in saved.values()),
            "unpack": _unpack,
            "__eq__": _equal,
            "__hash__": None,
            **members,
        },
    )
    space["State"] = state
    return state


def viewer(state: Any, seat: int) -> Callable[[Any], Any]:
    """A function that copies a state as that seat (-1: somebody watching) may see it, written out like `copy`."""
    lines = ["def view(s):", "    twin = new(State)"]
    lines += [f"    twin.{name} = {_viewed(f's.{name}', field, seat)}" for name, field in state.fields.items()]
    space: dict[str, Any] = {"new": object.__new__, "State": state, "UNKNOWN": UNKNOWN, "row": list[int].copy}
    exec("\n".join([*lines, "    return twin"]), space)
    return space["view"]


def _viewed(source: str, field: Field, seat: int) -> str:
    """Built from nothing: only a public field, and the seat's own row of an owner's, is copied."""
    if field.audience == PUBLIC:
        return _copied(source, field.shape)
    if field.audience == SCRATCH:
        return _filled("0", field.shape)
    if field.audience == OWNER:
        rows = [_filled("UNKNOWN", field.shape[1:])] * field.shape[0]
        if 0 <= seat < len(rows):
            rows[seat] = _copied(f"{source}[{seat}]", field.shape[1:])
        return f"[{', '.join(rows)}]"
    return _filled("UNKNOWN", field.shape)


def _zeros(shape: tuple[int, ...]) -> str:
    return _filled("0", shape)


def _filled(value: str, shape: tuple[int, ...]) -> str:
    if not shape:
        return value
    if len(shape) == 1:
        return f"[{value}] * {shape[0]}"
    return f"[{_filled(value, shape[1:])} for _ in range({shape[0]})]"


def _copied(source: str, shape: tuple[int, ...]) -> str:
    if not shape:
        return source
    if len(shape) == 1:
        return f"{source}[:]"
    if len(shape) == 2:
        return f"[*map(row, {source})]"  # a loop in C: the list of facts alone has two dozen rows
    row = f"row{len(shape)}"
    return f"[{_copied(row, shape[1:])} for {row} in {source}]"


def _packed(source: str, shape: tuple[int, ...]) -> str:
    """A field's cells, to stand in a list."""
    for _ in shape[1:]:
        source = f"chain.from_iterable({source})"
    return f"*{source}" if shape else source


def _equal(self: Any, other: Any) -> bool:
    return type(self) is type(other) and self.pack() == other.pack()


def _unpack(self: Any, cells: Sequence[int]) -> None:
    at = 0
    for name, field in self.saved.items():
        if not field.shape:
            setattr(self, name, int(cells[at]))
        else:
            setattr(self, name, nested(cells, at, field.shape))
        at += field.size


def nested(cells: Sequence[int], at: int, shape: tuple[int, ...]) -> Any:
    """The cells from `at` on as lists of lists of the given shape."""
    if len(shape) == 1:
        return [int(cell) for cell in cells[at : at + shape[0]]]
    step = 1
    for length in shape[1:]:
        step *= length
    return [nested(cells, at + i * step, shape[1:]) for i in range(shape[0])]


def seen_by(saved: dict[str, Field], seat: int) -> Iterator[bool]:
    """For each packed cell, whether that seat (-1: somebody watching) may see it."""
    for field in saved.values():
        if field.audience == OWNER:
            row = field.size // field.shape[0]
            for index in range(field.shape[0]):
                yield from (index == seat for _ in range(row))
        else:
            yield from (field.audience == PUBLIC for _ in range(field.size))


def named(saved: dict[str, Field], cells: Sequence[int]) -> dict[str, Any]:
    """Packed cells as names and lists, None for what is unknown: the form that pages and people read."""
    known = [None if cell == UNKNOWN else int(cell) for cell in cells]
    out: dict[str, Any] = {}
    at = 0
    for name, field in saved.items():
        out[name] = _shaped(known[at : at + field.size], field.shape) if field.shape else known[at]
        at += field.size
    return out


def _shaped(cells: list[int | None], shape: tuple[int, ...]) -> Any:
    if len(shape) == 1:
        return cells
    step = len(cells) // shape[0]
    return [_shaped(cells[i * step : (i + 1) * step], shape[1:]) for i in range(shape[0])]
