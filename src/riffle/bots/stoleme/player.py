"""The bot that plays the levels, and the hint."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from riffle.bots.analysis import Advice
from riffle.core.declare.chance import seed_of
from riffle.core.engine.playout import GREEDY
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.player import Observation
from riffle.core.position import Position
from riffle.core.workspace import Workspace
from riffle.games.stoleme.pieces import CARDS

from .networks import network
from .search import KINDS, race


class Setting(NamedTuple):
    """How a level thinks."""

    slips: int  # of a hundred answers, how many are given in haste: half of what could be done is overlooked
    tables: int  # answers tried on sampled positions for one decision; 0: what the quick player prefers
    widest: int = 10  # answers that enter the race
    ahead: int = 2  # playouts stop when this many rounds have begun
    favour: int = 0  # lead of the quick player's choice, 10000 being a whole game won
    duel_slips: int = 0  # so many more slips with two players; among more a blunder feeds everybody and costs the game
    learned: bool = False  # tables are appraised by the network, not by hand
    likes: Mapping[str, int] = {}  # answers (or `play CARD`) that are dearer to it than to the quick player


class SearchBot:
    """Answers from its seat's view alone; the same seed and the same views give the same answers."""

    def __init__(self, game: Game, seed: int, setting: Setting, speed: str | None = None) -> None:
        self.game = game
        self.seed = seed
        self.setting = setting
        self.speed = speed
        self.count = 0  # of its answers, where they all follow from one seed
        self._room: Workspace | None = None

    def answer(self, seen: Observation) -> Step:
        setting, source = self.setting, seen.seed_or(self.seed)
        count = self.count if seen.seed is None else 0
        self.count += 1
        often = setting.slips + (setting.duel_slips if seen.position.players == 2 else 0)
        seed, hasty = seed_of(source, count), seed_of(source, count + 1, 7) % 100 < often
        if setting.tables == 0 and not hasty and not setting.likes:
            return seen.position.rollout_answer(seen.seat, GREEDY, seed)
        return self.search(seen.position, seen.seat, seed, hasty)

    def search(self, position: Position, seat: int, seed: int, hasty: bool = False) -> Step:
        room = self._room = self._room or Workspace(self.game, self.speed)
        most, setting = self.game.most_legal, self.setting
        code = room.bind(race)(
            room.states(position, 3),
            seat,
            setting.widest,
            setting.tables,
            setting.ahead,
            setting.favour,
            int(hasty),
            self._likes(room),
            self._net(room, position.players),
            room.buffer(most),
            room.buffer(most),
            room.out,
            room.limits,
            room.stream(seed),
        )
        return Step(int(code))

    def _net(self, room: Workspace, players: int) -> Any:
        """The network for so many players, empty where tables are appraised by hand."""
        weights = network(players) if self.setting.learned else ()
        net = room.buffer(len(weights))
        net[:] = weights
        return net

    def _likes(self, room: Workspace) -> Any:
        """By kind of answer, then by card (see `search.style_worth`)."""
        found = room.buffer(KINDS + len(CARDS))
        for name, points in self.setting.likes.items():
            kind, _, card = name.partition(" ")
            found[KINDS + CARDS.index(card) if card else getattr(self.game.actions, kind.upper())] = points
        return found


HINT = Setting(slips=0, tables=200, favour=20_000)
HINT_SEED = 0
"""Hints are the same for the same position, whoever asks and however often."""


def advice(position: Position, seat: int) -> Advice:
    """What a seat might answer, from what it sees."""
    return Advice(SearchBot(position.game, HINT_SEED, HINT).search(position, seat, HINT_SEED), None)
