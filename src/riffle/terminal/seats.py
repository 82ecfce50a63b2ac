"""Who sits where: `human`, `bot:LEVEL` or `agent:FILE`, one a seat."""

from __future__ import annotations

from riffle.bots.agent import agent
from riffle.bots.bot import make
from riffle.core.declare.chance import seed_of
from riffle.core.game import Game
from riffle.core.player import Player

HUMAN = "human"


def read_seats(game: Game, text: str, default: str = "") -> list[str]:
    """The seats as written, checked for number and form; bots and agents are looked up when they are made."""
    seats = [part.strip() for part in (text or default).split(",") if part.strip()]
    game.check_players(len(seats))
    for seat in seats:
        kind, _, what = seat.partition(":")
        if seat != HUMAN and (kind not in ("bot", "agent") or not what):
            raise ValueError(f"a seat is human, bot:LEVEL or agent:FILE, not {seat!r}")
    return seats


def make_seat(game: Game, seat: str, number: int, seed: int) -> Player:
    kind, _, what = seat.partition(":")
    if kind == "agent":
        return agent(game, what, seed_of(seed, number))
    return make(game, what, seed_of(seed, number))
