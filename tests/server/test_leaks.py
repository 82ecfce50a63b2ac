"""The search for leaks (`bench/leaks.py`) finds none in a few pairs of games, and finds the one that is planted."""

from __future__ import annotations

from bench.leaks import Counts, pair, planted


async def test_games_that_differ_in_a_secret_look_equal() -> None:
    counts = Counts()
    for seed in range(1, 6):
        await pair("pebbles", seed, counts)
        await pair("hidden_stones", 100 + seed, counts)
    assert counts.leaks == []
    assert counts.pairs >= 2
    assert counts.bytes > 10_000


async def test_a_planted_leak_is_found() -> None:
    counts = Counts()
    with planted(True):
        for seed in range(1, 12):
            await pair("pebbles", seed, counts)
    assert "kind" in counts.leaks[0]
