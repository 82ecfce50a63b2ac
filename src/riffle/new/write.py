"""Writes the folders of a new game: into a checkout of Riffle beside the others, or as a package of its own."""

from __future__ import annotations

import importlib
import keyword
import re
import shutil
import subprocess
import sys
from pathlib import Path

from riffle.core.game import Game, games, load

HERE = Path(__file__).parent
TEMPLATE, TITLE = "my_game", "My game"
SEED = 1


class NewGameError(ValueError):
    """A name that cannot be a game's, or a folder that is already there."""


def new_game(name: str, where: Path) -> list[Path]:
    """Write a small working game called `name`; the folders written."""
    _check(name)
    if (where / "src/riffle/games").is_dir() and (where / "web/src/games").is_dir():
        return _into_checkout(name, where)
    return _as_package(name, where)


def _check(name: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or keyword.iskeyword(name):
        raise NewGameError(f"a game is called like a Python module, in small letters: my_game; not {name!r}")
    if name in games():
        raise NewGameError(f"there is a game {name!r} already")


def _into_checkout(name: str, root: Path) -> list[Path]:
    rules, page, tests = root / "src/riffle/games" / name, root / "web/src/games" / name, root / "tests" / name
    _copy(HERE / "game", rules, name)
    _copy(HERE / "page", page, name)
    _copy(HERE / "tests", tests, name)
    importlib.invalidate_caches()
    _store_records(load(name), tests / "records")
    subprocess.run([sys.executable, str(root / "web/view_types.py")], check=True)
    return [rules, page, tests]


def _as_package(name: str, where: Path) -> list[Path]:
    root = where / name
    _copy(HERE / "game", root / "src" / name, name)
    _copy(HERE / "package", root, name)
    return [root]


def _copy(source: Path, target: Path, name: str) -> None:
    """Copy a folder with the new name in place of the template's, in files and in their names."""
    if target.exists() and any(path.name != "src" for path in target.iterdir()):
        raise NewGameError(f"{target} is there already; nothing was written")
    title = name.replace("_", " ").capitalize()
    for path in sorted(source.rglob("*")):
        if path.is_dir() or "__pycache__" in path.parts:
            continue
        copy = target / path.relative_to(source).with_name(path.name.removesuffix(".txt"))
        copy.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix in (".png", ".ico"):
            shutil.copyfile(path, copy)
        else:
            text = path.read_text(encoding="utf-8").replace(TEMPLATE, name).replace(TITLE, title)
            copy.write_text(text.replace("riffle.new.game", f"riffle.games.{name}"), encoding="utf-8")


def _store_records(game: Game, folder: Path) -> None:
    """A record of a bot game for each way the game can end; the template has one."""
    folder.mkdir(parents=True)
    match = game.match(["bot:greedy", "bot:random"], seed=SEED)
    assert match.result is not None
    (folder / f"{match.result.ending}.riffle").write_text(match.record(), encoding="utf-8")
