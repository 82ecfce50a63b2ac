"""Reviews of stored records: whole, fair, the same every time; one short record a game, few sampled positions."""

from __future__ import annotations

from pathlib import Path

import pytest

from riffle.bots.analysis import Review
from riffle.bots.coach import evaluator as looking
from riffle.bots.coach.decisions import timeline
from riffle.bots.coach.evaluator import Evaluator
from riffle.bots.coach.line import replayed
from riffle.bots.coach.review import eye_of, review
from riffle.bots.coach.words import say
from riffle.bots.hint import hint
from riffle.core.match import Match
from riffle.core.record import read_record, write
from riffle.core.rulebook import LANGUAGES
from riffle.terminal.review import as_json

TESTS = Path(__file__).parents[1]
SHORT = {
    "hidden_stones": "cards_collected",
    "stones_and_rivers": "repetition",
    "river_dragons": "stranded",
    "stoleme": "round_limit",
    "stone_stacks": "target_reached",
}


def quick_eye(match: Match) -> Evaluator:
    """The game's own eye with fewer tables: what is tested is not how sharp it is."""
    evaluator = eye_of(match.game)
    nodes = {"few": 300, "many": 2000}  # where a search is asked instead of tables
    fewer = nodes if match.game.id == "stones_and_rivers" else {"few": 2, "many": 5, "along": 4, "lucky": 2}
    for name, most in fewer.items():
        setattr(evaluator, name, most)
    return evaluator


@pytest.mark.parametrize("game", SHORT)
def test_a_record_is_reviewed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "TABLES_FOR_FACTS", 3)
    match = read_record(TESTS / game / "records" / f"{SHORT[game]}.riffle")
    told: list[Review] = []
    found = review(match, quick_eye(match), told.append)
    assert [each.done for each in told] == sorted(each.done for each in told)  # progress goes one way
    assert all(sum(each.seat == seat for each in found.moments) <= 3 for seat in range(match.seats))
    assert [each.cost for each in found.moments] == sorted((each.cost for each in found.moments), reverse=True)
    assert all(0 <= chance <= 1 for each in found.judged for chance in each.chances)
    if not eye_of(match.game).whole_turns:  # the curve of a long game is thinned, but never where somebody is led to
        assert {each.event for each in found.moments} <= {each.event for each in found.judged}
    assert len(found.luck) == match.seats
    for moment in found.moments:
        before = replayed(match, moment.event)
        assert before.digest == moment.before
        assert before.why_not(moment.seat, moment.better[0]) is None
        header, _, events = write(match, payloads=False).partition("\n\n")
        kept = [line for line in events.splitlines()[:-1] if int(line.split()[0]) < moment.event]
        assert read_record("\n".join([header, "", *kept, *moment.line, moment.after, ""])).log  # the line can be played
    shown = as_json(match, found, "pl")
    assert all({"turn", "seat", "cost", "better", "words"} <= each.keys() for each in shown["worst"])
    assert all(each["words"] and each["better"] != each["played"] for each in shown["worst"])


def test_the_same_record_gets_the_same_review() -> None:
    match = read_record(TESTS / "stone_stacks/records/target_reached.riffle")
    assert review(match, quick_eye(match)) == review(match, quick_eye(match))


def test_a_seat_is_judged_by_what_it_could_know() -> None:
    """Another deal of what the seat could not see is judged the same: no hindsight."""
    match = read_record(TESTS / "stoleme/records/round_limit.riffle")
    evaluator = quick_eye(match)
    position = replayed(match, 60).position.at_speed("fast")
    other = next(
        each
        for each in (position.seen_by(0).resampled(0, seed) for seed in range(50))
        if each.pack() != position.pack()
    )
    assert evaluator.chance(position, 0, 4) == evaluator.chance(other, 0, 4)


@pytest.mark.parametrize("game", SHORT)
def test_a_hint_says_where_to_look_what_to_do_and_why(game: str) -> None:
    """At the first choice of a game, from one seat's view, in all languages; twice the same."""
    match = read_record(TESTS / game / "records" / f"{SHORT[game]}.riffle")
    first = next(each for each in timeline(match, False).decisions if each.is_free)
    seen = first.position.seen_by(first.seat)
    advice = hint(seen, first.seat)
    assert advice == hint(seen, first.seat)
    assert seen.judge(first.seat, advice.step) is None
    assert advice.look is not None
    assert advice.why is not None
    for language in LANGUAGES:
        assert say(match.game, advice.look, language) != say(match.game, advice.why, language)
