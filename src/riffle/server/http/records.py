"""Records over HTTP: fetched, walked through, reviewed, shown to everybody, tried out and played on from."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ..play import Refused
from ..requests import GameShared, PlayOn, Practice, ReplayPage, ReviewData, ShareGame, TableMade
from ..tables import archives, sharing
from ..views import replay
from ..workers.jobs import Job, Rank
from .proxy import request_origin
from .request_context import Asked, address_of, bearer, lobby_of, visitor_of, who

RECORD_BYTES = 2_000_000


@get("/api/tables/{table:str}/record", tags=["records"], media_type=MediaType.TEXT)
async def table_record(request: Asked, table: FromPath[str]) -> Response[str]:
    """The record of a finished game. Before its end the header `authorization: Bearer <secret>` must carry a link to
    the table, and the record holds what may be known through that link."""
    text = await lobby_of(request).record(table, bearer(request))
    name = f'attachment; filename="riffle-{table[:12]}.riffle"'
    return Response(text, media_type="text/plain", headers={"content-disposition": name})


@get("/api/tables/{table:str}/events/{number:int}/payload", tags=["records"])
async def event_payload(request: Asked, table: FromPath[str], number: FromPath[int]) -> Response[bytes]:
    """What came with a solver's answer (a trajectory). The header `authorization: Bearer <secret>` carries a link."""
    body = await lobby_of(request).payload(table, number, bearer(request))
    return Response(body, media_type="application/octet-stream", headers={"cache-control": "private, max-age=86400"})


@post("/api/share", tags=["records"], status_code=200)
async def share_game(request: Asked, data: JSONBody[ShareGame]) -> GameShared:
    """A public link to a finished game's replay; the header `authorization: Bearer <secret>` carries a player's."""
    return await sharing.share(lobby_of(request), bearer(request), data.name, request_origin(request).origin)


@get("/api/shared/{key:str}", tags=["records"], media_type=MediaType.TEXT)
async def shared_record(request: Asked, key: FromPath[str]) -> Response[str]:
    """The record behind a public link."""
    return Response(await sharing.record_of(lobby_of(request), key), media_type="text/plain")


@post("/api/play-on", tags=["tables"], status_code=201)
async def play_on(request: Asked, data: JSONBody[PlayOn]) -> TableMade:
    """A table that goes on from a position of a finished game, against bots."""
    answer = await by_worker(request, "cut", replay.game_of(data.record), msgspec.json.encode(data))
    cut = msgspec.json.decode(answer.content, type=replay.CutRecord)
    return await sharing.play_on(lobby_of(request), data, cut, address_of(request), request_origin(request).origin)


@post("/api/replay", tags=["records"], status_code=200)
async def replay_record(
    request: Asked, first: FromQuery[int] = 0, count: FromQuery[int] = replay.PAGE
) -> Response[bytes]:
    """A record (the request's body, as text) as a walk through its views: `count` steps from step `first` on."""
    text = await record_text(request)
    page = ReplayPage(text, max(0, first), max(1, min(count, replay.PAGE)))
    try:
        return await by_worker(request, "replay", replay.game_of(text), msgspec.json.encode(page))
    except Refused as refused:  # it may be of a game that was played here under other rules
        archive = await lobby_of(request).services.store.archive(record_hash=archives.record_hash(text))
        if archive is None or refused.refusal.code != "bad_record":
            raise
        return Response(msgspec.json.encode(archives.page_of(archive, page)), media_type="application/json")


@post("/api/review", tags=["records"], status_code=200)
async def review_record(request: Asked, wait: FromQuery[float | None] = None) -> ReviewData:
    """What the coach says of a finished game (its record is the request's body, as text).

    With `wait` it is told after so many seconds as far as it has come (`done`); its `key` asks for the rest.
    """
    text = await record_text(request)
    return await lobby_of(request).reviews.of(text, who(request), waited(wait), visitor_of(request))


@get("/api/review/{key:str}", tags=["records"])
async def review_so_far(request: Asked, key: FromPath[str], wait: FromQuery[float] = 0.0) -> ReviewData:
    """A review that was asked for before, after `wait` seconds as far as it has come."""
    return await lobby_of(request).reviews.known(key, waited(wait))


def waited(wait: float | None) -> float | None:
    return None if wait is None else max(0.0, min(wait, 30.0))


@post("/api/practice", tags=["records"], status_code=200)
async def practise(request: Asked, data: JSONBody[Practice]) -> Response[bytes]:
    """A position to try things in, for lessons: nothing of it is kept."""
    return await by_worker(request, "practice", data.game, msgspec.json.encode(data))


async def record_text(request: Asked) -> str:
    body = await request.body()
    if len(body) > RECORD_BYTES:
        raise Refused("too_large", "a record has at most two million bytes")
    return body.decode("utf-8", "replace")


async def by_worker(
    request: Asked, work: Literal["replay", "practice", "cut"], game: str, packed: bytes
) -> Response[bytes]:
    """Have a worker answer, within its budget of time and memory; the answer is JSON already."""
    services = lobby_of(request).services
    services.games.load(game)  # Refused if there is none
    module = services.games.modules.get(game, "")
    job = Job(work, game, module, packed, address=who(request), table=visitor_of(request), rank=Rank.HINT)
    done = await services.thinker.do(job, services.settings.request_limit)
    if done.problem:
        raise Refused(done.code or "too_large", done.problem if done.code else "this is too much to work out")
    return Response(done.payload, media_type="application/json")


ROUTES = [
    table_record,
    event_payload,
    share_game,
    shared_record,
    play_on,
    replay_record,
    review_record,
    review_so_far,
    practise,
]
