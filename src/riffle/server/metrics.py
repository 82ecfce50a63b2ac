"""Figures about a running server in Prometheus' text format. Counting must cost nothing: plain numbers, added up."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING

from riffle.core import system

if TYPE_CHECKING:
    from .tables.lobby import Lobby

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Histogram:
    """Seconds, counted in buckets."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.sum += seconds
        for index, most in enumerate(BUCKETS):
            if seconds <= most:
                self.counts[index] += 1
                return
        self.counts[-1] += 1

    def lines(self, name: str) -> list[str]:
        total, found = 0, []
        for most, count in zip((*BUCKETS, "+Inf"), self.counts, strict=True):
            total += count
            found.append(f'{name}_bucket{{le="{most}"}} {total}')
        return [*found, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """What is counted as it happens; everything else is looked up when somebody asks."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.events = 0
        self.messages = 0
        self.refused: Counter[str] = Counter()
        self.faults = 0
        self.commit = Histogram()
        self.worker = Histogram()


def _line(name: str, kind: str, help_text: str, value: float | None, labels: str = "") -> list[str]:
    """One figure; no lines where the system does not tell it."""
    if value is None:
        return []
    return [f"# HELP {name} {help_text}", f"# TYPE {name} {kind}", f"{name}{labels} {value:g}"]


def written(lobby: Lobby) -> str:
    services, tables = lobby.services, lobby.loaded()
    metrics = services.metrics
    sockets = sum(len(table.connections) for table in tables)
    lines = [
        *_line("riffle_uptime_seconds", "gauge", "since the start", time.monotonic() - metrics.began),
        *_line("riffle_tables_loaded", "gauge", "tables in memory", len(tables)),
        *_line("riffle_sockets", "gauge", "connections at tables", sockets),
        *_line("riffle_messages_total", "counter", "messages from clients", metrics.messages),
        *_line("riffle_events_total", "counter", "events committed", metrics.events),
        *_line("riffle_faults_total", "counter", "things that went wrong here; see the log", metrics.faults),
        *_line("riffle_store_connected", "gauge", "whether other processes are heard", services.broker.connected),
        *_line("riffle_cpu_seconds_total", "counter", "processor time of this process", time.process_time()),
        *_line("riffle_memory_bytes", "gauge", "memory of this process", system.memory()),
        *_line("riffle_descriptors", "gauge", "open files and sockets", system.open_descriptors()),
        "# HELP riffle_refused_total messages that were not taken, by code",
        "# TYPE riffle_refused_total counter",
        *(f'riffle_refused_total{{code="{code}"}} {count}' for code, count in sorted(metrics.refused.items())),
        "# HELP riffle_commit_seconds how long commits took",
        "# TYPE riffle_commit_seconds histogram",
        *metrics.commit.lines("riffle_commit_seconds"),
    ]
    waiting = getattr(services.thinker, "waiting", None)
    if waiting is not None:
        lines += ["# HELP riffle_jobs_waiting jobs for workers, by rank", "# TYPE riffle_jobs_waiting gauge"]
        lines += [f'riffle_jobs_waiting{{rank="{rank}"}} {count}' for rank, count in waiting().items()]
    return "\n".join(lines) + "\n"
