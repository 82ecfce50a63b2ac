"""What can be set about a server, with values for a table among friends or a classroom behind one address.

Every field can be set by the environment: `RIFFLE_ADDRESS_SOCKETS=500`. `DATABASE_URL` moves the store to PostgreSQL.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

PREFIX = "RIFFLE_"
HELP = {
    "data": "folder for the SQLite file",
    "database": "address of PostgreSQL; empty: SQLite in the data folder",
    "public": "address that others know the server by, as https://table.example; links and QR codes carry it",
    "openable": "somebody at this machine may open a server of this machine alone to the network it is in",
    "workers": "processes for bots that people wait for; 0: one less than the machine has cores",
    "warm": "compile the games in the background at the start; without, bots stay quick players",
    "pace": "seconds a bot waits at least before it answers, so that people can follow",
    "bot_limit": "seconds after which a bot that has not answered is replaced by the quick player",
    "request_limit": "seconds that a replay or a practised position may take",
    "worker_memory": "megabytes that a worker may use for what was asked over HTTP; 0: no limit",
    "message_bytes": "bytes of a message over a socket",
    "header_bytes": "bytes of a request's headers",
    "header_seconds": "seconds a client has to send a request",
    "connection_rate": "messages a second over one socket, with a burst of three seconds' worth",
    "address_rate": "messages a second from one address, over all its sockets",
    "control_rate": "pings and pongs a second over one socket",
    "request_rate": "HTTP requests a second and address that make or change something",
    "make_rate": "tables a second that an address may make, with a burst of a minute's worth",
    "read_rate": "HTTP requests a second and address that read something, with a burst of four seconds' worth",
    "file_rate": "files of the page a second and address, with a burst of four seconds' worth",
    "greet_rate": "sockets opened, and tables shown as a whole over them, a second and address",
    "undo_rate": "answers a second that an address may take back",
    "chat_rate": "lines a second that an address may say at tables",
    "refusal_rate": "refusals a second and address that are given in words; beyond that its connections are closed",
    "hint_rate": "hints a second and address",
    "lab_rate": "requests a second and address for games of the lab; each visitor's are played one at a time",
    "join_rate": "seats a second that an address may take at open tables",
    "address_sockets": "open sockets from one address",
    "address_connections": "open HTTP connections from one address, sockets at tables not counted",
    "address_tables": "unfinished tables that one address may have made",
    "most_tables": "tables in all; then the oldest finished ones of the address that has most of them go",
    "uploads": "players may upload variants; without, only those are played that the server was started with",
    "upload_memory": "megabytes that the worker which checks uploads may use; 0: no limit",
    "idle_days": "days after which a table at which nothing happens is removed",
    "river_rate": "requests a second and address about rivers, calls and the ladder: one may be about many tables",
    "shared_days": "days after which a finished game with a public replay is removed",
    "river_days": "days after which a river that its key has not opened is forgotten, with its results and ratings",
    "river_tables": "tables that one river holds; the oldest finished ones fall out",
    "push_hosts": "push services that may be called for browsers, with commas; a dot in front: all below; empty: none",
    "push_contact": "where a push service finds the operator: mailto: or https:",
    "hook_hosts": "hosts that players' own hooks may name, with commas; empty: no hooks",
    "waiting_lines": "messages a slow receiver may be behind before it is cut off",
    "unread_bytes": "bytes that may wait for a slow receiver before it is cut off",
    "sweep": "seconds between two rounds of the janitor",
    "forget_after": "seconds after which a table that nobody is at leaves memory",
    "foreign_patience": "seconds to wait for another process's bot before driving the table oneself",
    "metrics_from": "addresses that may read /metrics, with commas; * for all",
    "log": "how the log is written: text or json",
    "log_level": "least level that is logged: debug, info, warning, error",
}


class Settings(Struct, frozen=True, kw_only=True):
    """Limits are per connection or per address; zero switches a limit off. `HELP` says what each is."""

    data: Path = Path("riffle-data")
    database: str = ""
    public: str = ""
    openable: bool = True
    workers: int = 0
    warm: bool = True
    pace: float = 0.7
    bot_limit: float = 15.0
    request_limit: float = 10.0
    worker_memory: int = 2048
    message_bytes: int = 8_192
    header_bytes: int = 12_000
    header_seconds: float = 15.0
    connection_rate: float = 20.0
    address_rate: float = 400.0
    control_rate: float = 5.0
    request_rate: float = 30.0
    make_rate: float = 1.0
    read_rate: float = 20.0
    file_rate: float = 100.0
    greet_rate: float = 20.0
    undo_rate: float = 4.0
    chat_rate: float = 4.0
    refusal_rate: float = 10.0
    hint_rate: float = 5.0
    lab_rate: float = 4.0
    join_rate: float = 1.0
    address_sockets: int = 250
    address_connections: int = 400
    address_tables: int = 120
    most_tables: int = 20_000
    uploads: bool = True
    upload_memory: int = 1024
    idle_days: float = 30.0
    river_rate: float = 3.0
    shared_days: float = 365.0
    river_days: float = 400.0
    river_tables: int = 500
    push_hosts: str = (
        "fcm.googleapis.com,updates.push.services.mozilla.com,.push.services.mozilla.com,.notify.windows.com,"
        "web.push.apple.com,.push.apple.com"
    )
    push_contact: str = "mailto:operator@localhost"
    hook_hosts: str = ""
    waiting_lines: int = 400
    unread_bytes: int = 1_000_000
    sweep: float = 20.0
    forget_after: float = 300.0
    foreign_patience: float = 3.0
    metrics_from: str = "127.0.0.1,::1"
    log: str = "text"
    log_level: str = "warning"

    @property
    def file(self) -> Path:
        """SQLite's."""
        return self.data / "riffle.sqlite3"

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return bool(self.database)


def from_environment(
    data: Path | None = None, environment: Mapping[str, str] = os.environ, *, public: str = ""
) -> Settings:
    """What the environment says, over the usual values; the command line's folder and address go before both."""
    found: dict[str, Any] = {"database": environment.get("DATABASE_URL", "")}
    for name in Settings.__struct_fields__:
        if (text := environment.get(PREFIX + name.upper())) is not None:
            found[name] = _read(name, text)
    if data is not None:
        found["data"] = data
    if public:
        found["public"] = public
    found["public"] = _address(found.get("public", ""))
    return Settings(**found)


def _address(text: str) -> str:
    """An address with scheme and host and nothing behind, as links can begin with; empty: none."""
    if not text:
        return ""
    found = urlsplit(text)
    if found.scheme not in ("http", "https") or not found.hostname or found.path.strip("/") or found.query:
        raise ValueError(f"the public address is {text!r}; it must be like https://table.example")
    return f"{found.scheme}://{found.netloc}"


def _read(name: str, text: str) -> Any:
    kind = Settings.__annotations__[name]
    if kind == "Path":
        return Path(text)
    try:
        return msgspec.convert(text, {"int": int, "float": float, "bool": bool, "str": str}[kind], strict=False)
    except msgspec.ValidationError:
        raise ValueError(f"{PREFIX}{name.upper()} is {text!r}; it must be of the kind {kind}") from None


def described() -> str:
    """All settings with their usual values, for a help text."""
    usual = Settings()
    names = Settings.__struct_fields__
    return "\n\n".join(f"{PREFIX}{name.upper()}={_shown(getattr(usual, name))}: {HELP[name]}." for name in names)


def _shown(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
