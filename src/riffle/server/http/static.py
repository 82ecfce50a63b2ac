"""Files that are served as they lie on disk, before the framework sees the request.

What the page's build has compressed (`.br`, `.gz` beside a file) is sent as it is. A file is read once, and again when
it has changed; whoever has it already is told so by its tag.
"""

from __future__ import annotations

import gzip
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from . import pages

SUFFIXES = {"br": ".br", "gzip": ".gz"}
"""Codings in the order in which they are preferred, with how a compressed file is called."""
SMALLEST = 1000
"""Bytes from which compressing is worth it."""
MOST = 4000
"""Files that are held in memory; there are fewer."""
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
Headers = list[tuple[bytes, bytes]]


class Sent(NamedTuple):
    """A file in one coding, as it goes out."""

    tag: bytes
    headers: Headers
    body: bytes


class Held(NamedTuple):
    stamp: tuple[int, int]
    codings: dict[str, Sent]


class Files:
    """Those asked for so far."""

    def __init__(self) -> None:
        self._held: dict[str, Held] = {}

    def find(self, path: str) -> Held | None:
        try:
            place = pages.place(path)
            if place is None:
                return None
            status = place.stat()
        except (ValueError, OSError):  # a path that no file can have
            return None
        stamp = (status.st_mtime_ns, status.st_size)
        held = self._held.get(path)
        if held is None or held.stamp != stamp:
            if len(self._held) >= MOST:
                self._held.pop(next(iter(self._held)))
            held = self._held[path] = Held(stamp, _codings(path, place, status.st_mtime_ns))
        return held


def _codings(path: str, place: Path, changed: int) -> dict[str, Sent]:
    file = pages.file(path, place)
    bodies = {"": file.body}
    for coding, suffix in SUFFIXES.items():
        packed = place.with_name(place.name + suffix)
        if packed.is_file() and packed.stat().st_mtime_ns >= changed:
            bodies[coding] = packed.read_bytes()
    if len(bodies) == 1 and len(file.body) >= SMALLEST and file.kind.startswith(COMPRESSIBLE):
        bodies["gzip"] = gzip.compress(file.body, 9, mtime=0)  # of another package, or its name is not the page's
    tag = sha256(file.body).hexdigest()[:20]
    return {coding: _sent(file, body, f'"{tag}{coding and "-" + coding}"', coding) for coding, body in bodies.items()}


def _sent(file: pages.File, body: bytes, tag: str, coding: str) -> Sent:
    kind = f"{file.kind}; charset=utf-8" if file.kind.startswith("text/") else file.kind
    caching = "public, max-age=31536000, immutable" if file.lasting else "no-cache"
    told = {"content-type": kind, "content-length": str(len(body)), "cache-control": caching, "etag": tag}
    if coding:
        told["content-encoding"] = coding
    headers = [(name.encode(), value.encode()) for name, value in (told | {"vary": "accept-encoding"}).items()]
    return Sent(tag.encode(), headers, body)


def static(app: Any) -> Any:
    """The application behind its files."""
    files = Files()

    async def entered(scope: Any, receive: Any, send: Any) -> None:
        held = files.find(scope["path"]) if scope["type"] == "http" and is_read(scope) else None
        if held is None:
            await app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        sent = _chosen(held, headers.get(b"accept-encoding", b"").decode("latin-1"))
        status, body = 200, sent.body
        if sent.tag in headers.get(b"if-none-match", b""):
            status, body = 304, b""
        await send({"type": "http.response.start", "status": status, "headers": sent.headers})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})

    return entered


def is_read(scope: Any) -> bool:
    """Whether it may be a file that is asked for: every file's name has a dot."""
    return scope["method"] in ("GET", "HEAD") and "." in scope["path"].rsplit("/", 1)[-1]


def _chosen(held: Held, accepted: str) -> Sent:
    known = {word.partition(";")[0].strip() for word in accepted.split(",") if not word.rstrip().endswith(";q=0")}
    return next((held.codings[each] for each in SUFFIXES if each in known and each in held.codings), held.codings[""])
