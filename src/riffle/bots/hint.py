"""A hint for a person at the table: what the hard bot would answer and, where a game knows more, its exact hints."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

from riffle.core.event import Step
from riffle.core.game import Game

from .analysis import offered
from .bot import Sight, make, makers

ADVISER = "hard"
SEED = 0
"""Hints are the same for the same position, whoever asks and however often."""


def hint(game: Game, view: Any, seat: int) -> tuple[Step, Any]:
    """What a seat might answer, from its view alone (in either engine's form), and the game's own note or None.

    A bot whose answer is part of a larger one (a program of cards) keeps the whole of it as its `note`. A game whose
    folder has a module `hint` with a function `advice(engine, view, seat)` writes the note there. Where the game's bots
    offer advice of their own (`analysis.py`), that is the hint.
    """
    engine = game.plain if isinstance(view, game.State) else game.fast
    if (adviser := offered(game, "advice")) is not None:
        found = adviser(game, engine, view, seat)
        return found.step, found.note
    level = ADVISER if ADVISER in makers(game) else "greedy"
    bot = make(game, level, SEED)
    step = bot.answer(Sight(engine, engine.copy(view), seat, 0))
    if (note := getattr(bot, "note", None)) is not None:
        return step, note
    name = f"{game.rules.__name__.rpartition('.')[0]}.hint"
    if importlib.util.find_spec(name) is None:
        return step, None
    advice = getattr(importlib.import_module(name), "advice", None)
    return step, advice(engine, view, seat) if advice else None
