"""A refusal: an answer that was not taken, why, and the rule that says so. It never changes anything."""

from __future__ import annotations

import msgspec

CODES = ("over", "stale", "not_asked", "already_answered", "malformed", "forbidden", "cannot_undo", "waiting")


class Refusal(msgspec.Struct, frozen=True):
    """`code` is one of CODES; for `forbidden` the number of the rule and the pieces to light up come with it."""

    code: str
    sentence: str
    rule: int = 0
    lights: tuple[int, ...] = ()


class Refused(Exception):  # noqa: N818 - it is no error: the answer was understood and not taken
    """Raised by the match instead of taking an answer."""

    def __init__(self, code: str, sentence: str, rule: int = 0, lights: tuple[int, ...] = ()) -> None:
        super().__init__(sentence)
        self.refusal = Refusal(code, sentence, rule, lights)
