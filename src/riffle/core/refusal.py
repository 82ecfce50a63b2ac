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
    words: str = ""  # the rule in words, where whoever refuses has a language

    def __str__(self) -> str:
        return f"rule {self.rule}: {self.words}" if self.words else self.sentence


class Refused(ValueError):  # noqa: N818 - no error of the program: the answer was understood and not taken
    """Raised instead of taking an answer."""

    def __init__(self, code: str, sentence: str, rule: int = 0, lights: tuple[int, ...] = (), words: str = "") -> None:
        self.refusal = Refusal(code, sentence, rule, lights, words)
        super().__init__(f"{sentence}: {words}" if words else sentence)

    @classmethod
    def of(cls, refusal: Refusal) -> Refused:
        return cls(refusal.code, refusal.sentence, refusal.rule, refusal.lights, refusal.words)

    @property
    def rule(self) -> int:
        """The number of the rule that forbids it, 0 where none does."""
        return self.refusal.rule

    @property
    def words(self) -> str:
        return self.refusal.words

    def __reduce__(self) -> tuple[object, ...]:
        return Refused.of, (self.refusal,)
