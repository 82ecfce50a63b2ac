"""Information states of our OpenSpiel games: what a player knows, and states that it cannot tell from this one."""

import random
from types import SimpleNamespace
from typing import Any

import pytest
import tests.pebbles.rules
from tests.envs.spiel_stand_in import install

import riffle.envs
from riffle.core.game import Game

install()
PEBBLES = Game.of(tests.pebbles.rules)
RECALL = SimpleNamespace(perfect_recall=True)


def walk(game: Any, seed: int, most: int = 60) -> Any:
    """States of a random game in which a player is asked, with the draw that led there."""
    draw, state = random.Random(seed), game.new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            return
        player = state.current_player()
        if player >= 0:
            yield state, player
        state._apply_action(draw.choice(state._legal_actions(player)))


@pytest.mark.parametrize("name", ["pebbles", "hidden_stones"])
def test_a_resampled_state_is_the_same_to_whoever_is_asked(name):
    game = riffle.envs.openspiel(PEBBLES if name == "pebbles" else name, 3)
    recall, draw, others = game.make_py_observer(RECALL), random.Random(1), set()
    for state, player in walk(game, 4):
        twin = state.resample_from_infostate(player, draw.random)
        assert recall.string_from(twin, player) == recall.string_from(state, player)
        assert twin.current_player() == player
        assert twin._legal_actions(player) == state._legal_actions(player)
        assert twin.chosen == state.chosen
        others.add(twin.position.pack() == state.position.pack())
    assert False in others, "no other state was ever imagined"


def test_an_information_state_remembers_what_the_player_saw_and_nothing_else():
    game = riffle.envs.openspiel(PEBBLES, 2)
    recall = game.make_py_observer(RECALL)

    def after(*actions: str) -> Any:
        state = game.new_initial_state()
        for text in actions:
            state._apply_action(PEBBLES.action(text).code)
        return state

    first = after("draw 0 1", "draw 1 2", "lay 1")
    other = after("draw 0 1", "draw 1 4", "lay 1")
    mine = after("draw 0 1", "draw 1 2", "lay 2")
    assert recall.string_from(first, 0) == recall.string_from(other, 0)
    assert recall.string_from(first, 1) != recall.string_from(other, 1)
    assert recall.string_from(first, 0) != recall.string_from(mine, 0)
    assert recall.string_from(first, 1) == recall.string_from(mine, 1)


def test_players_and_options_are_parameters_and_two_play_for_nothing():
    import pyspiel  # type: ignore[import-not-found]

    two, three = riffle.envs.openspiel(PEBBLES, 2), riffle.envs.openspiel(PEBBLES, 3, rounds=1)
    assert (two.num_players(), three.num_players()) == (2, 3)
    assert two.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert three.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert three.play.options["rounds"] == 1
