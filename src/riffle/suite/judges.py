"""`legal` and `why_not` are one judgement, over every code there is (ranged parts: see `ranges`)."""

from __future__ import annotations

from typing import Any

from riffle.core.game import Game
from riffle.core.plain import template
from riffle.core.question import MAX_SEATS, NATURE

from .walk import tables, walk

EVERY = 19
"""Look at every nineteenth moment of a walk: prime, so that no rhythm of the game hides behind it."""
CODES_A_GAME = 60_000_000
"""How many codes are judged in all: it bounds the time for games with very many."""

# Bound to each game by an engine's `bind`.
why_not: Any = None


@template
def judge_all(states: Any, seat: int, size: int, verdicts: Any, numbers: Any) -> int:
    """Ask `why_not` about every code; how many are legal. `numbers` counts which rule forbade how many."""
    legal_codes = 0
    for code in range(size):
        number = why_not(states[0], seat, code)
        verdicts[code] = 1 if number == 0 else 0
        legal_codes += verdicts[code]
        numbers[number] += 1
    return legal_codes


def legal_and_why_not_agree(game: Game) -> None:
    reached = forbidding_numbers(game)
    if game.rulebook.rules:
        unknown = sorted(reached - game.rulebook.forbidding)
        assert not unknown, f"{game.id}: why_not returned {unknown}, which rulebook.toml does not say can forbid"


def forbidding_numbers(game: Game) -> set[int]:
    """Check the agreement on walks through the game; the numbers that forbade something on the way."""
    engine = game.fast
    judge = engine.bind(judge_all)
    verdicts = engine.buffer(game.Action.size)
    numbers = engine.buffer(1000)
    judged = 0
    for seed, table in enumerate(tables(game)):
        for moment in walk(game, engine, table, seed, 400):
            if moment.step % EVERY or judged > CODES_A_GAME:
                continue
            if int(engine.get(moment.state, "question")) in game.solved and moment.seat == NATURE:
                continue
            for seat in {moment.seat, (moment.seat + 1) % MAX_SEATS, NATURE}:
                here = moment.state if seat == NATURE else engine.view(moment.state, seat)
                _fill(game, engine, here, seat, moment.code, moment.extra if seat == moment.seat else ())
                out = engine.buffer(game.most_legal)
                listed = set(out[: engine.legal(here, seat, out)].tolist())
                count = judge(here, seat, game.Action.size, verdicts, numbers)
                judged += game.Action.size
                where = f"{game.id} ({table}, seed {seed}, step {moment.step}, seat {seat})"
                wrong = sorted(code for code in listed if not verdicts[code])
                # An answer with ranged parts may be listed and still forbidden at this one point of its range.
                wrong = [code for code in wrong if not game.Action.spec(code).ranged]
                assert not wrong, f"{where}: legal lists {game.Action.text(wrong[0])}, why_not forbids it"
                ranged = sum(not verdicts[code] for code in listed)
                if count != len(listed) - ranged:
                    extra = next(code for code in range(game.Action.size) if verdicts[code] and code not in listed)
                    raise AssertionError(f"{where}: why_not allows {game.Action.text(extra)}, legal does not list it")
    _plain_agrees(game)
    return {number for number in range(1, 1000) if numbers[number]}


def _fill(game: Game, engine: Any, state: Any, seat: int, code: int, extra: tuple[int, ...]) -> None:
    engine.put_cells(state, "extra", extra or (0,) * len(engine.get(state, "extra")))


def _plain_agrees(game: Game) -> None:
    """The plain judge on a sample: all that is listed, and codes all over the space."""
    engine = game.plain
    for seed, table in enumerate(tables(game)[:6]):
        for moment in walk(game, engine, table, seed, 60):
            out = engine.buffer(game.most_legal)
            listed = set(out[: engine.legal(moment.state, moment.seat, out)])
            for code in {*list(listed)[:20], *range(seed, game.Action.size, max(1, game.Action.size // 40))}:
                if game.Action.spec(code).ranged:
                    continue
                allowed = engine.why_not(moment.state, moment.seat, code) == 0
                assert allowed == (code in listed), (
                    f"{game.id}: plain judges differ on {game.Action.text(code)} ({table})"
                )
