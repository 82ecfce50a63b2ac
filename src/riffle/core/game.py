"""A game: its rules module with everything declared there, loaded by name, in every speed."""

from __future__ import annotations

import importlib
import os
import secrets
from collections.abc import Mapping, Sequence
from functools import cached_property
from operator import index
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex
from warnings import warn

from .action import Action, Answer, step_of
from .declare import components as data
from .declare.actions import Actions
from .declare.chance import seed_of
from .declare.contract import DECLARED, DEFAULTS, RULES, Extras, uneven_odds
from .declare.facts import Facts
from .declare.later import completed
from .declare.layout import PUBLIC
from .declare.options import Options
from .engine.mistakes import RuleError, rule_place
from .engine.plain import Plain
from .registry import GameError, find, known
from .rulebook import LANGUAGES, Rulebook
from .variant import Variant, read_variant

if TYPE_CHECKING:
    from .engine.fast import Fast
    from .engine.wasm.ready import Ready
    from .match import Match, Seat
    from .position import Position

Nature = Literal["draw", "ask"]
Speed = Literal["plain", "fast", "wasm"]


FORMER = {"uniform_odds": "evenly", "may_revise": "reopens"}
"""Names of rule functions that games of other packages may still use for one version."""


def _rule(rules: ModuleType, name: str) -> Any:
    """A rule function of the contract, the game's own or the usual one."""
    former = FORMER.get(name, name)
    if former != name and hasattr(rules, former):
        warn(f"{rules.__name__}: the rule function {former} is called {name} now", DeprecationWarning, stacklevel=4)
        return getattr(rules, former)
    return getattr(rules, name, DEFAULTS.get(name))


class Game:
    """One game. `riffle.load("hidden_stones")` for one by name, `Game.of(module)` for anybody's rules module."""

    def __init__(self, rules: ModuleType, name: str) -> None:
        missing = [key for key in (*DECLARED, *RULES) if not hasattr(rules, key) and key not in DEFAULTS]
        if missing:
            raise RuleError(f"{rules.__file__}: the rules of {name} lack {', '.join(missing)}")
        self.id = name
        self.rules = rules
        self.file = str(rules.__file__)
        self.folder = Path(self.file).parent
        self.components = data.digest(self.file)
        self.State: Any = rules.State
        self.actions: Actions = rules.Action
        self.facts: Facts = rules.Fact
        self.options: Options = rules.OPTIONS
        self.extras: Extras = getattr(rules, "EXTRAS", Extras())
        self.questions: tuple[str, ...] = rules.QUESTIONS
        self.endings: tuple[str, ...] = rules.ENDINGS
        self.version: int = rules.VERSION
        self.most_legal: int = rules.MOST_LEGAL
        self.most_ranged = max(len(spec.ranged) for spec in rules.Action.kinds)
        self.is_open = all(field.audience == PUBLIC for field in rules.State.saved.values())
        """Whether no field is hidden from anybody."""
        self.contract: dict[str, Any] = {key: _rule(rules, key) for key in RULES}
        if hasattr(rules, "odds") and not hasattr(rules, "uniform_odds"):
            self.contract["uniform_odds"] = uneven_odds
        for key, arity in RULES.items():
            if self.contract[key].__code__.co_argcount != arity + 1:
                raise RuleError(f"{rule_place(self.contract[key])} takes the state and {arity} more")
        self.variant: Variant | None = None
        """What of its data files and options is changed; None in the stock game."""
        self._checked: bool | None = None

    def __repr__(self) -> str:
        return f"Game({self.id!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        if self.variant is not None:
            return _of_variant, (self.variant,)
        return _of_module, (self.rules.__name__, self.id)

    @classmethod
    def of(cls, rules: ModuleType, name: str | None = None) -> Game:
        """The game whose rules module this is (one object a module)."""
        found = vars(rules).get("__game__")
        if not isinstance(found, Game):
            found = cls(rules, name or rules.__name__.split(".")[-2 if "." in rules.__name__ else -1])
            vars(rules)["__game__"] = found
        return found

    # Playing ----------------------------------------------------------------------------------------------------

    def start(
        self,
        players: int | None = None,
        seed: int | None = None,
        *,
        nature: Nature = "draw",
        speed: Speed = "plain",
        lang: str = "en",
        **options: object,
    ) -> Position:
        """The position at the beginning of a game; the same seed gives the same game.

        Options go by name, or several at once as `preset="name"`. With nature="ask" her questions stay open and
        `legal` lists her answers with their odds.
        """
        from .position import Position

        self.check_language(lang)
        seats = self.usual_players if players is None else _whole("players", players)
        values = self.options.read(options)
        self.check(seats, values)
        engine = self.engine(speed)
        if nature not in ("draw", "ask"):
            raise GameError(f"nature is 'draw' or 'ask', not {nature!r}")
        stream = None if nature == "ask" else seed_of(secrets.randbits(32) if seed is None else _whole("seed", seed))
        position = Position(self, engine, engine.start(seats, values), stream=stream, lang=lang)
        return position if stream is None else position.drawn()

    def match(
        self, seats: Sequence[Seat] | int | None = None, seed: int | None = None, lang: str = "en", **options: object
    ) -> Match:
        """A match of people and bots: `["ann", "bot:expert"]`, a name or `bot:LEVEL` or `agent:FILE` for each seat.

        An agent may also be an object with `choose(view, legal, seat)`, or a function like it. Bots and agents answer
        by themselves as soon as they are asked.
        """
        self.check_language(lang)
        from .match import seated

        return seated(self, seats, seed, lang, options)

    def position(self, text: str, *, speed: Speed = "plain", lang: str = "en", **options: object) -> Position:
        """The position that a line of text describes: what `position.text` wrote, or the game's own notation."""
        from . import notation
        from .position import Position

        self.check_language(lang)
        engine = self.engine(speed)
        if text.split(maxsplit=1)[:1] == [self.id]:
            packed, drafts, sealed = notation.read(self, text)
            return Position(self, engine, engine.load(packed), drafts=drafts, sealed=sealed, lang=lang)
        if self.extras.notation is None:
            raise notation.PositionError(f"a position of {self.id} begins with {self.id}")
        state = self.extras.notation.read_position(text, self.options.read(options))
        return Position(self, engine, engine.load(self.plain.pack(state)), lang=lang)

    def unpack(self, packed: bytes, *, speed: Speed = "plain", lang: str = "en") -> Position:
        """The position of a packed state, nature's questions left open."""
        from .position import Position

        packed = completed(packed, 4 * self.State.size, self.options)
        if len(packed) != 4 * self.State.size:
            raise GameError(f"a packed state of {self.id} has {4 * self.State.size} bytes, not {len(packed)}")
        engine = self.engine(speed)
        return Position(self, engine, engine.load(packed), lang=lang)

    def action(self, answer: Answer) -> Action:
        """The action that text or a code means; a ValueError if it means none."""
        step = step_of(self, answer)
        self.actions.spec(step.code)
        return Action(self, step.code, step.extra)

    # What it is -------------------------------------------------------------------------------------------------

    @property
    def players(self) -> range:
        fewest, most = self.rules.PLAYERS
        return range(fewest, most + 1)

    @property
    def usual_players(self) -> int:
        """Two, or the fewest the game is for."""
        return max(2, self.players[0]) if 2 in self.players else self.players[0]

    def check_players(self, seats: int) -> None:
        if seats not in self.players:
            fewest, most = self.players[0], self.players[-1]
            how_many = f"{fewest} to {most}" if fewest < most else fewest
            raise GameError(f"{self.id} is for {how_many} players, not {seats}")

    def check_language(self, lang: str) -> None:
        """Refuse a language that there are no texts in."""
        if lang not in LANGUAGES:
            raise GameError(f"there are no texts in {lang!r}; there are {', '.join(LANGUAGES)}")

    def check(self, seats: int, options: Mapping[str, int]) -> None:
        """Refuse a number of players, or options that do not go together, with a sentence."""
        self.check_players(seats)
        if self.extras.check is not None:
            self.extras.check(seats, options)

    def needs_solver(self, options: Mapping[str, int]) -> bool:
        """Whether these options put questions to the game's solver."""
        chance = self.extras.chance_instead
        return bool(self.extras.solved) and (
            not chance or any(options[name] != value for name, value in chance.items())
        )

    @cached_property
    def data_files(self) -> dict[str, str]:
        """The texts of all its data files, by name: its own, and what its variant has instead."""
        token = data.replaced.set(self.variant.texts if self.variant else None)
        try:
            return data.all_texts(self.file)
        finally:
            data.replaced.reset(token)

    @cached_property
    def rulebook(self) -> Rulebook:
        return Rulebook(self.folder, self.id)

    # Engines ----------------------------------------------------------------------------------------------------

    @cached_property
    def plain(self) -> Plain:
        return Plain(self)

    @cached_property
    def fast(self) -> Fast:
        """The compiled twin; NumPy and Numba are loaded here and not before."""
        from .engine.fast import Fast

        return Fast(self)

    @cached_property
    def wasm(self) -> Ready:
        """The twin out of the game's module, at once there; GameError where there is none of these rules."""
        from .engine.wasm import engine_of

        return engine_of(self)

    @property
    def ready_speed(self) -> Speed:
        """The quickest speed that needs no compiling here."""
        from .engine.wasm import is_ready

        return "wasm" if is_ready(self) else "fast"

    @property
    def checked(self) -> bool:
        """Whether compiled rules look at every index, at the cost of some speed; on unless the game says otherwise.

        `game.checked = False` turns it off for one game, RIFFLE_BOUNDS_CHECKS=0 for all in a process.
        """
        said = os.environ.get("RIFFLE_BOUNDS_CHECKS", "")
        return self._checked if self._checked is not None else bool(int(said)) if said else self.extras.checked

    @checked.setter
    def checked(self, checked: bool) -> None:
        self._checked = checked
        vars(self).pop("fast", None)  # positions that are there keep the engine they have

    def engine(self, speed: str) -> Any:
        match speed:
            case "plain":
                return self.plain
            case "fast":
                return self.fast
            case "wasm":
                return self.wasm
            case _:
                raise GameError(f"speed is 'plain', 'fast' or 'wasm', not {speed!r}")

    def names_for(self, template: dict[str, Any]) -> dict[str, Any]:
        """What a template's module is given of this game: the rules of the contract, and names it leaves open."""
        own = {name for name, value in template.items() if value is not None}
        offered = {name: value for name, value in vars(self.rules).items() if not name.startswith("__")}
        return {**{name: value for name, value in offered.items() if name not in own}, **self.contract}


def games() -> list[str]:
    """The games there are: those that come with Riffle, and those of installed packages."""
    return sorted(known())


def load(name: str, components: Path | str | None = None, *, variant: Variant | Path | str | None = None) -> Game:
    """A game by its name: the stock one, a variant of it, or over the data files in another folder.

    `variant` is a value, its folder or its packed file. `components` is a folder of changed files without a name.
    """
    module = find(name)
    if components is None and variant is None:
        return Game.of(importlib.import_module(module), name)
    from . import varied

    if components is not None:
        return varied.load_variant(varied.unnamed(name, Path(components)))
    found = variant if isinstance(variant, Variant) else read_variant(str(variant))
    if found.game != name:
        raise GameError(f"{found.title} is a variant of {found.game}, not of {name}")
    return varied.load_variant(found)


def _whole(name: str, given: object) -> int:
    if not isinstance(given, SupportsIndex):
        raise GameError(f"{name} is a whole number, not {given!r}")
    return index(given)


def _of_module(module: str, name: str) -> Game:
    return Game.of(importlib.import_module(module), name)


def _of_variant(variant: Variant) -> Game:
    return load(variant.game, variant=variant)
