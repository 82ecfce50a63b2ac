"""Analysis for people: what a position is worth and how it might go on, and which moves of a game cost most."""

from __future__ import annotations

from typing import Any, NamedTuple

from riffle.core.event import TABLE, Event
from riffle.core.game import Game
from riffle.core.match import Match
from riffle.core.question import NATURE
from riffle.games.stones_and_rivers.board import LOCKS

from .thinker import Thinker

CLEAR = 1500
"""A position worth more than this is won: how much more does not matter to a review."""
LINE = 6


class Evaluation(NamedTuple):
    """A position's worth for Circle (a stone home is some 200), whether a win is seen, and the best line."""

    score: int
    wins_in: int  # plies to a win of Circle that is seen, negative for Square's, 0 if none
    line: tuple[str, ...]
    depth: int


class Costly(NamedTuple):
    """A move that cost something: the event's number in the log, who made it, what would have been better."""

    event: int
    seat: int
    played: str
    better: tuple[str, ...]
    cost: int


class Review(NamedTuple):
    evaluations: tuple[Evaluation, ...]  # before each move, and one after the last if the game was left unfinished
    events: tuple[int, ...]  # the event's number for each move
    costly: tuple[Costly, ...]


def evaluate(view: Any, seconds: float = 1.0, engine: Any = None, thinker: Thinker | None = None) -> Evaluation:
    """What a view (in the given engine's form, the compiled one's if none) is worth, thinking for some seconds."""
    thinker = thinker or Thinker(Game.load("stones_and_rivers"), judging=True)
    state = view if engine is None or engine.speed == "fast" else thinker.engine.load(engine.pack(view))
    thought = thinker.think(state, seconds=seconds)
    sign = 1 if int(state["turn"][0]) == 0 else -1
    line = _line(thinker, state, thought.code)
    return Evaluation(sign * thought.score, sign * thought.wins_in, line, thought.depth)


def _line(thinker: Thinker, state: Any, code: int) -> tuple[str, ...]:
    """The best answer and those that the table holds after it, as long as they are legal."""
    engine = thinker.engine
    s = state.copy()
    words: list[str] = []
    while len(words) < LINE and code >= 0 and engine.why_not(s, int(s["turn"][0]), code) == 0:
        words.append(thinker.game.Action.text(code))
        engine.put(s, "fact_count", 0)
        engine.apply(s, int(s["turn"][0]), code)
        if not int(s["asked"][0]):
            break
        code = _kept(thinker, s)
    return tuple(words)


def _kept(thinker: Thinker, s: Any) -> int:
    lock = 0
    for point, cell in enumerate(s["cells"][0].tolist()):
        if cell > 0:
            lock ^= LOCKS[8 * point + cell]
    kept = thinker.table[int(s["hash"][0]) & (len(thinker.table) - 1)]
    return int(kept[1]) if int(kept[0]) == lock and int(kept[3]) else -1


def moves_in_force(match: Match) -> list[Event]:
    """The answers of a log that were not taken back, nature's included."""
    events: list[Event] = []
    for event in match.log:
        if event.seat == TABLE and event.kind == "undo":
            events = [kept for kept in events if kept.number < event.about]
        elif event.seat != TABLE:
            events.append(event)
    return events


def review(match: Match, seconds: float = 0.2) -> Review:
    """Go through a game with some seconds a position; the three moves that cost most, dearest first."""
    thinker = Thinker(match.game, judging=True)
    engine = thinker.engine
    s = match.game.start(engine, 2, match.options)
    found: list[Evaluation] = []
    played: list[tuple[Event, int]] = []
    for event in moves_in_force(match):
        for step in event.steps or ():
            if event.seat != NATURE:
                found.append(evaluate(s, seconds, thinker=thinker))
                played.append((event, step.code))
            engine.put(s, "fact_count", 0)
            engine.apply(s, event.seat, step.code)
    after = _outcome(engine, s) if match.over else evaluate(s, seconds, thinker=thinker)
    whole = [*found, after]
    costly: list[Costly] = []
    for i, (event, code) in enumerate(played):
        text = match.game.Action.text(code)
        cost = _cost(whole[i], whole[i + 1], event.seat)
        if cost > 0 and whole[i].line[:1] != (text,):
            costly.append(Costly(event.number, event.seat, text, whole[i].line, cost))
    dearest = sorted(costly, key=lambda one: -one.cost)[:3]
    return Review(tuple(whole), tuple(event.number for event, _ in played), tuple(dearest))


def _cost(before: Evaluation, after: Evaluation, seat: int) -> int:
    lost = max(-CLEAR, min(CLEAR, before.score)) - max(-CLEAR, min(CLEAR, after.score))
    return lost if seat == 0 else -lost


def _outcome(engine: Any, s: Any) -> Evaluation:
    """A finished game is worth all or nothing; one that was given up is judged as it stands, even."""
    worth = CLEAR * (int(engine.winner(s, 0)) - int(engine.winner(s, 1)))
    return Evaluation(worth, 0, (), 0)
