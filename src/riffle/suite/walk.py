"""Walks through a game for the checks: every player count, every option away from its default at least once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from riffle.bots.quick import answer_of
from riffle.core.chance import seed_of
from riffle.core.game import Game
from riffle.core.match import NATURE
from riffle.core.playout import GREEDY, RANDOM, quick_answer


class Table(NamedTuple):
    """A number of players and options to try."""

    seats: int
    options: dict[str, int]

    def __str__(self) -> str:
        return f"{self.seats} players, {self.options}"


def tables(game: Game) -> list[Table]:
    """Every player count with the defaults, then each option away from its default, then the presets."""
    found = [Table(seats, game.options.read({})) for seats in game.players]
    turn = 0
    for name, option in game.options.each.items():
        span = range(option.low, option.high + 1)
        tried = span if option.words else {option.low, option.high, (option.low + option.high) // 2}
        for value in sorted(set(tried) - {option.default}):
            found.append(_fitting(game, {**game.options.read({}), name: value}, turn))
            turn += 1
    for preset in game.options.presets:
        found.append(_fitting(game, game.options.read({"preset": preset}), turn))
        turn += 1
    return found


def _fitting(game: Game, options: dict[str, int], turn: int) -> Table:
    """A player count that goes with the options, a different one each time."""
    counts = list(game.players)
    for seats in counts[turn % len(counts) :] + counts[::-1]:
        try:
            game.check(seats, options)
        except ValueError:
            continue
        return Table(seats, options)
    raise AssertionError(f"{game.id}: no number of players goes with {options}")


class Moment(NamedTuple):
    """A state before an answer, and the answer about to be given."""

    step: int
    state: Any
    seat: int
    code: int
    extra: tuple[int, ...]


def walk(game: Game, engine: Any, table: Table, seed: int, most: int, brain: int | None = None) -> Iterator[Moment]:
    """Play on by random (or greedy) answers and show each moment; the state is changed after the caller has seen it.

    With no brain given, the seats alternate between random and greedy answers, which gets further than either.
    """
    rng = engine.stream(seed_of(seed, 77))
    out = engine.buffer(game.most_legal)
    choose = engine.bind(answer_of if engine.speed == "fast" else quick_answer)
    state = game.start(engine, table.seats, table.options)
    for step in range(most):
        asked = int(engine.get(state, "asked"))
        if asked == 0:
            return
        seat = (asked & -asked).bit_length() - 1
        # A solver is slow: it answers on the first tables, on the others its answers are drawn from what is legal.
        if seat == NATURE and int(engine.get(state, "question")) in game.solved and seed < len(game.players):
            code, extra, _ = game.solver(engine.pack(state))
            engine.put_cells(state, "extra", extra)
        else:
            mind = (RANDOM if step % 3 else GREEDY) if brain is None else brain
            code = int(choose(state, seat, mind, out, engine.buffer(2 * game.most_ranged), rng))
            ranged = len(game.Action.spec(code).ranged)
            extra = tuple(int(number) for number in engine.get(state, "extra")[:ranged])
        yield Moment(step, state, seat, code, tuple(extra))
        engine.put(state, "fact_count", 0)
        engine.put_cells(state, "extra", extra)
        engine.apply(state, seat, code)
        facts = int(engine.get(state, "fact_count"))
        room = game.State.fields["facts"].shape[0]
        assert facts <= room, f"{game.id}: {facts} facts at once, but the layout has room for {room} (facts=...)"
