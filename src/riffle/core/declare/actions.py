"""Answers as codes: a whole number <-> a kind with named parts <-> one line of text.

    Action = actions(
        swap=shown(card=CARDS, pair=PAIR_NAMES),     # listed parts: how many there are, or their names
        release=shown(stone=37, yaw=span(0, 359)),   # ranged parts travel beside the code, as whole numbers
        draw=private(seat=5, card=CARDS),            # nature's answer, known to the seat it names
    )

Inside rules `Action.swap(card, pair)` makes a code, `Action.kind(code) == Action.SWAP` asks its kind and
`Action.part(code, 1)` takes a listed part out again; ranged parts lie in `s.extra`, in the order they are declared.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ..refusal import Refused

EVERYONE, OWN, NOBODY = "everyone", "own", "nobody"


class Span(NamedTuple):
    """A ranged part: any whole number from low to high. A rule may narrow it for a question (`bounds`)."""

    low: int
    high: int


def span(low: int, high: int) -> Span:
    return Span(low, high)


class Labels(tuple[str, ...]):
    """The names of a listed part's values, other ways to write some, and names that a rule forbids always."""

    also: Mapping[str, str]
    barred: Mapping[str, int]


def labels(
    names: Iterable[str], *, also: Mapping[str, str] | None = None, barred: Mapping[str, int] | None = None
) -> Labels:
    """Names with aliases (`also`: alias -> name) and, by rule number, things no code stands for (`barred`)."""
    found = Labels(names)
    found.also, found.barred = also or {}, barred or {}
    return found


class Kind(NamedTuple):
    """One kind of answer: its parts in order, who may know it, and whether it can be taken back alone."""

    name: str
    listed: dict[str, int]
    labels: dict[str, tuple[str, ...]]
    ranged: dict[str, Span]
    audience: str
    binding: bool
    first: int = 0

    @property
    def size(self) -> int:
        count = 1
        for length in self.listed.values():
            count *= length
        return count


Part = int | Sequence[str] | Span


def _kind(audience: str, binding: bool, parts: dict[str, Part]) -> Kind:
    listed: dict[str, int] = {}
    named: dict[str, tuple[str, ...]] = {}
    ranged: dict[str, Span] = {}
    for name, part in parts.items():
        if isinstance(part, Span):
            ranged[name] = part
        elif isinstance(part, int):
            listed[name] = part
        else:
            listed[name] = len(part)
            named[name] = part if isinstance(part, Labels) else tuple(part)
    return Kind("", listed, named, ranged, audience, binding)


def shown(*, binding: bool = False, **parts: Part) -> Kind:
    """An answer that everyone may know."""
    return _kind(EVERYONE, binding, parts)


def private(*, binding: bool = False, **parts: Part) -> Kind:
    """An answer known to the seat that gives it or, for nature's, to the seat in its part `seat`."""
    return _kind(OWN, binding, parts)


def unseen(*, binding: bool = False, **parts: Part) -> Kind:
    """An answer that nobody may know until the game is over."""
    return _kind(NOBODY, binding, parts)


class Actions:
    """The codec of one game. Codes run from 0 to `size` - 1, kind after kind in the order of declaration."""

    kinds: list[Kind]

    def __init__(self, kinds: dict[str, Kind]) -> None:
        self.kinds = []
        first = 0
        for name, spec in kinds.items():
            self.kinds.append(spec._replace(name=name, first=first))
            first += spec.size
        self.size = first
        self.by_name = {spec.name: spec for spec in self.kinds}
        self.functions: dict[str, Any] = _functions(self.kinds)
        self._specs: dict[int, Kind] = {}  # of the codes met so far: looked up several times a move
        self.constants = {spec.name.upper(): index for index, spec in enumerate(self.kinds)}
        self.__dict__.update(self.functions)
        self.__dict__.update(self.constants)

    if TYPE_CHECKING:

        def kind(self, code: int) -> int: ...
        def part(self, code: int, index: int) -> int: ...

    def __getattr__(self, name: str) -> Any:  # the encoders and constants above, for type checkers
        raise AttributeError(f"no kind of answer is called {name!r}")

    def spec(self, code: int) -> Kind:
        found = self._specs.get(code)
        if found is None:
            if not 0 <= code < self.size:
                raise ValueError(f"{code} is no answer: codes run from 0 to {self.size - 1}")
            found = self._specs[code] = self.kinds[int(self.functions["kind"](code))]
        return found

    def parts(self, code: int) -> dict[str, int]:
        """The listed parts by name."""
        part = self.functions["part"]
        return {name: part(code, index) for index, name in enumerate(self.spec(code).listed)}

    def code(self, name: str, *parts: int) -> int:
        """The code of a kind and its listed parts; ValueError if there is no such answer."""
        spec = self.by_name.get(name)
        if spec is None:
            raise ValueError(f"no kind of answer is called {name!r}; there are {', '.join(self.by_name)}")
        if len(parts) != len(spec.listed):
            raise ValueError(f"{name} has the parts {', '.join(spec.listed) or 'none'}; {len(parts)} were given")
        for (label, size), part in zip(spec.listed.items(), parts, strict=True):
            if not 0 <= part < size:
                raise ValueError(f"{label} of {name} runs from 0 to {size - 1}, not {part}")
        return self.functions[name](*parts)

    def text(self, code: int, extra: Sequence[int] = ()) -> str:
        """One line: the kind, its listed parts by label, then its ranged parts."""
        spec = self.spec(code)
        words = [spec.name]
        for name, part in self.parts(code).items():
            words.append(spec.labels[name][part] if name in spec.labels else str(part))
        words += [str(number) for number in extra[: len(spec.ranged)]]
        return " ".join(words)

    def parse(self, text: str) -> tuple[int, tuple[int, ...]]:
        """What `text` wrote; ValueError with a sentence for anything else."""
        words = text.split()
        spec = self.by_name.get(words[0]) if words else None
        if spec is None:
            raise ValueError(f"{text!r} is no answer: it begins with one of {', '.join(self.by_name)}")
        if len(words) != 1 + len(spec.listed) + len(spec.ranged):
            wanted = " ".join([spec.name, *(f"<{name}>" for name in (*spec.listed, *spec.ranged))])
            raise ValueError(f"{text!r} is no answer: it is written {wanted}")
        split = 1 + len(spec.listed)
        parts = [_part(spec, name, word) for name, word in zip(spec.listed, words[1:split], strict=True)]
        extra = tuple(_whole(word) for word in words[split:])
        for (name, reach), number in zip(spec.ranged.items(), extra, strict=True):
            if not reach.low <= number <= reach.high:
                raise ValueError(f"{name} of {spec.name} runs from {reach.low} to {reach.high}, not {number}")
        return self.code(spec.name, *parts), extra


def actions(**kinds: Kind) -> Actions:
    """Declare the answers of a game, kind by kind."""
    return Actions(kinds)


def _part(spec: Kind, name: str, word: str) -> int:
    if name in spec.labels:
        known = spec.labels[name]
        if isinstance(known, Labels):
            word = known.also.get(word, word)
            if rule := known.barred.get(word):
                raise Refused("forbidden", f"{spec.name} {word} is against rule {rule}", rule)
        if word not in known:
            raise ValueError(f"{word!r} is no {name} of {spec.name}")
        return known.index(word)
    return _whole(word)


def _whole(word: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,10}", word):
        raise ValueError(f"{word!r} is not a whole number")
    return int(word)


def _functions(kinds: list[Kind]) -> dict[str, Any]:
    """Write `kind`, `part` and one encoder a kind as plain arithmetic, for both speeds."""
    lines = ["def kind(code):"]
    for index, spec in enumerate(kinds[:-1]):
        lines += [f"    if code < {spec.first + spec.size}:", f"        return {index}"]
    lines += [f"    return {len(kinds) - 1}", "def part(code, index):"]
    for spec in kinds:
        lines.append(f"    if code < {spec.first + spec.size}:")
        step = spec.size
        for index, size in enumerate(spec.listed.values()):
            step //= size
            lines += [f"        if index == {index}:", f"            return (code - {spec.first}) // {step} % {size}"]
        lines.append("        return 0")
    lines.append("    return 0")
    for spec in kinds:
        terms, step = [str(spec.first)], spec.size
        for name, size in spec.listed.items():
            step //= size
            terms.append(f"{name} * {step}")
        lines += [f"def {spec.name}({', '.join(spec.listed)}):", f"    return {' + '.join(terms)}"]
    space: dict[str, Any] = {}
    exec("\n".join(lines), space)
    return {name: space[name] for name in ("kind", "part", *(spec.name for spec in kinds))}
