"""The record of a match as a text a person can read: a header, one line an event, a last line with a digest.

    riffle 1
    game hidden_stones
    rules 1
    components 0f3a9c1d2b4e
    options first=random,hand_cap=0
    seats 2
    date 2026-11-16
    seat1 person Ann
    seat2 bot normal
    bots 5f0c8a3be1d94c27a6f2013c77e9b5d4

    0 nature lay a1 S
    31 seat1 swap c05 a1-b1
    32 undo seat1 31
    40 seat2 sealed lay 1 ; lay 4 ; confirm
    41 agreed seat1 0
    end 5d0c...

The header of a game that was played as a variant goes on with `variant` and the packed variant, so that the record
replays wherever it is read. The notes behind it (the day, who sat where, the seed of a table's bots) may be missing
and change nothing about the game. Reading a record plays it again, nature's answers included, and refuses anything
that does not fit with line and reason.
"""

from __future__ import annotations

import base64
import re
from pathlib import Path
from typing import NamedTuple

from .declare.options import OptionError
from .declare.question import NATURE
from .event import TABLE, Event
from .game import Game, Speed, load
from .match import Match, steps_of
from .refusal import Refused
from .variant import from_line

FORMAT = "riffle 1"
UNFINISHED = "unfinished"
NOTE = re.compile(r"date \d{4}-\d\d-\d\d|seat[1-9] (?:person|bot)(?: [^\n]{1,60})?|bots [0-9a-f]{32}")
HEADER = ("game", "rules", "components", "options", "seats")


class Sitter(NamedTuple):
    """Who sat somewhere: a person by name, which may be empty, or a bot by its level."""

    kind: str
    name: str = ""


def sitter(name: str) -> Sitter:
    """A seat as a match names it: `ann`, `bot:expert` or `agent:FILE`."""
    kind, _, rest = name.partition(":")
    known = {"bot": Sitter("bot", rest), "agent": Sitter("bot", name)}.get(kind, Sitter("person", name))
    return Sitter(known.kind, " ".join(known.name.split())[:60])


def name_of(seat: Sitter) -> str:
    """The name of a seat in a match; what `sitter` undoes."""
    return seat.name if seat.kind == "person" or seat.name.startswith("agent:") else f"bot:{seat.name}"


class Notes(NamedTuple):
    """What a record tells beside the game: the day it was played on, who sat where, and the seed of the bots there."""

    date: str = ""
    seats: tuple[Sitter, ...] = ()
    bots: str = ""

    def lines(self) -> list[str]:
        found = [f"date {self.date}"] if self.date else []
        found += [f"seat{number} {' '.join(each)}".rstrip() for number, each in enumerate(self.seats, start=1)]
        return [*found, f"bots {self.bots}"] if self.bots else found


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
        f"options {game.options.recorded(match.options)}",
        f"seats {match.seats}",
        *([f"variant {game.variant.line}"] if game.variant else []),
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
    steps = " ; ".join(game.actions.text(step.code, step.extra) for step in event.steps or ()) if known else "?"
    words = [str(event.number), who, *(["sealed"] if event.kind == "sealed" else []), steps]
    if event.by:
        words.append(f"({event.by})")
    if event.payload and payloads and known:
        words.append("{" + base64.b64encode(event.payload).decode() + "}")
    return " ".join(words)


_LINE = re.compile(
    r"(\d{1,9}) (nature|seat[1-9]|undo|forfeit|agreed)(?: ([^(){}]*?))?(?: \((\w+)\))?(?: \{([A-Za-z0-9+/=]*)\})?"
)


def read_record(record: str | Path, game: Game | None = None, *, speed: Speed = "plain") -> Match:
    """Play a record again, from its text or its file: a match at the end of it, with the whole log.

    A text of one line names a file. `game` is for games that are not found by their name, or for other data files.
    """
    text = _text_of(record)
    lines = text.removesuffix("\n").split("\n")
    header = _header(lines)
    match = _opened(header, game, speed)
    if sitters := notes_of(text).seats:
        match.named, match.names = True, tuple(map(name_of, sitters))
    number, first = 0, lines.index("") + 1
    for number, written in enumerate(lines[first:], start=first + 1):
        if written.startswith(("end ", "pause ")):
            return _closed(match, number, written, lines[number:])
        if written.startswith(f"{UNFINISHED} ") or re.fullmatch(r"\d+ \w+(?: sealed)? \?(?: \(\w+\))?", written):
            raise RecordError(number, "it leaves out what its owner did not know: such a record is for reading only")
        _replay(match, number, written)
    raise RecordError(max(number, first + 1), "the record breaks off: its last line, with the digest, is missing")


def _text_of(record: str | Path) -> str:
    if isinstance(record, Path):
        return record.read_text(encoding="utf-8")
    if "\n" in record or record.startswith(FORMAT):
        return record
    path = Path(record)
    if not record or "\0" in record or len(record) > 4096 or not path.is_file():
        raise RecordError(1, f"{record[:80]!r} is neither a record nor the name of a file")
    return path.read_text(encoding="utf-8")


def _header(lines: list[str]) -> dict[str, str]:
    if not lines or lines[0].rstrip("\r") != FORMAT:
        raise RecordError(1, f"this is not a record: the first line of one is {FORMAT!r}")
    found: dict[str, str] = {}
    for number, name in enumerate(HEADER, start=2):
        word, _, value = (lines[number - 1] if number <= len(lines) else "").partition(" ")
        if word != name:
            raise RecordError(number, f"the header goes on with {name!r} here")
        found[name] = value
    if len(lines) > 6 and lines[6].startswith("variant "):
        found["variant"] = lines[6].removeprefix("variant ")
    number = len(found) + 2
    while number <= len(lines) and NOTE.fullmatch(lines[number - 1]):
        number += 1
    if number > len(lines) or lines[number - 1]:
        raise RecordError(number, "an empty line stands between header and events")
    return found


def notes_of(text: str) -> Notes:
    """What a record notes of the day and of who sat where; nothing where it notes nothing."""
    date, bots, sitters = "", "", list[Sitter]()
    for written in filter(NOTE.fullmatch, text.split("\n\n", 1)[0].split("\n")):
        word, _, rest = written.partition(" ")
        if word == "date":
            date = rest
        elif word == "bots":
            bots = rest
        else:
            sitters.append(Sitter(*rest.split(" ", 1)))
    return Notes(date, tuple(sitters), bots)


def noted(text: str, notes: Notes) -> str:
    """A record with other notes; with none it is what every record of the same game has in common."""
    header, _, events = text.partition("\n\n")
    kept = [line for line in header.split("\n") if not NOTE.fullmatch(line)]
    return "\n".join([*kept, *notes.lines()]) + "\n\n" + events


def _game(header: dict[str, str], game: Game | None) -> Game:
    """The game a record is of: the variant it carries comes before whatever the reader has."""
    if "variant" not in header:
        try:
            return game or load(header["game"])
        except ValueError as problem:
            raise RecordError(2, str(problem)) from None
    try:
        variant = from_line(header["variant"])
        if game is not None and game.variant is not None and game.variant.digest == variant.digest:
            return game
        return load(header["game"], variant=variant)
    except ValueError as problem:
        raise RecordError(7, f"the variant in the record cannot be used: {problem}") from None


def _opened(header: dict[str, str], game: Game | None, speed: Speed) -> Match:
    game = _game(header, game)
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
        options = game.options.parse_recorded(header["options"])
    except OptionError as problem:
        raise RecordError(5, str(problem)) from None
    if not header["seats"].isdigit():
        raise RecordError(6, "seats is a whole number")
    try:
        return Match(game, int(header["seats"]), options, speed=speed)
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
        if who in ("undo", "forfeit", "agreed"):
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
    match.replay(seat, steps_of(match.game, text), by, payload)


def _replay_table_event(match: Match, number: int, kind: str, rest: str) -> None:
    found = re.fullmatch(r"seat([1-9]) (\d{1,9})", rest)
    if not found:
        raise RecordError(number, f"{kind} names a seat and what it is about")
    if kind == "undo":
        match.undo(int(found[1]) - 1, agreed=True)
    elif kind == "agreed":
        match.end_by_agreement(int(found[1]) - 1)
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
