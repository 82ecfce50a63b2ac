"""The server, and what its operator needs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from riffle.server.settings import described

from .parts import Data, Json, Public, VariantPath, commands


@commands.command(help_epilogue=described())
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8420,
    data: Data = None,
    public: Public = "",
    variant: VariantPath = None,
    open: bool = False,  # noqa: A002
) -> None:
    """Start the table: one process, one file in the data folder; $DATABASE_URL moves it to PostgreSQL.

    --variant offers a variant on the front page, and prints the link at which its maker finds what players thought.
    Limits and everything else are set by the environment, as in RIFFLE_ADDRESS_SOCKETS=500:
    """
    from riffle.server import serve as start

    if not 0 <= port <= 65535:
        raise ValueError(f"a port is a number from 0 to 65535, not {port}")
    start(host=host, port=port, data=data, open_browser=open, public=public, variant=variant)


@commands.command
def export(
    folder: Path, *, game: Annotated[list[str] | None, Parameter(negative="")] = None, variant: VariantPath = None
) -> None:
    """Write the whole thing as static files: any host serves them at any path, and no server of Riffle's is needed.

    --game (as often as wanted) takes only these games along; --variant offers a variant on the start page.
    """
    from riffle.browser.export import export as write

    size = write(folder, game or [], variant)
    print(f"{folder}: {size / 1e6:.1f} MB. Serve it by any static host, or here: python -m http.server -d {folder}")


admin = App(name="admin", help="List, close and delete tables of a running server, delete chat, mute and block.")
commands.command(admin)


@admin.command(name="list")
def list_tables(*, data: Data = None, json: Json = False) -> None:
    """List all tables."""
    from riffle.terminal.admin import list_tables as show

    show(data, json)


@admin.command
def close(table: str, *, data: Data = None) -> None:
    """Send everybody away from a table and let nobody in; it is kept."""
    _ask(data, f"/admin/tables/{table}/close")


@admin.command
def delete(table: str, *, data: Data = None) -> None:
    """Delete a table with its moves, chat and links."""
    _ask(data, f"/admin/tables/{table}/delete")


@admin.command
def delete_chat(table: str, *, data: Data = None) -> None:
    """Delete what was said at a table."""
    _ask(data, f"/admin/tables/{table}/chat/delete")


@admin.command
def mute(table: str, seat: int, *, off: bool = False, data: Data = None) -> None:
    """Take a seat (from 0) its name and keep it from chatting; --off lets it again."""
    _ask(data, f"/admin/tables/{table}/mute/{seat}?off={str(off).lower()}")


@admin.command
def reports(*, data: Data = None, json: Json = False) -> None:
    """List names and words that people were bothered by, table by table."""
    from riffle.terminal.admin import list_reports

    list_reports(data, json)


@admin.command
def block(address: str, *, reason: str = "", off: bool = False, data: Data = None) -> None:
    """Keep an address (for IPv6 its /64) out; --off lets it in again."""
    _ask(data, f"/admin/block?off={str(off).lower()}", {"address": address, "reason": reason})


def _ask(data: Path | None, path: str, body: object = None) -> None:
    from riffle.terminal.admin import call

    call(data, path, body)


@commands.command
def backup(target: Path, *, data: Data = None) -> None:
    """Write everything a server keeps to one file, as it is at one moment; the server may run on."""
    from riffle.terminal.admin import back_up

    back_up(target, data)


@commands.command
def restore(source: Path, *, data: Data = None) -> None:
    """Add the tables of a backup that the store lacks; what is there is left as it is, so a server may run on."""
    from riffle.terminal.admin import bring_back

    bring_back(source, data)
