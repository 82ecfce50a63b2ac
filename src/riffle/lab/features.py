"""What two runs are compared by, and what a run is tuned to: one number a game for every name.

won_1                 seat 1 won (a shared win is a part of one); points_1 its points
points                the points of a seat, the mean over all of them: sharper than any one seat's
won_by.begins         who began won; won_by.village.red: red won, in games where red was played
turns answers minutes choices lead_changes decided
ending.arrived        the game ended so
planks_lost           a count of the game, everybody's together
planks_lost.red3      the same for one thing
"""

from __future__ import annotations

import numpy as np
import polars as pl

from riffle.core.game import Game

from .tally import Tables, metrics_of

LENGTHS = ("turns", "answers", "minutes", "choices", "lead_changes", "decided")


def features_of(game: Game, tables: Tables) -> pl.DataFrame:
    """The features of a game's tables."""
    metrics = metrics_of(game)
    return features(tables, tuple(metrics.counts), tuple(metrics.sides))


def features(tables: Tables, counts: tuple[str, ...], sides: tuple[str, ...]) -> pl.DataFrame:
    """A row a game, a column a name, null where the game says nothing of it."""
    games = tables.games
    seats = seats_of(games)
    chosen = [pl.col("game"), *(pl.col(name).cast(pl.Float64) for name in LENGTHS if name in games.columns)]
    chosen += [pl.col(f"{what}_{seat}").cast(pl.Float64) for what in ("won", "points") for seat in seats]
    if len(seats) > 1:
        chosen.append(pl.mean_horizontal(f"points_{seat}" for seat in seats).alias("points"))
    endings = sorted(set(games["ending"]) - {""})
    chosen += [(pl.col("ending") == ending).cast(pl.Float64).alias(f"ending.{ending}") for ending in endings]
    if "begins" in games.columns and len(seats) > 1:
        chosen.append(_won_by([pl.col("begins") == seat for seat in seats], seats).alias("won_by.begins"))
    for side in sides:
        for word in sorted({word for seat in seats for word in games[f"{side}_{seat}"]} - {""}):
            was = [pl.col(f"{side}_{seat}") == word for seat in seats]
            chosen.append(_won_by(was, seats).alias(f"won_by.{side}.{word}"))
    chosen += [pl.col(name).cast(pl.Float64) for name in counts if name in games.columns]
    return pl.concat([games.select(chosen), _things(tables)], how="horizontal")


def seats_of(games: pl.DataFrame) -> list[int]:
    return [seat for seat in range(1, 7) if f"won_{seat}" in games.columns]


def _won_by(was: list[pl.Expr], seats: list[int]) -> pl.Expr:
    """The share of the win that went to the seat of which this is true; null where there is no such seat."""
    won = pl.lit(None, dtype=pl.Float64)
    for condition, seat in zip(was, seats, strict=True):
        won = pl.when(condition).then(pl.col(f"won_{seat}")).otherwise(won)
    return won


def _things(tables: Tables) -> pl.DataFrame:
    """How often each thing was used in a game, by everybody together."""
    uses, games = tables.uses, tables.games["game"].to_numpy()
    named = uses.select("metric", "thing").unique().sort("metric", "thing").with_row_index("column")
    column = uses.select("metric", "thing").join(named, on=["metric", "thing"], how="left", maintain_order="left")
    row = np.searchsorted(games, uses["game"].to_numpy())
    cell = row * len(named) + column["column"].to_numpy()
    counted = np.bincount(cell, uses["count"].to_numpy(), len(games) * len(named)).reshape(len(games), len(named))
    words = (named["metric"] + "." + named["thing"]).to_list()
    return pl.DataFrame({name: np.ascontiguousarray(counted[:, at]) for at, name in enumerate(words)})
