"""Setting up, programming, the course of a turn, dragons: rules 1-25 and 90-99."""

from __future__ import annotations

import itertools

import pytest

from riffle.core.declare.options import OptionError
from riffle.core.declare.question import NATURE
from riffle.core.event import Step
from riffle.core.match import Match
from riffle.core.refusal import Refused
from riffle.games.river_dragons import planks
from riffle.games.river_dragons.actions import Action
from riffle.games.river_dragons.board import COLOURS

from .positions import (
    COLOUR,
    GAME,
    PLAIN,
    PLANK,
    SPACE,
    act,
    bridge,
    give,
    happened,
    legal,
    opened,
    parts,
    program,
    question,
    stand,
    stones,
    texts,
    why,
)

IDLE = "move moves jump"


@pytest.mark.parametrize(
    ("seats", "options", "colours"),
    [
        (2, {}, "black pink"),
        (3, {}, "blue red yellow"),
        (3, {"three_players": "blue_red_pink"}, "blue red pink"),
        (4, {}, "blue red yellow green"),
        (5, {}, "blue red yellow pink green"),
        (6, {}, "blue black red yellow pink green"),
    ],
)
def test_rule_1_the_colours_follow_the_number_of_players(seats, options, colours):
    s = opened(seats, **options)
    assert [COLOURS[s.colour[seat]] for seat in range(seats)] == colours.split()


def test_rule_2_everyone_begins_at_home_with_six_planks_and_the_dragons_of_the_others():
    s = opened(2)
    assert s.pawn[:2] == s.colour[:2]
    assert [s.holder.count(seat) for seat in (0, 1, 7)] == [6, 6, 24]
    hand = [text for text in texts(s, 0) if text.startswith("lay_card")]
    assert len(hand) == 9
    assert [card for card in hand if "dragon" in card] == ["lay_card dragon_pink"]
    assert len(legal(opened(6), 0)) == 13


def test_rule_3_the_goal_is_the_village_opposite():
    s = opened(2)
    bridge(s, "black1", "pink-D4")
    stand(s, 0, "black1")
    act(s, 0, "move")
    assert (s.ended, PLAIN.winner(s, 0), PLAIN.winner(s, 1)) == (1, 1, 0)


def test_rule_4_the_first_player_is_drawn_or_named():
    s = PLAIN.start(3, GAME.options.read({}))
    for _ in range(3):
        PLAIN.apply(s, NATURE, legal(s, NATURE)[0])
    assert texts(s, NATURE) == ["begins 0", "begins 1", "begins 2"]
    s = PLAIN.start(3, GAME.options.read({"starts": "2"}))
    for _ in range(3):
        PLAIN.apply(s, NATURE, legal(s, NATURE)[0])
    assert texts(s, NATURE) == ["begins 1"]
    with pytest.raises(OptionError):
        GAME.check(2, GAME.options.read({"starts": "3"}))


def test_rule_5_turns_go_clockwise_by_villages_whatever_the_seats():
    s = PLAIN.start(4, GAME.options.read({"colours": "chosen"}))
    for seat, colour in enumerate(("yellow", "blue", "green", "red")):
        give(s, seat, f"choose {colour}")
    give(s, NATURE, "begins 1")
    for seat in range(4):
        program(s, seat, f"stone stones {IDLE}")
    order = []
    while question(s) == "place_stone" and s.slot == 0:
        order.append(s.actor)
        answer = legal(s, s.actor)[0]
        PLAIN.apply(s, s.actor, answer)
    assert order == [1, 3, 0, 2]


def test_rule_6_a_colour_must_be_in_play_and_free():
    s = PLAIN.start(4, GAME.options.read({"colours": "chosen"}))
    assert why(s, 0, "choose pink") == 6
    give(s, 0, "choose red")
    assert why(s, 1, "choose red") == 6
    assert texts(s, 1) == ["choose blue", "choose yellow", "choose green"]


def test_rule_10_everyone_programs_at_once_and_unseen():
    match = Match(GAME, 2, GAME.options.read({}))
    match.advance()
    assert match.question.seats == (0, 1)
    match.answer(0, Step(Action.lay_card(0)))
    assert match.view(0)["program"][0][0] == 1
    assert match.view(1)["program"][0] == [None] * 5


def test_rule_11_each_card_lies_once():
    s = opened(2)
    give(s, 0, "lay_card plank")
    assert why(s, 0, "lay_card plank") == 11


def test_rule_12_one_dragon_at_most():
    s = opened(4)
    give(s, 0, "lay_card dragon_red")
    assert why(s, 0, "lay_card dragon_green") == 12


def test_rule_13_no_dragon_of_absent_colours_nor_of_ones_own():
    s = opened(2)
    assert why(s, 0, "lay_card dragon_red") == 13
    assert why(s, 0, "lay_card dragon_black") == 13


def test_rule_14_a_program_has_five_cards():
    s = opened(2)
    for card in ("stone", "stones", "plank", "planks"):
        give(s, 0, f"lay_card {card}")
    assert why(s, 0, "confirm") == 14
    give(s, 0, "lay_card jump")
    assert why(s, 0, "lay_card move") == 14
    assert texts(s, 0) == ["confirm"]


@pytest.mark.parametrize(("reopen", "code"), [("off", "already_answered"), ("on", "")])
def test_rule_15_a_confirmed_program_is_final_unless_it_may_be_reopened(reopen, code):
    match = Match(GAME, 2, GAME.options.read({"reopen": reopen}))
    match.advance()
    whole = [*(Step(Action.lay_card(card)) for card in range(5)), Step(Action.confirm())]
    match.answer(0, whole)
    assert bool(match.position.legal_for(0)) == (reopen == "on")
    if code:
        with pytest.raises(Refused) as refused:
            match.answer(0, whole)
        assert refused.value.refusal.code == code
    else:
        match.answer(0, [*reversed(whole[:5]), whole[5]])
        assert match.view(0)["program"][0] == [5, 4, 3, 2, 1]


def test_rule_20_cards_are_shown_place_by_place():
    s = opened(2)
    program(s, 0, f"stone {IDLE} remove")
    program(s, 1, f"stone {IDLE} remove")
    assert s.slot == 0
    assert s.revealed[0] == [1, 0, 0, 0, 0]
    assert len(parts(s, "revealed")) == 2


def test_rule_21_the_first_player_acts_first_on_the_board_as_it_is():
    s = opened(2)
    program(s, 0, f"stone {IDLE} dragon_pink")
    program(s, 1, f"stone {IDLE} dragon_black")
    assert (question(s), s.actor) == ("place_stone", 0)
    give(s, 0, "place A1")
    assert why(s, 1, "place A1") == 31


def test_rule_22_the_first_player_moves_on_and_cards_come_back():
    s = opened(2)
    for seat in (0, 1):
        program(s, seat, f"{IDLE} remove plank")
    for seat in (0, 1):
        give(s, seat, texts(s, seat)[0])
    assert (question(s), s.turn, s.first) == ("program", 2, 1)
    assert s.program[0] == [0] * 5
    assert len(legal(s, 0)) == 9


def test_rule_23_arriving_ends_the_game_at_once_also_after_one_of_two_steps():
    s = opened(2)
    bridge(s, "black1", "pink-D4")
    stand(s, 0, "black1")
    act(s, 0, "moves")
    assert (s.ended, s.asked, s.pawn[0]) == (1, 0, COLOUR["pink"])


def test_rule_23_the_third_place_can_end_the_game_before_the_fourth():
    s = opened(2)
    bridge(s, "black1", "pink-D4")
    stand(s, 0, "black1")
    program(s, 0, "plank dragon_pink move stone stones")
    program(s, 1, f"{IDLE} stone plank")
    while s.ended == 0:
        seat = s.actor
        give(s, seat, texts(s, seat)[0])
    assert s.slot <= 2
    assert s.revealed[0][3] == 0


def test_rule_23_a_jump_can_win():
    s = opened(2)
    bridge(s, "black1", "pink-D4")
    bridge(s, "black2", "B5-D4")
    stand(s, 0, "black2")
    stand(s, 1, "black1")
    act(s, 0, "jump")
    assert (s.ended, s.pawn[0]) == (1, COLOUR["pink"])


def test_rule_24_the_turn_limit_ends_a_game_nobody_won():
    s = opened(2, turn_limit=1)
    for seat in (0, 1):
        program(s, seat, f"{IDLE} remove plank")
    for seat in (0, 1):
        give(s, seat, texts(s, seat)[0])
    assert s.ended == 2
    assert [PLAIN.winner(s, seat) for seat in (0, 1)] == [0, 0]


def test_rule_25_the_game_ends_only_when_nobody_can_cross_any_more():
    """Five planks are the fewest that lead across the islands, four with the longer ones of the short game."""
    for short, fewest in (("off", 5), ("on", 4)):
        s = opened(2, short_game=short, stranded="count")
        left(s, fewest + 1)
        act(s, 0, "plank")
        give(s, 0, "take black6")
        assert (s.ended, s.holder.count(7)) == (0, 36 - fewest)
        left(s, fewest)
        act(s, 0, "plank")
        give(s, 0, "take black6")
        assert s.ended == 3


def left(s, planks):
    """Only that many planks are in the game, black6 and then pink's."""
    s.holder[:] = [7] * 36
    for plank in [PLANK["black6"], *range(PLANK["pink1"], PLANK["pink6"] + 1)][:planks]:
        s.holder[plank] = 0 if plank == PLANK["black6"] else 1


def test_rule_25_the_game_goes_on_while_two_planks_are_left():
    for side in ("islands", "water"):
        s = opened(2, side=side)
        left(s, 3)
        act(s, 0, "plank")
        give(s, 0, "take black6")
        assert (s.ended, s.holder.count(7)) == (0, 34)
        left(s, 2)
        act(s, 0, "plank")
        give(s, 0, "take black6")
        assert (s.ended, s.holder.count(7)) == (3, 35)


def test_rule_25_two_planks_take_a_pawn_across():
    """black5 and black6 are all there is: lay one ahead, step onto it, take up the one behind."""
    s = opened(2)
    s.holder[:] = [7] * 36
    s.holder[PLANK["black5"]] = s.holder[PLANK["black6"]] = 0
    route = ("black", "E2", "A1", "A3", "E5", "pink")
    stones(s, *route[1:-1])
    for number, (behind, ahead) in enumerate(itertools.pairwise(route)):
        plank, other = ("black5", "black6") if number % 2 == 0 else ("black6", "black5")
        act(s, 0, "plank")
        give(s, 0, f"take {plank}")
        give(s, 0, f"lay {behind}-{ahead}")
        step(s, plank)
        if number > 0:
            act(s, 0, "remove")
            give(s, 0, f"remove_plank {other}")
        assert s.ended == 0
    step(s, "pink")
    assert (s.ended, s.pawn[0]) == (1, COLOUR["pink"])


def step(s, space):
    act(s, 0, "move")
    if s.pawn[0] != SPACE[space]:
        give(s, 0, f"move {space}")
    assert s.pawn[0] == SPACE[space]


def test_rule_25_a_pawn_on_the_last_plank_may_still_step_home():
    s = opened(2)
    left(s, 0)
    s.holder[PLANK["black1"]] = 0
    bridge(s, "black1", "pink-D4")
    stand(s, 0, "black1")
    planks.end_if_stranded(s)
    assert s.ended == 0
    stand(s, 0, "black")
    planks.end_if_stranded(s)
    assert s.ended == 3


def test_rule_25_a_pawn_on_its_way_may_still_arrive():
    s = opened(2, stranded="count")
    left(s, 2)
    s.holder[PLANK["pink1"]] = 7
    bridge(s, "black1", "pink-D4")
    stand(s, 0, "black1")
    act(s, 1, "plank")
    assert s.ended == 0
    act(s, 0, "plank")
    give(s, 0, "take black6")
    assert s.ended == 0
    act(s, 0, "jump")
    assert happened(s)[:2] == ["acts", "fell"]
    assert s.ended == 3


def test_rule_25_on_open_water_as_far_as_all_planks_reach():
    s = opened(4, side="water", stranded="count")
    sixes = [PLANK[f"{colour}6"] for colour in ("blue", "green", "red", "yellow")]
    for keep, ended in ((sixes, 0), (sixes[:3], 3)):
        s.holder[:] = [7] * 36
        for plank in keep:
            s.holder[plank] = s.seat_of[plank // 6]
        s.ended = 0
        planks.end_if_stranded(s)
        assert s.ended == ended


def test_the_rulebook_knows_no_limit_of_turns():
    assert GAME.options.read({"preset": "rulebook"})["turn_limit"] == 0


@pytest.mark.parametrize("option", list(GAME.options.each))
def test_every_option_changes_some_rule(option):
    """A switch that no sentence follows would leave the rules untrue in one of its positions."""
    words = GAME.options.each[option]
    other = next(value for value in range(words.low, words.high + 1) if value != words.default)
    texts = [
        [GAME.rulebook.rule_text(number, "en", GAME.options.for_texts(values)) for number in GAME.rulebook.rules]
        for values in (GAME.options.read({}), {**GAME.options.read({}), option: other})
    ]
    assert texts[0] != texts[1]


def test_rule_90_a_dragon_stops_the_card_in_the_same_place():
    s = opened(2)
    program(s, 0, f"stone {IDLE} plank")
    program(s, 1, f"dragon_black {IDLE} plank")
    assert parts(s, "cancelled")[0] == {"seat": 0, "by": 1, "slot": 0, "card": 0}
    assert sum(s.stone) == 0
    assert "stone_placed" not in happened(s)


def test_rule_91_a_dragon_does_not_stop_a_dragon():
    s = opened(4)
    program(s, 0, f"dragon_red {IDLE} stone")
    program(s, 1, f"dragon_yellow {IDLE} stone")
    program(s, 2, f"stone {IDLE} stones")
    program(s, 3, f"stones {IDLE} stone")
    assert s.cancelled[1][0] == 0
    assert s.cancelled[2][0] == 1
    assert parts(s, "dragon_spared")[0]["victim"] == 1


def test_rule_92_several_dragons_may_meet_one_player():
    s = opened(4)
    program(s, 0, f"dragon_red {IDLE} stone")
    program(s, 1, f"stone {IDLE} stones")
    program(s, 2, f"dragon_red {IDLE} stones")
    program(s, 3, f"stone {IDLE} stones")
    assert [fact["by"] for fact in parts(s, "cancelled")] == [0, 2]
    assert question(s) == "place_stone"
    assert s.actor == 3


@pytest.mark.parametrize(("card", "number"), [("stone", 30), ("plank", 40), ("remove", 60), ("move", 70), ("jump", 80)])
def test_rules_30_40_60_80_what_a_card_asks_for_cannot_be_declined(card, number):
    """Rules 30, 40, 60, 70 and 80: only a second step is a choice."""
    s = opened(2)
    for plank, pair in (("black1", "black-D1"), ("black3", "black-E2"), ("black2", "B2-D1")):
        bridge(s, plank, pair)
    bridge(s, "black5", "D1-F1")
    stones(s, "A2")
    if card == "jump":
        stand(s, 1, "black1")
    act(s, 0, card)
    assert why(s, 0, "stop") == number


def test_rule_70_nobody_steps_into_the_empty_river():
    s = opened(2)
    bridge(s, "black1", "black-D1")
    bridge(s, "black3", "black-E2")
    act(s, 0, "move")
    assert why(s, 0, "move black6") == 70
    assert why(s, 0, "move pink") == 71


def test_rule_99_only_what_is_asked_and_only_by_the_seat_asked():
    s = opened(2)
    stones(s, "A1")
    act(s, 0, "stone")
    assert why(s, 1, "place A2") == 99
    assert why(s, 0, "take black1") == 99
    assert why(s, 0, "move black1") == 99
    assert why(s, NATURE, "begins 0") == 99
    assert SPACE["black"] == COLOUR["black"]
