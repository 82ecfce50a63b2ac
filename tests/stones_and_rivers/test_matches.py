"""The sequential test of matches: it ends when the games say enough, and not before."""

from __future__ import annotations

import random

import pytest
from bench.rivers.depths import changed
from bench.rivers.sprt import elo_of, likelihood, share_of, verdict


def test_a_share_and_its_elo_belong_together():
    for elo in (-200, 0, 40, 400):
        assert elo_of(share_of(elo)) == pytest.approx(elo)


def test_settings_are_changed_by_their_names():
    found = changed("above=40,tried=14/26/48/90", {"above": 0, "below": 7, "tried": (1, 2, 3, 4)})
    assert found == {"above": 40, "below": 7, "tried": (14, 26, 48, 90)}
    with pytest.raises(ValueError, match="no setting 'beside'"):
        changed("beside=1", {"above": 0})


def test_clear_results_end_it_and_few_do_not():
    assert verdict([1.0, 0.5, 1.0, 1.0] * 10, 0, 40) == "stronger"
    assert verdict([0.0, 0.5, 0.0, 0.0] * 10, 0, 40) == "not stronger"
    assert verdict([1.0, 1.0], 0, 40) == ""
    assert likelihood([], 0, 40) == 0


def test_equals_are_seldom_called_stronger():
    wrong = 0
    for seed in range(200):
        dice = random.Random(seed)
        pairs: list[float] = []
        while not verdict(pairs, 0, 40) and len(pairs) < 2000:
            pairs.append((dice.choice((0, 0.5, 1)) + dice.choice((0, 0.5, 1))) / 2)
        wrong += verdict(pairs, 0, 40) == "stronger"
    assert wrong <= 20  # one in twenty is meant; twice that still passes
