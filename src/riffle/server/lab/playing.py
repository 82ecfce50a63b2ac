"""What a worker does for the lab: the stock game and the changed one over the same seeds, with what is counted."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import NamedTuple

from msgspec import structs

from riffle.core.declare.chance import seed_of
from riffle.core.game import Speed
from riffle.lab.dial import Dial, numbers, turned
from riffle.lab.one_game import Played, Setting
from riffle.lab.source import STOCK, Source
from riffle.lab.trace import Tracer

from ..games import LARGEST, QUICK, Games
from ..play import Game, Refused, Variant
from .requests import LabBench, LabChange, LabCounts, LabDial, LabMeasure, LabRequest

MOST_QUICK, MOST_SLOW = 200, 4
"""Games that one request may ask for: of quick bots, and where somebody thinks or stones are settled."""
MOST_TURNS = 2000
"""Turns after which a game is stopped and not counted."""


class One(NamedTuple):
    """A game that was played, and how many turns it took."""

    played: Played
    turns: int


def bench(game: Game, games: Games) -> LabBench:
    """What can be turned. Large files are built into the page: tables cannot be played with others."""
    bots = list(dict.fromkeys((*QUICK, *games.levels(game.id))))
    small = [each for each in numbers(game) if len(game.data_files[each.file]) <= LARGEST]
    alone = [Setting(1, usual(game), (bot,), MOST_TURNS) for bot in bots]
    offered = [(each.bots[0], most(game, each)) for each in alone]
    drawn = all(find_spec(package) for package in ("polars", "vl_convert"))  # the extra lab
    return LabBench(offered, [LabDial(*each) for each in small], drawn)


def most(game: Game, setting: Setting) -> int:
    """Games that one request may ask for."""
    return MOST_QUICK if setting.is_quick and not game.needs_solver(setting.options) else MOST_SLOW


def usual(game: Game) -> dict[str, int]:
    """The options that a table has where nobody chose others: the first preset's."""
    preset = next(iter(game.options.presets), None)
    return game.options.read({"preset": preset} if preset else {})


def changed(game: Game, change: LabChange) -> tuple[Variant, dict[str, int]]:
    """The changed game as a variant without a name, and all its options; ValueError in one sentence."""
    given = change.options
    if given and "preset" not in given:
        given = {**game.options.words(usual(game)), **given}
    options = game.options.read(given) if given else usual(game)
    settings = {Dial(each.file, _path(each), (each.value,)): each.value for each in change.dials}
    files, _ = turned(Source(STOCK, game, None), settings)
    words = tuple(sorted(game.options.words(options).items()))
    return Variant(game.id, game.version, files=tuple(sorted(files.items())), options=words), options


def _path(dial: LabDial) -> str:
    return f"{dial.row}.{dial.column}" if dial.row else dial.column


class Both(NamedTuple):
    """The stock game and the changed one, each with its setting, and the seeds they are played over."""

    games: tuple[Game, Game]
    settings: tuple[Setting, Setting]
    seeds: list[int]

    @property
    def same(self) -> bool:
        return self.games[0] is self.games[1] and self.settings[0] == self.settings[1]


def play(request: LabRequest, games: Games, speed: Speed = "fast") -> LabCounts:
    """Both games over the same seeds; Refused in one sentence where that cannot be."""
    both = asked_for(request, games, speed)
    stock = _told(both.games[0], speed, both.settings[0], both.seeds)
    other = stock if both.same else _told(both.games[1], speed, both.settings[1], both.seeds)
    return LabCounts(len(stock), _measures(request.players, stock, other))


def asked_for(request: LabRequest, games: Games, speed: Speed) -> Both:
    """What a request asks for; Refused in one sentence where it cannot be played, or not now."""
    game = games.load(request.game)
    bots = request.bots * (request.players if len(request.bots) == 1 else 1)
    _check_bots(game, games, request.players, bots)
    try:
        variant, options = changed(game, request)
        other = games.varied(structs.replace(variant, options=())) if variant.files else game
        one, two = (Setting(request.players, values, bots, MOST_TURNS) for values in (usual(game), options))
        for each, setting in ((game, one), (other, two)):
            each.check(request.players, setting.options)
    except ValueError as problem:
        raise Refused("bad_variant", str(problem)[:300]) from None
    allowed = min(most(game, one), most(game, two))
    if request.count > allowed:
        raise Refused("too_large", f"one request may ask for {allowed} games of these bots")
    if speed == "plain" and allowed < MOST_QUICK:  # thinking takes far too long in plain Python
        raise Refused("too_fast", "the rules are being made ready: wait a moment")
    seeds = [seed_of(request.seed, number) for number in range(request.first, request.first + request.count)]
    return Both((game, other), (one, two), seeds)


def _check_bots(game: Game, games: Games, players: int, bots: tuple[str, ...]) -> None:
    if len(bots) != players:
        raise Refused("malformed", "bots: one for all seats, or one for each")
    known = {*QUICK, *games.levels(game.id)}
    if strange := next((bot for bot in bots if bot not in known), ""):
        raise Refused("malformed", f"{game.id} has no bot {strange!r}")


def _told(game: Game, speed: Speed, setting: Setting, seeds: list[int]) -> list[One]:
    told = Tracer(game, speed, setting).trace(seeds)
    fact = game.extras.metrics.turn if game.extras.metrics else ""
    kind = next((number for number, each in enumerate(game.facts.kinds) if each.name == fact), None)
    rows = told.turns if kind is None else told.facts[told.facts[:, 2] == kind]
    return [One(one, int((rows[:, 0] == number).sum())) for number, one in enumerate(told.played)]


def _measures(players: int, stock: list[One], other: list[One]) -> list[LabMeasure]:
    found = [_measure("turns", None, stock, other, lambda one: float(one.turns))]
    for seat in range(players):
        found.append(_measure("won", seat, stock, other, lambda one, seat=seat: _share(one.played, seat)))
        found.append(_measure("points", seat, stock, other, lambda one, seat=seat: float(one.played.points[seat])))
    return found


def _share(played: Played, seat: int) -> float:
    """A victory that is shared counts as a part of one."""
    return 1 / len(played.winners) if seat in played.winners else 0.0


def _measure(
    name: str, seat: int | None, stock: list[One], other: list[One], number: Callable[[One], float]
) -> LabMeasure:
    one, two = ([number(each) if each.played.ended else None for each in run] for run in (stock, other))
    return LabMeasure(name, seat, one, two)
