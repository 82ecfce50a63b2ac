"""Logs replay to the same state, notation reads back, and a free undo really goes back."""

from __future__ import annotations

import random

from riffle.core import record
from riffle.core.game import Game
from riffle.core.match import NATURE, Match, Step
from riffle.core.refusal import Refused

from .walk import Table, tables

ANSWERS = 60


def play(game: Game, table: Table, seed: int, answers: int, speed: str = "plain") -> Match:
    """A match with seeded dice and random answers, stopped after some of them."""
    dice = random.Random(seed)
    match = Match(game, table.seats, table.options, dice, game.engine(speed))
    match.advance()
    for _ in range(answers):
        if match.over:
            break
        if match.needs_solver:
            match.solve()
            continue
        seat = dice.choice(match.question.waiting)
        match.answer(seat, match.number, random_step(match, seat, dice))
    return match


def random_step(match: Match, seat: int, dice: random.Random) -> Step:
    """A random legal step; ranged parts are drawn again until the rules accept them, then by fallback."""
    for _ in range(20):
        code = dice.choice(match.legal(seat))
        step = Step(code, tuple(dice.randint(low, high) for low, high in match.bounds(seat, code)))
        if match.why_not(seat, step) is None:
            return step
    return match.fallback_step(match.view(seat), seat)


def logs_replay(game: Game) -> None:
    for seed, table in enumerate(tables(game)):
        match = play(game, table, seed, ANSWERS)
        text = record.write(match)
        for speed in ("plain", "fast"):
            again = record.read(text, game, speed)
            assert again.digest == match.digest, f"{game.id}: replay in {speed} mode differs ({table}, seed {seed})"
            assert record.write(again) == text, f"{game.id}: a replayed record is written differently ({table})"


def notation_round_trips(game: Game) -> None:
    codec = game.Action
    for code in range(0, codec.size, max(1, codec.size // 5000)):
        extra = tuple(reach.low for reach in codec.spec(code).ranged.values())
        text = codec.text(code, extra)
        assert codec.parse(text) == (code, extra), f"{game.id}: {text!r} reads back as something else"
        assert codec.code(codec.spec(code).name, *codec.parts(code).values()) == code
    dice = random.Random(1)
    for _ in range(500):
        noise = "".join(dice.choice("abcdeghimnoprstuvw 0123456789-_;\x00é") for _ in range(dice.randrange(24)))
        try:
            code, extra = codec.parse(noise)
        except ValueError:
            continue
        assert codec.parse(codec.text(code, extra)) == (code, extra)


def undo_goes_back(game: Game) -> None:
    """Where a free undo is offered it restores the state, and the old question's answers are stale afterwards."""
    dice = random.Random(5)
    for seed, table in enumerate(tables(game)[:8]):
        match = Match(game, table.seats, table.options, random.Random(seed))
        match.advance()
        for _ in range(40):
            if match.over:
                break
            if match.needs_solver:
                match.solve()
                continue
            seat = dice.choice(match.question.waiting)
            number, before = match.number, match.digest
            step = random_step(match, seat, dice)
            match.answer(seat, number, step)
            if seat != NATURE and match.may_undo(seat) and not match.drafts.get(seat):
                match.undo(seat)
                assert match.digest == before, f"{game.id}: undo did not restore the state ({table}, seed {seed})"
                _is_stale(match, seat, number, step)
                match.answer(seat, match.number, step)


def _is_stale(match: Match, seat: int, number: int, step: Step) -> None:
    code = ""
    try:
        match.answer(seat, number, step)
    except Refused as refused:
        code = refused.refusal.code
    assert code == "stale", f"{match.game.id}: an answer to a question taken back was not refused as stale"
