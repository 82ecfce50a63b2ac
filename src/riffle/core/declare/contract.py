"""What a game's `rules.py` must offer, what it may leave to these defaults, and what it may offer beside the rules.

Declared: `State`, `Action`, `Fact`, `OPTIONS`, `QUESTIONS`, `ENDINGS`, `PLAYERS`, `VERSION`, `MOST_LEGAL`.
Rules it writes itself: `begin`, `legal`, `why_not`, `apply`, `fallback`, `prefer`, `winner`, `points`, `resample`.
Beside them, all in one record: `EXTRAS = Extras(...)`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from .rule import rule

if TYPE_CHECKING:
    from ..metrics import Metrics

RULES: dict[str, int] = {
    "begin": 0,  # (s): seats and options are set; put the first question
    "legal": 2,  # (s, seat, out) -> how many codes were written to out; seat may be NATURE
    "why_not": 2,  # (s, seat, action) -> 0 if legal, else the number of the rule that forbids it
    "apply": 2,  # (s, seat, action): change s, emit facts, put the next question
    "odds": 1,  # (s, action) -> the whole-number odds of one of nature's legal answers
    "uniform_odds": 0,  # (s) -> 1 if all of nature's answers have the same odds now: then nobody need ask one by one
    "bounds": 3,  # (s, seat, action, out): low and high of each ranged part, in pairs
    "fallback": 1,  # (s, seat) -> a legal answer for a seat that gives none; ranged parts into s.extra
    "prefer": 2,  # (s, seat, action) -> how much a quick player likes a legal answer; reads only what the seat sees
    "winner": 1,  # (s, seat) -> 1 if the finished game is that seat's (several may share), else 0
    "points": 1,  # (s, seat) -> points now, for tables and statistics
    "may_revise": 0,  # (s) -> 1 if a sealed answer to this question may be replaced until the last is in
    "resample": 2,  # (s, seat, rng): fill the UNKNOWN cells of that seat's view with something it allows
}
"""Rule functions of the contract, with the number of arguments after the state."""

DECLARED = ("State", "Action", "Fact", "OPTIONS", "QUESTIONS", "ENDINGS", "PLAYERS", "VERSION", "MOST_LEGAL")
"""What else `rules.py` declares: QUESTIONS and ENDINGS name their numbers in order (endings from 1), PLAYERS is
(fewest, most), MOST_LEGAL the longest list that `legal` can write."""


@rule
def odds(s: Any, action: int) -> int:
    """All of nature's answers are equally likely."""
    return 1


@rule
def uniform_odds(s: Any) -> int:
    """Left out with `odds`: all are equally likely. A game that writes `odds` is asked for each, unless it says so."""
    return 1


@rule
def uneven_odds(s: Any) -> int:
    return 0


@rule
def bounds(s: Any, seat: int, action: int, out: Any) -> None:
    """No answer has ranged parts narrower than declared: the match fills in the declaration first."""
    return


@rule
def may_revise(s: Any) -> int:
    """A sealed answer is final."""
    return 0


class Notation(Protocol):
    """A position in one line of the game's own, for people: a module with these two functions."""

    def write_position(self, s: Any, /) -> str:
        """The line of a plain state; ValueError where a line cannot say it."""
        ...

    def read_position(self, text: str, options: Mapping[str, int], /) -> Any:
        """The plain state a line describes; ValueError with a sentence if it describes none."""
        ...


class Timing(NamedTuple):
    """Times that the game itself sets."""

    seconds: Callable[[str, Mapping[str, int]], int | None]  # (question, options) -> how long it may wait, or None
    ticks: Mapping[str, str] = {}  # kind of answer -> its ranged part that names a tick since the question was put
    ticks_a_second: int = 0
    rule: int = 0  # forbids a tick that has not come yet


class Extras(NamedTuple):
    """What a game may offer beside the rules. Whoever uses one of these asks here and nowhere else."""

    check: Callable[[int, Mapping[str, int]], None] | None = None
    """(seats, options): OptionError where they do not go together."""
    solver: Callable[[bytes], tuple[int, tuple[int, ...], bytes]] | None = None
    """(packed state) -> nature's code, its ranged parts, and a by-product for the log."""
    solved: tuple[int, ...] = ()
    """Questions that the solver answers."""
    unsolved: Callable[[bytes], tuple[int, tuple[int, ...]]] | None = None
    """(packed state) -> what nature answers when the solver gives none."""
    chance_instead: Mapping[str, int] = {}
    """Options under which chance answers in place of the solver."""
    unlimited: Mapping[str, int] = {}
    """Options that lift a limit of the game's own: without it random players need not come to an end."""
    perft_options: Callable[[dict[str, int]], dict[str, int]] | None = None
    """Options under which perft counts."""
    notation: Notation | None = None
    picture: Callable[[Mapping[str, Any], Callable[..., str]], str] | None = None
    """(view, say) -> the board in plain characters; `say(key, **values)` gives the game's words."""
    named: Callable[[str, str, Callable[..., str]], str] | None = None
    """(part, label, say) -> what a part of an answer is called in the language of `say`."""
    timing: Timing | None = None
    metrics: Metrics | None = None
    """What can be counted in it."""
    checked: bool = True
    """Whether compiled rules look at every index, and simulations at the rules first. False for a game whose tests have
    run with checks on; RIFFLE_BOUNDS_CHECKS=1 or 0 decides for all games of a process."""


DEFAULTS = {"odds": odds, "uniform_odds": uniform_odds, "bounds": bounds, "may_revise": may_revise}
