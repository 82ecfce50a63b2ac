"""The clock of a table: how long a question may wait, and moments that a game's answers name.

A rules module may say how long a kind of question waits (`seconds`), and that an answer names a tick since the question
(`Extras.timing`).
"""

from __future__ import annotations

import asyncio
import weakref
from typing import TYPE_CHECKING

from ..play import Refused, Step
from ..store.rows import TurnRow
from .mail import Alarm
from .turns import is_slow

if TYPE_CHECKING:
    from .table import Table

TOLERANCE = 1.0
"""Seconds that the clocks of page and server may differ by."""


class Clock:
    def __init__(self, table: Table) -> None:
        self.table: Table = weakref.proxy(table)
        self.asked_at = table.services.now()
        self.number = -1  # of the question whose time `asked_at` is
        self.awake = True  # somebody came since only fallbacks were answering
        self._timing = table.game.extras.timing
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def timed(self) -> bool:
        return self._timing is not None or self.table.seating.clock is not None or self.table.banks.used

    @property
    def deadline(self) -> float | None:
        """Seconds left for the question, where there is a clock and a person is asked."""
        table, match = self.table, self.table.match
        if match is None or not self.timed or match.over or self.suspended:
            return None
        own = self._timing.seconds(match.question.kind, match.options) if self._timing else None
        limits = [limit for limit in (table.seating.clock, own) if limit is not None]
        if not limits or not any(seat in match.question.waiting for seat in table.seating.people):
            return None
        return max(0.0, round(self.asked_at + min(limits) - table.services.now(), 1))

    @property
    def suspended(self) -> bool:
        """Whether for three rounds only fallbacks have answered for people, and nobody has come since."""
        match, people = self.table.match, self.table.seating.people
        if match is None or self.awake or self.table.seating.clock is None or not people:
            return False
        wanted = 3 * len(people)
        last = [event for event in match.log if event.seat in people][-wanted:]
        return len(last) == wanted and all(event.by in ("clock", "fallback") for event in last)

    def left(self, seat: int) -> bool:
        """Whether somebody has gone away from a game that still goes on: three times running the clock answered."""
        match = self.table.match
        if match is None or match.over or seat in match.forfeited:
            return False
        last = [event.by for event in match.log if event.seat == seat][-3:]
        return last == ["clock"] * 3

    def wake(self) -> None:
        """Somebody is there: the question's time runs, and a suspended table goes on with a new turn of the clock."""
        if not self.awake:
            if self.suspended:
                self.asked_at = self.table.services.now()
            self.awake = True
            self.set_alarm()
        elif self._alarm is None:
            self.table.banks.asked()
            self.set_alarm()  # a table that was just made or read: its first question waits too

    def resume(self, turn: TurnRow | None) -> None:
        """A table of days was read from the store: its question has waited since a date, whoever served it then."""
        match = self.table.match
        if turn is not None and turn.due is not None and match is not None and match.number == turn.number:
            services = self.table.services
            self.number, self.asked_at = turn.number, services.now() - (services.date() - turn.asked)
            self.awake = False

    def restart(self) -> None:
        """A question has been put: its time begins."""
        table = self.table
        match = table.match
        self.asked_at = table.services.now()
        self.number = match.number if match else -1
        if self._alarm is not None or self.timed:
            table.banks.asked()
            self.set_alarm()

    def set_alarm(self) -> None:
        self.stop()
        left = min((each for each in (self.deadline, self.table.banks.soonest) if each is not None), default=None)
        if left is not None:
            self._alarm = asyncio.get_running_loop().call_later(left + 0.05, self.table.post, Alarm())

    @property
    def holds(self) -> bool:
        """Whether somebody's time runs here and nowhere else: the store knows only when hours are over."""
        return self._alarm is not None and not is_slow(self.table.seating)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def check_tick(self, step: Step) -> None:
        """Refuse an answer that names a tick which has not come."""
        game, elapsed = self.table.game, self.table.services.now() - self.asked_at
        if not 0 <= step.code < game.actions.size:
            return
        spec, timing = game.actions.spec(step.code), self._timing
        ranged = list(spec.ranged)
        if timing is None or spec.name not in timing.ticks or len(step.extra) != len(ranged):
            return  # the match itself says what is wrong with it
        part = timing.ticks[spec.name]
        tick = step.extra[ranged.index(part)]
        if tick > (elapsed + TOLERANCE) * timing.ticks_a_second:
            told = f"{part} names tick {tick}, but only {elapsed:.1f} seconds have passed since the question"
            raise Refused("forbidden", told, timing.rule)
