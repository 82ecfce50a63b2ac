"""The web framework and nothing else: addresses in, messages out. Decisions are made in the lobby and its tables."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from litestar import Litestar, Response, get, post
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody

import riffle

from .. import games
from ..limits import Addresses
from ..play import Refused
from ..requests import (
    Answers,
    GameOffer,
    Joined,
    NewTable,
    OpenTable,
    Problem,
    RulebookText,
    RulePicture,
    TableMade,
)
from ..store.database import NotStoredError
from ..tables.live import Live
from ..tables.lobby import Lobby
from ..views import pictures, wording
from . import admin, challenges, engine, lab, live, operating, pages, preview, profiles, reaching, records, variants
from .proxy import request_origin
from .rates import rated
from .request_context import Asked, address_of, bearer, lobby_of
from .same_origin import same_origin
from .static import static
from .status import STATUS

log = logging.getLogger("riffle.server")
JOINS = 10.0  # seconds' worth of seats that may be taken at once


@get("/api/games", tags=["tables"])
async def offers(request: Asked) -> list[GameOffer]:
    """The games, with their options and bots."""
    return await asyncio.to_thread(lobby_of(request).services.games.offers)


@get("/api/tables", tags=["tables"])
async def open_tables(request: Asked) -> list[OpenTable]:
    """Open tables that wait for players."""
    return await lobby_of(request).listed()


@post("/api/tables", tags=["tables"], status_code=201)
async def make_table(request: Asked, data: JSONBody[NewTable]) -> TableMade:
    """Make a table. The links in the reply are secret: whoever has one sits there."""
    return await lobby_of(request).make(data, address_of(request), bearer(request), request_origin(request).origin)


@post("/api/tables/{table:str}/join", tags=["tables"], status_code=200)
async def join_table(request: Asked, table: FromPath[str]) -> Joined:
    """Take a free seat at an open table."""
    if not request.app.state.joins.take(address_of(request)):
        raise Refused("too_fast", "too many seats taken from this address: wait a moment")
    return await lobby_of(request).join(table, request_origin(request).origin)


@post("/api/again", tags=["tables"], status_code=200)
async def begin_anew(request: Asked) -> Joined:
    """A fresh start for a table begun under other rules. The header `authorization: Bearer <secret>` carries a link."""
    return await lobby_of(request).begin_anew(bearer(request), request_origin(request).origin)


@get("/rulebook/{game:str}", tags=["rules"])
async def rulebook(request: Asked, game: FromPath[str], lang: FromQuery[str] = "en") -> RulebookText:
    """The numbered rules of a game in one of seven languages."""
    return wording.rulebook(lobby_of(request).services.games.load(game), lang)


@get("/rulebook/{game:str}/pictures", tags=["rules"])
async def rule_pictures(request: Asked, game: FromPath[str]) -> list[RulePicture]:
    """Pictures of a game's rules: positions for its board to draw."""
    return await asyncio.to_thread(pictures.pictures, lobby_of(request).services.games.load(game))


@get("/components/{game:str}", tags=["rules"])
async def components(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """A game's data files: what stands on cards and boards."""
    return Response(bytes(games.components(lobby_of(request).services.games.load(game))), media_type="application/json")


@get("/answers/{game:str}", tags=["rules"])
async def answers(request: Asked, game: FromPath[str]) -> dict[str, Answers]:
    """The kinds of answers of a game with their parts, for a board that knows no game."""
    return games.answers(lobby_of(request).services.games.load(game))


@get(["/docs", "/docs/"], include_in_schema=False, sync_to_thread=False)
def docs() -> Response[bytes]:
    """The documentation; `make docs` builds it."""
    return Response(b"", status_code=307, headers={"location": "/docs/index.html"})


PLACES = ["/", "/live", "/t/{_a:str}", "/v/{_a:str}", "/r", "/daily", "/room", "/analysis", "/lab"]
PLACES += ["/river", "/river/{_a:str}", "/ladder", "/kept"]
ABOUT = ["/daily/{game:str}/{number:str}", "/room/{game:str}/{number:str}", "/ladder/{game:str}"]
ABOUT += ["/learn/{game:str}", "/rules/{game:str}", "/rules/{game:str}/{_language:str}"]


@get(PLACES, include_in_schema=False, sync_to_thread=False)  # a thread needs parameters here, or it is never awaited
def front(request: Asked) -> Response[bytes]:
    """Every place of the page is the same file; it looks at its own address."""
    return _page(request, preview.of_front(_language(request)))


@get(ABOUT, include_in_schema=False, sync_to_thread=False)
def about(request: Asked) -> Response[bytes]:
    """A place that is about one game: whoever is sent its link sees that game's box."""
    game, number = request.path_params["game"], request.path_params.get("number", "")
    place = request.url.path.split("/")[1]
    return _page(request, preview.of_place(lobby_of(request), place, game, number, _language(request)))


@get(["/s/{secret:str}", "/w/{secret:str}", "/g/{secret:str}"], include_in_schema=False)
async def table_page(request: Asked, secret: FromPath[str]) -> Response[bytes]:
    """The page of a link: with what a messenger may show of it, and not for search engines."""
    shown = await preview.of_link(lobby_of(request), secret, _language(request))
    return _page(request, shown, {"x-robots-tag": "noindex"})


def _language(request: Asked) -> str:
    return preview.language_asked(request.headers.get("accept-language", ""))


def _page(request: Asked, shown: preview.Preview, more: dict[str, str] | None = None) -> Response[bytes]:
    found = pages.index()
    if found is None:
        raise HTTPException(status_code=404, detail="there is nothing here")
    base = lobby_of(request).services.listening.base(request_origin(request).origin)
    body = preview.written(found.body, shown, base)
    headers = {"cache-control": "no-cache", "vary": "accept-language", **(more or {})}
    return Response(body, media_type=found.kind, headers=headers)


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def nowhere(path: FromPath[str]) -> Response[bytes]:
    """An address that leads nowhere is a page, too, which says so; files were found before (`static.py`)."""
    lost = None if "." in path.rsplit("/", 1)[-1] else pages.index()
    if lost is None:
        raise HTTPException(status_code=404, detail="there is nothing here")
    return Response(lost.body, media_type=lost.kind, status_code=404, headers={"cache-control": "no-cache"})


def problem_response(code: str, sentence: str, status: int | None = None) -> Response[Problem]:
    return Response(Problem(code, sentence), status_code=status or STATUS.get(code, 400), media_type="application/json")


def refused(request: Asked, problem: Refused) -> Response[Problem]:
    return problem_response(problem.refusal.code, problem.refusal.sentence)


def http_problem(request: Asked, problem: HTTPException) -> Response[Problem]:
    codes = {404: "not_found", 405: "not_allowed", 413: "too_large"}
    return problem_response(codes.get(problem.status_code, "malformed"), problem.detail, problem.status_code)


def too_deep(request: Asked, problem: RecursionError) -> Response[Problem]:
    return problem_response("malformed", "this is nested too deeply")


def not_stored(request: Asked, problem: NotStoredError) -> Response[Problem]:
    return problem_response("not_stored", "the tables cannot be read now: try again in a moment")


def failed(request: Asked, problem: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=problem)
    return problem_response("failed", "something went wrong here; it is in the server's log", 500)


def make_app(lobby: Lobby) -> Any:
    """The whole server as one ASGI application."""
    tables = [offers, open_tables, make_table, join_table, begin_anew]
    app = Litestar(
        [
            *operating.ROUTES,
            *admin.ROUTES,
            *reaching.ROUTES,
            *variants.ROUTES,
            *profiles.ROUTES,
            *live.ROUTES,
            *tables,
            *records.ROUTES,
            *challenges.ROUTES,
            *lab.ROUTES,
            *engine.ROUTES,
            rulebook,
            rule_pictures,
            components,
            answers,
            docs,
            front,
            about,
            table_page,
            nowhere,
        ],
        openapi_config=OpenAPIConfig(
            "Riffle", riffle.__version__, path="/openapi", render_plugins=[JsonRenderPlugin()]
        ),
        exception_handlers={
            Refused: refused,
            HTTPException: http_problem,
            NotStoredError: not_stored,
            RecursionError: too_deep,
            Exception: failed,
        },
        compression_config=CompressionConfig("gzip", gzip_compress_level=5),
        request_max_body_size=records.RECORD_BYTES + 1,
        logging_config=None,
    )
    app.state.lobby, app.state.live = lobby, Live(lobby)
    app.state.readiness = operating.Readiness(lobby.services)
    settings, now = lobby.services.settings, lobby.services.now
    app.state.lab, app.state.lab_playing = Addresses(settings.lab_rate, now), set[tuple[str, str]]()
    app.state.joins = Addresses(settings.join_rate, now, burst=JOINS)
    return with_headers(rated(static(same_origin(app)), lobby.services))


def with_headers(app: Any) -> Any:
    """Every answer, errors included, carries the same strict headers."""

    async def guarded(scope: Any, receive: Any, send: Any) -> None:
        async def sent(event: Any) -> None:
            if event["type"] == "http.response.start":
                own = pages.DOCS_HEADERS if scope["path"].startswith("/docs") else pages.HEADERS
                event = {**event, "headers": [*event.get("headers", ()), *own]}
            await send(event)

        await app(scope, receive, sent if scope["type"] == "http" else send)

    return guarded
