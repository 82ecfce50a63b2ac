"""A variant of a game: changed data files and options, with a name and a hash.

A variant lives in a folder a person edits (`variant.toml` and the data files that differ), in one packed file (a zip of
that folder, `NAME.riffle-variant`), or inside the record of a game that was played with it.
"""

from __future__ import annotations

import base64
import hashlib
import io
import json
import re
import tomllib
import zipfile
import zlib
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, cast

from msgspec import Struct

from .declare.components import ComponentsError
from .spreadsheet import with_commas

MANIFEST = "variant.toml"
SUFFIX = ".riffle-variant"
MOST_PACKED = 400_000
"""Bytes of a packed variant."""
MOST_UNPACKED = 2_000_000
"""Bytes of all its files."""
MOST_FILES = 16
MOST_ROWS = 2_000
"""Lines of a table or a TOML file."""
LONGEST_LINE, LONGEST_JSON = 4_000, 400_000
DEEPEST = 12
"""Brackets in brackets, and parts of a key."""
BRACKETS = re.compile(r"[\[\]{}]")
LONGEST_NAME, LONGEST_NOTE = 40, 300
FILE_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,40}\.(csv|json|toml)")
MADE = (1980, 1, 1, 0, 0, 0)
"""The date of everything inside a packed variant: equal variants are equal bytes."""


class VariantError(ComponentsError):
    """A folder or a file that is no variant; the sentence says what is wrong."""


class Variant(Struct, frozen=True, dict=True):
    """`files` are the data files that differ from the stock game's, whole; `rules` the version it was made for."""

    game: str
    rules: int
    name: str = ""  # without one it is somebody's folder of changed files
    note: str = ""
    files: tuple[tuple[str, str], ...] = ()
    options: tuple[tuple[str, str], ...] = ()

    @property
    def texts(self) -> dict[str, str]:
        return dict(self.files)

    @property
    def title(self) -> str:
        return self.name or "unnamed"

    @cached_property
    def digest(self) -> str:
        """32 hex digits that name exactly this variant."""
        return hashlib.sha256(json.dumps(self._content(), sort_keys=True).encode()).hexdigest()[:32]

    def _content(self) -> list[object]:
        return [self.game, self.rules, self.name, self.note, sorted(self.files), sorted(self.options)]

    def manifest(self) -> str:
        """What `variant.toml` says."""
        lines = [f"name = {_quoted(self.name)}", f"game = {_quoted(self.game)}"]
        lines += [f"rules = {self.rules}            # the version of the rules it was made for"]
        lines += [f"note = {_quoted(self.note)}            # a line about it, for those who play it", "", "[options]"]
        lines += [f"{name} = {_quoted(value)}" for name, value in sorted(self.options)]
        return "\n".join(lines) + "\n"

    def pack(self) -> bytes:
        """The variant as one file: a zip of its folder, the same bytes every time."""
        target = io.BytesIO()
        with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
            for name, text in ((MANIFEST, self.manifest()), *sorted(self.files)):
                packed.writestr(zipfile.ZipInfo(name, MADE), text.encode(), zipfile.ZIP_DEFLATED, 9)
        return target.getvalue()

    @property
    def line(self) -> str:
        """The packed variant in one line of text, as a record carries it."""
        return base64.b64encode(self.pack()).decode()


def unpack(packed: bytes) -> Variant:
    """Read a packed variant. Nothing is written to disk, and no more is unpacked than may be."""
    if len(packed) > MOST_PACKED:
        raise VariantError(f"a packed variant has at most {MOST_PACKED:,} bytes, not {len(packed):,}")
    try:
        with zipfile.ZipFile(io.BytesIO(packed)) as archive:
            return of_texts({name: as_text(name, body) for name, body in _bodies(archive).items()})
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, NotImplementedError, RuntimeError) as problem:
        raise VariantError(f"this is no packed variant: {problem}") from None


def from_line(line: str) -> Variant:
    """Read the line of a record."""
    try:
        return unpack(base64.b64decode(line, validate=True))
    except ValueError as problem:
        raise VariantError(str(problem)) from None


def _bodies(archive: zipfile.ZipFile) -> dict[str, bytes]:
    entries = [entry for entry in archive.infolist() if not is_beside(entry.filename)]
    if len(entries) > MOST_FILES:
        raise VariantError(f"a variant has at most {MOST_FILES} files, not {len(entries)}")
    found: dict[str, bytes] = {}
    left = MOST_UNPACKED
    for entry in entries:
        if entry.filename != MANIFEST and not FILE_NAME.fullmatch(entry.filename):
            raise VariantError(f"{entry.filename[:60]!r} is no name of a data file: no folders, no code")
        if entry.filename in found:
            raise VariantError(f"{entry.filename} is in it twice")
        if entry.flag_bits & 1 or entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise VariantError("it is packed in a way that cannot be read here: pack it with `riffle variant pack`")
        with archive.open(entry) as file:
            body = file.read(left + 1)  # what the file says of its own size is not to be believed
        left -= len(body)
        if left < 0:
            raise VariantError(f"unpacked it has more than {MOST_UNPACKED:,} bytes")
        found[entry.filename] = body
    return found


def is_beside(name: str) -> bool:
    """Whether a file is one that spreadsheets, editors and systems leave beside the data."""
    last = name.rstrip("/").rpartition("/")[2]
    return name.startswith("__MACOSX/") or last.startswith((".", "~$")) or last.endswith("~") or last in BESIDE


BESIDE = ("Thumbs.db", "desktop.ini", "Icon\r")


def as_text(name: str, body: bytes) -> str:
    """A data file as text, without what spreadsheets put before it, at the ends of lines and between the columns."""
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = body.count(b"\n", 0, problem.start) + 1
        raise VariantError(f"{name}, line {line}: the file is not in UTF-8: save it as CSV UTF-8") from None
    if "\0" in text:
        raise VariantError(f"{name} is no text")
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return with_commas(text) if name.endswith(".csv") else text


def of_texts(texts: Mapping[str, str]) -> Variant:
    """The variant that a manifest and the files beside it make."""
    if MANIFEST not in texts:
        raise VariantError(f"there is no {MANIFEST} in it: `riffle variant new` writes one")
    for file, text in texts.items():
        check_bounds(file, text)
    try:
        said = tomllib.loads(texts[MANIFEST])
    except (ValueError, RecursionError) as problem:
        raise VariantError(f"{MANIFEST}: {problem}") from None
    known = ("name", "game", "rules", "note", "options")
    strange = sorted(set(said) - set(known))
    if strange:
        raise VariantError(f"{MANIFEST}: {strange[0]!r} is not known; there are {', '.join(known)}")
    rules: Any = said.get("rules")
    if not isinstance(rules, int) or isinstance(rules, bool) or not 0 <= rules < 10_000:
        raise VariantError(f"{MANIFEST}, rules: the version of the game's rules is wanted, a whole number")
    return Variant(
        game=_line(said, "game", 40),
        rules=rules,
        name=_line(said, "name", LONGEST_NAME, empty=True),
        note=_line({"note": "", **said}, "note", LONGEST_NOTE, empty=True),
        files=tuple(sorted((name, text) for name, text in texts.items() if name != MANIFEST)),
        options=_options(said.get("options", {})),
    )


def check_bounds(name: str, text: str) -> None:
    """Refuse what would take long to read, before anything reads it: parsers take much longer for some texts."""
    lines = text.split("\n")
    longest = LONGEST_JSON if name.endswith(".json") else LONGEST_LINE
    if len(lines) > MOST_ROWS and not name.endswith(".json"):
        raise VariantError(f"{name} has {len(lines):,} lines; a data file has at most {MOST_ROWS:,}")
    for number, line in enumerate(lines, start=1):
        if len(line) > longest:
            raise VariantError(f"{name}, line {number}: it has {len(line):,} letters; there may be {longest:,}")
    if not name.endswith(".csv") and _depth(text) > DEEPEST:
        raise VariantError(f"{name} is nested more than {DEEPEST} deep")
    if name.endswith(".toml") and max(map(_dots, lines)) > DEEPEST:
        raise VariantError(f"{name} has a key of more than {DEEPEST} parts")


def _depth(text: str) -> int:
    """How deep brackets are nested; those in words count, too, for nobody has so many there."""
    depth = deepest = 0
    for letter in BRACKETS.findall(text):
        depth = depth + 1 if letter in "[{" else max(0, depth - 1)
        deepest = max(deepest, depth)
    return deepest


def _dots(line: str) -> int:
    """Most dots of a key in a line, or of a table's name."""
    keys = line.split("=")[:-1] if "=" in line else [line] if line.lstrip().startswith("[") else []
    return max((max(part.count(".") for part in re.split(r"[,{]", key)) for key in keys), default=0)


def _line(said: Mapping[str, Any], key: str, longest: int, *, empty: bool = False) -> str:
    value: Any = said.get(key)
    if not isinstance(value, str) or not (empty or value.strip()) or len(value) > longest or not value.isprintable():
        raise VariantError(f"{MANIFEST}, {key}: one line of at most {longest} letters is wanted")
    return value.strip()


def _options(said: Any) -> tuple[tuple[str, str], ...]:
    given = cast("dict[str, Any]", said)
    if not isinstance(said, dict) or len(given) > 40:
        raise VariantError(f"{MANIFEST}, options: names and values are wanted")
    found: dict[str, str] = {}
    for name, value in given.items():
        if not isinstance(value, str | int):
            raise VariantError(f"{MANIFEST}, options, {name}: a word or a whole number is wanted")
        found[name] = ("on" if value else "off") if isinstance(value, bool) else str(value)[:40]
    return tuple(sorted(found.items()))


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def read_files(folder: Path) -> dict[str, str]:
    """The files of a folder as texts; what systems leave beside them is passed over."""
    found: dict[str, str] = {}
    for path in sorted(folder.iterdir()):
        if is_beside(path.name):
            continue
        if path.is_dir():
            raise VariantError(f"{path} is a folder: data files lie side by side")
        if path.stat().st_size > MOST_UNPACKED:
            raise VariantError(f"{path} is larger than any data file")
        found[path.name] = as_text(path.name, path.read_bytes())
    return found


def read_variant(path: Path | str) -> Variant:
    """A variant from its folder or from its packed file."""
    path = Path(path)
    if path.is_dir():
        try:
            return of_texts(read_files(path))
        except VariantError as problem:
            raise VariantError(f"{path}: {problem}") from None
    if not path.exists():
        raise VariantError(f"there is no variant {path}, neither a folder nor a packed file")
    with path.open("rb") as file:
        return unpack(file.read(MOST_PACKED + 1))
