"""The options of River Dragons: sides of the board, what editions do differently, help for children, our own limits."""

from __future__ import annotations

from riffle.core.declare.options import one_of, options, whole, yes_no

OPTIONS = options(
    presets={
        "rulebook": {"turn_limit": 0},  # ends by an arrival, or when none is possible any more
        "children": {"show_fits": "on"},
        "short": {"short_game": "on"},
        "strict": {"a_miss_is_lost": "on", "top_plank_only": "on"},
        "expert": {"side": "water"},
    },
    side=one_of("islands", "water"),  # water: the expert side, stones anywhere
    colours=one_of("dealt", "chosen"),
    three_players=one_of("blue_red_yellow", "blue_red_pink"),
    starts=one_of("random", "1", "2", "3", "4", "5", "6"),
    reopen=yes_no(False),  # a confirmed program may be replaced until the last is in
    a_miss_is_lost=yes_no(False),
    show_fits=yes_no(False),
    short_game=yes_no(False),
    top_plank_only=yes_no(False),
    turn_limit=whole(0, 99, 40),  # ours; 0: none. Random players would walk in circles for thousands of turns
    stranded=one_of("count", "never", default="never", unsaid="count"),  # ours: when nobody can arrive any more
)
