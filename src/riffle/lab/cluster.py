"""Batches of games on a Ray cluster.

Everything a batch needs travels with it as bytes: changed data files stand in the run, agents' files in the parcel.
Only Riffle itself must be installed on the nodes, in the same version; another one is refused. A batch that is lost
with its worker or its node is played again elsewhere. What came back is the driver's to keep (`run_cache.py`,
`unfinished.py`), so a driver that was stopped goes on by the same command.
"""

from __future__ import annotations

import hashlib
import logging
import os
import socket
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
import ray
from ray.exceptions import RayError, RayTaskError

from .key import sources
from .one_game import AGENT, agent_files
from .spreading import Job, Ranges, T

LOST = 10
"""How often a batch may be lost with its worker before the run gives up: some game kills whoever plays it."""
WAITING = 2
"""Batches that wait for each processor, so that none is idle and the driver is not drowned in results."""


class ClusterError(ValueError):
    """A cluster that cannot be used; the sentence says why."""


class Parcel(NamedTuple):
    """What a node needs beside the numbers of the games."""

    run: Any
    sources: str
    agents: dict[str, bytes]


class Cluster:
    """A Ray cluster as an executor. It is joined when the first batch is to be played."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.batches: Counter[str] = Counter()
        """How many batches each node gave back."""

    def width(self) -> int:
        if not ray.is_initialized():
            _join(self.address)
            nodes = sum(node["Alive"] for node in ray.nodes())
            sys.stderr.write(
                f"playing on {nodes} node{'s' * (nodes != 1)} with {_processors()} processors;"
                " a node that is new to the game compiles its rules first\n"
            )
        return _processors()

    def results(self, job: Job[T], run: Any, shares: Ranges) -> Iterator[T]:
        parcel = ray.put(_parcel(run))
        play = ray.remote(_play).options(num_cpus=1, max_retries=LOST, scheduling_strategy="SPREAD")
        waiting = list(shares)
        out: list[Any] = []
        try:
            while waiting or out:
                free = max(0, WAITING * _processors() - len(out))
                out += [play.remote(parcel, job, *share) for share in waiting[:free]]
                waiting = waiting[free:]
                done, out = ray.wait(out)
                for node, result in map(_fetched, done):
                    self.batches[node] += 1
                    yield result
        finally:
            for each in out:
                ray.cancel(each)


def _processors() -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _join(address: str) -> None:
    if address != "auto":
        _knock(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as problem:
        raise ClusterError(f"no Ray cluster is found at {address}: {_first_sentence(problem)}") from None


def _knock(address: str) -> None:
    """Ray itself waits long for somebody who is not there."""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except ValueError:
        raise ClusterError(f"--cluster is auto or HOST:PORT, as 10.0.0.5:6379, not {address!r}") from None
    except OSError:
        raise ClusterError(f"no Ray cluster is found at {address}: nobody answers there") from None


def _first_sentence(problem: Exception) -> str:
    return " ".join(str(problem).split()).partition(". ")[0].rstrip(".")


def _fetched(reference: Any) -> tuple[str, Any]:
    """A result, or what was raised where the batch was played."""
    try:
        return ray.get(reference)
    except RayTaskError as problem:
        cause = problem.cause
        if isinstance(cause, Exception) and not isinstance(cause, RayError):
            raise cause from None
        last = str(problem).strip().splitlines()[-1]
        raise ClusterError(f"a node of the cluster cannot play: {last}") from None
    except RayError as problem:
        raise ClusterError(f"a batch was lost too often: {_first_sentence(problem)}") from None


def _parcel(run: Any) -> Parcel:
    plain = getattr(run, "run", run)
    agents = {name for name in plain.setting.bots if name.startswith(AGENT)}
    return Parcel(run, sources(plain.game), {name: Path(name.removeprefix(AGENT)).read_bytes() for name in agents})


def _play(parcel: Parcel, job: Job[T], first: int, count: int) -> tuple[str, T]:
    """On a node: play a batch, and say which node it was."""
    game = getattr(parcel.run, "run", parcel.run).game
    if sources(game) != parcel.sources:
        raise ClusterError("a node of the cluster has another Riffle than this machine: install the same on all")
    for name, body in parcel.agents.items():
        agent_files[name] = _unpacked(name, body)
    return ray.get_runtime_context().get_node_id(), job(parcel.run, first, count)


def _unpacked(name: str, body: bytes) -> str:
    """The file of an agent on this node, under the name of its contents."""
    folder = Path(tempfile.gettempdir()) / f"riffle-agents-{os.getuid()}"
    folder.mkdir(mode=0o700, exist_ok=True)
    path = folder / f"{hashlib.sha256(body).hexdigest()[:24]}-{Path(name).name}"
    if not path.exists():
        beside = path.with_suffix(f".{os.getpid()}")
        beside.write_bytes(body)
        beside.replace(path)
    return str(path)
