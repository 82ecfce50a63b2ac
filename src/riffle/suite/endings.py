"""Games end: greedy ones always, random ones within a generous bound or by a cap of the game's own, if it is on."""

from __future__ import annotations

from riffle.core.declare.chance import seed_of
from riffle.core.declare.question import MAX_SEATS
from riffle.core.engine.playout import BRAINS
from riffle.core.game import Game

from .walk import opened, tables

BOUND = {"greedy": 100_000, "random": 3_000_000}


def games_end(game: Game) -> None:
    chance = game.extras.chance_instead
    if game.extras.solver is not None and not chance:
        return  # a game that cannot be played without its solver is played through by its own tests
    for name, brain in BRAINS.items():
        for seed, table in enumerate(tables(game)):
            if name == "random" and any(table.options[key] == none for key, none in game.extras.unlimited.items()):
                continue
            start = opened(game, table._replace(options={**table.options, **chance}))
            position, _ = start.played_out([brain] * MAX_SEATS, seed_of(seed), BOUND[name])
            assert position.over, f"{game.id}: a {name} game does not end ({table}, seed {seed})"
            ended = int(position.field("ended"))
            assert 1 <= ended <= len(game.endings), f"{game.id}: the ending {ended} has no name"
