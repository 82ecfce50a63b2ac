"""The options of Stones & Rivers: the boards, the course's house rules, and our own ways out of an endless game."""

from __future__ import annotations

from riffle.core.declare.options import one_of, options, whole, yes_no

from .board import BOARD_NAMES

OPTIONS = options(
    presets={
        "usual": {},
        "rulebook": {"ply_cap": 0, "repetition": "off"},
        "course": {
            "circle": "bottom",
            "first": "circle",
            "stone_push": "on",
            "river_sends_river": "off",
            "send_after_travel": "off",
            "stop_on_old": "off",
            "ply_cap": 1000,
            "repetition": "off",
        },
    },
    board=one_of(*BOARD_NAMES),
    circle=one_of("top", "bottom"),  # the end of the board where Circle sits
    first=one_of("coin", "circle", "square"),
    stone_push=yes_no(False),  # a stone pushes the stone before it one point on
    river_sends_river=yes_no(True),
    send_after_travel=yes_no(True),
    stop_on_old=yes_no(True),  # a sent piece may end where the sender came from
    ply_cap=whole(0, 2000, 400),  # ours; 0: none
    repetition=yes_no(True),  # ours
    adjudicate=one_of("draw", "scored"),  # ours: what a capped or repeated game is
)
