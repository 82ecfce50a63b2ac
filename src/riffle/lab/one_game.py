"""One bot game without a table: in one compiled call for quick bots, answer by answer for those that think."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any, NamedTuple

from riffle.bots.bot import Bot, Sight, make
from riffle.bots.quick import answer_of
from riffle.core.chance import seed_of
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.playout import BRAINS, play_out, quick_answer
from riffle.core.question import NATURE


class Played(NamedTuple):
    """How a game went."""

    steps: int
    ended: int  # 0: stopped by a cap, not finished
    winners: tuple[int, ...]
    points: tuple[int, ...]
    state: bytes


class Setting(NamedTuple):
    """What is played, over and over."""

    seats: int
    options: dict[str, int]
    bots: tuple[str, ...]  # one a seat
    most: int  # turns after which a game is stopped

    @property
    def is_quick(self) -> bool:
        return all(name in BRAINS for name in self.bots)


def play_one(game: Game, engine: Any, setting: Setting, seed: int) -> Played:
    """The whole game follows from the seed, for the quick bots in both speeds alike."""
    state = game.start(engine, setting.seats, setting.options)
    if setting.is_quick and not needs_solver(game, setting.options):
        steps = _in_one_call(game, engine, state, setting, seed)
    else:
        steps = sum(1 for _ in answers(game, engine, state, setting, seed))
    over = int(engine.get(state, "asked")) == 0
    winners = tuple(seat for seat in range(setting.seats) if over and engine.winner(state, seat))
    points = tuple(int(engine.points(state, seat)) for seat in range(setting.seats))
    return Played(steps, int(engine.get(state, "ended")), winners, points, engine.pack(state))


def needs_solver(game: Game, options: dict[str, int]) -> bool:
    """Whether these options put questions to the game's solver (`CHANCE_INSTEAD` names those that do not)."""
    chance = getattr(game.rules, "CHANCE_INSTEAD", None)
    return bool(game.solved) and (chance is None or any(options[name] != value for name, value in chance.items()))


def _in_one_call(game: Game, engine: Any, state: Any, setting: Setting, seed: int) -> int:
    brains = engine.buffer(6)
    for seat, name in enumerate(setting.bots):
        brains[seat] = BRAINS[name]
    states = state if engine.speed == "fast" else [state]
    out, limits = engine.buffer(game.most_legal), engine.buffer(2 * game.most_ranged)
    return int(engine.bind(play_out)(states, brains, out, limits, engine.stream(seed), setting.most))


def answers(game: Game, engine: Any, state: Any, setting: Setting, seed: int) -> Iterator[tuple[int, Step]]:
    """Play on in `state`, one answer after the other, each shown after it was given."""
    quick = QuickTable(game, engine, seed)
    bots: list[Bot] = [] if setting.is_quick else _bots(game, setting, seed)
    turns, last = 0, NATURE
    for number in itertools.count():
        asked = int(engine.get(state, "asked"))
        if asked == 0:
            return
        seat = (asked & -asked).bit_length() - 1
        if seat not in (last, NATURE):
            if turns == setting.most:
                return
            turns += 1
        last = last if seat == NATURE and setting.seats > 1 else seat
        if seat == NATURE:
            step = quick.nature(state)
        elif setting.is_quick:
            step = quick.answer(state, seat, BRAINS[setting.bots[seat]])
        else:
            step = bots[seat].answer(Sight(engine, engine.view(state, seat), seat, number))
            _refuse_illegal(game, engine, state, seat, step, setting.bots[seat])
        engine.put(state, "fact_count", 0)
        engine.put_cells(state, "extra", step.extra)
        engine.apply(state, seat, step.code)
        yield seat, step


def _bots(game: Game, setting: Setting, seed: int) -> list[Bot]:
    return [make(game, name, seed_of(seed, seat)) for seat, name in enumerate(setting.bots)]


def _refuse_illegal(game: Game, engine: Any, state: Any, seat: int, step: Step, name: str) -> None:
    engine.put_cells(state, "extra", step.extra)
    if number := int(engine.why_not(state, seat, step.code)):
        text = game.Action.text(step.code, step.extra)
        raise RuntimeError(f"bot {name} of {game.id} answered {text}, against rule {number}")


class QuickTable:
    """Nature and quick bots drawing from one stream, in the same order as a playout in one call does."""

    def __init__(self, game: Game, engine: Any, seed: int) -> None:
        self.game = game
        self.engine = engine
        self.rng = engine.stream(seed)
        self.out = engine.buffer(game.most_legal)
        self.limits = engine.buffer(2 * game.most_ranged)
        self.choose = engine.bind(answer_of if engine.speed == "fast" else quick_answer)

    def nature(self, state: Any) -> Step:
        if int(self.engine.get(state, "question")) in self.game.solved:
            code, extra, _ = self.game.solver(self.engine.pack(state))
            return Step(code, tuple(extra))
        return self.answer(state, NATURE, 0)

    def answer(self, state: Any, seat: int, brain: int) -> Step:
        code = int(self.choose(state, seat, brain, self.out, self.limits, self.rng))
        ranged = len(self.game.Action.spec(code).ranged)
        return Step(code, tuple(int(number) for number in self.engine.get(state, "extra")[:ranged]))
