"""Agents from a file, each in a process of its own so that it can neither see the table nor bring it down.

A file offers `make(game, seed)` (a bot as in `bot.py`) or a class `Agent` with `choose(view, legal, seat)`: `view` is
what the seat sees, by name (None: unknown), `legal` the actions it may give, and one of them, its text or its code is
to be returned. An action with ranged parts has `bounds`, and `action.at(name=number)` sets them.
Stones & Rivers also takes the files of the university course (`StudentAgent`).
"""

from __future__ import annotations

import importlib.util
import multiprocessing
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from riffle.core.action import Answer
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.match import steps_of
from riffle.core.player import Observation, Player

from .bot import BotLostError

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


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
        context = multiprocessing.get_context("spawn")
        self.pipe, far = context.Pipe()
        self.process = context.Process(target=_serve, args=(far, game, str(path), seed), daemon=True)
        self.process.start()
        far.close()
        problem = self._receive(60)
        if isinstance(problem, Failure):
            raise AgentError(f"the agent {path} does not start: {problem.sentence}")

    def answer(self, seen: Observation) -> Step:
        self.pipe.send((seen.position.pack(), seen.seat, seen.number, seen.clock))
        found = self._receive(None if seen.clock is None else seen.clock * 4 + 5)
        if isinstance(found, Failure):
            raise AgentFailedError(found.sentence, found.traceback)
        return found

    def _receive(self, seconds: float | None) -> Any:
        if not self.pipe.poll(seconds):
            self.close()
            raise BotLostError("the agent ran out of time")
        try:
            return self.pipe.recv()
        except EOFError:
            raise BotLostError("the agent's process has ended") from None

    def close(self) -> None:
        self.process.terminate()
        self.process.join()


def _serve(pipe: Connection, game: Game, file: str, seed: int) -> None:
    """The far end: load the file, answer until the pipe closes."""
    try:
        bot = _load(game, file, seed)
    except Exception as problem:  # whatever a stranger's file does, it becomes a sentence
        pipe.send(_failure(problem))
        return
    pipe.send("ready")
    while True:
        try:
            packed, seat, number, clock = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(steps_of(game, bot.answer(Observation(game.unpack(packed), seat, number, clock)))[0])
        except Exception as problem:
            pipe.send(_failure(problem))


def _failure(problem: Exception) -> Failure:
    return Failure(f"{type(problem).__name__}: {problem}", "".join(traceback.format_exception(problem)))


def _load(game: Game, file: str, seed: int) -> Player:
    spec = importlib.util.spec_from_file_location("agent_file", file)
    if spec is None or spec.loader is None:
        raise AgentError(f"{file} is no Python file")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    if hasattr(module, "make"):
        return module.make(game, seed)
    if hasattr(module, "Agent"):
        return NamedAgent(game, module.Agent())
    raise AgentError(f"{file} offers neither make(game, seed) nor a class Agent")


class NamedAgent:
    """An agent that reads names and chooses among actions."""

    def __init__(self, game: Game, chooser: Any) -> None:
        self.game = game
        self.chooser = chooser

    def answer(self, seen: Observation) -> Answer:
        legal = list(seen.position.legal_for(seen.seat))
        chosen = self.chooser.choose(seen.position.view(seen.seat), legal, seen.seat)
        if chosen is None:
            raise TypeError("choose returned None: it returns one of the legal actions, its text or its code")
        return chosen
