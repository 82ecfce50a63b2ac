"""Plain and compiled rules are the same rules: equal bytes after every step, on every table."""

from __future__ import annotations

from riffle.core.game import Game

from .walk import Table, tables, walk

STEPS = 250


def speeds_agree(game: Game) -> None:
    for seed, table in enumerate(tables(game)):
        _agree(game, table, seed)


def _agree(game: Game, table: Table, seed: int) -> None:
    plain, fast = game.plain, game.fast
    twin = game.start(fast, table.seats, table.options)
    for moment in walk(game, plain, table, seed, STEPS):
        before = plain.pack(moment.state)
        said = game.Action.text(moment.code, moment.extra)
        assert fast.pack(twin) == before, (
            f"{game.id} ({table}, seed {seed}): speeds differ before step {moment.step}: {said}"
        )
        count = plain.legal(moment.state, moment.seat, out := plain.buffer(game.most_legal))
        assert count <= game.most_legal, f"{game.id}: legal wrote {count} answers, MOST_LEGAL is {game.most_legal}"
        many = fast.legal(twin, moment.seat, codes := fast.buffer(game.most_legal))
        assert out[:count] == codes[:many].tolist(), f"{game.id}: legal differs between speeds at step {moment.step}"
        fast.put(twin, "fact_count", 0)
        fast.put_cells(twin, "extra", moment.extra)
        fast.apply(twin, moment.seat, moment.code)
