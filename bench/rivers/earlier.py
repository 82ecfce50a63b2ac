"""The bot as it was at a commit, to be played against: taken out of git into build/ and imported under another name."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
BOT = "src/riffle/bots/stones_and_rivers"


def _git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=True).stdout


def earlier(commit: str, module: str) -> Any:
    """A module of the bot as it was at a commit."""
    short = _git("rev-parse", "--short=8", commit).decode().strip()
    folder = ROOT / "build" / "earlier"
    package = folder / f"bot_{short}"
    if not package.is_dir():
        package.mkdir(parents=True)
        for file in _git("ls-tree", "-r", "--name-only", commit, BOT).decode().split():
            (package / Path(file).name).write_bytes(_git("show", f"{commit}:{file}"))
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    return importlib.import_module(f"{package.name}.{module}")
