"""The table on the network: seats and links, sockets, store, clocks, workers. `serve` starts it."""

from __future__ import annotations

from pathlib import Path


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | str | None = None,
    open_browser: bool = False,
    public: str = "",
    variant: Path | None = None,
) -> None:
    """Serve until interrupted: one process, one SQLite file in `data`, or PostgreSQL where DATABASE_URL names one.

    `public` is the address that others know the server by, for the links it gives out. A `variant` (its folder or its
    packed file) is offered on the front page.
    """
    from .serving import run  # the web framework is loaded only when somebody serves

    run(host, port, None if data is None else Path(data), open_browser, public=public, variant=variant)


__all__ = ["serve"]
