"""Games as a batch of states on the device, a game a thread. Arrays are CuPy's.

`Engine.new` and `Engine.load` make batches; the common bytes go in and out, the same as in the other two speeds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ...declare.question import NATURE, SPECTATOR
from ...declare.rule import UNKNOWN
from ..batching import whole_numbers
from . import kernels
from .playouts import MOST_TURNS, Playouts

if TYPE_CHECKING:
    from ...game import Nature
    from .engine import Engine


class Batch:
    """`count` games on the device. `seat` is who is asked in each, -1 where a game is over, NATURE for chance."""

    def __init__(self, engine: Engine, cells: Any, count: int, rngs: Any, nature: Nature = "draw") -> None:
        if nature not in ("draw", "ask"):
            raise ValueError(f"nature is 'draw' or 'ask', not {nature!r}")
        xp = engine.xp
        self.engine, self.count = engine, count
        self.nature: Nature = nature
        self.cells = cells
        """The games' bytes, cells side by side across games (see `layout`)."""
        self.rngs = rngs
        self.seat = xp.full(count, -1, dtype=xp.int32)
        self._outs: Any = None
        self._rows = xp.arange(count)
        self._places: dict[int, Any] = {}

    # Questions and answers -------------------------------------------------------------------------------------------

    @property
    def over(self) -> Any:
        """Which games have ended, (count,)."""
        return self.seat < 0

    def legal(self, seat: Any = None, *, first: int = 0) -> tuple[Any, Any]:
        """What a seat (the one asked) may answer: codes (count, window) and how long each list is, (count,).

        Of a list longer than the window these are the codes from the place `first` on. Nobody else is asked: length 0.
        """
        counts = self.engine.xp.zeros(self.count, dtype=self.engine.xp.int32)
        outs = self.engine.xp.full_like(self.outs, -1)
        self._launch(kernels.list_games, self._seats(seat), counts, outs, first)
        return outs.T, counts

    def draw(self, seat: Any = None) -> tuple[Any, Any]:
        """Random answers, nature's by her odds: codes (count,) and the numbers of ranged parts. `apply(*draw())`."""
        codes, numbers = self._no_codes(), self._no_numbers()
        self._launch(kernels.draw_games, self.rngs, self._seats(seat), self.outs, numbers, codes)
        return codes, numbers

    def apply(self, codes: Any, numbers: Any = None, seat: Any = None, *, judged: bool = True) -> None:
        """One answer in every game, (count,) codes; none where a code is below nought.

        `numbers` (count, ranged parts) aims answers with ranged parts; else they are drawn until the rules accept them.
        An answer that may not be given is a ValueError before anything changes, unless it is not `judged`.
        """
        xp, aimed, seats = self.engine.xp, self._no_numbers(), self._seats(seat)
        codes = whole_numbers(xp, codes, (self.count,), "codes")
        given = int(numbers is not None and self.engine.game.most_ranged > 0)
        if given:
            aimed = whole_numbers(xp, numbers, aimed.shape, "numbers", "int32")
        if judged:
            self._refuse(codes, self.judge(codes, aimed, seats, given=given))
        self._answer(codes, aimed, seats, given)

    def judge(self, codes: Any, numbers: Any, seats: Any, *, given: int = 1, listed: int = 1) -> Any:
        """The rule that forbids each answer, (count,): nought if none does, -1 if it is not in the list."""
        rules = self.engine.xp.zeros(self.count, dtype=self.engine.xp.int32)
        self._launch(kernels.judge_games, seats, codes, numbers, given, listed, self.outs, rules)
        return rules

    def look(self) -> None:
        """See who is asked, after nature has answered where she is drawn for."""
        self._answer(self._no_codes(), self._no_numbers(), self.seat, 0)

    def _answer(self, codes: Any, numbers: Any, seats: Any, given: int) -> None:
        settles = int(self.nature == "draw")
        self._launch(kernels.apply_games, self.rngs, seats, codes, numbers, given, self.outs, settles, self.seat)

    # What is known ---------------------------------------------------------------------------------------------------

    def view(self, seat: Any = None) -> Any:
        """Packed states as a seat sees them (-1: somebody watching; none given: the one asked), UNKNOWN elsewhere."""
        xp, players = self.engine.xp, self.engine.players
        seats = self._seats(seat)
        seats = xp.where(seats < players, seats, SPECTATOR)
        return xp.where(self.engine.hidden[seats], np.int32(UNKNOWN), self.states())

    def states(self) -> Any:
        """Packed states (count, cells) with everything in them."""
        return self.engine.layout.gather(self.cells, self.count, self.engine.xp)

    def points(self) -> Any:
        """Points of every seat now, (count, players)."""
        return self._scores()[0]

    def winner(self) -> Any:
        """1 for each seat that has won, (count, players); nobody has while a game goes on."""
        return self._scores()[1]

    def _scores(self) -> tuple[Any, Any]:
        xp, shape = self.engine.xp, (self.count, self.engine.players)
        scores, won = xp.zeros(shape, dtype=xp.int64), xp.zeros(shape, dtype=xp.int8)
        self._launch(kernels.score_games, scores, won)
        return scores, won

    def playouts(self, most: int = MOST_TURNS) -> Any:
        """Play every game on by random players until it is over or `most` turns are played; answers given, (count,)."""
        return Playouts(self, most).play()

    # Bytes and copies ------------------------------------------------------------------------------------------------

    def pack(self) -> bytes:
        """The common bytes of all games, one after the other; OverflowError if a number did not fit its cell."""
        self.check()
        states = self.states()
        return (states.get() if hasattr(states, "get") else states).tobytes()

    def position(self, game: int) -> Any:
        """One of the games as a position, nature's questions left open."""
        self.check()
        state = self.states()[game]
        return self.engine.game.unpack((state.get() if hasattr(state, "get") else state).tobytes(), speed="plain")

    def check(self) -> None:
        """OverflowError if a number did not fit its narrow cell on the device."""
        if self.engine.runner.overflow():
            raise OverflowError(f"a number of {self.engine.game.id} did not fit its cell on the device")

    def copy(self) -> Batch:
        twin = Batch(self.engine, self.cells.copy(), self.count, self.rngs.copy(), self.nature)
        twin.seat[:] = self.seat
        return twin

    def take(self, room: Any, slots: Any) -> None:
        """Each game becomes the copy of it in its slot of `buffers`, (slots, bytes)."""
        xp, count, layout = self.engine.xp, self.count, self.engine.layout
        for run in layout.runs:
            wide, first = layout.bytes * count // run.width, run.offset * count // run.width
            if run.width not in self._places:
                self._places[run.width] = xp.arange(run.cells)[:, None] * count + self._rows + first
            now = self.cells.view(f"i{run.width}")[first : first + run.cells * count]
            at = (self._places[run.width] + slots * wide).reshape(-1)
            now[:] = xp.take(room.reshape(-1).view(f"i{run.width}"), at)

    # Arguments -------------------------------------------------------------------------------------------------------

    @property
    def outs(self) -> Any:
        """Room for a window of each game's list, (window, count)."""
        if self._outs is None:
            self._outs = self.engine.xp.zeros((self.engine.window, self.count), dtype=self.engine.xp.int32)
        return self._outs

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        self.engine.runner.launch(kernel, [self.cells, self.count, *arguments], self.count)

    def _seats(self, seat: Any) -> Any:
        xp = self.engine.xp
        if seat is None:
            return self.seat
        if isinstance(seat, int | np.integer):
            if not SPECTATOR <= seat < self.engine.players and seat != NATURE:
                raise ValueError(f"seats run from 0 to {self.engine.players - 1}, not {seat}; -1 is somebody watching")
            return xp.full(self.count, seat, dtype=xp.int32)
        return whole_numbers(xp, seat, (self.count,), "seats", "int32")

    def _no_codes(self) -> Any:
        return self.engine.xp.full(self.count, -1, dtype=self.engine.xp.int64)

    def _no_numbers(self) -> Any:
        shape = (self.count, max(1, self.engine.game.most_ranged))
        return self.engine.xp.zeros(shape, dtype=self.engine.xp.int32)

    def _refuse(self, codes: Any, rules: Any) -> None:
        """ValueError for the first game whose answer may not be given."""
        if bool((rules != 0).any()):
            game = int((rules != 0).argmax())
            rule, code, seat = int(rules[game]), int(codes[game]), int(self.seat[game])
            why = "it is not in its list" if rule == kernels.NOT_LISTED else f"rule {rule} forbids its numbers"
            raise ValueError(f"game {game} may not answer {code} now (seat {seat} is asked): {why}")
