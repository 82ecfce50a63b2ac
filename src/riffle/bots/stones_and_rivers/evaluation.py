"""What a position is worth and how it might go on, by a search whose limit is nodes, not seconds."""

from __future__ import annotations

from typing import NamedTuple

from riffle.core.event import Step
from riffle.core.position import Position
from riffle.games.stones_and_rivers.board import LOCKS

from .thinker import Thinker

LINE = 6


class Evaluation(NamedTuple):
    """A position's worth for Circle (a stone home is some 200), whether a win is seen, and the best line."""

    score: int
    wins_in: int  # plies to a win of Circle that is seen, negative for Square's, 0 if none
    line: tuple[str, ...]
    depth: int


def evaluate(position: Position, nodes: int, thinker: Thinker | None = None) -> Evaluation:
    """What a position is worth, by a search of so many nodes."""
    thinker = thinker or Thinker(position.game, judging=True)
    thought = thinker.think(position, nodes=nodes)
    sign = 1 if position.to_move == (0,) else -1
    return Evaluation(
        sign * thought.score, sign * thought.wins_in, _line(thinker, position, thought.code), thought.depth
    )


def _line(thinker: Thinker, position: Position, code: int) -> tuple[str, ...]:
    """The best answer and those that the table holds after it, as long as they are legal."""
    at = position.ready()
    words: list[str] = []
    while len(words) < LINE and code >= 0 and not at.over and at.judge(at.to_move[0], Step(code)) is None:
        words.append(thinker.game.actions.text(code))
        at = at.answer(at.to_move[0], Step(code))
        code = _kept(thinker, at)
    return tuple(words)


def _kept(thinker: Thinker, position: Position) -> int:
    lock = 0
    for point, cell in enumerate(position.field("cells")):
        if cell > 0:
            lock ^= LOCKS[8 * point + cell]
    kept = thinker.table[int(position.field("hash")) & (len(thinker.table) - 1)]
    return int(kept[1]) if int(kept[0]) == lock and int(kept[3]) else -1
