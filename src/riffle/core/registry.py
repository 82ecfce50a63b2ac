"""Which games there are, and the designer's dial: a game's modules imported once more over other data files.

A game is a package with a module `rules`. Ours lie in `riffle/games`; an installed package names its own by an entry
point of the group `riffle.games`: `my_game = "my_package.my_game"`.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

from .declare import components as data
from .declare.entry import Reading, reading

GAMES = Path(__file__).parent.parent / "games"
GROUP = "riffle.games"


class GameError(ValueError):
    """No such game, or no such number of players; the sentence says which there are."""


def known() -> dict[str, str]:
    """Games by name, with the rules module of each; our own names come first."""
    found = {entry.name: f"{entry.value}.rules" for entry in entry_points(group=GROUP)}
    found.update({path.parent.name: f"riffle.games.{path.parent.name}.rules" for path in GAMES.glob("*/rules.py")})
    return found


def find(name: object) -> str:
    """The rules module of a game."""
    if not isinstance(name, str):
        raise GameError(f"a game is named by text, as 'hidden_stones', not {name!r}")
    if (GAMES / name / "rules.py").is_file() and name.isidentifier():
        return f"riffle.games.{name}.rules"
    others = known()
    if name not in others:
        raise GameError(f"there is no game {name!r}; there are {', '.join(sorted(others))}")
    return others[name]


def folder_of(name: str) -> Path | None:
    """Where a game's files lie; None if there is no such game."""
    module = known().get(name)
    return None if module is None else _home(module)


def homes() -> list[Path]:
    """The folders in which rules lie."""
    found = [GAMES]
    for module in known().values():
        if not module.startswith("riffle.games."):
            with suppress(ImportError, AssertionError):
                found.append(_home(module))
    return found


def import_over(module: str, texts: Mapping[str, str]) -> ModuleType:
    """The rules module of a game once more, with these texts in place of its own data files."""
    home = _home(module)
    token = data.replaced.set(texts)
    try:
        return _aliased(module.rpartition(".")[0], home, data.digest(str(home / "rules.py")))
    finally:
        data.replaced.reset(token)


def _home(module: str) -> Path:
    spec = importlib.util.find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def _aliased(package: str, home: Path, digest: str) -> ModuleType:
    """Import the game's modules under a name of their own, while the data folder is replaced."""
    alias = f"{package}__{digest}"
    spec = importlib.util.spec_from_file_location(alias, home / "__init__.py", submodule_search_locations=[str(home)])
    assert spec is not None
    assert spec.loader is not None
    if f"{alias}.rules" in sys.modules:  # the same files, read before
        return sys.modules[f"{alias}.rules"]
    loaded = importlib.util.module_from_spec(spec)
    sys.modules[alias] = loaded
    seen = Reading()
    token = reading.set(seen)
    try:
        spec.loader.exec_module(loaded)
        rules = importlib.import_module(f"{alias}.rules")
    except BaseException:
        forget(alias)  # a file that is wrong must not leave half a game behind
        raise
    finally:
        reading.reset(token)
    vars(rules)["__reading__"] = seen
    return rules


def forget(package: str) -> None:
    """Let the modules of a changed game go."""
    for module in [key for key in sys.modules if key == package or key.startswith(f"{package}.")]:
        del sys.modules[module]
