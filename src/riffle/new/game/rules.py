"""The rules of My game: what the contract asks for, gathered from the game's rooms."""

# What is imported here is the game: the contract finds it by its names.
# pyright: reportUnusedImport=false
# ruff: noqa: F401
from __future__ import annotations

from riffle.core.declare.contract import Extras

from .actions import Action, Fact
from .heuristics import fallback, prefer
from .hidden import resample
from .legality import legal, why_not
from .metrics import METRICS
from .options import OPTIONS
from .picture import picture
from .setup import begin
from .state import ENDINGS, QUESTIONS, SEATS, State
from .turn import apply, points, winner

VERSION = 1
PLAYERS = (2, SEATS)
MOST_LEGAL = SEATS
EXTRAS = Extras(picture=picture, metrics=METRICS)
