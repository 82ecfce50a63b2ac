"""Records: they read back, and anything wrong with one is refused with the line and what is wrong."""

import random

import pytest
import tests.sketches.settling

from riffle.core.game import Game, load
from riffle.core.match import Match
from riffle.core.record import RecordError, read_record, write
from riffle.suite.records import random_step

GAME = load("hidden_stones")


@pytest.fixture(scope="module")
def text():
    dice = random.Random(2)
    match = Match(GAME, 2, dice=dice)
    match.advance()
    for _ in range(30):
        seat = match.asked[0]
        match.answer(seat, random_step(match, seat, dice))
        if match.may_undo(seat) and dice.random() < 0.3:
            match.undo(seat)
    return match.record()


def refused(text, game=None):
    with pytest.raises(RecordError) as caught:
        read_record(text, game)
    return caught.value


def test_a_record_with_undos_reads_back(text):
    assert " undo seat" in text
    assert read_record(text).record() == text


def test_names_stand_in_the_record_and_come_back():
    match = GAME.match(["Ann of\nthe river", "bot:greedy"], seed=4)
    text = match.record()
    assert "\nseat1 person Ann of the river\nseat2 bot greedy\n\n" in text
    again = read_record(text)
    assert again.names == ("Ann of the river", "bot:greedy")
    assert again.record() == text
    assert "person" not in GAME.match(2, seed=4).record()


def test_a_truncated_record_is_refused(text):
    lines = text.splitlines()
    assert "breaks off" in refused("\n".join(lines[:-1]) + "\n").sentence
    assert refused("\n".join(lines[:3])).line == 4
    assert "out of order" in refused("\n".join([*lines[:20], *lines[21:]])).sentence


def test_an_edited_record_is_refused(text):
    assert "digest" in refused(text.replace("\npause ", "\npause 0")).sentence
    swapped = text.replace("nature lay a1", "nature lay b1", 1)
    problem = refused(swapped)
    assert (problem.line, problem.rule) == (8, 99)


def test_an_illegal_answer_names_the_rule(text):
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if " seat" in line and "undo" not in line)
    seat = lines[at].split()[1]
    held = {line.split()[-1] for line in lines if "draw" in line}
    other = next(f"c{card:02}" for card in range(1, 73) if f"c{card:02}" not in held)
    lines[at] = f"{lines[at].split()[0]} {seat} flip {other} a1"
    problem = refused("\n".join(lines))
    assert (problem.line, problem.rule) == (at + 1, 20)


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (("riffle 1", "riffle 2"), 1),
        (("game hidden_stones", "game chess"), 2),
        (("rules 1", "rules 0"), 3),
        (("components ", "components 0"), 4),
        (("options ", "options x=1,"), 5),
        (("seats 2", "seats 9"), 6),
        (("seats 2", "seats two"), 6),
        (("0 nature lay", "0 nobody lay"), 8),
    ],
)
def test_a_wrong_header_is_refused_at_its_line(text, change, line):
    assert refused(text.replace(*change, 1)).line == line


@pytest.mark.parametrize(
    "noise", ["", "\n", "hello", "riffle 1", "\x00\xff", "riffle 1\n" * 9, "riffle 1\ngame \nrules"]
)
def test_what_is_no_record_is_refused(noise):
    refused(noise)


def test_random_damage_never_does_more_than_refuse(text):
    dice = random.Random(9)
    for _ in range(300):
        at = dice.randrange(len(text))
        damaged = text[:at] + dice.choice(["", "\n", "x", "9", " ", "seat1 end\n"]) + text[at + dice.randrange(3) :]
        try:
            again = read_record(damaged)
        except RecordError:
            continue
        assert again.record().split("\n")[7:] == text.split("\n")[7:]


def test_by_products_travel_with_the_record():
    game = Game.of(tests.sketches.settling, "settling")
    match = Match(game, 2)
    match.fallback(0)
    match.solve()
    again = read_record(match.record(), game)
    assert [event.payload for event in again.log] == [event.payload for event in match.log]
    assert "{" not in write(match, payloads=False)
