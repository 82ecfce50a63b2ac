"""Vega-Lite specifications to SVG whose colours follow the page: light or dark without drawing twice."""

from __future__ import annotations

import hashlib
import json
import re
from functools import lru_cache
from typing import Any

WIDTH, HEIGHT = 290, 180

INK, MUTED, GRID, RIVER, FILL, CLAY, MOSS, OCHRE = (f"#0{digit}000{digit}" for digit in range(1, 9))
SEATS = tuple(f"#0a000{seat}" for seat in range(1, 7))
"""Stand-ins for the page's own colours, which are put in their place when a picture is drawn."""
_VARIABLES = {
    **dict(
        zip(
            (INK, MUTED, GRID, RIVER, FILL, CLAY, MOSS, OCHRE),
            ("ink", "muted", "line", "river", "fill", "clay", "moss", "ochre"),
            strict=True,
        )
    ),
    **{colour: f"seat-{number}" for number, colour in enumerate(SEATS, start=1)},
}
_CONFIG = {
    "background": None,
    "font": "sans-serif",
    "view": {"stroke": None},
    "axis": {
        "labelColor": MUTED,
        "titleColor": MUTED,
        "titleFontWeight": "normal",
        "labelFontSize": 12,
        "titleFontSize": 12,
        "gridColor": GRID,
        "domainColor": GRID,
        "tickColor": GRID,
        "labelLimit": 130,
    },
    "legend": {"labelColor": INK, "titleColor": MUTED, "labelFontSize": 12, "titleFontSize": 12, "orient": "top"},
    "text": {"color": INK, "fontSize": 12},
    "header": {"labelColor": INK, "titleColor": MUTED, "labelFontSize": 12},
}
_LABELLED = re.compile(r'<(path|rect|line)([^>]*?) aria-label="([^"]*)"([^>]*?)/>')


def svg(spec: dict[str, Any]) -> str:
    """A picture: `data`, marks and encodings as Vega-Lite has them; size and style are set here."""
    margin = {"left": 16, "right": 6, "top": 4, "bottom": 4}  # the page's letters may be wider than those measured
    whole = {"width": WIDTH, "height": HEIGHT, "padding": margin, **spec, "config": _CONFIG}
    return _drawn(json.dumps(whole))


@lru_cache(maxsize=64)
def _drawn(spec: str) -> str:
    import vl_convert

    text = vl_convert.vegalite_to_svg(spec, vl_version="6.4")
    for colour, variable in _VARIABLES.items():
        text = text.replace(colour, f"var(--{variable})")
    # What a screen reader says of a mark is also what the mouse is told.
    text = _LABELLED.sub(r"<\1\2\4><title>\3</title></\1>", text)
    text = re.sub(r'font-family="[^"]*"', "", text)
    own = hashlib.sha256(spec.encode()).hexdigest()[:8]  # several pictures share a page, and names must not clash
    text = re.sub(r'(id="|url\(#)', rf"\g<1>p{own}-", text)
    return re.sub(r' width="([\d.]+)" height="[\d.]+" viewBox', _sized, text, count=1)


def _sized(match: re.Match[str]) -> str:
    """As wide as there is room for, but never so wide that the letters of one picture outgrow another's."""
    return f' style="max-width:{1.15 * float(match[1]):.0f}px" viewBox'


def number(field: str, title: str | None = None, **more: Any) -> dict[str, Any]:
    return {"field": field, "type": "quantitative", "title": title, **more}


def name(field: str, title: str | None = None, **more: Any) -> dict[str, Any]:
    return {"field": field, "type": "nominal", "title": title, "sort": None, **more}


PERCENT = {"format": ".0%", "tickCount": 5}
APART = {"labelOverlap": True, "labelSeparation": 8}
"""Numbers along an axis that would touch are left out."""


def whiskers(rows: list[dict[str, Any]], title: str, *, line: float | None = None, share: bool = False) -> str:
    """A point with its bounds for every row (`name`, `value`, `low`, `high`, and `colour` where it has one)."""
    axis = {**PERCENT, **APART} if share else {"tickCount": 5, **APART}
    x = number("value", title, axis=axis, scale={"zero": False, "nice": True})
    y = name("name", axis={"labelLimit": 170, "grid": False, "ticks": False, "domain": False})
    colour = {"field": "colour", "type": "nominal", "scale": None}
    told = {"field": "told", "type": "nominal"}
    layers: list[dict[str, Any]] = [
        {"mark": {"type": "rule", "strokeWidth": 3, "opacity": 0.45, "aria": False},
         "encoding": {"y": y, "x": {**x, "field": "low"}, "x2": {"field": "high"}, "color": colour}},
        {"mark": {"type": "point", "filled": True, "size": 90, "opacity": 1},
         "encoding": {"y": y, "x": x, "color": colour, "description": told}},
    ]  # fmt: skip
    if line is not None:
        rule = {"type": "rule", "color": MUTED, "strokeDash": [4, 4], "aria": False}
        layers.insert(0, {"data": {"values": [{"at": line}]}, "mark": rule, "encoding": {"x": number("at", title)}})
    filled = [{"colour": RIVER, **row, "told": _told(row, share)} for row in rows]
    height = max(60, 26 * len(rows))
    return svg({"width": 210, "height": height, "data": {"values": filled}, "layer": layers})


def _told(row: dict[str, Any], share: bool) -> str:
    numbers = (row["value"], row["low"], row["high"])
    value, low, high = (f"{100 * each:.1f} %" if share else f"{each:.3g}" for each in numbers)
    return f"{row['name']}: {value} ({low} to {high})"


def bars(rows: list[dict[str, Any]], title: str, of: str) -> str:
    """Bars of `count` over `value`, as shares of all."""
    total = sum(row["count"] for row in rows) or 1
    filled = [
        {**row, "share": row["count"] / total, "told": f"{of} {row['value']}: {100 * row['count'] / total:.1f} %"}
        for row in rows
    ]
    width = {"band": 0.9} if len(rows) < 40 else {"band": 1}
    mark = {"type": "bar", "color": RIVER, "width": width, "cornerRadiusEnd": 2}
    x = _ordinal([row["value"] for row in rows], title)
    encoding = {"x": x, "y": number("share", "share of games", axis=PERCENT), "description": {"field": "told"}}
    return svg({"data": {"values": filled}, "mark": mark, "encoding": encoding})


def paired_bars(rows: list[dict[str, Any]], title: str, colours: tuple[str, ...]) -> str:
    """Bars side by side: the `share` of each `value` in each `which`."""
    which = list(dict.fromkeys(row["which"] for row in rows))
    values = list(dict.fromkeys(row["value"] for row in rows))
    colour = {"field": "which", "type": "nominal", "title": None, "scale": {"domain": which, "range": colours},
              "legend": {"columns": 1, "labelLimit": 300, "symbolType": "square", "symbolOpacity": 1}}  # fmt: skip
    filled = [{**row, "told": f"{row['which']}, {title} {row['value']}: {100 * row['share']:.1f} %"} for row in rows]
    encoding = {
        "x": {**_ordinal(values, title), "scale": {"paddingInner": 0.15}},
        "xOffset": {"field": "which", "type": "nominal", "sort": which},
        "y": number("share", "share of games", axis=PERCENT),
        "color": colour,
        "description": {"field": "told"},
    }
    return svg({"data": {"values": filled}, "mark": {"type": "bar"}, "encoding": encoding})


def _ordinal(values: list[Any], title: str) -> dict[str, Any]:
    """An axis of bins in their order, so many of them named as have room."""
    most = max(1, 34 // max(len(str(value)) for value in values))
    axis = {"labelAngle": 0, "values": values[:: max(1, -(-len(values) // most))], "grid": False, "ticks": False}
    return {"field": "value", "type": "ordinal", "sort": None, "title": title, "axis": axis}


def ribbon(
    rows: list[dict[str, Any]],
    x_title: str,
    y_title: str,
    *,
    share: bool = False,
    line: float | None = None,
    percent_x: bool = False,
) -> str:
    """A line of `value` over `x` with a band from `low` to `high`."""
    turned = {"values": [row["x"] for row in rows], "labelOverlap": True}
    x = number("x", x_title, axis=PERCENT if percent_x else turned, scale={"zero": False, "nice": False})
    y = number("value", y_title, axis={**PERCENT} if share else {"tickCount": 5}, scale={"zero": False})
    layers: list[dict[str, Any]] = [
        {"mark": {"type": "area", "color": RIVER, "opacity": 0.22, "aria": False},
         "encoding": {"x": x, "y": {**y, "field": "low"}, "y2": {"field": "high"}}},
        {"mark": {"type": "line", "color": RIVER, "strokeWidth": 2.5, "aria": False}, "encoding": {"x": x, "y": y}},
    ]  # fmt: skip
    if len(rows) <= 25:
        mark = {"type": "point", "filled": True, "size": 55, "color": RIVER, "opacity": 1}
        layers.append({"mark": mark, "encoding": {"x": x, "y": y, "description": {"field": "told"}}})
    if line is not None:
        rule = {"type": "rule", "color": MUTED, "strokeDash": [4, 4], "aria": False}
        layers.insert(0, {"data": {"values": [{"at": line}]}, "mark": rule, "encoding": {"y": number("at", y_title)}})
    filled = [{**row, "told": _told({**row, "name": f"{x_title} {row['x']}"}, share)} for row in rows]
    return svg({"data": {"values": filled}, "layer": layers})


def cloud(rows: list[dict[str, Any]], x_title: str, y_title: str, line: float) -> str:
    """Points at `x` and `value` with bounds, the odd ones named."""
    x = number("x", x_title, axis=PERCENT, scale={"zero": False})
    y = number("value", y_title, axis=PERCENT, scale={"zero": False})
    colour = {"field": "colour", "type": "nominal", "scale": None}
    layers: list[dict[str, Any]] = [
        {"data": {"values": [{"at": line}]}, "encoding": {"y": number("at", y_title)},
         "mark": {"type": "rule", "color": MUTED, "strokeDash": [4, 4], "aria": False}},
        {"mark": {"type": "rule", "opacity": 0.35, "strokeWidth": 1.5, "aria": False},
         "encoding": {"x": x, "y": {**y, "field": "low"}, "y2": {"field": "high"}, "color": colour}},
        {"mark": {"type": "point", "filled": True, "size": 45, "opacity": 0.9},
         "encoding": {"x": x, "y": y, "color": colour, "description": {"field": "told"}}},
        {"transform": [{"filter": "datum.label != ''"}],
         "mark": {"type": "text", "dx": 6, "align": "left", "aria": False},
         "encoding": {"x": x, "y": y, "text": {"field": "label"}}},
    ]  # fmt: skip
    filled = [{"colour": RIVER, **row, "told": _told(row, True)} for row in rows]
    return svg({"height": 250, "data": {"values": filled}, "layer": layers})


def dots(rows: list[dict[str, Any]], x_title: str, y_title: str) -> str:
    """Points at `x` and `value`, some of them with a `label`."""
    x, y = number("x", x_title, axis={"tickCount": 5}), number("value", y_title, axis={"tickCount": 5})
    colour = {"field": "colour", "type": "nominal", "scale": None}
    point = {"type": "point", "filled": True, "size": 60, "opacity": 0.9}
    text = {"type": "text", "dx": 7, "align": "left", "aria": False}
    layers: list[dict[str, Any]] = [
        {"mark": point, "encoding": {"x": x, "y": y, "color": colour, "description": {"field": "name"}}},
        {"mark": text, "encoding": {"x": x, "y": y, "text": {"field": "label"}}},
    ]
    return svg({"height": 230, "data": {"values": rows}, "layer": layers})


def stacked(rows: list[dict[str, Any]], title: str) -> str:
    """Bars by `name`, made of parts (`part`, `value`)."""
    parts = list(dict.fromkeys(row["part"] for row in rows))
    colours = [RIVER, OCHRE, MOSS, CLAY, MUTED, FILL][: len(parts)]
    colour = {"field": "part", "type": "nominal", "title": None, "scale": {"domain": parts, "range": colours},
              "legend": {"columns": 1, "labelLimit": 300}}  # fmt: skip
    filled = [{**row, "told": f"{row['name']}, {row['part']}: {row['value']:.2f}"} for row in rows]
    encoding = {
        "y": name("name", axis={"grid": False, "ticks": False, "domain": False}),
        "x": number("value", title, axis={"tickCount": 5}),
        "color": colour,
        "description": {"field": "told"},
    }
    height = 34 * len({row["name"] for row in rows})
    return svg({"width": 250, "height": height, "data": {"values": filled}, "mark": "bar", "encoding": encoding})


def sized(body: str, width: float, height: float) -> str:
    """A picture drawn by hand, as wide as there is room for and no wider than its letters allow."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" style="max-width:{1.15 * width:.0f}px" '
        f'viewBox="0 0 {width:.0f} {height:.0f}">{body}</svg>'
    )
