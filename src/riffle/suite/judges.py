"""`legal` and `why_not` are one judgement, over every code there is (ranged parts: see `ranges`)."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.question import MAX_SEATS, NATURE
from riffle.core.declare.rule import template
from riffle.core.game import Game
from riffle.core.position import Position
from riffle.core.workspace import Workspace

from .walk import tables, walk

EVERY = 19
"""Look at every nineteenth moment of a walk: prime, so that no rhythm of the game hides behind it."""
CODES_A_GAME = 60_000_000
"""How many codes are judged in all: it bounds the time for games with very many."""

# Bound to each game.
legal: Any = None
why_not: Any = None


@template
def judge_all(states: Any, seat: int, size: int, out: Any, verdicts: Any, numbers: Any) -> int:
    """Ask `why_not` about every code; `numbers` counts which rule forbade how many. How many codes `legal` lists."""
    for code in range(size):
        number = why_not(states[0], seat, code)
        verdicts[code] = 1 if number == 0 else 0
        numbers[number] += 1
    return legal(states[0], seat, out)


def legal_and_why_not_agree(game: Game) -> None:
    reached = forbidding_numbers(game)
    if game.rulebook.rules:
        unknown = sorted(reached - game.rulebook.forbidding)
        assert not unknown, f"{game.id}: why_not returned {unknown}, which rulebook.toml does not say can forbid"


def forbidding_numbers(game: Game) -> set[int]:
    """Check the agreement on walks through the game; the numbers that forbade something on the way."""
    judging = _Judging(game)
    judged = 0
    for seed, table in enumerate(tables(game)):
        for moment in walk(game, table, seed, 400):
            if moment.number % EVERY or judged > CODES_A_GAME:
                continue
            if moment.position.needs_solver:
                continue
            for seat in {moment.seat, (moment.seat + 1) % MAX_SEATS, NATURE}:
                judged += game.actions.size
                where = f"{game.id} ({table}, seed {seed}, step {moment.number}, seat {seat})"
                judging.check(moment.position, seat, moment.step.extra if seat == moment.seat else (), where)
    _plain_agrees(game)
    return judging.forbade()


class _Judging:
    """Every code of a game judged, at one moment after the other."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.work = Workspace(game, "fast")
        self.judge = self.work.bind(judge_all)
        self.verdicts = self.work.buffer(game.actions.size)
        self.numbers = self.work.buffer(1000)

    def check(self, position: Position, seat: int, extra: tuple[int, ...], where: str) -> None:
        actions, size = self.game.actions, self.game.actions.size
        states = self.work.states(position if seat == NATURE else position.seen_by(seat))
        states["extra"][0][: len(extra)] = extra
        count = self.judge(states, seat, size, self.work.out, self.verdicts, self.numbers)
        listed = set(self.work.out[:count].tolist())
        # An answer with ranged parts may be listed and still forbidden at this one point of its range.
        wrong = [code for code in sorted(listed) if not self.verdicts[code] and not actions.spec(code).ranged]
        assert not wrong, f"{where}: legal lists {actions.text(wrong[0])}, why_not forbids it"
        allowed = set(self.verdicts.nonzero()[0].tolist())
        if extra_codes := sorted(allowed - listed):
            raise AssertionError(f"{where}: why_not allows {actions.text(extra_codes[0])}, legal does not list it")

    def forbade(self) -> set[int]:
        return {number for number in range(1, 1000) if self.numbers[number]}


def _plain_agrees(game: Game) -> None:
    """The plain judge on a sample: all that is listed, and codes all over the space."""
    for seed, table in enumerate(tables(game)[:6]):
        for moment in walk(game, table, seed, 60, speed="plain"):
            listed = set(moment.position.codes(moment.seat))
            for code in {*list(listed)[:20], *range(seed, game.actions.size, max(1, game.actions.size // 40))}:
                if game.actions.spec(code).ranged:
                    continue
                allowed = moment.position.why_not(code, moment.seat) is None
                assert allowed == (code in listed), (
                    f"{game.id}: plain judges differ on {game.actions.text(code)} ({table})"
                )
