"""A match: one game being played. It puts the questions, takes the answers, draws for nature and keeps the log.

All that a table needs of the contract is here: numbered questions, drafts and sealed answers, undo, fallback, views.
It knows no clock, no network and no disk. Replaying its log gives the same match again.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from .action import Action, Answer, step_of
from .declare.question import NATURE, SPECTATOR
from .event import TABLE, Event, Result, Step, is_open, seen_by
from .game import Game, Speed
from .legal import Legal
from .player import Observation, Player
from .position import Position
from .refusal import Refusal, Refused
from .registry import GameError
from .value import Open
from .view import View

Seat = str | Player | Callable[[View, list[Action], int], Answer] | object
"""A seat: a name, `bot:LEVEL`, `agent:FILE`, a bot, an agent (an object with `choose`), or a function like `choose`."""


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
    sealed: Open


class Match:
    """A game in play. Whatever changes it (`answer`, `undo`, `forfeit`, `solve`) is logged, or raises Refused."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, object] | None = None,
        *,
        dice: Dice | None = None,
        speed: Speed = "plain",
        names: Sequence[str] = (),
        bots: Mapping[int, Player] | None = None,
        lang: str = "en",
    ) -> None:
        self.game = game
        self.seats = players
        self.options = game.options.read(options or {})
        game.check(players, self.options)
        self.named = bool(names)
        self.names = tuple(names) or tuple(f"Player {seat + 1}" for seat in range(players))
        self.bots = dict(bots or {})
        self.dice: Dice = dice or random.SystemRandom()
        self.log: list[Event] = []
        self.answered: set[int] = set()  # seats that have answered anything yet, taken back or not
        self.forfeited: list[int] = []
        self.ended_early = False
        self.number = 0
        self._line: list[tuple[Event, _Before]] = []  # the events still in force, with the way back over each
        engine = game.engine(speed)
        self.position = Position(game, engine, engine.start(players, self.options), lang=lang)

    @property
    def position(self) -> Position:
        """Where the game stands. Putting another one there is for set-ups: it is not logged."""
        return self._position

    @position.setter
    def position(self, position: Position) -> None:
        self._position = position
        self._changed()

    def _changed(self) -> None:
        """Something is another than before: what is asked now is worked out once, not at every look."""
        position = self._position
        asked = () if self.ended_early or (self.forfeited and self._won_by_forfeit) else position.asked
        self.asked: tuple[int, ...] = asked
        self.over = not asked
        self.question = Question(self.number, position.question, asked, position.to_move if asked else ())

    @property
    def _won_by_forfeit(self) -> bool:
        return len(self.forfeited) >= max(1, self.seats - 1)

    @property
    def is_sealed(self) -> bool:
        """Whether several seats answer at once, each unseen by the others."""
        return len(self.asked) > 1

    @property
    def needs_solver(self) -> bool:
        return not self.over and self._position.needs_solver

    @property
    def state(self) -> Any:
        """The position's state, to be read."""
        return self._position.state

    def view(self, seat: int) -> View:
        """What that seat may see, with its own draft laid in."""
        return self._position.view(seat)

    def legal(self, seat: int) -> Legal:
        """What that seat may answer now: the next part only, where an answer is built in parts."""
        return self._position.legal_for(seat if seat in self.question.waiting else SPECTATOR)

    def observation(self, seat: int, *, speed: Speed = "plain", clock: float | None = None) -> Observation:
        """What a bot on that seat is shown."""
        return Observation(self._position.seen_by(seat).at_speed(speed), seat, self.number, clock)

    def why_not(self, seat: int, answer: Answer) -> Refusal | None:
        """None if the seat may give this (part of an) answer now, else why not."""
        return self._position.why_not(answer, seat)

    # Answering --------------------------------------------------------------------------------------------------

    def answer(
        self,
        seat: int,
        answer: Answer | Sequence[Answer],
        *,
        number: int | None = None,
        by: str = "",
        payload: bytes = b"",
    ) -> list[Event]:
        """Take an answer; the events it brought, nature's draws and bots' answers included. Refused otherwise.

        `number` names the question that is answered: an answer to an older one is refused. Where seats answer at once,
        parts gather in the seat's draft until the answer is whole; an unfinished one brings no event.
        """
        steps = steps_of(self.game, answer)
        if self.over:
            raise Refused("over", "the game is over")
        if number is not None and number != self.number:
            raise Refused("stale", f"the question is number {self.number} now, not {number}")
        if not steps:
            raise Refused("malformed", "an answer has at least one step")
        before = len(self.log)
        self._take(seat, steps, by, payload)
        if NATURE in self.asked:
            self.advance()
        if self.bots:
            self.let_bots_answer()
        return self.log[before:]

    def replay(self, seat: int, steps: Sequence[Step], by: str = "", payload: bytes = b"") -> None:
        """Give an answer of a log once more. Nature's answers come from the log too, so she is not asked."""
        if self.over:
            raise Refused("over", "the game is over")
        self._take(seat, steps, by, payload)

    def _take(self, seat: int, steps: Sequence[Step], by: str, payload: bytes) -> None:
        if len(self.asked) > 1:
            self._take_sealed(seat, steps, by)
            return
        for index, step in enumerate(steps):
            if index and seat not in self.asked:
                raise Refused("malformed", "the answer goes on after it was whole")
            before = self._position
            after = before.answer(seat, step)
            event = Event(len(self.log), self.number, seat, "answer", (step,), after.fact_rows, by, -1, payload)
            self._append(event, before, after)

    def _take_sealed(self, seat: int, steps: Sequence[Step], by: str) -> None:
        before = position = self._position
        answer = position.drafts.get(seat, ())
        for index, step in enumerate(steps):
            if index and seat not in position.drafts:
                raise Refused("malformed", "the answer goes on after it was whole")
            position = position.answer(seat, step)
            answer = (*answer, step)
        if seat in position.drafts:
            self.position = position
            return
        event = Event(len(self.log), self.number, seat, "sealed", answer, position.fact_rows, by)
        self._append(event, before, position)

    def advance(self) -> None:
        """Let nature answer whatever chance is asked; a solver's question waits for `solve`."""
        while NATURE in self.asked and not self.needs_solver:
            self._take(NATURE, (self._drawn(),), "", b"")

    def _drawn(self) -> Step:
        """Nature's answer by her odds. A table's chance must not be foreseeable, so it comes from no stream."""
        position = self._position
        codes = position.codes(NATURE)
        weights = [position.odds(code) for code in codes]
        chosen = self.dice.randrange(sum(weights))
        for code, weight in zip(codes, weights, strict=True):
            chosen -= weight
            if chosen < 0:
                bounds = position.bounds(NATURE, code)
                return Step(code, tuple(low + self.dice.randrange(high - low + 1) for low, high in bounds))
        raise AssertionError("nature has an answer")

    def solve(self) -> list[Event]:
        """Answer the solver's question here and now (a server does it in a worker and calls `answer`)."""
        step, payload = self._position.solve()
        return self.answer(NATURE, step, payload=payload)

    def let_bots_answer(self) -> None:
        """Let nature and the bots answer until a person is asked or the game is over."""
        while not self.over:
            if self.needs_solver:
                step, payload = self._position.solve()
                self._take(NATURE, (step,), "", payload)
            elif NATURE in self.asked:
                self.advance()
            else:
                seat = next((seat for seat in self.question.waiting if seat in self.bots), None)
                if seat is None:
                    return
                choice = self.bots[seat].answer(self.observation(seat))
                self._take(seat, steps_of(self.game, choice), "bot", b"")

    # Taking back, leaving ---------------------------------------------------------------------------------------

    def may_undo(self, seat: int) -> bool:
        """Whether the seat's last answer can be taken back without asking anybody."""
        if self._position.drafts.get(seat):
            return True
        if self.over or not self._line:
            return False
        last = self._line[-1][0]
        if last.seat != seat or last.kind != "answer" or last.by:
            return False
        for step in last.steps or ():
            if self.game.actions.spec(step.code).binding:
                return False
        for row in last.facts:  # noqa: SIM110 - every move comes by here, and a loop is quicker
            if self.game.facts.kinds[row[0]].news:
                return False
        return True

    def undo(self, seat: int, *, agreed: bool = False) -> list[Event]:
        """Take back the seat's last answer: free by the contract, because everybody agreed, or against bots alone."""
        if self._position.drafts.get(seat) and not agreed:
            self.position = self._position.without_last_part(seat)
            return []
        against_bots = bool(self.bots) and all(other in self.bots for other in range(self.seats) if other != seat)
        if not agreed and not against_bots and not self.may_undo(seat):
            raise Refused("cannot_undo", "this can only be taken back if everybody agrees")
        back = len(self._line) - 1
        while back >= 0 and self._line[back][0].seat != seat:
            back -= 1
        if back < 0 or self.ended_early or self._won_by_forfeit:
            raise Refused("cannot_undo", "there is nothing to take back")
        event, before = self._line[back]
        del self._line[back:]
        engine = self.game.engine(self._position.speed)
        self._position = Position(
            self.game, engine, engine.load(before.state), sealed=before.sealed, lang=self._position.lang
        )
        return self._table_event("undo", seat, event.number)

    def forfeit(self, seat: int) -> list[Event]:
        """A seat gives up. With one seat left that one has won; otherwise the seat answers by fallback from now on."""
        if self.over:
            raise Refused("over", "the game is over")
        if seat in self.forfeited or not 0 <= seat < self.seats:
            raise Refused("malformed", "this seat is not playing")
        self.forfeited.append(seat)
        return self._table_event("forfeit", seat, seat)

    def end_by_agreement(self, seat: int) -> list[Event]:
        """All players agree to stop here, as this seat has proposed: nobody has won."""
        if self.over:
            raise Refused("over", "the game is over")
        self.ended_early = True
        return self._table_event("agreed", seat, seat)

    def fallback(self, seat: int, by: str = "fallback") -> list[Event]:
        """Answer in place of a seat that does not, by the game's own fallback; a draft is thrown away."""
        if seat in self._position.drafts:
            self.position = self._position.without_draft(seat)
        steps: list[Step] = []
        position = self._position
        while not steps or (self.is_sealed and seat in position.drafts):
            step = position.fallback(seat)
            steps.append(step)
            if not self.is_sealed:
                break
            position = position.answer(seat, step)
        return self.answer(seat, steps, by=by)

    def _table_event(self, kind: str, seat: int, about: int) -> list[Event]:
        event = Event(len(self.log), self.number, TABLE, kind, (), (), f"seat{seat + 1}", about)
        self.log.append(event)
        self.number = len(self.log)
        self._changed()
        return [event]

    # What happened ----------------------------------------------------------------------------------------------

    def newest_first(self) -> Iterator[Event]:
        """The answers that were not taken back, from the last one on."""
        return (event for event, _ in reversed(self._line))

    def events(self, since: int, seat: int) -> list[Event]:
        """The log from event `since` on, as that seat (-1: somebody watching) may know it; all of it at the end."""
        if self.over:
            return self.log[since:]
        return [seen_by(event, self.game.actions, self.game.facts, seat) for event in self.log[since:]]

    def open_events(self, since: int) -> list[Event] | None:
        """The answers from event `since` on, if there is nothing else and everybody may know all of them."""
        events, codec, facts = self.log[since:], self.game.actions, self.game.facts
        for event in events:
            if event.seat == TABLE or not (self.over or is_open(event, codec, facts)):
                return None
        return events

    @property
    def result(self) -> Result | None:
        """None until the game is over; then who has won, the points, and how it ended."""
        if not self.over:
            return None
        if self.ended_early:
            return Result("agreed", (), self._position.points)
        if self._won_by_forfeit:
            left = tuple(seat for seat in range(self.seats) if seat not in self.forfeited)
            return Result("forfeit", left, self._position.points)
        return self._position.result

    @property
    def digest(self) -> str:
        """A hash of the state now: equal in every speed, and after a replay."""
        return self._position.digest

    def record(self) -> str:
        """The whole match as text, secrets, given names and all; `riffle.read_record` plays it again."""
        from .record import Notes, noted, sitter, write

        text = write(self)
        return noted(text, Notes(seats=tuple(map(sitter, self.names)))) if self.named else text

    def __repr__(self) -> str:
        how = f"over, {self.result.ending}" if self.result else f"question {self.number}"
        return f"<Match of {self.game.id}: {', '.join(self.names)}; {len(self.log)} events, {how}>"

    def __str__(self) -> str:
        return str(self._position)

    def _append(self, event: Event, before: Position, after: Position) -> None:
        self.log.append(event)
        self._line.append((event, _Before(before.pack(), before.sealed)))
        self.answered.add(event.seat)
        if not after.sealed:  # the question is answered
            self.number = len(self.log)
        self.position = after


def steps_of(game: Game, answer: Answer | Sequence[Answer]) -> tuple[Step, ...]:
    """An answer, or the parts of one, as steps. Text may carry several parts, as a record writes them."""
    if isinstance(answer, Step):  # as a server gives it
        return (answer,)
    if isinstance(answer, str):
        return tuple(step_of(game, part) for part in answer.removeprefix("sealed ").split(" ; "))
    if isinstance(answer, Sequence):
        return tuple(step_of(game, part) for part in answer)
    return (step_of(game, answer),)


def seated(
    game: Game, seats: Sequence[Seat] | int | None, seed: int | None, lang: str, options: Mapping[str, object]
) -> Match:
    """A match of people and bots, opened: nature and bots have answered what they were asked."""
    count = game.usual_players if seats is None else seats
    if isinstance(count, str):
        raise GameError(f"seats is a list with one entry a seat, as [{count!r}, 'bot:easy'], not {count!r}")
    sitting: list[Seat] = [] if isinstance(count, int) else list(count)
    players = count if isinstance(count, int) else len(sitting)
    dice: Any = random.SystemRandom() if seed is None else random.Random(seed)
    bots: dict[int, Player] = {}
    names = [seat for seat in sitting if isinstance(seat, str)]
    if len(names) < len(sitting) or any(name.startswith(("bot:", "agent:")) for name in names):
        # The one place where core looks up: whoever asks for a bot has the bots.
        from riffle.bots.agent import name_of_agent
        from riffle.bots.bot import seat_bots

        bots = seat_bots(game, sitting, dice.randrange(2**31))
        names = [seat if isinstance(seat, str) else name_of_agent(seat) for seat in sitting]
    match = Match(game, players, options, dice=dice, names=names, bots=bots, lang=lang)
    match.let_bots_answer()
    return match


__all__ = ["NATURE", "SPECTATOR", "Match", "Question", "Result", "Step"]
