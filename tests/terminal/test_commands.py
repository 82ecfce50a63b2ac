"""The command line as people and programs use it: what it prints, and how it refuses what is wrong."""

import json

import pytest
from rich.console import Console

from riffle.cli import app
from riffle.core.game import load


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
    told = [line for line in err.splitlines() if not line.startswith("compiling the rules")]  # the first time only
    assert (code, told) == (0, [])
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
    book = load("hidden_stones").rulebook
    printed = set(call(capsys, "rules", "hidden_stones", "--lang", "fi")[1].split())
    wanted = set(book.text("rule-11", "fi").split())
    assert not wanted - printed


def test_an_agent_file_plays(capsys, tmp_path):
    file = tmp_path / "last.py"
    file.write_text("class Agent:\n    def choose(self, view, legal, seat):\n        return legal[-1]\n")
    found = as_json(capsys, "match", "hidden_stones", "--seats", f"bot:greedy,agent:{file}")
    assert found["failed"] == [0, 0]


@pytest.mark.parametrize(
    ("line", "told"), [("return 'castle'", "'castle' is no answer"), ("view.hand", "no field 'hand'")]
)
def test_an_agent_that_fails_is_answered_for_and_its_first_failure_is_told(capsys, tmp_path, line, told):
    file = tmp_path / "broken.py"
    file.write_text(f"class Agent:\n    def choose(self, view, legal, seat):\n        {line}\n")
    code, out, err = call(capsys, "match", "hidden_stones", "--seats", f"bot:greedy,agent:{file}", "--json")
    found = json.loads(out)
    assert code == 1
    assert found["failed"][1] > 0
    assert found["wins"] == [1, 0]
    assert told in found["tracebacks"]["2"]
    assert told in err
    assert err.count(told) == 1


def test_an_agent_may_answer_by_action_text_or_code(capsys, tmp_path):
    for number, answer in enumerate(("legal[0]", "str(legal[0])", "legal[0].code")):
        file = tmp_path / f"agent{number}.py"
        file.write_text(f"class Agent:\n    def choose(self, view, legal, seat):\n        return {answer}\n")
        assert as_json(capsys, "match", "river_dragons", "--seats", f"bot:greedy,agent:{file}")["failed"] == [0, 0]


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


def test_a_variant_is_made_checked_compared_packed_and_played(capsys, tmp_path):
    folder, file = tmp_path / "dear", tmp_path / "dear.riffle-variant"
    assert call(capsys, "variant", "new", "hidden_stones", str(folder))[0] == 0
    cards = (folder / "cards.csv").read_text().replace("\n5,1,BH", "\n5,4,BH")
    (folder / "cards.csv").write_text(cards)
    assert as_json(capsys, "variant", "check", str(folder))["notes"] == []
    (difference,) = as_json(capsys, "variant", "diff", str(folder))["differences"]
    assert (difference["where"], difference["column"], difference["after"]) == ("5", "value", "4")
    assert as_json(capsys, "variant", "pack", str(folder))["file"] == str(file)

    records = tmp_path / "records"
    run = ("simulate", "hidden_stones", "--players", "2", "--bots", "greedy", "--games", "1", "--speed", "plain")
    assert as_json(capsys, *run, "--variant", str(file), "--save", str(records))["variant"] == "Dear"
    assert as_json(capsys, "replay", str(records / "000000.riffle"))["variant"] == "Dear"
    match = ("match", "hidden_stones", "--seats", "bot:random,bot:random", "--record", str(tmp_path / "one.riffle"))
    assert call(capsys, *match, "--variant", str(folder))[0] == 0  # it may tell that it compiles
    assert "\nvariant " in (tmp_path / "one.riffle").read_text()

    (folder / "cards.csv").write_text(cards.replace("\n5,4,BH", "\n5,four,BH"))
    code, _, err = call(capsys, "variant", "check", str(folder))
    assert (code, err) == (2, "riffle: cards.csv, line 6, value: a whole number from 1 to 5 is wanted, not 'four'\n")
    code, _, err = call(capsys, "play", "stoleme", "--variant", str(file))
    assert (code, err) == (2, "riffle: Dear is a variant of hidden_stones, not of stoleme\n")
