"""Names of what is counted, as a person reads them."""

from __future__ import annotations


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
