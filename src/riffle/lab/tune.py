"""Search for the numbers that bring a game nearest to several aims at once, with Optuna.

Trials are written to a journal as they come, so a search that was stopped goes on by the same command. The games of a
trial follow from its settings and the seed: every trial is also a `riffle sweep` of one point.
"""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from riffle.core.declare.components import ComponentsError
from riffle.core.declare.options import OptionError
from riffle.core.game import Game, load

from .compare import table_of
from .dial import Dial
from .key import key_of, lab_root
from .run_cache import RunCache
from .runs import Ask
from .simulate import Run
from .sweep import Mean, means, run_of
from .tally import metrics_of

if TYPE_CHECKING:
    import optuna

SEATS, BEGINS = "seats", "begins"


class Aim(NamedTuple):
    """What a game is to be like, and how far it is from that."""

    text: str
    name: str
    target: float | None
    """The mean that is wanted; None for a balance."""

    def reads(self, name: str) -> bool:
        """Whether it is about this feature; `won_` stands for the seats."""
        if self.name == "won_":
            return name.removeprefix("won_").isdigit()
        return name == self.name or (self.target is None and name.startswith(self.name))

    def missed(self, features: dict[str, Mean], players: int) -> float:
        """0 is right. Of a mean the miss as a part of the target; of a balance the largest distance of a share of
        wins from a fair one."""
        if self.target is not None:
            return abs(features[self.name].value - self.target) / max(abs(self.target), 1e-9)
        shares = [mean.value for name, mean in features.items() if self.reads(name)]
        return max((abs(share - 1 / players) for share in shares), default=0.0)


class Trial(NamedTuple):
    number: int
    settings: dict[str, int]
    aims: dict[str, float]
    told: dict[str, float]  # the means that were aimed at
    refused: str  # why the game cannot be played so, or ""
    line: str
    """The command that plays its games again."""
    best: bool = False  # no other trial is nearer to one aim without being farther from another


def target(text: str) -> Aim:
    """`turns=6`: the mean of anything that is counted."""
    name, _, number = text.partition("=")
    try:
        return Aim(text, name.strip(), float(number))
    except ValueError:
        raise ValueError(f"a target is NAME=NUMBER, as turns=6, not {text!r}") from None


def balance(text: str, game: Game) -> Aim:
    """`seats`, `begins`, or a side of the game (`village`, `family`): everybody wins a fair share."""
    sides = tuple(metrics_of(game).sides)
    if text == BEGINS:
        return Aim(f"balance {text}", "won_by.begins", None)
    if text == SEATS:
        return Aim(f"balance {text}", "won_", None)
    if text not in sides:
        raise ValueError(f"a balance is of {', '.join((SEATS, BEGINS, *sides))}, not of {text!r}")
    return Aim(f"balance {text}", f"won_by.{text}.", None)


def tune(
    ask: Ask,
    source: str,
    dials: list[Dial],
    aims: list[Aim],
    trials: int,
    told: Callable[[Trial], None] = lambda trial: None,
) -> list[Trial]:
    """Try settings until there are `trials` of them in the journal. `told` hears of each new one."""
    import optuna

    if not dials or not aims:
        raise ValueError("tuning needs a dial, as planks.csv:3.length=70..90, and an aim: --target or --balance")
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    base = ask.run(source)
    study = _study(_name(base, ask, dials, aims), len(aims), ask.seed)
    while len(_whole(study)) < trials:
        done = _tried(study, ask, source, dials, aims)
        told(_trial(done, ask, source, dials))
    return _marked([_trial(each, ask, source, dials) for each in _whole(study)[:trials]])


def _whole(study: optuna.Study) -> list[Any]:
    """The trials that came to an end, or that the game refused: what was stopped in the middle is tried again."""
    told = study.get_trials(deepcopy=False)
    return [trial for trial in told if trial.state.is_finished() and trial.user_attrs]


def _name(base: Run, ask: Ask, dials: list[Dial], aims: list[Aim]) -> str:
    """The search's name: everything that its trials follow from."""
    parts = [
        key_of(base, load(base.game, variant=base.variant)),
        ask.games,
        [dial.name for dial in dials],
        [dial.values for dial in dials],
    ]
    return hashlib.sha256(repr([*parts, [aim.text for aim in aims]]).encode()).hexdigest()[:16]


def _study(name: str, aims: int, seed: int) -> optuna.Study:
    import optuna
    from optuna.storages import JournalStorage
    from optuna.storages.journal import JournalFileBackend

    folder = lab_root() / "tune"
    folder.mkdir(parents=True, exist_ok=True)
    storage = JournalStorage(JournalFileBackend(str(folder / f"{name}.journal")))
    study = optuna.create_study(
        study_name=name, storage=storage, load_if_exists=True, directions=[optuna.study.StudyDirection.MINIMIZE] * aims
    )
    unfinished = [trial for trial in study.get_trials(deepcopy=False) if not trial.state.is_finished()]
    for trial in unfinished:  # it was stopped in the middle: its games are kept, and the same numbers come first
        if trial.state.name == "RUNNING":
            study.tell(trial.number, state=optuna.trial.TrialState.FAIL)
            study.enqueue_trial(trial.params)
    study.sampler = optuna.samplers.TPESampler(seed=seed + len(study.get_trials(deepcopy=False)))
    return study


def _tried(study: optuna.Study, ask: Ask, source: str, dials: list[Dial], aims: list[Aim]) -> Any:
    import optuna

    trial = study.ask()
    settings = {dial: trial.suggest_int(dial.name, min(dial.values), max(dial.values)) for dial in dials}
    try:
        run = run_of(ask, source, settings)
    except (ComponentsError, OptionError) as problem:
        trial.set_user_attr("refused", str(problem))
        return study.tell(trial, state=optuna.trial.TrialState.FAIL)
    features = means(table_of(RunCache(run).play(ask.games, ask.workers), ask.games))
    for aim in aims:
        if aim.target is not None and aim.name not in features:
            some = ", ".join(list(features)[:12])
            raise ValueError(f"nothing called {aim.name} is counted; there are {some} and others")
    trial.set_user_attr("aims", {aim.text: aim.missed(features, ask.players) for aim in aims})
    watched = {name: mean.value for name, mean in features.items() if any(aim.reads(name) for aim in aims)}
    trial.set_user_attr("told", watched)
    return study.tell(trial, [aim.missed(features, ask.players) for aim in aims])


def _trial(trial: Any, ask: Ask, source: str, dials: list[Dial]) -> Trial:
    settings = {dial.name: trial.params[dial.name] for dial in dials if dial.name in trial.params}
    attributes = trial.user_attrs
    return Trial(
        trial.number, settings, attributes.get("aims", {}), attributes.get("told", {}), attributes.get("refused", ""),
        _line(ask, source, settings),
    )  # fmt: skip


def _line(ask: Ask, source: str, settings: dict[str, int]) -> str:
    words = ["riffle", "sweep", ask.game, *(f"{name}={value}" for name, value in settings.items())]
    words += ["--players", str(ask.players), "--bots", ask.bots, "--games", str(ask.games), "--seed", str(ask.seed)]
    words += ["--source", source] if source != "stock" else []
    words += ["--options", ask.options] if ask.options else []
    words += ["--max-turns", str(ask.max_turns)] if ask.max_turns != Ask._field_defaults["max_turns"] else []
    return shlex.join([*words, "--speed", ask.speed] if ask.speed != "fast" else words)


def _marked(trials: list[Trial]) -> list[Trial]:
    """The front of compromises marked."""

    def beats(one: Trial, other: Trial) -> bool:
        pairs = [(one.aims[name], other.aims[name]) for name in other.aims]
        return all(mine <= theirs for mine, theirs in pairs) and any(mine < theirs for mine, theirs in pairs)

    played = [trial for trial in trials if trial.aims]
    first = {tuple(trial.settings.items()): trial for trial in reversed(played)}  # tried twice, it counts once
    front = {trial.number for trial in first.values() if not any(beats(other, trial) for other in played)}
    return [trial._replace(best=trial.number in front) for trial in trials]
