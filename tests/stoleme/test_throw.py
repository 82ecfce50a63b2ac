"""Rock throws (rules 50 to 63) and the family tokens in them (70 to 74)."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.question import NATURE, next_to_answer
from riffle.games.stoleme.board import NAMES
from riffle.games.stoleme.pieces import HIT, MISS

from .positions import act, asked, draw, duel, lay_down, legal, play, put, table, terrain, throw, token, why


def test_rule_50_the_target_must_be_in_range() -> None:
    s = duel()
    put(s, 4, "D8")
    play(s, "throw")
    assert why(s, "throw", 0, 4, "rock") == 0
    put(s, 4, "E9")
    assert why(s, "throw", 0, 4, "rock") == 50


def test_rule_50_two_hit_cards_or_one_by_option_and_no_target_beside_by_option() -> None:
    s = duel()
    s.hits[0], s.hit_count[0] = [0, 1], 1
    act(s, "discard", "gods")
    assert why(s, "play", "throw") == 50
    s = duel(lone_hit_card="on")
    s.hits[0], s.hit_count[0] = [0, 1], 1
    play(s, "throw")
    act(s, "throw", 0, 4, "rock")
    assert asked(s) == "show"
    s = duel(near_throws="off")
    put(s, 5, "D6")
    play(s, "throw")
    assert why(s, "throw", 0, 5, "rock") == 50
    assert why(s, "throw", 0, 4, "rock") == 0


def test_rule_66_high_toss_reaches_farther_from_a_hill() -> None:
    s = table(2, families=(1, 0, 2, 3))
    put(s, 2, "E1")
    put(s, 4, "E4")
    play(s, "throw")
    assert why(s, "throw", 2, 4, "rock") == 0
    put(s, 2, "D1")
    put(s, 4, "D4")
    assert why(s, "throw", 2, 4, "rock") == 50


def test_rule_51_standing_thrower_standing_enemy() -> None:
    s = duel()
    put(s, 1, "D6")
    put(s, 5, "C6")
    lay_down(s, 5, 1)
    play(s, "throw")
    assert why(s, "throw", 0, 1, "rock") == 51
    assert why(s, "throw", 0, 5, "rock") == 51
    assert why(s, "throw", 1, 4, "rock") == 51
    assert why(s, "throw", 0, 12, "rock") == 51


def test_rule_52_one_card_away_unseen_then_one_shown() -> None:
    s = duel()
    play(s, "throw")
    act(s, "throw", 0, 4, "rock")
    assert next_to_answer(s) == NATURE
    assert legal(s) == ["blind 0 miss", "blind 0 hit"]
    act(s, "blind", 0, "hit")
    assert s.hits[0] == [2, 2]
    assert s.hit_discard == [0, 1]
    assert legal(s) == ["show miss", "show hit"]


def test_rule_53_the_shown_card_goes_to_the_target() -> None:
    for result, hand in (("hit", [2, 4]), ("miss", [3, 3])):
        s = duel()
        throw(s, 0, 4, result)
        assert s.hits[1] == hand
        assert s.hit_count[:2] == [3, 6]


def test_rule_54_first_dazed_then_knocked_out() -> None:
    s = duel()
    throw(s, 0, 4, "hit")
    assert (s.dazed[4], s.pose[4], s.score[0]) == (1, 1, 0)
    s = duel()
    s.dazed[4] = 1
    throw(s, 0, 4, "hit")
    assert (s.pose[4], s.score[0]) == (2, 1)


def test_rule_55_a_miss_lands_beside_the_target_and_never_off_the_board() -> None:
    s = duel()
    throw(s, 0, 4, "miss")
    assert asked(s) == "roll"
    assert len(legal(s)) == 6
    s = duel()
    put(s, 0, "E7")
    put(s, 4, "E9")
    throw(s, 0, 4, "miss")
    assert {"roll ne", "roll e", "roll se"} & set(legal(s)) == set()
    act(s, "roll", "w")
    assert NAMES[s.landing] == "E8"
    for option, lands in (("changes", True), ("rolls_again", False)):
        s = duel(blocked_landing=option)
        put(s, 5, "D8")
        lay_down(s, 5)
        throw(s, 0, 4, "miss")
        assert ("roll e" in legal(s)) == lands


def test_rule_56_sure_eye_chooses_the_landing_hex() -> None:
    s = table(2, families=(2, 3, 0, 1))
    put(s, 2, "D5")
    put(s, 7, "D7")
    throw(s, 2, 7, "miss")
    assert asked(s) == "land", "chosen, so no die and no Sidestep"
    assert why(s, "land", "e") == 0
    put(s, 7, "E9")
    assert why(s, "land", "e") == 56


def test_rule_64_a_target_with_sidestep_has_the_die_rolled_once_more() -> None:
    s = table(2, families=(0, 3, 1, 2))
    put(s, 0, "D5")
    put(s, 7, "D7")
    throw(s, 0, 7, "miss")
    act(s, "roll", "e")
    assert asked(s) == "sidestep"
    assert next_to_answer(s) == 1
    act(s, "reroll")
    act(s, "roll", "w")
    assert asked(s) == "lay", "asked once only"
    assert NAMES[s.landing] == "D6"


def test_rule_65_after_a_miss_the_shaper_lays_the_token() -> None:
    s = table(2, families=(3, 0, 1, 2))
    put(s, 1, "D5")
    put(s, 4, "D7")
    throw(s, 1, 4, "miss")
    act(s, "roll", "e")
    assert next_to_answer(s) == 0


def test_rule_57_a_bystander_is_not_harmed_unless_by_option() -> None:
    for option, dazed in (("harmless", 0), ("hit", 1)):
        s = duel(bystander=option)
        put(s, 5, "D8")
        throw(s, 0, 4, "miss")
        act(s, "roll", "e")
        assert s.dazed[5] == dazed
        assert s.dazed[4] == 0
        assert asked(s) == "lay"


def test_rule_58_the_targets_owner_changes_the_land_to_another_kind() -> None:
    s = duel()
    put(s, 4, "D6")
    throw(s, 0, 4, "hit")
    assert next_to_answer(s) == 1
    assert why(s, "lay", "clearing") == 58, "D6 is a printed clearing"
    act(s, "lay", "hill")
    assert s.land[NAMES.index("D6")] == 2
    s = duel(same_as_printed="on")
    put(s, 4, "D6")
    throw(s, 0, 4, "hit")
    assert why(s, "lay", "clearing") == 0
    s = duel()
    terrain(s, "D7", "hill")
    throw(s, 0, 4, "hit")
    assert why(s, "lay", "hill") == 58
    act(s, "lay", "lake")
    assert s.pool == [5, 5, 5, 4], "the old token is back in the pool"


def test_rule_59_a_river_needs_water_beside_it() -> None:
    s = duel()
    throw(s, 0, 4, "hit")
    assert why(s, "lay", "river") == 0, "E7 is a river"
    s = duel()
    put(s, 0, "G2")
    put(s, 4, "G3")
    throw(s, 0, 4, "hit")
    assert why(s, "lay", "river") == 59
    terrain(s, "H2", "lake")
    assert why(s, "lay", "river") == 0


def test_rule_60_only_what_is_in_the_pool() -> None:
    s = duel()
    s.pool[1] = 0
    throw(s, 0, 4, "hit")
    assert why(s, "lay", "hill") == 60


def into_village(**options: Any) -> Any:
    s = duel(**options)
    put(s, 0, "E3")
    put(s, 4, "E4")
    throw(s, 0, 4, "miss")
    act(s, "roll", "e")
    return s


def test_rule_61_a_village_takes_no_token_unless_it_is_buried() -> None:
    s = into_village()
    assert s.land[NAMES.index("E5")] == 0
    assert asked(s) == "discard"
    s = into_village(village_buried="on")
    assert asked(s) == "lay"
    act(s, "lay", "hill")
    assert s.land[NAMES.index("E5")] == 2
    assert s.pose[0] == 2


def test_rule_62_the_gods_strike_who_hits_the_village() -> None:
    s = into_village()
    assert (s.dazed[0], s.pose[0]) == (1, 2)
    assert s.score == [0, 0, 0, 0]


def test_rule_63_the_point_comes_before_the_land() -> None:
    s = duel()
    s.dazed[4] = 1
    s.score[0] = 2
    s.pool = [0, 0, 0, 0]
    throw(s, 0, 4, "hit")
    assert s.ended == 1, "won by knock-outs, though no token could be laid"


def test_rule_70_a_token_works_once_and_only_where_it_lies() -> None:
    s = duel()
    token(s, 1, "boulder")
    put(s, 1, "D6")
    play(s, "throw")
    assert why(s, "throw", 0, 4, "boulder") == 70
    act(s, "throw", 1, 4, "boulder")
    assert s.tokens[0] == [0, 0, 0, 0]
    assert s.token_out[0] & 1 == 1


def test_rule_75_to_a_thick_skull_a_boulder_is_an_ordinary_rock() -> None:
    s = table(2, families=(0, 2, 1, 3))
    put(s, 0, "D5")
    put(s, 5, "D7")
    token(s, 0, "boulder")
    throw(s, 0, 5, "hit", "boulder")
    assert (s.dazed[5], s.pose[5]) == (1, 1)


def test_rule_71_a_boulder_knocks_out_at_once_and_is_used_up_by_a_miss() -> None:
    s = duel()
    token(s, 0, "boulder")
    throw(s, 0, 4, "hit", "boulder")
    assert (s.dazed[4], s.pose[4], s.score[0]) == (1, 2, 1)
    s = duel()
    token(s, 0, "boulder")
    throw(s, 0, 4, "miss", "boulder")
    assert s.token_count[0][0] == 0


def test_rule_72_the_cap_is_asked_about_whenever_a_token_lies_there() -> None:
    s = duel()
    token(s, 4, "sprint")
    throw(s, 0, 4, "hit")
    assert asked(s) == "cap"
    assert next_to_answer(s) == 1
    assert why(s, "wear_cap") == 70
    act(s, "no_cap")
    assert s.dazed[4] == 1
    s = duel()
    token(s, 4, "cap")
    token(s, 0, "boulder")
    throw(s, 0, 4, "hit", "boulder")
    act(s, "wear_cap")
    assert (s.dazed[4], s.pose[4]) == (0, 1)
    assert asked(s) == "lay", "the land changes all the same"


def test_rule_72_options_of_the_cap() -> None:
    s = duel(cap_boulder="dazes")
    token(s, 4, "cap")
    token(s, 0, "boulder")
    throw(s, 0, 4, "hit", "boulder")
    act(s, "wear_cap")
    assert (s.dazed[4], s.pose[4]) == (1, 1)
    s = duel(cap_timing="before")
    token(s, 4, "cap")
    play(s, "throw")
    act(s, "throw", 0, 4, "rock")
    assert asked(s) == "cap"
    act(s, "wear_cap")
    draw(s, "miss")
    assert asked(s) == "roll"
    assert s.token_count[1][0] == 0, "wasted on a miss"


def test_rule_74_super_throw_reaches_one_farther_and_is_spent_only_then() -> None:
    s = duel()
    token(s, 0, "super")
    play(s, "throw")
    act(s, "throw", 0, 4, "rock")
    assert s.token_count[0][0] == 1
    s = duel()
    token(s, 0, "super")
    put(s, 4, "E9")
    play(s, "throw")
    act(s, "throw", 0, 4, "rock")
    assert s.token_count[0][0] == 0
    assert (s.hits[0][MISS], s.hits[0][HIT]) == (2, 3)
