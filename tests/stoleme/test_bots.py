"""The levels at a table: legal, fair, the same for the same seed, and wise about caps, Boulders, terrain and tempo."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from riffle.bots.bot import LEVELS, make
from riffle.bots.stoleme.levels import LEVEL_SETTINGS
from riffle.bots.stoleme.player import SearchBot, Setting
from riffle.bots.stoleme.prune import prune
from riffle.core.declare.question import ask, next_to_answer
from riffle.core.game import Game, load
from riffle.core.match import Match
from riffle.core.player import Observation
from riffle.core.workspace import Workspace
from riffle.games.stoleme import rules
from riffle.games.stoleme.actions import Action
from riffle.games.stoleme.board import NAMES
from riffle.games.stoleme.state import DRAFT

from .positions import GAME, act, asked, code, duel, legal, next_round, play, put, quick, table, terrain, throw, token

LAST_ROUND = 15
THINKING = ("normal", "hard", "expert")
LITTLE = Setting(slips=0, tables=24, widest=4)
"""A search as the upper levels make it, only smaller."""


def brain(level: str, seed: int) -> Any:
    return SearchBot(GAME, seed, LITTLE) if level == "little" else make(GAME, level, seed)


def play_out(seats: int, level: str, seed: int, most: int = 2000) -> Match:
    """A game among equals; the match refuses whatever is not legal."""
    match = Match(GAME, seats, dice=random.Random(seed), speed="fast")
    bots = [brain(level, 100 * seed + seat) for seat in range(seats)]
    match.advance()
    for _ in range(most):
        if match.over:
            break
        seat = match.question.waiting[0]
        match.answer(seat, bots[seat].answer(match.observation(seat)))
    return match


def answer(s: Any, level: str, seed: int = 1) -> str:
    """What the level answers for whoever is asked, from that seat's view."""
    seat = next_to_answer(s)
    position = GAME.unpack(GAME.plain.pack(s), speed="fast").seen_by(seat)
    return Action.text(brain(level, seed).answer(Observation(position, seat)).code)


# Legal, bounded, repeatable -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", ["easy", "normal", "little"])
def test_games_end_within_fifteen_rounds(level: str, seats: int) -> None:
    match = play_out(seats, level, seats)
    assert match.over
    assert int(match.position.field("round")) <= LAST_ROUND


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
    assert one.position.digest == other.position.digest


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


# No blunder a person would not make ---------------------------------------------------------------------------------


def considered(s: Any) -> set[str]:
    """The answers that enter the search."""
    seat, room = next_to_answer(s), Workspace(GAME, "plain")
    view = room.states(GAME.unpack(GAME.plain.pack(s)).seen_by(seat))[0]
    codes = room.buffer(GAME.most_legal)
    count = room.bind(prune)(view, seat, codes, rules.legal(view, seat, codes))
    return {Action.text(code) for code in codes[:count]}


def test_the_gods_are_not_given_a_healthy_giant_while_one_is_dazed() -> None:
    s = table(2)
    s.dazed[6] = 1
    for name, kind in (("C2", "clearing"), ("C3", "clearing"), ("C4", "hill")):
        terrain(s, name, kind)
    play(s, "gods")
    act(s, "play_card", 0)
    assert asked(s) == "stone"
    assert considered(s) == {"turn_to_stone 6"}


def test_a_boulder_on_a_dazed_giant_is_not_considered() -> None:
    s = duel()
    token(s, 0, "boulder")
    put(s, 5, "D6")
    s.dazed[4] = 1
    play(s, "throw")
    assert "throw 0 4 rock" in considered(s)
    assert "throw 0 4 boulder" not in considered(s)
    assert "throw 0 5 boulder" in considered(s)


def test_a_hit_that_lies_open_is_taken() -> None:
    s = table(2)
    s.face_up = [1, 1]
    s.hits[0], s.hit_count[0] = [2, 2], 4
    ask(s, DRAFT, 0)
    assert considered(s) == {"take hit"}


def test_the_only_gods_card_is_kept_while_a_set_is_complete() -> None:
    s = table(2)
    assert "discard gods" in considered(s)
    for name, kind in (("C2", "clearing"), ("C3", "clearing"), ("C4", "hill")):
        terrain(s, name, kind)
    assert "discard gods" not in considered(s)
    assert "discard move" in considered(s)


def test_nobody_goes_alone_beside_an_enemy_family_in_round_one() -> None:
    s = table(2)
    put(s, 3, "G7")
    play(s, "move")
    near = {text for text in considered(s) if text.startswith("move 3 ")}
    assert "move 3 G7" in near, "staying is always considered"
    left_out = {text for text in legal(s) if text.startswith("move 3 ")} - near
    assert "move 3 H6" in left_out, "all of the other family could throw there"
    assert "move 3 D5" not in left_out


def test_a_cap_is_worn_when_a_rock_strikes_that_head() -> None:
    s = duel()
    token(s, 4, "cap")
    throw(s, 0, 4, "hit")
    assert legal(s) == ["wear_cap", "no_cap"]
    assert considered(s) == {"wear_cap"}


def test_the_cap_is_laid_on_the_dazed_head_that_an_enemy_reaches() -> None:
    s = duel()
    s.dazed[0] = 1
    next_round(s)
    while next_to_answer(s) != 0:
        quick(s)
    act(s, "put_token", "boulder", 1)
    assert considered(s) == {"put_token cap 0"}


def test_the_cap_goes_anywhere_while_no_dazed_head_is_in_range() -> None:
    s = duel()
    s.dazed[1] = 1
    put(s, 1, "A1")
    next_round(s)
    while next_to_answer(s) != 0:
        quick(s)
    act(s, "put_token", "boulder", 2)
    assert len(considered(s)) > 1


def test_of_two_gods_cards_the_one_that_lacks_less_is_not_exchanged() -> None:
    s = table(2)
    s.gods[0], s.gods_time[0], s.gods_count[0] = [0, 15], [1, 3], 2
    s.gods_deck[15] = 0
    terrain(s, "C2", "clearing")
    terrain(s, "C3", "clearing")
    play(s, "gods")
    assert {"exchange left", "exchange right"} <= set(legal(s))
    assert considered(s) == {"exchange right"}
    s.pool[1] = 0  # the hill it lacks is not to be had any more
    assert considered(s) == {"exchange left"}


# Other data files ---------------------------------------------------------------------------------------------------


def goal_of_one(folder: Path) -> Game:
    """One knock-out wins."""
    for file in (GAME.folder / "components").iterdir():
        text = file.read_text(encoding="utf-8")
        (folder / file.name).write_text(text.replace('"2": 3', '"2": 1') if file.name == "counts.json" else text)
    return load("stoleme", components=folder)


def test_every_level_plays_by_the_numbers_of_the_game_it_was_loaded_for(tmp_path: Path) -> None:
    s = duel()
    s.dazed[4] = 1
    for name, kind in (("C2", "clearing"), ("C3", "clearing"), ("C4", "hill")):
        terrain(s, name, kind)
    act(s, "discard", "move")
    for game, card in ((GAME, "gods"), (goal_of_one(tmp_path), "throw")):
        seen = Observation(game.unpack(GAME.plain.pack(s)).seen_by(0), 0)
        little = SearchBot(game, 1, Setting(slips=0, tables=40, widest=2), speed="plain")
        assert str(game.action(make(game, "normal", 1).answer(seen))) == f"play {card}"
        if game is not GAME:
            assert str(game.action(little.answer(seen))) == "play throw"


def test_bots_play_a_game_over_other_data_files_legally(tmp_path: Path) -> None:
    game = goal_of_one(tmp_path)
    match = Match(game, 2, dice=random.Random(3))
    bots = [
        SearchBot(game, seat, setting._replace(tables=min(setting.tables, 4), widest=2, ahead=1), speed="plain")
        for seat, setting in enumerate((LEVEL_SETTINGS["easy"], LEVEL_SETTINGS["expert"]))
    ]
    match.advance()
    for _ in range(60):
        if match.over:
            break
        seat = match.question.waiting[0]
        match.answer(seat, bots[seat].answer(match.observation(seat)))
    assert len(match.log) > 20
