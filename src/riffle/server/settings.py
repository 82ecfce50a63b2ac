"""What can be set about a server, with the values a table among friends wants."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct


class Settings(Struct, frozen=True, kw_only=True):
    """Limits are per connection or per address; zero switches a limit off (for measuring)."""

    data: Path = Path("riffle-data")
    database: str = ""  # an address of PostgreSQL; empty: SQLite in `data`
    workers: int = 0  # processes for bots and solvers; 0: one less than the machine has cores, at least one
    warm: bool = True  # compile the games in the background at the start; without, bots stay quick players
    pace: float = 0.7  # seconds a bot waits at least before it answers, so that people can follow
    bot_limit: float = 15.0  # seconds after which a bot that has not answered is replaced by the fallback
    message_bytes: int = 8_192
    connection_rate: float = 20.0  # messages a second, with a burst of three seconds' worth
    address_rate: float = 60.0
    request_rate: float = 15.0  # HTTP requests a second and address that make or change something
    address_sockets: int = 64
    address_tables: int = 40  # unfinished tables one address may have made in the last day
    most_tables: int = 20_000
    idle_days: float = 30.0
    waiting_lines: int = 400  # messages a slow receiver may be behind before it is cut off
    sweep: float = 20.0  # seconds between two looks for tables that nobody drives
    foreign_patience: float = 3.0  # seconds to wait for another process's bot before driving the table oneself

    @property
    def url(self) -> str:
        if self.database:
            _, _, rest = self.database.partition("://")
            return f"postgresql+asyncpg://{rest}"
        return f"sqlite+aiosqlite:///{self.file}"

    @property
    def file(self) -> Path:
        """SQLite's."""
        return self.data / "riffle.sqlite3"

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return bool(self.database)


def from_environment(data: Path) -> Settings:
    """The command line's folder and what the environment says."""
    return Settings(data=data, database=os.environ.get("DATABASE_URL", ""))
