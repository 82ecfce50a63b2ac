"""What an operator asks: does it live, is it ready, how does it do."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get

import riffle

from ..metrics import written
from ..store.database import NotStoredError

Asked = Request[Any, Any, Any]


@get("/healthz", tags=["server"], sync_to_thread=False)
def health(request: Asked) -> dict[str, str | int]:
    """Whether the server lives, and how many tables and sockets it holds."""
    tables = request.app.state.lobby.loaded()
    sockets = sum(len(table.connections) for table in tables)
    return {"status": "ok", "version": riffle.__version__, "tables": len(tables), "sockets": sockets}


@get("/readyz", tags=["server"])
async def ready(request: Asked) -> Response[dict[str, str]]:
    """Whether requests can be served: the store answers. Bots that are still being made ready do not count."""
    try:
        await request.app.state.lobby.services.store.alive()
    except NotStoredError:
        return Response({"status": "the store does not answer"}, status_code=503)
    return Response({"status": "ready"})


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
