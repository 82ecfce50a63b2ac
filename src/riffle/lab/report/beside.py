"""Two runs in the same pictures: who wins in each, how long each takes, and how many points there are."""

from __future__ import annotations

from math import isfinite
from typing import Any

import polars as pl

from ..compare import Difference
from ..features import seats_of
from ..interval import interval
from ..tally import Tables
from ..words import more_games, scale_of, worded
from . import draw
from .bins import bins_of, histogram
from .pictures import Picture

BY_ITSELF = "The bars are 95 % intervals of each by itself; the sentence holds B against A game by game."
COLOURS = (draw.RIVER, draw.CLAY)


def beside(names: tuple[str, str], both: tuple[Tables, Tables], found: list[Difference]) -> list[Picture]:
    """Wins, length and points of A and B. `found` says how sure each difference is."""
    games = [tables.games.filter("finished") for tables in both]
    if not all(len(each) for each in games):
        return []
    known = {each.name: each for each in found}
    lengths = [each["turns"].to_numpy() for each in games]
    pictures = [_wins(games, known), _spread("Length", "turns", names, lengths, _told("turns", "turns a game", known))]
    seats = seats_of(games[0])
    points = [each.select(f"points_{seat}" for seat in seats).to_numpy() for each in games]
    if any(each.any() for each in points):
        best = [each.max(axis=1) for each in points]
        sentence = f"Most points: {best[0].mean():.1f} in A, {best[1].mean():.1f} in B on average. "
        sentence += _clear([f"points_{seat}" for seat in seats], "No seat has clearly more or fewer points in B", known)
        pictures.append(_spread("Most points at the end", "points", names, best, sentence))
    return pictures


def facts_beside(one: Tables, other: Tables) -> list[tuple[str, str]]:
    """Both runs in four numbers each."""
    games = [tables.games.filter("finished") for tables in (one, other)]
    count = (f"{len(one.games):,}", "pairs of games")
    if not all(len(each) for each in games):
        return [count]
    told = [("turns", ".1f", "turns a game"), ("minutes", ".1f", "minutes at a human pace"),
            ("choices", ".1f", "choices at a time")]  # fmt: skip
    means = [([f"{_mean(each[name]):{form}}" for each in games], words) for name, form, words in told]
    return [count, *((a if a == b else f"{a} → {b}", words) for (a, b), words in means)]


def _mean(cells: pl.Series) -> float:
    mean: Any = cells.mean()
    return float(mean or 0)


def _wins(games: list[pl.DataFrame], known: dict[str, Difference]) -> Picture:
    seats = seats_of(games[0])
    rows: list[dict[str, Any]] = []
    for seat in seats:
        for letter, each, colour in zip("AB", games, COLOURS, strict=True):
            won = float(each[f"won_{seat}"].sum())
            low, high = interval(won, len(each))
            name = f"seat {seat}, {letter}"
            rows.append({"name": name, "value": won / len(each), "low": low, "high": high, "colour": colour})
    names = [f"won_{seat}" for seat in seats]
    sentence = _clear(names, "No seat is seen to win more or less often in B", known)
    sentence += f" {BY_ITSELF}"
    fair = 1 / len(seats) if len(seats) > 1 else None
    return Picture("Who wins, in A and in B", sentence, draw.whiskers(rows, "won", line=fair, share=True))


def _clear(names: list[str], otherwise: str, known: dict[str, Difference]) -> str:
    """Those of several differences that are more than chance explains; else how large they may still be."""
    here = [known[name] for name in names if name in known]
    clear = [_told(each.name, worded(each.name), known) for each in here if each.differs]
    if clear or not here:
        return " ".join(clear) or f"{otherwise}."
    widest = max(here, key=lambda each: max(-each.low, each.high))
    scale = scale_of(widest.name, widest.low, widest.high)
    reach = max(-widest.low, widest.high)
    possible = f"; differences up to {scale.number(reach)} are still possible" if isfinite(reach) else ""
    open_still = [each for each in here if not each.settled]
    more = max((each.more or 0 for each in open_still), default=0)
    if not open_still:
        return f"{otherwise}{possible}."
    return f"{otherwise}{possible}: {more_games(more or None)} would tell."


def _told(name: str, words: str, known: dict[str, Difference]) -> str:
    """One difference in a sentence, and whether it may be chance."""
    each = known.get(name)
    if each is None:
        return ""
    scale = scale_of(name, each.low, each.high)
    start = f"{words[0].upper()}{words[1:]}: {scale.number(each.a)} in A, {scale.number(each.b)} in B"
    bounds = f"{scale.signed(each.difference)}, {scale.bounds(each.low, each.high)}"
    if each.differs:
        return f"{start} ({bounds}): more than chance explains."
    if each.settled:
        return f"{start} ({bounds}): about the same."
    return f"{start} ({bounds}): not settled, {more_games(each.more)} would tell."


def _spread(title: str, axis: str, names: tuple[str, str], values: list[Any], sentence: str) -> Picture:
    """Both distributions side by side, in the same bins."""
    low, width = bins_of(values)
    rows: list[dict[str, Any]] = []
    counted = [histogram(each, low=low, width=width) for each in values]
    bins = max(counted, key=len)
    for letter, name, each, all_values in zip("AB", names, counted, values, strict=True):
        counts = [row["count"] for row in each] + [0] * (len(bins) - len(each))
        rows += [
            {"value": bin_["value"], "share": count / len(all_values), "which": f"{letter}: {name}"}
            for bin_, count in zip(bins, counts, strict=True)
        ]
    return Picture(title, sentence, draw.paired_bars(rows, axis, COLOURS))
