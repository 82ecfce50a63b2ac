"""Pictures of the rules: positions that a game names in `pictures.toml`, to be drawn by its own board.

A picture belongs to a rule. It begins in a `position` (a line of text) or after the answers of a named `begin`,
nature's among them; then come the answers of `then`, which are traced. `shows` is an answer drawn beforehand, as a
hint is. `forbids` is an answer that this very rule refuses, and the pieces that the refusal names are lit.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from .. import games
from ..messages import Action
from ..play import NATURE, SPECTATOR, Game, Match, Step, record
from ..play import Refusal as Judgement
from ..requests import RulePicture
from . import snapshot, wording


class PictureError(ValueError):
    """A picture that cannot be drawn; the sentence says which and why."""


class Drawn(Struct, frozen=True, forbid_unknown_fields=True):
    """One picture as the file has it. `seat` -1 is a watcher; `part` is the piece of the board to show: left, top,
    width and height, the whole being 1."""

    rule: int
    seat: int = 0
    seats: int = 2
    position: str = ""
    begin: str = ""
    then: list[str] = []
    shows: str = ""
    forbids: str = ""
    part: tuple[float, float, float, float] = (0.0, 0.0, 1.0, 1.0)


class File(Struct, frozen=True, forbid_unknown_fields=True):
    picture: list[Drawn]
    begin: dict[str, list[str]] = {}
    options: dict[str, int | str | bool] = {}


@cache
def pictures(game: Game) -> list[RulePicture]:
    """All pictures of a game's rules, in the order of the file; a game without the file has none."""
    path = Path(game.folder) / "pictures.toml"
    if not path.exists():
        return []
    found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), File)
    return [_picture(game, found, each) for each in found.picture]


def _picture(game: Game, file: File, drawn: Drawn) -> RulePicture:
    if drawn.rule not in game.rulebook.rules:
        raise PictureError(f"{game.id} has no rule {drawn.rule}")
    try:
        match = _opened(game, file, drawn)
        began = len(match.log)
        _play(match, drawn.then)
        shows, lit = _shown(match, drawn), _lit(match, drawn)
    except ValueError as problem:
        raise PictureError(f"{game.id}, picture of rule {drawn.rule}: {problem}") from None
    asked = snapshot.question(match, False)
    common = snapshot.Common(asked, asked)
    seen = snapshot.snapshot(match, drawn.seat, match.view(drawn.seat), [], common)
    return RulePicture(
        drawn.rule,
        None if drawn.seat == SPECTATOR else drawn.seat,
        match.seats,
        games.option_values(game, match.options),
        seen.view,
        seen.question,
        snapshot.facts(game, match.events(began, drawn.seat)),
        shows,
        lit,
        drawn.part,
    )


def _opened(game: Game, file: File, drawn: Drawn) -> Match:
    match = Match(game, drawn.seats, game.options.read(file.options))
    if drawn.position:
        options: dict[str, Any] = dict(file.options)
        match.position = game.position(drawn.position, **options)
    elif drawn.begin not in file.begin:
        raise ValueError(f"there is no beginning {drawn.begin!r}")
    else:
        _play(match, file.begin[drawn.begin])
    return match


def _play(match: Match, answers: list[str]) -> None:
    """Answers in their order, each of whoever is asked first; the rules judge all of them."""
    for answer in answers:
        waiting = match.question.waiting
        record.take(match, waiting[0] if waiting else NATURE, answer)


def _shown(match: Match, drawn: Drawn) -> Action | None:
    if not drawn.shows:
        return None
    step, refusal = _judged(match, drawn.shows)
    if refusal:
        raise ValueError(f"{drawn.shows} may not be answered: {refusal.sentence}")
    return snapshot.action(match.game, step.code, step.extra)


def _lit(match: Match, drawn: Drawn) -> dict[str, list[int]]:
    if not drawn.forbids:
        return {}
    _, refusal = _judged(match, drawn.forbids)
    if refusal is None or refusal.rule != drawn.rule:
        raise ValueError(f"{drawn.forbids} is not what it forbids, but {refusal.rule if refusal else 'allowed'}")
    worded = wording.refusal(match.game, refusal, "en", match.options)
    return worded.lights if worded else {}


def _judged(match: Match, answer: str) -> tuple[Step, Judgement | None]:
    step = match.game.action(answer).step
    return step, match.why_not(match.question.waiting[0], step)
