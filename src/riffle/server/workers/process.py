"""One worker process with a pipe. It is started when first needed, and again after it broke."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .jobs import Done, Job, Progress

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


class Process:
    def __init__(self, target: Callable[[Connection, int], None], memory: int = 0) -> None:
        self.target = target
        self.memory = memory
        self.process: Any = None
        self.pipe: Connection | None = None
        self.warmed: set[str] = set()

    def start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=self.target, args=(theirs, self.memory), daemon=True)
        self.process.start()
        theirs.close()
        self.warmed = set()
        return self.pipe

    def do(self, job: Job, limit: float, tell: Callable[[Any], None] | None = None) -> Done:
        """Blocks: called from a thread. `tell` is given what is known so far of a long job."""
        pipe = self.pipe if self.running else None
        try:
            pipe = pipe or self.start()
            pipe.send(job)
            until = time.monotonic() + limit
            while True:
                if not pipe.poll(max(0.0, until - time.monotonic())):
                    self.stop()
                    return Done(problem=f"gave no answer in {limit:g} s")
                done = pipe.recv()
                if not isinstance(done, Progress):
                    break
                if tell is not None:
                    tell(done.note)
            if not job.cold and not done.problem:
                self.warmed.add(job.contents)
            return done
        except Exception as problem:  # the pipe is broken, or what came through it cannot be read
            self.stop()
            return Done(problem=f"the worker broke: {type(problem).__name__}")

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.is_alive()

    def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.join()
        pipe, self.pipe = self.pipe, None
        if pipe is not None:
            pipe.close()
