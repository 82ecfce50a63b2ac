"""What is asked at one moment, and what may be answered: the part of a position that judges."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .action import Answer, step_of
from .declare.question import NATURE, seats_asked
from .event import Step, malformed
from .legal import Legal, acceptable
from .refusal import Refusal, Refused
from .value import Open, Value

if TYPE_CHECKING:
    from .game import Game

NONE: Open = {}


class Asking(Value):
    """A state with the answers that are open in it: who is asked, what may be answered, and why something may not."""

    __slots__ = (
        "_asked", "_codes", "_drafts", "_engine", "_rows", "_sealed", "_seen", "_state", "_stream", "game", "lang",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        engine: Any,
        state: Any,
        *,
        drafts: Open = NONE,
        sealed: Open = NONE,
        stream: int | None = None,
        lang: str = "en",
        rows: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        """Made by games, matches and positions; a `stream` of None leaves nature's questions open."""
        self.game = game
        self.lang = lang
        self._engine = engine
        self._state = state
        self._drafts = drafts
        self._sealed = sealed
        self._stream = stream
        self._rows = rows
        self._asked = seats_asked(int(engine.get(state, "asked")))
        self._seen: dict[int, Any] = {}
        self._codes: dict[int, list[int]] = {}

    # What is asked ----------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return int(self._engine.get(self._state, "seats"))

    @property
    def options(self) -> dict[str, str | int]:
        """The options in force: choices by their words, numbers as numbers."""
        return self.game.options.for_texts(self.option_values)

    @property
    def option_values(self) -> dict[str, int]:
        return {name: int(self._engine.get(self._state, name)) for name in self.game.options.names}

    @property
    def speed(self) -> str:
        return self._engine.speed

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats this question is put to (NATURE among them), answered or not; nobody when the game is over."""
        return self._asked

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats whose answer is not in yet."""
        sealed = self._sealed
        return tuple([seat for seat in self._asked if seat not in sealed]) if sealed else self._asked

    @property
    def over(self) -> bool:
        return not self._asked

    @property
    def question(self) -> str:
        """What is asked, by the game's own name for it."""
        return self.game.questions[self.question_index]

    @property
    def question_index(self) -> int:
        return int(self._engine.get(self._state, "question"))

    @property
    def is_sealed(self) -> bool:
        """Whether several seats answer at once, each unseen by the others."""
        return len(self._asked) > 1

    @property
    def needs_solver(self) -> bool:
        """Whether nature's answer is a matter of physics, not of chance."""
        return NATURE in self._asked and self.question_index in self.game.extras.solved

    @property
    def drafts(self) -> Open:
        """Answers begun, by seat: parts laid so far."""
        return self._drafts

    @property
    def sealed(self) -> Open:
        """Answers given while others are still asked, by seat."""
        return self._sealed

    def may_replace(self, seat: int) -> bool:
        """Whether a sealed answer can be given anew until the last is in."""
        return seat in self._sealed and bool(self._engine.may_revise(self._state))

    # What may be answered ---------------------------------------------------------------------------------------

    @property
    def legal(self) -> Legal:
        """What the first seat to move may answer: the next part only, where an answer is built in parts."""
        return self.legal_for(self.to_move[0] if self._asked else -1)

    def legal_for(self, seat: int) -> Legal:
        return Legal(self, seat)

    def codes(self, seat: int) -> list[int]:
        """The codes of `legal_for(seat)`, in order: the raw form, for programs in a hurry."""
        found = self._codes.get(seat)
        if found is None:
            given = seat in self._sealed and seat not in self._drafts and not self.may_replace(seat)
            asked = seat in self._asked and not given
            found = self._codes[seat] = self._engine.buffers.codes(self._judged(seat), seat) if asked else []
        return found[:]  # a position is a value: whoever changes the list changes their own

    def bounds(self, seat: int, code: int) -> tuple[tuple[int, int], ...]:
        """Low and high of each ranged part of an answer, as the question has them now."""
        ranged = self.game.actions.spec(code).ranged
        if not ranged:
            return ()
        limits = self._engine.buffer(2 * len(ranged))
        for i, reach in enumerate(ranged.values()):
            limits[2 * i], limits[2 * i + 1] = reach.low, reach.high
        self._engine.bounds(self._judged(seat), seat, code, limits)
        return tuple((int(limits[2 * i]), int(limits[2 * i + 1])) for i in range(len(ranged)))

    def odds(self, code: int) -> int:
        """Whole-number odds of one of nature's answers."""
        return int(self._engine.odds(self._state, code))

    def why_not(self, answer: Answer, seat: int | None = None) -> Refusal | None:
        """None if the answer may be given now; else the rule that forbids it, with its number and words."""
        who = self._seat(seat)
        try:
            self._check_asked(who)
            refusal = self.judge(who, self._step(who, answer))
        except Refused as refused:
            return self._worded(refused.refusal)
        return None if refusal is None else self._worded(refusal)

    def judge(self, seat: int, step: Step) -> Refusal | None:
        """`why_not` of a step, without words."""
        if refusal := malformed(step, self.game.actions):
            return refusal
        engine, s = self._engine, self._judged(seat)
        if step.extra:
            engine.put_cells(s, "extra", step.extra)
        if engine.why_not(s, seat, step.code) == 0:
            return None
        engine.put_cells(s, "lit", (-1, -1, -1))  # and once more, to see which pieces it lights
        number = int(engine.why_not(s, seat, step.code))
        lights = tuple(int(light) for light in engine.get(s, "lit")[:3] if light >= 0)
        text = self.game.actions.text(step.code, step.extra)
        return Refusal("forbidden", f"{text} is against rule {number}", number, lights)

    def fallback(self, seat: int) -> Step:
        """The game's own answer for a seat that gives none."""
        seen = self._engine.copy(self._judged(seat))
        code = int(self._engine.fallback(seen, seat))
        ranged = len(self.game.actions.spec(code).ranged)
        return Step(code, tuple(int(number) for number in self._engine.get(seen, "extra")[:ranged]))

    # How it is judged -------------------------------------------------------------------------------------------

    def _judged(self, seat: int) -> Any:
        """What that seat is judged by, kept: only working room is written in it."""
        found = self._seen.get(seat)
        if found is None:
            if seat == NATURE or (self.game.is_open and not self._drafts and not self._sealed):
                found = self._state  # everybody sees everything
            else:
                # A sealed answer that may be replaced is begun anew: only a draft counts here.
                draft = self._drafts.get(seat)
                found = self._engine.view(self._with(draft, seat) if draft else self._state, seat)
            self._seen[seat] = found
        return found

    def _laid(self, seat: int) -> Any:
        """The state with the seat's own draft or sealed answer in it: to be read, not written."""
        steps = self._drafts.get(seat) or self._sealed.get(seat)
        return self._with(steps, seat) if steps else self._state

    def _with(self, steps: tuple[Step, ...], seat: int) -> Any:
        # The others' bits stay set, so laying in one seat's answer can never begin the resolution.
        s = self._engine.copy(self._state)
        for step in steps:
            apply(self._engine, s, seat, step)
        return s

    def _check_asked(self, seat: int) -> None:
        if not self._asked:
            raise Refused("over", "the game is over")
        if seat not in self._asked:
            raise Refused("not_asked", "somebody else is asked now")
        if seat in self._sealed and seat not in self._drafts and not self.may_replace(seat):
            raise Refused("already_answered", "this seat has given its answer, and it is final")

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return self.to_move[0] if self.to_move else -1
        return seat

    def _step(self, seat: int, answer: Answer) -> Step:
        """The step that is meant; a bare code of an answer with ranged parts takes numbers that are accepted."""
        step = step_of(self.game, answer)
        if not step.extra and not isinstance(answer, str) and malformed(step, self.game.actions):
            actions = self.game.actions
            if 0 <= step.code < actions.size and actions.spec(step.code).ranged:
                return Step(step.code, acceptable(self, seat, step.code))
        return step

    def _worded(self, refusal: Refusal) -> Refusal:
        if refusal.rule not in self.game.rulebook.rules:
            return refusal
        words = self.game.rulebook.rule_text(refusal.rule, self.lang, self.options)
        return Refusal(refusal.code, refusal.sentence, refusal.rule, refusal.lights, words)


def apply(engine: Any, s: Any, seat: int, step: Step) -> tuple[tuple[int, ...], ...]:
    """Change a state by a step; the facts of it."""
    engine.put(s, "fact_count", 0)
    if step.extra:
        engine.put_cells(s, "extra", step.extra)
    engine.apply(s, seat, step.code)
    return engine.facts(s)
