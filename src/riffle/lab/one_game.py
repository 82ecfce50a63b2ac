"""One bot game without a table: in one compiled call for quick bots, answer by answer for those that think."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from riffle.bots.agent import agent
from riffle.bots.bot import make
from riffle.core.declare.chance import seed_of
from riffle.core.declare.question import NATURE
from riffle.core.engine.mistakes import RuleError
from riffle.core.engine.playout import BRAINS
from riffle.core.event import Step
from riffle.core.game import Game, Speed
from riffle.core.match import steps_of
from riffle.core.player import Observation, Player
from riffle.core.position import Position
from riffle.core.refusal import Refused

AGENT = "agent:"
"""What stands before the file of an agent, where others name a bot."""
agent_files: dict[str, str] = {}
"""Where the file of an agent lies that came from another machine, by the name it was given there."""


ENDLESS = 1_000_000
"""No game takes so many turns: one that does never ends. Fewer are a limit somebody set, and no mistake."""


class EndlessError(ValueError):
    """A game that does not end."""


class Played(NamedTuple):
    """How a game went."""

    steps: int
    ended: int  # 0: stopped by a cap, not finished
    winners: tuple[int, ...]
    points: tuple[int, ...]
    state: bytes


class Setting(NamedTuple):
    """What is played, over and over."""

    seats: int
    options: dict[str, int]
    bots: tuple[str, ...]  # one a seat
    most: int  # turns after which a game is stopped

    @property
    def is_quick(self) -> bool:
        return all(name in BRAINS for name in self.bots)


class Answered(NamedTuple):
    """One answer of a game, and the position after it."""

    seat: int
    step: Step
    position: Position


def opened(game: Game, setting: Setting, speed: Speed) -> Position:
    """The position before anything was answered, nature's questions open."""
    return _opened(game, setting.seats, tuple(setting.options.items()), speed)


@lru_cache(maxsize=16)
def _opened(game: Game, seats: int, given: tuple[tuple[str, int], ...], speed: Speed) -> Position:
    """A position is a value, and before nature has answered all games of a run begin in the same one."""
    options: dict[str, Any] = dict(given)
    return game.start(seats, nature="ask", speed=speed, **options)


def play_one(game: Game, speed: Speed, setting: Setting, seed: int) -> Played:
    """The whole game follows from the seed, for the quick bots in both speeds alike."""
    position = opened(game, setting, speed)
    if setting.is_quick and not game.needs_solver(setting.options):
        brains = [BRAINS[name] for name in setting.bots]
        position, steps = position.played_out(brains, seed, setting.most)
    else:
        steps = 0
        for answered in answers(game, position, setting, seed):
            position = answered.position
            steps += 1
    if not position.over and setting.most >= ENDLESS:
        raise EndlessError(
            f"a game of {game.id} by {', '.join(setting.bots)} does not end: {steps:,} answers were given"
        )
    return played(position, steps)


def played(position: Position, steps: int) -> Played:
    """How a game went that came to this position."""
    ended = int(position.field("ended"))
    if ended > len(position.game.endings):
        raise RuleError(
            f"{position.game.id} has ended by number {ended}, but ENDINGS names {len(position.game.endings)}"
        )
    return Played(steps, ended, position.winners if position.over else (), position.points, position.pack())


def answers(game: Game, position: Position, setting: Setting, seed: int) -> Iterator[Answered]:
    """Play on from a position, one answer after the other.

    Nature and quick bots draw from one stream, in the same order as a playout in one call does.
    """
    bots = [] if setting.is_quick else _bots(game, setting, seed)
    try:
        yield from _answered(game, position.drawing_from(seed), setting, bots)
    finally:
        for bot in bots:
            getattr(bot, "close", lambda: None)()  # an agent has a process of its own


def _answered(game: Game, position: Position, setting: Setting, bots: list[Player]) -> Iterator[Answered]:
    turns, last = 0, NATURE
    for number in itertools.count():
        if position.over:
            return
        seat = position.to_move[0]
        if seat not in (last, NATURE):
            if turns == setting.most:
                return
            turns += 1
        last = last if seat == NATURE and setting.seats > 1 else seat
        if seat == NATURE or setting.is_quick:
            step, position = position.rollout_step(seat, 0 if seat == NATURE else BRAINS[setting.bots[seat]])
        else:
            step = steps_of(game, bots[seat].answer(Observation(position.seen_by(seat), seat, number)))[0]
            try:
                position = position.answer(seat, step)
            except Refused as refused:
                raise RuntimeError(f"bot {setting.bots[seat]} of {game.id}: {refused}") from None
        yield Answered(seat, step, position)


def _bots(game: Game, setting: Setting, seed: int) -> list[Player]:
    return [_bot(game, name, seed_of(seed, seat)) for seat, name in enumerate(setting.bots)]


def _bot(game: Game, name: str, seed: int) -> Player:
    """A bot by its level, or the agent in a file."""
    if name.startswith(AGENT):
        return agent(game, agent_files.get(name, name.removeprefix(AGENT)), seed)
    return make(game, name, seed)
