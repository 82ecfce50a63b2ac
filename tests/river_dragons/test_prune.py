"""What no person would lay or take does not enter the search, and what is tried for one answer has a limit."""

from __future__ import annotations

from typing import Any

import pytest

from riffle.bots.river_dragons.drawing import draw_different, draw_variants
from riffle.bots.river_dragons.levels import LEVEL_SETTINGS
from riffle.bots.river_dragons.player import effort_of, tried_at_most
from riffle.bots.river_dragons.prune import breaks_own_way, jumps_blindly, save_planks
from riffle.bots.river_dragons.search import TRIES
from riffle.core.declare.rule import UNBOUND, buffer, template
from riffle.core.workspace import Workspace
from riffle.games.river_dragons.actions import CARD_COUNT, CARDS, DRAGON
from riffle.games.river_dragons.heuristics.outline import OUTLINE
from riffle.games.river_dragons.state import LOST, SLOTS

from .positions import GAME, PLANK, bridge, opened, stand

# Bound to the game.
outline: Any = UNBOUND

ROOM = Workspace(GAME, "plain")


@template
def blind(s: Any, seat: int, cards: Any) -> bool:
    o = buffer(OUTLINE)
    outline(s, seat, o)
    return jumps_blindly(s, seat, o, cards)


@template
def saved(s: Any, seat: int, cards: Any) -> None:
    o = buffer(OUTLINE)
    outline(s, seat, o)
    save_planks(s, seat, o, cards)


@template
def drawn_and_varied(s: Any, seat: int, count: int, rng: Any, programs: Any) -> None:
    o = buffer(OUTLINE)
    outline(s, seat, o)
    cards = buffer(SLOTS)
    draw_different(s, seat, o, count, 90, buffer(CARD_COUNT), cards, rng, programs)
    draw_variants(s, seat, o, count, rng, cards, programs)


def under_way(*ahead: str) -> Any:
    """Seat 1 (pink) stands on a plank two steps from the black village; planks of the way `ahead` lie or not."""
    s = opened(2)
    s.holder[:] = [LOST if plank // 6 != s.colour[1] else 1 for plank in range(len(s.holder))]
    bridge(s, "pink6", "A3-E5")
    bridge(s, "pink4", "A1-A3")
    bridge(s, "black6", "A1-E2")
    for plank in ahead:
        bridge(s, plank, "black-E2")
    stand(s, 1, "pink4")
    return s


def cards(text: str) -> list[int]:
    return [CARDS.index(card) for card in text.split()]


def test_a_jump_over_nobody_is_blind_and_one_over_a_pawn_in_the_way_is_not() -> None:
    s = under_way("black5")
    assert ROOM.bind(blind)(s, 1, cards("jump move stone stones moves"))
    assert not ROOM.bind(blind)(s, 1, cards("move moves stone stones plank"))
    stand(s, 0, "black6")
    assert not ROOM.bind(blind)(s, 1, cards("jump move stone stones moves"))
    assert ROOM.bind(blind)(s, 1, cards("stone stones jump move moves"))  # who stands there now has gone by then


def test_one_gap_takes_one_plank() -> None:
    s = under_way()
    laid = cards("planks moves move stone stones")
    ROOM.bind(saved)(s, 1, laid)
    assert CARDS.index("planks") not in laid
    assert CARDS.index("plank") in laid
    kept = cards("remove planks moves move stone")
    ROOM.bind(saved)(s, 1, kept)
    assert kept == cards("remove plank moves move stone")  # what was taken up may be laid, but one is enough


def test_the_own_way_is_not_taken_up_before_the_own_move() -> None:
    s = under_way("black5")
    s.slot = 0
    s.program[1][:] = [1 + card for card in cards("remove stone move stones plank")]
    assert ROOM.bind(breaks_own_way)(s, 1, PLANK["black6"])
    assert not ROOM.bind(breaks_own_way)(s, 1, PLANK["pink6"])  # behind the pawn
    s.slot = 3  # the move is over
    assert not ROOM.bind(breaks_own_way)(s, 1, PLANK["black6"])


@pytest.mark.parametrize("water", [False, True])
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("level", list(LEVEL_SETTINGS))
def test_an_answer_tries_no_more_than_a_table_waits_for(level: str, seats: int, water: bool) -> None:
    for turn in (1, 2, 3, 9):
        programs, samples, replies, variants = effort_of(LEVEL_SETTINGS[level], seats, turn, water)
        half = (samples + 1) // 2
        tried = TRIES * replies * (seats - 1)
        for count in (programs, variants + 1):
            tried += count * half + max(3, count // 4) * (samples - half)
        assert programs >= 1
        assert tried <= tried_at_most(seats, turn, water) + 7 * samples


def test_programs_drawn_and_varied_are_lawful_and_differ() -> None:
    s = under_way("black5")
    count = 12
    drawn = [-1] * (5 * count)
    ROOM.bind(drawn_and_varied)(s, 1, count, ROOM.stream(3), drawn)
    laid = [tuple(drawn[5 * i : 5 * i + 5]) for i in range(count)]
    assert len(set(laid)) > count // 2
    for program in laid:
        assert len(set(program)) == len(program)
        assert sum(card >= DRAGON for card in program) <= 1
        assert all(card < DRAGON or card - DRAGON == s.colour[0] for card in program)
