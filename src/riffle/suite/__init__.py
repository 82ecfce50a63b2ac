"""The contract suite: what every game promises, checked from outside. Call `check(Game.of(your_rules))` on your own.

Each check is a function of a game that raises AssertionError with a sentence. They play real games in both speeds, so a
failure names the seed, the step and the notation of the answer that broke the promise.
"""

from __future__ import annotations

from collections.abc import Callable

from riffle.core.game import Game

from .endings import games_end
from .judges import legal_and_why_not_agree
from .metrics import metrics_are_counted
from .ranges import ranges_agree
from .records import logs_replay, notation_round_trips, positions_read_back, undo_goes_back
from .secrets import fallback_is_legal, resample_fits, views_keep_secrets
from .speeds import speeds_agree
from .texts import texts_are_whole

CHECKS: tuple[Callable[[Game], None], ...] = (
    speeds_agree,
    games_end,
    legal_and_why_not_agree,
    ranges_agree,
    logs_replay,
    notation_round_trips,
    positions_read_back,
    undo_goes_back,
    views_keep_secrets,
    resample_fits,
    fallback_is_legal,
    texts_are_whole,
    metrics_are_counted,
)


def check(game: Game) -> None:
    """Every promise of the contract, one after the other, every index looked at."""
    before, game.checked = game.checked, True
    try:
        for promise in CHECKS:
            promise(game)
    finally:
        game.checked = before
