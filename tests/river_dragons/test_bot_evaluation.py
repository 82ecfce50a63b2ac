"""What the learned network says of a position: chances of all seats, and more for whoever is nearer."""

from __future__ import annotations

from typing import Any

import pytest

from riffle.bots.chances import WHOLE
from riffle.bots.learned import digest_of
from riffle.bots.river_dragons.evaluation import (
    FEATURES,
    NET,
    TURNS_AT,
    WAY_AT,
    describe,
    learned_share,
)
from riffle.bots.river_dragons.network import own_network
from riffle.core.declare.rule import template
from riffle.core.game import Speed
from riffle.core.workspace import Workspace

from .positions import GAME, ISLAND, PLAIN, bridge, opened, stand, stones


@template
def shares(states: Any, seats: int, net: Any, found: Any) -> None:
    for seat in range(seats):
        found[seat] = learned_share(states[0], seat, net)


def chances(s: Any, speed: Speed = "plain") -> list[int]:
    """Every seat's chance of 10000."""
    room = Workspace(GAME, speed)
    net, found = room.buffer(NET), room.buffer(s.seats)
    net[:] = own_network()
    room.bind(shares)(room.states(GAME.unpack(PLAIN.pack(s), speed=speed)), s.seats, net, found)
    return [int(share) for share in found]


def rows(s: Any) -> list[list[int]]:
    row = [0] * (6 * FEATURES)
    Workspace(GAME, "plain").bind(describe)(s, row)
    return [row[seat * FEATURES : (seat + 1) * FEATURES] for seat in range(s.seats)]


def nearly_there() -> Any:
    """Seat 1 (pink) is a few steps from the black village, seat 0 at home."""
    s = opened(2)
    stones(s, *ISLAND)
    for plank, pair in (("pink6", "A3-E5"), ("pink4", "A1-A3"), ("black6", "A1-E2"), ("black5", "black-E2")):
        bridge(s, plank, pair)
    stand(s, 1, "black6")
    return s


def test_the_network_has_the_size_that_is_read() -> None:
    assert len(own_network()) == NET
    assert digest_of([1]) != digest_of([2])


@pytest.mark.parametrize("players", range(2, 7))
def test_the_chances_of_all_seats_make_a_whole(players: int) -> None:
    found = chances(opened(players))
    assert abs(sum(found) - WHOLE) <= players
    assert min(found) > 0


def test_whoever_is_a_few_steps_from_the_goal_is_well_ahead_in_both_speeds() -> None:
    s = nearly_there()
    home, there = chances(s)
    assert there > 3 * home
    assert chances(s, "fast") == [home, there]


def test_a_seat_is_described_by_what_its_way_takes() -> None:
    s = nearly_there()
    home, there = rows(s)
    assert there[TURNS_AT] == 1, "a turn is enough"
    assert home[TURNS_AT] == 0
    assert there[WAY_AT] < home[WAY_AT]
    assert all(sum(row[TURNS_AT : TURNS_AT + 5]) == 1 for row in (home, there))
