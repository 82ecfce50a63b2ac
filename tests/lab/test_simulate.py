"""Simulations: the same games in both speeds, on any number of workers, and as records."""

import hashlib

import pytest

from riffle.cli import app
from riffle.core.game import Speed, load
from riffle.core.record import read_record
from riffle.lab.key import lab_root
from riffle.lab.one_game import Setting
from riffle.lab.run_cache import RunCache
from riffle.lab.simulate import Run, save_records, simulate

GAME = load("hidden_stones")


def run(bots=("greedy", "random"), speed: Speed = "fast", most=400, seats=None):
    return Run("hidden_stones", None, Setting(seats or len(bots), GAME.options.read({}), bots, most), speed, 5)


def test_the_digest_is_the_same_in_both_speeds():
    assert simulate(run(), 12)["digest"] == simulate(run(speed="plain"), 12)["digest"]


def test_the_digest_is_the_same_for_any_number_of_workers():
    one, two = simulate(run(), 120, workers=1), simulate(run(), 120, workers=2)
    assert one["digest"] == two["digest"]
    assert {**one, "cpu_seconds": 0, "steps_per_second": 0} == {**two, "cpu_seconds": 0, "steps_per_second": 0}


def test_a_capped_game_is_not_finished():
    found = simulate(run(("random", "random"), most=50), 4)
    assert (found["finished"], found["games"], found["mean_length"]) == (0, 4, None)


def test_a_simulation_in_which_no_game_ends_says_so_and_fails(capsys):
    words = "simulate hidden_stones --players 2 --bots random --games 3 --max-turns 4"
    with pytest.raises(SystemExit) as done:
        app([*words.split(), "--speed", "plain"])
    assert done.value.code == 1
    assert "none of the 3 games came to its end within 4 turns" in capsys.readouterr().err


@pytest.mark.parametrize("play", [simulate, lambda run, games: RunCache(run).play(games)], ids=["told", "counted"])
def test_who_stops_a_run_is_told_what_is_kept(play, monkeypatch, capsys):
    """Ctrl-C after the first batch."""

    def stopped_after_one(work, share, missing, workers, *_):
        yield work(share, 0, 1)
        raise KeyboardInterrupt

    for module in ("simulate", "run_cache"):
        monkeypatch.setattr(f"riffle.lab.{module}.spread", stopped_after_one)
    monkeypatch.setattr("riffle.cli.commands", lambda *_, **__: play(run(speed="plain"), 3))
    with pytest.raises(SystemExit) as done:
        app([])
    assert done.value.code == 130
    assert "stopped; 1 games of this run are kept" in capsys.readouterr().err


@pytest.mark.parametrize("bots", [("random", "random"), ("easy", "random")], ids=["in one call", "answer by answer"])
def test_a_turn_is_one_seats_answers_in_a_row(bots):
    """In Stones & Rivers every answer is a turn, so eight turns are eight after nature's one."""
    rivers = load("stones_and_rivers")
    found = simulate(Run("stones_and_rivers", None, Setting(2, rivers.options.read({}), bots, 8), "plain", 1), 2)
    assert (found["steps"], found["finished"]) == (2 * (1 + 8), 0)


def test_saved_records_are_the_games_that_were_played(tmp_path):
    save_records(run(), 3, tmp_path)
    total = hashlib.sha256()
    for path in sorted(tmp_path.iterdir()):
        match = read_record(path.read_text())
        total.update(match.position.pack())
    assert total.hexdigest()[:16] == simulate(run(), 3)["digest"]


def test_wins_add_up_to_the_games_that_were_won():
    found = simulate(run(("greedy",) * 4), 30)
    assert found["finished"] == 30
    assert sum(found["seat_wins"]) == pytest.approx(30)
    assert sum(found["endings"].values()) == 30


def test_other_data_files_change_the_game_and_its_digest(tmp_path):
    cards = GAME.data_files["cards.csv"]
    (tmp_path / "cards.csv").write_text(cards.replace("72,5,H*R/***/D*T", "72,1,H"))
    other = simulate(run()._replace(variant=load("hidden_stones", tmp_path).variant), 20)
    assert other["components"] != GAME.components
    assert other["digest"] != simulate(run(), 20)["digest"]


def test_a_simulation_that_was_stopped_goes_on_where_it_was(monkeypatch):
    """Also where the last thing that was written was cut off."""
    monkeypatch.setattr("riffle.lab.unfinished.OFTEN", 0.0)
    whole = simulate(run(), 60)

    def stop(done, left=[20]):  # noqa: B006
        left[0] -= done
        if left[0] <= 0:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(run(), 60, progress=stop)
    (file,) = lab_root().glob("*.unfinished")
    file.write_bytes(file.read_bytes()[:-5])
    told: list[int] = []
    again = simulate(run(), 60, progress=told.append)
    assert 0 < told[0] < 60
    assert again["digest"] == whole["digest"]
    assert not file.exists(), "what is done is not kept: a simulation measures"


def test_an_agent_can_be_simulated(tmp_path):
    file = tmp_path / "first.py"
    file.write_text("class Agent:\n    def choose(self, view, legal, seat):\n        return legal[0]\n")
    found = simulate(run((f"agent:{file}", "random"), speed="plain", most=4), 1)
    assert found["bots"] == [f"agent:{file}", "random"]
