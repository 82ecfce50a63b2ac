"""What no person would lay or take does not enter the search, and what is tried for one answer has a limit."""

from __future__ import annotations

from typing import Any

import pytest

from riffle.bots.river_dragons.levels import LEVEL_SETTINGS
from riffle.bots.river_dragons.player import TRIED_FIRST, TRIED_LATER, effort_of
from riffle.bots.river_dragons.prune import breaks_own_way, jumps_blindly, save_planks
from riffle.bots.river_dragons.search import TRIES
from riffle.core.declare.rule import UNBOUND, buffer, template
from riffle.core.workspace import Workspace
from riffle.games.river_dragons.actions import CARDS
from riffle.games.river_dragons.heuristics.outline import OUTLINE
from riffle.games.river_dragons.state import LOST

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
    assert kept == cards("remove planks moves move stone")  # what was taken up may be laid too


def test_the_own_way_is_not_taken_up_before_the_own_move() -> None:
    s = under_way("black5")
    s.slot = 0
    s.program[1][:] = [1 + card for card in cards("remove stone move stones plank")]
    assert ROOM.bind(breaks_own_way)(s, 1, PLANK["black6"])
    assert not ROOM.bind(breaks_own_way)(s, 1, PLANK["pink6"])  # behind the pawn
    s.slot = 3  # the move is over
    assert not ROOM.bind(breaks_own_way)(s, 1, PLANK["black6"])


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("level", list(LEVEL_SETTINGS))
def test_an_answer_tries_no_more_than_a_table_waits_for(level: str, seats: int) -> None:
    for turn, most in ((1, TRIED_FIRST // (seats - 1)), (2, TRIED_LATER // seats)):
        programs, samples, replies = effort_of(LEVEL_SETTINGS[level], seats, turn)
        half = (samples + 1) // 2
        tried = programs * half + max(3, programs // 4) * (samples - half) + TRIES * replies
        assert programs >= 1
        assert tried <= most + 3 * samples
