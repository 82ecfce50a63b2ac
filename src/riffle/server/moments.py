"""Moments and times that a game itself sets: answers that name a tick since the question, questions with a time of
their own. A rules module says so by `MOMENTS` with `MOMENT_TICKS` and `MOMENT_RULE`, and by `seconds`."""

from __future__ import annotations

from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.match import Match
from riffle.core.refusal import Refused

TOLERANCE = 1.0
"""Seconds that the clocks of page and server may differ by."""


def named(game: Game) -> dict[str, str]:
    """For each kind of answer that names a moment the part that does."""
    return getattr(game.rules, "MOMENTS", {})


def check(game: Game, step: Step, elapsed: float) -> None:
    """Refuse an answer given for a moment that has not come: `elapsed` seconds have passed since the question."""
    parts = named(game)
    if not 0 <= step.code < game.Action.size:
        return
    spec = game.Action.spec(step.code)
    ranged = list(spec.ranged)
    if spec.name not in parts or len(step.extra) != len(ranged):
        return  # the match itself says what is wrong with it
    tick, a_second = step.extra[ranged.index(parts[spec.name])], game.rules.MOMENT_TICKS
    if tick > (elapsed + TOLERANCE) * a_second:
        told = f"{parts[spec.name]} names tick {tick}, but only {elapsed:.1f} seconds have passed since the question"
        raise Refused("forbidden", told, game.rules.MOMENT_RULE)


def seconds(match: Match, clock: int | None) -> int | None:
    """How long the question may wait: by the table's clock or the game's own, whichever is shorter."""
    own = getattr(match.game.rules, "seconds", None)
    limits = [clock, own(match.question.kind, match.options) if own else None]
    return min((each for each in limits if each is not None), default=None)
