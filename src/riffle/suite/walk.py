"""Walks through a game for the checks: every player count, every option away from its default at least once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from riffle.core.declare.chance import seed_of
from riffle.core.engine.playout import GREEDY, RANDOM
from riffle.core.event import Step
from riffle.core.game import Game, Speed
from riffle.core.position import Position


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
    """A position before an answer, and the answer about to be given."""

    number: int
    position: Position
    seat: int
    step: Step


def walk(
    game: Game, table: Table, seed: int, most: int, *, speed: Speed = "fast", brain: int | None = None
) -> Iterator[Moment]:
    """Play on by random (or greedy) answers and show each moment.

    With no brain given, the seats alternate between random and greedy answers, which gets further than either.
    """
    # A solver is slow: it answers on the first tables, on the others its answers are drawn from what is legal.
    solve = seed < len(game.players)
    position = opened(game, table, speed).drawing_from(seed_of(seed, 77))
    for number in range(most):
        if position.over:
            return
        seat = position.to_move[0]
        mind = (RANDOM if number % 3 else GREEDY) if brain is None else brain
        step, after = position.rollout_step(seat, mind, solve=solve)
        yield Moment(number, position, seat, step)
        position = after
        room = game.State.fields["facts"].shape[0]
        told = int(position.field("fact_count"))
        assert told <= room, f"{game.id}: {told} facts at once, but the layout has room for {room} (facts=...)"


def opened(game: Game, table: Table, speed: Speed = "fast") -> Position:
    """A table's first position, nature's questions left open."""
    options: dict[str, Any] = dict(table.options)
    return game.start(table.seats, nature="ask", speed=speed, **options)
