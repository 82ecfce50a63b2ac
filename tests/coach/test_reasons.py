"""Every kind of reason on a position that has it, and its sentence in seven languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from riffle.bots.analysis import Reason
from riffle.bots.coach.decisions import Decision, timeline
from riffle.bots.coach.evaluator import Evaluator
from riffle.bots.coach.review import eye_of
from riffle.bots.coach.words import TEXTS, say
from riffle.bots.stones_and_rivers.evaluation import Evaluation
from riffle.core.game import games, load
from riffle.core.match import Match, steps_of
from riffle.core.record import read_record
from riffle.core.rulebook import LANGUAGES
from tests.stones_and_rivers.board_builder import laid

HERE = Path(__file__).parent
ROWS = [row for row in (HERE / "reasons.txt").read_text("utf-8").splitlines() if row and not row.startswith("#")]


@cache
def walked(game: str, record: str) -> tuple[Match, Evaluator, dict[int, Decision]]:
    match = read_record(HERE.parent / game / "records" / f"{record}.riffle")
    evaluator = eye_of(match.game)
    return match, evaluator, {each.event: each for each in timeline(match, evaluator.whole_turns).decisions}


@pytest.mark.parametrize("row", ROWS)
def test_a_position_gives_its_reason(row: str) -> None:
    place, better, played, key = row.split(" | ")
    game, record, event = place.split()
    match, evaluator, decisions = walked(game, record)
    decision = decisions[int(event)]
    seen = decision.position.seen_by(decision.seat)
    against = None if played == "-" else steps_of(match.game, played)
    reason = evaluator.why(seen, decision.seat, steps_of(match.game, better), against)
    assert reason is not None
    assert reason.key == key
    said = {say(match.game, reason, language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)  # seven sentences, no two alike
    assert not any("{" in sentence or "coach-" in sentence for sentence in said)


@pytest.mark.parametrize(
    ("pieces", "better", "key"),
    [
        ("e11s f11s g11s h11s i10s a8s", "move i10 i11", "wins"),
        ("e11s f11s h5h a8s a10s", "send h5 i5 a5", "saves"),
    ],
)
def test_the_last_turns_of_stones_and_rivers(pieces: str, better: str, key: str) -> None:
    """Square is about to bring its fifth stone home."""
    position = laid(circle=pieces, square="e4s f4s g4s h4s i5s", turn="circle").at_speed("fast")
    lines = [steps_of(position.game, line) for line in (better, "move a8 a9")]
    reason = eye_of(position.game).why(position, 0, *lines)
    assert reason == Reason(key, {"turns": 1})


@pytest.mark.parametrize(
    ("better", "played", "reply", "key"),
    [("move e8 e9", "move e8 d8", "move i8 j8", "forward"), ("move a6 b6", "move e8 d8", "move i8 i7", "held-back")],
)
def test_rows_to_the_goal_in_stones_and_rivers(better: str, played: str, reply: str, key: str) -> None:
    """By what a search expects: Square answers the turn that was played with `reply`, the better one aside."""
    position = laid(circle="e8s a6s", square="i8s k9s", turn="circle").at_speed("fast")
    evaluator: Any = eye_of(position.game)
    lines = [steps_of(position.game, line) for line in (better, played)]
    after = position.answer(0, lines[1][0]).pack()
    evaluator.judge = lambda at, nodes: Evaluation(0, 0, (reply if at.pack() == after else "move i8 j8",), 1)
    assert evaluator.why(position, 0, *lines) == Reason(key, {"rows": 1})


@pytest.mark.parametrize("name", ["coach", *games()])
def test_the_coach_says_the_same_in_every_language(name: str) -> None:
    folder = TEXTS if name == "coach" else load(name).rulebook.folder / "texts"
    found = {language: _sentences(folder / f"{language}.ftl") for language in LANGUAGES}
    assert found["en"]
    for language in LANGUAGES:
        assert found[language].keys() == found["en"].keys(), language
        for key, values in found["en"].items():
            assert found[language][key] <= values, (language, key)  # a language may say less, never what is not there


def _sentences(file: Path) -> dict[str, set[str]]:
    """The coach's sentences and names of a catalog, each with what is filled in."""
    found: dict[str, set[str]] = {}
    for entry in re.split(r"\n(?=\S)", file.read_text("utf-8")):
        key, _, text = entry.partition(" =")
        if key.startswith(("coach-", "name-")):
            found[key] = set(re.findall(r"\$\w+", text))
    return found
