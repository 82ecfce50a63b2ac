"""What a reader of a review sees: names instead of ids, whole sentences, and advice that the rules bear out."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from riffle.bots.analysis import Review
from riffle.bots.coach.decisions import Decision, timeline
from riffle.bots.coach.review import eye_of, review
from riffle.bots.coach.words import say
from riffle.bots.hidden_stones.reading import read_turn
from riffle.core.match import Match
from riffle.core.record import read_record

from .test_review import SHORT, quick_eye

TESTS = Path(__file__).parents[1]
NAMES = ["Anna", "Ben", "Cem", "Dora", "Eva", "Finn"]
NEVER = re.compile(r"[{}$_]|\b[ct]\d\d\b|\b1 times\b|\b1 points\b|  |coach-|name-|\b[0-9]+ of 10\b|\bseat\b")


@cache
def reviewed(game: str) -> tuple[Match, Review]:
    match = read_record(TESTS / game / "records" / f"{SHORT[game]}.riffle")
    return match, review(match, quick_eye(match))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", SHORT)
def test_every_sentence_of_a_review_reads_as_one(game: str, language: str) -> None:
    match, found = reviewed(game)
    told = [each for story in found.stories for each in story] + [each.why for each in found.strokes]
    for moment in found.moments:
        told += [moment.why, moment.look, *moment.told, *moment.advised]
        assert 1 <= moment.turn <= match.number
        assert moment.cost >= 0.05
    for reason in told:
        said = say(match.game, reason, language, NAMES)
        assert said.strip() == said
        assert not NEVER.search(said), said
    assert all(abs(sum(each.chances) - 1) < 0.01 for each in found.judged)
    assert len(found.stories) == match.seats + 1


def decided(game: str, record: str, event: int) -> tuple[Any, Decision]:
    match = read_record(TESTS / game / "records" / f"{record}.riffle")
    evaluator = eye_of(match.game)
    walked = timeline(match, evaluator.whole_turns, evaluator.enders)
    return evaluator, next(each for each in walked.decisions if each.event == event)


def test_the_turn_that_scores_most_is_among_those_weighed() -> None:
    """Ben, at nine cards of ten: three moves score four points, not three; the total counts, the bonus included."""
    evaluator, decision = decided("hidden_stones", "cards_collected", 128)
    seen = decision.position.seen_by(decision.seat)
    turns = [read_turn(seen, decision.seat, line) for line in evaluator.closer(seen, decision.seat)]
    assert any((turn.points, turn.moves) == (4, 3) for turn in turns)
    assert max(turn.totals[decision.seat] for turn in turns if turn.moves == 3) == 24


def test_no_advice_pays_with_a_card_that_could_be_scored() -> None:
    """Alone, with a card that lies there already: it is free."""
    evaluator, decision = decided("hidden_stones", "solo_lost", 59)
    seen = decision.position.seen_by(decision.seat)
    for line in [*evaluator.candidates(seen, decision.seat), *evaluator.closer(seen, decision.seat)]:
        turn = read_turn(seen, decision.seat, line)
        assert not set(turn.thrown) & set(turn.wasted)


def test_an_answer_that_wins_is_said_to_win() -> None:
    """Anna plays last in the round: the draws after her turn change nothing."""
    evaluator, decision = decided("hidden_stones", "cards_collected", 131)
    seen = decision.position.seen_by(decision.seat)
    best = max(evaluator.closer(seen, decision.seat), key=lambda line: read_turn(seen, decision.seat, line).points)
    assert evaluator.why(seen, decision.seat, best, decision.line).key == "ends"


def test_a_fall_is_never_called_luck() -> None:
    assert reviewed("stone_stacks")[1].strokes == ()
    assert set(reviewed("stone_stacks")[1].luck) == {0.0}
