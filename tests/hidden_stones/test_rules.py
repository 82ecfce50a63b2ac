"""A test for every numbered rule of a turn, and the examples of the rulebook. Rules 60 and up: test_endings.py."""

from __future__ import annotations

import random

import pytest

from riffle.core.declare.question import NATURE
from riffle.core.game import Speed
from riffle.core.match import Match
from riffle.core.refusal import Refused
from riffle.core.rulebook import LANGUAGES
from riffle.games.hidden_stones import rules
from riffle.games.hidden_stones.actions import Action
from riffle.games.hidden_stones.cards import ALL, CARDS, PAIR_NAMES, PAIRS, STONES, VALUE
from riffle.games.hidden_stones.state import FIRST_PLAYER
from riffle.games.hidden_stones.stones import matches

from .positions import GAME, IDLE, at_turn, card, cell, faces, give, hold, layout, legal, pair, position, why_not


def dealt(seats: int, seed: int = 1, **options: object) -> Match:
    match = Match(GAME, seats, options, dice=random.Random(seed))
    match.advance()
    return match


# Setting up


def test_rule_1_nine_stones_of_four_types_lie_either_side_up() -> None:
    seen = set()
    for seed in range(120):
        s = dealt(2, seed).state
        assert sorted(face // 2 for face in s.faces) == sorted(
            kind for kind, count in enumerate(STONES) for _ in range(count)
        )
        seen |= {(at, face) for at, face in enumerate(s.faces)}
    assert len(seen) == 9 * 8, "every face turns up in every cell"


def test_rule_1_a_face_is_as_likely_as_stones_of_its_type_are_left() -> None:
    s = GAME.start(2, nature="ask").state
    assert [rules.odds(s, Action.lay(0, face)) for face in range(8)] == [1, 1, 2, 2, 3, 3, 3, 3]
    rules.apply(s, NATURE, Action.lay(0, 0))
    assert rules.why_not(s, NATURE, Action.lay(1, 1)) == 99, "sun and moon are one stone"


@pytest.mark.parametrize("seats", range(1, 6))
def test_rule_2_everyone_is_dealt_four_cards_only_they_see(seats: int) -> None:
    match = dealt(seats)
    for seat in range(seats):
        assert sum(match.state.hands[seat]) == match.state.hand_count[seat] == 4
        others = [row for other, row in enumerate(match.view(seat)["hands"]) if other != seat]
        assert all(flag is None for row in others for flag in row)


@pytest.mark.parametrize("seats", range(2, 6))
def test_rule_3_the_other_cards_are_the_pile(seats: int) -> None:
    s = dealt(seats).state
    assert s.pile_count == sum(s.pile) == CARDS - 4 * seats
    assert s.discard_count == 0


def test_rule_4_the_first_player_is_drawn_and_stays_marked() -> None:
    starts = {dealt(3, seed).state.start for seed in range(20)}
    assert starts == {0, 1, 2}


def test_rule_4_the_first_player_can_be_named() -> None:
    match = dealt(3, first="2")
    assert match.state.start == match.state.turn == 1
    assert all(event.question != FIRST_PLAYER for event in match.log if event.seat != NATURE)
    assert "begins" in [GAME.facts.kinds[row[0]].name for event in match.log for row in event.facts]


def test_an_option_first_beyond_the_players_is_refused() -> None:
    with pytest.raises(ValueError, match="names player 4, but there are 3"):
        Match(GAME, 3, {"first": "4"})


# The turn


def test_rule_10_turns_go_clockwise() -> None:
    s = at_turn(IDLE, "BH", "FR", "HT")
    for following in (1, 2, 0):
        give(s, "end")
        assert s.turn == following


def test_rule_11_any_number_of_actions_in_any_order() -> None:
    s = at_turn("SFB/HTH/DRD", "TH HT RD B/D")
    s.seats = 2
    give(s, "score", card("TH"))
    give(s, "flip", card("B/D"), cell("a1"))
    give(s, "score", card("RD"))
    assert s.acted == 3
    assert s.turn == 0
    give(s, "score", card("HT"))
    assert s.scored_count[0] == 3


def test_rule_12_with_an_empty_hand_only_the_end_is_left() -> None:
    s = at_turn(IDLE, "BH", "FR")
    give(s, "flip", card("BH"), 0)
    assert legal(s, 0) == ["end"]
    assert why_not(s, "swap", card("BH"), 0) == 12
    assert why_not(s, "flip", card("FR"), 0) == 12
    assert why_not(s, "score", card("BH")) == 12
    assert why_not(s, "pass_turn") == 50
    give(s, "end")
    assert s.hand_count[0] == 4


def test_rule_12_beginning_a_turn_without_a_card_one_may_still_pass() -> None:
    s = at_turn(IDLE, "", "FR", deck=[card("FR")])
    assert legal(s, 0) == ["end", "pass_turn"]
    assert why_not(s, "flip", card("FR"), 0) == 12


# Moving stones


def test_rule_20_a_move_costs_a_card_from_the_hand() -> None:
    s = at_turn(IDLE, "BH", "FR")
    assert why_not(s, "swap", card("FR"), 0) == 20
    assert why_not(s, "flip", card("FR"), 0) == 20
    give(s, "swap", card("BH"), pair("a1-b1"))
    assert s.discard[card("BH")] == 1
    assert s.hand_count[0] == 0


def test_rule_20_a_move_that_gains_nothing_is_allowed() -> None:
    s = at_turn("DDS/FFH/HHD", "BH", "FR")
    give(s, "swap", card("BH"), pair("a1-b1"))
    assert layout(s) == "DDS/FFH/HHD"


def test_rule_20_forbidding_lights_the_card() -> None:
    s = at_turn(IDLE, "BH", "FR")
    assert why_not(s, "swap", card("FR"), 3) == 20
    assert s.lit[0] == card("FR")


def test_rule_21_neighbours_swap_and_keep_their_faces() -> None:
    s = at_turn("SFB/HTH/DRD", "BH FR", "HT")
    give(s, "swap", card("BH"), pair("a1-b1"))
    assert layout(s) == "FSB/HTH/DRD"
    give(s, "swap", card("FR"), pair("b2-b3"))
    assert layout(s) == "FSB/HRH/DTD"


def test_rule_21_there_are_twelve_pairs_and_none_is_diagonal() -> None:
    assert len(PAIRS) == 12
    assert {other - one for one, other in PAIRS} == {1, 3}
    assert all(one // 3 == other // 3 for one, other in PAIRS if other - one == 1)


def test_rule_21_stones_that_do_not_touch_are_refused_by_that_rule() -> None:
    game = position(at_turn(IDLE, "BH FR", "HT"))
    for names in ("a1-c1", "a1-b2", "c3-a1", "b2-b2"):
        refusal = game.why_not(f"swap c05 {names}")
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("forbidden", 21)
        assert "side by side" in refusal.words
        with pytest.raises(Refused) as refused:
            game.play(f"swap c05 {names}")
        assert refused.value.rule == 21
    nowhere = game.why_not("swap c05 a1-d1")
    assert nowhere is not None
    assert nowhere.code == "malformed"


def test_rule_21_a_pair_may_be_written_either_way_round() -> None:
    for names in PAIR_NAMES:
        one, other = names.split("-")
        assert Action.parse(f"swap c05 {other}-{one}") == Action.parse(f"swap c05 {names}")
    assert str(GAME.action("swap c05 b1-a1")) == "swap c05 a1-b1", "it is written one way"


def test_rule_22_a_turned_stone_shows_its_other_side() -> None:
    for at, (up, down) in enumerate(zip("SFBHTHDRD", "MBFTHTRDR", strict=True)):
        s = at_turn("SFB/HTH/DRD", "BH", "HT")
        give(s, "flip", card("BH"), at)
        assert layout(s).replace("/", "")[at] == down != up


# Scoring


def test_rule_30_a_card_scores_only_if_its_formation_lies() -> None:
    s = at_turn("BHT/FSD/RDH", "FR BH", "HT")
    assert why_not(s, "score", card("FR")) == 30, "fish over tree is not fish beside tree"
    assert s.lit[0] == card("FR")
    assert why_not(s, "score", card("BH")) == 0


def test_rule_30_a_formation_is_neither_turned_nor_mirrored() -> None:
    s = at_turn("HBS/FTD/RDT", "BH", "HT")
    assert not matches(s, card("BH"))
    s.faces = faces("BHS/FTD/RDT")
    assert matches(s, card("BH"))


def test_rule_31_only_a_card_from_the_own_hand_scores() -> None:
    s = at_turn("BHT/DSR/DBH", "FR", "BH")
    assert why_not(s, "score", card("BH")) == 31
    assert why_not(s, "score", card("BH"), seat=1) == 99, "and only on the own turn"


def test_rule_31_scoring_costs_nothing_and_changes_nothing() -> None:
    s = at_turn("BHT/DSR/DBH", "BH FR", "HT")
    give(s, "score", card("BH"))
    assert layout(s) == "BHT/DSR/DBH"
    assert s.score_pile[0][card("BH")] == 1
    assert s.hand_count[0] == 1
    assert s.discard_count == 0


def test_rule_32_grey_stones_are_any_stone_but_need_room() -> None:
    s = at_turn("SHB/RDD/HBT", "*HB", "HT")
    assert matches(s, card("*HB")), "by the top row"
    s.faces = faces("SHD/RBD/HBT")
    assert not matches(s, card("*HB")), "horse and bird on the left leave no room for the grey stone"


def test_rule_32_a_lone_face_is_bound_to_its_place_by_grey_stones() -> None:
    s = at_turn("SHB/DFD/HDT", "***/*F*/***", "HT")
    assert matches(s, card("***/*F*/***"))
    s.faces = faces("SHB/FDD/HDT")
    assert not matches(s, card("***/*F*/***"))


def test_rule_33_a_card_scores_once_though_it_lies_twice() -> None:
    s = at_turn("BHT/DSR/DBH", "BH FR", "HT")
    names = give(s, "score", card("BH"))
    assert names.count("scored") == 1
    assert names.count("formation") == 2
    assert rules.points(s, 0) == 1
    assert why_not(s, "score", card("BH")) == 31


def test_rule_33_the_same_stones_serve_several_cards() -> None:
    s = at_turn("SHB/RDD/HBT", "*HB RD HT", "FR")
    give(s, "score", card("*HB"))
    give(s, "score", card("RD"))
    assert s.scored_count[0] == 2
    give(s, "flip", card("HT"), 0)
    assert rules.points(s, 0) == 3, "what is scored stays scored"


def test_rule_34_everyone_is_shown_the_stones_of_every_place() -> None:
    s = at_turn("BHT/DSR/DBH", "BH", "HT")
    give(s, "score", card("BH"))
    cells = [row[2] for row in s.facts[: s.fact_count] if row[0] == GAME.facts.FORMATION]
    assert cells == [0b000000011, 0b110000000]


# The end of a turn


def test_rule_40_the_hand_is_refilled_to_four() -> None:
    s = at_turn(IDLE, "BH FR", "HT")
    names = give(s, "end")
    assert names.count("drew") == 2
    assert s.hand_count[0] == 4


def test_rule_40_a_turn_may_end_without_any_action_and_a_large_hand_is_kept() -> None:
    s = at_turn(IDLE, "BH FR HT TH RD D/D", "RR")
    give(s, "end")
    assert s.hand_count[0] == 6
    assert s.passed[0] == 0


def test_rule_41_the_discards_become_the_pile_when_a_card_must_be_drawn() -> None:
    s = at_turn(IDLE, "BH FR HT TH", "RR", deck=[card(each) for each in ("BH", "FR", "HT", "TH", "RR", "RD", "D/D")])
    for each in ("BH", "FR", "HT"):
        give(s, "flip", card(each), 0)
    assert s.discard_count == 3
    names = give(s, "end")
    assert names.count("reshuffled") == 1
    assert names.index("reshuffled") > names.index("drew"), "only when the pile is empty, in the middle of the draw"
    assert s.hand_count[0] == 4
    assert (s.pile_count, s.discard_count) == (2, 0)


def test_rule_41_scored_cards_never_return() -> None:
    deck = [card(each) for each in ("BH", "FR", "HT", "RR")]
    s = at_turn("BHT/DSR/DBH", "BH FR HT", "RR", deck=deck)
    give(s, "score", card("BH"))
    give(s, "flip", card("FR"), 0)
    give(s, "end")
    assert s.hands[0][card("BH")] == 0
    assert s.hands[0][card("FR")] == 1


def test_rule_42_with_both_piles_empty_one_plays_on_with_fewer() -> None:
    s = at_turn(IDLE, "BH FR", "RR", deck=[card(each) for each in ("BH", "FR", "RR")])
    give(s, "end")
    assert s.hand_count[0] == 2
    assert s.turn == 1


# Passing


def test_rule_50_a_pass_is_instead_of_everything_else() -> None:
    s = at_turn("BHT/DSR/DBH", "BH FR", "HT")
    assert why_not(s, "pass_turn") == 0
    give(s, "score", card("BH"))
    assert why_not(s, "pass_turn") == 50
    s = at_turn(IDLE, "BH FR", "HT")
    give(s, "flip", card("BH"), 0)
    assert why_not(s, "pass_turn") == 50


def test_rule_51_nobody_passes_twice_running_but_an_idle_end_lifts_the_ban() -> None:
    s = at_turn(IDLE, "BH FR HT TH", "RR RD D/D T/T")
    give(s, "pass_turn")
    assert why_not(s, "pass_turn") == 0, "the ban is each seat's own"
    give(s, "end")
    assert why_not(s, "pass_turn") == 51
    give(s, "end")
    give(s, "end")
    assert why_not(s, "pass_turn") == 0


def test_rule_52_a_pass_draws_two_and_the_next_turn_begins_with_six() -> None:
    s = at_turn(IDLE, "BH FR HT TH", "RR")
    give(s, "pass_turn")
    assert s.hand_count[0] == 6
    assert s.turn == 1


def test_rule_53_the_hand_cap_forbids_a_pass_beyond_it() -> None:
    s = at_turn(IDLE, "BH FR HT TH RD", "RR", options={"hand_cap": 6})
    assert why_not(s, "pass_turn") == 53
    s = at_turn(IDLE, "BH FR HT TH", "RR", options={"hand_cap": 6})
    assert why_not(s, "pass_turn") == 0
    s = at_turn(IDLE, "BH FR HT TH RD", "RR")
    assert why_not(s, "pass_turn") == 0, "without the option there is no limit"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rule_53_speaks_of_a_number_only_where_there_is_a_cap(lang: str) -> None:
    told = {cap: GAME.rulebook.rule_text(53, lang, GAME.start(2, hand_cap=cap).options) for cap in (0, 6)}
    assert "0" not in told[0]
    assert "6" in told[6]


@pytest.mark.parametrize("speed", ["plain", "fast"])
def test_rule_53_without_a_cap_a_hand_grows_by_passes_and_idle_ends(speed: Speed) -> None:
    match = Match(GAME, 2, {"first": "1"}, dice=random.Random(9), speed=speed)
    match.advance()
    sizes: list[int] = []
    for turn in range(30):
        for seat in (0, 1):
            code = Action.pass_turn() if turn % 2 == 0 else Action.end()
            match.answer(seat, code)
        sizes.append(match.position.field("hand_count")[0])
    assert sizes[:6] == [6, 6, 8, 8, 10, 10]
    assert sum(match.position.field("hand_count")) + match.position.field("pile_count") == CARDS


def test_rule_99_what_is_not_asked_is_refused_to_everyone() -> None:
    s = at_turn(IDLE, "BH", "FR")
    assert why_not(s, "end", seat=1) == 99
    assert why_not(s, "end", seat=NATURE) == 99
    assert why_not(s, "draw", 0, 3) == 99
    s = GAME.start(2, nature="ask").state
    assert rules.why_not(s, NATURE, Action.begins(0)) == 99
    assert rules.why_not(s, 0, Action.end()) == 99


def test_score_piles_discards_and_counts_are_public() -> None:
    s = at_turn("BHT/DSR/DBH", "BH FR", "HT")
    give(s, "score", card("BH"))
    give(s, "flip", card("FR"), 4)
    seen = position(s).view(1)
    assert seen.score_pile[0][card("BH")] == 1
    assert seen.discard[card("FR")] == 1
    assert seen.hand_count[0] == 0


def test_ending_the_turn_is_always_legal() -> None:
    match = dealt(3, 6)
    dice = random.Random(6)
    for _ in range(150):
        seat = match.asked[0]
        assert "end" in match.legal(seat)
        match.answer(seat, dice.choice(match.legal(seat)))


def test_values_are_those_of_the_deck() -> None:
    counts = {value: sum(each.value == value for each in ALL) for value in (1, 2, 3, 5)}
    assert counts == {1: 28, 2: 26, 3: 13, 5: 5}
    assert sum(VALUE) == 144
    assert len({each.pattern for each in ALL}) == CARDS


def test_hands_may_grow_to_the_whole_deck() -> None:
    s = at_turn(IDLE, "BH", "FR")
    hold(s, 0, [each for each in range(CARDS) if s.pile[each] == 1])
    assert len(legal(s, 0)) <= rules.MOST_LEGAL
