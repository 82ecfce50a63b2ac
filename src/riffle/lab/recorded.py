"""Bot games with a record: those of a simulation once more, or a match of any kind of seat."""

from __future__ import annotations

import time
import traceback
from dataclasses import dataclass, field

from riffle.bots.agent import AgentFailedError
from riffle.bots.bot import BotLostError
from riffle.core.game import Game, Speed
from riffle.core.match import Match
from riffle.core.player import Player
from riffle.core.refusal import Refused

from .one_game import Setting, answers, opened


def recorded_game(game: Game, speed: Speed, setting: Setting, seed: int) -> str:
    """The record of the very game that `play_one` plays from this seed."""
    match = Match(game, setting.seats, setting.options)
    for answered in answers(game, opened(game, setting, speed), setting, seed):
        match.replay(answered.seat, [answered.step])
    return match.record()


@dataclass
class Failures:
    """What went wrong with the bots of a match, seat by seat."""

    count: list[int]
    """How often the fallback had to answer in place of each seat."""
    first: dict[int, str] = field(default_factory=dict[int, str])
    """The first traceback of each seat that failed."""
    lost: dict[int, str] = field(default_factory=dict[int, str])
    """Why a seat forfeited."""

    def note(self, seat: int, problem: Exception) -> None:
        self.count[seat] += 1
        told = problem.traceback if isinstance(problem, AgentFailedError) else _told(problem)
        self.first.setdefault(seat, told)


def _told(problem: Exception) -> str:
    if isinstance(problem, Refused | TimeoutError):
        return str(problem)
    return "".join(traceback.format_exception(problem))


def answer_once(
    match: Match, bot: Player, seat: int, failures: Failures, clock: float | None = None, speed: Speed = "fast"
) -> None:
    """Let a bot give one step, or the fallback where it fails, is late or breaks a rule.

    A bot that has lost by what it did (BotLostError) is not answered for: that is its player's affair.
    """
    start = time.process_time()
    try:
        step = bot.answer(match.observation(seat, speed=speed, clock=clock))
        if clock is not None and time.process_time() - start > clock:
            raise TimeoutError("the clock ran out")
        match.answer(seat, step, by="bot")
    except BotLostError:
        raise
    except Exception as problem:  # whatever a bot does wrong, the game goes on and the failure is told
        failures.note(seat, problem)
        match.fallback(seat)


def play_match(match: Match, bots: list[Player], most: int, clock: float | None = None) -> Failures:
    """Play a match to its end (or `most` events).

    A bot that is out of time or crashed forfeits. Where others still play, fallbacks answer for it.
    """
    failures = Failures([0] * match.seats)
    match.advance()
    while not match.over and len(match.log) < most:
        if match.needs_solver:
            match.solve()
            continue
        seat = match.question.waiting[0]
        if seat in match.forfeited:
            match.fallback(seat)
            continue
        try:
            answer_once(match, bots[seat], seat, failures, clock)
        except BotLostError as problem:
            match.forfeit(seat)
            failures.lost[seat] = str(problem)
    return failures
