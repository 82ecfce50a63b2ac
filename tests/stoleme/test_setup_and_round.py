"""Setting up (rules 10 to 13) and a round but for its actions (20 to 28)."""

from __future__ import annotations

import pytest

from riffle.core.declare.question import next_to_answer
from riffle.games.stoleme.board import NAMES
from riffle.games.stoleme.land import board_of
from riffle.games.stoleme.pieces import HIT, MISS

from .positions import (
    act,
    asked,
    at_first_player,
    duel,
    lay_down,
    legal,
    next_round,
    play,
    put,
    quick,
    table,
    throw,
    token,
    why,
)


def test_rule_10_everyone_has_four_stolems_five_of_each_card_and_a_gods_card() -> None:
    s = table(3)
    for seat in range(3):
        assert s.actions[seat] == [2, 2, 1]
        assert (s.hits[seat][MISS], s.hits[seat][HIT]) == (2, 3)
        assert s.gods[seat] == [seat, -1]
        assert all(s.pose[4 * seat + i] == 1 for i in range(4))
    assert sum(s.gods_deck) == s.deck_count == 13


def test_rule_11_families_are_dealt_or_chosen_and_nobody_takes_a_taken_one() -> None:
    s = at_first_player(2, starter="2")
    assert legal(s) == ["begins 1"]
    act(s, "begins", 1)
    assert asked(s) == "deal_family"
    s = at_first_player(2, families="chosen")
    act(s, "begins", 0)
    act(s, "choose_family", "lesocy")
    assert next_to_answer(s) == 1
    assert why(s, "choose_family", "lesocy") == 11
    assert len(legal(s)) == 3


def test_rule_12_one_on_a_start_hex_three_beside_it() -> None:
    s = table(2, placing="clockwise")
    assert why(s, "place", 0, "C3") == 12
    assert why(s, "place", 4, "B1") == 12, "not another family's"
    act(s, "place", 2, "B1")
    assert why(s, "place", 0, "A3") == 12, "not next to the start hex"
    act(s, "place", 0, "A1")
    assert why(s, "place", 1, "A1") == 12
    act(s, "place", 1, "A2")
    act(s, "place", 3, "C1")
    assert next_to_answer(s) == 1
    assert asked(s) == "place"


def test_rule_12_reverse_order_and_any_start_hex_by_option() -> None:
    assert next_to_answer(table(3, placing="reverse")) == 2
    s = table(2, placing="clockwise", start_hexes="any")
    assert why(s, "place", 0, "H8") == 0
    assert why(table(2, placing="clockwise"), "place", 0, "H8") == 12


def test_rule_13_three_players_have_their_own_board_and_two_sit_opposite() -> None:
    assert board_of(table(3)) == 1
    assert board_of(table(3, board="quad")) == 0
    s = table(2)
    assert NAMES[s.hex_of[0]] == "A2"
    assert NAMES[s.hex_of[4]] == "H8"


def test_rule_20_one_stands_up_and_the_rest_leave_the_game() -> None:
    s = table(2)
    lay_down(s, 5, 6)
    lay_down(s, 3)
    next_round(s)
    assert asked(s) == "stand"
    assert next_to_answer(s) == 1
    assert why(s, "stand", 4) == 20
    facts = act(s, "stand", 5)
    assert "left_game" in facts
    assert s.pose[3] == 1, "the only one of seat 0 gets up unasked"
    assert (s.pose[5], s.dazed[5], s.pose[6]) == (1, 1, 3)
    assert s.hex_of[6] == -1


def test_rule_21_the_carer_helps_a_neighbour_up() -> None:
    s = table(2)
    put(s, 2, "C3")
    put(s, 0, "C4")
    put(s, 1, "A9")
    put(s, 3, "C2")
    lay_down(s, 0, 1, 3)
    next_round(s)
    act(s, "stand", 3)
    assert asked(s) == "nurse"
    assert why(s, "stand", 1) == 21, "not next to her"
    act(s, "stand", 0)
    assert (s.pose[0], s.pose[1], s.pose[3]) == (1, 3, 1)


def test_rule_22_no_family_tokens_in_round_one_unless_by_option() -> None:
    s = table(2)
    assert asked(s) == "discard"
    assert s.token_count == [[0] * 4] * 4
    assert asked(table(2, tokens_in_round_1="on")) == "tokens"


@pytest.mark.parametrize(("gone", "counts"), [([], [1, 1, 1, 1]), ([3], [1, 1, 2]), ([2, 3], [2, 2]), ([1, 2, 3], [4])])
def test_rule_23_tokens_are_spread_evenly(gone: list[int], counts: list[int]) -> None:
    s = table(2)
    for stolem in gone:
        s.on[s.hex_of[stolem]] = 0
        s.pose[stolem], s.hex_of[stolem] = 3, -1
    next_round(s)
    assert asked(s) == "tokens"
    act(s, "put_token", "boulder", 0)
    assert why(s, "confirm") == 23
    assert why(s, "put_token", "cap", 4) == 23
    act(s, "put_token", "cap", 0 if len(gone) == 1 or len(counts) < 3 else 1)
    for name in ("sprint", "super"):
        free = [stolem for stolem in range(4) if why(s, "put_token", name, stolem) == 0]
        assert free
        act(s, "put_token", name, free[-1])
    act(s, "confirm")
    laid = [bin(s.tokens[0][place]).count("1") for place in range(4) if s.pose[place] == 1]
    assert sorted(laid) == counts


def test_rule_24_tokens_are_laid_in_their_order() -> None:
    s = table(2, tokens_in_round_1="on")
    assert why(s, "put_token", "cap", 0) == 24
    assert why(s, "put_token", "boulder", 0) == 0


def test_rule_25_unused_tokens_come_back_or_stay() -> None:
    for option, expected in (("laid_anew", 15), ("stay", 1)):
        s = table(2, unused_tokens=option)
        for stolem, name in enumerate(("sprint", "cap", "super")):
            token(s, stolem, name)
        next_round(s)
        assert s.token_out[0] == expected


def test_rule_26_surplus_goes_back_at_random_by_choice_or_not() -> None:
    for option, question in (("random", "surplus"), ("choice", "give_back"), ("keep", "discard")):
        s = duel(surplus=option)
        throw(s, 0, 4, "hit")
        act(s, "lay", "hill")
        next_round(s)
        lay_all(s)
        assert s.hit_count[1] == 6
        assert asked(s) == question
        if option == "random":
            act(s, "surplus", 1, "miss")
        elif option == "choice":
            assert why(s, "give_back", "miss") == 0
            held = s.hits[1]
            s.hits[1] = [6, 0]
            assert why(s, "give_back", "hit") == 26, "there is none of that kind to give back"
            s.hits[1] = held
            act(s, "give_back", "hit")
        assert s.hit_count[1] == (6 if option == "keep" else 5)


def lay_all(s: object) -> None:
    """Everybody lays the family tokens in turn."""
    while asked(s) == "tokens":
        first = legal(s)[0].split()
        act(s, first[0], *(first[1:2]), *(int(part) for part in first[2:]))


def test_rule_27_the_draft_goes_round_until_all_have_five() -> None:
    s = duel()
    throw(s, 0, 4, "hit")
    act(s, "lay", "hill")
    s.hit_discard = [2, 2]
    s.hits[0], s.hit_count[0] = [1, 0], 1
    s.hits[1], s.hit_count[1] = [1, 4], 5
    s.hit_discard_count = 4
    next_round(s)
    lay_all(s)
    taken = 0
    lying = s.face_up
    s.face_up = [3, 0]
    assert why(s, "take", "hit") == 27, "none of that kind lies there"
    s.face_up = lying
    while asked(s) == "draft":
        assert next_to_answer(s) == 0, "who has five is skipped"
        act(s, "take", "hit" if s.face_up[HIT] else "miss")
        taken += 1
    assert s.hit_count[0] == 5
    assert taken == 2, "when one kind only is left there is nothing to choose"
    assert asked(s) == "discard"


def test_rule_27_a_card_that_does_not_lie_there_cannot_be_taken() -> None:
    s = duel()
    s.hit_discard, s.hit_discard_count = [2, 1], 3
    s.hits[0], s.hit_count[0] = [0, 2], 2
    next_round(s)
    lay_all(s)
    act(s, "take", "hit")
    assert s.face_up == [0, 0]
    assert asked(s) == "discard"


def test_rule_28_everyone_takes_the_starting_set_again() -> None:
    s = duel()
    play(s, "move")
    act(s, "move", 0, "D5")
    next_round(s)
    lay_all(s)
    assert s.actions[:2] == [[2, 2, 1], [2, 2, 1]]


def test_rule_29_activity_tokens_are_plain_when_a_round_begins_or_stay_by_option() -> None:
    for option, shown in (("plain", [0, 0, 0]), ("stay", [1, 1, 0])):
        s = table(3, activity_tokens=option)
        s.hourglass[1] = 1
        next_round(s)
        while asked(s) != "discard":
            quick(s)
        assert (s.round, s.hourglass[:3]) == (2, shown)


def test_rule_20_somebody_must_stand_up() -> None:
    s = table(2)
    lay_down(s, 0, 1)
    next_round(s)
    assert asked(s) == "stand"
    assert why(s, "stay_down") == 20
