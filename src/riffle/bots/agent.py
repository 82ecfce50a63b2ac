"""Agents from a file, each in a process of its own so that it can neither see the table nor bring it down.

A file offers `make(game, seed)` (a bot as in `bot.py`) or a class `Agent` with `choose(view, legal, seat)`: `view` is
the seat's view as names and lists (None: unknown), `legal` the answers as text, and one of them is to be returned.
Stones & Rivers also takes the files of the university course (`StudentAgent`).
"""

from __future__ import annotations

import importlib.util
import multiprocessing
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.layout import named

from .bot import Bot, BotLostError, Sight


class AgentError(ValueError):
    """An agent file that cannot be used; the sentence says why."""


def agent(game: Game, file: str, seed: int) -> Bot:
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
        components = str(game.components_dir) if game.components_dir else None
        self.process = context.Process(target=_serve, args=(far, game.id, components, str(path), seed), daemon=True)
        self.process.start()
        far.close()
        problem = self._receive(60)
        if problem != "ready":
            raise AgentError(f"the agent {path} does not start: {problem}")

    def answer(self, sight: Sight) -> Step:
        self.pipe.send((sight.engine.pack(sight.view), sight.seat, sight.number, sight.clock))
        found = self._receive(None if sight.clock is None else sight.clock * 4 + 5)
        if not isinstance(found, Step):
            raise RuntimeError(f"the agent failed: {found}")
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


def _serve(pipe: Connection, game_id: str, components: str | None, file: str, seed: int) -> None:
    """The far end: load the file, answer until the pipe closes."""
    game = Game.load(game_id, components)
    try:
        bot = _load(game, file, seed)
    except Exception as problem:  # whatever a stranger's file does, it becomes a sentence
        pipe.send(f"{type(problem).__name__}: {problem}")
        return
    pipe.send("ready")
    engine = game.plain
    while True:
        try:
            packed, seat, number, clock = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(bot.answer(Sight(engine, engine.load(packed), seat, number, clock)))
        except Exception as problem:
            pipe.send(f"{type(problem).__name__}: {problem}")


def _load(game: Game, file: str, seed: int) -> Bot:
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
    """An agent that reads names and writes notation."""

    def __init__(self, game: Game, chooser: Any) -> None:
        self.game = game
        self.chooser = chooser

    def answer(self, sight: Sight) -> Step:
        engine, codec = sight.engine, self.game.Action
        out = engine.buffer(self.game.most_legal)
        codes = [int(code) for code in out[: engine.legal(sight.view, sight.seat, out)]]
        view = named(self.game.State.saved, memoryview(engine.pack(sight.view)).cast("i"))  # type: ignore[arg-type]
        texts = [codec.text(code) for code in codes]
        return Step(*codec.parse(self.chooser.choose(view, texts, sight.seat)))
