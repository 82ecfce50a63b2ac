"""What a review costs: `python -m bench.coach [RECORD...]`, by default every stored record. CPU seconds, code compiled.

Each game is reviewed once before, so that loading compiled code is told apart from thinking. At the end the reasons are
counted: a bare one names nothing but chances and should be rare.
"""

from __future__ import annotations

import sys
import time
from collections import Counter, defaultdict
from pathlib import Path

from riffle.bots.coach.review import eye_of, review
from riffle.core.record import read_record

TESTS = Path(__file__).parents[1] / "tests"


def main(files: list[str]) -> None:
    records = [Path(file) for file in files] or sorted(TESTS.glob("*/records/*.riffle"))
    warm: set[str] = set()
    reasons: defaultdict[str, Counter[str]] = defaultdict(Counter)
    print("| record | seats | answers of seats | CPU s | first one, with loading | moments | luck |")
    print("|---|---|---|---|---|---|---|")
    for record in records:
        match = read_record(record)
        loading = ""
        if match.game.id not in warm:
            began = time.process_time()
            review(match, eye_of(match.game))
            loading = f"{time.process_time() - began:.1f}"
            warm.add(match.game.id)
        began = time.process_time()
        found = review(match, eye_of(match.game))
        spent = time.process_time() - began
        answers = sum(0 <= event.seat < match.seats for event in match.log)
        reasons[match.game.id].update(each.why.key for each in found.moments)
        said = ", ".join(f"{each.why.key} {100 * each.cost:.0f} %" for each in found.moments)
        luck = ", ".join(f"{100 * each:+.0f} %" for each in found.luck)
        name = f"{record.parent.parent.name}/{record.stem}"
        print(f"| {name} | {match.seats} | {answers} | {spent:.1f} | {loading} | {said} | {luck} |", flush=True)
    print()
    for game, counted in reasons.items():
        told = ", ".join(f"{key} {count}" for key, count in counted.most_common())
        bare = counted["more"] + counted["deeper"]
        print(f"- {game}: {counted.total()} moments, {bare} of them bare: {told}")


if __name__ == "__main__":
    main(sys.argv[1:])
