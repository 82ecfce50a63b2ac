"""The record of a match as a text a person can read: a header, one line an event, a last line with a digest.

    riffle 1
    game hidden_stones
    rules 1
    components 0f3a9c1d2b4e
    options first=random,hand_cap=0
    seats 2

    0 nature lay a1 S
    31 seat1 swap c05 a1-b1
    32 undo seat1 31
    40 seat2 sealed lay 1 ; lay 4 ; confirm
    end 5d0c...

Reading it plays it again, nature's answers included, and refuses anything that does not fit with line and reason.
"""

from __future__ import annotations

import base64
import re
from typing import Any

from .event import TABLE, Event, Step
from .game import Game
from .match import Match
from .options import OptionError
from .question import NATURE
from .refusal import Refused

FORMAT = "riffle 1"
UNFINISHED = "unfinished"
HEADER = ("game", "rules", "components", "options", "seats")


class RecordError(ValueError):
    """A record that cannot be replayed: the line (from 1), what is wrong, and the rule if one forbids it."""

    def __init__(self, line: int, sentence: str, rule: int = 0) -> None:
        super().__init__(f"line {line}: {sentence}")
        self.line = line
        self.sentence = sentence
        self.rule = rule


def write(match: Match, *, payloads: bool = True) -> str:
    """The whole match as text, secrets and all: for the finished game, or for the store."""
    game = match.game
    lines = [
        FORMAT,
        f"game {game.id}",
        f"rules {game.version}",
        f"components {game.components}",
        f"options {game.options.text(match.options)}",
        f"seats {match.seats}",
        "",
    ]
    lines += [line(event, game, payloads=payloads) for event in match.log]
    lines.append(f"{'end' if match.over else 'pause'} {match.digest}")
    return "\n".join(lines) + "\n"


def write_so_far(match: Match, seat: int) -> str:
    """An unfinished match as that seat (-1: somebody watching) may know it.

    Where the seat may know every answer it is the whole record, and can be played again. Otherwise `?` stands for what
    it may not know, and no digest ends it: a digest of secrets is a secret.
    """
    seen = match.events(0, seat)
    if all(known is event for known, event in zip(seen, match.log, strict=True)):
        return write(match)
    header = write(match).split("\n\n", 1)[0]
    eyes = "watching" if seat < 0 else f"seat{seat + 1}"
    return "\n".join([header, "", *(line(event, match.game) for event in seen), f"{UNFINISHED} {eyes}"]) + "\n"


def line(event: Event, game: Game, *, payloads: bool = True) -> str:
    """One event as one line."""
    if event.seat == TABLE:
        return f"{event.number} {event.kind} {event.by} {event.about}"
    who = "nature" if event.seat == NATURE else f"seat{event.seat + 1}"
    known = event.steps is not None
    steps = " ; ".join(game.Action.text(step.code, step.extra) for step in event.steps or ()) if known else "?"
    words = [str(event.number), who, *(["sealed"] if event.kind == "sealed" else []), steps]
    if event.by:
        words.append(f"({event.by})")
    if event.payload and payloads and known:
        words.append("{" + base64.b64encode(event.payload).decode() + "}")
    return " ".join(words)


_LINE = re.compile(
    r"(\d{1,9}) (nature|seat[1-9]|undo|forfeit)(?: ([^(){}]*?))?(?: \((\w+)\))?(?: \{([A-Za-z0-9+/=]*)\})?"
)


def read(text: str, game: Game | None = None, engine: Any = None) -> Match:
    """Play a record again. `game` is for games that do not come with Riffle, or for other data files."""
    lines = text.removesuffix("\n").split("\n")
    header = _header(lines)
    match = _opened(header, game, engine)
    number = 0
    for number, written in enumerate(lines[7:], start=8):
        if written.startswith(("end ", "pause ")):
            return _closed(match, number, written, lines[number:])
        if written.startswith(f"{UNFINISHED} ") or re.fullmatch(r"\d+ \w+(?: sealed)? \?(?: \(\w+\))?", written):
            raise RecordError(number, "it leaves out what its owner did not know: such a record is for reading only")
        _replay(match, number, written)
    raise RecordError(max(number, 8), "the record breaks off: its last line, with the digest, is missing")


def _header(lines: list[str]) -> dict[str, str]:
    if not lines or lines[0].rstrip("\r") != FORMAT:
        raise RecordError(1, f"this is not a record: the first line of one is {FORMAT!r}")
    found: dict[str, str] = {}
    for number, name in enumerate(HEADER, start=2):
        word, _, value = (lines[number - 1] if number <= len(lines) else "").partition(" ")
        if word != name:
            raise RecordError(number, f"the header goes on with {name!r} here")
        found[name] = value
    if len(lines) < 7 or lines[6]:
        raise RecordError(7, "an empty line stands between header and events")
    return found


def _opened(header: dict[str, str], game: Game | None, engine: Any) -> Match:
    try:
        game = game or Game.load(header["game"])
    except ValueError as problem:
        raise RecordError(2, str(problem)) from None
    if header["game"] != game.id:
        raise RecordError(2, f"the record is of {header['game']}, not of {game.id}")
    if header["rules"] != str(game.version):
        raise RecordError(
            3, f"the record was made under version {header['rules']} of the rules; this is {game.version}"
        )
    if header["components"] != game.components:
        raise RecordError(
            4, f"the record was made with other data files ({header['components']}, not {game.components})"
        )
    try:
        options = game.options.parse(header["options"])
    except OptionError as problem:
        raise RecordError(5, str(problem)) from None
    if not header["seats"].isdigit():
        raise RecordError(6, "seats is a whole number")
    try:
        return Match(
            game, int(header["seats"]), options, engine=game.engine(engine) if isinstance(engine, str) else engine
        )
    except ValueError as problem:
        raise RecordError(6, str(problem)) from None


def _replay(match: Match, number: int, written: str) -> None:
    found = _LINE.fullmatch(written)
    if not found:
        raise RecordError(number, f"{written[:60]!r} is no event")
    event, who, rest, by, payload = found.groups(default="")
    if int(event) != len(match.log):
        raise RecordError(number, f"event {len(match.log)} is missing or out of order")
    try:
        if who in ("undo", "forfeit"):
            _replay_table_event(match, number, who, rest)
        else:
            seat = NATURE if who == "nature" else int(who[4:]) - 1
            take(match, seat, rest, by, base64.b64decode(payload))
    except Refused as refused:
        raise RecordError(number, refused.refusal.sentence, refused.refusal.rule) from None
    except RecordError:
        raise
    except ValueError as problem:
        raise RecordError(number, str(problem)) from None
    if len(match.log) != int(event) + 1:
        raise RecordError(number, "the answer is not whole")


def take(match: Match, seat: int, text: str, by: str = "", payload: bytes = b"") -> None:
    """Give an answer as a record writes it. Nature does not go on by herself: her answers have their own lines."""
    words = text.removeprefix("sealed ")
    steps = [Step(*match.game.Action.parse(part)) for part in words.split(" ; ")]
    match.replay(seat, steps, by, payload)


def _replay_table_event(match: Match, number: int, kind: str, rest: str) -> None:
    found = re.fullmatch(r"seat([1-9]) (\d{1,9})", rest)
    if not found:
        raise RecordError(number, f"{kind} names a seat and what it is about")
    if kind == "undo":
        match.undo(int(found[1]) - 1, agreed=True)
    else:
        match.forfeit(int(found[1]) - 1)


def _closed(match: Match, number: int, written: str, after: list[str]) -> Match:
    word, _, digest = written.partition(" ")
    if any(after):
        raise RecordError(number + 1, "nothing follows the last line of a record")
    if (word == "end") != match.over:
        raise RecordError(
            number, "the record says the game is over, but it is not" if word == "end" else "the game is over here"
        )
    if digest.strip() != match.digest:
        raise RecordError(number, "the digest does not fit: the record was changed")
    return match
