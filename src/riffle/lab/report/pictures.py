"""The pictures of one run: who wins, how long it takes, what is used, where things happen.

Each comes with one sentence that says what it shows and how sure it is.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import polars as pl

from riffle.core.game import Game
from riffle.core.metrics import Count, Metrics

from ..features import seats_of
from ..interval import interval
from ..tally import Tables, metrics_of
from . import draw
from .bins import histogram
from .deck import Thing, deck
from .heat import heat_map

FEW_THINGS = 14
"""So many things are drawn in a list; more of them as a cloud."""
SEEN = 20
"""Times a thing must have been used before its wins are drawn."""
LABELS = 5
"""Things of a cloud that are named."""
CAUSES = "That does not say that using it wins: whoever is ahead anyway may use it more."
PARTS = 20
"""Steps in which a game is followed from its beginning to its end."""


class Picture(NamedTuple):
    title: str
    sentence: str
    svg: str
    wide: bool = False
    """Whether it needs the whole width of the page."""


def pictures_of(game: Game, tables: Tables) -> list[Picture]:
    """Everything worth drawing of a run, the most asked-for first."""
    metrics = metrics_of(game)
    finished = tables.games.filter("finished")
    if not len(finished):
        return []
    found = [_seats(finished)]
    found += [_side(finished, side) for side in metrics.sides]
    if "begins" in finished.columns and len(seats_of(finished)) > 1:
        found.append(_begins(finished))
    found.append(_length(finished))
    if metrics.lead:
        found.append(_points(finished))
    if finished["ending"].n_unique() > 1:
        found.append(_endings(finished))
    if len(metrics.sources) > 1:
        found.append(_sources(finished, metrics))
    if "lead_changes" in finished.columns:
        found += _lead(finished, tables.turns)
    found.append(_choices(tables.turns))
    for name, count in metrics.counts.items():
        if count.by and (picture := _things(finished, tables.uses, name, count)):
            found.append(picture)
    for name, heat in metrics.heat.items():
        if picture := _heat(tables.places, name, heat):
            found.append(picture)
    return found


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _bounds(won: float, games: int) -> str:
    low, high = interval(won, games)
    return f"{percent(low)} to {percent(high)}"


def _wins(rows: list[tuple[str, float, int, str]], fair: float, what: str) -> tuple[str, list[dict[str, Any]]]:
    """A sentence on who wins more than a fair share, and the rows to draw. A row: name, wins, games, colour."""
    drawn: list[dict[str, Any]] = []
    odd: list[str] = []
    for name, won, games, colour in rows:
        low, high = interval(won, games)
        drawn.append({"name": name, "value": won / games, "low": low, "high": high, "colour": colour})
        surely_low, surely_high = interval(won, games, len(rows))
        if surely_low > fair or surely_high < fair:
            odd.append(f"{name} wins {percent(won / games)} ({percent(low)} to {percent(high)})")
    least = min(games for *_, games, _ in rows)
    if odd:
        told = "; ".join(odd)
        told = f"{told[0].upper()}{told[1:]}, where a fair share is {percent(fair)}: more than chance explains."
        return told, drawn
    widest = max(row["high"] - row["low"] for row in drawn) / 2
    sentence = f"No {what} is clearly off its fair share of {percent(fair)}"
    return f"{sentence}; {least} games tell it to about {100 * widest:.1f} points.", drawn


def _seats(games: pl.DataFrame) -> Picture:
    seats = seats_of(games)
    rows = [(f"seat {seat}", float(games[f"won_{seat}"].sum()), len(games), draw.SEATS[seat - 1]) for seat in seats]
    if len(seats) == 1:
        won = rows[0][1]
        sentence = f"The game is won {percent(won / len(games))} of the time ({_bounds(won, len(games))})."
        return Picture("How often it is won", sentence, draw.whiskers(_wins(rows, 0.5, "seat")[1], "won", share=True))
    sentence, drawn = _wins(rows, 1 / len(seats), "seat")
    return Picture("Wins by seat", sentence, draw.whiskers(drawn, "won", line=1 / len(seats), share=True))


def _side(games: pl.DataFrame, side: str) -> Picture:
    seats = seats_of(games)
    words = sorted({word for seat in seats for word in games[f"{side}_{seat}"]} - {""})
    rows: list[tuple[str, float, int, str]] = []
    for word in words:
        mine = [games.filter(pl.col(f"{side}_{seat}") == word)[f"won_{seat}"] for seat in seats]
        played = sum(len(each) for each in mine)
        rows.append((word, float(sum(each.sum() for each in mine)), played, draw.RIVER))
    sentence, drawn = _wins(rows, 1 / len(seats), side)
    return Picture(f"Wins by {side}", sentence, draw.whiskers(drawn, "won", line=1 / len(seats), share=True))


def _begins(games: pl.DataFrame) -> Picture:
    seats = seats_of(games)
    rows: list[tuple[str, float, int, str]] = []
    for place in range(len(seats)):
        won = sum(
            float(games.filter(pl.col("begins") == seat)[f"won_{(seat - 1 + place) % len(seats) + 1}"].sum())
            for seat in seats
        )
        played = int(games["begins"].is_in(seats).sum())
        rows.append(
            (("who begins", "second", "third", "fourth", "fifth", "sixth")[place], won, played or 1, draw.RIVER)
        )
    sentence, drawn = _wins(rows, 1 / len(seats), "place in the order")
    return Picture("Wins by order", sentence, draw.whiskers(drawn, "won", line=1 / len(seats), share=True))


def _length(games: pl.DataFrame) -> Picture:
    turns, minutes = games["turns"].to_numpy(), games["minutes"].to_numpy()
    low, high = np.quantile(turns, (0.1, 0.9))
    error = 1.96 * turns.std() / max(1, len(turns)) ** 0.5
    sentence = (
        f"A game takes {turns.mean():.1f} turns on average (give or take {error:.1f}), eight in ten between {low:.0f} "
        f"and {high:.0f}; at a human pace some {minutes.mean():.0f} minutes."
    )
    return Picture("Length", sentence, draw.bars(histogram(turns), "turns", "turns"))


def _points(games: pl.DataFrame) -> Picture:
    seats = seats_of(games)
    points = games.select(f"points_{seat}" for seat in seats).to_numpy()
    best = points.max(axis=1)
    sentence = f"The most points anybody has at the end are {best.mean():.1f} on average"
    if len(seats) > 1:
        ordered = np.sort(points, axis=1)
        gap = ordered[:, -1] - ordered[:, -2]
        sentence += f", {gap.mean():.1f} ahead of the next ({percent(float((gap == 0).mean()))} of games are level)"
    return Picture(
        "Most points at the end",
        f"{sentence}; over {len(games)} games.",
        draw.bars(histogram(best), "points", "points"),
    )


def _endings(games: pl.DataFrame) -> Picture:
    counts = games["ending"].value_counts(sort=True)
    rows: list[dict[str, Any]] = []
    for ending, count in counts.iter_rows():
        low, high = interval(count, len(games))
        rows.append({"name": ending.replace("_", " "), "value": count / len(games), "low": low, "high": high})
    first = rows[0]
    sentence = (
        f"Most games end by {first['name']}: {percent(first['value'])} "
        f"({percent(first['low'])} to {percent(first['high'])})."
    )
    return Picture("How games end", sentence, draw.whiskers(rows, "share of games", share=True))


def _sources(games: pl.DataFrame, metrics: Metrics) -> Picture:
    rows: list[dict[str, Any]] = [
        {"name": f"seat {seat}", "part": source.replace("_", " "), "value": games[f"{source}_{seat}"].mean()}
        for seat in seats_of(games)
        for source in metrics.sources
    ]
    total = sum(row["value"] for row in rows) or 1
    main = max(metrics.sources, key=lambda source: games[source].sum())
    share = sum(row["value"] for row in rows if row["part"] == main.replace("_", " ")) / total
    sentence = f"{percent(share)} of all points are {main.replace('_', ' ')}; means over {len(games)} games."
    return Picture("Where points come from", sentence, draw.stacked(rows, "points a game"))


def _progress(turns: pl.DataFrame) -> pl.DataFrame:
    """Each turn with its part of the game, from 0 to 1."""
    whole = pl.col("turn").max().over("game")
    return turns.with_columns(((pl.col("turn") * PARTS / whole).ceil() / PARTS).alias("part"))


def _lead(games: pl.DataFrame, turns: pl.DataFrame) -> list[Picture]:
    """How far the one who wins in the end is ahead along the way."""
    seats = seats_of(games)
    alone = games.filter(pl.max_horizontal(f"won_{seat}" for seat in seats) == 1)
    if not len(alone):
        return []
    winner = pl.concat_list(f"won_{seat}" for seat in seats).list.arg_max().alias("winner")
    joined = turns.join(alone.select("game", winner), on="game")
    points = joined.select(f"points_{seat}" for seat in seats).to_numpy()
    who = joined["winner"].to_numpy()
    mine = points[np.arange(len(points)), who]
    others = points.copy()
    others[np.arange(len(points)), who] = np.iinfo(np.int32).min
    lead = _progress(joined).with_columns(pl.Series("lead", mine - others.max(axis=1)))
    each = lead.group_by("part").agg(
        pl.col("lead").mean().alias("value"),
        pl.col("lead").quantile(0.1).alias("low"),
        pl.col("lead").quantile(0.9).alias("high"),
        (pl.col("lead") > 0).mean().alias("ahead"),
    )
    rows = [{"x": row["part"], **row} for row in each.sort("part").iter_rows(named=True)]
    half = min(rows, key=lambda row: abs(row["x"] - 0.5))
    decided: Any = games["decided"].mean()
    changes = games["lead_changes"].mean()
    sentence = (
        f"Half-way through, who wins in the end is ahead in {percent(half['ahead'])} of {len(alone)} games; the lead "
        f"changes {changes:.1f} times, and the last time after {percent(float(decided or 0))} of the game (means). "
        f"The band holds eight games in ten."
    )
    picture = draw.ribbon(rows, "part of the game played", "points ahead", line=0, percent_x=True)
    return [Picture("The winner's lead along the game", sentence, picture)]


def _choices(turns: pl.DataFrame) -> Picture:
    size = pl.col("choices") / pl.col("answers")
    each = (
        _progress(turns)
        .group_by("part")
        .agg(size.mean().alias("value"), size.quantile(0.1).alias("low"), size.quantile(0.9).alias("high"))
    )
    rows = [{"x": row["part"], **row} for row in each.sort("part").iter_rows(named=True)]
    mean = float(turns["choices"].sum()) / max(1.0, float(turns["answers"].sum()))
    sentence = (
        f"There are {mean:.1f} things to choose from on average; the band holds eight turns in ten "
        f"of {len(turns):,} turns."
    )
    return Picture(
        "Size of decisions", sentence, draw.ribbon(rows, "part of the game played", "choices", percent_x=True)
    )


def _things(games: pl.DataFrame, uses: pl.DataFrame, metric: str, count: Count) -> Picture | None:
    """How often each thing was used, and how often those who used it won."""
    seats = seats_of(games)
    won = pl.concat(
        games.select("game", pl.lit(seat).cast(pl.Int64).alias("seat"), pl.col(f"won_{seat}").alias("won"))
        for seat in seats
    )
    mine = uses.filter((pl.col("metric") == metric) & (pl.col("seat") > 0)).join(won, on=["game", "seat"])
    each = mine.group_by("thing").agg(pl.len().alias("used"), pl.col("won").sum()).sort("thing")
    each = each.filter(pl.col("used") >= SEEN)
    if len(each) < 2:
        return None
    # Whoever does much wins more: a thing is held against the wins of all who used any.
    usual, words = float(each["won"].sum()) / float(each["used"].sum()), metric.replace("_", " ")
    rows: list[dict[str, Any]] = []
    for thing, used, wins in each.iter_rows():
        (low, high), surely = interval(wins, used), interval(wins, used, len(each))
        share = wins / used
        sure = (share - usual) / (share - surely[0]) if share > usual else (usual - share) / (surely[1] - share)
        colour = draw.RIVER if sure <= 1 else draw.MOSS if surely[0] > usual else draw.CLAY
        row = {"name": thing, "x": used / len(won), "value": share, "low": low, "high": high, "colour": colour}
        rows.append({**row, "sure": sure})
    odd = sorted((row for row in rows if row["sure"] > 1), key=lambda row: -row["sure"])
    labelled = _apart(odd)
    for row in rows:
        row["label"] = row["name"] if row in labelled else ""
    if odd:
        first = odd[0]
        sentence = (
            f"{len(odd)} of {len(rows)} stand out from the usual {percent(usual)} when all are judged together; the "
            f"surest is {first['name']}: those who used it won {percent(first['value'])} ({percent(first['low'])} to "
            f"{percent(first['high'])}). {CAUSES}"
        )
    else:
        sentence = f"None of {len(rows)} stands out from the usual {percent(usual)}, as far as {len(games)} games tell."
    title = f"{words[0].upper()}{words[1:]}, and winning"
    if count.drawn:
        sentence += (
            " Below each stands how often those who used it won, bold where that stands out; the colour behind it is "
            "the part of all hands that used it."
        )
        return Picture(title, sentence, deck(_deck_of(rows, count), count.drawn), wide=True)
    if len(rows) <= FEW_THINGS:
        picture = draw.whiskers(rows, "won by those who used it", line=usual, share=True)
    else:
        picture = draw.cloud(rows, "used in so many of all hands", "won by those who used it", usual)
    return Picture(title, sentence, picture)


_COLOURS = {draw.MOSS: "moss", draw.CLAY: "clay", draw.RIVER: "muted"}


def _deck_of(rows: list[dict[str, Any]], count: Count) -> list[Thing]:
    """Every thing there is, also those that were hardly used."""
    known = {row["name"]: row for row in rows}
    found: list[Thing] = []
    for number, name in enumerate(count.names):
        row = known.get(name)
        if row is None:
            found.append(Thing(number, name, 0.0, None, "muted", f"{name}: used fewer than {SEEN} times"))
            continue
        bounds = f"{percent(row['low'])} to {percent(row['high'])}"
        told = f"{name}: used in {percent(row['x'])} of all hands, won with {percent(row['value'])} ({bounds})"
        found.append(Thing(number, name, row["x"], row["value"], _COLOURS[row["colour"]], told))
    return found


def _apart(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The first few whose names do not lie over one another in a cloud."""
    found: list[dict[str, Any]] = []
    if rows:
        wide, high = (max(row[axis] for row in rows) - min(row[axis] for row in rows) or 1 for axis in ("x", "high"))
        for row in rows:
            near = (
                abs(row["x"] - each["x"]) < wide / 4 and abs(row["value"] - each["value"]) < high / 8 for each in found
            )
            if len(found) < LABELS and not any(near):
                found.append(row)
    return found


def _heat(places: pl.DataFrame, name: str, heat: Any) -> Picture | None:
    mine = places.filter(pl.col("heat") == name).group_by("place").agg(pl.col("count").sum())
    counts: dict[str, int] = dict(mine.iter_rows())
    total = sum(counts.values())
    if not total:
        return None
    spots = zip(heat.names, heat.spots, strict=True)
    rows = [{"name": place, "x": x, "y": y, "count": counts.get(place, 0)} for place, (x, y) in spots]
    if len(rows) > 100:  # a board with room to spare: draw what is used
        used = [row for row in rows if row["count"]]
        xs, ys = [row["x"] for row in used], [row["y"] for row in used]
        rows = [row for row in rows if min(xs) <= row["x"] <= max(xs) and min(ys) <= row["y"] <= max(ys)]
    top = max(rows, key=lambda row: row["count"])
    words = name.replace("_", " ")
    low, high = interval(top["count"], total, len(rows))
    sentence = (
        f"Most of all at {top['name']}: {percent(top['count'] / total)} of {total:,} "
        f"({percent(low)} to {percent(high)}), where an even share would be {percent(1 / len(rows))}."
    )
    return Picture(f"On the board: {words}", sentence, heat_map(rows, heat.shape))
