"""Packed states of the time before an option was there: how they are read, and why digests stay as they were.

An option may come later without a new version of the rules (`one_of(..., unsaid=...)`). What was stored before does not
hold its cell; with the value that it had then, a state hashes as it did without it.
"""

from __future__ import annotations

from .layout import CONTRACT
from .options import Options


def _places(options: Options) -> list[tuple[int, bytes]]:
    """Where the cells of later options begin in a packed state, and what they hold when nothing is said of them."""
    return [
        (4 * (len(CONTRACT) + index), option.unsaid.to_bytes(4, "little"))
        for index, option in enumerate(options.each.values())
        if option.unsaid is not None
    ]


def hashed_form(packed: bytes, options: Options) -> bytes:
    """The bytes that a digest is made of."""
    for at, unsaid in reversed(_places(options)):
        if packed[at : at + 4] == unsaid:
            packed = packed[:at] + packed[at + 4 :]
    return packed


def completed(packed: bytes, size: int, options: Options) -> bytes:
    """A packed state of `size` bytes; one without any later option gets their cells."""
    places = _places(options)
    if places and len(packed) == size - 4 * len(places):
        for at, unsaid in places:
            packed = packed[:at] + unsaid + packed[at:]
    return packed
