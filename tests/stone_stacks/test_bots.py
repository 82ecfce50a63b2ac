"""The four levels: legal answers from any moment, the same for the same seed, and nothing but the view to go by."""

from random import Random

import pytest

from riffle.bots.bot import LEVELS, make
from riffle.core.game import load
from riffle.core.match import Match
from riffle.games.stone_stacks.actions import Action

GAME = load("stone_stacks")


def _play(level: str, seed: int, answers: int, seats: int = 2, **options: object) -> Match:
    """Begin a game in which every answer comes from a fresh bot, as at a table that changes hands all the time."""
    match = Match(GAME, seats, GAME.options.read(options), dice=Random(seed))
    match.advance()
    for _ in range(answers):
        if match.over:
            break
        if match.needs_solver:
            match.solve()
            continue
        seat = match.asked[0]
        sight = match.observation(seat)
        match.answer(seat, make(GAME, level, seed + seat).answer(sight))
    return match


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_legally_with_physics(level):
    assert len(_play(level, 3, 17).log) > 20


@pytest.mark.parametrize(
    "options", [{"tries": "one"}, {"hand_seconds": "20"}, {"alternative_start": "on", "start_size": "choose"}]
)
def test_options_of_the_hand_and_the_start_are_kept(options):
    assert len(_play("normal", 4, 9, **options).log) > 10


@pytest.mark.parametrize("level", LEVELS[:3])
def test_a_game_by_the_model_ends_and_repeats(level):
    one, two = (_play(level, 5, 2000, seats=3, physics="model") for _ in range(2))
    assert one.over
    assert one.digest == two.digest


def test_a_dry_river_is_no_riddle():
    """All stones up but for none in the river: the bot lifts from the lowest stack it may."""
    match = _play("easy", 6, 0, physics="model")
    s = match.state
    for stone in range(37):
        s.stack_of[stone], s.height_of[stone] = stone % 6, stone // 6
        s.heights[stone % 6] += 1
    for _ in range(2):
        seat = match.asked[0]
        sight = match.observation(seat)
        match.answer(seat, make(GAME, "hard", 1).answer(sight))
    spoken = [step.code for event in match.log[-3:] for step in event.steps or ()]
    assert any(Action.kind(code) == Action.LIFT_STONE for code in spoken)
