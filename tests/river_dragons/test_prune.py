"""What no person would lay or take does not enter the search, and what is tried for one answer has a limit."""

from __future__ import annotations

from typing import Any

import pytest

from riffle.bots.river_dragons import player
from riffle.bots.river_dragons.drawing import draw_different, draw_variants
from riffle.bots.river_dragons.footing import drops_alone, keep_dry
from riffle.bots.river_dragons.levels import LEVEL_SETTINGS
from riffle.bots.river_dragons.player import effort_of, tried_at_most
from riffle.bots.river_dragons.prune import breaks_own_way, jumps_blindly, save_planks
from riffle.bots.river_dragons.search import TRIES
from riffle.core.declare.rule import UNBOUND, buffer, template
from riffle.core.player import Observation
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


@template
def dried(states: Any, seat: int, programs: Any, out: Any, limits: Any, rng: Any) -> None:
    o = buffer(OUTLINE)
    outline(states[0], seat, o)
    keep_dry(states, seat, o, len(programs) // SLOTS, programs, out, limits, rng)


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


def test_two_planks_are_left_out_for_one_gap_where_one_plank_lies_already() -> None:
    laid = cards("plank planks moves move stone")
    ROOM.bind(saved)(under_way(), 1, laid)
    assert CARDS.index("plank") in laid
    assert CARDS.index("planks") not in laid


def stranded() -> Any:
    """Seat 1 stands on a plank that touches no other, with planks in its reserve."""
    s = opened(2)
    bridge(s, "pink4", "A1-A3")
    stand(s, 1, "pink4")
    return s


def dropping(states: Any, program: list[int]) -> int:
    return ROOM.bind(drops_alone)(states, 1, program, ROOM.out, ROOM.limits, ROOM.stream(1))


def test_a_card_that_drops_the_own_pawn_by_itself_makes_room_for_one_that_does_not() -> None:
    states = [stranded(), *ROOM.blank()]
    program = cards("move stone stones moves jump")
    assert dropping(states, program) == CARDS.index("move")
    ROOM.bind(dried)(states, 1, program, ROOM.out, ROOM.limits, ROOM.stream(1))
    assert dropping(states, program) == -1
    assert len(set(program)) == SLOTS
    assert program[1:3] == cards("stone stones")


def test_a_move_over_a_plank_that_is_laid_before_it_stays() -> None:
    states = [stranded(), *ROOM.blank()]
    for program in (cards("stones plank move stone moves"), cards("stone stones plank dragon_black move")):
        kept = list(program)
        ROOM.bind(dried)(states, 1, kept, ROOM.out, ROOM.limits, ROOM.stream(1))
        assert kept == program


def test_a_fall_at_home_is_a_pass_and_may_be_laid() -> None:
    states = [opened(2), *ROOM.blank()]
    assert dropping(states, cards("move moves jump stone stones")) == -1


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
            tried += count + count * half + max(3, count // 4) * (samples - half)
        assert programs >= 1
        assert tried <= tried_at_most(seats, turn, water) + 7 * samples


def test_on_a_board_without_planks_a_bot_tries_no_more_than_in_turn_one(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def effort(level: Any, seats: int, turn: int, water: bool) -> tuple[int, int, int, int]:
        asked.append(turn)
        return 1, 0, 0, 0

    monkeypatch.setattr(player, "effort_of", effort)
    empty, bridged = opened(2), under_way()
    for s in (empty, bridged):
        s.turn = 5
        seen = GAME.unpack(GAME.plain.pack(s)).seen_by(1)
        player.RiverDragonsBot(GAME, LEVEL_SETTINGS["expert"], 1).answer(Observation(seen, 1))
    assert asked == [1, 5]


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
