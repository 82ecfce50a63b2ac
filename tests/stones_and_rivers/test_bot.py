"""The opponent: legal answers on every board, wins that are there, the same game from the same seed, reviews."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from riffle.bots.bot import make
from riffle.bots.coach.review import review
from riffle.bots.stones_and_rivers.agent_process import Piece
from riffle.bots.stones_and_rivers.course import StudentAgent
from riffle.bots.stones_and_rivers.evaluation import evaluate
from riffle.bots.stones_and_rivers.levels import SECONDS, seconds_for
from riffle.bots.stones_and_rivers.thinker import Thinker
from riffle.bots.stones_and_rivers.turns import TURNS, TurnTimes
from riffle.bots.stones_and_rivers.weights import EXPERT, PRUNING
from riffle.bots.stones_and_rivers.wire import Side, read_move, written_board
from riffle.core.match import Match
from riffle.core.player import Observation

from .board_builder import GAME, ended, laid, start

BOARDS = ("official", "course-small", "course-medium", "course-large", "bridge")


@pytest.mark.parametrize("preset", ["usual", "course"])
@pytest.mark.parametrize("board", BOARDS)
def test_it_plays_on_every_board_and_preset(board, preset):
    match = Match(GAME, 2, GAME.options.parse(f"preset={preset},board={board}"), dice=random.Random(1))
    match.advance()
    bots = [make(GAME, "normal", seat) for seat in range(2)]
    for _ in range(6):
        seat = match.asked[0]
        match.answer(seat, bots[seat].answer(match.observation(seat)))


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_win_in_one_is_taken(level):
    position = laid(circle="e11s f11s g11s h11s i9v i10s a3s", square="b1s c13s", turn="circle")
    step = make(GAME, level, 3).answer(Observation(position, 0))
    assert ended(position.play(step)) == "goal"


@pytest.mark.parametrize("pruning", [PRUNING, EXPERT])
def test_a_win_by_sending_is_seen(pruning):
    position = laid(circle="e11s f11s g11s h11s i6v i7s", square="b1s c13s", turn="circle")
    thought = Thinker(GAME, pruning=pruning).think(position, nodes=5000)
    assert GAME.actions.text(thought.code) == "send i6 i7 i11"
    assert thought.wins_in == 1


def test_the_same_seed_thinks_the_same():
    one, two = (Thinker(GAME, seed=5, noise=3).think(start(), nodes=2000) for _ in range(2))
    assert one[:4] == two[:4]


@pytest.mark.parametrize("window", [1, 50])
def test_a_worth_outside_the_narrow_window_is_searched_again(window):
    position = laid(circle="e11s f11s g11s h11s c8s i7s", square="b1s c13s", turn="circle")  # won within a few turns
    whole = Thinker(GAME, judging=True).think(position, depth=8)
    narrow = Thinker(GAME, judging=True, pruning={**PRUNING, "window": window}).think(position, depth=8)
    assert whole.wins_in > 1
    assert narrow.wins_in == whole.wins_in


def test_it_beats_a_random_mover_by_goal_within_60_plies():
    for seed in range(4):
        position = GAME.start(2, seed=seed, first="circle", speed="fast")
        thinker, dice = Thinker(GAME, seed, 1), random.Random(seed)
        while not position.over:
            seat = position.to_move[0]
            code = thinker.think(position, nodes=30_000).code if seat == 0 else dice.choice(position.codes(seat))
            position = position.play(code)
        assert position.result is not None
        assert position.result.winners == (0,)
        assert ended(position) == "goal"
        assert position.field("ply") <= 60


@pytest.mark.parametrize("clock", [0.05, 0.3, 0.5, 1.0, 5.0, 600.0])
def test_the_time_it_takes_lies_within_the_clock(clock):
    assert 0 < seconds_for(clock) < clock
    assert seconds_for(None) == SECONDS


def test_our_opponent_as_a_course_agent_gives_legal_moves():
    position = start("preset=course,board=bridge")
    agents = [StudentAgent("circle"), StudentAgent("square")]
    side = Side.of(position)
    for _ in range(4):
        cells = position.field("cells")
        board = [[Piece(**cell) if cell else None for cell in row] for row in written_board(cells, side)]
        agent = agents[position.to_move[0]]
        move = agent.choose(board, side.rows, side.columns, side.score_columns, 0.5, 0.5)
        position = position.play(read_move(move, cells, side))


def played(*texts, options="first=circle,ply_cap=6"):
    match = Match(GAME, 2, GAME.options.parse(options), dice=random.Random(1))
    for text in texts:
        match.answer(match.asked[0], text)
    return match


def test_a_review_finds_the_moves_that_cost_most():
    """The opening of a game that is kept; sending the stone to g10 takes a tenth of the chances."""
    opening = ["flip h10 h", "move i6 i7", "move d10 d11", "move e6 e7", "move j10 k10", "move e7 e8"]
    found = review(played(*opening, "send h10 g10 h10", options="first=square"))
    assert [each.event for each in found.judged] == [*range(7), -1]
    assert all(abs(sum(each.chances) - 1) < 0.001 for each in found.judged)
    assert [each.event for each in found.moments] == [6]
    assert all(each.cost > 0.05 and each.better and each.better != each.played for each in found.moments)


def test_an_evaluation_is_circles_whoever_is_to_move():
    for turn in ("circle", "square"):
        position = laid(circle="e11s f11s g11s h11s i9s", square="b1s c13s", turn=turn)
        worth = evaluate(position, nodes=5000)
        assert worth.score > 0
        assert worth.line


READY = """
import gc
from numba.core.dispatcher import Dispatcher
from riffle.bots.stones_and_rivers.agent_process import Piece
from riffle.bots.stones_and_rivers.course import StudentAgent
from riffle.bots.stones_and_rivers.wire import Side, read_move, written_board
from riffle.core.game import load

game = load("stones_and_rivers")
position = game.start(2, preset="course", board="course-small")
side = Side.of(position)
agent = StudentAgent("circle")
compiled = lambda: sum(len(it.signatures) for it in gc.get_objects() if isinstance(it, Dispatcher))
before = compiled()
for turn in range(3):
    cells = position.field("cells")
    board = [[Piece(**cell) if cell else None for cell in row] for row in written_board(cells, side)]
    move = agent.choose(board, side.rows, side.columns, side.score_columns, 5.0, 5.0)
    position = position.play(read_move(move, cells, side))
    position = position.play(position.legal[turn])
    assert agent.known is not None and agent.known.field("ply") == 2 * turn + 1
assert compiled() == before, (before, compiled())
"""


def test_nothing_is_compiled_while_a_course_agents_clock_runs_and_it_remembers_the_game():
    done = subprocess.run([sys.executable, "-c", READY], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]


@pytest.mark.parametrize("clock", [1.0, 5.0, 60.0])
def test_the_time_of_a_game_is_spread_over_its_turns(clock):
    times, left, spent = TurnTimes(), clock, []
    for _ in range(120):
        spent.append(times.seconds(left))
        left -= spent[-1] + times.around
        times.turns += 1
    assert left > 0
    assert sum(spent[:TURNS]) > 0.5 * (clock - TURNS * times.around)  # it is used while the game is likely to last
    assert max(spent) < 2.5 * spent[0]
    assert min(spent[: TURNS // 2]) > 0.8 * spent[0]
