"""What moves a table when no person does: bots, solvers and the fallbacks of those who gave up.

The unique key in the store decides when two processes drive the same table, so driving twice is only a waste.
"""

from __future__ import annotations

import asyncio
import logging
import weakref
from typing import TYPE_CHECKING

import msgspec

from ..play import LONGEST_LOG, NATURE, Event, Match, Refused, answer, fallback
from ..workers.jobs import Done, Job, Rank
from ..workers.worker import carry_out
from .mail import Answered, Turn, Wake
from .seating import Seating
from .secrets import drawn

if TYPE_CHECKING:
    from .table import Table

log = logging.getLogger("riffle.server")
MOST_PATIENCE = 60.0
ARRIVING = 60.0
"""Seconds in which a table's people are taken to be on their way."""


class Bots:
    """Asks for one answer at a time; it comes back through the mailbox."""

    def __init__(self, table: Table) -> None:
        self.table: Table = weakref.proxy(table)
        self._task: asyncio.Task[None] | None = None
        self._turn: Turn | None = None
        self._again: asyncio.TimerHandle | None = None
        self._patience = 1.0
        self._seats: tuple[Seating | None, frozenset[int]] = (None, frozenset())

    @property
    def seats(self) -> frozenset[int]:
        seating = self.table.seating
        if self._seats[0] is not seating:
            found = frozenset(index for index, seat in enumerate(seating.seats) if seat.kind == "bot")
            self._seats = (seating, found)
        return self._seats[1]

    @property
    def busy(self) -> bool:
        return self._task is not None

    def stop(self) -> None:
        for each in (self._task, self._again):
            if each is not None:
                each.cancel()
        self._task = None

    def wake(self, *, ours: bool = True) -> None:
        """Something has changed: have the next answer thought of, if it is a machine's."""
        if not self.asked:
            return
        turn = self._next()
        if turn is None or (self._task is not None and self._turn is not None and self._turn.number == turn.number):
            return
        self.stop()  # what was being thought of is no longer asked
        self._turn = turn
        self._task = self.table.services.spawn(self._think(turn, ours or not self.table.services.settings.shared))

    @property
    def asked(self) -> bool:
        """Whether the question is one for a machine: most are not, and this is looked at after every move."""
        match = self.table.match
        if match is None or match.over:
            return False
        waiting, bots = match.question.waiting, self.seats
        if NATURE in waiting:
            return True
        return bool(bots or match.forfeited) and not bots.union(match.forfeited).isdisjoint(waiting)

    def _next(self) -> Turn | None:
        match = self.table.match
        assert match is not None
        if len(match.log) >= LONGEST_LOG:
            return None
        if match.needs_solver:
            return Turn(match.number, NATURE, self._job(match, NATURE))
        for seat in match.question.waiting:
            if seat in match.forfeited:
                return Turn(match.number, seat, None)
            if seat in self.seats:
                return Turn(match.number, seat, self._job(match, seat))
        return None

    def _job(self, match: Match, seat: int) -> Job:
        """What a bot leaves to chance follows from the table's seed: after a restart the same bot goes on."""
        seating = self.table.seating
        job = msgspec.structs.replace(
            self.table.services.games.job("solve", self.table.game),
            number=match.number,
            seat=seat,
            table=seating.id,
            address=seating.address,
            rank=Rank.SETTLE,
        )
        if seat == NATURE:
            return msgspec.structs.replace(job, packed=match.position.pack())
        return msgspec.structs.replace(
            job,
            work="think",
            packed=match.position.seen_by(seat).pack(),
            level=seating.seats[seat].level,
            seed=drawn(seating.seed, f"bot {seat}"),
            draw=drawn(seating.seed, f"answer {seat} {match.number}"),
            clock=None if seating.clock is None else seating.clock / 2,
            whole=match.is_sealed,
            rank=Rank.BOT if self._is_waited_for() else Rank.ALONE,
        )

    def _is_waited_for(self) -> bool:
        """Whether a person plays here and is present, or may be on the way: the table has just been made or opened."""
        people, now = self.table.seating.people, self.table.services.now()
        return bool(people) and (now - self.table.loaded < ARRIVING or not self.table.presence.here.isdisjoint(people))

    async def _think(self, turn: Turn, ours: bool) -> None:
        services = self.table.services
        if not ours:  # the process that changed the table goes on with it, if it lives
            await asyncio.sleep(services.settings.foreign_patience)
        done = None
        if turn.job is not None:
            began = services.now()
            done = await services.thinker.do(turn.job, services.settings.bot_limit)
            if done.problem and turn.job.work == "think":
                done = await asyncio.to_thread(_quick, turn.job)
            elif done.problem:  # stones must be settled, so another worker tries once more
                done = await services.thinker.do(turn.job, services.settings.bot_limit)
            if turn.job.work == "think" and (rest := services.settings.pace - (services.now() - began)) > 0:
                await asyncio.sleep(rest)
        self.table.post(Answered(turn, done))

    async def answered(self, turn: Turn, done: Done | None) -> None:
        """Give the answer that came, if it is still asked for."""
        if turn is self._turn:
            self._task = self._turn = None
        table, match = self.table, self.table.match
        if match is None or match.number != turn.number or turn.seat not in match.question.waiting:
            self.wake()
            return
        events = self._events(match, turn, done)
        try:
            await table.commit(events=events)
            self._patience = 1.0
        except Refused as refused:
            if refused.refusal.code == "not_stored" and not table.closed:
                self._again = asyncio.get_running_loop().call_later(self._patience, table.post, Wake())
                self._patience = min(MOST_PATIENCE, self._patience * 2)
            else:
                self.wake()

    def _events(self, match: Match, turn: Turn, done: Done | None) -> list[Event]:
        """What the answer that was thought of brings; if it is none, a bot's the quick player's, else the fallback."""
        found = self._given(match, turn, done)
        if found is None and turn.job is not None and turn.job.work == "think":
            found = self._given(match, turn, _quick(turn.job))
        return fallback(match, turn.seat) if found is None else found

    def _given(self, match: Match, turn: Turn, done: Done | None) -> list[Event] | None:
        if done is None or done.problem or not done.steps:
            return None
        try:
            return answer(match, turn.seat, turn.number, done.steps, "" if turn.seat == NATURE else "bot", done.payload)
        except Refused as refused:
            log.warning("a bot of %s was refused: %s", self.table.seating.game, refused.refusal.sentence)
            return None


def _quick(job: Job) -> Done:
    """The quick player's answer, in plain Python: for a bot that is overdue, refused or whose worker broke."""
    try:
        return carry_out(msgspec.structs.replace(job, cold=True))
    except Exception as problem:
        return Done(problem=f"{type(problem).__name__}: {problem}")
