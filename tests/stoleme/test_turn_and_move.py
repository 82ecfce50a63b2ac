"""Turns (rules 30 to 39) and moves (40 to 44)."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.question import next_to_answer
from riffle.games.stoleme import rules
from riffle.games.stoleme.board import NAMES
from riffle.games.stoleme.pieces import GODS, MOVE, THROW

from .positions import (
    act,
    asked,
    code,
    duel,
    empty_hands,
    lay_down,
    legal,
    next_round,
    play,
    put,
    table,
    terrain,
    token,
    why,
)


def move_nowhere(s: Any) -> None:
    """The seat in turn plays a Move and stays."""
    act(s, "discard", "throw" if why(s, "discard", "throw") == 0 else "move")
    act(s, "play", "move")
    stolem = next(each for each in range(4 * s.turn, 4 * s.turn + 4) if s.pose[each] == 1)
    act(s, "move", stolem, NAMES[s.hex_of[stolem]])


def test_rule_30_the_discard_must_leave_a_card_that_can_be_carried_out() -> None:
    s = table(2)
    s.actions[0], s.action_count[0] = [1, 1, 0], 2
    assert why(s, "discard", "move") == 30, "only a Throw without a target would be left"
    assert why(s, "discard", "gods") == 30
    act(s, "discard", "throw")
    assert s.actions[0] == [0, 1, 0]
    assert s.discard_count == 1


def test_rule_31_a_card_is_played_only_if_it_can_be_carried_out() -> None:
    s = table(2)
    act(s, "discard", "gods")
    assert why(s, "play", "throw") == 50, "it is in hand, but nobody is in range"
    assert why(s, "play", "gods") == 31, "it is not in hand any more"
    assert why(s, "play", "move") == 0


def test_rule_32_two_cards_are_needed_and_who_can_act_must() -> None:
    s = table(2)
    assert why(s, "decline") == 36
    s.actions[1], s.action_count[1] = [0, 0, 0], 0
    move_nowhere(s)
    assert s.action_count[1] == 1
    assert s.turn == 0, "one card is not enough, so seat 1 points back"


def test_rule_32_what_must_be_done_is_not_declined() -> None:
    s = table(3, may_decline="on")
    act(s, "discard", "gods")
    assert why(s, "decline") == 31
    act(s, "play", "move")
    assert why(s, "decline") == 31
    act(s, "move", 0, NAMES[s.hex_of[0]])
    assert why(s, "decline") == 33


def test_rule_33_the_card_goes_to_a_player_without_hourglass() -> None:
    s = table(4)
    s.hourglass[2] = 1
    play(s, "move")
    act(s, "move", 0, NAMES[s.hex_of[0]])
    assert asked(s) == "pass"
    assert why(s, "pass_card", 2) == 33
    assert why(s, "pass_card", 0) == 33
    act(s, "pass_card", 3)
    assert s.hourglass[0] == 1
    assert s.actions[3][MOVE] == 3
    assert next_to_answer(s) == 3


def test_rule_34_when_all_show_the_hourglass_all_but_the_passer_turn_back() -> None:
    s = table(3)
    s.hourglass[1] = s.hourglass[2] = 1
    play(s, "move")
    act(s, "move", 0, NAMES[s.hex_of[0]])
    assert {each for each in range(3) if why(s, "pass_card", each) == 0} == {1, 2}
    assert "hourglasses" in act(s, "pass_card", 1)
    assert s.hourglass[:3] == [1, 0, 0]


def test_rule_35_who_cannot_act_keeps_the_card_turns_and_points() -> None:
    s = table(3)
    s.actions[1], s.action_count[1] = [0, 0, 0], 0
    play(s, "move")
    act(s, "move", 0, NAMES[s.hex_of[0]])
    facts = act(s, "pass_card", 1)
    assert "unable" in facts
    assert "pointed" in facts, "only seat 2 is without hourglass"
    assert s.actions[1][MOVE] == 1
    assert s.hourglass[:3] == [1, 1, 0]
    assert next_to_answer(s) == 2
    s = table(3, unable="may_stay")
    s.actions[1], s.action_count[1] = [0, 0, 0], 0
    play(s, "move")
    act(s, "move", 0, NAMES[s.hex_of[0]])
    act(s, "pass_card", 1)
    act(s, "point", 2, "plain")
    assert s.hourglass[1] == 0
    assert why(table_pointing(), "point", 2, "plain") == 35


def table_pointing() -> Any:
    s = table(4)
    s.actions[1], s.action_count[1] = [0, 0, 0], 0
    play(s, "move")
    act(s, "move", 0, NAMES[s.hex_of[0]])
    act(s, "pass_card", 1)
    return s


def test_rule_36_declining_is_an_option_and_not_for_ever() -> None:
    s = table(2, may_decline="on")
    act(s, "decline")
    assert next_to_answer(s) == 1
    act(s, "decline")
    assert next_to_answer(s) == 0
    assert why(s, "decline") == 36


def test_rule_37_two_players_use_no_hourglass() -> None:
    s = table(2)
    move_nowhere(s)
    assert s.hourglass[:2] == [0, 0]
    assert next_to_answer(s) == 1
    assert s.actions[1][MOVE] == 3


def test_rule_38_the_actions_end_when_nobody_can_act() -> None:
    s = table(2)
    empty_hands(s)
    s.actions[0], s.action_count[0] = [0, 2, 0], 2
    facts = []
    act(s, "discard", "move")
    act(s, "play", "move")
    facts = act(s, "move", 0, NAMES[s.hex_of[0]])
    assert "round_ended" in facts
    assert s.round == 2


def test_rule_39_the_last_to_receive_a_card_begins_the_next_round() -> None:
    s = table(3)
    empty_hands(s)
    s.actions[0], s.action_count[0] = [0, 2, 0], 2
    act(s, "discard", "move")
    act(s, "play", "move")
    act(s, "move", 0, NAMES[s.hex_of[0]])
    act(s, "pass_card", 2)
    assert s.round == 2
    assert s.first == 2


def reach(s: Any, stolem: int) -> set[str]:
    play(s, "move")
    return {text.split()[2] for text in legal(s) if text.startswith(f"move {stolem} ")}


def test_rule_40_points_and_the_cost_of_entering() -> None:
    s = table(2)
    put(s, 0, "C2")  # two points
    found = reach(s, 0)
    assert {"C2", "C4", "D3", "D4"} <= found, "a clearing costs nothing, so behind it there is a point left"
    assert "C5" not in found
    assert why(s, "move", 0, "C5") == 40
    put(s, 0, "B3")
    assert why(s, "move", 0, "B4") == 0, "the lake takes both points"
    assert why(s, "move", 0, "B5") == 40
    s.dazed[0] = 1  # one point now
    assert why(s, "move", 0, "B4") == 40


def test_rule_45_wader_pays_one_for_a_lake() -> None:
    s = table(2)
    put(s, 1, "B3")
    s.dazed[1] = 1
    play(s, "move")
    assert why(s, "move", 1, "B5") == 0


def test_rule_41_hills_are_one_point_apart() -> None:
    s = table(2)
    put(s, 0, "A5")
    found = reach(s, 0)
    assert {"E1", "E9", "I5"} <= found
    assert "I4" in found, "and one point on from there"
    put(s, 0, "A4")
    assert why(s, "move", 0, "I5") == 0
    assert why(s, "move", 0, "I4") == 40


def test_rule_46_the_leaper_jumps_for_nothing() -> None:
    s = table(2, families=(1, 0, 2, 3))
    put(s, 1, "A5")
    s.dazed[1] = 1
    play(s, "move")
    assert why(s, "move", 1, "I3") == 0, "the Leaper jumps for nothing and has two points left"


def test_rule_42_through_the_standing_but_not_over_the_lying_or_rocks() -> None:
    s = table(2)
    put(s, 0, "A1")
    put(s, 1, "A2")
    put(s, 2, "B1")
    put(s, 3, "I1")
    play(s, "move")
    assert why(s, "move", 0, "A2") == 42
    assert why(s, "move", 0, "A3") == 0
    lay_down(s, 1, 2)
    assert legal(s)[0] == "move 0 A1"
    assert why(s, "move", 0, "A3") == 40
    s.pose[1] = s.pose[2] = 4
    s.on[NAMES.index("A2")] = s.on[NAMES.index("B1")] = 17
    assert why(s, "move", 0, "A2") == 42
    assert why(s, "move", 0, "A3") == 40


def test_rule_47_the_clamberer_passes_lying_stolems() -> None:
    s = table(2, families=(3, 0, 1, 2))
    put(s, 2, "A1")
    put(s, 1, "A2")
    put(s, 0, "B1")
    put(s, 3, "I1")
    lay_down(s, 0, 1)
    play(s, "move")
    assert why(s, "move", 2, "A3") == 0
    assert why(s, "move", 2, "A2") == 42


def test_rule_43_the_village_strikes_who_stands_there_at_the_end_of_a_round() -> None:
    for option, dazed in (("on", 1), ("off", 0)):
        s = table(2, village_dazes=option)
        put(s, 5, "E5")
        s.turn = 0
        next_round(s)
        assert s.dazed[5] == dazed
        assert s.pose[5] == 1, "knocked out and, as the only one, up again"


def test_rule_44_staying_is_a_move_unless_the_option_forbids_it() -> None:
    s = table(2)
    play(s, "move")
    assert why(s, "move", 0, NAMES[s.hex_of[0]]) == 0
    s = table(2, must_move="on")
    play(s, "move")
    assert why(s, "move", 0, NAMES[s.hex_of[0]]) == 44


def test_rule_73_sprint_gives_a_point_and_is_spent_only_when_needed() -> None:
    s = table(2)
    token(s, 0, "sprint")
    put(s, 0, "G1")
    play(s, "move")
    assert why(s, "move", 0, "G4") == 0
    near = [row for row in act(s, "move", 0, "G3") if row == "used_token"]
    assert near == []
    assert s.token_count[0][0] == 1
    s.turn = 0
    empty_hands(s)
    s.actions[0], s.action_count[0] = [2, 2, 1], 5
    s.question, s.asked = rules.QUESTIONS.index("discard"), 1
    play(s, "move")
    assert "used_token" in act(s, "move", 0, "G6")
    assert s.token_count[0][0] == 0


def test_gods_and_throws_need_somebody_standing() -> None:
    s = duel()
    lay_down(s, 0, 1, 2, 3)
    assert not rules.legal(s, 0, [0] * 320)
    s = duel(gods_lying="on")
    lay_down(s, 0, 1, 2, 3)
    assert rules.why_not(s, 0, code("discard", "move")) == 0
    assert (THROW, MOVE, GODS) == (0, 1, 2)


def test_terrain_tokens_count_like_printed_terrain() -> None:
    s = table(2)
    put(s, 0, "G1")
    for name in ("G2", "G3", "G4"):
        terrain(s, name, "clearing")
    play(s, "move")
    assert why(s, "move", 0, "G6") == 0, "three clearings for nothing, then the river and one more"
    assert why(s, "move", 0, "G7") == 40
