"""A search for leaks at the server: pairs of games that differ only in a secret must look equal, byte for byte.

    python -m bench.leaks --pairs 10000 [--games hidden_stones river_dragons stoleme] [--plant]

Both games of a pair run side by side in two servers with the same words and the same chance, until one hidden draw or
one hidden answer falls differently. From then on everything that goes to a seat that may not know it, and to a watcher,
is compared after every act: moves, refusals, asked and granted undo, hints, chat, coming back, the record so far. The
pair ends when the rules themselves show a difference to that seat. `--plant` puts a leak into the snapshots, which the
search must find. Counts are kept in a state file; a run that is ended goes on where it was.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parents[1]
STATE = ROOT / ".cache/trust"
GAMES = ("hidden_stones", "river_dragons", "stoleme", "hidden_stones", "river_dragons", "stoleme", "pebbles")
"""Those that hide something; Stone Stacks and Stones and Rivers hide nothing, so that no pair of them can differ."""
MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None
"""No power fails here: the disk need not be waited for."""
LONGEST = 40
"""Acts before a pair ends by itself."""
UNSEEN = ("own", "nobody")


class Counts(msgspec.Struct):
    """What was really reached. A pair counts when its two games were different and looked equal at least once."""

    pairs: int = 0
    tried: int = 0
    acts: int = 0
    bytes: int = 0
    hints: int = 0
    by_game: dict[str, int] = {}
    leaks: list[str] = []


class Dice:
    """Chance of one of the two games: the same numbers, but for one throw."""

    def __init__(self, seed: int, odd: int, add: int) -> None:
        self.rng = random.Random(seed)
        self.odd, self.add, self.throws = odd, add, 0

    def randrange(self, stop: int, /) -> int:
        self.throws += 1
        thrown = self.rng.randrange(1 << 30) % stop
        return (thrown + self.add) % stop if self.throws == self.odd else thrown


class Side:
    """One of the two servers with its table: seat 0 looks on what seat 1 hides, a watcher looks on both."""

    def __init__(self, folder: Path, dice: Dice) -> None:
        self.folder, self.dice = folder, dice

    async def open(self, game: str, seats: list[dict[str, str]], options: dict[str, Any]) -> Side:
        from tests.server.clients import make_lobby, seat_at

        from riffle.server.settings import Settings

        settings = Settings(
            data=self.folder, pace=0.0, sweep=3600.0, connection_rate=0, address_rate=0, address_tables=0,
            greet_rate=0, undo_rate=0, chat_rate=0, make_rate=0,
        )  # fmt: skip
        self.lobby = make_lobby(settings, dice=self.dice)
        await self.lobby.open()
        self.seats = await seat_at(self.lobby, game, *seats, options=options)
        self.watcher = self.seats.pop()
        await self.machines()
        self.sent()  # a bot may have begun while they came in, sooner in one game than in the other
        return self

    def settle(self) -> None:
        for player in (*self.seats, self.watcher):
            player.listen()

    async def machines(self) -> None:
        from tests.server.clients import settled

        await settled(self.table)
        self.settle()

    @property
    def table(self) -> Any:
        return self.seats[0].table

    def sent(self) -> list[list[bytes]]:
        """What went out to seat 0 and to the watcher since the last look."""
        found = [list(self.seats[0].bytes), list(self.watcher.bytes)]
        for player in (self.seats[0], self.watcher):
            player.bytes.clear()
        return found

    def allowed(self) -> list[Any]:
        """What the rules let seat 0 and a watcher know: their views, the open answers that led to them, and the facts
        as they are declared."""
        match, codec = self.table.match, self.table.game.actions
        shown = [
            (event.seat, [step for step in event.steps or () if codec.spec(step.code).audience not in UNSEEN])
            for event in match.log
            if event.kind == "answer"
        ]
        kinds = self.table.game.facts.kinds
        rows = [row for event in match.log for row in event.facts]
        told = [
            [(row[0], kinds[row[0]].seen_by(row[1 : 1 + len(kinds[row[0]].parts)], seat)) for row in rows]
            for seat in (0, -1)
        ]
        return [shown, told, *(dict(match.position.view(seat)) for seat in (0, -1))]

    def secret(self) -> tuple[Any, ...]:
        position = self.table.match.position
        return position.digest, dict(position.sealed), dict(position.drafts)


@contextmanager
def planted(on: bool) -> Iterator[None]:
    """A leak: the parity of seat 1's secrets shows in the number of the question that everybody is told."""
    if not on:
        yield
        return
    from riffle.server.views import snapshot

    honest = snapshot.questions

    def leaking(match: Any) -> Any:
        position = match.position
        laid = [step.code for steps in (*position.sealed.values(), *position.drafts.values()) for step in steps]
        odd = (int(position.digest, 16) + sum(laid)) & 1
        return [msgspec.structs.replace(asked, kind=asked.kind + " " * odd) for asked in honest(match)]

    snapshot.questions = leaking
    try:
        yield
    finally:
        snapshot.questions = honest


async def pair(game: str, seed: int, counts: Counts) -> None:
    """One pair of games; counts what was compared, and notes the first byte that should not differ."""
    rng = random.Random(seed)
    with_bot = rng.random() < 0.3
    seats = [{"kind": "person"}, {"kind": "person"}]
    if with_bot:
        seats.append(
            {"kind": "bot", "level": rng.choice(["greedy", "random"]) if game != "river_dragons" else "random"}
        )
    odd, add = rng.randrange(1, 60), rng.randrange(1, 9)
    counts.tried += 1
    with tempfile.TemporaryDirectory(prefix="riffle-leaks-", dir=MEMORY) as folder:
        sides = [
            await Side(Path(folder) / str(index), Dice(seed, odd, add * index)).open(game, seats, {})
            for index in range(2)
        ]
        try:
            if await compare(sides, rng, counts, f"{game} {seed}"):
                counts.pairs += 1
                counts.by_game[game] = counts.by_game.get(game, 0) + 1
        finally:
            for side in sides:
                await side.lobby.close()


async def compare(sides: list[Side], rng: random.Random, counts: Counts, name: str) -> bool:
    """Act by act in both; whether the games were different and looked equal at least once."""
    one, other = sides
    compared = False
    parted = False
    for _ in range(LONGEST):
        for side in sides:
            await side.machines()
        a, b = one.sent(), other.sent()
        if one.allowed() != other.allowed():
            return compared  # the rules themselves show it now
        counts.acts += 1
        if one.secret() != other.secret():
            compared = True
            counts.bytes += sum(len(body) for bodies in a for body in bodies)
            if a != b:
                counts.leaks.append(f"{name}, act {counts.acts}: {first_difference(a, b)}")
                return compared
        if one.table.match.over or other.table.match.over:
            return compared
        kind, parted = await act(sides, rng, parted)
        counts.hints += kind == "hint"
        if kind == "none":
            return compared
    return compared


async def act(sides: list[Side], rng: random.Random, parted: bool) -> tuple[str, bool]:
    """The same act in both games: an answer that both allow, or something a bored player does."""
    one, other = sides
    roll = rng.random()
    if roll < 0.3:
        kind, parts = rng.choice(
            [
                ("hint", {}),
                ("undo", {}),
                ("agree", {"yes": rng.random() < 0.7}),
                ("chat", {"text": "hm"}),
                ("answer", {"question": 0, "code": 1}),
                ("answer", {"question": one.table.match.number, "code": rng.randrange(40)}),
                ("again", {}),
                ("record", {}),
            ]
        )
        if kind == "hint" and one.table.game.id == "river_dragons" and rng.random() < 0.7:
            return "", parted  # a quick player's way through the planks takes as long as twenty acts
        for side in sides:
            await bored(side, kind, parts)
        return kind, parted
    waiting = [seat for seat in one.table.match.question.waiting if seat in other.table.match.question.waiting]
    people = [seat for seat in waiting if seat < len(one.seats)]
    if not people:
        return "none", parted
    seat = rng.choice(people)
    lists = [{each["code"]: each for each in side.seats[seat].snapshot["legal"]} for side in sides]
    common = sorted(set(lists[0]) & set(lists[1]))
    if not common:
        return "none", parted
    codes = [rng.choice(common)] * 2
    codec = one.table.game.actions
    hidden = [code for code in common if codec.spec(code).audience in UNSEEN]
    if seat == 1 and not parted and len(hidden) > 1 and rng.random() < 0.5:
        codes = rng.sample(hidden, 2)  # here they part: seat 1 hides another answer
        parted = True
    for side, code, legal in zip(sides, codes, lists, strict=True):
        middle = tuple((low + high) // 2 for low, high in legal[code].get("ranges", ()))
        await side.seats[seat].answer(code, middle)
    return "move", parted


async def bored(side: Side, kind: str, parts: dict[str, Any]) -> None:
    from tests.server.clients import Player

    ann = side.seats[0]
    if kind == "again":
        for link, keep in ((ann.link, ann), (side.watcher.link, side.watcher)):
            back = await Player(side.lobby, link).open({"last": 3, "chat": -1})
            keep.bytes += back.bytes
            await back.leave()
    elif kind == "record":
        secret = ann.link.rsplit("/", 1)[1]
        ann.bytes.append((await side.lobby.record(side.table.seating.id, secret)).encode())
    elif kind == "hint" and not ann.snapshot["question"]["mine"]:
        return
    else:
        await ann.say(kind, **parts)


def first_difference(a: list[list[bytes]], b: list[list[bytes]]) -> str:
    for who, ours, theirs in zip(("seat 0", "a watcher"), a, b, strict=True):
        for left, right in zip(ours, theirs, strict=False):
            if left != right:
                at = next((i for i, (x, y) in enumerate(zip(left, right, strict=False)) if x != y), 0)
                return f"{who} is sent {left[max(0, at - 60) : at + 60]!r} and {right[max(0, at - 60) : at + 60]!r}"
        if len(ours) != len(theirs):
            return f"{who} is sent {len(ours)} and {len(theirs)} messages"
    return "nothing"


def line(counts: Counts) -> str:
    games = ", ".join(f"{name} {count}" for name, count in sorted(counts.by_game.items()))
    return (
        f"{counts.pairs} pairs ({games}) out of {counts.tried}, {counts.acts} acts, {counts.hints} hints, "
        f"{counts.bytes / 1e6:.1f} MB compared, {len(counts.leaks)} leaks"
    )


async def some(counts: Counts, wanted: int, games: list[str]) -> None:
    """Pairs until enough are found, or it is time to keep the counts."""
    for _ in range(20):
        if counts.pairs < wanted:
            await pair(games[counts.tried % len(games)], counts.tried + 1, counts)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--pairs", type=int, default=10_000)
    options.add_argument("--games", nargs="*", default=list(GAMES))
    options.add_argument("--plant", action="store_true", help="leak on purpose; it must be found")
    given = options.parse_args()
    sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
    STATE.mkdir(parents=True, exist_ok=True)
    file = None if given.plant else STATE / "leaks.json"
    counts = msgspec.json.decode(file.read_bytes(), type=Counts) if file and file.exists() else Counts()
    with planted(given.plant):
        while counts.pairs < given.pairs and not (given.plant and counts.leaks):
            asyncio.run(some(counts, given.pairs, given.games))
            print(line(counts), flush=True)
            if file is not None:
                file.write_bytes(msgspec.json.encode(counts))
    print("\n".join(counts.leaks[:5]))
    return (not counts.leaks) if given.plant else bool(counts.leaks)


if __name__ == "__main__":
    sys.exit(main())
