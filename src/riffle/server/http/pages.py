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
HASHED = re.compile(r"/assets/[\w.-]+")

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",  # the games' rules run in the page; nothing else is evaluated
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


def place(path: str) -> Path | None:
    """Where the file behind an address lies: of the built page, of the documentation, or words."""
    if path.startswith("/texts/"):
        return _words_place(path.removeprefix("/texts/"))
    if path.startswith("/docs/"):
        return _inside(DOCS, path.removeprefix("/docs/"))
    return _inside(PAGE, path.lstrip("/"))


def file(path: str, place: Path) -> File:
    """What is sent for an address whose file lies there."""
    kind = "text/plain" if place.suffix == ".ftl" else mimetypes.guess_type(place.name)[0] or "application/octet-stream"
    body = place.read_bytes()
    if path.startswith("/texts/") and path.count("/") == 2:
        body += titles(place.name).encode()
    return File(body, kind, HASHED.fullmatch(path) is not None)


def found(path: str) -> File | None:
    """The file behind an address."""
    try:
        where = place(path)
        return None if where is None else file(path, where)
    except (ValueError, OSError):  # a path that no file can have
        return None


def index() -> File | None:
    return found("/index.html")


def _inside(folder: Path, path: str) -> Path | None:
    wanted = (folder / path).resolve()
    return wanted if path and wanted.is_relative_to(folder.resolve()) and wanted.is_file() else None


def _words_place(path: str) -> Path | None:
    """`en.ftl` the page's, `coach/en.ftl` the coach's, `<game>/en.ftl` a game's, `board/<game>/en.ftl` its board's."""
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
    return next((place for place in places if place.is_file()), None)


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
