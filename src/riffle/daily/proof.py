"""Whether a challenge keeps its promise: its way is played anew by the rules, and what was claimed is reckoned anew."""

from __future__ import annotations

import random

from riffle.core.event import Fact, Step
from riffle.core.game import Game, load
from riffle.core.match import Match
from riffle.core.record import take

from .challenges import Challenge, position_of, step_of


class ProofError(AssertionError):
    """A challenge that does not keep its promise; the sentence says which."""


def prove(challenge: Challenge, game: Game | None = None) -> None:
    """Raise ProofError unless the challenge can be solved as it says, and by no other way where it says so."""
    found = game or load(challenge.game)
    reached = {
        "solo": _solo,
        "win": _win,
        "village": _village,
        "throw": _throw,
        "tower": _tower,
        "turn": _turn,
    }[challenge.kind](found, challenge)
    if reached != challenge.best:
        raise ProofError(f"{challenge.game}, day {challenge.day}: its way reaches {reached}, not {challenge.best}")


def _solo(game: Game, challenge: Challenge) -> int:
    from .solo_deck import replayed

    return replayed(game, challenge)


def _tower(game: Game, challenge: Challenge) -> int:
    from .tower import replayed

    return replayed(game, challenge)


def _turn(game: Game, challenge: Challenge) -> int:
    """The points of the turn, played anew."""
    match = Match(game, challenge.seats, challenge.options, dice=random.Random(challenge.seed))
    match.position = position_of(game, challenge)
    for answer in challenge.way:
        match.answer(challenge.seat, step_of(game, answer))
    facts = [Fact.of(game.facts, row) for event in match.log for row in event.facts]
    mine = [fact.parts for fact in facts if fact.kind == "scored" and fact.parts["seat"] == challenge.seat]
    return sum(parts["value"] for parts in mine)


def _win(game: Game, challenge: Challenge) -> int:
    """Every turn that wins in time is listed anew from the position; then the way is played against the replies."""
    from .win_in import prover

    position = game.position(challenge.position, speed=game.ready_speed)
    replies = list(challenge.replies)
    for turn, answer in enumerate(challenge.way):
        found = prover(game).winning(position, challenge.answers - turn)
        claimed = sorted(step_of(game, choice.answer).code for choice in challenge.choices[turn])
        if found != claimed or (turn == 0 and len(claimed) != 1):
            raise ProofError(f"day {challenge.day}, turn {turn + 1}: {found} win, not {claimed}")
        if turn == 0 and prover(game).winning(position, challenge.answers - 1):
            raise ProofError(f"day {challenge.day}: a shorter win is there")
        position = position.answer(challenge.seat, step_of(game, answer))
        if replies and not position.over:
            position = position.answer(1 - challenge.seat, Step(game.actions.parse(replies.pop(0))[0]))
    return int(challenge.seat in position.winners)


def _village(game: Game, challenge: Challenge) -> int:
    match = Match(game, challenge.seats, challenge.options)
    match.position = position_of(game, challenge)
    way = [step_of(game, answer) for answer in challenge.way]
    match.answer(0, way[:6])
    take(match, 1, challenge.replies[0])
    rest = iter(way[6:])
    while not match.over:
        if match.question.waiting == (1,):
            match.fallback(1)
        else:
            match.answer(0, next(rest))
    return int(match.result is not None and match.result.winners == (0,))


def _throw(game: Game, challenge: Challenge) -> int:
    """All throws are reckoned anew from what the seat sees; one must be best."""
    from .throw import judged

    worths = judged(game, game.position(challenge.position, speed=game.ready_speed))
    claimed = {step_of(game, choice.answer).code: choice.worth for choice in challenge.choices[0]}
    if worths != claimed or sorted(worths.values())[-2] >= challenge.best:
        raise ProofError(f"day {challenge.day}: the throws are worth {worths}, not {claimed}")
    return worths[step_of(game, challenge.way[0]).code]
