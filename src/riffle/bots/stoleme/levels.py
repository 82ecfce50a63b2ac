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
    "builder": {"play gods": 600, "play_card": 500, "draw_card": 500, "exchange": 200},
    "blocker": {"play move": 400, "play throw": -300, "turn_token": 300},
    "gambler": {"play throw": 750, "play gods": -300},
}
CHARACTERS = {
    name: {
        level: partial(SearchBot, setting=setting._replace(likes=likes)) for level, setting in LEVEL_SETTINGS.items()
    }
    for name, likes in LIKES.items()
}
"""The builder looks to the land and the gods, the blocker walks where others want to be, the gambler throws."""
