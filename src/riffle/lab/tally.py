"""From what happened to what is counted: the tables of a batch, by what the game declares in its `metrics.py`.

games    one row a game: length, ending, who won, points, lead, and every count, in all and by seat
turns    one row a turn: whose, how many answers, how many there were to choose from, points after it
uses     which things (cards, planks, Stolems) a seat used, and how often, a row a game, seat and thing
places   how often something happened at each place of the board, in the whole batch
"""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

import numpy as np
import polars as pl

from riffle.core.game import Game
from riffle.core.metrics import SECONDS, Count, Metrics

from .trace import Trace

NOBODY = -1


class Tables(NamedTuple):
    games: pl.DataFrame
    turns: pl.DataFrame
    uses: pl.DataFrame
    places: pl.DataFrame


def metrics_of(game: Game) -> Metrics:
    if game.extras.metrics is None:
        raise ValueError(f"{game.id} declares no metrics, so there is nothing to count")
    return game.extras.metrics


def tally(game: Game, seats: int, first: int, told: Trace) -> Tables:
    """The tables of a batch whose first game has the number `first`."""
    return _Tally(game, seats, first, told).tables()


class _Tally:
    def __init__(self, game: Game, seats: int, first: int, told: Trace) -> None:
        self.game, self.metrics, self.seats, self.first, self.told = game, metrics_of(game), seats, first, told
        self.count = len(told.played)
        self.by_kind = {
            kind: told.facts[told.facts[:, 2] == number]
            for number, kind in enumerate(kind.name for kind in game.facts.kinds)
            if kind in self._kinds()
        }

    def _kinds(self) -> set[str]:
        metrics = self.metrics
        heat = {fact for heat in metrics.heat.values() for fact, _ in heat.where}
        sides = {side.fact for side in metrics.sides.values()}
        return {count.fact for count in metrics.counts.values()} | heat | sides | {metrics.begins, metrics.turn}

    def tables(self) -> Tables:
        columns: dict[str, Any] = {"game": np.arange(self.first, self.first + self.count)}
        columns |= self._results() | self._lengths() | self._lead() | self._sides()
        for name, count in self.metrics.counts.items():
            columns |= self._counted(name, count)
        return Tables(pl.DataFrame(columns), self._turns(), self._uses(), self._places())

    def _part(self, rows: Any, fact: str, part: str) -> Any:
        return rows[:, 3 + self.game.facts.by_name[fact].parts.index(part)]

    def _results(self) -> dict[str, Any]:
        played = self.told.played
        names = ("", *self.game.endings)
        found: dict[str, Any] = {
            "state": [hashlib.sha256(one.state).hexdigest()[:16] for one in played],
            "ending": [names[one.ended] for one in played],
            "finished": [one.ended > 0 for one in played],
        }
        for seat in range(self.seats):
            found[f"won_{seat + 1}"] = [1 / len(one.winners) if seat in one.winners else 0.0 for one in played]
            found[f"points_{seat + 1}"] = [one.points[seat] for one in played]
        return found

    def _lengths(self) -> dict[str, Any]:
        turns, asked = self.told.turns, self.told.asked
        metrics, seats = self.metrics, self.seats
        seconds = np.array(
            [
                metrics.pace.get(question, SECONDS) / (seats if question in metrics.together else 1)
                for question in self.game.questions
            ]
        )
        answers = np.bincount(turns[:, 0], turns[:, 2], self.count)
        begun = self.by_kind[metrics.turn] if metrics.turn else turns
        return {
            "turns": np.bincount(begun[:, 0], minlength=self.count),
            "answers": answers.astype(np.int64),
            "choices": np.bincount(turns[:, 0], turns[:, 3], self.count) / np.maximum(answers, 1),
            "minutes": asked @ seconds / 60,
        }

    def _lead(self) -> dict[str, Any]:
        """Lead changes from one seat to another, and the share of the game after which the winner leads for good."""
        if not self.metrics.lead or self.seats < 2:
            return {}
        game, points = self.told.turns[:, 0], self.told.turns[:, 4 : 4 + self.seats]
        leader = self._leaders(points)
        ahead = leader != NOBODY
        who, where = leader[ahead], game[ahead]
        changed = (who[1:] != who[:-1]) & (where[1:] == where[:-1])
        changes = np.bincount(where[1:][changed], minlength=self.count)
        winner = np.array([one.winners[0] if len(one.winners) == 1 else NOBODY for one in self.told.played])
        turns = np.bincount(game, minlength=self.count)
        number = np.arange(len(game)) - np.repeat(np.cumsum(turns) - turns, turns)
        open_still = np.zeros(self.count)
        np.maximum.at(open_still, game[leader != winner[game]], number[leader != winner[game]] + 1.0)
        decided = np.where(winner == NOBODY, np.nan, np.minimum(1.0, open_still / np.maximum(turns, 1)))
        return {"lead_changes": changes, "decided": pl.Series(decided).fill_nan(None)}

    def _leaders(self, points: Any) -> Any:
        best = points.max(axis=1, keepdims=True) if len(points) else points
        alone = (points == best).sum(axis=1) == 1
        return np.where(alone, points.argmax(axis=1), NOBODY) if len(points) else np.zeros(0, dtype=int)

    def _sides(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        if self.metrics.begins:
            rows = self.by_kind[self.metrics.begins]
            begins = np.zeros(self.count, dtype=np.int64)
            # Of several in a game the first one counts: written last.
            begins[rows[::-1, 0]] = self._part(rows, self.metrics.begins, "seat")[::-1] + 1
            found["begins"] = begins
        for name, side in self.metrics.sides.items():
            rows = self.by_kind[side.fact]
            cells = np.zeros((self.count, self.seats), dtype=np.int64)
            cells[rows[:, 0], self._part(rows, side.fact, side.seat)] = self._part(rows, side.fact, side.part) + 1
            words = pl.Series(["", *side.names])
            found |= {f"{name}_{seat + 1}": words.gather(cells[:, seat]) for seat in range(self.seats)}
        return found

    def _rows(self, count: Count) -> Any:
        rows = self.by_kind[count.fact]
        for part, value in count.only.items():
            rows = rows[self._part(rows, count.fact, part) == value]
        if count.seat:  # a fact may speak of a seat that nobody plays
            whose = self._part(rows, count.fact, count.seat)
            rows = rows[(whose >= 0) & (whose < self.seats)]
        return rows

    def _counted(self, name: str, count: Count) -> dict[str, Any]:
        rows = self._rows(count)
        weights = self._part(rows, count.fact, count.amount) if count.amount else np.ones(len(rows))
        weights = weights * count.worth
        found = {name: np.bincount(rows[:, 0], weights, self.count).astype(np.int64)}
        if count.seat:
            cell = rows[:, 0] * self.seats + self._part(rows, count.fact, count.seat)
            each = np.bincount(cell, weights, self.count * self.seats).reshape(self.count, self.seats)
            found |= {f"{name}_{seat + 1}": each[:, seat].astype(np.int64) for seat in range(self.seats)}
        return found

    def _turns(self) -> pl.DataFrame:
        turns = self.told.turns
        count = np.bincount(turns[:, 0], minlength=self.count)
        columns = {
            "game": turns[:, 0] + self.first,
            "turn": np.arange(len(turns)) - np.repeat(np.cumsum(count) - count, count) + 1,
            "seat": turns[:, 1] + 1,
            "answers": turns[:, 2],
            "choices": turns[:, 3],
        }
        columns |= {f"points_{seat + 1}": turns[:, 4 + seat] for seat in range(self.seats)}
        return pl.DataFrame({name: np.ascontiguousarray(cells, dtype=np.int32) for name, cells in columns.items()})

    def _uses(self) -> pl.DataFrame:
        found = [
            pl.DataFrame(schema={"game": pl.Int64, "seat": pl.Int64, "metric": pl.String, "thing": pl.String,
                                 "group": pl.String, "count": pl.Int64})
        ]  # fmt: skip
        for name, count in self.metrics.counts.items():
            if not count.by:
                continue
            rows, things = self._rows(count), len(count.names)
            if not len(rows):
                continue
            whose = self._part(rows, count.fact, count.seat) if count.seat else np.full(len(rows), -1)
            what = self._part(rows, count.fact, count.by)
            key = (rows[:, 0].astype(np.int64) * (self.seats + 1) + whose + 1) * things + what
            keys, counts = np.unique(key, return_counts=True)
            thing = keys % things
            groups = pl.Series(list(count.groups) or [""] * things)
            found.append(
                pl.DataFrame(
                    {
                        "game": keys // things // (self.seats + 1) + self.first,
                        "seat": keys // things % (self.seats + 1),
                        "metric": pl.repeat(name, len(keys), eager=True),
                        "thing": pl.Series(list(count.names)).gather(thing),
                        "group": groups.gather(thing),
                        "count": counts * count.worth,
                    }
                )
            )
        return pl.concat(found)

    def _places(self) -> pl.DataFrame:
        schema = {"game": pl.Int64, "heat": pl.String, "place": pl.String, "count": pl.Int64}
        found = [pl.DataFrame(schema=schema)]
        for name, heat in self.metrics.heat.items():
            size = len(heat.names)
            keys: list[Any] = []
            for fact, part in heat.where:
                rows = self.by_kind[fact]
                where = self._part(rows, fact, part)
                there = (where >= 0) & (where < size)
                keys.append(rows[there, 0].astype(np.int64) * size + where[there])
            cells, counts = np.unique(np.concatenate(keys), return_counts=True)
            columns = {
                "game": cells // size + self.first,
                "heat": pl.repeat(name, len(cells), eager=True),
                "place": pl.Series(list(heat.names)).gather(cells % size),
                "count": counts,
            }
            found.append(pl.DataFrame(columns, schema=schema))
        return pl.concat(found)
