"""The answers and facts of stone stacks, with the bounds of their numbers."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.actions import actions, shown, span
from riffle.core.declare.facts import fact, facts

from .state import SEATS, VERDICTS
from .tiles import SIZES, STACKS, STONE_NAMES, STONES, TILE_NAMES

REACH, TILT, TICKS = 1500, 400, 36_060
PLACE, UNIT = 100_000_000, 2**30
MOST_SWAY = 999_999_999

_REACH = {axis: span(-PLACE, PLACE) if axis in "xyz" else span(-UNIT, UNIT) for axis in "xyzwijk"}
_POSES: dict[str, Any] = {f"{axis}{stone}": reach for stone in range(STONES) for axis, reach in _REACH.items()}


Action: Any = actions(
    take_tile=shown(tile=TILE_NAMES),
    take_stone=shown(stone=STONE_NAMES),
    lift_stone=shown(stack=STACKS, lift=span(0, TICKS), binding=True),  # tick of 1/60 s since the question
    let_go=shown(
        stone=STONE_NAMES,
        face=span(0, 7),  # rank of the side it is set down on, steadiest first
        yaw=span(0, 359),  # degrees
        dx=span(-REACH, REACH),  # from the top stone's centre, 1/1000 unit
        dy=span(-REACH, REACH),
        tilt_x=span(-TILT, TILT),  # mrad
        tilt_y=span(-TILT, TILT),
        speed=span(0, 3),  # lowering, slow to fast
        lift=span(0, TICKS),
        release=span(0, TICKS),
        binding=True,
    ),
    bumped=shown(seat=SEATS, stack=STACKS, binding=True),  # party mode: that player bumped the table
    take_size=shown(size=SIZES),  # alternative start
    begins=shown(seat=SEATS),
    marker=shown(stack=STACKS),
    draw=shown(tile=TILE_NAMES),
    sway=shown(number=span(0, MOST_SWAY)),
    set_stone=shown(stone=STONE_NAMES),
    chanced=shown(verdict=("stands", "falls")),
    settled=shown(
        verdict=VERDICTS, fallen=64, touched=2, slipped=2, margin=span(-PLACE, PLACE), ms=span(0, 60_000), **_POSES
    ),
)

Fact: Any = facts(
    begins=fact("seat"),
    marker_set=fact("stack"),
    start_stone=fact("stone", "stack"),
    turned_up=fact("tile"),
    reshuffled=fact("tiles"),
    set_aside=fact("tiles"),
    turn=fact("seat", "stack"),
    tile=fact("seat", "tile", "steps"),
    stone=fact("seat", "stone"),
    held=fact("seat", "stone", news=True),  # option tries=one: from here on there is no way back
    lifted=fact("seat", "stone", "stack"),
    let_go=fact("seat", "stone", "stack"),
    stood=fact("seat", "stone", "stack", "height"),
    leaned=fact("seat", "stone", "stack", "height"),
    touched=fact("seat", "stone", "stack"),
    slipped=fact("seat", "stone", "stack"),
    unsettled=fact("seat", "stone", "stack"),
    fell=fact("stack", "stones"),
    bumped=fact("seat", "stack"),
    scored=fact("seat", "stack", "tokens", "points"),
    came_home=fact("seat", "stack", "tokens"),
    stayed=fact("seat", "stack", "tokens"),
    tokens=fact("seat", "stack", "tokens", "height"),
    exchanged=fact("seat", "points"),
    marker_moved=fact("stack", "steps"),
    over=fact("ending"),
)
