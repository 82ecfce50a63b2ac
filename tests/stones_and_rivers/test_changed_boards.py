"""Over changed data files every level plays legally, and plays for the goal that the files name."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from riffle.bots.bot import make
from riffle.bots.stones_and_rivers.nets import own_networks
from riffle.bots.stones_and_rivers.thinker import Thinker
from riffle.core.game import load
from riffle.core.match import Match

from .board_builder import GAME, laid

BOARDS = (GAME.folder / "components/boards.toml").read_text(encoding="utf-8")
OFFICIAL = {"columns = 13": "columns = 11", "start_columns = [3, 9]": "start_columns = [2, 8]", "wins = 5": "wins = 4"}
FOUR_HOME = "11/11/11/11/11/11/11/11/11/7s3/4sss4/SS9/11/11 circle"


@pytest.fixture(scope="module")
def changed(tmp_path_factory):
    folder: Path = tmp_path_factory.mktemp("boards")
    text = BOARDS
    for old, new in OFFICIAL.items():
        text = text.replace(old, new, 1)  # the official board is the first
    (folder / "boards.toml").write_text(text, encoding="utf-8")
    return load("stones_and_rivers", folder)


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert"])
def test_every_level_plays_legally_on_a_narrower_board(changed, level):
    match = Match(changed, 2, {"first": "circle"}, dice=random.Random(1))
    bots = [make(changed, level, seat) for seat in range(2)]
    for _ in range(8):
        seat = match.asked[0]
        match.answer(seat, bots[seat].answer(match.observation(seat, clock=0.2)))


def test_the_search_plays_for_as_many_stones_as_the_files_say(changed):
    thought = Thinker(changed).think(changed.position(FOUR_HOME), nodes=3000)
    assert thought.wins_in == 1
    position = changed.position(FOUR_HOME).play(thought.code)
    assert position.result is not None
    assert position.result.winners == (0,)
    stock = laid(circle="e11s f11s g11s h10s", square="a12s b12s")
    assert Thinker(GAME).think(stock, nodes=3000).wins_in != 1


def test_the_learned_table_judges_only_boards_and_rules_it_knows(changed):
    thinker = Thinker(GAME, networks=own_networks())
    for options, known in (
        ("", 1),
        ("preset=course,board=course-small", 1),
        ("board=bridge", 0),
        ("preset=course", 0),
        ("stone_push=on", 0),
    ):
        position = GAME.start(2, seed=0, **{**GAME.options.parse(options), "first": "circle"})
        thinker.think(position, nodes=10)
        assert int(thinker.room["judged"][0]) == known, options
    elsewhere = Thinker(changed, networks=own_networks())
    elsewhere.think(changed.start(2, seed=0, first="circle"), nodes=10)
    assert int(elsewhere.room["judged"][0]) == 0
