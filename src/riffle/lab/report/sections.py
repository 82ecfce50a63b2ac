"""The parts of a report: one run by itself, two compared, a sweep, a tournament."""

from __future__ import annotations

from typing import Any

from riffle.core.game import Game

from ..compare import Comparison, Difference, is_main
from ..sweep import Point
from ..tally import Tables
from ..tournament import Tournament
from ..tune import Trial
from ..words import is_share, scale_of, worded
from . import draw
from .beside import beside
from .page import Section, table
from .pictures import Picture, pictures_of

SHOWN = 16


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
    return Section(title, "" if found else "No game was finished, so there is nothing to show.", found)


def comparison_section(a: str, b: str, found: Comparison, both: tuple[Tables, Tables]) -> Section:
    """Both in the same pictures; what differs, in standard deviations so that unlike things can stand side by side."""
    sure = sum(each.differs for each in found.differences)
    enough = "Enough games" if found.enough else "More games are needed"
    sentence = (
        f"{sure} of {len(found.differences)} things differ between A ({a}) and B ({b}), over {found.games:,} pairs of "
        f"games with the same seed. {found.warning + '. ' if found.warning else ''}"
        f"{enough} to settle wins, points and length."
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
    pictures = [
        *beside((a, b), both, found.differences),
        Picture("The largest differences", said, largest),
        Picture("Wins, points and length", told, draw.whiskers(_effects(main), "standard deviations", line=0)),
    ]
    cells = [(_numbers(each), each.differs) for each in found.differences[: 3 * SHOWN]]
    folded = f"The {len(cells)} largest differences in numbers"
    return Section("A and B", sentence, pictures, table(("", "A", "B", "B less A", "95 %"), cells), folded)


def _numbers(each: Difference) -> tuple[str, ...]:
    scale = scale_of(each.name, each.low, each.high)
    bounds = f"{scale.signed(each.low)} to {scale.signed(each.high)}"
    return worded(each.name), scale.number(each.a), scale.number(each.b), scale.signed(each.difference), bounds


def _effects(differences: list[Difference]) -> list[dict[str, Any]]:
    """Differences and their bounds in standard deviations."""
    rows: list[dict[str, Any]] = []
    for each in differences:
        scale = each.effect / each.difference if each.difference else 0.0
        colour = draw.MUTED if not each.differs else draw.OCHRE if each.holds else draw.RIVER
        low, high = each.low * scale, each.high * scale
        rows.append({"name": worded(each.name), "value": each.effect, "low": low, "high": high, "colour": colour})
    return rows


def sweep_section(points: list[Point], names: list[str], games: int) -> Section:
    """A curve for every feature and dial: along a dial, the others averaged over."""
    dials = list(points[0].settings)
    found: list[Picture] = []
    for dial in dials:
        for name in names:
            rows = _curve(points, dial, name)
            share = is_share(name)
            first, last = rows[0], rows[-1]
            apart = first["high"] < last["low"] or last["high"] < first["low"]
            sure = "more than chance explains" if apart else "within what chance explains"
            sentence = (
                f"From {_figure(first['value'], share)} at {first['x']} to {_figure(last['value'], share)} at "
                f"{last['x']}: {sure}, with {games} games a point; the band is a 95 % interval."
            )
            drawing = draw.ribbon(rows, dial, worded(name), share=share)
            found.append(Picture(f"{_capital(worded(name))} along {dial}", sentence, drawing))
    return Section("Turned dials", f"{len(points)} settings, {games} games each, all with the same seeds.", found)


def _curve(points: list[Point], dial: str, name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for value in sorted({point.settings[dial] for point in points}):
        here = [point.features[name] for point in points if point.settings[dial] == value and name in point.features]
        if here:
            each = (sum(mean[place] for mean in here) / len(here) for place in range(3))
            rows.append({"x": value, **dict(zip(("value", "low", "high"), each, strict=True))})
    return rows


def _figure(value: float, share: bool) -> str:
    return f"{100 * value:.1f} %" if share else f"{value:.3g}"


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]


def tournament_section(found: Tournament) -> Section:
    """Ratings with their intervals, and who beat whom."""
    rows = [
        {"name": entry.name, "value": entry.rating.value, "low": entry.rating.low, "high": entry.rating.high}
        for entry in found.entries
    ]
    ordered = zip(found.entries, found.entries[1:], strict=False)
    clear = sum(one.rating.low > other.rating.high for one, other in ordered)
    sentence = (
        f"{found.entries[0].name} is first; {clear} of {len(found.entries) - 1} neighbours in the order are apart "
        f"beyond their 95 % intervals. 400 points are ten wins to one."
    )
    picture = Picture("Ratings", sentence, draw.whiskers(rows, "rating"))
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
