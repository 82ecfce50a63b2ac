"""The process in which one course agent lives: questions come in and moves go out, a line of JSON each.

It is run as a script and imports nothing of Riffle, so that an agent finds the same bare world as in the course. What
the agent prints goes to the error stream; the time it takes is this process's processor time.
"""

from __future__ import annotations

import importlib.util
import json
import sys
import time
from pathlib import Path
from typing import Any


class Piece:
    """A piece as agents know it."""

    def __init__(self, owner: str, side: str, orientation: str) -> None:
        self.owner = owner
        self.side = side
        self.orientation = orientation


def load(path: str) -> Any:
    """The agent file as a module, its own folder on the path for what it imports."""
    sys.path.insert(0, str(Path(path).resolve().parent))
    spec = importlib.util.spec_from_file_location("student_agent", path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules["student_agent"] = module
    spec.loader.exec_module(module)
    return module


def answer(agent: Any, question: dict[str, Any]) -> dict[str, Any]:
    """Put one question; the move, or what went wrong, and the processor time it took."""
    board = [[Piece(**cell) if cell else None for cell in row] for row in question["board"]]
    begun = time.process_time()
    try:
        move = agent.choose(
            board,
            question["rows"],
            question["cols"],
            question["score_cols"],
            question["my_time_left"],
            question["opp_time_left"],
        )
        said: dict[str, Any] = {"move": json.loads(json.dumps(move))}
    except Exception as problem:  # whatever an agent does wrong is its loss, not ours
        said = {"error": f"{type(problem).__name__}: {problem}"}
    return {**said, "cpu": time.process_time() - begun}


def main(path: str, player: str) -> None:
    out = sys.stdout
    sys.stdout = sys.stderr
    begun = time.process_time()
    try:
        agent = load(path).StudentAgent(player)
        said: dict[str, Any] = {"ready": True}
    except Exception as problem:
        agent, said = None, {"error": f"{type(problem).__name__}: {problem}"}
    print(json.dumps({**said, "cpu": time.process_time() - begun}), file=out, flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(agent, json.loads(line))), file=out, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
