"""Games to watch, and what people are bothered by."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from ..play import Refused
from ..requests import LiveGame, NewReport
from ..tables.live import report
from .request_context import Asked, address_of, lobby_of, who


@get("/api/live", tags=["tables"])
async def live_games(request: Asked) -> list[LiveGame]:
    """Public games that are being played, as anybody may see them."""
    return await request.app.state.live.games()


@post("/api/tables/{table:str}/report", tags=["tables"], status_code=204)
async def report_seat(request: Asked, table: FromPath[str], data: JSONBody[NewReport]) -> None:
    """Tell the operator of a name, or of a line of the chat."""
    if not request.app.state.joins.take(address_of(request)):
        raise Refused("too_fast", "too many reports from this address: wait a moment")
    await report(lobby_of(request), table, data, who(request))


ROUTES = [live_games, report_seat]
