"""Games that were played are kept, so that a run that was stopped goes on where it was, by the same command.

A run's folder is named after everything its games follow from: game, data files, options, bots, seed and the sources
of rules and bots. Inside, each piece is a Parquet file of some games in a row, with the digest of how they ended.
Whoever asks for the same games again, or for more of them, plays only what is not there yet; a piece that does not
have its digest any more is played again.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import polars as pl

from riffle.core.declare.chance import seed_of
from riffle.core.game import load

from .key import key_of, lab_root
from .simulate import Run
from .spreading import Ranges, Workers, spread
from .tally import Tables, tally
from .trace import Tracer
from .unfinished import stopped

BATCH = 400
OFTEN = 2.0
"""Seconds after which what was played is written down."""
UNUSED = 30 * 24 * 3600
"""Seconds after which games that nobody asked for are forgotten."""


class TracedBatch(NamedTuple):
    first: int
    games: int
    tables: Tables
    cpu: float


class TraceJob(NamedTuple):
    """A run whose games are told of, and the hash of its data files: a worker loads them once."""

    run: Run
    components: str


_tracers: dict[str, Tracer] = {}
"""The last few games a worker has told of: loading and compiling is done once."""


def _tracer(told: TraceJob) -> Tracer:
    run = told.run
    key = json.dumps((run.game, told.components, run.speed, run.setting))
    if key not in _tracers:
        while len(_tracers) >= 4:
            _tracers.pop(next(iter(_tracers)))
        game = load(run.game, variant=run.variant)
        Tracer(game, run.speed, run.setting._replace(most=min(60, run.setting.most))).trace([0])  # compiles
        _tracers[key] = Tracer(game, run.speed, run.setting)
    return _tracers[key]


def trace_batch(told: TraceJob, first: int, count: int) -> TracedBatch:
    """Games first, first + 1, ... with everything counted; compiling is not in the processor time."""
    run, tracer = told.run, _tracer(told)
    start = time.process_time()
    seeds = [seed_of(run.seed, number) for number in range(first, first + count)]
    tables = tally(tracer.game, run.setting.seats, first, tracer.trace(seeds))
    return TracedBatch(first, count, tables, time.process_time() - start)


class RunCache:
    """The games of one run, on disk and in memory."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.game = load(run.game, variant=run.variant)
        self.folder = lab_root() / f"{run.game}-{key_of(run, self.game)}"
        self.pieces: dict[tuple[int, int], Tables] = {}
        self._unwritten: list[TracedBatch] = []
        self._written = time.monotonic()
        self._together: tuple[tuple[int, tuple[tuple[int, int], ...]], Tables] | None = None
        self._open()

    def _open(self) -> None:
        if not self.folder.exists():
            _forget_old(self.folder.parent)
        self.folder.mkdir(parents=True, exist_ok=True)
        os.utime(self.folder)
        setting = self.run.setting
        line = {"game": self.run.game, "variant": self.run.variant and self.run.variant.title, "players": setting.seats,
                "bots": setting.bots, "options": setting.options, "seed": self.run.seed}  # fmt: skip
        (self.folder / "run.json").write_text(json.dumps(line, indent=1), encoding="utf-8")
        for path in sorted(self.folder.glob("games-*.parquet")):
            first, count = (int(part) for part in path.stem.split("-")[1:])
            if any(start < first + count and first < start + more for start, more in self.pieces):
                continue
            if (tables := self._read(first, count)) is not None:
                self.pieces[first, count] = tables

    def _read(self, first: int, count: int) -> Tables | None:
        """A piece as it was written; None where the disk no longer has it whole."""
        files = [self._file(name, first, count) for name in NAMES]
        try:
            tables = Tables(*map(pl.read_parquet, files))
            return tables if pl.read_parquet_metadata(files[0]).get("digest") == digest_of(tables.games) else None
        except (OSError, pl.exceptions.PolarsError):
            return None

    def _file(self, name: str, first: int, count: int) -> Path:
        return self.folder / f"{name}-{first:09}-{count}.parquet"

    @property
    def done(self) -> int:
        """How many games there are from the first on without a gap."""
        end = 0
        for first, count in sorted(self.pieces):
            if first > end:
                break
            end = first + count
        return end

    def missing(self, games: int) -> Ranges:
        """Which of the first `games` games are not there."""
        found: Ranges = []
        end = 0
        for first, count in sorted(self.pieces):
            if first > end:
                found.append((end, min(first, games) - end))
            end = max(end, first + count)
        found.append((end, games - end))
        return [(first, count) for first, count in found if count > 0]

    def play(self, games: int, workers: Workers = 1, progress: Callable[[int], None] = lambda done: None) -> RunCache:
        """Play what is missing of the first `games` games. Stopped at any moment, what was played is kept."""
        missing = self.missing(games)
        progress(games - sum(count for _, count in missing))
        try:
            for batch in spread(trace_batch, TraceJob(self.run, self.game.components), missing, workers, BATCH):
                self._unwritten.append(batch)
                progress(batch.games)
                if time.monotonic() - self._written > OFTEN:
                    self._write()
        except KeyboardInterrupt:
            self._write()
            kept = sum(count for _, count in self.pieces)
            raise KeyboardInterrupt(stopped(kept)) from None
        finally:
            self._write()
        return self

    def _write(self) -> None:
        """One piece for each row of games without a gap; the file with the games comes last, so a piece is whole."""
        self._unwritten.sort(key=lambda batch: batch.first)
        while self._unwritten:
            row = [self._unwritten.pop(0)]
            while self._unwritten and self._unwritten[0].first == row[-1].first + row[-1].games:
                row.append(self._unwritten.pop(0))
            tables = joined([batch.tables for batch in row])
            first, count = row[0].first, sum(batch.games for batch in row)
            for name, table in reversed(list(zip(NAMES, tables, strict=True))):
                path = self._file(name, first, count)
                told = {"digest": digest_of(table)} if name == "games" else None
                table.write_parquet(path.with_suffix(f".{os.getpid()}"), compression="lz4", metadata=told)
                path.with_suffix(f".{os.getpid()}").replace(path)
            self.pieces[first, count] = tables
        self._written = time.monotonic()

    def tables(self, games: int) -> Tables:
        """The first `games` games. Put together once: who compares asks for them several times."""
        key = games, tuple(sorted(self.pieces))
        if self._together is None or self._together[0] != key:
            found = joined([self.pieces[each] for each in key[1]])
            rows = (table.filter(pl.col("game") < games).sort("game", maintain_order=True) for table in found)
            self._together = key, Tables(*rows)
        return self._together[1]


NAMES = ("games", "turns", "uses", "places")


def digest_of(games: pl.DataFrame) -> str:
    """Sixteen hex digits of how these games ended, whoever played them."""
    return hashlib.sha256("".join(games.sort("game")["state"]).encode()).hexdigest()[:16]


def joined(tables: list[Tables]) -> Tables:
    """The games of several batches as one."""
    return tables[0] if len(tables) == 1 else Tables(*(pl.concat(each) for each in zip(*tables, strict=True)))


def _forget_old(root: Path) -> None:
    for other in root.glob("*-*"):
        with contextlib.suppress(OSError):
            if time.time() - other.stat().st_mtime > UNUSED:
                shutil.rmtree(other)


def gather(run: Run, games: int, workers: Workers = 1, progress: Callable[[int], None] = lambda done: None) -> Tables:
    """The tables of a run's first `games` games, played as far as they are not kept."""
    return RunCache(run).play(games, workers, progress).tables(games)


def save_tables(run: Run, games: int, workers: Workers, folder: Path) -> None:
    """Write the tables of a run as Parquet files, for Polars, DuckDB and others."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, table in zip(NAMES, gather(run, games, workers), strict=True):
        table.write_parquet(folder / f"{name}.parquet")
