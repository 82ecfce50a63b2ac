"""Where the lab keeps what was played, and the name under which it is found again."""

from __future__ import annotations

import hashlib
import json
import os
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import riffle
from riffle.core.game import Game, load

from .one_game import AGENT

if TYPE_CHECKING:
    from .simulate import Run


def lab_root() -> Path:
    """Where games are kept: $RIFFLE_LAB, else the user's cache folder."""
    if "RIFFLE_LAB" in os.environ:
        return Path(os.environ["RIFFLE_LAB"])
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "riffle-lab"


@lru_cache
def sources(game: str) -> str:
    """A hash of the sources that decide what happens in a game and what is counted of it."""
    here = Path(riffle.__file__).parent
    home = load(game).folder
    folders = [here / "core", home, here / "bots", here / "lab" / "compiled"]
    files = [here / "lab" / name for name in ("one_game.py", "trace.py", "tally.py")]
    others = {path.name for path in (here / "games").iterdir()} - {game}
    for folder in folders:
        files += [path for path in folder.rglob("*.py") if path.relative_to(folder).parts[0] not in others]
    # What bots have learned stands beside their sources.
    files += [path for path in folders[2].rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc", ".ftl")]
    total = hashlib.sha256()
    for path in sorted(files):
        total.update(path.read_bytes())
    return total.hexdigest()


def key_of(run: Run, game: Game) -> str:
    """Sixteen hex digits that name all games of a run."""
    agents = [Path(name.removeprefix(AGENT)) for name in run.setting.bots if name.startswith(AGENT)]
    parts = [run.game, game.components, run.setting, run.speed, run.seed, sources(run.game)]
    parts += [hashlib.sha256(path.read_bytes()).hexdigest() for path in agents]
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:16]
