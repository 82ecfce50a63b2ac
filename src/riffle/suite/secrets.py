"""Secrets: whatever a seat may not know changes nothing it is shown, and what it imagines fits what it sees."""

from __future__ import annotations

import random

from riffle.core.chance import seed_of
from riffle.core.game import Game
from riffle.core.match import NATURE, SPECTATOR, Match

from .records import random_step
from .walk import tables, walk

STEPS = 150


def resample_fits(game: Game) -> None:
    """`view(resample(v)) == v` for every seat and for somebody watching, in both speeds, and the same in both."""
    for seed, table in enumerate(tables(game)):
        for moment in walk(game, game.fast, table, seed, STEPS):
            if moment.step % 7:
                continue
            for seat in (*range(table.seats), SPECTATOR):
                packed = [
                    _resampled(game, speed, game.fast.pack(moment.state), seat, seed + moment.step)
                    for speed in ("plain", "fast")
                ]
                assert packed[0] == packed[1], (
                    f"{game.id}: resample differs between speeds ({table}, step {moment.step})"
                )


def _resampled(game: Game, speed: str, state: bytes, seat: int, seed: int) -> bytes:
    engine = game.engine(speed)
    view = engine.view(engine.load(state), seat)
    imagined = engine.copy(view)
    engine.resample(imagined, seat, engine.stream(seed_of(seed)))
    again = engine.pack(engine.view(imagined, seat))
    assert again == engine.pack(view), f"{game.id}: what seat {seat} imagines does not fit what it sees"
    asked = int(engine.get(imagined, "asked"))
    if asked:  # the imagined game can go on: whoever is asked has an answer
        other = (asked & -asked).bit_length() - 1
        if not (other == NATURE and int(engine.get(imagined, "question")) in game.solved):
            count = engine.legal(imagined, other, engine.buffer(game.most_legal))
            assert count > 0, f"{game.id}: in what seat {seat} imagines nobody can answer"
    return engine.pack(imagined)


def views_keep_secrets(game: Game) -> None:
    """Put other secrets in place of the real ones: what the seat may do, and why not, must not change."""
    engine = game.plain
    for seed, table in enumerate(tables(game)):
        for moment in walk(game, engine, table, seed, 60):
            if moment.step % 5 or moment.seat == NATURE:
                continue
            seat = moment.seat
            imagined = engine.view(moment.state, seat)
            engine.resample(imagined, seat, engine.stream(seed_of(seed, moment.step)))
            lists = []
            for state in (moment.state, engine.view(moment.state, seat), imagined):
                out = engine.buffer(game.most_legal)
                lists.append(out[: engine.legal(state, seat, out)])
            assert lists[0] == lists[1] == lists[2], f"{game.id}: what seat {seat} may do depends on a secret ({table})"
    _sealed_answers_stay_sealed(game)


def _sealed_answers_stay_sealed(game: Game) -> None:
    """While others have not answered, nobody's view or log changes with what a seat has laid or sealed."""
    for table in tables(game)[:4]:
        dice = random.Random(11)
        match = Match(game, table.seats, table.options, dice)
        match.advance()
        for _ in range(80):
            if match.over:
                break
            if match.needs_solver:
                match.solve()
                continue
            seat = dice.choice(match.question.waiting)
            others = [other for other in (*range(table.seats), SPECTATOR) if other != seat]
            before = {other: match.view_named(other) for other in others} if match.is_sealed else {}
            number = match.number
            match.answer(seat, number, random_step(match, seat, dice))
            if before and match.number == number:
                for other in others:
                    assert match.view_named(other) == before[other], f"{game.id}: a sealed answer shows to {other}"
                    assert all(event.steps is None for event in match.events(number, other) if event.seat == seat)


def fallback_is_legal(game: Game) -> None:
    """For every seat that is asked, at any moment, the game names an answer that it accepts."""
    engine = game.plain
    for seed, table in enumerate(tables(game)):
        for moment in walk(game, engine, table, seed, STEPS):
            if moment.seat == NATURE:
                continue
            view = engine.view(moment.state, moment.seat)
            code = int(engine.fallback(view, moment.seat))
            number = engine.why_not(view, moment.seat, code)
            said = game.Action.text(code, engine.get(view, "extra"))
            assert number == 0, f"{game.id}: the fallback {said} is against rule {number} ({table}, step {moment.step})"
