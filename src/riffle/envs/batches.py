"""Many games at once: arrays in, arrays out. What batches on the CPU and on a GPU share, and the one on the CPU."""

from __future__ import annotations

import os
import secrets
from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from operator import index
from typing import Any, SupportsIndex

import numpy as np

from riffle.core.declare.chance import seed_of
from riffle.core.declare.layout import seen_by
from riffle.core.declare.rule import UNKNOWN
from riffle.core.engine.batching import batch_options, check_count, whole_numbers
from riffle.core.game import Game
from riffle.core.workspace import Workspace

from .choices import choices_of
from .features import Observation, encode
from .illegal import Illegal, check_illegal
from .rewards import Outcome, Reward, reward_function
from .state_store import StateStore
from .stepping import ANEW, ENDED, LOOK, STOPPED, draws, favourites, judge_numbers, step_games

FEWEST = 64
"""Games for which another thread is worth its while."""


class Batch(ABC):
    """`count` games of one kind. After `reset` and `step` the arrays describe the seats that are asked now.

    mask: (count, choices) of 0 and 1, at least one 1 a row. observation: (count, features), from the view of the seat
    asked, own seat first. reward: (count, players), by seat. done: (count,), whether the last step ended that game; the
    other arrays are then those of the next game, which has begun by itself. seat: (count,), who is asked. made: (count,
    parts), the choices already made of an answer in parts, -1 where there is none.
    """

    xp: Any = np
    """The library of the arrays: NumPy, or CuPy on a GPU."""
    kinds = ("features", "raw", "none")

    def __init__(
        self,
        game: Game,
        players: int = 2,
        count: int = 1024,
        *,
        reward: Reward = "win",
        observation: str = "features",
        options: dict[str, Any] | None = None,
        illegal: Illegal = "refuse",
        most_steps: int = 100_000,
    ) -> None:
        check_count(count)
        check_illegal(illegal)
        if observation not in self.kinds:
            raise ValueError(f"observation is {', '.join(map(repr, self.kinds))}, not {observation!r}")
        self.game, self.players, self.count = game, players, count
        self._options = batch_options(game, players, options)
        self._prepare()
        self.choices = choices_of(game)
        self.layout = Observation(game, players)
        self.most_steps = most_steps
        self._kind = observation
        self._illegal = illegal
        self._reward, self._scored = reward_function(reward)
        self._begun = False
        self._make_arrays()

    def _prepare(self) -> None:
        """What must be there before the arrays are made."""
        return

    def _make_arrays(self) -> None:
        xp, count, players = self.xp, self.count, self.players
        self.seat = xp.zeros(count, dtype=xp.int32)
        self.mask = xp.zeros((count, self.choices.size), dtype=xp.int8)
        self.reward = xp.zeros((count, players), dtype=xp.float32)
        self.done = xp.zeros(count, dtype=xp.bool_)
        self.truncated = xp.zeros(count, dtype=xp.bool_)
        """Whether the game was cut off after `most_steps` answers, not ended by its rules."""
        self.illegal = xp.zeros(count, dtype=xp.bool_)
        """Whether the last answer was one the mask did not allow (where `illegal` is not "refuse")."""
        self.observation: Any = None
        if self._kind == "features":
            self.observation = xp.zeros((count, self.layout.size), dtype=xp.float32)
        elif self._kind == "raw":
            self.observation = xp.zeros((count, self.game.State.size), dtype=xp.int32)
        self._factors = xp.asarray(self.choices.table)
        self._chosen = xp.full((count, 3 + self.choices.parts), -1, dtype=xp.int32)
        self.made = self._chosen[:, 3:]
        self._lengths = xp.zeros(count, dtype=xp.int64)
        self._won = xp.zeros((count, players), dtype=xp.int8)
        self._points = xp.zeros((count, players), dtype=xp.int64)
        self._ended = xp.zeros(count, dtype=xp.int8)
        self._numbers = xp.zeros((count, max(1, self.game.most_ranged)), dtype=xp.int32)
        self._rngs = xp.zeros((count, 1), dtype=xp.int64)
        self._likings = xp.zeros((count, 1), dtype=xp.int64)  # a stream of its own: asking changes no game
        self._rows = xp.arange(count)

    def reset(self, seed: int | Sequence[int] | None = None, only: Any = None) -> Any:
        """Begin every game anew; the same seed gives the same games for the same answers. The observation.

        `seed` may be one a game. `only`, (count,) of true and false, begins some games anew and leaves the others.
        """
        xp = self.xp
        only = xp.ones(self.count, dtype=xp.bool_) if only is None else xp.asarray(only, dtype=xp.bool_)
        if not self._begun and not bool(only.all()):
            raise RuntimeError("there are no games yet: the first reset begins all of them")
        streams = xp.asarray(self._seeds(seed))
        self._begun = True
        self._rngs[:, 0] = xp.where(only, streams, self._rngs[:, 0])
        self._likings[:, 0] = xp.where(only, streams ^ 0x5EED, self._likings[:, 0])
        self._lengths[only] = 0
        self.reward[only] = 0
        for flags in (self.done, self.truncated, self.illegal):
            flags[only] = False
        self._points[:] = xp.where(only[:, None], self._first_points, self._points)
        self._run(xp.where(only, ANEW, LOOK).astype(xp.int64), False)
        return self.observation

    def _seeds(self, seed: int | Sequence[int] | None) -> list[int]:
        if seed is None:
            seed = secrets.randbits(32)
        if isinstance(seed, SupportsIndex):
            return [seed_of(index(seed), number) for number in range(self.count)]
        if len(seed) != self.count:
            raise ValueError(f"one seed for all games or one for each of {self.count}, not {len(seed)}")
        return [seed_of(each, 0) for each in seed]

    def step(self, actions: Any, numbers: Any = None) -> Any:
        """One choice in every game: (count,) whole numbers, each 1 in the mask; ValueError before anything changes.

        With illegal="random" a choice outside the mask is replaced by a random one inside; with "lose" the game ends,
        and whoever made it gets -1, the others nothing. `illegal` says in which games that happened.
        `numbers`, (count, ranged parts), aims answers with ranged parts and is judged; without it they are drawn until
        the rules accept them.
        """
        self.check_begun()
        xp = self.xp
        actions = whole_numbers(xp, actions, (self.count,), "actions")
        inside = (actions >= 0) & (actions < self.choices.size)
        allowed = inside & (self.mask[self._rows, xp.where(inside, actions, 0)] == 1)
        self.illegal[:] = ~allowed
        strayed = not bool(allowed.all())
        if strayed and self._illegal == "refuse":
            game = int(xp.argmin(allowed))
            raise ValueError(f"game {game} may not answer {int(actions[game])} now; its mask says what it may")
        if strayed:
            instead = self.random() if self._illegal == "random" else xp.full(self.count, ANEW, dtype=xp.int64)
            actions = xp.where(allowed, actions, instead)
        if numbers is not None:
            self._check_numbers(actions, numbers)
        seats = self.seat.copy() if strayed else self.seat
        self._step(actions, numbers is not None)
        if strayed and self._illegal == "lose":
            self._lost(~allowed, seats)
        return self.observation, self.reward, self.done

    def answer_some(self, actions: Any) -> None:
        """A choice in some games, LOOK (`riffle.envs.stepping`) where nothing happens; for players that are trusted."""
        self.illegal[:] = False
        self._step(self.xp.asarray(actions, dtype=self.xp.int64))

    def _lost(self, games: Any, seats: Any) -> None:
        """These games have ended by an answer outside the mask."""
        self.done |= games
        self.reward[games] = 0
        self.reward[self._rows[games], seats[games]] = -1
        self._points[games] = self._first_points

    def random(self) -> Any:
        """A choice that the mask allows in every game, each as likely, (count,): for random play and baselines."""
        self.check_begun()
        found = self.xp.zeros(self.count, dtype=self.xp.int64)
        self._draw(found)
        return found

    def check_begun(self) -> None:
        """RuntimeError before the first `reset`: there are no games yet."""
        if not self._begun:
            raise RuntimeError("there are no games yet: reset(seed) comes first")

    def _step(self, actions: Any, given: bool = False) -> Any:
        """`step` without a look at the mask."""
        before = self._points.copy() if self._scored else self._points
        self._run(actions, given)
        self.done[:] = self._ended == ENDED
        self.truncated[:] = self._ended == STOPPED
        self.reward[:] = self._rewarded(Outcome(self._won, self._points, before, self.done))
        self.done |= self.truncated
        self._points[:] = self.xp.where(self.done[:, None], self._first_points, self._points)
        return self.observation, self.reward, self.done

    def _rewarded(self, outcome: Outcome) -> Any:
        found = self._reward(outcome)
        shape = getattr(found, "shape", ())
        if shape != self.reward.shape:
            raise ValueError(f"a reward function gives an array of shape {self.reward.shape}, not {shape}")
        return found

    def look(self) -> Any:
        """Fill mask and observation from the games as they are. The observation."""
        self.check_begun()
        self._run(self.xp.full(self.count, LOOK, dtype=self.xp.int64), False)
        return self.observation

    def bounds(self, actions: Any) -> Any:
        """Low and high of each ranged part of these answers, (count, ranged parts, 2); noughts where there is none."""
        found = np.zeros((self.count, max(1, self.game.most_ranged), 2), dtype=np.int32)
        for game, action in enumerate(np.asarray(actions).tolist()):
            pairs = self.position(game).bounds(int(self.seat[game]), int(action))
            found[game, : len(pairs)] = np.array(pairs, dtype=np.int32).reshape(-1, 2)
        return found

    def _check_numbers(self, actions: Any, numbers: Any) -> None:
        if self.choices.in_parts or not self.game.most_ranged:
            raise ValueError(f"answers of {self.game.id} have no ranged parts")
        self._numbers[:] = whole_numbers(self.xp, numbers, self._numbers.shape, "numbers", "int32")
        refused = self._judged(actions)
        if refused >= 0:
            raise ValueError(f"the rules refuse the numbers of game {refused}: {self._numbers[refused].tolist()}")

    def state_store(self, size: int) -> StateStore:
        """Room for `size` copies of every game, for a search. Only where nothing is hidden: it would be looked at."""
        return StateStore(self, size)

    # What each kind of batch does in its own way -----------------------------------------------------------------

    _first_points: Any

    @abstractmethod
    def _run(self, actions: Any, given: bool) -> None:
        """Answer, mark, observe."""

    @abstractmethod
    def _judged(self, actions: Any) -> int:
        """The first game whose numbers the rules refuse, or -1."""

    @abstractmethod
    def _draw(self, found: Any) -> None:
        """A random choice in every game."""

    @abstractmethod
    def greedy(self) -> Any:
        """What the quick bot `greedy` would choose in every game, (count,)."""

    @abstractmethod
    def position(self, game: int) -> Any:
        """One of the games as a position: to look at, not to learn from."""

    @abstractmethod
    def new_room(self, size: int) -> Any:
        """Room in a state store for the states of all games, `size` times."""

    @abstractmethod
    def put_by(self, room: Any, slot: int) -> None:
        """Every game is copied into that slot."""

    @abstractmethod
    def take_from(self, room: Any, slots: Any) -> None:
        """Each game becomes the copy in its slot."""

    def close(self) -> None:
        return


class BatchEnv(Batch):
    """A batch on the CPU: compiled, in threads without the GIL."""

    def __init__(
        self, game: Game, players: int = 2, count: int = 1024, *, threads: int | None = None, finals: bool = False,
        **keywords: Any,
    ) -> None:  # fmt: skip
        """`finals` keeps the last position of each game that ends, for `final_observation`."""
        if threads is not None and threads < 1:
            raise ValueError(f"threads are at least 1, not {threads}")
        super().__init__(game, players, count, **keywords)
        wanted = threads or min(os.cpu_count() or 1, max(1, count // FEWEST))
        self._spaces = [Workspace(game, "fast") for _ in range(wanted)]
        space = self._spaces[0]
        self._step_games, self._favourites = space.bind(step_games), space.bind(favourites)
        self._draws = space.bind(draws)
        self._judge, self._encode = space.bind(judge_numbers), space.bind(encode)
        self._pool = ThreadPoolExecutor(wanted) if wanted > 1 else None
        cuts = np.linspace(0, count, wanted + 1).astype(int).tolist()
        self._parts = list(zip(self._spaces, cuts[:-1], cuts[1:], strict=True))
        start = game.start(players, nature="ask", speed="fast", **self._options)
        self._finals = finals
        self._states = space.states(start, (2 * count if finals else count) + 1)
        self._states[count] = self._states[0]
        self._raw = self._states.view(np.int32).reshape(len(self._states), -1)
        self._first_points = np.array(start.points, dtype=np.int64)
        if self._kind == "raw":
            hidden = [~np.fromiter(seen_by(game.State.saved, seat), dtype=np.bool_) for seat in range(players)]
            self._hidden = np.stack(hidden)

    def _run(self, actions: Any, given: bool) -> None:
        def step(space: Workspace, first: int, last: int) -> None:
            self._step_games(
                self._states, first, last, self.count, actions, self._numbers, int(given), self.seat, self._chosen,
                self.mask, self._factors, self.game.actions.size, self._lengths, self.most_steps, int(self._scored),
                self._points, self._won, self._ended, space.out, space.limits, self._rngs,
                int(self._finals),
            )  # fmt: skip
            self._observe(first, last)

        self._everywhere(step)

    def _judged(self, actions: Any) -> int:
        return int(self._judge(self._states, 0, self.count, self.seat, actions, self._numbers))

    def greedy(self) -> Any:
        self.check_begun()
        found = np.zeros(self.count, dtype=np.int64)

        def favour(space: Workspace, first: int, last: int) -> None:
            self._favourites(
                self._states, first, last, self.seat, self._chosen, self._factors, space.out, self._likings, found
            )

        self._everywhere(favour)
        return found

    def _draw(self, found: Any) -> None:
        self._everywhere(lambda space, first, last: self._draws(self.mask, first, last, self._likings, found))

    def final_observation(self, games: Any, seats: Any) -> Any:
        """What these seats see at the end of games that the last step ended, (games, ...) as in `observation`."""
        if not self._finals:
            raise ValueError("the ends of games are kept by BatchEnv(..., finals=True)")
        games, seats = np.asarray(games), np.asarray(seats, dtype=np.int32)
        cells = self._raw[self.count + 1 + games]
        if self._kind == "raw":
            return np.where(self._hidden[seats], UNKNOWN, cells[:, : self.game.State.size])
        seen = np.zeros((len(games), self.layout.size), dtype=np.float32)
        self._encode(cells, 0, len(games), seats, self.players, self.layout.program, seen)
        return seen

    def _observe(self, first: int, last: int) -> None:
        if self._kind == "features":
            self._encode(self._raw, first, last, self.seat, self.players, self.layout.program, self.observation)
        elif self._kind == "raw":
            cells = self._raw[first:last, : self.game.State.size]
            self.observation[first:last] = np.where(self._hidden[self.seat[first:last]], UNKNOWN, cells)

    def _everywhere(self, work: Any) -> None:
        if self._pool is None:
            work(*self._parts[0])
        else:
            list(self._pool.map(lambda part: work(*part), self._parts))

    def position(self, game: int) -> Any:
        return self._spaces[0].position(self._states, game)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    def new_room(self, size: int) -> Any:
        return np.zeros((size, self.count), dtype=self._states.dtype)

    def put_by(self, room: Any, slot: int) -> None:
        room[slot] = self._states[: self.count]

    def take_from(self, room: Any, slots: Any) -> None:
        self._states[: self.count] = room[slots, self._rows]
