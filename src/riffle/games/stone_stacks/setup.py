"""Set-up ("Alkuvalmistelut"): stones, tiles and tokens at the beginning."""

from __future__ import annotations

from riffle.core.declare.question import NATURE, ask
from riffle.core.declare.rule import rule

from .options import OPTIONS
from .state import FIRST_PLAYER, IN_PILE, START_STONES, TOKENS, State
from .tiles import STONES, TILES


@rule
def begin(s: State) -> None:
    """All stones in the river, all tiles in the pile, every player's 19 tokens in front of him."""
    for stone in range(STONES):
        s.stack_of[stone] = -1
    for seat in range(s.seats):
        s.tokens[seat] = TOKENS
    for tile in range(TILES):
        s.tile_place[tile] = IN_PILE
    s.pile_count = TILES
    s.fives_left = s.five_tokens
    s.marker = -1
    s.tile = -1
    s.held = -1
    s.lifting = -1
    s.sway = -1
    s.next_size = -1
    s.starting = START_STONES if s.alternative_start == OPTIONS.ALTERNATIVE_START_ON else 0
    ask(s, FIRST_PLAYER, NATURE)
