"""The four levels."""

from __future__ import annotations

from functools import partial

from .player import SearchBot, Setting

LEVEL_SETTINGS = {
    "easy": Setting(slips=70, tables=0),
    "normal": Setting(slips=0, tables=0),
    "hard": Setting(slips=0, tables=60, widest=8, favour=10_000, duel_slips=8),
    "expert": Setting(slips=0, tables=800, widest=10, ahead=1, favour=20_000, learned=True),
}
LEVELS = {name: partial(SearchBot, setting=setting) for name, setting in LEVEL_SETTINGS.items()}

LIKES = {
    "builder": {"play gods": 800, "play_card": 500, "lay": 200, "draw_card": 500},
    "blocker": {"play move": 800, "move": 150, "turn_token": 300, "exchange": 200},
    "gambler": {"play throw": 800, "throw": 500},
}
CHARACTERS = {
    name: {
        level: partial(SearchBot, setting=setting._replace(likes=likes)) for level, setting in LEVEL_SETTINGS.items()
    }
    for name, likes in LIKES.items()
}
"""The builder looks to the land and the gods, the blocker walks where others want to be, the gambler throws."""
