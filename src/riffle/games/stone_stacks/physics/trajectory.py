"""The way of the stones from letting go to rest, packed for the page: 0.4 kB for a stone that stays, 3 kB for a stack
that falls.

30 frames a second. Form (numbers are varints: seven bits a byte, low first, top bit = more follows; signed ones
zigzag, 0 -1 1 -2 ...): version byte 1; number of stones n; n stone ids; number of frames; then the frames. Frame 0
holds every stone in full; each later one begins with a bit mask of the stones that moved (n bits in whole bytes,
stone 0 = lowest bit of the first byte), then for each of them the difference to its last values. Values of a stone: x
y z in 1/2048 unit (signed differences), then the turn as "smallest three": of (w, x, y, z) the largest is left out
(sign made positive) and the other three, in order, are whole numbers in 1/16384. A turn starts with one varint: 0 =
the same one is left out, three signed differences follow; k + 1 = component k is left out from now on, three signed
full values follow. All that is deflated (zlib form). The page ends on the stored final pose, not on the last frame.
"""

import zlib
from itertools import pairwise
from math import sqrt

from .geometry import Quat, Vec, normalised

HZ = 30
GRID = 2048
FINE = 16384
VERSION = 1

Pose = tuple[Vec, Quat]
Coded = tuple[list[int], int, list[int]]


def coded(pose: Pose) -> Coded:
    """A pose on the grid: position, which component of the turn is left out, the other three."""
    (x, y, z), q = pose
    sizes = [abs(c) for c in q]
    largest = sizes.index(max(sizes))
    sign = FINE if q[largest] >= 0 else -FINE
    rest = [round(c * sign) for c in q]
    del rest[largest]
    return [round(x * GRID), round(y * GRID), round(z * GRID)], largest, rest


def decoded(value: Coded) -> Pose:
    place, largest, rest = value
    a, b, c = (r / FINE for r in rest)
    big = sqrt(max(0.0, 1 - a * a - b * b - c * c))
    q = [a, b, c]
    q.insert(largest, big)
    return (place[0] / GRID, place[1] / GRID, place[2] / GRID), normalised((q[0], q[1], q[2], q[3]))


def ways(frames: list[list[Pose]]) -> list[list[Coded]]:
    """Each stone's way through the frames, on the grid; a pose that is the very object of the frame before gives the
    same object again."""
    out: list[list[Coded]] = []
    for stone in zip(*frames, strict=True):
        way = [coded(stone[0])]
        for was, now in pairwise(stone):
            way.append(way[-1] if now is was else coded(now))
        out.append(way)
    return out


def pack(stones: list[int], ways: list[list[Coded]], frames: int) -> bytes:
    """The ways of the stones, so many frames long, before deflating."""
    out = bytearray([VERSION])
    for n in (len(stones), *stones, frames):
        _put(out, n)
    last: list[Coded | None] = [None] * len(stones)
    for number in range(frames):
        now = [way[number] for way in ways]
        moved = [i for i in range(len(stones)) if now[i] is not last[i] and now[i] != last[i]]
        if number:
            mask = sum(1 << i for i in moved)
            out += mask.to_bytes((len(stones) + 7) // 8, "little")
        for i in moved:
            _put_stone(out, last[i], now[i])
        last = list(now)
    return bytes(out)


def deflate(packed: bytes) -> bytes:
    return zlib.compress(packed, 9)


def unpack(data: bytes) -> tuple[list[int], list[list[Pose]]]:
    """Stone ids and frames of a deflated trajectory; the page's decoder does the same."""
    reader = _Reader(zlib.decompress(data))
    if reader.byte() != VERSION:
        raise ValueError("not a trajectory of this version")
    count = reader.number()
    stones = [reader.number() for _ in range(count)]
    frames: list[list[Pose]] = []
    state: list[Coded] = [([0, 0, 0], 0, [0, 0, 0])] * count
    for number in range(reader.number()):
        mask = (1 << count) - 1
        if number:
            mask = sum(reader.byte() << (8 * i) for i in range((count + 7) // 8))
        state = [reader.stone(was) if mask >> i & 1 else was for i, was in enumerate(state)]
        frames.append([decoded(value) for value in state])
    return stones, frames


def _put(out: bytearray, n: int) -> None:
    while n > 127:
        out.append(n & 127 | 128)
        n >>= 7
    out.append(n)


def _put_signed(out: bytearray, n: int) -> None:
    _put(out, n * 2 if n >= 0 else -n * 2 - 1)


def _put_stone(out: bytearray, was: Coded | None, now: Coded) -> None:
    place, largest, rest = now
    same = was is not None and was[1] == largest
    for i in range(3):
        _put_signed(out, place[i] - (was[0][i] if was else 0))
    _put(out, 0 if same else largest + 1)
    for i in range(3):
        _put_signed(out, rest[i] - (was[2][i] if was and same else 0))


class _Reader:
    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        total = shift = 0
        while True:
            b = self.byte()
            total |= (b & 127) << shift
            shift += 7
            if b < 128:
                return total

    def signed(self) -> int:
        n = self.number()
        return n // 2 if n % 2 == 0 else -(n + 1) // 2

    def stone(self, was: Coded) -> Coded:
        place = [p + self.signed() for p in was[0]]
        left_out = self.number()
        rest = [r + self.signed() for r in (was[2] if left_out == 0 else [0, 0, 0])]
        return place, was[1] if left_out == 0 else left_out - 1, rest
