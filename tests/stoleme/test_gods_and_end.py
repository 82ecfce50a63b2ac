"""The gods (rules 80 to 86) and the ends of the game (90 to 96)."""

from __future__ import annotations

from typing import Any

import pytest

from riffle.core.declare.question import NATURE, next_to_answer
from riffle.games.stoleme import rules
from riffle.games.stoleme.board import NAMES
from riffle.games.stoleme.state import GODS_WIN, KNOCKOUT_WIN, LAST_FAMILY, ROUND_LIMIT, TOKENS_OUT

from .positions import GAME, act, asked, code, duel, lay_down, legal, next_round, play, put, table, terrain, throw, why


def with_set(seats: int = 2, **options: Any) -> Any:
    """Seat 0 holds the card of two clearings and a hill, and they lie on the board."""
    s = table(seats, **options)
    for name, kind in (("C3", "clearing"), ("C2", "clearing"), ("G3", "hill")):
        terrain(s, name, kind)
    return s


def test_rule_80_a_second_gods_card_and_never_a_third() -> None:
    s = table(2)
    play(s, "gods")
    act(s, "draw_card")
    assert next_to_answer(s) == NATURE
    act(s, "draw", 0, 7)
    assert s.gods[0] == [0, 7]
    s = table(2)
    s.gods[0], s.gods_count[0], s.gods_deck[9] = [0, 9], 2, 0
    s.gods_time[0][1] = 3
    play(s, "gods")
    assert why(s, "draw_card") == 80


def test_rule_81_an_exchanged_card_may_come_back() -> None:
    s = table(2)
    play(s, "gods")
    assert why(s, "exchange", "right") == 81
    act(s, "exchange", "left")
    assert "draw 0 G01" in legal(s)
    act(s, "draw", 0, 0)
    assert s.gods[0] == [0, -1]


def test_rule_82_the_set_must_lie_plain_side_up() -> None:
    s = table(2)
    play(s, "gods")
    assert why(s, "play_card", 0) == 82
    s = with_set()
    play(s, "gods")
    assert why(s, "play_card", 1) == 82, "not in hand"
    assert why(s, "play_card", 0) == 0
    s.outlined[NAMES.index("C3")] = 1
    assert why(s, "play_card", 0) == 82


def test_rule_83_exactly_the_tokens_of_the_set_are_turned() -> None:
    s = with_set()
    terrain(s, "G4", "hill")
    play(s, "gods")
    act(s, "play_card", 0)
    assert asked(s) == "turn_token"
    assert why(s, "turn_token", "C3") == 83, "both clearings are needed and turned already"
    act(s, "turn_token", "G4")
    assert [NAMES[each] for each in range(len(NAMES)) if s.outlined[each]] == ["C2", "C3", "G4"]


def test_rule_84_a_family_is_named_and_the_options_narrow_it() -> None:
    for option, named in (("anyone", {1, 2}), ("leader", {2}), ("rowdiest", {1})):
        s = with_set(3, gods_target=option)
        s.score[2] = 1
        s.throws[1] = 2
        play(s, "gods")
        act(s, "play_card", 0)
        assert asked(s) == ("name" if len(named) > 1 else "stone")
        assert (len(named) > 1) or s.named in named
        if len(named) > 1:
            assert why(s, "name", 0) == 84
            assert {each for each in range(3) if why(s, "name", each) == 0} == named


def test_rule_85_its_owner_chooses_who_turns_to_stone() -> None:
    s = with_set()
    lay_down(s, 5)
    play(s, "gods")
    act(s, "play_card", 0)
    assert asked(s) == "stone"
    assert next_to_answer(s) == 1
    assert why(s, "turn_to_stone", 0) == 85
    spot = s.hex_of[5]
    act(s, "turn_to_stone", 5)
    assert (s.pose[5], s.on[spot]) == (4, 17)
    s = with_set(stone_standing_first="on")
    lay_down(s, 5)
    play(s, "gods")
    act(s, "play_card", 0)
    assert why(s, "turn_to_stone", 5) == 85


def test_rule_86_an_empty_hand_draws_at_once() -> None:
    s = with_set()
    play(s, "gods")
    act(s, "play_card", 0)
    act(s, "turn_to_stone", 4)
    assert asked(s) == "gods_draw"
    assert s.turn == 0
    act(s, "draw", 0, 5)
    assert next_to_answer(s) == 1
    s = table(2)
    s.deck_count, s.gods_deck = 0, [0] * 16
    play(s, "gods")
    assert legal(s) == ["pray"], "no deck, no set: the card has no effect"


def test_rule_87_an_empty_deck_gives_and_takes_no_card() -> None:
    s = table(2)
    play(s, "gods")
    assert why(s, "pray") == 87, "there is a card to draw"
    s.deck_count, s.gods_deck = 0, [0] * 16
    assert why(s, "draw_card") == 87
    assert why(s, "exchange", "left") == 87
    assert why(s, "pray") == 0


def test_rule_90_enough_knock_outs_win_at_once() -> None:
    for seats, goal in ((2, 3), (3, 4), (4, 5)):
        for before, ended in ((goal - 2, 0), (goal - 1, KNOCKOUT_WIN)):
            s = table(seats)
            put(s, 0, "D5")
            put(s, 4, "D6")
            s.dazed[4] = 1
            s.score[0] = before
            throw(s, 0, 4, "hit")
            assert s.ended == ended
            assert rules.winner(s, 0) == (1 if ended else 0)
            assert rules.points(s, 0) == before + 1


def test_rule_90_a_bystander_scores_only_by_the_option_and_never_an_own_one() -> None:
    for option, score in (("accurate", 0), ("any_rock", 1)):
        s = duel(bystander="hit", points_for=option)
        put(s, 5, "D8")
        s.dazed[5] = 1
        throw(s, 0, 4, "miss")
        act(s, "roll", "e")
        assert (s.pose[5], s.score[0]) == (2, score)
    s = duel(bystander="hit", points_for="any_rock")
    put(s, 1, "D6")
    s.dazed[1] = 1
    throw(s, 0, 4, "miss")
    act(s, "roll", "w")
    assert (s.pose[1], s.score[0]) == (2, 0)


def test_rule_91_the_third_gods_card_wins_before_anybody_turns_to_stone() -> None:
    s = with_set()
    s.trophies[0] = 2
    play(s, "gods")
    act(s, "play_card", 0)
    assert s.ended == GODS_WIN
    assert rules.winner(s, 0) == 1
    assert 4 not in s.pose


def test_rule_92_the_last_family_standing_at_round_end_wins() -> None:
    s = table(2)
    lay_down(s, 4, 5, 6, 7)
    next_round(s)
    assert s.ended == LAST_FAMILY
    assert (rules.winner(s, 0), rules.winner(s, 1)) == (1, 0)


@pytest.mark.parametrize("when", ["round_end", "at_once"])
def test_rule_97_nobody_standing_goes_on_or_is_a_draw(when: str) -> None:
    for option, ended in (("goes_on", 0), ("draw", LAST_FAMILY)):
        s = table(2, none_standing=option, last_family=when)
        lay_down(s, 1, 2, 3, 4, 5, 6, 7)
        put(s, 0, "E5")
        next_round(s)
        assert s.ended == ended
        assert (rules.winner(s, 0) == rules.winner(s, 1)) is True


def last_one_turns_to_stone(**options: Any) -> Any:
    s = with_set(**options)
    for stolem in (5, 6, 7):
        s.on[s.hex_of[stolem]] = 0
        s.pose[stolem], s.hex_of[stolem] = 3, -1
    play(s, "gods")
    act(s, "play_card", 0)
    return s


def test_rule_92_at_once_by_the_english_text() -> None:
    s = last_one_turns_to_stone(last_family="at_once")
    act(s, "draw", 0, 5)
    assert s.ended == LAST_FAMILY
    assert s.round == 1


def full_board(**options: Any) -> Any:
    s = duel(**options)
    s.pool = [0, 0, 0, 0]
    throw(s, 0, 4, "hit")
    return s


def test_rule_93_no_legal_token_ends_the_game_for_most_standing() -> None:
    s = full_board()
    assert s.ended == TOKENS_OUT
    assert (rules.winner(s, 0), rules.winner(s, 1)) == (1, 0), "four each, but seat 1 has a dazed one"
    s = duel()
    put(s, 0, "G2")
    put(s, 4, "G3")
    s.pool = [0, 0, 5, 0]
    throw(s, 0, 4, "hit")
    assert s.ended == TOKENS_OUT, "only rivers left that do not fit here"
    s = duel(river_test="board")
    put(s, 0, "G2")
    put(s, 4, "G3")
    s.pool = [0, 0, 5, 0]
    throw(s, 0, 4, "hit")
    assert s.ended == 0, "they would fit elsewhere"


def test_rule_93_healthy_ones_count_by_option() -> None:
    for option, winners in (("standing", (0, 1)), ("healthy", (1, 0))):
        s = duel(tokens_out=option)
        lay_down(s, 1)
        for stolem in (5, 6):
            s.dazed[stolem] = 1
        s.pool = [0, 0, 0, 0]
        throw(s, 0, 4, "hit")
        assert (rules.winner(s, 0), rules.winner(s, 1)) == winners


def test_rule_94_ties_by_dazed_then_shared_or_by_score() -> None:
    for option, winners in (("draw", (1, 1)), ("score", (1, 0))):
        s = duel(tie_break=option)
        s.dazed[1] = 1
        s.score[0] = 1
        s.pool = [0, 0, 0, 0]
        throw(s, 0, 4, "hit")
        assert (rules.winner(s, 0), rules.winner(s, 1)) == winners


def test_rule_95_a_family_without_stolems_is_out() -> None:
    s = last_one_turns_to_stone()
    assert s.out[1] == 1
    assert s.hit_count[1] == 0
    assert s.hit_discard == [2, 3]
    assert s.gods_deck[1] == 1
    act(s, "draw", 0, 5)
    assert s.ended == LAST_FAMILY, "nobody to pass to ends the round, and one family stands"


def test_rule_96_the_round_limit_ends_the_game() -> None:
    s = table(2, round_limit=1)
    s.dazed[4] = 1
    next_round(s)
    assert s.ended == ROUND_LIMIT
    assert rules.winner(s, 0) == 1
    s = table(2, round_limit=2)
    next_round(s)
    assert s.ended == 0


def test_rule_99_anything_else_is_not_what_is_asked() -> None:
    s = table(2)
    assert why(s, "roll", "e") == 99
    assert rules.why_not(s, 1, code("discard", "move")) == 99
    assert rules.why_not(s, NATURE, code("roll", "e")) == 99


def told(number: int, **options: object) -> str:
    return GAME.rulebook.rule_text(number, "en", GAME.options.for_texts(GAME.options.read(options)))


def test_rule_90_promises_nothing_for_a_bystander_whom_rule_57_spares() -> None:
    assert "bystander" not in told(90, preset="english")
    assert "not harmed" in told(57, preset="english")
    assert "bystander" in told(90, preset="english", bystander="hit")


def test_rule_20_says_that_a_healthy_stolem_stays_healthy_where_villages_daze_nobody() -> None:
    assert "stays dazed" in told(20)
    assert "stays dazed" not in told(20, preset="english")
    assert "healthy" in told(20, preset="english")
