"""From the words of the command line to what is played."""

from __future__ import annotations

from typing import NamedTuple

from riffle.bots.bot import make
from riffle.core.game import Speed

from .one_game import Setting
from .simulate import Run
from .source import Source
from .spreading import Workers


class Ask(NamedTuple):
    """What the commands of the lab have in common."""

    game: str
    players: int
    bots: str
    games: int
    options: str = ""
    seed: int = 0
    speed: Speed = "fast"
    workers: Workers = 1
    max_turns: int = 1_000_000

    def run(self, source: str, bots: str = "", options: str = "") -> Run:
        """The run over a source as it is named; ValueError in one sentence where it cannot be played."""
        return self.run_over(Source.of(self.game, source), bots, options)

    def run_over(self, source: Source, bots: str = "", options: str = "") -> Run:
        game = source.game
        at_least_one(self.games, self.workers, self.max_turns)
        values = game.options.parse(options or self.options)
        game.check(self.players, values)
        names = bots_for(bots or self.bots, self.players)
        for name in set(names):
            if not name.startswith("agent:"):
                make(game, name, 0)
        setting = Setting(self.players, values, names, self.max_turns)
        return Run(self.game, source.variant, setting, self.speed, self.seed)


def at_least_one(games: int, workers: Workers, max_turns: int) -> None:
    for value, what in ((games, "games"), (workers, "workers"), (max_turns, "max-turns")):
        if isinstance(value, int) and value < 1:
            raise ValueError(f"--{what} is at least 1, not {value}")


def bots_for(names: str, players: int) -> tuple[str, ...]:
    """One bot a seat: a single name is for everybody, otherwise there is one name for each."""
    each = tuple(name.strip().removeprefix("bot:") for name in names.split(",") if name.strip())
    if len(each) == 1:
        return each * players
    if len(each) != players:
        raise ValueError(f"--bots names one bot for all or one for each of the {players} players, not {len(each)}")
    return each
