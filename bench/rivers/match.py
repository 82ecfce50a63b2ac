"""The bot as it is against the frozen rival, until it is plain which is stronger. Prints a line for the records.

python -m bench.rivers.match --nodes 1000 --board course-small
python -m bench.rivers.match --clock 5 --board official --pairs 9

With --nodes both sides look at so many positions a turn (quick, and the same again on any machine); with --clock each
has so many seconds of processor time for the whole game. --seconds ends a run that is still open. --from=N begins at
opening N. --networks FILE tries networks that `bench.rivers.train` wrote, --networks none tries the hand-made worth.

python -m bench.rivers.match --turn 0.02 --against HEAD --set above=40,tried=14/26/48/90

--turn gives both so many seconds of processor time a turn. --against COMMIT plays the bot as it was then instead of the
rival, --against now the bot as it is; --bot COMMIT lets that play for the bot. --set and --weights change how the bot
searches and judges, --times how it shares out its time (expected=46). --processes plays on several cores.
"""

from __future__ import annotations

import argparse
import datetime
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from bench.rivers.depths import changed
from bench.rivers.duel import NOTHING, Maker, Outcome, Tally, pair
from bench.rivers.earlier import earlier
from bench.rivers.rival.thinker import Thinker as Rival
from bench.rivers.sprt import elo_of, likelihood, verdict
from riffle.bots.stones_and_rivers.nets import own_networks, read
from riffle.bots.stones_and_rivers.thinker import Thinker
from riffle.bots.stones_and_rivers.turns import TurnTimes
from riffle.bots.stones_and_rivers.weights import EXPERT, TUNED
from riffle.core.game import Game, load
from riffle.core.position import Position
from riffle.lab.interval import interval

SHARE, MOST, HURRY = 25, 3.0, 300
"""How the rival used its time: a 25th of what was left, at most 3 s, and 300 nodes in the last second."""


class OldClock:
    def __init__(self, game: Game, seed: int) -> None:
        self.thinker = Rival(game, seed, 1, processor=True)

    def answer(self, position: Position, left: float | None) -> int:
        assert left is not None
        if left < 1.0:
            return self.thinker.think(position, nodes=HURRY).code
        return self.thinker.think(position, seconds=min(MOST, left / SHARE)).code


class NewClock:
    def __init__(self, thinker: Any, times: Any) -> None:
        self.thinker = thinker
        self.times = times

    def answer(self, position: Position, left: float | None) -> int:
        assert left is not None
        return self.times.think(self.thinker, position, left).code


class Counted:
    """A mind with so many nodes a turn."""

    def __init__(self, thinker: Any, nodes: int) -> None:
        self.thinker = thinker
        self.nodes = nodes

    def answer(self, position: Position, left: float | None) -> int:
        return self.thinker.think(position, nodes=self.nodes).code


class Timed:
    """A mind with so many seconds of processor time a turn."""

    def __init__(self, thinker: Any, seconds: float) -> None:
        self.thinker = thinker
        self.seconds = seconds

    def answer(self, position: Position, left: float | None) -> int:
        return self.thinker.think(position, seconds=self.seconds).code


Thinkers = Callable[[int], Any]
"""A fresh thinker from a seed."""


def paced(thinkers: Thinkers, given: argparse.Namespace, times: Callable[[], Any]) -> Maker:
    """Minds that think in nodes, in seconds a turn, or by the clock of a whole game."""
    if given.nodes is not None:
        return lambda seed: Counted(thinkers(seed), given.nodes)
    if given.turn is not None:
        return lambda seed: Timed(thinkers(seed), given.turn)
    return lambda seed: NewClock(thinkers(seed), times())


def tried(game: Game, given: argparse.Namespace) -> Maker:
    """The bot as it is with what is to be tried, or as it was at a commit."""
    if given.bot is not None:
        return at_commit(game, given, given.bot)
    networks = own_networks()
    if given.networks:
        networks = {} if given.networks.name == "none" else read(given.networks.read_bytes())
    pruning = changed(given.set, EXPERT)
    weights = {**TUNED, **{name: float(value) for name, value in (one.split("=") for one in given.weights)}}
    shares = {name: float(value) for name, value in (one.split("=") for one in given.times)}
    return paced(
        lambda seed: Thinker(game, seed, 1, weights, processor=True, networks=networks, pruning=pruning),
        given,
        lambda: TurnTimes(**shares),
    )


def as_it_is(game: Game, given: argparse.Namespace) -> Maker:
    networks = own_networks()
    return paced(
        lambda seed: Thinker(game, seed, 1, processor=True, networks=networks, pruning=EXPERT), given, TurnTimes
    )


def at_commit(game: Game, given: argparse.Namespace, commit: str) -> Maker:
    old, networks = earlier(commit, "thinker"), earlier(commit, "nets").own_networks()
    weights = earlier(commit, "weights")
    pruning = getattr(weights, "EXPERT", weights.PRUNING)
    return paced(
        lambda seed: old.Thinker(game, seed, 1, processor=True, networks=networks, pruning=pruning),
        given,
        earlier(commit, "turns").TurnTimes,
    )


def opponent(game: Game, given: argparse.Namespace) -> Maker:
    """The frozen rival, or the bot as it was at a commit."""
    if given.against == "now":
        return as_it_is(game, given)
    if given.against is not None:
        return at_commit(game, given, given.against)
    if given.clock is not None:
        return lambda seed: OldClock(game, seed)
    return paced(lambda seed: Rival(game, seed, 1, processor=True), given, TurnTimes)


class Match:
    """Both sides and the rules they play by, compiled before anything is counted."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.game = load("stones_and_rivers")
        self.clock = given.clock
        self.options = {"board": given.board, **({} if given.board == "official" else {"preset": "course"})}
        self.options |= {"ply_cap": given.cap} if given.cap else {}
        self.one, self.two = tried(self.game, given), opponent(self.game, given)
        for bot in (self.one, self.two):
            bot(0)

    def pair(self, number: int) -> tuple[Tally, list[Outcome]]:
        return pair(self.game, self.one, self.two, number, self.options, self.clock)

    def pairs(self, numbers: range, processes: int) -> Iterator[tuple[Tally, list[Outcome]]]:
        """Each opening twice. Processes are forked from this one, so that none of them compiles again."""
        if processes == 1:
            yield from map(self.pair, numbers)
            return
        PLAYING.append(self)
        with get_context("fork").Pool(processes) as pool:
            yield from pool.imap_unordered(_pair, numbers)


PLAYING: list[Match] = []
"""What forked processes inherit: the match, whose sides cannot be sent to them."""


def _pair(number: int) -> tuple[Tally, list[Outcome]]:
    return PLAYING[-1].pair(number)


def arguments() -> argparse.Namespace:
    read_in = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read_in.add_argument("--nodes", type=int)
    read_in.add_argument("--clock", type=float)
    read_in.add_argument("--board", default="official")
    read_in.add_argument("--pairs", type=int, default=400)
    read_in.add_argument("--seconds", type=float, default=170, help="for the whole run")
    read_in.add_argument("--from", dest="first", type=int, default=0)
    read_in.add_argument("--networks", type=Path)
    read_in.add_argument("--turn", type=float)
    read_in.add_argument("--against")
    read_in.add_argument("--bot")
    read_in.add_argument("--set", default="")
    read_in.add_argument("--weights", nargs="*", default=[])
    read_in.add_argument("--times", nargs="*", default=[])
    read_in.add_argument("--cap", type=int, help="plies after which a game is drawn")
    read_in.add_argument("--elo", type=float, nargs=2, default=(0.0, 40.0))
    read_in.add_argument("--processes", type=int, default=1)
    return read_in.parse_args()


def main() -> None:
    given = arguments()
    match = Match(given)
    begun = time.monotonic()
    total, shares, left, said = NOTHING, list[float](), [0.0, 0.0], ""
    numbers = range(given.first, given.first + given.pairs)
    for tally, outcomes in match.pairs(numbers, given.processes):
        total = total.plus(tally)
        shares.append(tally.share)
        left = [sum(x) for x in zip(left, *(it.left for it in outcomes), strict=True)]
        said = verdict(shares, *given.elo)
        print(*total[:3], f"{likelihood(shares, *given.elo):+.2f}", file=sys.stderr, flush=True)
        if said or time.monotonic() - begun > given.seconds:
            break
    low, high = interval(total.share * total.games, total.games)
    ratio = likelihood(shares, *given.elo)
    spent = time.monotonic() - begun
    unused = "" if given.clock is None else f", unused {left[0] / total.games:.2f} and {left[1] / total.games:.2f} s"
    print(
        f"| {datetime.date.today()} `{' '.join(sys.argv[1:])}` "
        f"| {total.games} | {total.won} | {total.drawn} | {total.lost} "
        f"| {total.share:.1%} ({low:.1%} - {high:.1%}) | {elo_of(total.share):+.0f} | {ratio:+.2f} {said or 'open'} "
        f"| {total.plies / total.games:.0f} plies, late {total.late} and {total.other_late}{unused}, {spent:.0f} s |",
        flush=True,
    )


if __name__ == "__main__":
    main()
