"""A game: its rules module with everything declared there, loaded by name, in both speeds."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from . import components as data
from .contract import DECLARED, DEFAULTS, RULES, not_evenly
from .options import Options
from .plain import Plain

if TYPE_CHECKING:
    from .fast import Fast
    from .rulebook import Rulebook

GAMES = Path(__file__).parent.parent / "games"


class GameError(ValueError):
    """No such game, or no such number of players; the sentence says which there are."""


class Game:
    """One game. `Game.load("hidden_stones")` for ours, `Game.of(module)` for anybody's rules module."""

    def __init__(self, rules: ModuleType, name: str) -> None:
        missing = [key for key in (*DECLARED, *RULES) if not hasattr(rules, key) and key not in DEFAULTS]
        if missing:
            raise TypeError(f"the rules of {name} lack {', '.join(missing)}")
        self.id = name
        self.rules = rules
        self.file = str(rules.__file__)
        self.folder = Path(self.file).parent
        self.components = data.digest(self.file)
        self.State: Any = rules.State
        self.Action: Any = rules.Action
        self.Fact: Any = rules.Fact
        self.options: Options = rules.OPTIONS
        self.questions: tuple[str, ...] = rules.QUESTIONS
        self.endings: tuple[str, ...] = rules.ENDINGS
        self.version: int = rules.VERSION
        self.most_legal: int = rules.MOST_LEGAL
        self.most_ranged = max(len(spec.ranged) for spec in rules.Action.kinds)
        self.contract: dict[str, Any] = {key: getattr(rules, key, DEFAULTS.get(key)) for key in RULES}
        if hasattr(rules, "odds") and not hasattr(rules, "evenly"):
            self.contract["evenly"] = not_evenly
        self.solver: Any = getattr(rules, "solver", None)
        self.solved: frozenset[int] = frozenset(getattr(rules, "SOLVED", ()))  # questions that the solver answers
        self.components_dir: Path | None = None

    def __repr__(self) -> str:
        return f"Game({self.id})"

    @staticmethod
    def names() -> list[str]:
        """The games that come with Riffle."""
        return sorted(path.parent.name for path in GAMES.glob("*/rules.py"))

    @classmethod
    def load(cls, name: str, components: Path | str | None = None) -> Game:
        """A game by its name, over its own data files or over those in another folder."""
        if name not in cls.names():
            raise GameError(f"there is no game {name!r}; there are {', '.join(cls.names())}")
        if components is None:
            return cls.of(importlib.import_module(f"riffle.games.{name}.rules"), name)
        return cls._over(name, Path(components))

    @classmethod
    def of(cls, rules: ModuleType, name: str | None = None) -> Game:
        """The game whose rules module this is (one object a module)."""
        found = vars(rules).get("__game__")
        if not isinstance(found, Game):
            found = cls(rules, name or rules.__name__.split(".")[-2 if "." in rules.__name__ else -1])
            vars(rules)["__game__"] = found
        return found

    @classmethod
    def _over(cls, name: str, folder: Path) -> Game:
        if not folder.is_dir():
            raise data.ComponentsError(f"there is no folder {folder} with data files for {name}")
        home = GAMES / name
        known = {path.name for path in (home / "components").glob("*")}
        strange = sorted(path.name for path in folder.iterdir() if path.name not in known)
        if strange:
            raise data.ComponentsError(
                f"{folder / strange[0]} is no data file of {name}; its files are {', '.join(sorted(known))}"
            )
        token = data.replaced.set(folder)
        try:
            return cls._aliased(name, home, data.digest(str(home / "rules.py")), folder)
        finally:
            data.replaced.reset(token)

    @classmethod
    def _aliased(cls, name: str, home: Path, digest: str, folder: Path) -> Game:
        """Import the game's modules once more under a name of their own, while the data folder is replaced."""
        alias = f"riffle.games.{name}__{digest}"
        spec = importlib.util.spec_from_file_location(
            alias, home / "__init__.py", submodule_search_locations=[str(home)]
        )
        assert spec is not None
        assert spec.loader is not None
        for module in [key for key in sys.modules if key == alias or key.startswith(alias + ".")]:
            del sys.modules[module]  # read the files anew: a designer edits them between two loads
        package = importlib.util.module_from_spec(spec)
        sys.modules[alias] = package
        spec.loader.exec_module(package)
        game = cls(importlib.import_module(f"{alias}.rules"), name)
        game.components_dir = folder
        return game

    @property
    def players(self) -> range:
        fewest, most = self.rules.PLAYERS
        return range(fewest, most + 1)

    def check_players(self, seats: int) -> None:
        if seats not in self.players:
            raise GameError(f"{self.id} is for {self.players.start} to {self.players.stop - 1} players, not {seats}")

    def check(self, seats: int, options: dict[str, int]) -> None:
        """Refuse a number of players, or options that do not go together, with a sentence."""
        self.check_players(seats)
        judge = getattr(self.rules, "check", None)
        if judge is not None:
            judge(seats, options)

    @cached_property
    def plain(self) -> Plain:
        return Plain(self)

    @cached_property
    def fast(self) -> Fast:
        """The compiled twin; NumPy and Numba are loaded here and not before."""
        from .fast import Fast

        return Fast(self)

    def engine(self, speed: str) -> Any:
        return self.fast if speed == "fast" else self.plain

    @cached_property
    def rulebook(self) -> Rulebook:
        from .rulebook import Rulebook

        return Rulebook(self.folder, self.id)

    def names_for(self, template: dict[str, Any]) -> dict[str, Any]:
        """What a template's module is given of this game: the rules of the contract, and names it leaves open."""
        own = {name for name, value in template.items() if value is not None}
        offered = {name: value for name, value in vars(self.rules).items() if not name.startswith("__")}
        return {**{name: value for name, value in offered.items() if name not in own}, **self.contract}

    def start(self, engine: Any, seats: int, options: dict[str, int]) -> Any:
        """A new state with seats and options set and the first question put."""
        s = engine.new()
        engine.put(s, "seats", seats)
        for name, value in options.items():
            engine.put(s, name, value)
        engine.begin(s)
        return s
