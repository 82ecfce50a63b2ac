"""Many days of every challenge, made and proved: python -m bench.daily [DAYS] [GAME ...] > bench/daily.md"""

from __future__ import annotations

import sys
from collections import Counter
from time import process_time

from riffle.daily import GAMES, challenge, prove

FIRST = 1


def main(days: int, games: list[str]) -> None:
    print(f"# Stone of the day: {days} days of each game, all proved (`python -m bench.daily {days}`)\n")
    print("| game | proved | difficulty 1 / 2 / 3 / 4 / 5 | CPU seconds to make: mean, most | to prove |")
    print("|---|---|---|---|---|")
    for game in games:
        challenge(game, FIRST)  # compiled code is loaded, tables are made
        grades: Counter[int] = Counter()
        making, proving = [], []
        for day in range(FIRST, FIRST + days):
            began = process_time()
            made = challenge(game, day)
            making.append(process_time() - began)
            began = process_time()
            prove(made)
            proving.append(process_time() - began)
            grades[made.difficulty] += 1
        shares = " / ".join(str(grades[grade]) for grade in range(1, 6))
        cost = f"{sum(making) / days:.2f}, {max(making):.2f}"
        print(f"| {game} | {days} of {days} | {shares} | {cost} | {sum(proving) / days:.3f} |", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200, sys.argv[2:] or list(GAMES))
