"""Stones and planks on both sides of the board: rules 30-54."""

from __future__ import annotations

import pytest

from riffle.core.event import Step
from riffle.core.match import Match
from riffle.games.river_dragons.actions import Action

from .positions import (
    GAME,
    ISLAND,
    PAIR,
    PLANK,
    act,
    bridge,
    give,
    happened,
    opened,
    parts,
    question,
    stones,
    texts,
    why,
)


def test_rule_30_two_stones_are_placed_anywhere():
    s = opened(2)
    act(s, 0, "stones")
    assert len(texts(s, 0)) == 27
    give(s, 0, "place A1")
    give(s, 0, "place F2")
    assert (sum(s.stone), s.reserve, question(s)) == (2, 25, "program")


def test_rule_31_one_stone_an_island():
    s = opened(2)
    stones(s, "A1")
    act(s, 0, "stone")
    assert why(s, 0, "place A1") == 31


def test_rule_32_no_stone_under_a_plank():
    s = opened(2, side="water")
    bridge(s, "black6", "A1-A2")
    act(s, 0, "stone")
    middle = (s.stone_x[0] + s.stone_x[1]) // 2, (s.stone_y[0] + s.stone_y[1]) // 2
    assert why(s, 0, f"drop {middle[0]} {middle[1]}") == 32


def test_rule_33_what_cannot_be_placed_is_lost():
    s = opened(2)
    stones(s, *(name for name in ISLAND if name != "F3"))
    act(s, 0, "stones")
    give(s, 0, "place F3")
    assert parts(s, "no_stone") == [{"seat": 0, "missing": 1}]
    assert question(s) == "program"


def test_rule_33_the_reserve_of_the_open_water_is_limited():
    s = opened(2, side="water")
    s.reserve = 0
    act(s, 0, "stones")
    assert parts(s, "no_stone") == [{"seat": 0, "missing": 2}]


def test_rule_34_stones_only_leave_by_removing():
    assert [kind.name for kind in Action.kinds if "stone" in kind.name or kind.name in ("place", "drop")] == [
        "place",
        "drop",
        "remove_stone",
    ]


@pytest.mark.parametrize(
    ("point", "number"),
    [("0 0", 0), ("29000 9000", 0), ("29001 9000", 35), ("0 29000", 0), ("0 -29001", 35), ("-29001 -29001", 35)],
)
def test_rule_35_a_stone_lies_inside_the_board(point, number):
    s = opened(2, side="water")
    act(s, 0, "stone")
    assert why(s, 0, f"drop {point}") == number


def test_rule_36_two_stones_keep_apart():
    s = opened(2, side="water")
    act(s, 0, "stones")
    give(s, 0, "drop 0 0")
    assert why(s, 0, "drop 2049 0") == 36
    assert why(s, 0, "drop 2050 0") == 0


def test_rule_37_not_on_land():
    s = opened(2, side="water")
    act(s, 0, "stone")
    assert why(s, 0, "drop 25900 4599") == 37
    assert why(s, 0, "drop 25900 4600") == 0


def test_rule_40_two_planks_one_after_the_other():
    s = opened(2)
    stones(s, "D1", "B2")
    act(s, 0, "planks")
    give(s, 0, "take black1")
    give(s, 0, "lay black-D1")
    assert question(s) == "take_plank"
    give(s, 0, "take black2")
    give(s, 0, "lay B2-D1")
    assert question(s) == "program"


def test_rule_40_one_of_two_planks_fits_and_the_other_is_lost():
    s = opened(2)
    stones(s, "D1")
    act(s, 0, "planks")
    give(s, 0, "take black1")
    give(s, 0, "lay black-D1")
    give(s, 0, "take black6")
    assert s.holder[PLANK["black6"]] == 7
    assert parts(s, "lost") == [{"seat": 0, "plank": PLANK["black6"], "missed": 0}]


def holding(plank: str, *names: str, **options: object):
    """Seat 0 with a plank in hand over stones on these islands."""
    s = opened(2, **options)
    stones(s, *names)
    act(s, 0, "plank")
    give(s, 0, f"take {plank}")
    return s


def test_rule_41_never_from_village_to_village():
    assert why(holding("black6", "D1"), 0, "lay blue-black") == 41


def test_rule_42_both_ends_need_a_support():
    assert why(holding("black6", "D1"), 0, "lay black-B2") == 42


def test_rule_43_a_plank_of_ones_own_reserve_and_no_way_back():
    s = opened(2)
    stones(s, "D1")
    act(s, 0, "plank")
    assert why(s, 0, "take pink1") == 43
    give(s, 0, "take black3")
    assert why(s, 0, "take black1") == 43
    assert Action.spec(Action.take(0)).binding


def test_rule_44_too_short_is_an_outcome_and_too_long_is_fine():
    s = holding("black1", "D1", "E2")
    assert why(s, 0, "lay black-E2") == 0
    give(s, 0, "lay black-E2")
    assert happened(s) == ["too_short"]
    give(s, 0, "lay black-D1")
    assert "laid" in happened(s)
    s = holding("black6", "D1")
    give(s, 0, "lay black-D1")
    assert "laid" in happened(s)


def test_rule_45_a_plank_that_fits_nowhere_is_lost_as_soon_as_it_is_taken():
    s = opened(2)
    stones(s, "E2")
    act(s, 0, "plank")
    assert "lost" not in happened(s)
    give(s, 0, "take black1")
    assert s.holder[PLANK["black1"]] == 7


def test_rule_46_a_miss_is_lost_under_the_option():
    s = holding("black1", "D1", "E2", a_miss_is_lost="on")
    give(s, 0, "lay black-E2")
    assert parts(s, "lost") == [{"seat": 0, "plank": PLANK["black1"], "missed": 1}]


def test_rule_47_three_planks_on_a_stone_or_village():
    s = opened(6)
    for plank, pair in (("blue6", "blue-D6"), ("red6", "blue-E1"), ("pink6", "blue-F3")):
        bridge(s, plank, pair)
    stones(s, "B1")
    act(s, 1, "plank")
    give(s, 1, "take black6")
    assert why(s, 1, "lay blue-B1") == 47
    assert why(s, 1, "lay B1-D6") == 0


def test_rule_48_planks_do_not_cross():
    s = opened(6)
    one, other = next(pair for pair in crossing_links())
    bridge(s, "blue6", one)
    stones(s, *(name for name in other.split("-") if name in ISLAND and not s.stone[ISLAND[name]]))
    act(s, 1, "plank")
    give(s, 1, "take black6")
    assert why(s, 1, f"lay {other}") == 48


def crossing_links():
    from riffle.games.river_dragons import board

    near = board.NEAR[: board.NEAR_COUNT[0]]
    for one in near:
        for other in near:
            place = board.NEAR_PLACE[other]
            crossed = board.CROSSES[board.NEAR_PLACE[one]][place // 30] >> place % 30 & 1
            if crossed and max(board.NEED[one], board.NEED[other]) <= board.LENGTH[0][5]:
                yield board.PAIR_NAMES[one], board.PAIR_NAMES[other]


def test_rule_49_one_plank_between_two_supports():
    s = opened(2)
    bridge(s, "pink1", "black-D1")
    stones(s, "B2")
    act(s, 0, "plank")
    give(s, 0, "take black6")
    assert why(s, 0, "lay black-D1") == 49


def test_rule_50_not_over_a_third_stone():
    s = opened(2, side="water")
    act(s, 0, "stones")
    for x in (-4000, 4000):
        give(s, 0, f"drop {x} 0")
    act(s, 0, "stone")
    give(s, 0, "drop 0 1449")
    act(s, 0, "plank")
    give(s, 0, "take black6")
    assert why(s, 0, "lay A1-A2") == 50
    s.stone_y[2] = 1450
    assert why(s, 0, "lay A1-A2") == 0


def test_rule_51_out_of_reach_of_any_plank():
    s = holding("black6", "D1", "F2")
    assert why(s, 0, "lay black-F2") == 51
    limit = 125 * 11100 // 100
    s = opened(2, side="water")
    act(s, 0, "stones")
    give(s, 0, "drop 0 0")
    give(s, 0, f"drop {limit + 1400} 0")
    act(s, 0, "stone")
    give(s, 0, f"drop 0 {limit + 1401}")
    act(s, 0, "stone")
    give(s, 0, "drop 4000 4000")
    act(s, 0, "plank")
    give(s, 0, "take black6")
    assert why(s, 0, "lay A1-A2") == 0
    assert why(s, 0, "lay A1-A3") == 51


def test_rule_52_a_pair_is_tried_once():
    s = holding("black1", "D1", "E2")
    give(s, 0, "lay black-E2")
    assert why(s, 0, "lay black-E2") == 52
    assert "lay black-E2" not in texts(s, 0)


def test_rule_53_an_empty_reserve_does_nothing():
    s = opened(2)
    for plank in range(6):
        s.holder[PLANK["black1"] + plank] = 7
    act(s, 0, "planks")
    assert happened(s)[:2] == ["acts", "no_plank"]
    assert question(s) == "program"


def test_rule_53_one_plank_left_is_placed_alone():
    s = opened(2)
    stones(s, "D1")
    for size in range(2, 7):
        s.holder[PLANK[f"black{size}"]] = 7
    act(s, 0, "planks")
    give(s, 0, "take black1")
    give(s, 0, "lay black-D1")
    assert question(s) == "program"


def test_rule_54_what_fits_is_shown_only_under_the_option():
    for option, shown in (("off", 0), ("on", 1)):
        s = opened(2, show_fits=option)
        act(s, 0, "stone")
        give(s, 0, "place E2")
        pair = PAIR["black-E2"]
        assert s.fits[2][pair // 30] >> pair % 30 & 1 == shown
        assert s.fits[1][pair // 30] >> pair % 30 & 1 == 0


def test_taking_a_plank_cannot_be_undone():
    match = Match(GAME, 2, GAME.options.read({"starts": "1"}))
    match.advance()
    cards = [0, 1, 2, 5, 6]
    for seat in (0, 1):
        match.answer(seat, [*(Step(Action.lay_card(card)) for card in cards), Step(Action.confirm())])
    while match.question.kind == "place_stone":
        match.answer(match.asked[0], match.legal(match.asked[0])[0])
    assert match.question.kind == "take_plank"
    seat = match.asked[0]
    match.answer(seat, match.legal(seat)[-1])
    assert not match.may_undo(seat)


def test_rule_55_no_plank_across_a_village_that_does_not_carry_it():
    s = opened(2, side="water")
    act(s, 0, "stones")
    for point in ("25900 4700", "25900 -4700"):  # above and below red, at the edge of the board
        give(s, 0, f"drop {point}")
    act(s, 0, "plank")
    give(s, 0, "take black6")
    assert why(s, 0, "lay A1-A2") == 55
    assert why(s, 0, "lay red-A1") == 0
    s.stone_x[0] = s.stone_x[1] = 25900 - 4049
    assert why(s, 0, "lay A1-A2") == 55
    s.stone_x[0] = s.stone_x[1] = 25900 - 4050
    assert why(s, 0, "lay A1-A2") == 0


def test_a_pair_is_read_either_way_round():
    assert Action.parse("lay D1-black") == Action.parse("lay black-D1")
