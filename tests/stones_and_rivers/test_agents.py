"""Course agents: their forms to and fro, a hosted agent in its process, and the ways in which one loses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from riffle.bots.bot import Sight
from riffle.bots.stones_and_rivers.agent import AgentBot, AgentLostError
from riffle.bots.stones_and_rivers.agent_process import Piece
from riffle.bots.stones_and_rivers.wire import Side, position_line, read_move, written_board, written_move
from riffle.games.stones_and_rivers.positions import position
from riffle.terminal.match import show_match

from .board_builder import GAME, PLAIN

SAMPLE = Path(__file__).parent / "sample_agent.py"
COURSE = "preset=course,board=course-small"


def start(options=COURSE):
    return GAME.start(PLAIN, 2, GAME.options.parse(options))


def sight(s):
    return Sight(PLAIN, PLAIN.view(s, s.turn), s.turn, 0)


def test_a_hosted_agent_answers_and_its_time_is_counted():
    s = start()
    bot = AgentBot(GAME, SAMPLE, seconds=60)
    step = bot.answer(sight(s))
    assert GAME.Action.text(step.code) == "flip d9 v"
    assert bot.left < 60
    PLAIN.apply(s, 0, step.code)
    bot.close()
    assert bot.process is not None
    assert bot.process.poll() is not None


def test_a_table_with_circle_at_the_top_is_shown_upside_down():
    s = start("first=circle")
    bot = AgentBot(GAME, SAMPLE)
    assert GAME.Action.text(bot.answer(sight(s)).code) == "flip d6 v"
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
        bot.answer(sight(start()))


def test_a_missing_file_is_refused_at_once(tmp_path):
    with pytest.raises(AgentLostError, match="no agent file"):
        AgentBot(GAME, tmp_path / "nobody.py")


@pytest.mark.parametrize("options", [COURSE, "first=square", "preset=course,board=course-large"])
def test_every_legal_answer_survives_the_courses_form(options):
    s = start(options)
    out = PLAIN.buffer(GAME.most_legal)
    side = Side(s.board, bool(s.circle))
    for _ in range(30):
        codes = out[: PLAIN.legal(s, s.turn, out)]
        assert [read_move(written_move(code, side), s.cells, side) for code in codes] == codes
        PLAIN.apply(s, s.turn, codes[(7 * s.ply) % len(codes)])


def test_a_course_board_reads_as_our_position():
    s = start()
    board = written_board(s.cells, Side(s.board, circle_bottom=True))
    pieces = [[Piece(**cell) if cell else None for cell in row] for row in board]
    again = position(PLAIN, position_line(pieces, len(board), "circle"))
    assert again.cells == s.cells
    assert (again.stone_push, again.turn) == (1, 0)


@pytest.mark.parametrize(
    ("body", "why"), [("raise RuntimeError('oh')", "RuntimeError: oh"), ("import os; os._exit(3)", "process has ended")]
)
def test_an_agent_that_crashes_forfeits_the_match_and_the_result_says_so(tmp_path, capsys, body, why):
    path = tmp_path / "agent.py"
    path.write_text(
        f"class StudentAgent:\n    def __init__(self, player): pass\n    def choose(self, *asked):\n        {body}\n",
        encoding="utf-8",
    )
    show_match("stones_and_rivers", f"agent:{path},bot:random", 1, None, None, COURSE, 0, json=True)
    (result,) = json.loads(capsys.readouterr().out)["results"]
    assert (result["ending"], result["winners"]) == ("forfeit", [1])
    assert why in result["lost"]["1"]
