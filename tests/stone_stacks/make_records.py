"""Write the stored records anew: python -m tests.stone_stacks.make_records (after a change of rules or physics)."""

from pathlib import Path
from random import Random

from riffle.bots.bot import make
from riffle.core.game import load
from riffle.core.match import Match

FOLDER = Path(__file__).parent / "records"
GAMES = {
    "target_reached": (2, {"target": "6"}, ("hard", "normal"), 11),
    "norwegian_by_the_model": (
        4,
        {"preset": "norwegian", "physics": "model", "alternative_start": "on"},
        ("hard", "normal", "easy", "hard"),
        12,
    ),
}


def played(seats: int, options: dict[str, object], bots: tuple[str, ...], seed: int) -> Match:
    """A whole game of bots from one seed."""
    game = load("stone_stacks")
    match = Match(game, seats, game.options.read(options), dice=Random(seed))
    match.advance()
    hands = [make(game, name, seed + seat) for seat, name in enumerate(bots)]
    while not match.over:
        if match.needs_solver:
            match.solve()
            continue
        seat = match.asked[0]
        step = hands[seat].answer(match.observation(seat))
        match.answer(seat, step)
    return match


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, options, bots, seed) in GAMES.items():
        match = played(seats, options, bots, seed)
        (FOLDER / f"{name}.riffle").write_text(match.record(), encoding="utf-8")
        print(name, match.result)


if __name__ == "__main__":
    main()
