"""Games end: greedy ones always, random ones within a generous bound or by a cap of the game's own."""

from __future__ import annotations

from riffle.core.chance import seed_of
from riffle.core.game import Game
from riffle.core.playout import BRAINS, play_out

from .walk import tables

BOUND = {"greedy": 100_000, "random": 3_000_000}


def games_end(game: Game) -> None:
    if game.solver is not None and not getattr(game.rules, "CHANCE_INSTEAD", None):
        return  # a game that cannot be played without its solver is played through by its own tests
    engine = game.fast
    play = engine.bind(play_out)
    for name, brain in BRAINS.items():
        for seed, table in enumerate(tables(game)):
            options = {**table.options, **getattr(game.rules, "CHANCE_INSTEAD", {})}
            state = game.start(engine, table.seats, options)
            brains = engine.buffer(6)
            brains[:] = brain
            play(
                state,
                brains,
                engine.buffer(game.most_legal),
                engine.buffer(2 * game.most_ranged),
                engine.stream(seed_of(seed)),
                BOUND[name],
            )
            assert int(engine.get(state, "asked")) == 0, f"{game.id}: a {name} game does not end ({table}, seed {seed})"
            ended = int(engine.get(state, "ended"))
            assert 1 <= ended <= len(game.endings), f"{game.id}: the ending {ended} has no name"
            winners = sum(int(engine.winner(state, seat)) for seat in range(table.seats))
            assert winners <= table.seats, f"{game.id}: {winners} winners among {table.seats}"
