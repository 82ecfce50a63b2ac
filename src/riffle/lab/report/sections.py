"""The parts of a report: one run by itself, two compared, a sweep, a tournament."""

from __future__ import annotations

import itertools
from math import isfinite
from typing import Any

from riffle.core.game import Game

from ..compare import Comparison, Difference, is_main, whether_enough
from ..sweep import Point, clear_steps, from_first, steps_along, told_step
from ..tally import Tables
from ..tournament import Tournament, neighbours
from ..tune import Trial
from ..words import is_share, scale_of, worded
from . import draw
from .beside import BY_ITSELF, beside
from .page import Section, table
from .pictures import Picture, pictures_of

SHOWN = 16
FEW = 5
"""Sentences of a summary."""
WIDEST = 3.0
"""Standard deviations at which a bar is cut off: bounds that are not known yet have no end."""


def facts_of(tables: Tables) -> list[tuple[str, str]]:
    """A run in four numbers."""
    games = tables.games
    finished = games.filter("finished")
    if not len(finished):
        return [(f"{len(games):,}", "games, none of them finished")]
    return [
        (f"{len(games):,}", "games" if len(finished) == len(games) else f"games, {len(finished):,} finished"),
        (f"{finished['turns'].mean():.1f}", "turns a game"),
        (f"{finished['minutes'].mean():.0f}", "minutes at a human pace"),
        (f"{finished['choices'].mean():.1f}", "choices at a time"),
    ]


def run_section(title: str, game: Game, tables: Tables) -> Section:
    found = pictures_of(game, tables)
    nothing = "" if found else "No game was finished, so there is nothing to show."
    return Section(title, nothing, found, summary=_summed_up(found))


_FIRST = ("Wins by", "How often", "Length", "The winner's lead", "How games end", "Most points", "Where points")
"""The pictures whose sentences sum a run up, the most asked-for first."""


def _summed_up(pictures: list[Picture]) -> list[str]:
    """Five sentences at most."""
    order = [picture for start in _FIRST for picture in pictures if picture.title.startswith(start)]
    return [picture.sentence for picture in order[:FEW]]


def _compared_in_short(found: Comparison, both: list[Picture]) -> list[str]:
    """Whether there were enough games, what became of wins, length and points, and the surest difference."""
    told = [f"{whether_enough(found)}.", *(picture.sentence.removesuffix(BY_ITSELF).rstrip() for picture in both[:3])]
    surest = next((each for each in found.differences if each.holds), None)
    if surest is None:
        return [*told, "No single thing differs so surely that it holds when all are judged together."]
    numbers = _numbers(surest)
    return [*told, f"The largest sure difference is {numbers[0]}: {numbers[1]} in A, {numbers[2]} in B ({numbers[4]})."]


def comparison_section(a: str, b: str, found: Comparison, both: tuple[Tables, Tables]) -> Section:
    """Both in the same pictures; what differs, in standard deviations so that unlike things can stand side by side."""
    sure = sum(each.differs for each in found.differences)
    sentence = (
        f"{sure} of {len(found.differences)} things differ between A ({a}) and B ({b}), over {found.games:,} pairs of "
        f"games with the same seed. {found.warning + '. ' if found.warning else ''}"
        f"{whether_enough(found)}."
    )
    said = (
        "B less A in standard deviations from game to game, with bounds; ochre stays different when all are judged "
        "together."
    )
    largest = draw.whiskers(_effects(found.differences[:SHOWN]), "standard deviations", line=0)
    main = [each for each in found.differences if is_main(each.name)]
    differing, settled = sum(each.differs for each in main), sum(each.settled for each in main)
    told = (
        f"{differing} of these {len(main)} differ; {settled} are settled, which means that they differ or are known to "
        f"be about the same."
    )
    together = beside((a, b), both, found.differences)
    pictures = [
        *together,
        Picture("The largest differences", said, largest),
        Picture("Wins, points and length", told, draw.whiskers(_effects(main), "standard deviations", line=0)),
    ]
    cells = [(_numbers(each), each.differs) for each in found.differences[: 3 * SHOWN]]
    folded = f"The {len(cells)} largest differences in numbers"
    numbers = table(("", "A", "B", "B less A", "95 %"), cells)
    return Section("A and B", sentence, pictures, numbers, folded, _compared_in_short(found, together))


def _numbers(each: Difference) -> tuple[str, ...]:
    scale = scale_of(each.name, each.low, each.high)
    bounds = scale.bounds(each.low, each.high)
    return worded(each.name), scale.number(each.a), scale.number(each.b), scale.signed(each.difference), bounds


def _effects(differences: list[Difference]) -> list[dict[str, Any]]:
    """Differences and their bounds in standard deviations; what never varies has none, and stands in the table."""
    rows: list[dict[str, Any]] = []
    for each in differences:
        if not each.deviation:
            continue
        colour = draw.MUTED if not each.differs else draw.OCHRE if each.holds else draw.RIVER
        numbers = [min(WIDEST, max(-WIDEST, cell / each.deviation)) for cell in (each.difference, each.low, each.high)]
        row = dict(zip(("value", "low", "high"), numbers, strict=True))
        rows.append({"name": worded(each.name), **row, "colour": colour})
    return rows


def sweep_section(points: list[Point], names: list[str], games: int) -> Section:
    """For every feature and dial how far each value differs from the first, on average over the other dials."""
    found = [_along(points, dial, name) for dial in points[0].settings for name in names]
    pictures = [picture for picture in found if picture]
    said = (
        f"{len(points)} settings, {games} games each, all with the same seeds: so each is held against the others game "
        f"by game, and bounds of differences are far narrower than those of the means."
    )
    return Section("Turned dials", said, pictures, table(("", "", "mean", "95 %"), _mean_rows(points, names)), "Means")


def _along(points: list[Point], dial: str, name: str) -> Picture | None:
    steps, whole = steps_along(points, dial, name), from_first(points, dial, name)
    if not whole:
        return None
    rows = [
        {"x": step.after, "value": step.found.difference, "low": step.found.low, "high": step.found.high}
        for step in whole
    ]
    first = whole[0].before
    rows.insert(0, {"x": first, "value": 0.0, "low": 0.0, "high": 0.0})
    last = whole[-1]
    sentence = f"{told_step(last, name)}. {clear_steps(steps)}"
    drawing = draw.ribbon(_finite(rows), dial, f"more or less than at {first}", share=is_share(name), line=0)
    return Picture(f"{_capital(worded(name))} along {dial}", sentence, drawing)


def _finite(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Bounds that are not known yet are drawn as far as anything that is."""
    reach = max((abs(row[end]) for row in rows for end in ("low", "high", "value") if isfinite(row[end])), default=1.0)
    return [{**row, "low": max(-reach, row["low"]), "high": min(reach, row["high"])} for row in rows]


def _mean_rows(points: list[Point], names: list[str]) -> list[tuple[tuple[str, ...], bool]]:
    rows: list[tuple[tuple[str, ...], bool]] = []
    for name in names:
        for point in points:
            if mean := point.features.get(name):
                scale = scale_of(name, mean.low, mean.high)
                settings = ", ".join(f"{dial} {value}" for dial, value in point.settings.items())
                rows.append(((worded(name), settings, scale.number(mean.value), scale.span(mean.low, mean.high)), True))
    return rows


def _figure(value: float, share: bool) -> str:
    return f"{100 * value:.1f} %" if share else f"{value:.3g}"


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]


def tournament_section(found: Tournament) -> Section:
    """Each entry beside the next, and who beat whom."""
    rows = [
        {"name": f"{one.name}, {other.name}", **dict(zip(("value", "low", "high"), one.ahead, strict=True))}
        for one, other in itertools.pairwise(found.entries)
        if one.ahead
    ]
    rated = ", ".join(f"{entry.name} {entry.rating.value:.0f}" for entry in found.entries)
    sentence = f"{rated}. {neighbours(found)}. 400 points are ten wins to one; the bars are 95 % intervals."
    picture = Picture("How far each is ahead of the next", sentence, draw.whiskers(rows, "points of rating", line=0))
    names = [entry.name for entry in found.entries]
    cells = [
        ((name, *(_against(found, name, other) for other in names)), True)
        for name in names
    ]  # fmt: skip
    said = "Each row: the share of games that its entry won where the column's entry sat at the table."
    return Section("Who is how good", said, [picture], table(("won", *names), cells))


def _against(found: Tournament, one: str, other: str) -> str:
    won, games = found.met.get((one, other), (0.0, 0))
    return f"{100 * won / games:.0f} %" if games else ""


def tuning_section(trials: list[Trial]) -> Section:
    """All trials by the first two aims, the front of compromises in ochre, and its settings below."""
    played = [trial for trial in trials if trial.aims]
    front = [trial for trial in played if trial.best]
    if not front:
        return Section("The search", "None of the settings can be played.", [])
    aims = list(front[0].aims)
    rows = [
        {
            "x": trial.aims[aims[0]] if len(aims) > 1 else trial.number,
            "value": trial.aims[aims[-1]],
            "name": ", ".join(f"{name} {value}" for name, value in trial.settings.items()),
            "colour": draw.OCHRE if trial.best else draw.RIVER,
            "label": str(trial.number) if trial.best else "",
        }
        for trial in sorted(played, key=lambda trial: trial.best)  # the front is drawn over the rest
    ]
    said = (
        f"{len(front)} of {len(played)} settings are on the front (ochre): no other is nearer to one aim without being "
        f"farther from another. Small gaps between neighbours may be chance: play the best again with more games."
    )
    across = f"off {aims[0]}" if len(aims) > 1 else "trial"
    picture = Picture("How near each setting comes", said, draw.dots(rows, across, f"off {aims[-1]}"))
    heads = (
        "trial",
        *front[0].settings,
        *map(worded, front[0].told),
        *(f"off {aim}" for aim in aims),
        "played again by",
    )
    cells = [(_front_row(trial), True) for trial in sorted(front, key=lambda trial: trial.aims[aims[0]])]
    sentence = f"{len(trials)} settings were tried for {' and '.join(aims)}. Those of the front stand below."
    return Section("The search", sentence, [picture], table(heads, cells))


def _front_row(trial: Trial) -> tuple[str, ...]:
    told = [_figure(value, is_share(name)) for name, value in trial.told.items()]
    off = [f"{miss:.3g}" for miss in trial.aims.values()]
    return str(trial.number), *map(str, trial.settings.values()), *told, *off, trial.line
