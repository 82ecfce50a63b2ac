"""The positions of games that were played (`selfplay.py`), with all that can be learned from, and what to learn.

Of each position: the pieces as the side to move sees them, what the hand-made evaluation says, the stage of the game;
and the chance to be foretold, for the side to move. That is part how the game ended, part what the searches of the next
few plies said: an even number of them, since what a search says swings with who made the last turn.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from bench.rivers.selfplay import BOARDS, UNSAID
from riffle.bots.stones_and_rivers.bits import open_points
from riffle.bots.stones_and_rivers.net import STEEP, stage_of
from riffle.bots.stones_and_rivers.nets import places_of, shape_of
from riffle.bots.stones_and_rivers.roads import evaluate
from riffle.bots.stones_and_rivers.search_state import new_room
from riffle.bots.stones_and_rivers.weights import TUNED, laid_out
from riffle.core.declare.rule import UNBOUND, rule, template
from riffle.core.game import load
from riffle.core.workspace import Workspace
from riffle.games.stones_and_rivers.board import MEN, POINTS

NO_MAN = 1023
"""Stands for no piece."""
LATER = 6
"""So many plies' searches are heeded, the position's own first."""
SURER = 1.5
"""What a search says comes true more often than it says: its scores count for so much more."""
FAR_OFF = 4000
"""Positions that are worth more or less than this by hand teach nothing."""
LEARNED_FROM = 9
"""Plies at the beginning of a game that nothing is learned from: random turns."""

apply = UNBOUND


@rule
def men_of(s: Any, r: Any, men: Any) -> None:
    """The pieces, own first, each 3 * place + what it shows, as the side to move sees them."""
    for whose in range(2):
        seat = s.turn if whose == 0 else 1 - s.turn
        for k in range(MEN):
            point = s.men[seat][k]
            men[whose][k] = NO_MAN
            if point < POINTS:
                men[whose][k] = 3 * r.places[s.turn][point] + (s.cells[point] & 3) - 1


@template
def read_off(states: Any, rooms: Any, codes: Any, men: Any, hand: Any, stages: Any) -> None:
    """Replay a game: of the position before each turn the pieces, what it is worth by hand, and the stage."""
    s = states[0]
    r = rooms[0]
    open_points(s, r)
    for i in range(len(codes)):
        men_of(s, r, men[i])
        hand[i] = evaluate(s, r, 0)
        stages[i] = stage_of(s)
        s.fact_count = 0
        apply(s, s.turn, codes[i])


class Positions:
    """All positions of the games in some files, of one board."""

    def __init__(self, board: str, files: list[Path]) -> None:
        self.game = load("stones_and_rivers")
        workspace, room = Workspace(self.game), new_room()
        replay = workspace.bind(read_off)
        start = workspace.states(self.game.start(2, seed=0, speed="fast", **{**BOARDS[board], "first": "circle"}))
        self.shape = shape_of(self.game, start)
        room["places"][0] = places_of(self.game, start)
        room["weights"][0] = laid_out(TUNED, 0)
        found = [np.load(file) for file in files]
        codes = np.concatenate([one["codes"] for one in found])
        scores = np.concatenate([one["scores"] for one in found]).astype(np.float32)
        lengths = np.concatenate([one["lengths"] for one in found]).astype(np.int64)
        results = np.concatenate([one["results"] for one in found]).astype(np.float32) / 250
        men = np.empty((len(codes), 2, MEN), dtype=np.int16)
        hand, stages = np.empty(len(codes), dtype=np.int32), np.empty(len(codes), dtype=np.int32)
        at = 0
        for length in lengths:
            here = slice(at, at + length)
            replay(start.copy(), room, codes[here], men[here], hand[here], stages[here])
            at += length
        game = np.repeat(np.arange(len(lengths)), lengths)
        ply = np.arange(len(codes)) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        won = np.where(ply % 2 == 0, results[game], 1 - results[game])
        said = said_later(scores, game)
        some = (ply >= LEARNED_FROM) & ~np.isnan(said) & (np.abs(hand) < FAR_OFF)
        self.men, self.stages, self.game_of = men[some], stages[some], game[some]
        self.hand = (hand[some] / STEEP).astype(np.float32)
        self.result, self.said = won[some].astype(np.float32), said[some].astype(np.float32)


def said_later(scores: Any, game: Any) -> Any:
    """The chance that the searches from here on gave the side to move, on average; NaN where none said anything."""
    total, count = np.zeros(len(scores)), np.zeros(len(scores))
    chance = 1 / (1 + np.exp(-SURER * np.clip(scores, -3000, 3000) / STEEP))
    for plies in range(LATER):
        here = slice(0, len(scores) - plies)
        there = slice(plies, len(scores))
        counts = (game[there] == game[here]) & (scores[there] != UNSAID)
        one = chance[there] if plies % 2 == 0 else 1 - chance[there]
        total[here] += np.where(counts, one, 0)
        count[here] += counts
    return np.where(count > 0, total / np.maximum(count, 1), np.nan)
