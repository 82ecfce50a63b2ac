"""Plain and compiled rules are the same rules: equal bytes after every step, on every table."""

from __future__ import annotations

from riffle.core.game import Game

from .walk import Table, tables, walk

STEPS = 250


def speeds_agree(game: Game) -> None:
    for seed, table in enumerate(tables(game)):
        _agree(game, table, seed)


def _agree(game: Game, table: Table, seed: int) -> None:
    slow, quick = (walk(game, table, seed, STEPS, speed=speed) for speed in ("plain", "fast"))
    for one, other in zip(slow, quick, strict=True):
        where = f"{game.id} ({table}, seed {seed}, step {one.number})"
        said = game.actions.text(one.step.code, one.step.extra)
        assert one.position == other.position, f"{where}: speeds differ before {said}"
        assert one.step == other.step, f"{where}: speeds answer differently"
        codes = one.position.codes(one.seat)
        assert len(codes) <= game.most_legal, f"{where}: legal wrote {len(codes)}, MOST_LEGAL is {game.most_legal}"
        assert codes == other.position.codes(one.seat), f"{where}: legal differs between speeds"
