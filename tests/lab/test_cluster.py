"""The lab on a Ray cluster: two nodes on this machine, of which one is killed, and a driver that is killed."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import ray
from ray._private import services
from ray.cluster_utils import Cluster as Nodes

from riffle import variants
from riffle.cli import app
from riffle.lab import cluster as clusters
from riffle.lab.cluster import Cluster, ClusterError
from riffle.lab.compare import digest
from riffle.lab.run_cache import RunCache, gather
from riffle.lab.runs import Ask
from riffle.lab.simulate import play_batch, simulate

ASK = Ask("hidden_stones", 2, "greedy", 600)
PATIENCE = 240


def found_at_last(get_node: Callable[..., Any]) -> Callable[..., Any]:
    """Ray gives a new node half a minute to appear, too little on a busy machine, and has no setting for it."""

    def get(*given: Any) -> Any:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return get_node(*given)
            except RuntimeError:
                if time.monotonic() > end:
                    raise

    return get


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """A head and a second node, each with one processor, on the loopback address."""
    usual = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    given = {"num_cpus": 1, "object_store_memory": 100 * 2**20, "include_dashboard": False}
    with pytest.MonkeyPatch.context() as patient:
        patient.setattr(services, "get_node", found_at_last(services.get_node))
        nodes = Nodes(True, head_node_args=given)
        nodes.add_node(num_cpus=1, object_store_memory=100 * 2**20)
        nodes.wait_for_nodes(timeout=PATIENCE)
    yield nodes
    ray.shutdown()
    nodes.shutdown()
    if usual is None:
        del os.environ["PYTHONPATH"]
    else:
        os.environ["PYTHONPATH"] = usual


KILLED = """
import os, signal
from riffle.cli import app
from riffle.lab import run_cache

run_cache.OFTEN, write = 0.0, run_cache.RunCache._write

def killed(self):
    write(self)
    if self.pieces:
        os.kill(os.getpid(), signal.SIGKILL)

run_cache.RunCache._write = killed
app()
"""


def test_a_driver_that_was_killed_goes_on(nodes: Any) -> None:
    """The first driver is gone without a word; the second plays what is missing, and all is as one worker plays it."""
    words = f"compare hidden_stones stock stock --players 2 --bots greedy --games 600 --cluster {nodes.address}"
    driver = subprocess.run([sys.executable, "-c", KILLED, *words.split()], capture_output=True, check=False)
    assert driver.returncode == -signal.SIGKILL, driver.stderr
    kept = RunCache(ASK.run("stock"))
    told: list[int] = []
    kept.play(600, Cluster(nodes.address), told.append)
    assert 0 < told[0] < 600
    assert sum(told) == 600
    shutil.rmtree(kept.folder)
    assert digest(kept, 600) == digest(RunCache(kept.run).play(600), 600)


def test_a_node_that_was_killed_takes_nothing_with_it(nodes: Any, tmp_path: Path) -> None:
    """The changed game's folder is on no node: it travels as bytes."""
    folder = tmp_path / "mine"
    variants.new("hidden_stones", folder)
    cards = folder / "cards.csv"
    cards.write_text(cards.read_text().replace("72,5,H*R/***/D*T", "72,1,H"))
    run = ASK.run(str(folder))
    shutil.rmtree(folder)
    one = gather(run, 600)
    shutil.rmtree(RunCache(run).folder)
    crew, second = Cluster(nodes.address), nodes.worker_nodes

    def kill(done: int) -> None:
        if len(crew.batches) == 2 and second:
            nodes.remove_node(next(iter(second)), allow_graceful=False)  # ends the node's processes by their ids

    two = RunCache(run).play(600, crew, kill).tables(600)
    assert not second
    assert len(crew.batches) == 2
    for alone, together in zip(one, two, strict=True):
        assert alone.equals(together)


def test_a_simulation_has_the_digest_of_one_worker(nodes: Any) -> None:
    run = ASK.run("stock")
    assert simulate(run, 60, Cluster(nodes.address))["digest"] == simulate(run, 60)["digest"]


def test_a_node_with_another_riffle_is_refused(nodes: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "sources", lambda game: "those of another version")
    with pytest.raises(ClusterError, match="another Riffle"):
        simulate(ASK.run("stock"), 4, Cluster(nodes.address))


def test_an_agents_file_travels(nodes: Any, tmp_path: Path) -> None:
    file = tmp_path / "first.py"
    file.write_text("class Agent:\n    def choose(self, view, legal, seat):\n        return legal[0]\n")
    run = ASK._replace(bots=f"agent:{file},greedy", max_turns=4, speed="plain").run("stock")
    parcel = clusters._parcel(run)
    file.unlink()
    Cluster(nodes.address).width()  # joins
    _, batch = ray.get(ray.remote(clusters._play).remote(parcel, play_batch, 0, 1))
    assert batch.played[0].steps > 4


@pytest.mark.parametrize(
    ("address", "sentence"),
    [("127.0.0.1:9", "no Ray cluster is found at 127.0.0.1:9"), ("nowhere", "auto or HOST:PORT")],
)
def test_a_cluster_that_is_not_there_is_one_sentence(
    address: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ray.shutdown()
    with pytest.raises(SystemExit) as stopped:
        app(f"simulate hidden_stones --players 2 --bots greedy --games 2 --cluster {address}".split())
    told = capsys.readouterr().err
    assert stopped.value.code == 2
    assert sentence in told
    assert told.count("\n") == 1


def test_the_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "riffle.lab.cluster")
    with pytest.raises(SystemExit):
        app(["simulate", "hidden_stones", "--players", "2", "--bots", "greedy", "--games", "2", "--cluster", "auto"])
    assert "pip install 'riffle[cluster]'" in capsys.readouterr().err
