"""`riffle daily`: the challenges of a day, made and proved here."""

from __future__ import annotations

from datetime import date

import msgspec

from riffle.core.game import load
from riffle.daily import GAMES, Challenge, challenge, date_of, day_of, prove
from riffle.daily.challenges import position_of

from .show import console, print_json


def show_daily(name: str, day: int | None, json: bool) -> None:
    """Today's by the calendar of this machine unless a day is given."""
    number = day_of(date.today()) if day is None else day
    made = [challenge(load(game), number) for game in ([name] if name else GAMES)]
    for each in made:
        prove(each)
    if json:
        print_json({"day": number, "date": date_of(number).isoformat(), "challenges": msgspec.to_builtins(made)})
        return
    console.print(f"[bold]Stone of the day {number}[/] ({date_of(number).isoformat()})")
    for each in made:
        console.print(f"\n[bold]{each.game}[/]  {each.kind}, difficulty {each.difficulty} of 5; {_measured(each)}")
        console.print(position_of(load(each.game), each).picture(), markup=False, highlight=False)


def _measured(each: Challenge) -> str:
    words = [f"{name} {value}" for name, value in {**each.measured, **each.bots}.items()]
    return ", ".join([f"best {each.best}", *words])
