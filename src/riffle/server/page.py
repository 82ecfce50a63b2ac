"""Files the browser is given: the built page, texts and data of the games. No path leaves its folder."""

from __future__ import annotations

import mimetypes
import os
import re
from pathlib import Path
from typing import NamedTuple

from riffle.core.game import GAMES

PAGE = Path(os.environ.get("RIFFLE_PAGE", Path(__file__).parent / "page"))  # the built page
WEB = Path(__file__).parents[3] / "web"  # in a checkout the texts lie there until the page is built
WORD = re.compile(r"[a-z0-9_]+(\.ftl)?")
HASHED = re.compile(r"assets/[\w.-]+")

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class File(NamedTuple):
    body: bytes
    kind: str
    lasting: bool  # its name changes with its content


def page_file(path: str) -> File | None:
    """A file of the built page."""
    wanted = (PAGE / path).resolve()
    if not path or not wanted.is_relative_to(PAGE.resolve()) or not wanted.is_file():
        return None
    return _read(wanted, HASHED.fullmatch(path) is not None)


def index() -> File | None:
    return page_file("index.html")


def text_file(path: str) -> File | None:
    """Words under /texts/: `en.ftl` the page's, `<game>/en.ftl` a game's, `board/<game>/en.ftl` its board's."""
    parts = path.strip("/").split("/")
    if not all(WORD.fullmatch(part) for part in parts) or not path.endswith(".ftl"):
        return None
    match parts:
        case ["board", game, name]:
            places = [PAGE / "texts/board" / game / name, WEB / "src/games" / game / "texts" / name]
        case [game, name]:
            places = [GAMES / game / "texts" / name]
        case [name]:
            places = [PAGE / "texts" / name, WEB / "texts" / name]
        case _:
            places = []
    found = next((place for place in places if place.is_file()), None)
    return _read(found, False) if found else None


def _read(path: Path, lasting: bool) -> File:
    kind = "text/plain" if path.suffix == ".ftl" else mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(path.read_bytes(), kind, lasting)
