"""The levels at a table: legal, fair, the same for the same seed, and wise about caps, Boulders, terrain and tempo."""

from __future__ import annotations

import random
from typing import Any

import pytest

from riffle.bots.bot import LEVELS, Sight, make
from riffle.bots.stoleme.levels import LEVEL_SETTINGS, Setting, Thinker
from riffle.core.match import Match
from riffle.core.question import next_to_answer
from riffle.games.stoleme import rules
from riffle.games.stoleme.board import NAMES
from riffle.games.stoleme.state import Action

from .positions import GAME, act, asked, code, duel, play, put, table, terrain, throw, token

LAST_ROUND = 15
THINKING = ("normal", "hard", "expert")
LITTLE = Setting(slips=0, tables=24, widest=4)
"""A search as the upper levels make it, only smaller."""


def brain(level: str, seed: int) -> Any:
    return Thinker(GAME, seed, LITTLE) if level == "little" else make(GAME, level, seed)


def play_out(seats: int, level: str, seed: int, most: int = 2000) -> Match:
    """A game among equals; the match refuses whatever is not legal."""
    match = Match(GAME, seats, GAME.options.read({}), random.Random(seed), GAME.fast)
    bots = [brain(level, 100 * seed + seat) for seat in range(seats)]
    match.advance()
    for _ in range(most):
        if match.over:
            break
        seat = match.question.waiting[0]
        match.answer(seat, match.number, bots[seat].answer(Sight(GAME.fast, match.view(seat), seat, match.number)))
    return match


def answer(s: Any, level: str, seed: int = 1) -> str:
    """What the level answers for whoever is asked, from that seat's view."""
    seat = next_to_answer(s)
    view = GAME.fast.load(GAME.plain.pack(GAME.plain.view(s, seat)))
    return Action.text(make(GAME, level, seed).answer(Sight(GAME.fast, view, seat, 0)).code)


# Legal, bounded, repeatable -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", ["easy", "normal", "little"])
def test_games_end_within_fifteen_rounds(level: str, seats: int) -> None:
    match = play_out(seats, level, seats)
    assert match.over
    assert int(GAME.fast.get(match.state, "round")) <= LAST_ROUND


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", ["hard", "expert"])
def test_the_upper_levels_answer_legally(level: str, seats: int) -> None:
    match = play_out(seats, level, 7, most=8 if level == "hard" else 3)
    assert not match.over
    assert len(match.log) >= 3


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_and_sight_give_the_same_answer(level: str) -> None:
    s = duel()
    play(s, "throw")
    assert answer(s, level, 5) == answer(s, level, 5)


def test_two_games_of_the_same_seed_are_the_same_game() -> None:
    one, other = play_out(2, "little", 3, most=60), play_out(2, "little", 3, most=60)
    assert GAME.fast.pack(one.state) == GAME.fast.pack(other.state)


def test_a_level_imagines_no_fewer_tables_than_the_one_below() -> None:
    tables = [setting.tables for setting in LEVEL_SETTINGS.values()]
    assert list(LEVEL_SETTINGS) == list(LEVELS)
    assert tables == sorted(tables)


# Fair ---------------------------------------------------------------------------------------------------------------


def otherwise(s: Any) -> Any:
    """The same table with other hidden things in the other hand: its gods' card, its tokens, its hit cards."""
    other = GAME.plain.load(GAME.plain.pack(s))
    old = other.gods[1][0]
    new = next(card for card, inside in enumerate(other.gods_deck) if inside)
    other.gods[1][0] = new
    other.gods_deck[new], other.gods_deck[old] = 0, 1
    other.held_from[1][new], other.held_from[1][old] = other.held_from[1][old], 0
    other.tokens[1] = [other.tokens[1][1], other.tokens[1][0], other.tokens[1][3], other.tokens[1][2]]
    other.hits[1] = [other.hits[1][0] + 1, other.hits[1][1] - 1]
    return other


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_things_never_change_an_answer(level: str) -> None:
    s = with_tokens()
    other = otherwise(s)
    assert GAME.plain.pack(other) != GAME.plain.pack(s)
    assert GAME.plain.pack(GAME.plain.view(other, 0)) == GAME.plain.pack(GAME.plain.view(s, 0))
    assert answer(other, level) == answer(s, level)


def with_tokens() -> Any:
    """Seat 0 chooses thrower and target; both families have their tokens face down."""
    s = duel()
    for seat in (0, 1):
        for place, name in enumerate(("boulder", "cap", "sprint", "super")):
            token(s, 4 * seat + place, name)
    play(s, "throw")
    return s


# Wise ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", THINKING)
def test_the_cap_saves_a_dazed_giant(level: str) -> None:
    s = duel()
    token(s, 4, "cap")
    s.dazed[4] = 1
    throw(s, 0, 4, "hit")
    assert asked(s) == "cap"
    assert answer(s, level) == "wear_cap"


@pytest.mark.parametrize("level", THINKING)
def test_a_boulder_that_wins_is_thrown_before_the_other_side_wins(level: str) -> None:
    s = duel()
    token(s, 0, "boulder")
    s.score[0] = s.score[1] = 2
    s.dazed[0] = 1  # the next hit on it ends the game
    play(s, "throw")
    assert answer(s, level).endswith(" boulder")


def test_a_boulder_is_not_wasted_on_a_dazed_giant() -> None:
    s = duel()
    token(s, 0, "boulder")
    s.dazed[4] = 1
    play(s, "throw")
    assert answer(s, "normal") == Action.text(code("throw", 0, 4, "rock"))


@pytest.mark.parametrize("level", THINKING)
def test_the_third_gods_card_is_played(level: str) -> None:
    s = table(2)
    s.trophies[0] = 2
    for name, kind in (("C2", "clearing"), ("C3", "clearing"), ("C4", "hill")):  # the set of card 0
        terrain(s, name, kind)
    play(s, "gods")
    assert answer(s, level) == Action.text(code("play_card", 0))


def test_the_token_laid_is_one_that_the_own_gods_miss() -> None:
    s = duel()
    for name in ("C2", "C3"):
        terrain(s, name, "river")  # seat 1 holds card 1: two clearings and a river
    terrain(s, "G2", "clearing")
    throw(s, 0, 4, "hit")
    assert asked(s) == "lay"
    assert answer(s, "normal") == Action.text(code("lay", "clearing"))


def test_a_dazed_giant_does_not_walk_into_range_for_a_throw() -> None:
    s = table(2, families=(2, 1))
    put(s, 4, "D7")
    put(s, 0, "D3")
    s.dazed[0] = 1  # one point, range 3, as far as the enemy throws
    play(s, "move")
    assert rules.prefer(s, 0, code("move", 0, "D4")) < rules.prefer(s, 0, code("move", 0, "D3"))


def test_the_card_goes_to_whoever_gains_least() -> None:
    s = table(3)
    s.action_count[1], s.action_count[2] = 5, 1
    play(s, "move")
    act(s, "move", 0, NAMES[s.hex_of[0]])
    assert asked(s) == "pass"
    assert answer(s, "normal") == Action.text(code("pass_card", 2))
