"""The rules of River Dragons: what the contract asks for, gathered from the game's rooms."""

# What is imported here is the game: the contract finds it by its names.
# pyright: reportUnusedImport=false
# ruff: noqa: F401
from __future__ import annotations

from collections.abc import Mapping

from riffle.core.declare.contract import Extras
from riffle.core.declare.options import OptionError

from . import notation
from .actions import Action, Fact
from .board import ISLANDS, PAIR_COUNT, PAIR_ONE, PAIR_OTHER, PLANKS
from .geometry import exact_gap, length_of
from .heuristics import best_program, dragon_for, fallback, outline, plan, prefer
from .hidden import resample
from .legality import bounds, legal, may_revise, why_not
from .metrics import METRICS
from .options import OPTIONS
from .picture import named, picture
from .planks import legal_lay, support_there, was_tried
from .removal import remove
from .resolution import begin_resolution
from .setup import begin
from .state import ENDINGS, QUESTIONS, SEATS, State
from .turn import apply, points, winner

VERSION = 2
PLAYERS = (2, SEATS)
MOST_LEGAL = PAIR_COUNT


def check(seats: int, values: Mapping[str, int]) -> None:
    """Options that do not fit the number of players."""
    if values["starts"] > seats:
        raise OptionError(f"option starts names player {values['starts']}, but there are {seats}")


EXTRAS = Extras(check=check, notation=notation, picture=picture, named=named, metrics=METRICS, checked=False)
