"""Every challenge is made from its day's number alone, can be solved as it says, and is proved anew here."""

from __future__ import annotations

from datetime import date

import msgspec
import pytest

from riffle.daily import GAMES, challenge, date_of, day_of, prove
from riffle.daily.proof import ProofError
from riffle.daily.puzzles import puzzles

PROVABLE = ("stones_and_rivers", "river_dragons", "stoleme")
DAYS = range(101, 104)


@pytest.mark.parametrize("game", PROVABLE)
def test_days_are_proved(game):
    made = [challenge(game, day) for day in DAYS]
    for each in made:
        prove(each)
    assert len({each.position for each in made}) == len(DAYS)
    assert all(1 <= each.difficulty <= 5 for each in made)


def test_a_solo_deck_is_finished_by_the_way_it_names():
    made = challenge("hidden_stones", 101)
    prove(made)
    assert made.best == 16 >= made.bots["normal"] >= 1
    assert made.marks == sorted(made.marks)


def test_a_tower_stands_again_when_it_is_built_again():
    made = challenge("stone_stacks", 101)
    prove(made)
    assert made.best >= made.bots["easy"]


@pytest.mark.parametrize("game", PROVABLE)
def test_the_same_day_gives_the_same_bytes(game):
    assert msgspec.json.encode(challenge(game, 7)) == msgspec.json.encode(challenge(game, 7))


def test_a_win_with_two_keys_is_no_proof():
    made = challenge("stones_and_rivers", 101)
    doubled = [made.choices[0] * 2, *made.choices[1:]]
    with pytest.raises(ProofError):
        prove(msgspec.structs.replace(made, choices=doubled))


def test_a_throw_that_is_not_the_best_is_no_proof():
    made = challenge("stoleme", 101)
    with pytest.raises(ProofError):
        prove(msgspec.structs.replace(made, way=[made.choices[0][1].answer]))


def test_days_are_numbered_by_the_calendar():
    assert day_of(date(2026, 11, 1)) == 1
    assert date_of(day_of(date(2027, 2, 28))) == date(2027, 2, 28)


@pytest.mark.parametrize(("game", "day"), [("pebbles", 1), (GAMES[0], 0)])
def test_what_has_no_challenge_is_refused(game, day):
    with pytest.raises(ValueError, match=r"no game|stone of the day|numbered from 1"):
        challenge(game, day)


def test_every_puzzle_of_the_practice_room_is_proved():
    assert set(puzzles()) == set(GAMES)
    for game, found in puzzles().items():
        assert len(found) >= 12, game
        assert [each.day for each in found] == list(range(1, len(found) + 1))
        assert [each.difficulty for each in found] == sorted(each.difficulty for each in found)
        for each in found:
            prove(each)
