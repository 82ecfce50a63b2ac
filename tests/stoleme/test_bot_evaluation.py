"""The learned evaluation: the same compiled and plain, chances that add up, and more for whoever is nearer to a win."""

from __future__ import annotations

from typing import Any

import pytest

from riffle.bots.chances import WHOLE
from riffle.bots.learned import digest_of
from riffle.bots.stoleme.evaluation import FEATURES, NET, describe, learned_share
from riffle.bots.stoleme.levels import LEVEL_SETTINGS
from riffle.bots.stoleme.networks import network, own_networks
from riffle.bots.stoleme.search import appraise
from riffle.core.declare.rule import template
from riffle.core.engine.playout import GREEDY
from riffle.core.game import Speed
from riffle.core.workspace import Workspace
from riffle.games.stoleme.pieces import KNOCKOUTS
from riffle.games.stoleme.state import STONE

from .positions import GAME, duel, table


@template
def shares(states: Any, seats: int, net: Any, found: Any) -> None:
    for seat in range(seats):
        found[seat] = learned_share(states[0], seat, net)


def chances(s: Any, speed: Speed = "plain") -> list[int]:
    """Every seat's chance of 10000."""
    room = Workspace(GAME, speed)
    net, found = room.buffer(NET), room.buffer(4)
    net[:] = network(s.seats)
    room.bind(shares)(room.states(GAME.unpack(GAME.plain.pack(s), speed=speed)), s.seats, net, found)
    return [int(share) for share in found[: s.seats]]


def numbers(s: Any) -> list[list[int]]:
    room = Workspace(GAME, "plain")
    row = room.buffer(4 * FEATURES)
    room.bind(describe)(s, row)
    return [list(row[at : at + FEATURES]) for at in range(0, s.seats * FEATURES, FEATURES)]


def test_there_is_a_network_for_every_number_of_players() -> None:
    assert {str(players) for players in GAME.players} == set(own_networks())
    assert all(len(network(players)) == NET for players in GAME.players)
    assert digest_of({"2": [1]}) != digest_of({"2": [2]})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_speeds_give_the_same_chances_and_they_add_up(players: int) -> None:
    start = GAME.start(players, nature="ask", speed="fast")
    for turns in (6, 16):
        position, _ = start.played_out([GREEDY] * players, 5, turns)
        s = GAME.plain.load(position.pack())
        assert not position.over
        assert chances(s) == chances(s, "fast")
        assert WHOLE - players <= sum(chances(s)) <= WHOLE


@pytest.mark.parametrize("players", [2, 3, 4])
def test_being_one_knockout_from_the_win_is_worth_having(players: int) -> None:
    s = table(players)
    before = chances(s)[0]
    s.score[0] = KNOCKOUTS[players] - 1
    assert chances(s)[0] > before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_giants_given_to_the_gods_are_worth_their_trophies(players: int) -> None:
    s = table(players)
    s.round = 3
    for stolem in (2, 3):
        s.on[s.hex_of[stolem]], s.pose[stolem] = 0, STONE
    without = chances(s)[0]
    s.trophies[0] = 2
    assert chances(s)[0] > without


def test_a_dazed_giant_is_worse_than_a_healthy_one() -> None:
    s = duel()
    before = chances(s)[0]
    s.dazed[0] = 1
    assert chances(s)[0] < before


def test_a_family_that_is_out_has_no_chance() -> None:
    s = table(3)
    s.out[2] = 1
    assert chances(s)[2] == 0
    assert not any(numbers(s)[2])
    assert sum(chances(s)) > WHOLE - 3


def test_families_are_described_alike_whatever_their_seat() -> None:
    s = duel()
    s.dazed[0], s.dazed[4] = 1, 0
    one, other = numbers(s)
    s.dazed[0], s.dazed[4] = 0, 1
    swapped, back = numbers(s)
    assert one[:12] == back[:12]
    assert other[:12] == swapped[:12]


def test_a_game_that_is_over_is_appraised_by_its_result() -> None:
    s = duel()
    s.ended, s.winners = 1, 2
    room = Workspace(GAME, "plain")
    assert [room.bind(appraise)(s, seat, network(2)) for seat in (0, 1)] == [0, WHOLE]


def test_only_the_expert_uses_what_was_learned() -> None:
    assert [level for level, setting in LEVEL_SETTINGS.items() if setting.learned] == ["expert"]
