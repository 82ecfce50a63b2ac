"""Bounds that hold at every number of games: also of two games, also of numbers that are all equal."""

import json

import numpy as np
import pytest

from riffle.lab.anytime import ConfidenceSequence, anytime_interval

from .make_anytime_cases import CASES, cases

ENDS = {"shares": 1.0, "counts": np.inf}


def test_the_page_has_the_same_bounds_to_the_last_bit():
    """The same file is read by `web/tests/lab.test.ts`; python tests/lab/make_anytime_cases.py writes it anew."""
    assert cases() == json.loads(CASES.read_text(encoding="utf-8"))


def test_equal_numbers_of_few_games_say_little():
    assert anytime_interval([1, 1], -1, 1)[0] < 0
    assert anytime_interval([4, 4, 4]) == (-np.inf, np.inf)
    low, high = anytime_interval([1.0] * 400, -1, 1)
    assert 0.96 < low < high == 1


def test_columns_are_bounded_as_if_each_were_alone():
    draw = np.random.default_rng(3)
    values = np.column_stack([draw.integers(0, 2, 90).astype(float), draw.poisson(9, 90).astype(float)])
    values[::3, 1] = np.nan
    lows, highs = ConfidenceSequence(values, [0, -np.inf], [1, np.inf]).bounds()
    assert (lows[0], highs[0]) == anytime_interval(values[:, 0], 0, 1)
    assert (lows[1], highs[1]) == anytime_interval(values[np.arange(90) % 3 > 0, 1])


@pytest.mark.parametrize("kind", ENDS)
@pytest.mark.parametrize("chance", [0.5, 0.05])
def test_who_looks_after_every_game_is_seldom_misled(kind, chance):
    """300 runs of 300 games, a look after each from the first: at most 5 % are promised to mislead, ever.

    Bounds of as many standard errors as are right for a single look mislead a third of such runs."""
    draw = np.random.default_rng(7)
    values = (draw.random((300, 300)) < chance).astype(float) - (draw.random((300, 300)) < chance)
    ends = np.full(300, ENDS[kind])
    nothing = np.zeros(300)
    misled = np.zeros(300, dtype=bool)
    sequence = ConfidenceSequence(values, -ends, ends)
    for games in range(1, 301):
        seen = sequence.until(games)
        misled |= np.maximum(seen.money(nothing, 1), seen.money(nothing, -1)) >= 40
    assert misled.mean() <= 0.07


def test_a_difference_is_found():
    draw = np.random.default_rng(8)
    low, high = anytime_interval(draw.normal(1, 5, 1000))
    assert 0 < low < 1 < high
    assert high - low < 1.1
