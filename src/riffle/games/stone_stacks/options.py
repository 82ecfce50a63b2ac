"""The options of stone stacks: the editions' differences and the gaps of the rulebook."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.options import one_of, options, whole, yes_no

SECONDS = (45, 20, 600)
"""By option `hand_seconds`; `none` is ten minutes, so that a tick still has an end."""
TARGETS = (10, 6, 15)
ASSISTS = ("bar", "shade", "plumb", "ring", "none")
"""Help while aiming (rule 47), each with all that follow: balance bar, shade of contact, plumb line, calm ring."""

OPTIONS: Any = options(
    presets={
        "default": {},
        "norwegian": {"toppler_tokens": "stay", "five_tokens": 5, "start_shuffle": "rest"},
    },
    physics=one_of("on", "model"),  # model: success by height alone, for ten thousand games
    target=one_of("10", "6", "15"),  # S15
    alternative_start=yes_no(False),
    start_size=one_of("largest", "random", "choose"),  # S10
    start_shuffle=one_of("all", "rest"),  # row 17 of the editions
    toppler_tokens=one_of("back", "stay"),  # row 1
    five_tokens=whole(4, 5, 4),  # row 2
    slide=one_of("falls", "gentle"),  # S1
    spoiled_stone=one_of("stays", "river"),  # S2
    marker_after_fall=one_of("moves", "stays"),  # S3
    marker_after_lift=one_of("stays", "moves"),  # S4
    no_tile_fits=one_of("new_tiles", "lift"),  # S5
    side_fall=one_of("no_token", "token"),  # S6
    height=one_of("now", "highest"),  # S7
    lowered_stack=one_of("tokens_stay", "token_home"),  # S8
    causer_tokens=one_of("back", "stay"),  # S9
    tries=one_of("free", "one"),  # S12
    hand_seconds=one_of("45", "20", "none"),  # S13
    bumps=yes_no(False),  # S14
    duel=yes_no(False),  # one sway number a round for everyone
    assist=one_of(*ASSISTS),  # shown by the page alone
    assist_1=one_of("same", *ASSISTS),
    assist_2=one_of("same", *ASSISTS),
    assist_3=one_of("same", *ASSISTS),
    assist_4=one_of("same", *ASSISTS),
    steadiness_1=whole(60, 140, 100),
    steadiness_2=whole(60, 140, 100),
    steadiness_3=whole(60, 140, 100),
    steadiness_4=whole(60, 140, 100),
)
