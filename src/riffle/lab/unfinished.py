"""What a simulation has played so far, until it is done: stopped in the middle, the same command goes on.

The file grows by one frame for some batches: its length, its digest, the batches. A frame that was cut off, or one that
does not have its digest, is as good as not there. When all games are played the file goes.
"""

from __future__ import annotations

import contextlib
import hashlib
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from .key import key_of, lab_root

if TYPE_CHECKING:
    from riffle.core.game import Game

    from .simulate import Batch, Run
    from .spreading import Ranges

OFTEN = 2.0
"""Seconds after which what was played is written down; a shorter simulation writes nothing."""
UNUSED = 30 * 24 * 3600
"""Seconds after which a simulation that nobody went on with is forgotten."""
DIGEST = 8


def stopped(games: int) -> str:
    """What is said when somebody stops a run."""
    return f"stopped; {games:,} games of this run are kept, and the same command goes on from there"


class Unfinished:
    """The batches of a run as they come, in memory and, where it takes long, on disk."""

    def __init__(self, run: Run, game: Game, games: int) -> None:
        self.games = games
        self.file = lab_root() / f"{run.game}-{key_of(run, game)}.unfinished"
        self.batches: list[Batch] = []
        self.beyond = False  # somebody who wanted more games was stopped: theirs stay
        self._unwritten: list[Batch] = []
        self._written = time.monotonic()
        self._read()

    def _read(self) -> None:
        """Of games that were played twice, by two who ran the same, the first stay."""
        if not self.file.exists():
            return
        for batch in sorted(_frames(self.file.read_bytes()), key=lambda batch: batch.first):
            end = self.batches[-1].first + len(self.batches[-1].played) if self.batches else 0
            if end <= batch.first < self.games:
                self.batches.append(batch._replace(played=batch.played[: self.games - batch.first]))
            self.beyond |= batch.first + len(batch.played) > self.games

    def missing(self) -> Ranges:
        found: Ranges = []
        end = 0
        for batch in self.batches:
            found.append((end, batch.first - end))
            end = batch.first + len(batch.played)
        return [(first, count) for first, count in (*found, (end, self.games - end)) if count > 0]

    def add(self, batch: Batch) -> None:
        self.batches.append(batch)
        self._unwritten.append(batch)
        if time.monotonic() - self._written > OFTEN:
            self.write()

    def write(self) -> None:
        """One frame in one call: it is there as a whole, also where somebody else writes to the same file."""
        if self._unwritten:
            body = msgspec.msgpack.encode(self._unwritten)
            with contextlib.suppress(OSError):  # a full or read-only disk: the games are played all the same
                self.file.parent.mkdir(parents=True, exist_ok=True)
                with self.file.open("ab", buffering=0) as file:
                    file.write(len(body).to_bytes(8, "big") + _digest(body) + body)
            self._unwritten = []
        self._written = time.monotonic()

    def done(self) -> None:
        if not self.beyond:
            self.file.unlink(missing_ok=True)
        for other in lab_root().glob("*.unfinished"):
            with contextlib.suppress(OSError):
                if time.time() - other.stat().st_mtime > UNUSED:
                    other.unlink()


def _digest(body: bytes) -> bytes:
    return hashlib.sha256(body).digest()[:DIGEST]


def _frames(text: bytes) -> Iterator[Batch]:
    from .simulate import Batch

    at = 0
    while at + 8 + DIGEST <= len(text):
        body = text[at + 8 + DIGEST :][: int.from_bytes(text[at : at + 8], "big")]
        if _digest(body) != text[at + 8 : at + 8 + DIGEST]:
            return
        yield from msgspec.msgpack.decode(body, type=list[Batch])
        at += 8 + DIGEST + len(body)
