"""The random numbers of bots, resampling and simulations: the same stream in both speeds.

A stream is one cell that the caller owns (`rng[0]`); it never lives in a game's state. Nature's answers at a real
table are drawn by the match from the operating system instead.
"""

from __future__ import annotations

from typing import Any

from .rule import rule

MASK = 0xFFFFFFFF


@rule
def next32(rng: Any) -> int:
    """The next 32 bits: a Weyl step, then two rounds of multiply and shift (every product kept to its low 32 bits)."""
    rng[0] = (rng[0] + 0x9E3779B9) & MASK
    x = rng[0]
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & MASK
    x = ((x ^ (x >> 15)) * 0x735A2D97) & MASK
    return x ^ (x >> 15)


@rule
def below(rng: Any, limit: int) -> int:
    """A whole number from 0 to limit - 1."""
    return (next32(rng) * limit) >> 32


def seed_of(*parts: int) -> int:
    """One 32-bit seed from several numbers, so that game 17 of run 5 is the same whoever plays it."""
    x = 0x811C9DC5
    for part in parts:
        for shift in range(0, 64, 16):
            x = ((x ^ ((part >> shift) & 0xFFFF)) * 0x01000193) & MASK
            x ^= x >> 15
    return x
