"""Course agents: their forms to and fro, a hosted agent in its process, and the ways in which one loses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from riffle.bots.stones_and_rivers.agent import AgentBot, AgentLostError
from riffle.bots.stones_and_rivers.agent_process import Piece
from riffle.bots.stones_and_rivers.wire import Side, position_line, read_move, written_board, written_move
from riffle.core.player import Observation

from .board_builder import GAME, start

SAMPLE = Path(__file__).parent / "sample_agent.py"
COURSE = "preset=course,board=course-small"


def seen(options=COURSE):
    position = start(options)
    return Observation(position, position.to_move[0])


def test_a_hosted_agent_answers_and_its_time_is_counted():
    bot = AgentBot(GAME, SAMPLE, seconds=60)
    step = bot.answer(seen())
    assert GAME.actions.text(step.code) == "flip d9 v"
    assert bot.left < 60
    bot.close()
    assert bot.process is not None
    assert bot.process.poll() is not None


def test_a_table_with_circle_at_the_top_is_shown_upside_down():
    bot = AgentBot(GAME, SAMPLE)
    assert GAME.actions.text(bot.answer(seen("first=circle")).code) == "flip d6 v"
    bot.close()


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("return {'action': 'move', 'from': [3, 9], 'to': [3, 5]}", "against rule 20"),
        ("return {'action': 'jump', 'from': [3, 9]}", "no action"),
        ("return None", "a dict"),
        ("raise RuntimeError('oh')", "RuntimeError: oh"),
        ("sum(i for i in range(10**7))", "out of time"),
        ("import os; os._exit(3)", "process has ended"),
    ],
)
def test_an_agent_loses_by_what_it_does(tmp_path, body, why):
    path = tmp_path / "agent.py"
    path.write_text(
        f"class StudentAgent:\n    def __init__(self, player): pass\n    def choose(self, *asked):\n        {body}\n",
        encoding="utf-8",
    )
    bot = AgentBot(GAME, path, seconds=0.05 if "range" in body else 30)
    with pytest.raises(AgentLostError, match=why):
        bot.answer(seen())


def test_a_missing_file_is_refused_at_once(tmp_path):
    with pytest.raises(AgentLostError, match="no agent file"):
        AgentBot(GAME, tmp_path / "nobody.py")


@pytest.mark.parametrize("options", [COURSE, "first=square", "preset=course,board=course-large"])
def test_every_legal_answer_survives_the_courses_form(options):
    position = start(options)
    side = Side.of(position)
    for ply in range(30):
        codes = position.codes(position.to_move[0])
        cells = position.field("cells")
        assert [read_move(written_move(code, side), cells, side) for code in codes] == codes
        position = position.play(codes[(7 * ply) % len(codes)])


def test_a_course_board_reads_as_our_position():
    position = start(COURSE)
    board = written_board(position.field("cells"), Side.of(position))
    pieces = [[Piece(**cell) if cell else None for cell in row] for row in board]
    assert GAME.position(position_line(pieces, len(board), "circle")) == position


@pytest.mark.parametrize(
    ("body", "why"), [("raise RuntimeError('oh')", "RuntimeError: oh"), ("import os; os._exit(3)", "process has ended")]
)
def test_an_agent_that_crashes_forfeits_the_match_and_the_result_says_so(tmp_path, capsys, body, why):
    path = tmp_path / "agent.py"
    path.write_text(
        f"class StudentAgent:\n    def __init__(self, player): pass\n    def choose(self, *asked):\n        {body}\n",
        encoding="utf-8",
    )
    from riffle.terminal.match import show_match

    show_match("stones_and_rivers", f"agent:{path},bot:random", 1, None, None, COURSE, 0, json=True)
    (result,) = json.loads(capsys.readouterr().out)["results"]
    assert (result["ending"], result["winners"]) == ("forfeit", [1])
    assert why in result["lost"]["1"]
