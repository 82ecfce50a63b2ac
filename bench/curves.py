"""Draw the learning curves in bench/curves/*.json as SVG beside them.

.venv/bin/python -m bench.curves
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import vl_convert  # type: ignore[import-not-found]

FOLDER = Path(__file__).parent / "curves"
TITLES = {
    "ppo_hidden_stones": ("PPO on Hidden Stones, one H200", "share of the points"),
    "alphazero_stones_and_rivers": ("AlphaZero-like on Stones & Rivers, one H200", "share of the games"),
}
SERIES = {
    "random": "against random",
    "greedy": "against greedy",
    "random_with_search": "against random, with search",
    "greedy_with_search": "against greedy, with search",
}


def spec_of(name: str, rows: list[dict[str, Any]]) -> dict[str, Any]:
    """One line for each rival over the seconds of the run, and the even share."""
    title, y = TITLES[name]
    points = [
        {"seconds": row["seconds"], "share": row[key], "rival": label}
        for row in rows
        for key, label in SERIES.items()
        if key in row
    ]
    x = {"field": "seconds", "type": "quantitative", "title": "seconds of the run"}
    share = {"field": "share", "type": "quantitative", "title": y, "scale": {"domain": [0, 1]}}
    colour = {"field": "rival", "type": "nominal", "title": None, "legend": {"orient": "bottom"}}
    return {
        "title": title,
        "width": 520,
        "height": 260,
        "layer": [
            {
                "data": {"values": points},
                "mark": {"type": "line", "point": True},
                "encoding": {"x": x, "y": share, "color": colour},
            },
            {
                "data": {"values": [{"y": 0.5}]},
                "mark": {"type": "rule", "strokeDash": [4, 4]},
                "encoding": {"y": {"datum": 0.5}},
            },
        ],
    }


if __name__ == "__main__":
    for path in sorted(FOLDER.glob("*.json")):
        text = vl_convert.vegalite_to_svg(json.dumps(spec_of(path.stem, json.loads(path.read_text()))))
        path.with_suffix(".svg").write_text(text)
        print(path.with_suffix(".svg"))
