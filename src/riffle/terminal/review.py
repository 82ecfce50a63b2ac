"""`riffle review`: a finished game gone through by the coach."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from riffle.bots.analysis import Moment, Reason, Review
from riffle.bots.coach.review import review, weight
from riffle.bots.coach.words import say as said
from riffle.bots.coach.words import shared
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.match import Match
from riffle.core.record import RecordError, read_record

from .show import console, print_json, progress


def show_review(file: Path, language: str, json: bool) -> None:
    match = finished(file)
    names = [shared("coach-player", language, {"number": seat + 1}) for seat in range(match.seats)]
    with progress("review", 100, hidden=json) as advance:
        done = [0.0]

        def tell(found: Review) -> None:
            advance(round(100 * (found.done - done[0])))
            done[0] = found.done

        found = review(match, tell=tell)
    if json:
        print_json(as_json(match, found, language))
        return
    console.print(" ".join(said(match.game, each, language, names) for each in found.stories[-1]), soft_wrap=True)
    for each in found.moments:
        console.print(f"\n[bold]{told(match.game, each, language, names)}[/]", soft_wrap=True)
        line = spoken(match.game, each.advised, language, names)
        console.print(f"  {shared('coach-better', language, {'line': line})}", soft_wrap=True)
        console.print(f"  {said(match.game, each.why, language, names)}", soft_wrap=True)
        console.print(f"  {shared('coach-cost', language, {'much': weight(each.cost)})}", soft_wrap=True)
    if not found.moments:
        console.print(shared("coach-none", language))
    console.print(f"\n[bold]{shared('coach-chances', language)}[/]", soft_wrap=True)
    for seat, name in enumerate(names):
        console.print(f"  {name}  {curve([each.chances[seat] for each in found.judged])}", soft_wrap=True)
    console.print()
    for stroke in found.strokes:
        console.print(said(match.game, stroke.why, language, names), soft_wrap=True)


def finished(file: Path) -> Match:
    """The match of a record; a broken or unfinished one is refused in a sentence."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ValueError(f"{file} is not a record: it is not a text") from None
    try:
        match = read_record(text)
    except RecordError as problem:
        raise ValueError(f"{file}, {problem}") from None
    if not match.over:
        raise ValueError(f"{file}: a game is reviewed when it is over, and this one is not")
    return match


BARS = "▁▂▃▄▅▆▇█"


def curve(chances: Sequence[float]) -> str:
    """Chances as a row of bars."""
    return "".join(BARS[min(len(BARS) - 1, int(each * len(BARS)))] for each in chances)


def spoken(game: Game, answers: Sequence[Reason], language: str, names: list[str]) -> str:
    return " · ".join(said(game, each, language, names) for each in answers)


def told(game: Game, each: Moment, language: str, names: list[str]) -> str:
    played = spoken(game, each.told, language, names)
    return shared("coach-moment", language, {"turn": each.turn, "name": names[each.seat], "played": played})


def notation(game: Game, steps: Sequence[Step]) -> str:
    """An answer as a record writes it."""
    return " ; ".join(game.actions.text(step.code, step.extra) for step in steps)


def as_json(match: Match, found: Review, language: str) -> dict[str, Any]:
    """The review as one object: `worst` are the moments, dearest first."""
    game = match.game
    return {
        "game": game.id,
        "seats": match.seats,
        "worst": [
            {
                "turn": each.turn,
                "event": each.event,
                "seat": each.seat,
                "cost": each.cost,
                "chance": each.chance,
                "played": notation(game, each.played),
                "better": notation(game, each.better),
                "words": said(game, each.why, language),
                "advised": spoken(game, each.advised, language, []),
                "reason": each.why.key,
                "look": said(game, each.look, language),
                "line": list(each.line),
            }
            for each in found.moments
        ],
        "chances": [{"event": each.event, "chances": list(each.chances)} for each in found.judged],
        "luck": list(found.luck),
        "strokes": [
            {"event": each.event, "seat": each.seat, "worth": each.worth, "words": said(game, each.why, language)}
            for each in found.strokes
        ],
    }
