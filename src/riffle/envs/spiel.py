"""OpenSpiel: a game of Riffle as a `pyspiel` game, nature's answers as chance nodes with their odds.

Choices are those of the other environments (see `choices`), answers of nature the same codes moved behind them. Ranged
parts take numbers that the rules accept. Where several are asked at once they answer one after the other, unseen.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from riffle.core.declare.question import NATURE
from riffle.core.game import Game, load

from .choices import choices_of
from .play import Play
from .rewards import returns

LONGEST = 20_000
MOST_CHANCE = 4096


def load_game(game: Game, players: int, options: dict[str, Any]) -> Any:
    """The game for so many players; `pyspiel.load_game(name)` finds it afterwards."""
    name = f"riffle_{game.id}_{players}p" + "".join(f"_{key}_{value}" for key, value in sorted(options.items()))
    if name not in pyspiel.registered_names():
        pyspiel.register_game(_game_type(game, players, name), _factory(game, players, options, name))
    return pyspiel.load_game(name)


def register(game: str, players: int) -> None:
    """Make a game known without loading it."""
    load_game(load(game), players, {})


def _game_type(game: Game, players: int, name: str) -> Any:
    chance = pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Riffle: {game.id}, {players} players",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=information.PERFECT_INFORMATION if game.is_open else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=players,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={},
    )


def _factory(game: Game, players: int, options: dict[str, Any], name: str) -> Any:
    class RiffleGame(pyspiel.Game):
        """One game for a number of players."""

        def __init__(self, params: Any = None) -> None:
            self.play = Play(game, players, options=options)
            info = pyspiel.GameInfo(
                num_distinct_actions=self.play.choices.size,
                max_chance_outcomes=game.actions.size if game.actions.size <= MOST_CHANCE else self.play.choices.size,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=LONGEST,
            )
            super().__init__(_game_type(game, players, name), info, params or {})

        def new_initial_state(self) -> Any:
            return RiffleState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
            return Observer(self.play)

    return RiffleGame


class RiffleState(pyspiel.State):
    """A position, with the parts chosen so far of an answer in parts."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        play = game.play
        self.play = play
        self.choices = choices_of(play.game)
        self.position = play.game.start(play.players, nature="ask", speed=play.speed, **play.options)
        self.chosen: list[int] = []

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

    def _action_to_string(self, player: int, action: int) -> str:
        return self.choices.name(action)

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        return returns(self.position)

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
