"""A bot's hand: the same answer, the same sway and tremor as a person's, with a reaction that jitters and an aim that
errs.

It may foresee the slow sway by 150 ms, not more: it watches the ring, and when the calm is near aims off by the sway
it foresees. The errors come from a number passed in, as a person's come from the person; nothing is rolled about
success.
"""

from math import exp
from random import Random

import msgspec

from riffle.games.stone_stacks.physics.hand import LOWERING_TICKS, Placement
from riffle.games.stone_stacks.physics.sway import MM_A_UNIT, TICKS, breath, scale, sway_at

FORESIGHT = 9  # ticks: 150 ms
REACH = 0.15  # a hand errs more the higher it reaches: so much more for each stone of the stack
PATIENCE = 210  # one breath: after it the hand lets go come what may


class Hand(msgspec.Struct, frozen=True):
    """Reaction jitter in ms, aim error in mm at the base, lowering class, how closed the ring must be to dare, and the
    error in matching a slope: mrad for each mm of aim error."""

    jitter: float
    aim: float
    speed: int
    ring: float
    slope: float = 20.0


def chance(margin: float, stones: int, hand: Hand) -> float:
    """How likely a placement with this static margin (units) stands on so many stones, as the bot itself believes;
    the spread is set by eye to the hard hand's curve."""
    spread = 1.8 * hand.aim * (1 + 0.2 * stones)
    return 1 / (1 + exp(-1.7 * (margin * MM_A_UNIT - 0.6) / spread))


def answer(
    intent: Placement, size: int, sway: int, stones: int, hand: Hand, seed: int, steadiness: int = 100
) -> Placement:
    """What the hand really does with an intended placement of a stone of that size on a stack of so many stones."""
    rng = Random(seed)
    lift = TICKS + rng.randrange(TICKS)
    moment = _moment(sway, lift + LOWERING_TICKS[hand.speed], hand.ring)
    by = scale(size, stones, moment - lift, steadiness)
    seen = sway_at(sway, moment, by, trembling=False)
    aim = hand.aim * (1 + REACH * stones)
    error = aim / MM_A_UNIT
    return Placement(
        stone=intent.stone,
        face=intent.face,
        yaw=(intent.yaw + round(rng.gauss(0, 1.5 * aim))) % 360,
        dx=_within(intent.dx + 1000 * (rng.gauss(0, error) - seen.x), 1500),
        dy=_within(intent.dy + 1000 * (rng.gauss(0, error) - seen.y), 1500),
        tilt_x=_within(intent.tilt_x + rng.gauss(0, hand.slope * aim), 400),
        tilt_y=_within(intent.tilt_y + rng.gauss(0, hand.slope * aim), 400),
        speed=hand.speed,
        lift=lift,
        release=max(lift, moment + round(rng.gauss(0, hand.jitter * TICKS / 1000))),
    )


def _moment(sway: int, earliest: int, ring: float) -> int:
    """The tick it means to let go at: the first at which, seen 150 ms ahead, the ring is closed enough and closing no
    more."""
    for tick in range(earliest + FORESIGHT, earliest + FORESIGHT + PATIENCE):
        if breath(sway, tick) <= ring and breath(sway, tick + 1) >= breath(sway, tick) - 0.01:
            return tick
    return earliest + FORESIGHT + PATIENCE


def _within(value: float, bound: int) -> int:
    return max(-bound, min(bound, round(value)))
