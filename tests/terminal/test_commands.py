"""The command line as people and programs use it: what it prints, and how it refuses what is wrong."""

import json

import pytest
from rich.console import Console

from riffle.cli import app
from riffle.core.game import Game


def call(capsys, *arguments):
    try:
        app(list(arguments))
        code = 0
    except SystemExit as left:
        code = left.code or 0
    told = capsys.readouterr()
    return code, told.out, told.err


def as_json(capsys, *arguments):
    code, out, err = call(capsys, *arguments, "--json")
    assert (code, err) == (0, "")
    return json.loads(out)


def test_games_lists_what_there_is(capsys):
    found = {game["id"]: game for game in as_json(capsys, "games")["games"]}
    assert found["hidden_stones"]["players"] == [1, 2, 3, 4, 5]
    assert found["hidden_stones"]["languages"] == ["en", "fi", "sv", "da", "nb", "pl", "de"]
    assert call(capsys, "games")[0] == 0


def test_simulate_says_everything_a_program_needs(capsys):
    found = as_json(
        capsys, "simulate", "hidden_stones", "--players", "2", "--bots", "greedy", "--games", "5", "--seed", "3"
    )
    wanted = {"game", "players", "bots", "games", "finished", "steps", "cpu_seconds", "steps_per_second"}
    assert wanted | {"mean_length", "seat_wins", "seat_points", "seed", "digest"} <= found.keys()
    assert found["bots"] == ["greedy", "greedy"]
    assert found["finished"] == 5


def test_perft_counts_and_divides(capsys):
    plain = as_json(capsys, "perft", "hidden_stones", "--depth", "2", "--players", "2")
    split = as_json(capsys, "perft", "hidden_stones", "--depth", "2", "--players", "2", "--divide")
    assert plain["nodes"] == split["nodes"] == sum(split["divide"].values())


def test_a_match_is_recorded_and_replays(capsys, tmp_path):
    file = tmp_path / "game.riffle"
    found = as_json(
        capsys, "match", "hidden_stones", "--seats", "bot:greedy,bot:random", "--record", str(file), "--games", "1"
    )
    assert sum(found["wins"]) == 1
    again = as_json(capsys, "replay", str(file))
    assert (again["over"], again["ending"]) == (True, "cards_collected")
    file.write_text(file.read_text().replace("seat1 end", "seat1 pass_turn"))
    code, out, err = call(capsys, "replay", str(file))
    assert (code, out) == (2, "")
    assert "line" in err


def test_rules_print_in_every_language(capsys):
    texts = {
        lang: call(capsys, "rules", "hidden_stones", "--lang", lang)[1]
        for lang in ("en", "fi", "sv", "da", "nb", "pl", "de")
    }
    assert len(set(texts.values())) == 7
    assert all(" 30 " in text for text in texts.values())


@pytest.mark.parametrize("width", [44, 80, 200])
def test_rules_lose_no_word_at_any_width(capsys, monkeypatch, width):
    monkeypatch.setattr("riffle.terminal.rules.console", Console(width=width, highlight=False))
    book = Game.load("hidden_stones").rulebook
    printed = set(call(capsys, "rules", "hidden_stones", "--lang", "fi")[1].split())
    wanted = set(book.text("rule-11", "fi").split())
    assert not wanted - printed


def test_an_agent_file_plays(capsys, tmp_path):
    file = tmp_path / "last.py"
    file.write_text("class Agent:\n    def choose(self, view, legal, seat):\n        return legal[-1]\n")
    found = as_json(capsys, "match", "hidden_stones", "--seats", f"bot:greedy,agent:{file}")
    assert found["failed"] == [0, 0]


def test_an_agent_that_fails_is_answered_for(capsys, tmp_path):
    file = tmp_path / "broken.py"
    file.write_text("class Agent:\n    def choose(self, view, legal, seat):\n        return 'castle'\n")
    found = as_json(capsys, "match", "hidden_stones", "--seats", f"bot:greedy,agent:{file}")
    assert found["failed"][1] > 0
    assert found["wins"] == [1, 0]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulate", "chess", "--players", "2", "--bots", "greedy", "--games", "1"], "there are hidden_stones"),
        (["simulate", "hidden_stones", "--players", "6", "--bots", "greedy", "--games", "1"], "1 to 5 players, not 6"),
        (["simulate", "hidden_stones", "--players", "2", "--bots", "oracle", "--games", "1"], "random, greedy"),
        (["simulate", "hidden_stones", "--players", "3", "--bots", "greedy,random", "--games", "1"], "3 players"),
        (["simulate", "hidden_stones", "--players", "2", "--bots", "greedy", "--games", "0"], "at least 1"),
        (
            ["simulate", "hidden_stones", "--players", "2", "--bots", "greedy", "--games", "1", "--options", "x=1"],
            "hand_cap",
        ),
        (
            [
                "simulate",
                "hidden_stones",
                "--players",
                "2",
                "--bots",
                "greedy",
                "--games",
                "1",
                "--components",
                "/nowhere",
            ],
            "folder",
        ),
        (["perft", "hidden_stones", "--depth", "99"], "from 0 to 12"),
        (["replay", "/nowhere.riffle"], "there is no /nowhere.riffle"),
        (["match", "hidden_stones", "--seats", "bot:greedy,robot"], "human, bot:LEVEL or agent:FILE"),
        (["match", "hidden_stones", "--seats", "human,bot:greedy"], "riffle play"),
        (["match", "hidden_stones", "--seats", "bot:greedy,agent:/nowhere.py"], "no agent file"),
        (["rules", "hidden_stones", "--lang", "xx"], "lang"),
        (["games", "--bogus"], "bogus"),
    ],
)
def test_what_is_wrong_gets_one_sentence_and_exit_code_2(capsys, arguments, says):
    code, out, err = call(capsys, *arguments)
    assert (code, out) == (2, "")
    assert says in err
    assert err.startswith("riffle: ")
    assert err.count("\n") == 1


def test_a_bad_card_file_is_refused_with_its_line(capsys, tmp_path):
    (tmp_path / "cards.csv").write_text("id,value,pattern\n1,1,SS\n")
    code, _, err = call(
        capsys,
        "simulate",
        "hidden_stones",
        "--players",
        "2",
        "--bots",
        "greedy",
        "--games",
        "1",
        "--components",
        str(tmp_path),
    )
    assert code == 2
    assert "cards.csv, line 2" in err
