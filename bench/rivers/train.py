"""Learn the judgement in one go: games, networks, matches against the frozen rival; then all that once more.

python -m bench.rivers.train --seconds 530 --processes 16 --out OUT --seed 1

python -m bench.rivers.train --seconds 175 --processes 16 --out OUT --games FOLDER   # from positions there are

The time is shared out between the steps. Everything is compiled before the processes are started. What is written
under OUT: the networks of each generation (`g1-table.npz`: a table of pieces on points, `g1-added.npz`: with hidden
units; both added to the hand-made worth; `g1-alone.npz`: judges alone), the positions of each board
(`games-BOARD.npz`, thinned to fit into 15 MB), and `report.md`. A run that finds positions under OUT learns from
them too, so that it can be continued with another seed.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import queue
import subprocess
import sys
import tempfile
import time
import traceback
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bench.rivers.duel import NOTHING, Maker, Tally, pair
from bench.rivers.match import NewClock, OldClock, Timed
from bench.rivers.rival.thinker import Thinker as Rival
from bench.rivers.selfplay import BOARDS, Kept, Player, Pool, packed, size_of
from bench.rivers.sprt import elo_of, likelihood, verdict
from riffle.bots.stones_and_rivers.nets import Networks, read
from riffle.bots.stones_and_rivers.room import HIDDEN
from riffle.bots.stones_and_rivers.thinker import Thinker
from riffle.bots.stones_and_rivers.turns import TurnTimes
from riffle.bots.stones_and_rivers.weights import PRUNING, Pruning
from riffle.core.game import Game, load
from riffle.lab.interval import interval

KINDS = {"table": (16, 0), "added": (16, HIDDEN - 1), "alone": (0, HIDDEN - 1)}
"""Kinds of networks: how much of the hand-made worth is added to it, of 16; hidden units beside the table."""
QUICK = 0.02
"""Seconds a turn in the matches that choose between networks."""
CAP = 260
"""Plies after which a game of those is drawn."""
CLOCK = 5.0
"""Seconds a game in the last matches."""
PIECE = 25.0
"""Seconds after which a process writes down what it has."""
MOST_KEPT = 1_200_000
"""Positions of a board that are written under OUT."""
ELO = (0.0, 40.0)
FULL: dict[str, Any] = {
    "above": 40,
    "below": 40,
    "tried": (14, 26, 48, 90),
    "reduced": 1,
    "passing": 1,
    "malus": 1,
}
STYLES: dict[str, dict[str, Any]] = {"as it is": {}, "all": FULL, "all, threats": {**FULL, "threats": 1}}
"""Ways of searching that are tried before any game is learned from."""


def play_games(game: Game, nets: list[Networks], seed: int, number: int, until: float, room: Path) -> None:
    """One process: games on both boards in turn, written down piece by piece."""
    pools = {board: Pool(game, board, nets, 1000 * seed + number) for board in BOARDS}
    kept: dict[str, list[Kept]] = {board: [] for board in BOARDS}
    written = time.monotonic()
    turn = number
    while time.monotonic() < until:
        board = list(BOARDS)[turn % 2]
        turn += 1
        kept[board] += pools[board].play()
        if time.monotonic() - written > PIECE or time.monotonic() >= until:
            for name, positions in kept.items():
                if positions:
                    piece = room / f"{name}-{seed}-{number}-{turn}.npz"
                    np.savez(piece.with_suffix(".part.npz"), **packed(positions))
                    piece.with_suffix(".part.npz").rename(piece)
                    positions.clear()
            written = time.monotonic()


class Side(NamedTuple):
    """A candidate: what judges, and what it does not search."""

    networks: Networks | None
    pruning: Pruning


Sides = dict[str, Side]


def makers(game: Game, side: Side, clock: float | None) -> tuple[Maker, Maker]:
    if clock is None:
        return (
            lambda seed: Timed(
                Thinker(game, seed, 1, processor=True, networks=side.networks, pruning=side.pruning), QUICK
            ),
            lambda seed: Timed(Rival(game, seed, 1, processor=True), QUICK),
        )
    return (
        lambda seed: NewClock(
            Thinker(game, seed, 1, processor=True, networks=side.networks, pruning=side.pruning), TurnTimes()
        ),
        lambda seed: OldClock(game, seed),
    )


def play_matches(game: Game, sides: Sides, clock: float | None, number: int, step: int, until: float, out: Any) -> None:
    """One process: pairs of games of each candidate on each board in turn."""
    plan = [(name, board) for name in sides for board in BOARDS]
    turn = number  # each process begins elsewhere, so that all are tried alike
    while time.monotonic() < until:
        name, board = plan[turn % len(plan)]
        one, two = makers(game, sides[name], clock)
        options = BOARDS[board] if clock else {**BOARDS[board], "ply_cap": CAP}
        out.put((name, board, pair(game, one, two, number, options, clock)[0]))
        turn += 1
        number += step


def guarded(work: Any, *arguments: Any) -> None:
    try:
        work(*arguments)
    except Exception:  # what one process cannot do the others still can
        traceback.print_exc()


Fits = list[tuple[str, Path, Any]]


class Run:
    def __init__(self, seconds: float, processes: int, out: Path, seed: int) -> None:
        self.begun = time.monotonic()
        self.seconds, self.processes, self.out, self.seed = seconds, processes, out, seed
        self.room = Path(tempfile.mkdtemp(prefix="rivers"))
        out.mkdir(parents=True, exist_ok=True)
        self.lines: list[str] = []
        self.fork = multiprocessing.get_context("fork")
        self.game = load("stones_and_rivers")
        self.pieces: dict[str, list[Path]] = {board: [] for board in BOARDS}

    def learn_from(self, folder: Path) -> None:
        for board in BOARDS:
            earlier = folder / f"games-{board}.npz"
            if earlier.is_file():
                self.pieces[board].append(earlier)

    def say(self, line: str) -> None:
        print(f"{time.monotonic() - self.begun:6.0f} s  {line}", flush=True)
        self.lines.append(line)
        (self.out / "report.md").write_text("\n".join(self.lines) + "\n", encoding="utf-8")

    def at(self, part: float) -> float:
        return self.begun + part * self.seconds

    def compile(self) -> None:
        """In this process, so that those that are forked from it have everything."""
        Thinker(self.game, 1, 1)
        Rival(self.game, 1, 1)
        for board in BOARDS:
            pool = Pool(self.game, board, [], 0)
            pool.play()
        self.say("compiled")

    def _together(self, jobs: list[Any], until: float) -> None:
        for job in jobs:
            job.start()
        for job in jobs:
            job.join(max(1.0, until + 25 - time.monotonic()))
        for job in jobs:
            if job.is_alive():
                job.terminate()

    def games(self, generation: int, nets: list[Networks], part: float) -> None:
        until = self.at(part)
        seed = 10 * self.seed + generation
        jobs = [
            self.fork.Process(target=guarded, args=(play_games, self.game, nets, seed, number, until, self.room))
            for number in range(self.processes)
        ]
        self._together(jobs, until)
        for board in BOARDS:
            found = [one for one in sorted(self.room.glob(f"{board}-{seed}-*.npz")) if ".part" not in one.name]
            self.pieces[board] += found
            rows = [np.load(one)["result"] for one in found]
            results = np.concatenate(rows) if rows else np.zeros(0)
            plain = float(np.mean((results == 0) | (results == 250))) if len(results) else 0.0
            self.say(
                f"generation {generation}, {board}: {len(results)} positions, {plain:.0%} of games won by somebody"
            )

    def begin_fits(self, generation: int, seconds: float) -> Fits:
        """Begin to train a network of each kind for each board, side by side."""
        jobs: Fits = []
        for kind, (share, units) in KINDS.items():
            for board in BOARDS:
                if not self.pieces[board]:
                    continue
                file = self.room / f"g{generation}-{kind}-{board}.npz"
                command = [sys.executable, "-m", "bench.rivers.fit", str(file), "--shape", size_of(self.game, board)[0]]
                command += [
                    "--share",
                    str(share),
                    "--units",
                    str(units),
                    "--seconds",
                    f"{seconds:.1f}",
                    "--seed",
                    str(self.seed),
                ]
                command += [str(one) for one in self.pieces[board]]
                jobs.append((kind, file, subprocess.Popen(command, stdout=subprocess.PIPE, text=True)))
        return jobs

    def fits(self, generation: int, jobs: Fits) -> dict[str, Networks]:
        """The networks of each kind, when they are ready."""
        found: dict[str, dict[str, Any]] = {kind: {} for kind in KINDS}
        for kind, file, job in jobs:
            try:
                said = job.communicate(timeout=90)[0]
            except subprocess.TimeoutExpired:
                job.kill()
                said = ""
            if file.is_file() and said:
                self.say(said.strip())
                held = json.loads(said)["held back"]
                if held["learned"] < held["by hand"]:  # else it is not worth a match
                    found[kind] |= read(file.read_bytes())
            else:
                self.say(f"no network came of {file.name}")
        for kind, networks in found.items():
            if networks:
                np.savez_compressed(self.out / f"g{generation}-{kind}.npz", **networks)
        return {f"g{generation}-{kind}": networks for kind, networks in found.items() if networks}

    def matches(self, sides: Sides, clock: float | None, part: float, first: int) -> str:
        """Each candidate against the rival; the one with the best share over all boards."""
        until, results = self.at(part), self.fork.Queue()
        jobs = [
            self.fork.Process(
                target=guarded,
                args=(play_matches, self.game, sides, clock, first + number, self.processes, until, results),
            )
            for number in range(self.processes)
        ]
        for job in jobs:
            job.start()
        tallies: dict[tuple[str, str], list[Tally]] = {(name, board): [] for name in sides for board in BOARDS}
        stop = until + (4 * clock + 3 if clock else 15)  # pairs that have begun are played to their end
        while time.monotonic() < stop and (any(job.is_alive() for job in jobs) or not results.empty()):
            try:
                name, board, tally = results.get(timeout=0.5)
            except queue.Empty:
                continue
            tallies[name, board].append(tally)
        for job in jobs:
            if job.is_alive():
                job.terminate()
        how = f"{CLOCK:.0f} s a game" if clock else f"{QUICK} s a turn"
        best: dict[str, Tally] = {}
        for (name, board), found in tallies.items():
            total = NOTHING
            for one in found:
                total = total.plus(one)
            best[name] = best.get(name, NOTHING).plus(total)
            if total.games:
                self.say(
                    self._row(f"{name}, {board}, {how}, openings from {first}", total, [one.share for one in found])
                )
        return max(best, key=lambda name: best[name].share if best[name].games else -1.0)

    def _row(self, what: str, total: Tally, shares: list[float]) -> str:
        low, high = interval(total.share * total.games, total.games)
        return (
            f"| {what} | {total.games} | {total.won} | {total.drawn} | {total.lost} "
            f"| {total.share:.1%} ({low:.1%} - {high:.1%}) | {elo_of(total.share):+.0f} "
            f"| {likelihood(shares, *ELO):+.2f} {verdict(shares, *ELO) or 'open'} "
            f"| {total.plies / total.games:.0f} plies, late {total.late} and {total.other_late} |"
        )

    def keep_games(self) -> None:
        for board, pieces in self.pieces.items():
            if pieces:
                found = [np.load(one) for one in pieces]
                whole = {name: np.concatenate([one[name] for one in found]) for name in found[0].files}
                every = 1 + len(whole["score"]) // MOST_KEPT
                some = np.cumsum(whole["first"]) % every == 0  # whole games
                thinned: Any = {name: value[some] for name, value in whole.items()}
                np.savez_compressed(self.out / f"games-{board}.npz", **thinned)

    def choose_style(self, part: float) -> Pruning:
        chosen = self.matches({name: Side(None, {**PRUNING, **one}) for name, one in STYLES.items()}, None, part, 0)
        self.say(f"way of searching: {chosen}")
        return {**PRUNING, **STYLES[chosen]}

    def choose(self, found: dict[str, Networks], pruning: Pruning, part: float, first: int) -> Side:
        """The best of the networks, and of having none."""
        sides: Sides = {"by hand": Side(None, pruning), **{name: Side(nets, pruning) for name, nets in found.items()}}
        best = self.matches(sides, None, part, first)
        self.say(f"best: {best}")
        return sides[best]

    def all(self) -> None:
        """Two generations of games, networks and matches."""
        pruning = Player.pruning = self.choose_style(0.2)
        self.games(1, [], 0.40)
        first = self.fits(1, self.begin_fits(1, 0.04 * self.seconds))
        self.choose(first, pruning, 0.53, 100_000)
        self.games(2, list(first.values()), 0.76)
        self.keep_games()
        second = self.fits(2, self.begin_fits(2, 0.04 * self.seconds))
        self.matches({"best": self.choose(second, pruning, 0.88, 200_000)}, CLOCK, 0.965, 300_000)

    def again(self) -> None:
        """From the positions there are: networks while ways of searching are tried, then matches."""
        jobs = self.begin_fits(3, 0.12 * self.seconds)
        pruning = self.choose_style(0.34)
        found = self.fits(3, jobs)
        self.matches({"best": self.choose(found, pruning, 0.64, 400_000)}, CLOCK, 0.9, 500_000)


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--seconds", type=float, default=530)
    given.add_argument("--processes", type=int, default=16)
    given.add_argument("--out", type=Path, required=True)
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--games", type=Path, help="learn from the positions in this folder and play none")
    read_in = given.parse_args()
    run = Run(read_in.seconds, read_in.processes, read_in.out, read_in.seed)
    run.learn_from(read_in.games or read_in.out)
    run.say(f"`python -m bench.rivers.train {' '.join(sys.argv[1:])}`, {os.cpu_count()} cores")
    run.compile()
    if read_in.games:
        run.again()
    else:
        run.all()
    run.say("done")


if __name__ == "__main__":
    main()
