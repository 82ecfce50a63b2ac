"""How a game ends, for several players (rules 60 to 64) and for one (70 to 74)."""

from __future__ import annotations

from typing import Any

import pytest

from riffle.games.hidden_stones import rules
from riffle.games.hidden_stones.cards import ALL, CARDS
from riffle.games.hidden_stones.state import CARDS_COLLECTED, SOLO_LOST, SOLO_WON

from .positions import GAME, at_turn, card, give, legal, score_all, why_not

LIES = "BHT/DSR/DBH"
"""On it the cards BH and HT can be scored."""


def spare(s: Any, count: int, value: int) -> list[int]:
    return [each for each in range(CARDS) if s.pile[each] == 1 and ALL[each].value == value][:count]


@pytest.mark.parametrize(("seats", "needed"), [(2, 10), (3, 9), (4, 8), (5, 7)])
def test_rule_60_enough_cards_after_a_turn_bring_the_last_round(seats: int, needed: int) -> None:
    s = at_turn(LIES, "BH HT", *("FR", "RR", "RD", "D/D")[: seats - 1])
    score_all(s, 0, spare(s, needed - 2, 2))
    give(s, "score", card("BH"))
    give(s, "end")
    assert s.triggered == 0
    s = at_turn(LIES, "BH HT", *("FR", "RR", "RD", "D/D")[: seats - 1])
    score_all(s, 0, spare(s, needed - 1, 2))
    give(s, "score", card("BH"))
    assert s.triggered == 0, "only after the turn"
    give(s, "score", card("HT"))
    assert "last_round" in give(s, "end")
    assert s.triggered == 1
    assert s.scored_count[0] == needed + 1


def test_rule_61_the_round_is_played_to_its_end() -> None:
    s = at_turn(LIES, "BH", "FR", "RR")
    score_all(s, 0, spare(s, 9, 1))
    give(s, "end")
    assert s.asked == 1 << 1
    give(s, "end")
    assert s.asked == 1 << 2
    assert "over" in give(s, "end")
    assert s.ended == CARDS_COLLECTED
    assert s.asked == 0


def test_rule_61_the_last_seat_of_the_round_ends_the_game_at_once() -> None:
    s = at_turn(LIES, "BH", "FR")
    s.start = 1
    score_all(s, 0, spare(s, 10, 1))
    give(s, "pass_turn")
    assert s.ended == CARDS_COLLECTED


def over(first: list[int], second: list[int]) -> Any:
    s = at_turn(LIES, "BH", "FR")
    s.start = 1
    score_all(s, 0, first)
    score_all(s, 1, second)
    s.triggered = 1
    give(s, "end")
    assert s.ended == CARDS_COLLECTED
    return s


def cards_of(*values: int) -> list[int]:
    """Cards of these values, none of them in the hands of `over`."""
    pool = [each for each in range(CARDS) if each not in (card("BH"), card("FR"))]
    return [pool.pop(next(i for i, each in enumerate(pool) if ALL[each].value == value)) for value in values]


def test_rule_62_points_are_the_values_of_the_cards() -> None:
    five, three, two, other = cards_of(5, 3, 2, 2)
    s = over([five, three], [two, other])
    assert (rules.points(s, 0), rules.points(s, 1)) == (8, 4)


def test_rule_63_most_ones_bring_three_points() -> None:
    one, other, third = cards_of(1, 1, 1)
    s = over([one, other], [third])
    assert (rules.points(s, 0), rules.points(s, 1)) == (5, 1)


def test_rule_63_a_tie_brings_three_points_to_everyone_tied() -> None:
    one, other, two = cards_of(1, 1, 2)
    s = over([one], [other, two])
    assert (rules.points(s, 0), rules.points(s, 1)) == (4, 6)


def test_rule_63_nobody_has_a_one_nobody_gets_the_bonus() -> None:
    two, three = cards_of(2, 3)
    s = over([two], [three])
    assert (rules.points(s, 0), rules.points(s, 1)) == (2, 3)


def test_rule_64_equal_totals_share_the_victory() -> None:
    two, other = cards_of(2, 2)
    s = over([two], [other])
    assert (rules.winner(s, 0), rules.winner(s, 1)) == (1, 1)
    two, three = cards_of(2, 3)
    s = over([two], [three])
    assert (rules.winner(s, 0), rules.winner(s, 1)) == (0, 1)


# Alone


@pytest.mark.parametrize("seed", range(5))
def test_rule_70_alone_the_deck_has_16_cards_by_value(seed: int) -> None:
    s = GAME.start(1, seed=seed).state
    deck = [each for each in range(CARDS) if s.pile[each] or s.hands[0][each]]
    assert sorted(ALL[each].value for each in deck) == [1] * 8 + [2] * 4 + [3] * 3 + [5]
    assert (s.hand_count[0], s.pile_count) == (4, 12)


DECK = [card(each) for each in ("BH", "HT", "FR", "RR", "RD", "D/D", "H/T", "T/H")] + [
    *[each for each in range(CARDS) if ALL[each].value == 2][:4],
    *[each for each in range(CARDS) if ALL[each].value == 3][:3],
    next(each for each in range(CARDS) if ALL[each].value == 5),
]


def alone(stones: str, hand: str, **options: object) -> Any:
    return at_turn(stones, hand, options=options, deck=DECK)


def test_rule_71_an_end_without_scoring_is_a_strike() -> None:
    s = alone(LIES, "BH HT FR RR")
    assert "strike" in give(s, "end")
    give(s, "flip", card("RR"), 0)
    give(s, "end")
    assert s.strikes == 2
    give(s, "score", card("BH"))
    give(s, "end")
    assert s.strikes == 2


def test_rule_71_a_pass_is_a_strike_only_by_the_option() -> None:
    s = alone(LIES, "BH HT FR RR")
    give(s, "pass_turn")
    assert (s.strikes, s.hand_count[0]) == (0, 6)
    s = alone(LIES, "BH HT FR RR", pass_strikes=True)
    give(s, "pass_turn")
    assert s.strikes == 1


def test_rule_71_several_players_get_no_strikes() -> None:
    s = at_turn(LIES, "BH", "FR")
    assert "strike" not in give(s, "end")
    assert s.strikes == 0


def test_rule_72_the_fourth_strike_loses_at_once() -> None:
    s = alone(LIES, "BH HT FR RR")
    for strikes in (1, 2, 3):
        give(s, "end")
        assert (s.strikes, s.ended) == (strikes, 0)
    names = give(s, "end")
    assert s.ended == SOLO_LOST
    assert "drew" not in names
    assert rules.winner(s, 0) == 0


def nearly_done(stones: str, *left: str, **options: object) -> Any:
    """All cards of the deck scored but those, which are in hand."""
    s = alone(stones, " ".join(left), **options)
    score_all(s, 0, [each for each in DECK if s.pile[each] == 1])
    return s


def test_rule_73_the_sixteenth_score_wins_at_once() -> None:
    s = nearly_done(LIES, "BH", "HT")
    give(s, "score", card("BH"))
    assert s.ended == 0
    give(s, "score", card("HT"))
    assert s.ended == SOLO_WON
    assert rules.winner(s, 0) == 1


def test_rule_73_what_is_thrown_away_comes_back_so_it_does_not_win() -> None:
    s = nearly_done(LIES, "BH", "FR")
    give(s, "flip", card("FR"), 8)
    give(s, "score", card("BH"))
    assert s.ended == 0
    assert legal(s, 0) == ["end"]
    give(s, "end")
    assert s.hands[0][card("FR")] == 1


def test_rule_73_by_the_option_all_cards_played_win_at_once_and_none_comes_back() -> None:
    s = nearly_done(LIES, "BH", "FR", solo_win="played")
    give(s, "flip", card("BH"), 8)
    assert s.ended == 0
    give(s, "flip", card("FR"), 8)
    assert s.ended == SOLO_WON
    s = nearly_done(LIES, "BH", "FR", solo_win="played")
    give(s, "flip", card("BH"), 8)
    assert "reshuffled" not in give(s, "end")
    assert s.hand_count[0] == 1


def test_rule_74_alone_there_are_no_points_and_no_bonus() -> None:
    s = nearly_done(LIES, "BH")
    names = give(s, "score", card("BH"))
    assert "bonus" not in names
    assert rules.points(s, 0) == 16, "the cards scored"
    assert why_not(s, "end", seat=0) == 99
