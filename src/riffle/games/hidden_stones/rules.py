"""The rules of Hidden Stones: what the contract asks for, gathered from the game's rooms."""

# What is imported here is the game: the contract finds it by its names.
# pyright: reportUnusedImport=false
# ruff: noqa: F401
from __future__ import annotations

from riffle.core.declare.contract import Extras

from .actions import Action, Fact
from .cards import CARDS, PLACE_CELL, PLACE_FACE, PLACES, SOLO_VALUES, SYMBOLS, VALUE
from .ending import STRIKES, THRESHOLD, ones, points, winner
from .heuristics import fallback, prefer
from .hidden import resample
from .legality import legal, may_pass, why_not
from .metrics import METRICS
from .options import OPTIONS, check
from .picture import picture
from .setup import begin, odds, uniform_odds
from .state import ENDINGS, HAND, QUESTIONS, State
from .turn import apply

VERSION = 1
PLAYERS = (1, 5)
MOST_LEGAL = CARDS * 22 + 2
"""Every card in one hand: each pays for 12 swaps and 9 turned stones or scores; then the end and the pass."""
EXTRAS = Extras(check=check, picture=picture, metrics=METRICS, checked=False)
