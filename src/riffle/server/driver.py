"""What moves a table when no person does: bots, solvers, leavers' fallbacks and the clock.

The unique key in the store decides when two processes drive the same table, so driving twice is only a waste.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from typing import TYPE_CHECKING, NamedTuple

from riffle.core.event import Step
from riffle.core.match import Match
from riffle.core.question import NATURE
from riffle.core.refusal import Refused

from .worker import Done, Job

if TYPE_CHECKING:
    from .table import Table

log = logging.getLogger("riffle.server")
LONGEST = 50_000
"""Events after which nobody drives a table any more: no game of ours comes near it."""


class Task(NamedTuple):
    """One answer to give: `job` None means the game's own fallback."""

    number: int
    seat: int
    job: Job | None


class Driver:
    """Drives one table while there is something to drive; `wake` is called after every change."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._alarm: asyncio.TimerHandle | None = None
        self._ours = True

    def wake(self, *, ours: bool) -> None:
        """Something has changed. `ours`: by this process, so it is this one that goes on."""
        self._ours = ours or not self.table.hall.settings.shared
        if self._alarm is not None or self.table.timed:
            self._set_alarm()
        if self._task is not None:
            self._again = True
        elif self.table.dirty or self._is_asked():
            self._task = asyncio.create_task(self._drive())

    def _is_asked(self) -> bool:
        """Whether the question is one for a machine: most are not, and need no work beside."""
        match = self.table.match
        if match is None or match.over:
            return False
        waiting, bots = match.question.waiting, self.table.bots
        if NATURE in waiting:
            return True
        return bool(bots or match.forfeited) and not bots.union(match.forfeited).isdisjoint(waiting)

    @property
    def busy(self) -> bool:
        return self._task is not None

    async def settle(self) -> None:
        """Wait until there is nothing left to drive."""
        while self._task is not None:
            await asyncio.wait([self._task])

    def stop(self) -> None:
        for each in (self._task, self._alarm):
            if each is not None:
                each.cancel()

    async def _drive(self) -> None:
        patience = 1.0
        try:
            while True:
                self._again = False
                try:
                    gone_on = await self._step()
                    patience = 1.0
                except Refused as refused:
                    if refused.refusal.code in ("gone", "other_rules"):
                        return
                    gone_on = True
                    if refused.refusal.code == "not_stored":
                        await asyncio.sleep(patience)
                        patience = min(60.0, patience * 2)
                if not gone_on and not self._again:
                    return
        except Exception:
            log.exception("the table cannot be driven")
        finally:
            self._task = None

    async def _step(self) -> bool:
        """Give one answer; False if none is to be given."""
        table = self.table
        async with table.lock:
            await table.fresh()
            task = self._next()
        if task is None:
            return False
        if not self._ours:
            await asyncio.sleep(table.hall.settings.foreign_patience)
            self._ours = True
            return True
        done = await self._done(task)
        async with table.lock:
            await table.fresh()
            match = table.match
            if match is None or match.number != task.number or task.seat not in match.question.waiting:
                return True
            await self._give(match, task, done)
        return True

    def _next(self) -> Task | None:
        table, match = self.table, self.table.match
        if match is None or match.over or len(match.log) >= LONGEST:
            return None
        if match.needs_solver:
            job = Job("solve", table.seating.game, self._module, match.engine.pack(match.state), NATURE, match.number)
            return Task(match.number, NATURE, job)
        for seat in match.question.waiting:
            if seat in match.forfeited:
                return Task(match.number, seat, None)
            if seat in table.bots:
                return Task(match.number, seat, self._job(match, seat))
        return None

    @property
    def _module(self) -> str:
        return self.table.hall.games.modules.get(self.table.seating.game, "")

    def _job(self, match: Match, seat: int) -> Job:
        """The bot's seed follows from table and seat: the same bot goes on after a restart."""
        seating = self.table.seating
        seed = zlib.crc32(f"{seating.id} {seat}".encode())
        view = match.engine.pack(match.view(seat))
        clock = None if seating.clock is None else seating.clock / 2
        level = seating.seats[seat].level
        return Job("think", seating.game, self._module, view, seat, match.number, level, seed, clock, match.is_sealed)

    async def _done(self, task: Task) -> Done | None:
        hall = self.table.hall
        if task.job is None:
            return None
        pace = hall.settings.pace if task.job.work == "think" else 0.0
        began = hall.now()
        done = await hall.thinker.do(task.job, hall.settings.bot_limit)
        if (rest := pace - (hall.now() - began)) > 0:
            await asyncio.sleep(rest)
        return done

    async def _give(self, match: Match, task: Task, done: Done | None) -> None:
        """The answer that was thought of or, if it is none, the fallback. The lock is held."""
        table = self.table
        if done is not None and not done.problem:
            try:
                by = "" if task.seat == NATURE else "bot"
                events = match.answer(task.seat, task.number, _whole(done.steps), by, done.payload)
                await table.write_events(events)
                return
            except Refused as refused:
                if table.dirty or refused.refusal.code in ("stale", "not_stored"):
                    raise
                log.warning("a bot of %s was refused: %s", table.seating.game, refused.refusal.sentence)
        await table.write_events(match.fallback(task.seat))

    # The clock ---------------------------------------------------------------------------------------------------

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if not self.table.timed:
            return
        left = self.table.deadline
        if left is not None:
            self._alarm = asyncio.get_running_loop().call_later(left + 0.05, self._rung)

    def _rung(self) -> None:
        self.table.hall.keep(self.ring())

    async def ring(self) -> None:
        """The time for the question may be up: answer by fallback for every person who has not."""
        table = self.table
        async with table.lock:
            await table.fresh()
            match, left = table.match, table.deadline
            if match is None or left is None:
                return
            if left <= 0:
                table.awake = False
                number = match.number
                for seat in table.seating.people:
                    if match.number == number and seat in match.question.waiting:
                        await table.write_events(match.fallback(seat, "clock"))
        self._set_alarm()


def _whole(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    if not steps:
        raise Refused("malformed", "the bot gave no answer")
    return steps
