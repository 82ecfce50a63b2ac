"""Write a record's header and last line anew: `python scripts/seal_record.py FILE`.

Lessons are records written by hand (`web/src/games/<game>/lesson.riffle`). Their events stay as they are, without
numbers if one likes; game, options and seats are read from the header, versions and digest are filled in.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from riffle.core import record
from riffle.core.declare.question import NATURE
from riffle.core.game import load
from riffle.core.match import Match


def sealed(text: str) -> str:
    """The same game as a record that can be read; ValueError or Refused where an event does not fit."""
    head, _, events = text.partition("\n\n")
    header = dict(line.split(" ", 1) for line in head.splitlines() if " " in line)
    game = load(header["game"])
    match = Match(game, int(header["seats"]), game.options.parse_recorded(header.get("options", "")))
    for line in events.splitlines():
        found = re.fullmatch(r"(?:\d+ )?(nature|seat(\d)) (.+)", line.strip())
        if found:
            seat = NATURE if found[1] == "nature" else int(found[2]) - 1
            record.take(match, seat, found[3])
    return match.record()


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(sealed(path.read_text("utf-8")), "utf-8")
