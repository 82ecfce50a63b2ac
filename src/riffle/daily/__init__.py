"""Stone of the day: one small challenge a game and day, made from the day's number alone, and proved.

    from riffle.daily import challenge
    challenge("stones_and_rivers", 42)

The same number gives the same challenge on every machine, so nobody has to hand it out.
"""

from .calendar import date_of, day_of
from .challenges import Challenge
from .making import GAMES, challenge
from .proof import prove

__all__ = ["GAMES", "Challenge", "challenge", "date_of", "day_of", "prove"]
