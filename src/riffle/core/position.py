"""A position: one game at one moment, as a value. It knows the engine's business so that nobody else needs to.

    game = riffle.load("stones_and_rivers")
    position = game.start(seed=7)
    while position.result is None:
        position = position.play(random.choice(position.legal))

A position holds the state, the answers that are still open (drafts, and sealed answers while others are asked) and the
stream from which nature draws. `play` gives another position and leaves this one as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from warnings import warn

from .action import Answer
from .asking import NONE, Asking, apply
from .declare.question import NATURE
from .engine.playout import BRAINS
from .event import Fact, Result, Step
from .refusal import Refused
from .registry import GameError
from .view import View


class Position(Asking):
    """One game at one moment. Get one from `game.start(...)`, `game.position(text)` or `match.position`."""

    __slots__ = ()

    # Playing on -------------------------------------------------------------------------------------------------

    def play(self, answer: Answer, seat: int | None = None) -> Position:
        """The position after an answer of the first seat to move (or of `seat`); Refused if it may not be given.

        Nature answers by herself, from the seed, unless the game was started with nature="ask".
        """
        who = self._seat(seat)
        self._check_asked(who)
        step = self._step(who, answer)
        if refusal := self.judge(who, step):
            raise Refused.of(self._worded(refusal))
        after = self._taken(who, step)
        return after if after._stream is None else after.drawn()

    def answer(self, seat: int, step: Step) -> Position:
        """The position after one step, judged, nature not asked: how a match goes on."""
        self._check_asked(seat)
        if refusal := self.judge(seat, step):
            raise Refused.of(refusal)
        return self._taken(seat, step)

    def applied(self, seat: int, step: Step) -> Position:
        """The position after a step laid straight into the state, unjudged: for trees where seats answer in order."""
        s = self._engine.copy(self._state)
        return self._after(s, apply(self._engine, s, seat, step))

    def drawn(self) -> Position:
        """The position once nature has answered whatever she is asked, from the stream or by the solver."""
        position = self
        while NATURE in position._asked:
            step, stream = position._natures_step()
            after = position._taken(NATURE, step)
            after._stream = stream
            after._rows = position._rows + after._rows
            position = after
        return position

    def drawing_from(self, seed: int) -> Position:
        """This position with nature drawing from that seed; what she is asked now stays open until `drawn()`."""
        return self._twin(stream=seed)

    def rollout_step(self, seat: int, brain: int, *, solve: bool = True) -> tuple[Step, Position]:
        """What a quick player (or nature) answers out of the position's own stream, and the position after it.

        Without `solve` a solver's answers are drawn from what is legal, too.
        """
        if seat == NATURE:
            step, stream = self._natures_step(solve)
        else:
            rng = self._engine.stream(self._stream)
            step = Step(*self._engine.buffers.rollout_answer(self._judged(seat), seat, brain, rng))
            stream = int(rng[0])
        after = self._taken(seat, step)
        after._stream = stream
        return step, after

    def rollout_answer(self, seat: int, brain: int, seed: int) -> Step:
        """What a quick player answers, from this seat's view."""
        return Step(*self._engine.buffers.rollout_answer(self._judged(seat), seat, brain, self._engine.stream(seed)))

    def quick(self, seat: int, brain: int, seed: int) -> Step:
        warn("Position.quick is called rollout_answer now", DeprecationWarning, stacklevel=2)
        return self.rollout_answer(seat, brain, seed)

    def quickly(self, seat: int, brain: int, *, solve: bool = True) -> tuple[Step, Position]:
        warn("Position.quickly is called rollout_step now", DeprecationWarning, stacklevel=2)
        return self.rollout_step(seat, brain, solve=solve)

    def played_out(self, policies: str | Sequence[str | int], seed: int, most: int = 1_000_000) -> tuple[Position, int]:
        """The position after quick players played on, nature with them, and how many answers it took.

        A policy is "random" or "greedy": one for all, or one a seat. One call of compiled code in the fast speed; no
        solver is asked, so it is for games of chance alone.
        """
        brains = self._brains(policies)
        s = self._engine.copy(self._state)
        steps = self._engine.buffers.play_out(s, brains, self._engine.stream(seed), most)
        return Position(self.game, self._engine, s, stream=self._stream, lang=self.lang), steps

    def _brains(self, policies: str | Sequence[str | int]) -> list[int]:
        given = [policies] * self.players if isinstance(policies, str) else policies
        if len(given) < self.players:
            raise GameError(f"a policy for each of {self.players} seats, not {len(given)}")
        for policy in given:
            if policy not in BRAINS and (isinstance(policy, str) or policy not in BRAINS.values()):
                raise GameError(f"there is no policy {policy!r}; there are {', '.join(BRAINS)}")
        return [BRAINS[policy] if isinstance(policy, str) else policy for policy in given]

    def solve(self) -> tuple[Step, bytes]:
        """The solver's answer to nature's question, and its by-product."""
        solver = self.game.extras.solver
        if not self.needs_solver or solver is None:
            raise Refused("not_asked", "no solver is asked now")
        code, extra, payload = solver(self.pack())
        return Step(code, tuple(extra)), payload

    def _natures_step(self, solve: bool = True) -> tuple[Step, int | None]:
        if solve and self.needs_solver:
            return self.solve()[0], self._stream
        if self._stream is None:
            raise Refused("waiting", "nature is asked here and has no seed: give her answer, or use drawing_from(seed)")
        rng = self._engine.stream(self._stream)
        step = Step(*self._engine.buffers.rollout_answer(self._state, NATURE, 0, rng))
        return step, int(rng[0])

    def _taken(self, seat: int, step: Step) -> Position:
        if len(self._asked) > 1:
            return self._laid_in(seat, step)
        engine = self._engine
        s = engine.copy(self._state)
        return self._after(s, apply(engine, s, seat, step))

    def _laid_in(self, seat: int, step: Step) -> Position:
        """A part of a sealed answer. A whole one is sealed; the last of them lays all into the state, seat by seat."""
        steps = (*self._drafts.get(seat, ()), step)
        engine = self._engine
        s = self._with(steps, seat)
        drafts = {other: parts for other, parts in self._drafts.items() if other != seat}
        if int(engine.get(s, "asked")) >> seat & 1:
            return self._twin(drafts={**drafts, seat: steps})
        sealed = {**self._sealed, seat: steps}
        if any(other not in sealed for other in self._asked):
            return self._twin(drafts=drafts, sealed=sealed)
        s = engine.copy(self._state)
        rows: tuple[tuple[int, ...], ...] = ()
        for other in self._asked:
            for part in sealed[other]:
                rows += apply(engine, s, other, part)
        return self._after(s, rows)

    def _after(self, s: Any, rows: tuple[tuple[int, ...], ...]) -> Position:
        return Position(self.game, self._engine, s, stream=self._stream, lang=self.lang, rows=rows)

    def _twin(self, **changed: Any) -> Position:
        """The same state with other open answers, or another stream."""
        kept: dict[str, Any] = {
            "drafts": self._drafts,
            "sealed": self._sealed,
            "stream": self._stream,
            "lang": self.lang,
        }
        return Position(self.game, self._engine, self._state, **(kept | changed))

    def without_draft(self, seat: int) -> Position:
        """The position before the seat began its answer."""
        if seat not in self._drafts:
            return self
        return self._twin(drafts={other: parts for other, parts in self._drafts.items() if other != seat})

    def without_last_part(self, seat: int) -> Position:
        """The position before the last part of the seat's draft was laid."""
        left = self._drafts[seat][:-1]
        return self._twin(drafts={**self._drafts, seat: left}) if left else self.without_draft(seat)

    def asking_nature(self) -> Position:
        """The same position with nature's questions left open, and no draft."""
        return self._twin(stream=None, drafts=NONE)

    # What is seen -----------------------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """What that seat (-1: somebody watching) may see, its own draft laid in."""
        self._check_seat(seat)
        cells = self.game.plain.hidden_from(memoryview(self._engine.pack(self._laid(seat))).cast("i"), seat)  # type: ignore[arg-type]
        return View(self.game, cells, seat, self.lang)

    def seen_by(self, seat: int) -> Position:
        """The position as that seat knows it, for bots and hints: hidden cells unknown, its own draft laid in."""
        return Position(self.game, self._engine, self._engine.view(self._laid(seat), seat), lang=self.lang)

    def resampled(self, seat: int, seed: int) -> Position:
        """A full position that this seat cannot rule out, from what it sees here."""
        self._check_seat(seat)
        s = self._engine.view(self._laid(seat), seat)
        self._engine.resample(s, seat, self._engine.stream(seed))
        return Position(self.game, self._engine, s, stream=self._stream, lang=self.lang)

    def _check_seat(self, seat: int) -> None:
        if seat not in range(-1, self.players):
            raise GameError(f"there is no seat {seat!r}: seats run from 0 to {self.players - 1}, and -1 is watching")

    @property
    def facts(self) -> tuple[Fact, ...]:
        """What happened on the way here from the position that was played on."""
        return tuple(Fact.of(self.game.facts, row) for row in self._rows)

    @property
    def fact_rows(self) -> tuple[tuple[int, ...], ...]:
        """The facts as numbers: the form that logs keep."""
        return self._rows

    @property
    def result(self) -> Result | None:
        """None until the game is over; then who has won, the points, and how it ended."""
        if self._asked:
            return None
        return Result(self.game.endings[int(self._engine.get(self._state, "ended")) - 1], self.winners, self.points)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; nobody before the end."""
        return tuple(seat for seat in range(self.players) if self._engine.winner(self._state, seat))

    @property
    def points(self) -> tuple[int, ...]:
        points, state = self._engine.points, self._state
        return tuple([int(points(state, seat)) for seat in range(self.players)])

    def at_speed(self, speed: str) -> Position:
        """The same position over another engine."""
        if speed == self.speed:
            return self
        engine = self.game.engine(speed)
        kept: dict[str, Any] = {"drafts": self._drafts, "sealed": self._sealed, "stream": self._stream}
        return Position(self.game, engine, engine.load(self.pack()), lang=self.lang, **kept)

    def ready(self) -> Position:
        """The same position at the quickest speed that needs no compiling here."""
        return self.at_speed(self.game.ready_speed)

    def field(self, name: str) -> Any:
        """One field of the state, hidden or not, as numbers and lists."""
        return self._engine.get(self._state, name)

    def fields(self, names: Sequence[str]) -> list[Any]:
        """Several fields at once."""
        get, state = self._engine.get, self._state
        return [get(state, name) for name in names]

    @property
    def state(self) -> Any:
        """The state as its engine holds it: to be read by rules and compiled searches, never written."""
        return self._state
