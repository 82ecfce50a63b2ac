"""`riffle play`: a game in the terminal, for people and bots, hands kept apart.

Type the number of an answer or its notation, `u` to take back, `r NUMBER` for a rule, `q` to leave. Where two people
share the screen it is cleared between them.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
from typing import Any

from riffle.bots.bot import Bot, makers
from riffle.core.game import Game
from riffle.core.match import Match, Step
from riffle.core.refusal import Refused
from riffle.lab.recorded import answer_once

from .rules import option_values
from .seats import HUMAN, make_seat, read_seats
from .show import console
from .words import Words

SHOWN = 30
"""As many answers are listed; beyond that people type notation."""


def play_in_terminal(name: str, seats: str, options: str, language: str, seed: int | None) -> None:
    game = Game.load(name)
    level = "normal" if "normal" in makers(game) else "greedy"
    each = read_seats(game, seats, default_seats(game, level))
    dice = random.Random(seed) if seed is not None else random.SystemRandom()
    match = Match(game, len(each), game.options.parse(options), dice)
    Session(match, each, language, dice.randrange(2**31)).run()


def default_seats(game: Game, level: str) -> str:
    """You and one bot, or the fewest the game is for."""
    return ",".join([HUMAN, *[f"bot:{level}"] * (max(2, game.players[0]) - 1)])


class Session:
    """One game at the terminal."""

    def __init__(self, match: Match, seats: list[str], language: str, seed: int) -> None:
        self.match = match
        self.game = match.game
        self.people = [seat for seat, kind in enumerate(seats) if kind == HUMAN]
        self.names = [f"Player {seat + 1}" + ("" if kind == HUMAN else f" ({kind})") for seat, kind in enumerate(seats)]
        self.bots: dict[int, Bot] = {
            seat: make_seat(self.game, kind, seat, seed) for seat, kind in enumerate(seats) if kind != HUMAN
        }
        self.words = Words(self.game, language, self.names)
        self.draw = _drawing(self.game)
        self.told = 0
        self.last_person = self.people[0] if self.people else -1

    def run(self) -> None:
        self.match.advance()
        while not self.match.over:
            if self.match.needs_solver:
                self.match.solve()
                continue
            waiting = self.match.question.waiting
            seat = next((seat for seat in waiting if seat in self.bots), waiting[0])
            if seat in self.bots:
                answer_once(self.match, self.bots[seat], seat, self.game.fast)
            elif not self._ask(seat):
                return
        self._tell(self.last_person)
        self._finish()

    def _ask(self, seat: int) -> bool:
        """Show the seat its table and take one step of an answer; False when the player leaves."""
        self._curtain(seat)
        self._tell(seat)
        console.print(self.draw(self.match.view_named(seat), seat, self.game))
        legal = self.match.legal(seat)
        console.print(f"[bold cyan]{self.names[seat]}[/]: {self.words.question(self.match.question.kind)}")
        listed = legal if len(legal) <= SHOWN else _short(self.game, legal)
        for number, code in enumerate(listed, start=1):
            console.print(f"  [cyan]{number:>3}[/] {self.words.action(code)}  [dim]{self.game.Action.text(code)}[/]")
        if len(listed) < len(legal):
            kinds = sorted({self.game.Action.spec(code).name for code in legal})
            console.print(
                f"  [dim]{len(legal)} answers: type one, e.g. {self.game.Action.text(legal[0])} ({', '.join(kinds)})[/]"
            )
        return self._read(seat, listed)

    def _read(self, seat: int, listed: list[int]) -> bool:
        while True:
            try:
                typed = console.input("[bold]> [/]").strip()
            except EOFError:
                return False
            if typed == "q":
                return False
            try:
                if typed == "u":
                    self.match.undo(seat)
                    return True
                if typed.startswith("r ") and typed[2:].isdigit():
                    console.print(self.words.rule(int(typed[2:]), self._options()))
                    continue
                self.match.answer(seat, self.match.number, self._step(seat, typed, listed))
                return True
            except Refused as refused:
                rule = refused.refusal.rule
                reason = self.words.rule(rule, self._options()) if rule else refused.refusal.sentence
                console.print(f"[red]{reason}[/]" + (f" [dim](rule {rule})[/]" if rule else ""))
            except ValueError as problem:
                console.print(f"[red]{problem}[/]")

    def _step(self, seat: int, typed: str, listed: list[int]) -> Step:
        if typed.isdigit() and 1 <= int(typed) <= len(listed):
            code = listed[int(typed) - 1]
            middle = tuple((low + high) // 2 for low, high in self.match.bounds(seat, code))
            return Step(code, middle)
        return Step(*self.game.Action.parse(typed))

    def _options(self) -> dict[str, Any]:
        return dict(option_values(self.game, self.match.options))

    def _curtain(self, seat: int) -> None:
        if len(self.people) > 1 and seat != self.last_person:
            console.clear()
            console.input(f"[bold]{self.names[seat]}[/]: take the keyboard and press Enter ")
        self.last_person = seat

    def _tell(self, seat: int) -> None:
        for event in self.match.events(self.told, seat):
            for line in self.words.facts(event):
                console.print(f"[dim]{line}[/]")
        self.told = len(self.match.log)

    def _finish(self) -> None:
        result = self.match.result
        assert result is not None
        console.print(f"\n[bold]{self.words.say(f'ending-{result.ending}', {}, result.ending)}[/]")
        for seat, name in enumerate(self.names):
            mark = "*" if seat in result.winners else " "
            console.print(f" {mark} {name}: {result.points[seat]}")


def _short(game: Game, legal: list[int]) -> list[int]:
    """Where the list is long: the answers without parts, and the kinds of which there are few."""
    by_kind: dict[str, list[int]] = {}
    for code in legal:
        by_kind.setdefault(game.Action.spec(code).name, []).append(code)
    return [code for codes in by_kind.values() if len(codes) <= 6 for code in codes][:SHOWN]


def _drawing(game: Game) -> Any:
    """The game's own picture in characters, or its visible fields by name."""
    name = f"{game.rules.__name__.rpartition('.')[0]}.picture"
    if importlib.util.find_spec(name) is not None:
        return importlib.import_module(name).picture
    return fields_picture


def fields_picture(view: dict[str, Any], seat: int, game: Game) -> str:
    lines = []
    for name, value in view.items():
        if isinstance(value, list) and len(str(value)) > 200:
            continue
        lines.append(f"[dim]{name}[/] {value}")
    return "\n".join(lines)
