"""Secrets: whatever a seat may not know changes nothing it is shown, and what it imagines fits what it sees."""

from __future__ import annotations

import random
from array import array

from riffle.core.declare.chance import seed_of
from riffle.core.declare.rule import UNKNOWN
from riffle.core.game import Game
from riffle.core.match import NATURE, SPECTATOR, Match
from riffle.core.position import Position

from .records import SPEEDS, asked_in_turn, random_step
from .walk import tables, walk

STEPS = 150


def resample_fits(game: Game) -> None:
    """`view(resample(v)) == v` for every seat and for somebody watching, in both speeds, and the same in both."""
    for seed, table in enumerate(tables(game)):
        for moment in walk(game, table, seed, STEPS):
            if moment.number % 7:
                continue
            for seat in (*range(table.seats), SPECTATOR):
                where = f"{game.id} ({table}, step {moment.number}), what seat {seat} imagines"
                found = [
                    _resampled(moment.position.at_speed(speed), seat, seed + moment.number, where) for speed in SPEEDS
                ]
                assert found[0] == found[1], f"{where} differs between speeds"


def _resampled(position: Position, seat: int, seed: int, where: str) -> Position:
    imagined = position.resampled(seat, seed_of(seed))
    assert imagined.seen_by(seat).pack() == position.seen_by(seat).pack(), f"{where} does not fit what it sees"
    assert UNKNOWN not in array("i", imagined.pack()), f"{where} leaves cells unknown"
    if not imagined.over and not imagined.needs_solver:  # the sampled game can go on: whoever is asked has an answer
        assert imagined.codes(imagined.to_move[0]), f"{where} leaves nobody an answer"
    return imagined


def views_keep_secrets(game: Game) -> None:
    """Put other secrets in place of the real ones: what the seat may do, and why not, must not change."""
    for seed, table in enumerate(tables(game)):
        for moment in walk(game, table, seed, 60, speed="plain"):
            if moment.number % 5 or moment.seat == NATURE:
                continue
            seat, position = moment.seat, moment.position
            imagined = position.resampled(seat, seed_of(seed, moment.number))
            lists = [each.codes(seat) for each in (position, position.seen_by(seat), imagined)]
            assert lists[0] == lists[1] == lists[2], f"{game.id}: what seat {seat} may do depends on a secret ({table})"
    _sealed_answers_stay_sealed(game)


def _sealed_answers_stay_sealed(game: Game) -> None:
    """While others have not answered, nobody's view or log changes with what a seat has laid or sealed."""
    for table in tables(game)[:4]:
        dice = random.Random(11)
        match = Match(game, table.seats, table.options, dice=dice)
        for seat in asked_in_turn(match, dice, 80):
            others = [other for other in (*range(table.seats), SPECTATOR) if other != seat]
            before = {other: match.view(other) for other in others} if match.is_sealed else {}
            number = match.number
            match.answer(seat, random_step(match, seat, dice), number=number)
            if before and match.number == number:
                for other in others:
                    assert match.view(other) == before[other], f"{game.id}: a sealed answer shows to {other}"
                    assert all(event.steps is None for event in match.events(number, other) if event.seat == seat)


def fallback_is_legal(game: Game) -> None:
    """For every seat that is asked, at any moment, the game names an answer that it accepts."""
    for seed, table in enumerate(tables(game)):
        for moment in walk(game, table, seed, STEPS, speed="plain"):
            if moment.seat == NATURE:
                continue
            step = moment.position.fallback(moment.seat)
            refusal = moment.position.judge(moment.seat, step)
            where = f"{table}, step {moment.number}"
            assert refusal is None, f"{game.id}: the fallback cannot be given, {refusal} ({where})"
