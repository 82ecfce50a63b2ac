"""Agents: an object or a function of this program, or a file.

A file offers `make(game, seed)` (a bot as in `bot.py`) or a class `Agent` with `choose(view, legal, seat)`: `view` is
what the seat sees, by name (None: unknown), `legal` the actions it may give, and one of them, its text or its code is
to be returned. An action with ranged parts has `bounds`, and `action.at(name=number)` sets them. A file runs in a
process of its own (`agent_process.py`) so that it can neither see the table nor bring it down; what it prints goes to
stderr. Stones & Rivers also takes the files of the university course (`StudentAgent`).
"""

from __future__ import annotations

import pickle
import queue
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, cast

from riffle.core.action import Action, Answer
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.player import Observation, Player

from .bot import BotError, BotLostError


class AgentError(ValueError):
    """An agent file that cannot be used; the sentence says why."""


class AgentFailedError(RuntimeError):
    """An agent that raised instead of answering; the traceback is that of its own process."""

    def __init__(self, sentence: str, traceback: str) -> None:
        super().__init__(sentence)
        self.traceback = traceback


class Failure(NamedTuple):
    """What the far end sends instead of an answer."""

    sentence: str
    traceback: str


def agent(game: Game, file: str, seed: int) -> Player:
    """A bot that asks the agent in `file`."""
    path = Path(file)
    if not path.is_file():
        raise AgentError(f"there is no agent file {file}")
    if "class StudentAgent" in path.read_text(encoding="utf-8", errors="replace"):
        if game.id != "stones_and_rivers":
            raise AgentError(f"{file} has a StudentAgent, which plays stones_and_rivers only")
        from .stones_and_rivers.agent import AgentBot

        return AgentBot(game, path)
    return AgentProcess(game, path, seed)


class AgentProcess:
    """The near end of an agent's process."""

    def __init__(self, game: Game, path: Path, seed: int) -> None:
        begin = f"import sys; sys.path[:] = {sys.path!r}; from riffle.bots.agent_process import main; main()"
        self.process = subprocess.Popen([sys.executable, "-c", begin], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._heard: queue.Queue[Any] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()
        self._send((game, str(path), seed))
        problem = self._receive(60)
        if isinstance(problem, Failure):
            self.close()
            raise AgentError(f"the agent {path} does not start: {problem.sentence}")

    def answer(self, seen: Observation) -> Step:
        self._send((seen.position.pack(), seen.seat, seen.number, seen.clock))
        found = self._receive(None if seen.clock is None else seen.clock * 4 + 5)
        if isinstance(found, Failure):
            raise AgentFailedError(found.sentence, found.traceback)
        return found

    def _send(self, what: object) -> None:
        assert self.process.stdin is not None
        try:
            pickle.dump(what, self.process.stdin)
            self.process.stdin.flush()
        except OSError:
            raise BotLostError("the agent's process has ended") from None

    def _listen(self) -> None:
        assert self.process.stdout is not None
        while True:
            try:
                self._heard.put(pickle.load(self.process.stdout))
            except (EOFError, pickle.UnpicklingError, ValueError):
                self._heard.put(None)
                return

    def _receive(self, seconds: float | None) -> Any:
        try:
            found = self._heard.get(timeout=seconds)
        except queue.Empty:
            self.close()
            raise BotLostError("the agent ran out of time") from None
        if found is None:
            self.close()
            raise BotLostError("the agent's process has ended")
        return found

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()


def seated_agent(game: Game, given: object) -> Player:
    """An object or a function on a seat: a bot with `answer`, an agent with `choose`, or what `choose` would be."""
    found: Any = given() if isinstance(given, type) else given
    if callable(getattr(found, "answer", None)):
        return found
    if not hasattr(found, "choose") and not callable(found):
        raise BotError(
            f"{given!r} cannot play: a seat is a name, 'bot:LEVEL', 'agent:FILE', an object with choose(view, legal, "
            f"seat) or answer(seen), or a function (view, legal, seat)"
        )
    return NamedAgent(game, cast("Any", getattr(found, "choose", found)))


def name_of_agent(given: object) -> str:
    """What an object or a function is called at the table."""
    kind = given if isinstance(given, type) or hasattr(given, "__name__") else type(given)
    return f"agent:{getattr(kind, '__name__', 'agent')}"


class NamedAgent:
    """An agent that reads names and chooses among actions."""

    def __init__(self, game: Game, choose: Callable[[Any, list[Action], int], Answer | None]) -> None:
        self.game = game
        self.choose = choose

    def answer(self, seen: Observation) -> Answer:
        legal = list(seen.position.legal_for(seen.seat))
        chosen = self.choose(seen.position.view(seen.seat), legal, seen.seat)
        if chosen is None:
            raise TypeError("choose returned None: it returns one of the legal actions, its text or its code")
        return chosen
