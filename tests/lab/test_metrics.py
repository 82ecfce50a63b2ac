"""What is counted of a game, against the game itself."""

from collections import Counter

import polars as pl
import pytest

from riffle.core.declare.chance import seed_of
from riffle.core.game import load
from riffle.core.record import read_record
from riffle.lab.one_game import Setting, play_one
from riffle.lab.recorded import recorded_game
from riffle.lab.run_cache import RunCache, gather
from riffle.lab.runs import Ask
from riffle.lab.tally import tally
from riffle.lab.trace import Tracer

STONES = load("hidden_stones")
SETTING = Setting(2, STONES.options.read({}), ("greedy", "random"), 400)
SEEDS = [seed_of(3, number) for number in range(3)]


def test_games_that_are_told_of_are_the_games_that_are_simulated():
    told = Tracer(STONES, "plain", SETTING).trace(SEEDS)
    assert told.played == [play_one(STONES, "plain", SETTING, seed) for seed in SEEDS]


def test_both_speeds_tell_the_same():
    plain, fast = (tally(STONES, 2, 0, Tracer(STONES, speed, SETTING).trace(SEEDS)) for speed in ("plain", "fast"))
    for one, other in zip(plain, fast, strict=True):
        assert one.equals(other)


@pytest.mark.parametrize("room", [30, 250])
def test_a_small_room_tells_the_same(monkeypatch, room):
    """Too small for any game it grows; too small for all of them it is emptied in between."""
    usual = Tracer(STONES, "fast", SETTING).trace(SEEDS)
    monkeypatch.setattr("riffle.lab.trace.ROOM", room)
    told = Tracer(STONES, "fast", SETTING).trace(SEEDS)
    assert told.played == usual.played
    for one, other in zip(tally(STONES, 2, 0, told), tally(STONES, 2, 0, usual), strict=True):
        assert one.equals(other)


def test_counts_are_those_of_the_record():
    """Counted once more out of the log of the same game, with nothing of the lab."""
    games, _, uses, places = tally(STONES, 2, 0, Tracer(STONES, "plain", SETTING).trace(SEEDS[:1]))
    match = read_record(recorded_game(STONES, "plain", SETTING, SEEDS[0]))
    kinds = STONES.facts.kinds
    rows = [(kinds[row[0]].name, row[1:]) for event in match.log for row in event.facts]
    scored = [parts for kind, parts in rows if kind == "scored"]
    one = games.row(0, named=True)
    assert one["cards_scored"] == len(scored) > 0
    assert one["points_of_cards_1"] == sum(value for seat, _, value, *_ in scored if seat == 0)
    assert [one["points_1"], one["points_2"]] == list(match.position.points)
    assert one["swaps"] == sum(kind == "swapped" for kind, _ in rows)
    cards = Counter(f"c{card + 1:02}" for _, card, *_ in scored)
    used = uses.filter(pl.col("metric") == "cards_scored").group_by("thing").agg(pl.col("count").sum())
    assert dict(used.iter_rows()) == cards
    turned = places.filter(pl.col("heat") == "stones_turned")["count"].sum()
    assert turned == sum(kind == "flipped" for kind, _ in rows)


def test_bots_that_think_are_told_of_like_quick_ones(monkeypatch):
    """The same game, once in one call and once answer by answer."""
    at_once = Tracer(STONES, "plain", SETTING)
    one_by_one = Tracer(STONES, "plain", SETTING)
    one_by_one.quick = False
    for one, other in zip(*(tally(STONES, 2, 0, t.trace(SEEDS[:1])) for t in (at_once, one_by_one)), strict=True):
        assert one.equals(other)


def ask(games=12, **changed):
    return Ask("hidden_stones", 2, "greedy,random", games, max_turns=30)._replace(**changed)


def test_a_run_that_was_stopped_goes_on_where_it_was(monkeypatch):
    run = ask().run("stock")
    whole = gather(run, 12)
    monkeypatch.setenv("RIFFLE_LAB", str(RunCache(run).folder.parent) + "-other")

    class StoppedError(Exception):
        pass

    def stop(done, left=[6]):  # noqa: B006
        left[0] -= done
        if left[0] <= 0:
            raise StoppedError

    with pytest.raises(StoppedError):
        RunCache(run).play(12, progress=stop)
    kept = RunCache(run)
    assert 0 < kept.done < 12
    again: list[int] = []
    kept.play(12, progress=again.append)
    assert again[0] == 12 - sum(again[1:]) > 0
    for one, other in zip(kept.tables(12), whole, strict=True):
        assert one.sort(one.columns).equals(other.sort(other.columns))


def test_more_games_of_the_same_run_play_only_the_new_ones():
    run = ask().run("stock")
    few = gather(run, 4)
    played: list[int] = []
    many = RunCache(run).play(6, progress=played.append).tables(6)
    assert sum(played[1:]) == 2
    assert many.games.head(4).equals(few.games)


def test_two_workers_count_the_same_as_one(monkeypatch, tmp_path):
    run = ask(speed="plain", max_turns=6).run("stock")
    one = gather(run, 20)
    monkeypatch.setenv("RIFFLE_LAB", str(tmp_path / "two"))
    two = gather(run, 20, workers=2)
    assert one.games.equals(two.games)
    assert one.turns.sort("game", "turn").equals(two.turns.sort("game", "turn"))


def test_a_piece_that_the_disk_has_spoilt_is_played_again():
    """One file is empty; then the games are not those whose digest was written down."""
    run = ask(games=4).run("stock")
    whole = RunCache(run).play(4)
    (piece,) = whole.folder.glob("games-*.parquet")
    piece.with_name(piece.name.replace("games", "uses")).write_bytes(b"")
    assert RunCache(run).done == 0
    assert RunCache(run).play(4).tables(4).games.equals(whole.tables(4).games)
    digest = pl.read_parquet_metadata(piece)["digest"]
    pl.read_parquet(piece).with_columns(state=pl.lit("0" * 16)).write_parquet(piece, metadata={"digest": digest})
    assert RunCache(run).done == 0
