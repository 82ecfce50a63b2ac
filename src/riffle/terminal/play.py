"""`riffle play`: a game in the terminal, for people and bots, hands kept apart.

Type the number of an answer or its notation, the beginning of a notation to list what begins so, `u` to take back,
`r NUMBER` for a rule, `q` to leave. Where two people share the screen it is cleared between them.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from rich.markup import escape

from riffle.bots.bot import makers
from riffle.core.action import Action
from riffle.core.game import Game, load
from riffle.core.legal import Legal
from riffle.core.match import Match
from riffle.core.player import Player
from riffle.core.refusal import Refused
from riffle.lab.recorded import Failures, answer_once

from .seats import HUMAN, make_seat, read_seats
from .show import console
from .variant import tell_variant
from .words import Words, names_of

SHOWN = 30
"""As many answers are listed; beyond that one of each kind is."""
FEW = 6
"""So many of a kind are listed all the same."""


def play_in_terminal(
    name: str, seats: str, options: str, language: str, seed: int | None, variant: Path | None = None
) -> None:
    game = load(name, variant=variant)
    if game.variant is not None:
        tell_variant(game)
    level = "normal" if "normal" in makers(game) else "greedy"
    each = read_seats(game, seats, default_seats(game, level))
    dice = random.Random(seed) if seed is not None else random.SystemRandom()
    match = Match(game, len(each), game.options.parse(options), dice=dice, lang=language)
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
        self.names = names_of(seats, language)
        self.bots: dict[int, Player] = {
            seat: make_seat(self.game, kind, seat, seed) for seat, kind in enumerate(seats) if kind != HUMAN
        }
        self.words = Words(self.game, language, self.names)
        self.told = 0
        self.failures = Failures([0] * match.seats)
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
                answer_once(self.match, self.bots[seat], seat, self.failures)
            elif not self._ask(seat):
                return
        self._tell(self.last_person)
        self._finish()

    def _ask(self, seat: int) -> bool:
        """Show the seat its table and take one step of an answer; False when the player leaves."""
        self._curtain(seat)
        self._tell(seat)
        console.print(str(self.match.view(seat)), highlight=False, markup=False)
        legal = self.match.legal(seat)
        console.print(f"[bold cyan]{self.names[seat]}[/]: {self.words.question(self.match.question.kind)}")
        listed = legal[:] if len(legal) <= SHOWN else _short(legal)
        self._list(listed)
        if len(listed) < len(legal):
            console.print(f"  [dim]{self.words.own('many', count=len(legal))}[/]")
        return self._read(seat, listed, legal)

    def _list(self, listed: list[Action]) -> None:
        for number, action in enumerate(listed, start=1):
            said = self.words.action(action.code, action.numbers)
            console.print(f"  [cyan]{number:>3}[/] {escape(said)}  [dim]{escape(str(action))}[/]")

    def _read(self, seat: int, listed: list[Action], legal: Legal) -> bool:
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
                if typed in ("", "?"):
                    console.print(f"[dim]{self.words.own('help')}[/]")
                    continue
                if typed.startswith("r ") and typed[2:].isdigit():
                    console.print(escape(self.words.rule(int(typed[2:]), self._options())))
                    continue
                self.match.answer(seat, _chosen(typed, listed))
                return True
            except Refused as refused:
                if refused.refusal.code != "malformed":
                    console.print(f"[red]{escape(self._reason(refused))}[/]")
                else:
                    listed = self._begun(typed, legal) or listed
            except ValueError:
                listed = self._begun(typed, legal) or listed

    def _begun(self, typed: str, legal: Legal) -> list[Action]:
        """The answers that begin as typed, listed; none of them: an example is shown."""
        begun = [action for action in legal if str(action).startswith(typed)]
        self._list(begun)
        if not begun:
            problem = self.words.own("no-answer", typed=typed, example=str(legal[0]))
            console.print(f"[red]{escape(problem)}[/]")
        return begun

    def _reason(self, refused: Refused) -> str:
        rule = refused.refusal.rule
        if rule:
            return f"{self.words.rule(rule, self._options())} ({self.words.own('rule', number=rule)})"
        return self.words.own("no-take-back" if refused.refusal.code == "cannot_undo" else "refused")

    def _options(self) -> dict[str, Any]:
        return dict(self.match.position.options)

    def _curtain(self, seat: int) -> None:
        if len(self.people) > 1 and seat != self.last_person:
            console.clear()
            console.input(f"[bold]{self.words.own('curtain', player=self.names[seat])}[/] ")
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
            console.print(f" {mark} {name}, {self.words.own('points', points=result.points[seat])}")


def _chosen(typed: str, listed: list[Action]) -> Action | str:
    """The answer of that number in the list, else what was typed."""
    return listed[int(typed) - 1] if typed.isdigit() and 1 <= int(typed) <= len(listed) else typed


def _short(legal: Legal) -> list[Action]:
    """Where the list is long: all answers of a kind that has few, and one of each other kind."""
    by_kind: dict[str, list[Action]] = {}
    for action in legal:
        by_kind.setdefault(action.kind, []).append(action)
    return [action for actions in by_kind.values() for action in (actions if len(actions) <= FEW else actions[:1])]
