"""The rules of Stolemë: what the contract asks for, gathered from the game's rooms."""

# What is imported here is the game: the contract finds it by its names.
# pyright: reportUnusedImport=false
# ruff: noqa: F401
from __future__ import annotations

from riffle.core.declare.contract import Extras

from .actions import Action, Fact
from .apply import apply
from .ending import points, winner
from .gods import set_lies
from .heuristics import MOST_LEGAL, fallback, prefer
from .hidden import resample
from .land import ability, distance, reach_from
from .legality import legal, odds, why_not
from .metrics import METRICS
from .options import OPTIONS, check
from .picture import picture
from .pieces import GODS, GODS_SET, GODS_TO_WIN, HIT, KNOCKOUTS, MISS, MOVEMENT, SKULL
from .setup import begin
from .state import ENDINGS, LYING, QUESTIONS, STANDING, STOLEMS, State

VERSION = 2
PLAYERS = (2, 4)
EXTRAS = Extras(check=check, picture=picture, metrics=METRICS, checked=False)

# The contract, then what bots read: tables and rules of the game they were loaded for.
