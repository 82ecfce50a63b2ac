"""What a seat learned by watching still holds in whatever it imagines, and it imagines evenly."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from riffle.core.engine.playout import GREEDY
from riffle.games.hidden_stones.cards import ALL, CARDS
from riffle.games.hidden_stones.hidden import new_pile
from riffle.games.hidden_stones.state import SHUFFLES

from .positions import GAME, IDLE, at_turn, card, give, position, score_all


def imagined(s: Any, seat: int, seed: int) -> Any:
    return position(s).resampled(seat, seed).state


def owners(s: Any) -> list[str]:
    """Where every card is."""
    where = ["box"] * CARDS
    for each in range(CARDS):
        for seat in range(s.seats):
            if s.hands[seat][each] == 1:
                where[each] = f"hand {seat}"
            if s.score_pile[seat][each] == 1:
                where[each] = f"scored {seat}"
        if s.pile[each] == 1:
            where[each] = "pile"
        if s.discard[each] == 1:
            where[each] = "discard"
    return where


@pytest.mark.parametrize("seats", range(1, 6))
def test_imagined_deals_fit_the_view_throughout_a_game(seats: int) -> None:
    game = GAME.start(seats, nature="ask").drawing_from(seats)
    for step in range(260):
        if game.over:
            break
        _, game = game.rollout_step(game.asked[0], GREEDY)
        if step % 5:
            continue
        s = game.state
        for viewer in range(-1, seats):
            twin = imagined(s, viewer, step)
            assert position(twin).view(viewer) == game.view(viewer)
            assert [sum(hand) for hand in twin.hands] == s.hand_count
            assert sum(twin.pile) == s.pile_count
            assert Counter(owners(twin)) == Counter(owners(s))
            for each in range(CARDS):  # a card of an older shuffle is in a hand that drew from it
                held = owners(twin)[each]
                if held.startswith("hand") and int(held[-1]) != viewer:
                    assert s.held[int(held[-1])][s.last_pile[each]] > 0


def among_few(mine: str, theirs: str, deck: list[int]) -> Any:
    """Two players with only those cards in hands and pile: the others lie scored for all to see."""
    s = at_turn(IDLE, mine, theirs)
    score_all(s, 0, [each for each in range(CARDS) if s.pile[each] == 1 and each not in deck])
    return s


def test_a_card_seen_to_be_reshuffled_is_not_imagined_in_an_older_hand() -> None:
    deck = [card(each) for each in ("BH", "FR", "HT", "TH", "RR", "RD", "D/D")]
    s = among_few("BH FR HT TH", "RR RD", deck)
    for each in ("BH", "FR", "HT"):
        give(s, "flip", card(each), 0)
    give(s, "end")  # draws D/D, then from the three thrown away
    for seed in range(50):
        twin = imagined(s, 0, seed)
        assert twin.hands[1][card("RR")] == twin.hands[1][card("RD")] == 1, "nobody else can have them"


def test_every_hand_is_imagined_equally_often() -> None:
    deck = [card(each) for each in ("BH", "FR", "HT", "TH", "RR")]
    s = among_few("BH", "FR HT", deck)
    hands = Counter(tuple(imagined(s, 0, 7919 * seed).hands[1]) for seed in range(3000))
    assert len(hands) == 6
    assert all(400 < count < 600 for count in hands.values())


def test_alone_the_unseen_deck_keeps_its_values() -> None:
    game = GAME.start(1, nature="ask").drawing_from(5)
    for step in range(80):
        if game.over:
            break
        s = game.state
        for viewer in (-1, 0):
            twin = imagined(s, viewer, step)
            deck = [each for each, where in enumerate(owners(twin)) if where != "box"]
            values = sorted(ALL[each].value for each in deck)
            assert values == sorted([1] * 8 + [2] * 4 + [3] * 3 + [5])[: len(values)]
        _, game = game.rollout_step(game.asked[0], GREEDY)
    assert game.field("shuffle") > 0, "the game went through a reshuffle"


def test_after_very_many_shuffles_the_oldest_are_taken_for_one() -> None:
    s = at_turn(IDLE, "BH FR", "RR")
    for _ in range(SHUFFLES + 5):
        s.discard[card("HT")] = 1
        s.discard_count = 1
        s.pile[card("HT")] = 0
        new_pile(s)
    assert s.shuffle == SHUFFLES - 1
    assert s.last_pile[card("HT")] == SHUFFLES - 1
    assert s.held[0][0] == 2
