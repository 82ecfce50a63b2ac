"""The table on the network: seats and links, sockets, store, clocks, workers. `serve` starts it."""

from __future__ import annotations

from pathlib import Path


def serve(
    host: str = "127.0.0.1", port: int = 8000, data: Path | str = "riffle-data", open_browser: bool = False
) -> None:
    """Serve until interrupted: one process, one SQLite file in `data`, or PostgreSQL where DATABASE_URL names one."""
    from .serving import run  # the web framework is loaded only when somebody serves

    run(host, port, Path(data), open_browser)


__all__ = ["serve"]
