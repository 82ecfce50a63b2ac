"""Removing, moving, jumping: rules 60-84."""

from __future__ import annotations

from riffle.games.river_dragons.actions import Action

from .positions import (
    COLOUR,
    ISLAND,
    PLAIN,
    PLANK,
    SPACE,
    act,
    bridge,
    give,
    happened,
    opened,
    parts,
    question,
    stand,
    stones,
    texts,
    why,
)


def test_rule_60_a_removed_plank_goes_into_the_reserve_and_a_stone_to_the_common_ones():
    s = opened(2)
    bridge(s, "black1", "black-D1")
    stones(s, "A1")
    act(s, 0, "remove")
    give(s, 0, "remove_plank black1")
    assert (s.holder[PLANK["black1"]], s.carried[ISLAND["D1"] + 6]) == (0, 0)
    act(s, 0, "remove")
    give(s, 0, "remove_stone A1")
    assert (s.stone[ISLAND["A1"]], s.reserve) == (0, 26)


def test_rule_60_the_only_thing_removable_is_removed_even_if_it_hurts():
    s = opened(2)
    bridge(s, "black1", "black-D1")
    act(s, 0, "remove")
    assert parts(s, "plank_removed")[0]["plank"] == PLANK["black1"]
    assert question(s) == "program"


def test_rule_61_only_a_plank_on_the_board():
    s = opened(2)
    bridge(s, "black1", "black-D1")
    stones(s, "A1")
    act(s, 0, "remove")
    assert why(s, 0, "remove_plank pink2") == 61


def test_rule_62_not_a_plank_with_a_pawn():
    s = opened(2)
    bridge(s, "pink1", "black-D1")
    stand(s, 1, "pink1")
    stones(s, "A1", "A2")
    s.holder[PLANK["black1"]] = 7
    act(s, 0, "remove")
    assert why(s, 0, "remove_plank pink1") == 62


def test_rule_63_no_two_of_one_size_in_the_reserve():
    s = opened(2)
    bridge(s, "pink3", "black-E2")
    stones(s, "A1", "A2")
    act(s, 0, "remove")
    assert why(s, 0, "remove_plank pink3") == 63
    s.holder[PLANK["black3"]] = 7
    assert why(s, 0, "remove_plank pink3") == 0


def test_rule_64_no_third_colour_in_the_reserve():
    s = opened(4)
    bridge(s, "red2", "blue-D6")
    stones(s, "A1", "A2")
    s.holder[PLANK["blue2"]] = 7
    s.holder[PLANK["blue3"]] = 7
    s.holder[PLANK["green3"]] = 0
    act(s, 0, "remove")
    assert why(s, 0, "remove_plank red2") == 64
    for size in range(1, 7):
        if s.holder[PLANK[f"blue{size}"]] == 0:
            s.holder[PLANK[f"blue{size}"]] = 7
    assert why(s, 0, "remove_plank red2") == 0


def test_rule_65_and_66_a_stone_that_is_there_and_carries_nothing():
    s = opened(2)
    bridge(s, "black1", "black-D1")
    stones(s, "A1")
    act(s, 0, "remove")
    assert why(s, 0, "remove_stone D1") == 65
    assert why(s, 0, "remove_stone B1") == 66
    assert why(s, 0, "remove_stone A1") == 0


def test_rule_66_no_stone_no_removal():
    s = opened(2)
    stones(s, "A1", "A2")
    act(s, 0, "remove")
    assert why(s, 0, "remove_stone A3") == 66


def test_rule_67_nothing_removable_costs_nothing():
    s = opened(2)
    act(s, 0, "remove")
    assert happened(s)[:2] == ["acts", "nothing_removed"]


def test_rule_68_a_covered_plank_stays_only_under_the_option():
    for option, number in (("off", 0), ("on", 68)):
        s = opened(2, top_plank_only=option)
        bridge(s, "black1", "black-D1")
        bridge(s, "black2", "B2-D1")
        bridge(s, "black4", "B5-D4")
        act(s, 0, "remove")
        assert why(s, 0, "remove_plank black1") == number
        assert why(s, 0, "remove_plank black2") == 0


def line(seats: int = 2, **options: object):
    """Three planks in a row from the black village: black-D1, D1-B2, B2-A1."""
    s = opened(seats, **options)
    bridge(s, "black1", "black-D1")
    bridge(s, "black2", "B2-D1")
    bridge(s, "black3", "A1-B2")
    return s


def test_rule_70_a_movement_is_a_must_and_goes_either_way():
    s = line()
    stand(s, 0, "black2")
    act(s, 0, "move")
    assert texts(s, 0) == ["move black1", "move black3"]
    give(s, 0, "move black3")
    assert s.pawn[0] == SPACE["black3"]


def test_rule_71_only_to_a_neighbour():
    s = line()
    stand(s, 0, "black2")
    act(s, 0, "move")
    assert why(s, 0, "move black") == 71
    assert why(s, 0, "move pink1") == 70  # it does not lie on the board


def test_rule_71_two_planks_on_one_village_are_two_steps_apart():
    s = line()
    bridge(s, "black4", "black-E2")
    stand(s, 0, "black1")
    act(s, 0, "move")
    assert why(s, 0, "move black4") == 71
    assert why(s, 0, "move black") == 0


def test_rule_72_one_pawn_a_plank_and_any_number_in_a_village():
    s = line()
    stand(s, 0, "black2")
    stand(s, 1, "black3")
    bridge(s, "black4", "B2-C1")
    act(s, 0, "move")
    assert why(s, 0, "move black3") == 72
    s = line()
    stand(s, 0, "black1")
    stand(s, 1, "black")
    act(s, 0, "move")
    give(s, 0, "move black")
    assert s.pawn[:2] == [COLOUR["black"]] * 2


def test_rule_73_two_movements_may_stop_go_on_or_turn_back():
    s = line()
    act(s, 0, "moves")
    assert (question(s), s.pawn[0]) == ("step", SPACE["black1"])
    assert texts(s, 0) == ["move black", "move black2", "stop"]
    give(s, 0, "stop")
    assert s.pawn[0] == SPACE["black1"]
    act(s, 0, "moves")
    give(s, 0, "move black2")
    assert question(s) == "step"
    give(s, 0, "move black1")
    assert s.pawn[0] == SPACE["black1"]


def test_rule_74_no_step_and_the_pawn_falls_in():
    s = opened(2)
    bridge(s, "pink1", "A1-B2")
    stand(s, 0, "pink1")
    act(s, 0, "moves")
    assert s.pawn[0] == COLOUR["black"]
    assert "fell" in happened(s)


def test_rule_74_at_home_without_a_plank_a_movement_changes_nothing():
    s = opened(2)
    act(s, 0, "move")
    assert s.pawn[0] == COLOUR["black"]


def test_rule_80_a_jump_goes_over_one_pawn():
    s = line()
    stand(s, 0, "black1")
    stand(s, 1, "black2")
    act(s, 0, "jump")
    assert s.pawn[0] == SPACE["black3"]
    assert parts(s, "jumped")[0]["whom"] == 1


def test_rule_81_over_a_pawn_on_a_neighbouring_plank():
    s = line(4)
    stand(s, 0, "black2")
    stand(s, 1, "black1")
    bridge(s, "black4", "A1-B1")
    stand(s, 2, "black4")
    bridge(s, "black5", "C1-D1")
    act(s, 0, "jump")
    assert question(s) == "jump"
    assert why(s, 0, "jump black4 black3") == 81
    assert why(s, 0, "jump black3 black4") == 81
    assert texts(s, 0) == ["jump black1 black", "jump black1 black5"]


def test_rule_82_landing_on_a_free_space_beside_it():
    s = line(4)
    stand(s, 0, "black1")
    stand(s, 1, "black2")
    stand(s, 2, "black3")
    bridge(s, "black4", "B2-C1")
    bridge(s, "black5", "B2-E2")
    s.pawn[2] = SPACE["black3"]
    act(s, 0, "jump")
    assert why(s, 0, "jump black2 black3") == 82
    assert texts(s, 0) == ["jump black2 black4", "jump black2 black5"]


def test_rule_83_not_back_to_where_one_stood():
    s = line(4)
    stand(s, 0, "black2")
    stand(s, 1, "black1")
    bridge(s, "black5", "C1-D1")
    act(s, 0, "jump")
    assert why(s, 0, "jump black1 black2") == 83


def test_rule_84_no_landing_but_the_start_and_the_pawn_falls():
    s = opened(2)
    bridge(s, "pink1", "A1-B2")
    bridge(s, "pink2", "B2-D1")
    stand(s, 0, "pink2")
    stand(s, 1, "pink1")
    act(s, 0, "jump")
    assert s.pawn[0] == COLOUR["black"]
    assert "fell" in happened(s)


def test_rule_84_an_occupied_landing_is_none():
    s = line(4)
    stand(s, 1, "black2")
    stand(s, 2, "black3")
    stand(s, 0, "black1")
    act(s, 0, "jump")
    assert s.pawn[0] == s.colour[0]


def test_the_fallback_program_harms_nobody():
    s = opened(2)
    cards = [given(s, 0) for _ in range(6)]
    assert cards == ["lay_card stone", "lay_card stones", "lay_card moves", "lay_card move", "lay_card jump", "confirm"]
    s = line()
    stand(s, 0, "black2")
    assert "lay_card remove" in [given(s, 0) for _ in range(5)], "a jump over nobody would be a fall"


def given(s, seat):
    """What the fallback answers, given."""
    code = PLAIN.fallback(s, seat)
    give(s, seat, Action.text(code))
    return Action.text(code)


def test_the_fallback_takes_a_loose_stone_rather_than_anybodys_plank():
    s = line()
    stones(s, "F2")
    for size in range(1, 7):
        s.holder[PLANK[f"pink{size}"]] = 7  # so that any plank could be taken
    act(s, 1, "remove")
    assert len(texts(s, 1)) > 2
    assert given(s, 1) == "remove_stone F2"


def test_the_fallback_does_not_burn_its_planks():
    """Size 1 is the lowest and fits nowhere here; whatever is taken is laid where it fits."""
    s = opened(2)
    stones(s, "E2")
    act(s, 0, "planks")
    for _ in range(2):
        assert given(s, 0).startswith("take black")
        if question(s) == "lay_plank":
            given(s, 0)
    assert [name for name, plank in PLANK.items() if s.holder[plank] == 6] == ["black3"]


def test_the_fallback_of_a_pawn_on_a_plank_keeps_it_dry():
    s = line()
    stand(s, 0, "black2")
    act(s, 0, "moves")
    given(s, 0)
    assert question(s) == "program" or given(s, 0) == "stop"
    assert "fell" not in happened(s)
