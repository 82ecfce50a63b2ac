"""A hint for a person at the table: what the bots would answer, where to look for it, and why it is good."""

from __future__ import annotations

from riffle.core.event import Step
from riffle.core.match import steps_of
from riffle.core.player import Observation
from riffle.core.position import Position

from .analysis import Advice
from .bot import bots_of, make, makers

ADVISER = "hard"
SEED = 0
"""Hints are the same for the same position, whoever asks and however often."""


def hint(position: Position, seat: int) -> Advice:
    """What a seat might answer, from the position as it sees it, with the coach's words where the game has a coach."""
    found, line = _advised(position, seat)
    made = bots_of(position.game).coach
    if made is None:
        return found
    evaluator = made(position.game)
    position = position.ready()
    other = evaluator.instead(position, seat, line)
    why = evaluator.why(position, seat, line, other) or evaluator.plainly()
    return found._replace(look=evaluator.look(position, seat, line), why=why)


def _advised(position: Position, seat: int) -> tuple[Advice, tuple[Step, ...]]:
    """The advice, and the answers it begins.

    A bot whose answer is part of a larger one (a turn, a program of cards) keeps the whole of it as its `line`, and
    what its board shows of it as its `note`.
    """
    game, offers = position.game, bots_of(position.game)
    if offers.advice is not None:
        found = offers.advice(position, seat)
        return found, (found.step,)
    bot = make(game, ADVISER if ADVISER in makers(game) else "greedy", SEED)
    step = steps_of(game, bot.answer(Observation(position, seat)))[0]
    note = getattr(bot, "note", None)
    if note is None and offers.note is not None:
        note = offers.note(position, seat)
    return Advice(step, note), getattr(bot, "line", None) or (step,)
