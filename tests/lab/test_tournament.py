"""Tournaments: who meets whom, and ratings that find the strengths games were drawn from."""

import json

import numpy as np
import pytest

from riffle.cli import app
from riffle.lab.rating import TableResult, fitted, ratings
from riffle.lab.tournament import pairings


def test_everybody_meets_everybody_in_every_seat():
    found = pairings(3, 2, 4, ladder=False)
    assert {pairing.entries for pairing in found} == {(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)}
    assert all(pairing.games == 2 for pairing in found)


def test_on_a_ladder_neighbours_meet():
    assert {pairing.entries for pairing in pairings(4, 2, 2, ladder=True)} == {
        (0, 1),
        (1, 0),
        (1, 2),
        (2, 1),
        (2, 3),
        (3, 2),
    }


def test_more_seats_than_entries_are_filled_twice():
    found = {pairing.entries for pairing in pairings(2, 3, 3, ladder=False)}
    assert found == {(0, 0, 1), (0, 1, 0), (1, 0, 0), (0, 1, 1), (1, 1, 0), (1, 0, 1)}


def test_ratings_find_the_strengths_that_games_were_drawn_from():
    """Three at a table, strengths 1, 2 and 4: 120 points (a factor of two) apart."""
    numbers = np.random.default_rng(5)
    strength = np.array([1.0, 2.0, 4.0])
    wins = np.zeros((3000, 3))
    wins[np.arange(3000), numbers.choice(3, size=3000, p=strength / strength.sum())] = 1
    first, second, third = ratings([TableResult(np.ones(3), wins)])
    assert second.value - first.value == pytest.approx(120.4, abs=25)
    assert third.value - second.value == pytest.approx(120.4, abs=25)
    assert first.low < first.value < first.high < second.low


def test_intervals_hold_the_truth_as_often_as_they_promise():
    """200 tournaments of 40 games a pair between strengths 1, 2 and 4; the truth is 120.4 points from the mean."""
    numbers = np.random.default_rng(2)
    held = 0
    for _ in range(200):
        tables = []
        for one, other in ((0, 1), (0, 2), (1, 2)):
            seats, wins = np.zeros(3), np.zeros((40, 3))
            seats[[one, other]] = 1
            chance = 2.0**other / (2.0**one + 2.0**other)
            wins[np.arange(40), np.where(numbers.random(40) < chance, other, one)] = 1
            tables.append(TableResult(seats, wins))
        held += sum(low <= 1500 + 120.4 * (place - 1) <= high for place, (_, low, high) in enumerate(ratings(tables)))
    assert 0.92 * 600 <= held <= 0.985 * 600


def test_neighbours_are_known_better_beside_each_other_than_each_by_itself():
    """Two who met 60 times, and both a third now and then: how far the two are apart does not hang on it."""
    wins = np.zeros((60, 3))
    wins[np.arange(60), np.arange(60) % 3 % 2] = 1  # 40 to 20
    against = np.zeros((3, 3))
    against[[0, 1, 2], [0, 0, 2]] = 1
    tables = [TableResult(np.array([1, 1, 0]), wins), TableResult(np.array([1, 0, 1]), against)]
    first, second, _ = ratings(tables)
    ahead = fitted(tables).ahead(0, 1)
    assert ahead.value == pytest.approx(first.value - second.value)
    assert ahead.low > 0
    assert first.low < second.high, "by itself neither is known as well"


def test_whoever_never_won_is_known_badly():
    best, worst = ratings([TableResult(np.ones(2), np.tile([1.0, 0.0], (12, 1)))])
    assert worst.high - worst.low > 300
    assert worst.value < best.value


def test_whoever_never_lost_has_a_finite_rating():
    best, worst = ratings([TableResult(np.ones(2), np.tile([1.0, 0.0], (20, 1)))])
    assert worst.value < best.value < worst.value + 2000


def test_a_tournament_rates_bots_and_agents_and_draws_them(capsys, tmp_path):
    file, out = tmp_path / "first.py", tmp_path / "ratings.html"
    file.write_text("class Agent:\n    def choose(self, view, legal, seat):\n        return legal[0]\n")
    words = f"tournament hidden_stones --entries greedy,random,agent:{file} --players 3 --games 3 --max-turns 12 --json"
    with pytest.raises(SystemExit):
        app([*words.split(), "--speed", "plain", "--out", str(out)])
    told = json.loads(capsys.readouterr().out)
    assert {entry["name"] for entry in told["entries"]} == {"greedy", "random", f"agent:{file}"}
    assert all(entry["low"] <= entry["rating"] <= entry["high"] for entry in told["entries"])
    assert "<svg" in out.read_text()
