"""The options of Hidden Stones, and which of them do not fit the number of players."""

from __future__ import annotations

from collections.abc import Mapping

from riffle.core.declare.options import OptionError, one_of, options, whole, yes_no

from .cards import CARDS

NO_CAP = 0
"""The value of `hand_cap` under which a hand may grow without limit."""

OPTIONS = options(
    presets={"rulebook": {}},
    first=one_of("random", "1", "2", "3", "4", "5"),
    hand_cap=whole(NO_CAP, CARDS, NO_CAP),
    pass_strikes=yes_no(False),
    solo_win=one_of("scored", "played"),
)


def check(seats: int, values: Mapping[str, int]) -> None:
    """The first player that is named must sit at the table."""
    if values["first"] > seats:
        raise OptionError(f"option first names player {values['first']}, but there are {seats}")
