"""Thousands of games. Game number n of a run follows from the run's seed, whatever the number of workers."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from riffle.bots.bot import make
from riffle.core.declare.chance import seed_of
from riffle.core.game import Game, Speed, load
from riffle.core.variant import Variant

from .one_game import AGENT, Played, Setting, opened, play_one
from .recorded import recorded_game
from .spreading import Workers, spread
from .unfinished import Unfinished, stopped


class Run(NamedTuple):
    """Everything a worker needs to play its share."""

    game: str
    variant: Variant | None  # None: the stock game
    setting: Setting
    speed: Speed
    seed: int


class Batch(NamedTuple):
    first: int
    played: list[Played]
    cpu: float


def simulate(
    run: Run, games: int, workers: Workers = 1, progress: Callable[[int], None] = lambda done: None
) -> dict[str, Any]:
    """Play the games and sum them up. `progress` is told how many more are done.

    Stopped in the middle, the same call goes on where it was.
    """
    game = load(run.game, variant=run.variant)
    game.check(run.setting.seats, run.setting.options)
    for name in run.setting.bots:
        if not name.startswith(AGENT):
            make(game, name, 0)
    unfinished = Unfinished(run, game, games)
    missing = unfinished.missing()
    progress(games - sum(count for _, count in missing))
    try:
        for batch in spread(play_batch, run, missing, workers):
            unfinished.add(batch)
            progress(len(batch.played))
    except BaseException as problem:
        unfinished.write()
        if isinstance(problem, KeyboardInterrupt):
            kept = sum(len(batch.played) for batch in unfinished.batches)
            raise KeyboardInterrupt(stopped(kept)) from None
        raise
    unfinished.done()
    batches = sorted(unfinished.batches)
    return summary(run, [played for batch in batches for played in batch.played], sum(batch.cpu for batch in batches))


_warm: set[tuple[Game, tuple[str, ...], str]] = set()


def play_batch(run: Run, first: int, count: int) -> Batch:
    """Games first, first + 1, ...; the processor time is taken after a warm-up, so compiling does not count."""
    game = load(run.game, variant=run.variant)
    key = (game, run.setting.bots, run.speed)
    if key not in _warm:
        _warm_up(game, run.speed, run.setting)
        _warm.add(key)
    start = time.process_time()
    seeds = [seed_of(run.seed, number) for number in range(first, first + count)]
    played = [play_one(game, run.speed, run.setting, seed) for seed in seeds]
    return Batch(first, played, time.process_time() - start)


def _warm_up(game: Game, speed: Speed, setting: Setting) -> None:
    """Compile all that a game uses: a short one, and the questions asked when one is over."""
    play_one(game, speed, setting._replace(most=min(setting.most, 60)), 0)
    _ = opened(game, setting, speed).winners


def summary(run: Run, played: list[Played], cpu: float) -> dict[str, Any]:
    steps = sum(one.steps for one in played)
    finished = [one for one in played if one.ended]
    total = hashlib.sha256()
    for one in played:
        total.update(one.state)
    seats = range(run.setting.seats)
    game = load(run.game, variant=run.variant)
    return {
        "game": run.game,
        "players": run.setting.seats,
        "bots": list(run.setting.bots),
        "options": game.options.words(run.setting.options),
        "games": len(played),
        "finished": len(finished),
        "steps": steps,
        "cpu_seconds": round(cpu, 3),
        "steps_per_second": round(steps / cpu) if cpu else None,
        "mean_length": round(sum(one.steps for one in finished) / len(finished), 2) if finished else None,
        "seat_wins": [sum(1 / len(one.winners) for one in finished if seat in one.winners) for seat in seats],
        "seat_points": [round(sum(one.points[seat] for one in finished) / max(1, len(finished)), 3) for seat in seats],
        "endings": {name: sum(one.ended == i + 1 for one in finished) for i, name in enumerate(game.endings)},
        "seed": run.seed,
        "speed": run.speed,
        "components": game.components,
        "variant": game.variant.title if game.variant else None,
        "digest": total.hexdigest()[:16],
    }


def save_records(run: Run, games: int, folder: Path) -> None:
    """Write the record of each game of a run, played once more answer by answer."""
    game = load(run.game, variant=run.variant)
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(games):
        text = recorded_game(game, run.speed, run.setting, seed_of(run.seed, number))
        (folder / f"{number:06}.riffle").write_text(text, encoding="utf-8")
