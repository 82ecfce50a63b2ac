"""The lab over HTTP: what can be turned, bots' games of a changed game, and the changed game as a variant."""

from __future__ import annotations

import asyncio
from typing import Literal

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from ..lab.playing import bench, changed
from ..lab.requests import LabBench, LabRequest, LabVariant
from ..play import Game, Refused
from ..requests import VariantMade
from ..workers.jobs import Job, Rank
from .request_context import Asked, address_of, lobby_of, visitor_of, who

LIMIT = 120.0
"""After this the worker is ended: others come before the lab. The first request of a game may have to compile."""


@get("/api/lab/{game:str}", tags=["lab"])
async def lab_bench(request: Asked, game: FromPath[str]) -> LabBench:
    """What of a game can be turned: bots, and the numbers of its data files."""
    games = lobby_of(request).services.games
    return await asyncio.to_thread(bench, games.load(game), games)


@post("/api/lab", tags=["lab"], status_code=200)
async def lab_games(request: Asked, data: JSONBody[LabRequest]) -> Response[bytes]:
    """Play the stock game and the changed one over the same seeds (`LabCounts`). One request at a time a visitor.

    Visitors behind one address take turns. The header `server-timing` tells how long was played, without the wait.
    """
    return await _played("lab", request, data)


@post("/api/lab/report", tags=["lab"], status_code=200)
async def lab_report(request: Asked, data: JSONBody[LabRequest]) -> Response[bytes]:
    """The pictures of those games, as `riffle report` draws them (`LabReport`); counted as a request for games."""
    return await _played("pictures", request, data)


async def _played(work: Literal["lab", "pictures"], request: Asked, data: LabRequest) -> Response[bytes]:
    services, playing = lobby_of(request).services, request.app.state.lab_playing
    services.games.load(data.game)  # Refused if there is none
    address, visitor = who(request), visitor_of(request)
    if (address, visitor) in playing:
        raise Refused("too_fast", "the lab plays one request at a time for a visitor: wait a moment")
    module = services.games.modules.get(data.game, "")
    packed = msgspec.json.encode(data)
    job = Job(work, data.game, module, packed, address=address, table=visitor, rank=Rank.ALONE)
    playing.add((address, visitor))
    try:
        await asyncio.sleep(request.app.state.lab.delay(address_of(request), LIMIT) or 0.0)
        done = await services.thinker.do(job, LIMIT)
    finally:
        playing.discard((address, visitor))
    if done.problem:
        raise Refused(
            done.code or "too_large", done.problem if done.code else "these games cannot be played to the end"
        )
    timing = {"server-timing": f"play;dur={done.took * 1000:.0f}"}
    return Response(done.payload, media_type="application/json", headers=timing)


@post("/api/lab/variant", tags=["lab"], status_code=201)
async def lab_variant(request: Asked, data: JSONBody[LabVariant]) -> VariantMade:
    """Make the changed game a variant, as an upload of its packed file does."""
    lobby, address = lobby_of(request), request.client.host if request.client else ""
    lobby.check_allowed(address)
    packed = await asyncio.to_thread(_packed, lobby.services.games.load(data.game), data)
    return await lobby.variants.upload(packed, who(request))


def _packed(game: Game, request: LabVariant) -> bytes:
    try:
        variant, _ = changed(game, request)
    except ValueError as problem:
        raise Refused("bad_variant", str(problem)[:300]) from None
    return msgspec.structs.replace(variant, name=request.name).pack()


ROUTES = [lab_bench, lab_games, lab_report, lab_variant]
