"""A match: one game being played. It puts the questions, takes the answers, draws for nature and keeps the log.

All that a table needs of the contract is here: numbered questions, drafts and sealed answers, undo, fallback, views.
It knows no clock, no network and no disk. Replaying its log gives the same match again.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from .event import TABLE, Event, Result, Step, is_open, malformed, seen_by
from .game import Game
from .layout import PUBLIC, named
from .question import NATURE, SPECTATOR, seats_asked
from .refusal import Refusal, Refused


class Dice(Protocol):
    """Where nature's chance comes from: the system's randomness at a table, a seeded generator in a test."""

    def randrange(self, stop: int, /) -> int: ...


class Question(Struct, frozen=True, gc=False):
    """What is asked now. `seats` is empty when the game is over."""

    number: int
    kind: str
    seats: tuple[int, ...]
    waiting: tuple[int, ...]  # of those, the seats whose answer is not in yet


class _Before(Struct, frozen=True, gc=False):
    """The way back over one event."""

    state: bytes
    number: int
    sealed: dict[int, tuple[Step, ...]]


class Match:
    """A game in play. Whatever changes it (`answer`, `undo`, `forfeit`, `solve`) is logged, or raises Refused."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, int] | None = None,
        dice: Dice | None = None,
        engine: Any = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.options.read({}) if options is None else options
        game.check(seats, self.options)
        self.engine: Any = engine or game.plain
        self.dice: Dice = dice or random.SystemRandom()
        self.log: list[Event] = []
        self.answered: set[int] = set()  # seats that have answered anything yet, taken back or not
        self.forfeited: list[int] = []
        self.number = 0
        self.sealed: dict[int, tuple[Step, ...]] = {}
        self.drafts: dict[int, list[Step]] = {}
        self._line: list[tuple[Event, _Before]] = []  # the events still in force, with the way back over each
        self._buffer: Any = self.engine.buffer(game.most_legal)
        self._is_open = all(field.audience == PUBLIC for field in game.State.saved.values())
        self.state = game.start(self.engine, seats, self.options)

    @property
    def state(self) -> Any:
        return self._state

    @state.setter
    def state(self, state: Any) -> None:
        self._state = state
        self._changed()

    def _changed(self) -> None:
        """Something is another than before: what is asked now is worked out once, not at every look."""
        get, state = self.engine.get, self._state
        asked = () if self.forfeited and self._won_by_forfeit else seats_asked(int(get(state, "asked")))
        self.asked: tuple[int, ...] = asked
        self.over = not asked
        waiting = tuple([seat for seat in asked if seat not in self.sealed]) if self.sealed else asked
        self.question = Question(self.number, self.game.questions[int(get(state, "question"))], asked, waiting)
        self._sights: dict[int, Any] = {}

    @property
    def _won_by_forfeit(self) -> bool:
        return len(self.forfeited) >= max(1, self.seats - 1)

    @property
    def is_sealed(self) -> bool:
        """Whether several seats answer at once, each unseen by the others."""
        return len(self.asked) > 1

    @property
    def needs_solver(self) -> bool:
        return NATURE in self.asked and int(self.engine.get(self.state, "question")) in self.game.solved

    def view(self, seat: int) -> Any:
        """The state as that seat may see it, with its own draft laid in."""
        return self.engine.view(self._laid(seat), seat)

    def sight(self, seat: int) -> Any:
        """What that seat judges by, kept until something changes: only working room may be written in it."""
        found = self._sights.get(seat)
        if found is None:
            if self._is_open and not self.drafts and not self.sealed:
                found = self._state  # everybody sees everything
            else:
                found = self.engine.copy(self._state) if seat == NATURE else self.view(seat)
            self._sights[seat] = found
        return found

    def view_named(self, seat: int) -> dict[str, Any]:
        """The view as names and lists, None for the unknown."""
        packed = self.engine.pack(self._laid(seat))
        cells = self.game.plain.hidden_from(memoryview(packed).cast("i"), seat)  # type: ignore[arg-type]
        return named(self.game.State.saved, cells)

    def legal(self, seat: int) -> list[int]:
        """Codes that seat may answer now: the next part only, where an answer is built in parts."""
        if seat not in self.question.waiting:
            return []
        return self.engine.read(self._buffer, self.engine.legal(self.sight(seat), seat, self._buffer))

    def bounds(self, seat: int, code: int) -> list[tuple[int, int]]:
        """Low and high of each ranged part of an answer, as the question has it now."""
        spec = self.game.Action.spec(code)
        limits = self.engine.buffer(2 * max(1, len(spec.ranged)))
        for i, reach in enumerate(spec.ranged.values()):
            limits[2 * i], limits[2 * i + 1] = reach.low, reach.high
        if spec.ranged:
            self.engine.bounds(self.view(seat), seat, code, limits)
        return [(int(limits[2 * i]), int(limits[2 * i + 1])) for i in range(len(spec.ranged))]

    def why_not(self, seat: int, step: Step) -> Refusal | None:
        """None if the seat may give this (part of an) answer now, else why not."""
        return malformed(step, self.game.Action) or self._judge(self.sight(seat), seat, step)

    def _judge(self, s: Any, seat: int, step: Step) -> Refusal | None:
        if step.extra:
            self.engine.put_cells(s, "extra", step.extra)
        if self.engine.why_not(s, seat, step.code) == 0:
            return None
        self.engine.put_cells(s, "lit", (-1, -1, -1))  # and once more, to see which pieces it lights
        number = int(self.engine.why_not(s, seat, step.code))
        lights = tuple(int(light) for light in self.engine.get(s, "lit")[:3] if light >= 0)
        text = self.game.Action.text(step.code, step.extra)
        return Refusal("forbidden", f"{text} is against rule {number}", number, lights)

    # Answering --------------------------------------------------------------------------------------------------

    def answer(
        self, seat: int, number: int, steps: Step | Sequence[Step], by: str = "", payload: bytes = b""
    ) -> list[Event]:
        """Take an answer to question `number`; the events it brought, nature's draws included. Refused otherwise.

        Where seats answer at once, steps gather in the seat's draft until the answer is whole; an unfinished one
        brings no event.
        """
        given = (steps,) if isinstance(steps, Step) else tuple(steps)
        if number != self.number or seat not in self.asked or self.sealed:
            self._check_asked(seat, number)
        if not given:
            raise Refused("malformed", "an answer has at least one step")
        before = len(self.log)
        if len(self.asked) > 1:
            self._take_sealed(seat, given, by)
        else:
            for index, step in enumerate(given):
                if index and seat not in self.asked:
                    raise Refused("malformed", "the answer goes on after it was whole")
                self._take(seat, step, by, payload)
        if NATURE in self.asked:
            self.advance()
        return self.log[before:]

    def replay(self, seat: int, steps: Sequence[Step], by: str = "", payload: bytes = b"") -> None:
        """Give an answer of a log once more. Nature's answers come from the log too, so she is not asked."""
        self._check_asked(seat, self.number)
        if self.is_sealed:
            self._take_sealed(seat, tuple(steps), by)
        else:
            for step in steps:
                self._take(seat, step, by, payload)

    def _check_asked(self, seat: int, number: int) -> None:
        if self.over:
            raise Refused("over", "the game is over")
        if number != self.number:
            raise Refused("stale", f"the question is number {self.number} now, not {number}")
        if seat not in self.asked:
            raise Refused("not_asked", "somebody else is asked now")
        if seat in self.sealed and not self.engine.reopens(self.state):
            raise Refused("already_answered", "this seat has given its answer, and it is final")

    def _take(self, seat: int, step: Step, by: str, payload: bytes = b"") -> None:
        if refusal := malformed(step, self.game.Action) or self._judge(self.sight(seat), seat, step):
            raise Refused(refusal.code, refusal.sentence, refusal.rule, refusal.lights)
        way_back = self._before()
        facts = self._apply(self._state, seat, step)
        self._append(Event(len(self.log), self.number, seat, "answer", (step,), facts, by, -1, payload), way_back)

    def _take_sealed(self, seat: int, steps: tuple[Step, ...], by: str) -> None:
        replacing = seat in self.sealed
        draft = [] if replacing else list(self.drafts.get(seat, []))
        s = self._with_steps(seat, draft)
        for step in steps:
            if not int(self.engine.get(s, "asked")) >> seat & 1:
                raise Refused("malformed", "the answer goes on after it was whole")
            if refusal := malformed(step, self.game.Action) or self._judge(self.engine.view(s, seat), seat, step):
                raise Refused(refusal.code, refusal.sentence, refusal.rule, refusal.lights)
            self._apply(s, seat, step)
            draft.append(step)
        if int(self.engine.get(s, "asked")) >> seat & 1:
            self.drafts[seat] = draft
            self._changed()
            return
        self._seal(seat, tuple(draft), by)

    def _seal(self, seat: int, answer: tuple[Step, ...], by: str) -> None:
        """Log the whole answer privately; when it is the last, lay all of them into the state, seat by seat."""
        way_back = self._before()
        self.drafts.pop(seat, None)
        self.sealed[seat] = answer
        facts: tuple[tuple[int, ...], ...] = ()
        if all(other in self.sealed for other in self.asked):
            for other in self.asked:
                for step in self.sealed[other]:
                    facts += self._apply(self.state, other, step)
            self.sealed = {}
            self.drafts = {}
        self._append(Event(len(self.log), self.number, seat, "sealed", answer, facts, by), way_back)

    def _apply(self, s: Any, seat: int, step: Step) -> tuple[tuple[int, ...], ...]:
        engine = self.engine
        engine.put(s, "fact_count", 0)
        if step.extra:
            engine.put_cells(s, "extra", step.extra)
        engine.apply(s, seat, step.code)
        return engine.facts(s)

    def advance(self) -> None:
        """Let nature answer whatever chance is asked; a solver's question waits for `solve`."""
        while NATURE in self.asked and not self.needs_solver:
            self._take(NATURE, self._drawn(), "")

    def _drawn(self) -> Step:
        codes = self.engine.read(self._buffer, self.engine.legal(self.state, NATURE, self._buffer))
        weights = [int(self.engine.odds(self.state, code)) for code in codes]
        chosen = self.dice.randrange(sum(weights))
        for code, weight in zip(codes, weights, strict=True):
            chosen -= weight
            if chosen < 0:
                bounds = self.bounds(NATURE, code)
                return Step(code, tuple(low + self.dice.randrange(high - low + 1) for low, high in bounds))
        raise AssertionError("nature has an answer")

    def solve(self) -> list[Event]:
        """Answer the solver's question here and now (a server does it in a worker and calls `answer`)."""
        code, extra, payload = self.game.solver(self.engine.pack(self.state))
        return self.answer(NATURE, self.number, Step(code, tuple(extra)), payload=payload)

    # Taking back, leaving ---------------------------------------------------------------------------------------

    def may_undo(self, seat: int) -> bool:
        """Whether the seat's last answer can be taken back without asking anybody."""
        if self.drafts.get(seat):
            return True
        if self.over or not self._line:
            return False
        last = self._line[-1][0]
        if last.seat != seat or last.kind != "answer" or last.by:
            return False
        for step in last.steps or ():
            if self.game.Action.spec(step.code).binding:
                return False
        for row in last.facts:  # noqa: SIM110 - every move comes by here, and a loop is quicker
            if self.game.Fact.kinds[row[0]].news:
                return False
        return True

    def undo(self, seat: int, *, agreed: bool = False) -> list[Event]:
        """Take back the seat's last answer: free by the contract, or because everybody agreed."""
        if self.drafts.get(seat) and not agreed:
            self.drafts[seat].pop()
            self._changed()
            return []
        if not agreed and not self.may_undo(seat):
            raise Refused("cannot_undo", "this can only be taken back if everybody agrees")
        back = len(self._line) - 1
        while back >= 0 and self._line[back][0].seat != seat:
            back -= 1
        if back < 0 or self._won_by_forfeit:
            raise Refused("cannot_undo", "there is nothing to take back")
        event, way_back = self._line[back]
        del self._line[back:]
        self.state = self.engine.load(way_back.state)
        self.sealed = dict(way_back.sealed)
        self.drafts = {}
        return self._table_event("undo", seat, event.number)

    def forfeit(self, seat: int) -> list[Event]:
        """A seat gives up. With one seat left that one has won; otherwise the seat answers by fallback from now on."""
        if self.over:
            raise Refused("over", "the game is over")
        if seat in self.forfeited or not 0 <= seat < self.seats:
            raise Refused("malformed", "this seat is not playing")
        self.forfeited.append(seat)
        return self._table_event("forfeit", seat, seat)

    def fallback(self, seat: int, by: str = "fallback") -> list[Event]:
        """Answer in place of a seat that does not, by the game's own fallback; a draft is thrown away."""
        if self.drafts.pop(seat, None):
            self._changed()
        steps: list[Step] = []
        s = self.engine.copy(self.state)
        while int(self.engine.get(s, "asked")) >> seat & 1:
            step = self.fallback_step(s, seat)
            steps.append(step)
            if not self.is_sealed:
                break
            self._apply(s, seat, step)
        return self.answer(seat, self.number, steps, by)

    def fallback_step(self, s: Any, seat: int) -> Step:
        seen = self.engine.view(s, seat)
        code = int(self.engine.fallback(seen, seat))
        ranged = len(self.game.Action.spec(code).ranged)
        return Step(code, tuple(int(number) for number in self.engine.get(seen, "extra")[:ranged]))

    def _table_event(self, kind: str, seat: int, about: int) -> list[Event]:
        event = Event(len(self.log), self.number, TABLE, kind, (), (), f"seat{seat + 1}", about)
        self.log.append(event)
        self.number = len(self.log)
        self._changed()
        return [event]

    def events(self, since: int, seat: int) -> list[Event]:
        """The log from event `since` on, as that seat (-1: somebody watching) may know it; all of it at the end."""
        if self.over:
            return self.log[since:]
        return [seen_by(event, self.game.Action, self.game.Fact, seat) for event in self.log[since:]]

    def open_events(self, since: int) -> list[Event] | None:
        """The answers from event `since` on, if there is nothing else and everybody may know all of them."""
        events, codec, facts = self.log[since:], self.game.Action, self.game.Fact
        for event in events:
            if event.seat == TABLE or not (self.over or is_open(event, codec, facts)):
                return None
        return events

    @property
    def result(self) -> Result | None:
        if not self.over:
            return None
        points = tuple(int(self.engine.points(self.state, seat)) for seat in range(self.seats))
        if self._won_by_forfeit:
            left = tuple(seat for seat in range(self.seats) if seat not in self.forfeited)
            return Result("forfeit", left, points)
        winners = tuple(seat for seat in range(self.seats) if self.engine.winner(self.state, seat))
        return Result(self.game.endings[int(self.engine.get(self.state, "ended")) - 1], winners, points)

    @property
    def digest(self) -> str:
        """A hash of the state now: equal in both speeds, and after a replay."""
        return hashlib.sha256(self.engine.pack(self.state)).hexdigest()[:16]

    def _laid(self, seat: int) -> Any:
        """The state with the seat's own draft or sealed answer in it: to be read, not written."""
        steps = self.drafts.get(seat) or self.sealed.get(seat)
        return self._with_steps(seat, steps) if steps else self._state

    def _with_steps(self, seat: int, steps: Sequence[Step]) -> Any:
        # The others' bits stay set, so laying in one seat's answer can never begin the resolution.
        s = self.engine.copy(self.state)
        for step in steps:
            self._apply(s, seat, step)
        return s

    def _before(self) -> _Before:
        return _Before(self.engine.pack(self._state), self.number, dict(self.sealed) if self.sealed else {})

    def _append(self, event: Event, way_back: _Before) -> None:
        self.log.append(event)
        self._line.append((event, way_back))
        self.answered.add(event.seat)
        if not self.sealed:  # the question is answered
            self.number = len(self.log)
        self._changed()


__all__ = ["NATURE", "SPECTATOR", "Match", "Question", "Result", "Step"]
