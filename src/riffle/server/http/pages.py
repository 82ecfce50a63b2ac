"""Files the browser is given: the built page, texts and data of the games. No path leaves its folder."""

from __future__ import annotations

import mimetypes
import os
import re
from pathlib import Path
from typing import NamedTuple

from riffle.core.registry import GAMES, folder_of, known

PAGE = Path(os.environ.get("RIFFLE_PAGE", Path(__file__).parents[1] / "page"))  # the built page
DOCS = Path(__file__).parents[1] / "docs"  # the built documentation
WEB = Path(__file__).parents[4] / "web"  # in a checkout the texts lie there until the page is built
COACH = Path(__file__).parents[2] / "bots/coach/texts"
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
DOCS_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'unsafe-inline'",  # the site's builder writes its own small scripts into the pages
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'self'",
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
DOCS_HEADERS = ((b"content-security-policy", DOCS_POLICY.encode()), *HEADERS[1:])


class File(NamedTuple):
    body: bytes
    kind: str
    lasting: bool  # its name changes with its content


def page_file(path: str) -> File | None:
    """A file of the built page."""
    try:
        wanted = (PAGE / path).resolve()
        if not path or not wanted.is_relative_to(PAGE.resolve()) or not wanted.is_file():
            return None
    except (ValueError, OSError):  # a path that no file can have
        return None
    return _read(wanted, HASHED.fullmatch(path) is not None)


def docs_file(path: str) -> File | None:
    """A file of the documentation, where it has been built."""
    wanted = (DOCS / (path or "index.html")).resolve()
    if not wanted.is_relative_to(DOCS.resolve()) or not wanted.is_file():
        return None
    return _read(wanted, False)


def index() -> File | None:
    return page_file("index.html")


def text_file(path: str) -> File | None:
    """Words under /texts/: `en.ftl` the page's, `coach/en.ftl` the coach's, `<game>/en.ftl` a game's, and
    `board/<game>/en.ftl` its board's."""
    parts = path.strip("/").split("/")
    if not all(WORD.fullmatch(part) for part in parts) or not path.endswith(".ftl"):
        return None
    match parts:
        case ["coach", name]:
            places = [COACH / name]
        case ["board", game, name]:
            places = [PAGE / "texts/board" / game / name, WEB / "src/games" / game / "texts" / name]
        case [game, name]:
            home = folder_of(game)
            places = [] if home is None else [home / "texts" / name]
        case [name]:
            places = [PAGE / "texts" / name, WEB / "texts" / name]
        case _:
            places = []
    found = next((place for place in places if place.is_file()), None)
    if found is None:
        return None
    file = _read(found, False)
    return file if len(parts) > 1 else file._replace(body=file.body + titles(parts[0]).encode())


def titles(name: str) -> str:
    """Name and blurb of the games of other packages; those that come with Riffle are written into the page's words."""
    lines: list[str] = []
    for game in sorted(known()):
        home = folder_of(game)
        if home is None or home.parent == GAMES or not (home / "texts" / name).is_file():
            continue
        words = (home / "texts" / name).read_text("utf-8")
        for key, ending in (("name", ""), ("blurb", "-tag")):
            if found := re.search(rf"^{key} = (.*)$", words, re.M):
                lines.append(f"game-{game}{ending} = {found[1]}")
    return "\n".join(["", *lines, ""]) if lines else ""


def _read(path: Path, lasting: bool) -> File:
    kind = "text/plain" if path.suffix == ".ftl" else mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(path.read_bytes(), kind, lasting)
