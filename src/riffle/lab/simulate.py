"""Thousands of games. Game number n of a run follows from the run's seed, whatever the number of workers."""

from __future__ import annotations

import hashlib
import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, NamedTuple

from riffle.bots.bot import make
from riffle.core.chance import seed_of
from riffle.core.game import Game

from .one_game import Played, Setting, play_one
from .recorded import recorded_game

BATCH = 50
SOON = 0.1  # processor seconds a batch may take and the next still be larger: whoever waits sees it go on


class Run(NamedTuple):
    """Everything a worker needs to play its share."""

    game: str
    components: str | None
    setting: Setting
    speed: str
    seed: int


class Batch(NamedTuple):
    first: int
    played: list[Played]
    cpu: float


def simulate(
    run: Run, games: int, workers: int = 1, progress: Callable[[int], None] = lambda done: None
) -> dict[str, Any]:
    """Play the games and sum them up. `progress` is told how many more are done."""
    game = Game.load(run.game, run.components)
    game.check(run.setting.seats, run.setting.options)
    for name in run.setting.bots:
        make(game, name, 0)
    batches: list[Batch] = []
    for batch in _batches(run, games, workers):
        batches.append(batch)
        progress(len(batch.played))
    batches.sort()
    return summary(run, [played for batch in batches for played in batch.played], sum(batch.cpu for batch in batches))


def _batches(run: Run, games: int, workers: int) -> Iterator[Batch]:
    if workers <= 1:
        yield from _one_after_another(run, games)
        return
    size = max(1, min(BATCH, games // (8 * workers)))
    shares = [(first, min(size, games - first)) for first in range(0, games, size)]
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        yield from (job.result() for job in as_completed([pool.submit(play_batch, run, *share) for share in shares]))


def _one_after_another(run: Run, games: int) -> Iterator[Batch]:
    first, count = 0, 1
    while first < games:
        batch = play_batch(run, first, min(count, games - first))
        yield batch
        first += count
        if batch.cpu < SOON:
            count = min(BATCH, 2 * count)


_warm: set[tuple[str, str | None, tuple[str, ...], str]] = set()


def play_batch(run: Run, first: int, count: int) -> Batch:
    """Games first, first + 1, ...; the processor time is taken after a warm-up, so compiling does not count."""
    game = Game.load(run.game, run.components)
    engine = game.engine(run.speed)
    key = (run.game, run.components, run.setting.bots, run.speed)
    if key not in _warm:
        _warm_up(game, engine, run.setting)
        _warm.add(key)
    start = time.process_time()
    played = [play_one(game, engine, run.setting, seed_of(run.seed, number)) for number in range(first, first + count)]
    return Batch(first, played, time.process_time() - start)


def _warm_up(game: Game, engine: Any, setting: Setting) -> None:
    """Compile all that a game uses: a short one, and the questions asked when one is over."""
    play_one(game, engine, setting._replace(most=min(setting.most, 60)), 0)
    state = game.start(engine, setting.seats, setting.options)
    engine.winner(state, 0)


def summary(run: Run, played: list[Played], cpu: float) -> dict[str, Any]:
    steps = sum(one.steps for one in played)
    finished = [one for one in played if one.ended]
    total = hashlib.sha256()
    for one in played:
        total.update(one.state)
    seats = range(run.setting.seats)
    game = Game.load(run.game, run.components)
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
        "digest": total.hexdigest()[:16],
    }


def save_records(run: Run, games: int, folder: Path) -> None:
    """Write the record of each game of a run, played once more answer by answer."""
    game = Game.load(run.game, run.components)
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(games):
        text = recorded_game(game, game.engine(run.speed), run.setting, seed_of(run.seed, number))
        (folder / f"{number:06}.riffle").write_text(text, encoding="utf-8")
