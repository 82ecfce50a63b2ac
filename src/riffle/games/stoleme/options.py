"""The options of Stolemë: gaps and differences of the two printed texts, and our own ways out of an endless game."""

from __future__ import annotations

from collections.abc import Mapping

from riffle.core.declare.options import OptionError, one_of, options, whole, yes_no

OPTIONS = options(
    presets={
        "polish": {},
        "english": {
            "start_hexes": "any",
            "unable": "may_stay",
            "village_dazes": "off",
            "last_family": "at_once",
            "tokens_out": "healthy",
            "river_test": "board",
            "points_for": "any_rock",
            "same_as_printed": "on",
        },
    },
    starter=one_of("random", "1", "2", "3", "4"),
    families=one_of("dealt", "chosen"),
    board=one_of("fitting", "quad"),
    extra_villages=yes_no(False),
    placing=one_of("clockwise", "reverse", "automatic"),
    start_hexes=one_of("hand", "any"),
    tokens_in_round_1=yes_no(False),
    unused_tokens=one_of("laid_anew", "stay"),
    surplus=one_of("random", "choice", "keep"),
    must_move=yes_no(False),
    gods_lying=yes_no(False),
    lone_hit_card=yes_no(False),
    near_throws=yes_no(True),
    same_as_printed=yes_no(False),
    village_buried=yes_no(False),
    village_dazes=yes_no(True),
    gods_target=one_of("anyone", "leader", "rowdiest"),
    stone_standing_first=yes_no(False),
    cap_boulder=one_of("cancels", "dazes"),
    cap_timing=one_of("after", "before"),
    blocked_landing=one_of("changes", "rolls_again"),
    bystander=one_of("harmless", "hit"),
    points_for=one_of("accurate", "any_rock"),
    unable=one_of("turns", "may_stay"),
    may_decline=yes_no(False),
    last_family=one_of("round_end", "at_once"),
    none_standing=one_of("goes_on", "draw"),
    tokens_out=one_of("standing", "healthy"),
    river_test=one_of("landing", "board"),
    tie_break=one_of("draw", "score"),
    round_limit=whole(0, 99, 0),  # 0: none
    activity_tokens=one_of("plain", "stay"),  # when a round begins
)


def check(seats: int, values: Mapping[str, int]) -> None:
    """Options that do not fit the number of players."""
    if values["starter"] > seats:
        raise OptionError(f"option starter names player {values['starter']}, but there are {seats}")
