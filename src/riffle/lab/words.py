"""Names and numbers of what is counted, as a person reads them."""

from __future__ import annotations

from math import floor, inf, isfinite, log10
from typing import NamedTuple


def worded(name: str) -> str:
    """`won_by.village.red` is "won by village red", `planks_lost.red3` is "planks lost: red3"."""
    what, _, rest = name.partition(".")
    if what == "won_by":
        side, _, word = rest.partition(".")
        return f"won by {side} {word}" if word else "won by who begins"
    if what == "ending":
        return f"ended by {rest.replace('_', ' ')}"
    words = what.replace("_", " ")
    for short, long in (("won ", "won by seat "), ("points ", "points of seat ")):
        if words.startswith(short) and words.removeprefix(short).isdigit():
            words = long + words.removeprefix(short)
    return f"{words}: {rest}" if rest else words


def is_share(name: str) -> bool:
    """Whether it is a part of all games, told in per cent."""
    return name.startswith(("won_", "ending.")) or name == "decided"


class Scale(NamedTuple):
    """How one thing is written: shares in per cent, and everything with as many decimals as are known of it."""

    share: bool
    decimals: int

    def number(self, value: float) -> str:
        return f"{self.bare(value)} %" if self.share else self.bare(value)

    def bare(self, value: float) -> str:
        return _unsigned_zero(f"{100 * value if self.share else value:.{self.decimals}f}")

    def signed(self, value: float) -> str:
        return _unsigned_zero(f"{100 * value if self.share else value:+.{self.decimals}f}")

    def span(self, low: float, high: float) -> str:
        """Bounds of a number."""
        if not isfinite(low) or not isfinite(high):
            return "not known yet"
        return f"{self.bare(low)} to {self.bare(high)}"

    def bounds(self, low: float, high: float) -> str:
        """Bounds of a difference; a bound that is not known is said to be so."""
        if not isfinite(low) and not isfinite(high):
            return "not known yet"
        return f"{self.signed(low) if isfinite(low) else '?'} to {self.signed(high) if isfinite(high) else '?'}"


def _unsigned_zero(text: str) -> str:
    """What is rounded to nought has no sign."""
    return text.lstrip("+-") if not text.strip("+-0.") else text


def scale_of(name: str, low: float, high: float) -> Scale:
    """The scale for something that is known from `low` to `high`: two figures of the half between."""
    share = is_share(name)
    reach = (high - low) / 2 * (100 if share else 1)
    decimals = 1 - floor(log10(reach)) if 0 < reach < inf else 1
    return Scale(share, min(4, max(int(share), decimals)))


def more_games(count: int | None) -> str:
    """How many more games settle something, as far as that can be told."""
    return "more games" if count is None else f"about {count:,} more games"
