"""Wilson's interval against values worked out by hand and its own properties."""

import pytest

from riffle.lab.interval import interval


def test_a_half_of_a_hundred():
    assert interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_none_and_all_stay_within_reason():
    assert interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert interval(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_nothing_played_says_nothing():
    assert interval(0, 0) == (0.0, 1.0)
