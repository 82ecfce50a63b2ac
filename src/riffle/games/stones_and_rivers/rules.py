"""The rules of Stones & Rivers: what the contract asks for, gathered from the game's rooms."""

# What is imported here is the game: the contract finds it by its names.
# pyright: reportUnusedImport=false
# ruff: noqa: F401
from __future__ import annotations

from riffle.core.declare.contract import Extras

from . import notation
from .actions import Action, Fact
from .board import GOAL, GOAL_FIRST, GOAL_LAST, GOAL_ROW, HEIGHT, MEN, WAYS, WIDTH, WINS
from .change import make, unmake
from .heuristics import fallback, prefer, way_home
from .hidden import resample
from .legality import legal, why_not
from .metrics import METRICS
from .options import OPTIONS
from .picture import picture
from .setup import begin
from .state import ENDINGS, QUESTIONS, State
from .travel import drift, list_piece, pushed_to, reach
from .turn import apply, points, winner

VERSION = 1
PLAYERS = (2, 2)
MOST_LEGAL = MEN * (2 + 241) + MEN * (2 * MEN - 1) * 241
"""No position has more: a piece turns in 2 ways and ends on an empty point (at most 240, and the one it left), and
each of 16 rivers sends each of 31 other pieces to such points."""
EXTRAS = Extras(
    unlimited={"ply_cap": 0},
    perft_options=notation.perft_options,
    notation=notation,
    picture=picture,
    metrics=METRICS,
    checked=False,
)
