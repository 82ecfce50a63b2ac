"""The end of a search's time: a thread that tells the compiled search to stop, by the wall or by processor time."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any


def processor_time() -> Callable[[], float]:
    """A clock of the processor time of the thread that calls this, to be read from any thread."""
    if not hasattr(time, "pthread_getcpuclockid"):
        return time.process_time
    clock = time.pthread_getcpuclockid(threading.get_ident())
    return lambda: time.clock_gettime(clock)


class Deadline:
    """Sets `stop` in a search's room when so many seconds are over; None: never."""

    def __init__(self, room: Any, seconds: float | None, *, processor: bool = False) -> None:
        self.room = room
        self.seconds = seconds
        self.now = processor_time() if processor else time.perf_counter
        self.begun = self.now()
        self._done = threading.Event()

    def __enter__(self) -> Deadline:
        if self.seconds is not None:
            threading.Thread(target=self._watch, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._done.set()

    @property
    def spent(self) -> float:
        return self.now() - self.begun

    def _watch(self) -> None:
        # Processor time never runs ahead of the wall, so waiting for what is left never waits too long.
        while not self._done.is_set():
            left = (self.seconds or 0.0) - self.spent
            if left <= 0:
                self.room["stop"] = 1
                return
            self._done.wait(left)
