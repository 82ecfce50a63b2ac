"""Agents on seats: objects, functions and files; and what cannot be asked for, refused in words."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import riffle
from riffle.bots.agent import AgentError
from riffle.cli import app

GAME = riffle.load("hidden_stones")
CHATTY = "class Agent:\n    def choose(self, view, legal, seat):\n        print('thinking')\n        return legal[-1]\n"
RECORD = Path(__file__).parents[1] / "hidden_stones/records/cards_collected.riffle"


class Last:
    """An agent as an object."""

    def __init__(self):
        self.asked = 0

    def choose(self, view, legal, seat):
        assert view.hands[1 - seat][0] is None
        self.asked += 1
        return legal[-1]


def last(view, legal, seat):
    return str(legal[-1])


def test_an_object_and_a_function_take_seats():
    agent = Last()
    match = GAME.match([agent, "ann"], seed=2)
    while not agent.asked:
        match.answer(1, match.legal(1)[-1])
    assert match.names == ("agent:Last", "ann")
    assert any(event.seat == 0 and event.by == "bot" for event in match.log)
    other = GAME.match([last, "ann"], seed=2)
    while len(other.log) < len(match.log):
        other.answer(1, other.legal(1)[-1])
    assert [event.steps for event in other.log] == [event.steps for event in match.log]
    assert "agent:last" in other.record()
    assert GAME.match([Last, "ann"], seed=2).names[0] == "agent:Last"


def test_what_cannot_play_is_refused():
    with pytest.raises(ValueError, match=r"5 cannot play: a seat is a name"):
        GAME.match([5, "ann"])
    with pytest.raises(ValueError, match="seats is a list"):
        GAME.match("bot:easy")


def test_an_agent_file_works_without_a_guard(tmp_path):
    """A script that plays at its top level: starting the agent must not run the script again."""
    (tmp_path / "mine.py").write_text(CHATTY)
    script = tmp_path / "play.py"
    script.write_text(
        "import riffle\n"
        f"m = riffle.load('hidden_stones').match(['agent:{tmp_path}/mine.py', 'ann'], seed=2)\n"
        "while not any(e.by == 'bot' for e in m.log): m.answer(1, m.legal(1)[-1])\n"
        "print('played', m.names)\n"
    )
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("played ('agent:")
    assert done.stdout.count("\n") == 1
    assert "thinking" in done.stderr


def test_json_stays_one_object_whatever_an_agent_prints(tmp_path, capfd):
    (tmp_path / "mine.py").write_text(CHATTY)
    seats, options = f"agent:{tmp_path}/mine.py,bot:random", "preset=course,board=course-small,ply_cap=60"
    with pytest.raises(SystemExit) as left:
        app(["match", "stones_and_rivers", "--seats", seats, "--options", options, "--json"])
    assert not left.value.code
    out, err = capfd.readouterr()
    assert json.loads(out)["failed"] == [0, 0]
    assert "thinking" in err


def test_an_agent_file_says_what_it_lacks(tmp_path):
    file = tmp_path / "mine.py"
    for text, says in (("x = 1", "neither make"), ("class Agent: pass", "lacks choose"), ("1 / 0", "division by zero")):
        file.write_text(text)
        with pytest.raises(AgentError, match=says):
            GAME.match([f"agent:{file}", "ann"])


def test_a_record_is_read_from_the_name_of_its_file():
    assert riffle.read_record(str(RECORD)).digest == riffle.read_record(RECORD).digest
    with pytest.raises(ValueError, match="neither a record nor the name of a file"):
        riffle.read_record("nothing.riffle")


def test_playouts_take_policies_by_name():
    start = GAME.start(2, nature="ask")
    assert start.played_out("random", 4, 20) == start.played_out(["random", "random"], 4, 20)
    assert start.played_out(["greedy", "random"], 4, 20) == start.played_out([1, 0], 4, 20)
    for wrong in ("clever", ["greedy", "clever"], [2, 0]):
        with pytest.raises(ValueError, match=r"there is no policy .*; there are random, greedy"):
            start.played_out(wrong, 4)
    with pytest.raises(ValueError, match="a policy for each of 2 seats, not 1"):
        start.played_out(["greedy"], 4)


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda: riffle.load(3), "a game is named by text"),  # type: ignore[arg-type]
        (lambda: GAME.start(2, seed="abc"), "seed is a whole number, not 'abc'"),  # type: ignore[arg-type]
        (lambda: GAME.start("two"), "players is a whole number"),  # type: ignore[arg-type]
        (lambda: GAME.start(2).view(9), "there is no seat 9: seats run from 0 to 1"),
        (lambda: GAME.start(2).resampled(5, 1), "there is no seat 5"),
        (lambda: GAME.start(2, lang="xx"), "no texts in 'xx'; there are en, fi"),
        (lambda: GAME.match(2, lang="xx"), "no texts in 'xx'"),
    ],
)
def test_what_does_not_exist_is_refused_in_words(ask, says):
    with pytest.raises(ValueError, match=says):
        ask()


def test_a_port_beyond_all_ports_is_refused(capsys):
    with pytest.raises(SystemExit) as left:
        app(["serve", "--port", "99999"])
    assert left.value.code == 2
    assert capsys.readouterr().err == "riffle: a port is a number from 0 to 65535, not 99999\n"
