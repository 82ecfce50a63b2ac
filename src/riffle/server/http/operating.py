"""What an operator asks: does it live, is it ready, how does it do."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Request, Response, get

import riffle

from ..metrics import written
from ..services import Services
from ..store.database import LostRaceError, NotStoredError

Asked = Request[Any, Any, Any]


@get("/healthz", tags=["server"], sync_to_thread=False)
def health(request: Asked) -> dict[str, str | int]:
    """Whether the server lives, and how many tables and sockets it holds."""
    tables = request.app.state.lobby.loaded()
    sockets = sum(len(table.connections) for table in tables)
    return {"status": "ok", "version": riffle.__version__, "tables": len(tables), "sockets": sockets}


@get("/readyz", tags=["server"])
async def ready(request: Asked) -> Response[dict[str, str]]:
    """Whether requests can be served: the store takes a write. Bots that are still being made ready do not count.

    However often it is asked, no more than one write a second is tried.
    """
    problem = await request.app.state.readiness.problem()
    return Response({"status": problem or "ready"}, status_code=503 if problem else 200)


FRESH = 10.0
"""Seconds for which a commit that failed counts: what is tried here is small, and may find room where moves do not."""


class Readiness:
    """What is wrong with the store, looked at anew after a second."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._until = -1.0
        self._checking: asyncio.Task[str] | None = None

    async def problem(self) -> str:
        """Empty where nothing is wrong."""
        now = self.services.now()
        if self._checking is None or (self._checking.done() and now >= self._until):
            self._checking, self._until = self.services.spawn(self._check()), now + 1.0
        return await asyncio.shield(self._checking)

    async def _check(self) -> str:
        writer = self.services.writer
        if writer.failure and self.services.lived() - writer.failed_at < FRESH:
            return f"nothing can be stored: {writer.failure}"
        try:
            await self.services.store.check(f"{self.services.date():.3f}")
        except NotStoredError as problem:
            return f"nothing can be stored: {problem}"
        except LostRaceError:
            return ""
        return ""


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Asked) -> Response[str]:
    """Figures in Prometheus' format, for the addresses that may have them."""
    lobby = request.app.state.lobby
    allowed = [each.strip() for each in lobby.services.settings.metrics_from.split(",")]
    client = request.client.host if request.client else ""
    if "*" not in allowed and client not in allowed:
        return Response("not for this address\n", status_code=403, media_type=MediaType.TEXT)
    return Response(written(lobby), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [health, ready, metrics]
