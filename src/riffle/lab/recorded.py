"""Bot games with a record: those of a simulation once more, or a match of any kind of seat."""

from __future__ import annotations

import time
from typing import Any

from riffle.bots.bot import Bot, BotLostError, Sight
from riffle.core import record
from riffle.core.game import Game
from riffle.core.match import Match
from riffle.core.refusal import Refused

from .one_game import Setting, answers


def recorded_game(game: Game, engine: Any, setting: Setting, seed: int) -> str:
    """The record of the very game that `play_one` plays from this seed."""
    match = Match(game, setting.seats, setting.options)
    state = game.start(engine, setting.seats, setting.options)
    for seat, step in answers(game, engine, state, setting, seed):
        match.replay(seat, [step])
    return record.write(match)


def answer_once(match: Match, bot: Bot, seat: int, engine: Any, clock: float | None = None) -> bool:
    """Let a bot give one step, or the fallback where it fails, is late or breaks a rule. True if it was its own.

    A bot that has lost by what it did (BotLostError) is not answered for: that is its player's affair.
    """
    view = engine.load(match.engine.pack(match.view(seat)))
    start = time.process_time()
    try:
        step = bot.answer(Sight(engine, view, seat, match.number, clock))
        if clock is not None and time.process_time() - start > clock:
            raise TimeoutError("the clock ran out")
        match.answer(seat, match.number, step, by="bot")
    except BotLostError:
        raise
    except (Refused, OSError, ArithmeticError, LookupError, ValueError, TypeError, AttributeError, RuntimeError):
        match.fallback(seat)
        return False
    return True


def play_match(
    match: Match,
    bots: list[Bot],
    engine: Any,
    most: int,
    clock: float | None = None,
    lost: dict[int, str] | None = None,
) -> list[int]:
    """Play a match to its end (or `most` events); how often each seat had to be answered for.

    A bot that is out of time or crashed forfeits; `lost` is told why. Where others still play, fallbacks answer for it.
    """
    failed = [0] * match.seats
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
            failed[seat] += not answer_once(match, bots[seat], seat, engine, clock)
        except BotLostError as problem:
            match.forfeit(seat)
            if lost is not None:
                lost[seat] = str(problem)
    return failed
