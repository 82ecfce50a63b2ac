"""What a page asks over HTTP, answered without a web framework: the same functions behind the same paths."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any, Literal, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from riffle.daily.puzzles import puzzles
from riffle.server import games
from riffle.server.http.status import STATUS
from riffle.server.play import Game, Refused
from riffle.server.profiles.requests import Look
from riffle.server.requests import GameOffer, NewTable, PlayOn, Practice, Problem, PuzzleShelf, ReplayPage
from riffle.server.store.database import NotStoredError
from riffle.server.tables import archives, sharing
from riffle.server.tables.lobby import Lobby
from riffle.server.views import pictures, replay, wording
from riffle.server.workers.jobs import Job, Rank

log = logging.getLogger("riffle.server")
JSON, TEXT, BYTES = "application/json", "text/plain; charset=utf-8", "application/octet-stream"
DEVICE = "device"
"""Whom everything is counted against."""
encode = msgspec.json.Encoder().encode


class Response(NamedTuple):
    status: int
    media: str
    body: bytes


class Request(NamedTuple):
    lobby: Lobby
    query: dict[str, str]
    body: bytes
    key: str

    @property
    def text(self) -> str:
        return self.body.decode("utf-8", "replace")


Handler = Callable[..., Awaitable[Any]]
ROUTES: list[tuple[str, re.Pattern[str], Handler]] = []


def route(method: Literal["GET", "POST"], path: str) -> Callable[[Handler], Handler]:
    """`path` has its parts in braces, as the server's own."""
    pattern = re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))

    def noted(handler: Handler) -> Handler:
        ROUTES.append((method, pattern, handler))
        return handler

    return noted


async def answer(lobby: Lobby, method: str, path: str, body: bytes = b"", key: str = "") -> Response:
    """The answer to a request; what cannot be done without a server is refused as unreachable."""
    where = urlsplit(path)
    query = {name: values[0] for name, values in parse_qs(where.query).items()}
    try:
        for wanted, pattern, handler in ROUTES:
            if wanted == method and (found := pattern.fullmatch(where.path)) is not None:
                parts = {name: unquote(part) for name, part in found.groupdict().items()}
                return _response(await handler(Request(lobby, query, body, key), **parts))
        raise Refused("unreachable", "this needs a server")
    except Refused as refused:
        return _problem(refused.refusal.code, refused.refusal.sentence)
    except NotStoredError:
        return _problem("not_stored", "the browser could not keep this")
    except (msgspec.MsgspecError, ValueError) as problem:
        return _problem("malformed", str(problem)[:300])
    except Exception as problem:
        log.exception("a request failed")
        return _problem("failed", f"{type(problem).__name__}: {problem}"[:300], 500)


def _response(found: Any) -> Response:
    if isinstance(found, Response):
        return found
    if isinstance(found, str):
        return Response(200, TEXT, found.encode())
    return Response(200, JSON, bytes(found) if isinstance(found, bytes | msgspec.Raw) else encode(found))


def _problem(code: str, sentence: str, status: int | None = None) -> Response:
    return Response(status or STATUS.get(code, 400), JSON, encode(Problem(code, sentence)))


# Games and their words: the export writes these answers into files -------------------------------------------------


def offer(found: GameOffer, game: Game) -> GameOffer:
    """A game as it can be played here: its solver is missing, so chance takes its place and is all that is offered."""
    chance = {name: game.options.each[name].write(value) for name, value in game.extras.chance_instead.items()}
    options = [
        msgspec.structs.replace(each, usual=chance[each.name], choices=[chance[each.name]])
        if each.name in chance
        else each
        for each in found.options
    ]
    return msgspec.structs.replace(found, options=options)


@route("GET", "/api/games")
async def offers(request: Request) -> list[GameOffer]:
    found = request.lobby.services.games
    return [offer(each, found.load(each.game)) for each in found.offers()]


@route("GET", "/rulebook/{game}")
async def rulebook(request: Request, game: str) -> Any:
    return wording.rulebook(request.lobby.services.games.load(game), request.query.get("lang", "en"))


@route("GET", "/rulebook/{game}/pictures")
async def rule_pictures(request: Request, game: str) -> Any:
    return pictures.pictures(request.lobby.services.games.load(game))


@route("GET", "/components/{game}")
async def components(request: Request, game: str) -> Any:
    return games.components(request.lobby.services.games.load(game))


@route("GET", "/answers/{game}")
async def answers(request: Request, game: str) -> Any:
    return games.answers(request.lobby.services.games.load(game))


@route("GET", "/api/room")
async def shelves(request: Request) -> Any:
    here = request.lobby.services.games.names()
    return [PuzzleShelf(game, [each.difficulty for each in found]) for game, found in puzzles().items() if game in here]


@route("GET", "/api/room/{game}/{number}")
async def puzzle(request: Request, game: str, number: str) -> Any:
    found = puzzles().get(game, [])
    if not number.isdigit() or not 1 <= int(number) <= len(found):
        raise Refused("no_such_day", "there is no such puzzle")
    return found[int(number) - 1]


# Tables ------------------------------------------------------------------------------------------------------------


@route("GET", "/api/tables")
async def open_tables(request: Request) -> Any:
    return []  # nobody else is here


@route("GET", "/api/live")
async def live_games(request: Request) -> Any:
    return []


@route("POST", "/api/tables")
async def make_table(request: Request) -> Any:
    wanted = msgspec.json.decode(request.body, type=NewTable)
    if wanted.game in (found := request.lobby.services.games).names():
        game = found.load(wanted.game)
        chance = {name: game.options.each[name].write(value) for name, value in game.extras.chance_instead.items()}
        wanted = msgspec.structs.replace(wanted, options={**wanted.options, **chance})
    if wanted.rated:
        raise Refused("not_rated", "a rated game needs a server")
    return await request.lobby.make(wanted, DEVICE)


@route("POST", "/api/again")
async def begin_anew(request: Request) -> Any:
    return await request.lobby.begin_anew(request.key)


@route("POST", "/api/river/look")
async def look(request: Request) -> Any:
    return await request.lobby.profiles.look(msgspec.json.decode(request.body, type=Look).links)


@route("GET", "/api/tables/{table}/record")
async def record(request: Request, table: str) -> str:
    return await request.lobby.record(table, request.key)


@route("GET", "/api/tables/{table}/events/{number}/payload")
async def payload(request: Request, table: str, number: str) -> Response:
    return Response(200, BYTES, await request.lobby.payload(table, int(number), request.key))


# Records, practice, review ----------------------------------------------------------------------------------------


async def worked_out(request: Request, work: Any, game: str, packed: bytes) -> bytes:
    services = request.lobby.services
    services.games.load(game)  # Refused if there is none
    done = await services.thinker.do(Job(work, game, "", packed, rank=Rank.HINT), services.settings.request_limit)
    if done.problem:
        raise Refused(done.code or "too_large", done.problem)
    return done.payload


@route("POST", "/api/replay")
async def replay_record(request: Request) -> Any:
    first, text = request.query.get("first", "0"), request.text
    page = ReplayPage(text, max(0, int(first)), replay.PAGE)
    try:
        return await worked_out(request, "replay", replay.game_of(text), encode(page))
    except Refused as refused:  # it may be of a game that was played here under other rules
        archive = await request.lobby.services.store.archive(record_hash=archives.record_hash(text))
        if archive is None or refused.refusal.code != "bad_record":
            raise
        return archives.page_of(archive, page)


@route("POST", "/api/play-on")
async def play_on(request: Request) -> Any:
    data = msgspec.json.decode(request.body, type=PlayOn)
    packed = await worked_out(request, "cut", replay.game_of(data.record), request.body)
    return await sharing.play_on(request.lobby, data, msgspec.json.decode(packed, type=replay.CutRecord), DEVICE)


@route("POST", "/api/practice")
async def practise(request: Request) -> bytes:
    return await worked_out(request, "practice", msgspec.json.decode(request.body, type=Practice).game, request.body)


@route("POST", "/api/review")
async def review(request: Request) -> Any:
    return await request.lobby.reviews.of(request.text, DEVICE, float(request.query.get("wait", 0)))


@route("GET", "/api/review/{key}")
async def review_so_far(request: Request, key: str) -> Any:
    return await request.lobby.reviews.known(key, float(request.query.get("wait", 0)))


@route("GET", "/api/daily/{game}/{day}")
async def daily(request: Request, game: str, day: str) -> bytes:
    return await request.lobby.challenges.of(game, int(day), DEVICE)


# Variants ----------------------------------------------------------------------------------------------------------


@route("GET", "/api/variants")
async def variants(request: Request) -> Any:
    return [await request.lobby.variants.offer(name) for name in request.lobby.variants.offered]


@route("POST", "/api/variants")
async def upload(request: Request) -> Any:
    return await request.lobby.variants.upload(request.body, DEVICE)


@route("GET", "/api/variants/{variant}")
async def variant_offer(request: Request, variant: str) -> Any:
    return await request.lobby.variants.offer(variant, request.key)


@route("GET", "/api/variants/{variant}/results")
async def variant_results(request: Request, variant: str) -> Response:
    return Response(200, "application/zip", await request.lobby.variants.results(variant, request.key))
