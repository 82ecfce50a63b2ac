"""The sway of a hand: a pure function of the turn's public sway number and the tick (rule 44). No die is rolled.

The page draws the same path. Everything it needs, in doubles, with `imul` a 32-bit product and all hashes unsigned:

    hash(n, k): h = n + k * 0x9E3779B9;  h ^= h >>> 16;  h = imul(h, 0x85EBCA6B)
                h ^= h >>> 13;  h = imul(h, 0xC2B2AE35);  h ^= h >>> 16
    u(k)       = hash(sway number mod 2^32, k + 1) / 2^32, in [0, 1)
    t          = tick / 60, seconds since the question was put
    breath(t)  = 0.2 + 0.8 * sin(pi * (t / 3.5 + u(32)))^2, low once in 3.5 s: the calm
    axis a     = 0: x, 1: y (mm), 2: tilt about x, 3: tilt about y (degrees)
    slow(a, t) = breath(t) * sum over i = 0, 1 of sin(2 pi * ((0.25 + 0.35 * u(8a + 2i)) * t + u(8a + 2i + 1)))
    fast(a, t) = 0.212 * sum over i = 0, 1 of sin(2 pi * ((8 + 4 * u(8a + 4 + 2i)) * t + u(8a + 5 + 2i)))
                 for x and y, nothing for the tilts
    scale      = AMPLITUDE * SIZE[size] * (1 + 0.12 * stones in the stack)
                 * (1 + 0.6 * min(1, held / 480)) * 100 / steadiness
    sway       = scale * (slow + fast); mm / 32 gives units, degrees * pi / 180 gives radians

`held` is release tick - lift tick, never below 0. The hand's speed at a tick is (path(tick + 1) - path(tick - 1)) * 30
with scale kept as at the tick. Fingers that open let go of the slow part of it; a lift gives the stone below the whole.
"""

from functools import lru_cache
from math import pi, sin

import msgspec

TICKS = 60
AMPLITUDE = 2.0
"""Times +-2 mm and +-2 degrees. Those are about one level of the tremor that the physics was measured with, and it
found two to three levels wanted; at two the hard hand has the curve of `chances.py`."""
MM_A_UNIT = 32
SIZE = (0.8, 1.0, 1.25)
REACH = 0.12
TIRED, TIRED_TICKS = 0.6, 480
BREATH_SECONDS, CALM = 3.5, 0.2
FAST_MM = 0.212  # two sines on two axes: 0.3 mm rms in all
MASK = 0xFFFFFFFF


class Sway(msgspec.Struct, frozen=True):
    """An offset of the hand (or, as a speed, its change a second): units and radians."""

    x: float
    y: float
    tilt_x: float
    tilt_y: float


def hash32(number: int, k: int) -> int:
    h = (number + k * 0x9E3779B9) & MASK
    h ^= h >> 16
    h = h * 0x85EBCA6B & MASK
    h ^= h >> 13
    h = h * 0xC2B2AE35 & MASK
    return h ^ h >> 16


@lru_cache(maxsize=64)
def shares(number: int) -> tuple[float, ...]:
    """The 33 numbers in [0, 1) that make one sway out of the others."""
    return tuple(hash32(number & MASK, k + 1) / 2**32 for k in range(33))


def breath(number: int, tick: float) -> float:
    """How wide the slow sway is just now, 0.2 to 1: the ring the page closes."""
    return CALM + (1 - CALM) * sin(pi * (tick / TICKS / BREATH_SECONDS + shares(number)[32])) ** 2


def slow(number: int, axis: int, tick: float) -> float:
    u, t, k = shares(number), tick / TICKS, 8 * axis
    total = sum(sin(2 * pi * ((0.25 + 0.35 * u[k + 2 * i]) * t + u[k + 2 * i + 1])) for i in (0, 1))
    return breath(number, tick) * total


def fast(number: int, axis: int, tick: float) -> float:
    if axis > 1:
        return 0.0
    u, t, k = shares(number), tick / TICKS, 8 * axis + 4
    return FAST_MM * sum(sin(2 * pi * ((8 + 4 * u[k + 2 * i]) * t + u[k + 2 * i + 1])) for i in (0, 1))


def scale(size: int, stones: int, held: int, steadiness: int = 100) -> float:
    """How much wider than the bare path a hand sways: heavier, higher, longer, less steady."""
    tired = 1 + TIRED * min(1.0, max(0, held) / TIRED_TICKS)
    return AMPLITUDE * SIZE[size] * (1 + REACH * stones) * tired * 100 / steadiness


def sway_at(number: int, tick: float, by: float, trembling: bool = True) -> Sway:
    """Where the hand is off its aim at a tick, with scale `by`; without the fast tremor on demand."""
    path = [slow(number, a, tick) + (fast(number, a, tick) if trembling else 0.0) for a in range(4)]
    mm, degree = by / MM_A_UNIT, by * pi / 180
    return Sway(path[0] * mm, path[1] * mm, path[2] * degree, path[3] * degree)


def speed_at(number: int, tick: int, by: float, trembling: bool = True) -> Sway:
    """How fast the hand moves at a tick, a second."""
    a, b = sway_at(number, tick - 1, by, trembling), sway_at(number, tick + 1, by, trembling)
    half = TICKS / 2
    return Sway((b.x - a.x) * half, (b.y - a.y) * half, (b.tilt_x - a.tilt_x) * half, (b.tilt_y - a.tilt_y) * half)
