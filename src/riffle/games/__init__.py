"""The games, one folder each. A game imports `riffle.core` and nothing else of Riffle.

`riffle.games()` lists them: this package is where they are and the call that names them, since importing a game makes
`riffle.games` mean the package whatever stood there before.
"""

from __future__ import annotations

import sys
from types import ModuleType


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        """The games there are: those that come with Riffle, and those of installed packages."""
        from riffle.core.game import games

        return games()


sys.modules[__name__].__class__ = _Games
