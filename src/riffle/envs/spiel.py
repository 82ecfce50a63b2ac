"""OpenSpiel: a game of Riffle as a `pyspiel` game, nature's answers as chance nodes with their odds.

    riffle.envs.openspiel("hidden_stones", players=3)
    pyspiel.load_game("riffle_hidden_stones(players=3,deal=open)")       # after riffle.envs.spiel.register_all()

Players and options are parameters. Choices are those of the other environments (see `choices`), answers of nature the
same codes moved behind them. Ranged parts take numbers that the rules accept. Where several are asked at once they
answer one after the other, unseen. An information state is what a player sees now and a digest of all it saw and did.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from riffle.core.declare.question import NATURE
from riffle.core.game import Game, games, load
from riffle.core.position import Position

from .choices import choices_of
from .play import Play
from .rewards import returns

LONGEST = 20_000
MOST_CHANCE = 4096


def load_game(game: Game, players: int, options: Mapping[str, Any]) -> Any:
    """The game for so many players, under these options."""
    return pyspiel.load_game(register(game), {"players": players, **_words(game, options)})


def register(game: Game) -> str:
    """Make a game known to `pyspiel.load_game`; its name there."""
    name = f"riffle_{game.id}" + (f"_{game.components}" if game.variant else "")
    if name not in pyspiel.registered_names():
        pyspiel.register_game(_game_type(game, name, zero_sum=False), _factory(game, name))
    return name


def register_all() -> None:
    """Make every game known."""
    for name in games():
        register(load(name))


def _words(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """Options as parameters: choices by their words."""
    return game.options.for_texts(game.options.read({**game.extras.chance_instead, **options}))


def _game_type(game: Game, name: str, *, zero_sum: bool) -> Any:
    kind = pyspiel.GameType
    information = kind.Information
    return kind(
        short_name=name,
        long_name=f"Riffle: {game.id}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if game.is_open else information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual_players, **_words(game, {})},
    )


def _factory(game: Game, name: str) -> Callable[..., Any]:
    class RiffleGame(pyspiel.Game):
        """One game for a number of players, under its options."""

        def __init__(self, params: Any = None) -> None:
            given = dict(params or {})
            players = int(given.pop("players", game.usual_players))
            self.play = Play(game, players, options=given)
            most_chance = game.actions.size if game.actions.size <= MOST_CHANCE else self.play.choices.size
            info = pyspiel.GameInfo(
                num_distinct_actions=self.play.choices.size,
                max_chance_outcomes=most_chance,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0 if players == 2 else None,
                max_game_length=LONGEST,
            )
            # Of two, one wins what the other loses; of three, one wins and two lose.
            super().__init__(_game_type(game, name, zero_sum=players == 2), info, params or {})

        def new_initial_state(self) -> Any:
            return RiffleState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
            recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
            return Recall() if recalls else Observer(self.play)

    return RiffleGame


class Seen:
    """What players have seen and done on the way to a position: a chain, read only where somebody asks."""

    __slots__ = ("_digests", "before", "position", "seat", "told")

    def __init__(self, position: Position, before: Seen | None = None, seat: int = -1, told: str = "") -> None:
        self.position, self.before, self.seat, self.told = position, before, seat, told
        self._digests: dict[int, bytes] = {}

    def digest(self, player: int) -> bytes:
        """Grows where the player did something, or sees something else than before: what others do unseen is
        nothing.
        """
        waiting: list[Seen] = []
        at: Seen | None = self
        while at is not None and player not in at._digests:
            waiting.append(at)
            at = at.before
        for each in reversed(waiting):
            each._digests[player] = each._grown(player)
        return self._digests[player]

    def __deepcopy__(self, memo: dict[int, Any]) -> Seen:
        return self  # nothing in it ever changes, and a long game is a long chain

    def _grown(self, player: int) -> bytes:
        before = self.before.digest(player) if self.before is not None else b""
        seen = self.position.seen_by(player).pack()
        same = self.before is not None and seen == self.before.position.seen_by(player).pack()
        if same and self.seat != player:
            return before
        did = self.told.encode() if self.seat == player else b""
        return hashlib.blake2b(b"\0".join((before, seen, did)), digest_size=12).digest()

    def as_known_to(self, player: int, position: Position) -> Seen:
        """Another position that this player cannot tell from this one, with the same past for that player."""
        twin = Seen(position)
        twin._digests[player] = self.digest(player)
        return twin


class RiffleState(pyspiel.State):
    """A position, with the parts chosen so far of an answer in parts."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        play = game.play
        self.play = play
        self.choices = choices_of(play.game)
        self.position = play.game.start(play.players, nature="ask", speed=play.speed, **play.options)
        self.chosen: list[int] = []
        self.seen = Seen(self.position)

    def current_player(self) -> int:
        asked = self.position.to_move
        if not asked:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if asked[0] == NATURE else asked[0]

    def _codes(self) -> list[int]:
        return self.choices.codes(self.position.codes(self.position.to_move[0]), self.chosen)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted({self.choices.towards(code, len(self.chosen)) for code in self._codes()})

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights: dict[int, float] = {}
        for code in self._codes():
            choice = self.choices.towards(code, len(self.chosen))
            weights[choice] = weights.get(choice, 0.0) + self.position.odds(code)
        total = sum(weights.values())
        return [(choice, weight / total) for choice, weight in sorted(weights.items())]

    def _apply_action(self, action: int) -> None:
        seat = self.position.to_move[0]
        chosen = [*self.chosen, action]
        codes = self.choices.codes(self.position.codes(seat), chosen)
        if not codes:
            raise ValueError(f"{action} may not be answered now")
        code = self.choices.whole(codes, chosen)
        self.chosen = chosen
        if code is not None:
            self.chosen = []
            self.position = self.position.play(code, seat)
        self.seen = Seen(self.position, self.seen, seat, str(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.choices.name(action)

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        return returns(self.position)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Any:
        """Another state in which this player, who is asked, knows the same: what searches over secrets begin from."""
        seed = int(sampler() * 2**31)
        twin = self.clone()
        position = self.position.resampled(player, seed)
        # Whoever answers before this player at once with it has answered somehow: the resampled table asks them anew.
        number = 0
        while position.to_move and position.to_move[0] not in (player, NATURE) and number < LONGEST:
            _, position = position.drawing_from(seed + number).rollout_step(position.to_move[0], 0)
            number += 1
        twin.position = position.asking_nature() if not position.drafts and not position.sealed else position
        twin.chosen = list(self.chosen)
        twin.seen = self.seen.as_known_to(player, twin.position)
        return twin

    def __str__(self) -> str:
        return f"{self.position.text} {self.chosen}"


class Observer:
    """What one player sees, as a vector and as text."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.tensor = np.zeros(play.layout.size, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        self.tensor[:] = self.play.features(state.position, player)

    def string_from(self, state: Any, player: int) -> str:
        return state.position.seen_by(player).text


class Recall:
    """What one player knows, all it saw and did with it: two states with the same text are the same to it."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: Any, player: int) -> None:
        raise ValueError("an information state is text here; the observation is a tensor")

    def string_from(self, state: Any, player: int) -> str:
        return f"{state.position.seen_by(player).text} {state.seen.digest(player).hex()}"
