"""What a game says can be counted is there: facts, parts and questions of these names, and numbers that have names."""

from __future__ import annotations

from riffle.core.game import Game
from riffle.core.metrics import problems

from .walk import tables, walk

STEPS = 300


def metrics_are_counted(game: Game) -> None:
    """The declaration fits the game, and every thing and place that facts of a game name has its name."""
    found = problems(game)
    assert not found, f"{game.id}, metrics: {found[0]}"
    metrics = game.extras.metrics
    assert metrics is not None
    named = [(name, count.fact, count.by, len(count.names)) for name, count in metrics.counts.items() if count.by]
    named += [(name, side.fact, side.part, len(side.names)) for name, side in metrics.sides.items()]
    named += [(name, *where, len(heat.names)) for name, heat in metrics.heat.items() for where in heat.where]
    for moment in walk(game, tables(game)[0], 1, STEPS, speed="plain"):
        for fact in moment.position.facts:
            for name, kind, part, count in named:
                number = fact.parts[part] if fact.kind == kind else 0
                assert number < count, f"{game.id}, metrics: {name} names {count} things, and {kind} tells of {number}"
