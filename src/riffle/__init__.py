"""One table for five games of stones and rivers, and the Python library behind it.

import riffle

game = riffle.load("stones_and_rivers")
position = game.start(seed=7, first="circle")
position = position.play("move d5 d4")
print(position)
"""

from typing import TYPE_CHECKING

from .core.action import Action
from .core.game import Game, load
from .core.match import Match
from .core.position import Position
from .core.record import read_record
from .core.variant import Variant, read_variant

if TYPE_CHECKING:
    from .core.game import games
else:
    from . import games  # the package is the call, see there

__version__ = "0.3.0"
__all__ = ["Action", "Game", "Match", "Position", "Variant", "games", "load", "read_record", "read_variant"]


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
