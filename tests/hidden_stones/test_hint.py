"""The exact hint against the rules, against itself, and against trying everything."""

from __future__ import annotations

import random

import pytest

from riffle.bots.hidden_stones.arrangements import LAYOUTS, arrangements, faces_of, layout_of
from riffle.bots.hidden_stones.distance import Distances
from riffle.bots.hidden_stones.hint import MOVES, NOT_NOW, distances, hint, hints, moved
from riffle.games.hidden_stones.cards import ALL, CARDS
from riffle.games.hidden_stones.state import State
from riffle.games.hidden_stones.stones import matches, swap_stones, turn_stone

from .positions import GAME, card, faces


def on(layout: int) -> State:
    s = State()
    s.faces = faces_of(layout)
    return s


def some_layouts(count: int, seed: int) -> list[int]:
    dice = random.Random(seed)
    return [dice.randrange(LAYOUTS) for _ in range(count)]


def test_layouts_are_numbered_one_to_one() -> None:
    assert len(arrangements().number) == 5040
    for layout in some_layouts(200, 1):
        assert layout_of(faces_of(layout)) == layout
    with pytest.raises(ValueError, match="not the nine stones"):
        layout_of([0] * 9)


def test_moves_of_layouts_are_those_of_the_rules() -> None:
    for layout in some_layouts(20, 2):
        for move in MOVES:
            s = on(layout)
            if move.kind == "swap":
                swap_stones(s, move.at)
            else:
                turn_stone(s, move.at)
            assert faces_of(moved(layout, move)) == s.faces


def test_a_hint_of_zero_means_that_the_card_lies() -> None:
    for layout in some_layouts(60, 3):
        for each in range(CARDS):
            assert (distances(GAME).away(layout, each) == 0) == matches(on(layout), each)


def test_every_suggested_action_comes_one_nearer_and_no_other_does() -> None:
    for layout in some_layouts(25, 4):
        for each in range(0, CARDS, 5):
            found = hint(GAME, faces_of(layout), each)
            after = {move: distances(GAME).away(moved(layout, move), each) for move in MOVES}
            assert all(abs(steps - found.away) <= 1 for steps in after.values())
            assert set(found.first) == {move for move, steps in after.items() if steps == found.away - 1}
            assert len(found.path) == found.away
            for move in found.path:
                layout_after = moved(layout, move)
                assert distances(GAME).away(layout_after, each) == distances(GAME).away(layout, each) - 1
                layout = layout_after
            assert matches(on(layout), each)


def brute_force(layout: int, each: int, deepest: int) -> int | None:
    """The fewest actions by trying all, up to a depth."""
    seen = {layout}
    edge = [layout]
    for steps in range(deepest + 1):
        if any(matches(on(at), each) for at in edge):
            return steps
        edge = [to for at in edge for move in MOVES if (to := moved(at, move)) not in seen and not seen.add(to)]
    return None


@pytest.mark.parametrize("seed", range(4))
def test_hints_equal_trying_everything_to_depth_three(seed: int) -> None:
    dice = random.Random(100 + seed)
    layout = dice.randrange(LAYOUTS)
    for each in dice.sample(range(CARDS), 5):
        tried = brute_force(layout, each, 3)
        steps = distances(GAME).away(layout, each)
        assert steps == tried if tried is not None else steps > 3


def test_plain_and_compiled_tables_are_equal() -> None:
    each = card("*/*/M")
    assert list(Distances(GAME, "plain").table(each)) == list(distances(GAME).table(each))


def test_every_card_can_be_reached_from_every_layout() -> None:
    assert all(distances(GAME).table(each).min() == 0 for each in range(CARDS))
    assert max(int(distances(GAME).table(each).max()) for each in range(CARDS)) == 10


def test_the_hand_is_told_nearest_first() -> None:
    hand = [1 if each in (card("BH"), card("FR"), card("*HB")) else 0 for each in range(CARDS)]
    told = hints(GAME, faces("SHB/RDD/HBT"), hand)
    assert told[0] == {"card": card("*HB"), "value": ALL[card("*HB")].value, "away": 0, "path": [], "scores": NOT_NOW}
    assert [each["away"] for each in told] == sorted(each["away"] for each in told)
