"""A course agent at our table: its file runs in a process of its own, with a clock of processor time."""

from __future__ import annotations

import json
import queue
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

from riffle.bots.bot import BotLostError
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.player import Observation

from .wire import OWNERS, Side, WireError, read_move, written_board

PROCESS = Path(__file__).with_name("agent_process.py")
SECONDS = 120.0
"""Processor time an agent has for a whole game, unless told otherwise."""
PATIENCE = 5.0
"""A process may take this many times its processor time by the wall, since it shares the machine; and ten seconds."""


class AgentLostError(BotLostError):
    """The agent has lost by the course's rules: out of time, no move, an illegal move, or a broken file."""


class AgentBot:
    """A bot whose answers come from an agent file. One process a game; `close` ends it."""

    def __init__(self, game: Game, path: str | Path, seconds: float = SECONDS) -> None:
        if not Path(path).is_file():
            raise AgentLostError(f"there is no agent file {path}")
        self.game = game
        self.path = str(path)
        self.left = seconds
        self.process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str] = queue.Queue()

    def answer(self, seen: Observation) -> Step:
        """The agent's move; AgentLostError if it gives none that counts."""
        if self.process is None:
            self._start(OWNERS[seen.seat])
        cells: list[int] = seen.position.field("cells")
        side = Side.of(seen.position)
        said = self._ask(
            {
                "board": written_board(cells, side),
                "rows": side.rows,
                "cols": side.columns,
                "score_cols": side.score_columns,
                "my_time_left": self.left if seen.clock is None else min(self.left, seen.clock),
                "opp_time_left": self.left,
            }
        )
        try:
            step = Step(read_move(said.get("move"), cells, side))
        except WireError as problem:
            raise self._lost(str(problem)) from None
        refusal = seen.position.judge(seen.seat, step)
        if refusal:
            raise self._lost(refusal.sentence)
        return step

    def _start(self, player: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(PROCESS), self.path, player],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        threading.Thread(target=self._listen, args=(self.process,), daemon=True).start()
        self._hear()

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self._lines.put(line)
        self._lines.put("")  # the process has ended

    def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(question) + "\n")
            self.process.stdin.flush()
        except OSError:
            raise self._lost("its process has ended") from None
        return self._hear()

    def _hear(self) -> dict[str, Any]:
        """The next line of the process, within its time; what it took is taken off its clock."""
        try:
            line = self._lines.get(timeout=PATIENCE * max(0.0, self.left) + 10)
        except queue.Empty:
            raise self._lost("it ran out of time") from None
        if not line:
            raise self._lost("its process has ended")
        said: dict[str, Any] = json.loads(line)
        self.left -= float(said["cpu"])
        if self.left <= 0:
            raise self._lost("it ran out of time")
        if "error" in said:
            raise self._lost(str(said["error"]))
        return said

    def _lost(self, why: str) -> AgentLostError:
        self.close()
        return AgentLostError(f"the agent {self.path} has lost: {why}")

    def close(self) -> None:
        """End the agent's process."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()
