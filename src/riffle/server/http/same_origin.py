"""What changes something must come from this page, or from a program: another page's forms and scripts are refused.

A page elsewhere may send what a form can send without asking: so a body must be JSON, but where a file is uploaded,
and a browser says in `origin` which page speaks.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec

from ..requests import Problem
from .proxy import PLACE, headers_of

FILES = ("/api/replay", "/api/review", "/api/variants")
"""Here the body is a record or a packed variant."""
FORMS = ("application/x-www-form-urlencoded", "multipart/form-data")


def same_origin(app: Any) -> Any:
    """The application behind this check."""

    async def entered(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            headers = headers_of(scope)
            if not _is_own(scope, headers):
                await _refuse(send, 403, "foreign_origin", "this was sent by another page")
                return
            if not _is_readable(scope, headers):
                await _refuse(send, 415, "malformed", "the body must be JSON: content-type: application/json")
                return
        await app(scope, receive, send)

    return entered


def _is_own(scope: Any, headers: dict[str, str]) -> bool:
    """Whether no page sends it, or one at the address it was sent to; the scheme may be a proxy's affair."""
    given = headers.get("origin")
    return given is None or urlsplit(given).netloc == urlsplit(scope[PLACE].origin).netloc != ""


def _is_readable(scope: Any, headers: dict[str, str]) -> bool:
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if scope["path"] in FILES:
        return kind not in FORMS
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    return kind == "application/json" or (empty and not kind)


async def _refuse(send: Any, status: int, code: str, sentence: str) -> None:
    body = msgspec.json.encode(Problem(code, sentence))
    told = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": told})
    await send({"type": "http.response.body", "body": body})
