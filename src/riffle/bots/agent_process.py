"""The far end of an agent's process: load the file, answer until nobody asks any more.

Questions come and answers go by the standard streams, kept for that alone: what the agent prints goes to stderr, and
what it reads is empty.
"""

from __future__ import annotations

import importlib.util
import os
import pickle
import sys
import traceback
from typing import Any, BinaryIO

from riffle.core.game import Game
from riffle.core.match import steps_of
from riffle.core.player import Observation, Player

from .agent import AgentError, Failure, NamedAgent


def main() -> None:
    asked, told = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    game, file, seed = pickle.load(asked)
    try:
        bot = _load(game, file, seed)
    except Exception as problem:  # whatever a stranger's file does, it becomes a sentence
        _tell(told, _failure(problem))
        return
    _tell(told, "ready")
    while True:
        try:
            packed, seat, number, clock = pickle.load(asked)
        except EOFError:
            return
        try:
            answer: Any = steps_of(game, bot.answer(Observation(game.unpack(packed), seat, number, clock)))[0]
        except Exception as problem:
            answer = _failure(problem)
        sys.stdout.flush()
        _tell(told, answer)


def _tell(stream: BinaryIO, what: object) -> None:
    pickle.dump(what, stream)
    stream.flush()


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
        if not callable(getattr(module.Agent, "choose", None)):
            raise AgentError(f"the class Agent in {file} lacks choose(self, view, legal, seat)")
        return NamedAgent(game, module.Agent().choose)
    raise AgentError(f"{file} offers neither make(game, seed) nor a class Agent")
