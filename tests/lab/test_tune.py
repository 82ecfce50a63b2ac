"""Tuning: the search finds what it is asked for, goes on where it was, and every trial can be played again."""

import json
import shlex

import pytest

from riffle.cli import app
from riffle.lab.dial import read_dial
from riffle.lab.runs import Ask
from riffle.lab.source import Source
from riffle.lab.tune import balance, target, tune

GAME = "stones_and_rivers"
ASK = Ask(GAME, 2, "random", 4, speed="plain")
DIALS = [read_dial("option:ply_cap=20..60")]
"""So short a game always ends by its cap: the number of turns is the dial."""


def test_the_search_comes_near_to_its_target():
    found = tune(ASK, "stock", DIALS, [target("turns=31")], 8)
    best = [trial for trial in found if trial.best]
    assert len(found) == 8
    assert min(trial.aims["turns=31"] for trial in found) == best[0].aims["turns=31"] < 0.2
    assert best[0].told["turns"] == best[0].settings["option:ply_cap"]


def test_a_search_that_was_stopped_goes_on_and_trials_play_again(capsys):
    aims = [target("turns=30"), balance("seats", Source.of(GAME, "stock").game)]
    told: list[int] = []

    def stop(trial):
        told.append(trial.number)
        if len(told) == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tune(ASK, "stock", DIALS, aims, 4, stop)
    found = tune(ASK, "stock", DIALS, aims, 4, lambda trial: told.append(trial.number))
    assert told == [0, 1, 2, 3]
    assert any(trial.best for trial in found)
    with pytest.raises(SystemExit):
        app([*shlex.split(found[1].line)[1:], "--json"])
    point = json.loads(capsys.readouterr().out)["points"][0]
    assert point["features"]["turns"]["value"] == found[1].told["turns"]
    assert point["features"]["won_1"]["value"] == found[1].told["won_1"]


def test_a_trial_that_was_stopped_in_the_middle_is_tried_again(monkeypatch):
    tried: list[dict[str, int]] = []

    def stop(ask, source, settings):
        tried.append({dial.name: value for dial, value in settings.items()})
        raise KeyboardInterrupt

    with monkeypatch.context() as stopped:
        stopped.setattr("riffle.lab.tune.run_of", stop)
        with pytest.raises(KeyboardInterrupt):
            tune(ASK._replace(seed=3), "stock", DIALS, [target("turns=31")], 3)
    found = tune(ASK._replace(seed=3), "stock", DIALS, [target("turns=31")], 3)
    assert len(found) == 3
    assert found[0].settings == tried[0]
    assert all(trial.aims for trial in found)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [(["--target", "turns=6"], "needs a dial"), (["option:ply_cap=20..30"], "an aim"),
     (["option:ply_cap=20..30", "--target", "turns"], "NAME=NUMBER"),
     (["option:ply_cap=20..30", "--balance", "moons"], "of seats, begins"),
     (["option:ply_cap=20..30", "--target", "moons=3"], "nothing called moons is counted")],
)  # fmt: skip
def test_bad_input_is_one_sentence(capsys, arguments, sentence):
    with pytest.raises(SystemExit) as stopped:
        app(["tune", GAME, *arguments, "--players", "2", "--bots", "random", "--games", "2", "--speed", "plain"])
    told = capsys.readouterr().err
    assert stopped.value.code == 2
    assert sentence in told
    assert told.count("\n") == 1
