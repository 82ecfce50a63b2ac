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


def test_an_answer_without_a_sign_is_told_by_its_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or, in a hint, by nothing promising more."""
    position = laid(circle="e8s a6s", square="i8s k9s", turn="circle").at_speed("fast")
    evaluator = eye_of(position.game)
    better, other = (steps_of(position.game, line) for line in ("move e8 e9", "move e8 d8"))
    monkeypatch.setattr(evaluator, "weigh", lambda *given: [0.6, 0.4])
    found = evaluator.plainly(position, 0, better, other)
    assert found == Reason("deeper", {"better": 60, "played": 40})
    assert {"60", "40"} <= set(re.findall(r"\d+", say(position.game, found, "pl")))
    monkeypatch.setattr(evaluator, "weigh", lambda *given: [0.4, 0.4])
    assert evaluator.plainly(position, 0, better, other) == Reason("sound")


@pytest.mark.parametrize("name", ["coach", *games()])
def test_the_coach_says_the_same_in_every_language(name: str) -> None:
    folder = TEXTS if name == "coach" else load(name).rulebook.folder / "texts"
    found = {language: _sentences(folder / f"{language}.ftl") for language in LANGUAGES}
    assert found["en"]
    for language in LANGUAGES:
        assert found[language].keys() == found["en"].keys(), language
        for key, values in found["en"].items():
            assert found[language][key] == values, (language, key)


def _sentences(file: Path) -> dict[str, set[str]]:
    """The coach's sentences of a catalog, each with what is filled in."""
    found: dict[str, set[str]] = {}
    for entry in re.split(r"\n(?=\S)", file.read_text("utf-8")):
        key, _, text = entry.partition(" =")
        if key.startswith("coach-"):
            found[key] = set(re.findall(r"\$\w+", text))
    return found


IN_OTHER_TESTS = {"stones_and_rivers": {"wins", "saves", "forward", "held-back", "deeper"}}


@pytest.mark.parametrize("name", games())
def test_every_reason_is_tested(name: str) -> None:
    """The sentences of a game's catalog, where to look and what luck did aside."""
    game = load(name)
    keys = {key.removeprefix("coach-") for key in _sentences(game.rulebook.folder / "texts" / "en.ftl")}
    tested = {row.rsplit(" | ", 1)[1] for row in ROWS if row.startswith(f"{name} ")} | IN_OTHER_TESTS.get(name, set())
    assert {key for key in keys if not key.startswith(("look", "luck"))} == tested
    assert {sign.key for sign in eye_of(game).signs} <= keys


def test_a_slight_sign_is_told_where_there_is_no_clear_one() -> None:
    """Otherwise the coach could only name the chances."""
    evaluator = eye_of(load("river_dragons"))
    clear = evaluator.strongest({"own-moved": 1.0, "own-laid": 0.6}, {"own-laid": 0.4}, slight=False)
    assert clear == Reason("walks", {"better": 1, "played": 0})
    mine, theirs = {"own-laid": 0.6}, {"own-laid": 0.4}
    assert evaluator.strongest(mine, theirs, slight=False) is None
    assert evaluator.strongest(mine, theirs, slight=True) == Reason("bridges", {"better": 6, "played": 4})


def test_a_sign_whose_numbers_are_the_same_when_said_is_none() -> None:
    """Nobody should hear of ten times in ten instead of ten."""
    evaluator = eye_of(load("river_dragons"))
    for mine, theirs in (({"own-laid": 0.62}, {"own-laid": 0.6}), ({"own-laid": 1.9}, {"own-laid": 1.2})):
        assert evaluator.strongest(mine, theirs, slight=True) is None
