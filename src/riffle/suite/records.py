"""Logs replay to the same state, notation reads back, and a free undo really goes back."""

from __future__ import annotations

import random
from collections.abc import Iterator

from riffle.core.game import Game, Speed
from riffle.core.match import NATURE, Match, Step
from riffle.core.record import read_record
from riffle.core.refusal import Refused

from .walk import Table, tables

ANSWERS = 60
SPEEDS: tuple[Speed, ...] = ("plain", "fast")


def play(game: Game, table: Table, seed: int, answers: int, speed: Speed = "plain") -> Match:
    """A match with seeded dice and random answers, stopped after some of them."""
    dice = random.Random(seed)
    match = Match(game, table.seats, table.options, dice=dice, speed=speed)
    for seat in asked_in_turn(match, dice, answers):
        match.answer(seat, random_step(match, seat, dice))
    return match


def asked_in_turn(match: Match, dice: random.Random, answers: int) -> Iterator[int]:
    """A seat that is asked, again and again while the game lasts: the caller answers for it. Solvers answer here."""
    match.advance()
    for _ in range(answers):
        if match.over:
            return
        if match.needs_solver:
            match.solve()
            continue
        yield dice.choice(match.question.waiting)


def random_step(match: Match, seat: int, dice: random.Random) -> Step:
    """A random legal step; ranged parts are drawn again until the rules accept them, then by fallback."""
    position = match.position
    for _ in range(20):
        code = dice.choice(position.codes(seat))
        step = Step(code, tuple(dice.randint(low, high) for low, high in position.bounds(seat, code)))
        if position.judge(seat, step) is None:
            return step
    return position.fallback(seat)


def logs_replay(game: Game) -> None:
    for seed, table in enumerate(tables(game)):
        match = play(game, table, seed, ANSWERS)
        text = match.record()
        for speed in SPEEDS:
            again = read_record(text, game, speed=speed)
            assert again.digest == match.digest, f"{game.id}: replay in {speed} mode differs ({table}, seed {seed})"
            assert again.record() == text, f"{game.id}: a replayed record is written differently ({table})"


def notation_round_trips(game: Game) -> None:
    codec = game.actions
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
        match = Match(game, table.seats, table.options, dice=random.Random(seed))
        for seat in asked_in_turn(match, dice, 40):
            number, before = match.number, match.digest
            step = random_step(match, seat, dice)
            match.answer(seat, step, number=number)
            if seat != NATURE and match.may_undo(seat) and not match.position.drafts.get(seat):
                match.undo(seat)
                assert match.digest == before, f"{game.id}: undo did not restore the state ({table}, seed {seed})"
                _is_stale(match, seat, number, step)
                match.answer(seat, step)


def _is_stale(match: Match, seat: int, number: int, step: Step) -> None:
    code = ""
    try:
        match.answer(seat, step, number=number)
    except Refused as refused:
        code = refused.refusal.code
    assert code == "stale", f"{match.game.id}: an answer to a question taken back was not refused as stale"


def positions_read_back(game: Game) -> None:
    """A position is a value: its text reads back to an equal one, and playing on leaves it as it was."""
    for seed, table in enumerate(tables(game)):
        match = play(game, table, seed, ANSWERS)
        position = match.position
        text = position.text
        assert "\n" not in text, f"{game.id}: the text of a position has more than one line"
        again = game.position(text)
        assert again == position, f"{game.id}: a position reads back as another ({table}, seed {seed}): {text}"
        assert hash(again) == hash(position)
        if not position.over and not position.needs_solver:
            position.play(position.fallback(position.to_move[0]))
            assert position == again, f"{game.id}: playing on changed the position ({table}, seed {seed})"
