"""The opponent: legal answers on every board, wins that are there, the same game from the same seed, reviews."""

from __future__ import annotations

import random

import pytest

from riffle.bots.bot import Sight, make
from riffle.bots.stones_and_rivers.agent_process import Piece
from riffle.bots.stones_and_rivers.course import StudentAgent
from riffle.bots.stones_and_rivers.levels import SECONDS, seconds_for
from riffle.bots.stones_and_rivers.review import evaluate, review
from riffle.bots.stones_and_rivers.thinker import Thinker
from riffle.bots.stones_and_rivers.wire import Side, read_move, written_board
from riffle.core import record
from riffle.core.match import Match

from .board_builder import GAME, PLAIN, laid

BOARDS = ("official", "course-small", "course-medium", "course-large", "bridge")


@pytest.mark.parametrize("preset", ["rulebook", "course"])
@pytest.mark.parametrize("board", BOARDS)
def test_it_plays_on_every_board_and_preset(board, preset):
    match = Match(GAME, 2, GAME.options.parse(f"preset={preset},board={board}"), random.Random(1))
    match.advance()
    bots = [make(GAME, "normal", seat) for seat in range(2)]
    for _ in range(6):
        seat = match.asked[0]
        match.answer(seat, match.number, bots[seat].answer(Sight(match.engine, match.view(seat), seat, match.number)))


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_win_in_one_is_taken(level):
    s = laid(circle="e11s f11s g11s h11s i9v i10s a3s", square="b1s c13s", turn="circle")
    step = make(GAME, level, 3).answer(Sight(PLAIN, s, 0, 0))
    PLAIN.apply(s, 0, step.code)
    assert s.ended == 1


def test_a_win_by_sending_is_seen():
    s = laid(circle="e11s f11s g11s h11s i6v i7s", square="b1s c13s", turn="circle")
    thought = Thinker(GAME).think(GAME.fast.load(PLAIN.pack(s)), nodes=5000)
    assert GAME.Action.text(thought.code) == "send i6 i7 i11"
    assert thought.wins_in == 1


def test_the_same_seed_thinks_the_same():
    s = GAME.start(GAME.fast, 2, GAME.options.parse("first=circle"))
    one, two = (Thinker(GAME, seed=5, noise=3).think(s, nodes=2000) for _ in range(2))
    assert one[:4] == two[:4]


def test_thinking_leaves_the_state_alone():
    s = GAME.start(GAME.fast, 2, GAME.options.parse("first=circle"))
    before = GAME.fast.pack(s)
    Thinker(GAME).think(s, nodes=3000)
    assert GAME.fast.pack(s) == before


def test_it_beats_a_random_mover_by_goal_within_60_plies():
    engine = GAME.fast
    out = engine.buffer(GAME.most_legal)
    for seed in range(6):
        s = GAME.start(engine, 2, GAME.options.parse("first=circle"))
        thinker, dice = Thinker(GAME, seed, 1), random.Random(seed)
        while int(s["asked"][0]):
            seat = int(s["turn"][0])
            count = engine.legal(s, seat, out)
            code = thinker.think(s, nodes=12_000).code if seat == 0 else int(out[dice.randrange(count)])
            engine.apply(s, seat, code)
        assert GAME.endings[int(s["ended"][0]) - 1] == "goal"
        assert int(engine.winner(s, 0)) == 1
        assert int(s["ply"][0]) <= 60


@pytest.mark.parametrize("clock", [0.05, 0.3, 0.5, 1.0, 5.0, 600.0])
def test_the_time_it_takes_lies_within_the_clock(clock):
    assert 0 < seconds_for(clock) < clock
    assert seconds_for(None) == SECONDS


def test_our_opponent_as_a_course_agent_gives_legal_moves():
    s = GAME.start(PLAIN, 2, GAME.options.parse("preset=course,board=bridge"))
    agents = [StudentAgent("circle"), StudentAgent("square")]
    side = Side(s.board, circle_bottom=True)
    for _ in range(4):
        board = [[Piece(**cell) if cell else None for cell in row] for row in written_board(s.cells, side)]
        move = agents[s.turn].choose(board, side.rows, side.columns, side.score_columns, 0.5, 0.5)
        code = read_move(move, s.cells, side)
        assert PLAIN.why_not(s, s.turn, code) == 0
        PLAIN.apply(s, s.turn, code)


def test_a_review_finds_the_move_that_gave_the_win_away():
    match = Match(GAME, 2, GAME.options.parse("first=circle,ply_cap=6"), random.Random(1))
    for text in ("flip d5 v", "flip d9 v", "flip d5 stone", "flip d9 stone"):
        record.take(match, match.asked[0], text)
    found = review(match, seconds=0.02)
    assert found.events == (0, 1, 2, 3)
    assert len(found.evaluations) == 5
    assert len(found.costly) <= 3
    assert all(one.cost > 0 and one.better and one.better[0] != one.played for one in found.costly)


def test_an_evaluation_is_circles_whoever_is_to_move():
    for turn in ("circle", "square"):
        s = laid(circle="e11s f11s g11s h11s i9s", square="b1s c13s", turn=turn)
        worth = evaluate(s, seconds=0.05, engine=PLAIN)
        assert worth.score > 0
        assert worth.line
