"""`riffle admin`, `backup` and `restore`: an operator's side of the server."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table


def folder(data: Path | None) -> Path:
    from riffle.server.settings import from_environment

    return from_environment(data).data


def call(given: Path | None, path: str, body: object = None, post: bool = True) -> Any:
    """Ask the server that runs on this data folder; ValueError with its sentence if it does not want to."""
    from riffle.server.http.admin import Door, door_file

    data = folder(given)
    try:
        door = msgspec.json.decode(door_file(data).read_bytes(), type=Door)
    except FileNotFoundError:
        raise ValueError(f"no server runs on {data}") from None
    headers = {"authorization": f"Bearer {door.key}", "content-type": "application/json"}
    sent = msgspec.json.encode(body) if body is not None else b"" if post else None
    request = urllib.request.Request(door.address + path, sent, headers, method="POST" if post else "GET")
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            text = answer.read()
    except urllib.error.HTTPError as problem:
        text = problem.read()
        sentence = msgspec.json.decode(text).get("sentence") if text.startswith(b"{") else None
        raise ValueError(sentence or f"the server answered {problem.code}") from None
    except OSError:
        raise ValueError(f"the server on {data} does not answer") from None
    return msgspec.json.decode(text) if text else None


def list_tables(data: Path | None, json: bool) -> None:
    found: list[dict[str, Any]] = []
    while page := call(data, f"/admin/tables?after={found[-1]['table'] if found else ''}", post=False):
        found += page
    if json:
        print(msgspec.json.encode(found).decode())
        return
    shown = Table("table", "game", "state", "people", "sockets", box=None)
    for each in found:
        shown.add_row(each["table"], each["game"], each["state"], ", ".join(each["people"]), str(each["sockets"]))
    Console().print(shown)


def list_reports(data: Path | None, json: bool) -> None:
    found = call(data, "/admin/reports", post=False)
    if json:
        print(msgspec.json.encode(found).decode())
        return
    shown = Table("table", "seat", "name", "said", box=None)
    for each in found:
        shown.add_row(each["table"], str(each["seat"]), each["name"], each["text"])
    Console().print(shown)


def back_up(target: Path, data: Path | None) -> None:
    from riffle.server.settings import from_environment
    from riffle.server.store.backup import backup

    rows = asyncio.run(backup(from_environment(data), target))
    print(f"{rows} rows are in {target}")


def bring_back(source: Path, data: Path | None) -> None:
    from riffle.server.settings import from_environment
    from riffle.server.store.backup import restore

    tables = asyncio.run(restore(from_environment(data), source))
    print(f"{tables} tables were added")
