"""The board and the planks: the counts of the specification, and every fit against an independent calculation."""

from __future__ import annotations

import json
import math
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from riffle.core.declare.components import ComponentsError
from riffle.games.river_dragons import board, geometry

from .positions import opened

LINKS = [pair for pair in range(board.PAIR_COUNT) if board.PAIRS[pair][1] >= 6 and board.NEED[pair] <= 11100]


def distance(one: int, other: int) -> float:
    a, b = board.ALL[one], board.ALL[other]
    return math.hypot(a.x - b.x, a.y - b.y) / 100


def test_every_fit_agrees_with_a_calculation_in_floating_point():
    for lengths, table in ((board.LENGTHS, board.LENGTH[0]), (board.SHORT_LENGTHS, board.LENGTH[1])):
        for pair, (one, other) in enumerate(board.PAIRS):
            if other < 6:
                continue
            wanted = distance(one, other) - (40 if one < 6 else 14)
            for size, length in enumerate(lengths):
                assert (board.NEED[pair] <= table[size]) == (wanted <= length), board.PAIR_NAMES[pair]


def test_the_links_are_as_many_as_the_specification_counts():
    smallest = Counter(
        min(size for size in range(6) if board.NEED[pair] <= board.LENGTH[0][size]) + 1 for pair in LINKS
    )
    assert len(LINKS) == 105
    assert [smallest[size] for size in range(1, 7)] == [27, 15, 18, 12, 12, 21]


def test_no_need_is_near_a_plank_length():
    assert min(abs(board.NEED[pair] - length) for pair in LINKS for length in board.LENGTH[0]) >= 119


def crosses_in_floats(p: int, q: int) -> bool:
    (a, b), (c, d) = board.PAIRS[p], board.PAIRS[q]
    if {a, b} & {c, d}:
        return False
    points = [(board.ALL[k].x / 100, board.ALL[k].y / 100) for k in (a, b, c, d)]
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = points
    bottom = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if abs(bottom) < 1e-9:
        return False
    along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / bottom
    across = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / bottom
    return 0 < along < 1 and 0 < across < 1


def test_crossings_agree_with_floats_and_with_the_specification():
    s = opened(2)
    crossing = [(p, q) for p, q in combinations(LINKS, 2) if geometry.crosses(s, p, q)]
    assert crossing == [(p, q) for p, q in combinations(LINKS, 2) if crosses_in_floats(p, q)]
    assert len(crossing) == 33
    assert sum(all(link not in pair for pair in crossing) for link in LINKS) == 57


def test_both_sides_of_the_board_judge_alike_where_the_stones_lie_alike():
    islands, water = opened(2), opened(2, side="water")
    for stone in range(27):
        for s in (islands, water):
            s.stone[stone] = 1
            s.stone_x[stone], s.stone_y[stone] = board.BOARD_X[6 + stone], board.BOARD_Y[6 + stone]
    near = board.NEAR[: board.NEAR_COUNT[0]]
    for pair in near:
        assert geometry.gap(islands, pair) == geometry.gap(water, pair)
        for stone in range(27):
            assert geometry.over_stone(islands, pair, stone) == geometry.over_stone(water, pair, stone)
        for other in near[::7]:
            assert geometry.crosses(islands, pair, other) == geometry.crosses(water, pair, other)


def test_no_link_runs_over_a_third_stone_and_all_villages_are_equal():
    assert all(board.RUNS_OVER[board.NEAR_PLACE[pair]] == 0 for pair in LINKS)
    around = [sorted(board.NEED[pair] for pair in LINKS if board.PAIRS[pair][0] == village) for village in range(6)]
    assert all(len(needs) == 4 for needs in around)
    assert all(abs(a - b) <= 2 for needs in around for a, b in zip(needs, around[0], strict=True))


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 9, 99, 100, 101, 6_700_000_000, 10**10 - 1])
def test_roots_are_rounded_up(number):
    assert geometry.root_up(number) == math.isqrt(number) + (math.isqrt(number) ** 2 < number)


def test_bad_data_files_are_refused_with_a_sentence():
    folder = Path(board.__file__).parent / "components"
    text = (folder / "board.csv").read_text(encoding="utf-8")
    for wrong in (
        text.replace("V3,", "A9,", 1).replace("village", "lake", 1),
        text.replace("yellow,3", "red,3", 1),
        text + text,
    ):
        with pytest.raises(ComponentsError):
            board.read_board(wrong)
    with pytest.raises(ComponentsError):
        board.read_planks("size,length,short_game\n1,60,60\n")
    planks = (folder / "planks.csv").read_text(encoding="utf-8")
    with pytest.raises(ComponentsError):
        board.read_planks(planks.replace("67", "40"))


PAIRS_OF_THE_PAGE = Path(__file__).parents[2] / "web/tests/river_dragons_pairs.json"


def test_the_page_numbers_pairs_as_the_rules_do():
    """The page has the numbers once more (delta.ts) and is tested against the same file; to renew it, write it anew."""
    assert json.loads(PAIRS_OF_THE_PAGE.read_text(encoding="utf-8")) == [list(pair) for pair in board.PAIRS]
