"""Challenges over HTTP: the stone of the day, and the puzzles of the practice room."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from riffle.daily.puzzles import puzzles

from ..play import Refused
from ..requests import PuzzleShelf
from .request_context import Asked, lobby_of, who


@get("/api/daily/{game:str}/{day:int}", tags=["records"])
async def daily_challenge(request: Asked, game: FromPath[str], day: FromPath[int]) -> Response[bytes]:
    """The stone of a day: a game's challenge, made from the day's number (1 is the first of November 2026)."""
    body = await lobby_of(request).challenges.of(game, day, who(request))
    return Response(body, media_type="application/json", headers={"cache-control": "public, max-age=3600"})


@get("/api/room", tags=["records"])
async def puzzle_shelves() -> list[PuzzleShelf]:
    """The practice room: puzzles out of bots' games, by game and difficulty."""
    return [PuzzleShelf(game, [each.difficulty for each in found]) for game, found in puzzles().items()]


@get("/api/room/{game:str}/{number:int}", tags=["records"])
async def room_puzzle(game: FromPath[str], number: FromPath[int]) -> Response[bytes]:
    """One puzzle of the practice room, numbered from 1."""
    found = puzzles().get(game, [])
    if not 1 <= number <= len(found):
        raise Refused("no_such_day", "there is no such puzzle")
    return Response(msgspec.json.encode(found[number - 1]), media_type="application/json")


ROUTES = [daily_challenge, puzzle_shelves, room_puzzle]
