"""What the learned network says of the end of a turn, and what the expert does by it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from riffle.bots.chances import WHOLE
from riffle.bots.hidden_stones.evaluation import learned_share, note_sides
from riffle.bots.hidden_stones.levels import LEVEL_SETTINGS
from riffle.bots.hidden_stones.network import NET, network, own_networks
from riffle.bots.hidden_stones.player import Planner, mind_of
from riffle.bots.hidden_stones.search import layout_number, pick_cards
from riffle.bots.hidden_stones.turns import unseen_cards
from riffle.bots.learned import digest_of
from riffle.core.declare.rule import template
from riffle.core.match import Match
from riffle.core.player import Observation
from riffle.core.workspace import Workspace

from .positions import GAME, IDLE, at_turn, position, score_all

WORK = Workspace(GAME)
ONES = list(range(28))
TWOS = list(range(28, 54))


@template
def share_at_once(states: Any, minds: Any) -> int:
    """Seat 0's chance if its turn ends now, nothing done."""
    plan = minds[0]
    layout = layout_number(plan, states[0].faces)
    plan.hand = pick_cards(states[0], 0, plan, layout)
    plan.count = plan.hand
    unseen_cards(states[0], 0, plan)
    note_sides(states[0], plan)
    return learned_share(plan, 0, layout, 0, (1 << plan.count) - 1, plan.hand, False)


def share(s: Any) -> int:
    plan = mind_of(GAME)
    plan[0]["net"][...] = network(s.seats)
    return WORK.bind(share_at_once)(WORK.states(position(s)), plan)


def plan(s: Any, seat: int = 0) -> list[str]:
    seen = position(s).seen_by(seat)
    codes = Planner(GAME, LEVEL_SETTINGS["expert"], 1).plan(Observation(seen, seat, 7))
    return [GAME.actions.spec(code).name for code in codes]


def test_there_is_a_network_for_every_number_of_players() -> None:
    assert set(own_networks()) == {"2", "3", "4", "5"}
    assert all(len(network(players)) == NET for players in range(2, 6))
    assert digest_of({"2": [1]}) != digest_of({"2": [2]})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_points_ahead_are_a_better_chance(seats: int) -> None:
    found: list[int] = []
    for mine, theirs in ((2, 5), (4, 4), (5, 2)):
        s = at_turn(IDLE, "DDD RFT RRR HBD", *[""] * (seats - 1))
        score_all(s, 0, TWOS[:mine])
        score_all(s, 1, TWOS[10 : 10 + theirs])
        found.append(share(s))
    assert found == sorted(set(found))


def test_a_game_that_is_over_has_its_result() -> None:
    """Seat 0 sits before the start player, so the last round ends with its turn."""
    for theirs, wins in ((4, WHOLE), (5, WHOLE // 2), (6, 0)):
        s = at_turn(IDLE, "", "")
        s.start = 1
        s.triggered = 1
        score_all(s, 0, TWOS[:5])
        score_all(s, 1, TWOS[10 : 10 + theirs])
        assert share(s) == wins


@pytest.mark.parametrize(("theirs", "scores"), [(3, True), (12, False)])
def test_the_expert_does_not_bring_an_end_that_it_loses(theirs: int, scores: bool) -> None:
    """One card short of ten, with a card of value 1 that lies: scored, it ends the game at once."""
    s = at_turn("SFB/HTH/DRD", "HT TH", "")
    s.start = 1
    score_all(s, 0, [*ONES[:2], *TWOS[:7]])
    score_all(s, 1, TWOS[10 : 10 + theirs])
    s.scored_count[1] = min(9, theirs)
    assert ("score" in plan(s)) == scores


@pytest.mark.parametrize("seed", range(4))
def test_the_expert_sees_only_what_its_seat_sees(seed: int) -> None:
    match = Match(GAME, 3, dice=random.Random(seed), speed="fast")
    match.advance()
    seat = match.asked[0]
    expert = Planner(GAME, LEVEL_SETTINGS["expert"], 1)
    seen = match.position.seen_by(seat)
    plans = {tuple(expert.plan(Observation(seen.resampled(seat, other), seat, 7))) for other in range(5)}
    assert plans == {tuple(expert.plan(Observation(seen, seat, 7)))}
