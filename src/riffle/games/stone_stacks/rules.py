"""The rules of stone stacks: what the contract asks for, gathered from the game's rooms.

The rules know no physics: a hand lets go, and nature says what stands, leans and falls and where the stones lie. With
option physics=on a solver answers for her (`physics/`, MuJoCo), with physics=model the odds of `chances.py` do.
"""

# What is imported here is the game: the contract finds it by its names.
# pyright: reportUnusedImport=false
# ruff: noqa: F401
from __future__ import annotations

from riffle.core.declare.contract import Extras

from .actions import Action, Fact
from .answers import apply
from .chances import WHOLE, stands
from .falls import points, reward, steadiness, winner
from .heuristics import MOST_LEGAL, fallback, others_beside, prefer, worth_sending
from .hidden import resample
from .legality import bounds, legal, why_not
from .metrics import METRICS
from .nature import odds
from .options import OPTIONS
from .physics.standing import unsolved
from .picture import named, picture
from .reach import TIMING
from .setup import begin
from .state import ENDINGS, FATE, QUESTIONS, SOLVED, State
from .tiles import STACKS, STONE_SIZE, TILE_SIZES, TILE_STEPS
from .turns import lifts, sizes_now

VERSION = 1
PLAYERS = (2, 4)


def solver(packed: bytes) -> tuple[int, tuple[int, ...], bytes]:
    """What becomes of the stone, by physics: pure, from the packed state alone. MuJoCo is loaded only here."""
    from .physics.solver import outcome_of

    return outcome_of(packed)


EXTRAS = Extras(
    solver=solver,
    solved=SOLVED,
    unsolved=unsolved,
    chance_instead={"physics": OPTIONS.PHYSICS_MODEL},
    timing=TIMING,
    picture=picture,
    named=named,
    metrics=METRICS,
    checked=False,
)
