"""The web framework and nothing else: addresses in, messages out. Decisions are made in the hall and its tables."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody

import riffle
from riffle.core.refusal import Refused

from . import games, page, practice, replay, wording
from .hall import Hall
from .limits import Addresses
from .requests import (
    GameOffer,
    Joined,
    OpenTable,
    Practice,
    Practised,
    ReplayData,
    ReviewData,
    RulebookText,
    TableMade,
    TableWish,
    Trouble,
)

log = logging.getLogger("riffle.server")
STATUS = {
    "no_such_table": 404,
    "no_such_link": 404,
    "no_such_game": 404,
    "no_record": 409,
    "no_seat": 409,
    "stale": 409,
    "other_rules": 409,
}
STATUS |= {"too_fast": 429, "too_many_tables": 429, "not_stored": 503, "too_large": 413, "gone": 410}
RECORD_BYTES = 2_000_000

Asked = Request[Any, Any, Any]


def hall_of(request: Any) -> Hall:
    return request.app.state.hall


@get("/healthz", tags=["server"], sync_to_thread=False)
def health(request: Asked) -> dict[str, str | int]:
    """Whether the server lives, and how many tables and sockets it holds."""
    tables = hall_of(request).loaded()
    sockets = sum(len(table.connections) for table in tables)
    return {"status": "ok", "version": riffle.__version__, "tables": len(tables), "sockets": sockets}


@get("/api/games", tags=["tables"])
async def offers(request: Asked) -> list[GameOffer]:
    """The games, with their options and bots."""
    return await asyncio.to_thread(hall_of(request).games.offers)


@get("/api/tables", tags=["tables"])
async def open_tables(request: Asked) -> list[OpenTable]:
    """Open tables that wait for players."""
    return await hall_of(request).listed()


@post("/api/tables", tags=["tables"], status_code=201)
async def make_table(request: Asked, data: JSONBody[TableWish]) -> TableMade:
    """Make a table. The links in the reply are secret: whoever has one sits there."""
    return await hall_of(request).make(data, address_of(request))


@post("/api/tables/{table:str}/join", tags=["tables"], status_code=200)
async def join_table(request: Asked, table: FromPath[str]) -> Joined:
    """Take a free seat at an open table."""
    return await hall_of(request).join(table)


@get("/api/tables/{table:str}/record", tags=["records"], media_type=MediaType.TEXT)
async def table_record(request: Asked, table: FromPath[str]) -> Response[str]:
    """The record of a finished game. Before its end the header `authorization: Bearer <secret>` must carry a link to
    the table, and the record holds what may be known through that link."""
    text = await hall_of(request).record(table, bearer(request))
    name = f'attachment; filename="riffle-{table[:12]}.riffle"'
    return Response(text, media_type="text/plain", headers={"content-disposition": name})


@get("/api/tables/{table:str}/events/{number:int}/payload", tags=["records"])
async def event_payload(request: Asked, table: FromPath[str], number: FromPath[int]) -> Response[bytes]:
    """What came with a solver's answer (a trajectory). The header `authorization: Bearer <secret>` carries a link."""
    body = await hall_of(request).payload(table, number, bearer(request))
    return Response(body, media_type="application/octet-stream", headers={"cache-control": "private, max-age=86400"})


@post("/api/replay", tags=["records"], status_code=200)
async def replay_record(request: Asked) -> ReplayData:
    """A record (the request's body, as text) as a walk through its views."""
    body = await request.body()
    if len(body) > RECORD_BYTES:
        raise Refused("too_large", "a record has at most two million bytes")
    return await asyncio.to_thread(replay.replay, body.decode("utf-8", "replace"), hall_of(request).games)


@post("/api/review", tags=["records"], status_code=200)
async def review_record(request: Asked) -> ReviewData:
    """What the game's bot says of a finished game (its record is the request's body, as text)."""
    body = await request.body()
    if len(body) > RECORD_BYTES:
        raise Refused("too_large", "a record has at most two million bytes")
    return await hall_of(request).reviews.of(body.decode("utf-8", "replace"))


@post("/api/practice", tags=["records"], status_code=200)
async def practise(request: Asked, data: JSONBody[Practice]) -> Practised:
    """A position to try things in, for lessons: nothing of it is kept."""
    return await asyncio.to_thread(practice.practise, data, hall_of(request).games)


@get("/rulebook/{game:str}", tags=["rules"])
async def rulebook(request: Asked, game: FromPath[str], lang: FromQuery[str] = "en") -> RulebookText:
    """The numbered rules of a game in one of seven languages."""
    return wording.rulebook(hall_of(request).games.load(game), lang)


@get("/components/{game:str}", tags=["rules"])
async def components(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """A game's data files: what stands on cards and boards."""
    return Response(bytes(games.components(hall_of(request).games.load(game).folder)), media_type="application/json")


@get("/texts/{path:path}", include_in_schema=False, sync_to_thread=True)
def texts(path: FromPath[str]) -> Response[bytes]:
    return _file(page.text_file(path))


PLACES = ["/", "/t/{_a:str}", "/s/{_a:str}", "/w/{_a:str}", "/r"]
PLACES += ["/learn/{_a:str}", "/rules/{_a:str}", "/rules/{_a:str}/{_b:str}"]


@get(PLACES, include_in_schema=False, sync_to_thread=False)  # a thread needs parameters here, or it is never awaited
def front() -> Response[bytes]:
    """Every place of the page is the same file; it looks at its own address."""
    return _file(page.index())


@get("/{path:path}", include_in_schema=False, sync_to_thread=True)
def page_file(path: FromPath[str]) -> Response[bytes]:
    return _file(page.page_file(path.lstrip("/")))


def _file(found: page.File | None) -> Response[bytes]:
    if found is None:
        raise HTTPException(status_code=404, detail="there is nothing here")
    caching = "public, max-age=31536000, immutable" if found.lasting else "no-cache"
    return Response(found.body, media_type=found.kind, headers={"cache-control": caching})


def bearer(request: Asked) -> str:
    return request.headers.get("authorization", "").removeprefix("Bearer ")


def address_of(connection: Any) -> str:
    return connection.client.host if connection.client else ""


async def check_rate(request: Asked) -> Response[Trouble] | None:
    """Requests that make something are limited by address; reading files is not."""
    if request.method == "POST" and not request.app.state.requests.take(address_of(request)):
        return trouble("too_fast", "too many requests: wait a moment")
    return None


def trouble(code: str, sentence: str, status: int | None = None) -> Response[Trouble]:
    return Response(Trouble(code, sentence), status_code=status or STATUS.get(code, 400), media_type="application/json")


def refused(request: Asked, problem: Refused) -> Response[Trouble]:
    return trouble(problem.refusal.code, problem.refusal.sentence)


def http_problem(request: Asked, problem: HTTPException) -> Response[Trouble]:
    codes = {404: "not_found", 405: "not_allowed", 413: "too_large"}
    return trouble(codes.get(problem.status_code, "malformed"), problem.detail, problem.status_code)


def failed(request: Asked, problem: Exception) -> Response[Trouble]:
    log.error("a request failed", exc_info=problem)
    return trouble("failed", "something went wrong here; it is in the server's log", 500)


def make_app(hall: Hall) -> Any:
    """The whole server as one ASGI application."""
    app = Litestar(
        [
            *(
                health,
                offers,
                open_tables,
                make_table,
                join_table,
                table_record,
                event_payload,
                replay_record,
                practise,
                review_record,
            ),
            *(rulebook, components, texts, front, page_file),
        ],
        openapi_config=OpenAPIConfig(
            "Riffle", riffle.__version__, path="/openapi", render_plugins=[JsonRenderPlugin()]
        ),
        exception_handlers={Refused: refused, HTTPException: http_problem, Exception: failed},
        before_request=check_rate,
        compression_config=CompressionConfig("gzip", gzip_compress_level=5),
        request_max_body_size=RECORD_BYTES + 1,
        on_startup=[hall.open],
        on_shutdown=[hall.close],
        logging_config=None,
    )
    app.state.hall = hall
    app.state.requests = Addresses(hall.settings.request_rate, hall.now)
    return with_headers(app)


def with_headers(app: Any) -> Any:
    """Every answer, errors included, carries the same strict headers."""

    async def guarded(scope: Any, receive: Any, send: Any) -> None:
        async def sent(event: Any) -> None:
            if event["type"] == "http.response.start":
                event = {**event, "headers": [*event.get("headers", ()), *page.HEADERS]}
            await send(event)

        await app(scope, receive, sent if scope["type"] == "http" else send)

    return guarded
