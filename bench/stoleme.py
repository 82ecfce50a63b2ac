"""Stolemë in numbers: thousands of quick games, the ladder of the bot's levels, and compiled against plain playouts.

    python -m bench.stoleme report 10000      games by the quick player, a third each for 2, 3 and 4 players
    python -m bench.stoleme ladder 2 40 600   neighbouring levels for 2 players, 40 games a pair, 600 seconds at most
    python -m bench.stoleme pair expert hard 2 40 600   one pair alone; a last number draws another series of games
    python -m bench.stoleme blunders expert 2 20 600   what no person would do, in 20 games of 2 at one level
    python -m bench.stoleme watched expert hard 2 40 600   a pair, and the blunders of its upper level in those games
    python -m bench.stoleme speed

Prints Markdown with the command and the date; `bench/stoleme.md` keeps what was measured.
"""

from __future__ import annotations

import datetime
import random
import sys
import time
from collections.abc import Callable
from typing import Any

from riffle.bots.bot import make
from riffle.core.action import Action
from riffle.core.declare.chance import seed_of
from riffle.core.engine.playout import GREEDY
from riffle.core.game import Speed, load
from riffle.core.match import Match
from riffle.games.stoleme.gods import set_lies
from riffle.games.stoleme.heuristics import danger, missing
from riffle.games.stoleme.land import distance
from riffle.games.stoleme.pieces import CAP
from riffle.games.stoleme.state import LYING, STANDING, STOLEMS
from riffle.lab.interval import interval

from .timing import rates, table

GAME = load("stoleme")
MOST = 20_000
"""Answers after which a game counts as unfinished."""
LAST_ROUND = 15


def won_share(wins: float, games: int) -> str:
    """A share in per cent with its 95 % interval."""
    if games == 0:
        return "-"
    low, high = interval(wins, games)
    return f"{100 * wins / games:.1f} ({100 * low:.1f}-{100 * high:.1f})"


def quick_games(seats: int, games: int) -> list[str]:
    """Rows of the report for one number of players; seat 1 is the first player of the first round."""
    start = GAME.start(seats, nature="ask", speed="fast", starter="1")
    rounds, long, unfinished = [], 0, 0
    endings = dict.fromkeys(GAME.endings, 0)
    seat_wins, family_wins, family_games = [0.0] * seats, [0.0] * 4, [0] * 4
    for number in range(games):
        position, _ = start.played_out([GREEDY] * seats, seed_of(number, seats), MOST)
        rounds.append(int(position.field("round")))
        long += rounds[-1] > LAST_ROUND
        result = position.result
        if result is None:
            unfinished += 1
            continue
        endings[result.ending] += 1
        families = position.field("family")
        for seat in range(seats):
            family_games[families[seat]] += 1
            share = 1 / len(result.winners) if seat in result.winners else 0.0
            seat_wins[seat] += share
            family_wins[families[seat]] += share
    done = games - unfinished
    ways = " / ".join(f"{100 * endings[each] / max(1, done):.1f}" for each in GAME.endings[:4])
    by_seat = ", ".join(won_share(wins, done) for wins in seat_wins)
    by_family = ", ".join(won_share(*pair) for pair in zip(family_wins, family_games, strict=True))
    mean = sum(rounds) / games
    return [f"| {seats} | {games} | {unfinished} | {mean:.2f} | {long} | {ways} | {by_seat} | {by_family} |"]


def report(games: int) -> list[str]:
    head = "| players | games | unfinished | rounds | over 15 rounds | knock-outs / gods / last family / tokens out % "
    head += "| wins by seat, first player first, % | wins by family (Rëb, Les, Bël, Gôch) % |"
    lines = [head, "|---|---|---|---|---|---|---|---|"]
    for seats in (2, 3, 4):
        lines += quick_games(seats, games // 3 + (1 if seats - 2 < games % 3 else 0))
    return lines


Watcher = Callable[[Match, int, Action], None]


def contest(levels: list[str], seed: int, watch: Watcher | None = None) -> tuple[list[int], int]:
    """One game between levels, one a seat; the winners and the round it ended in (none if it was cut short)."""
    match = Match(GAME, len(levels), dice=random.Random(seed), speed="fast")
    bots = [make(GAME, level, seed_of(seed, seat)) for seat, level in enumerate(levels)]
    match.advance()
    while not match.over and int(match.position.field("round")) <= LAST_ROUND:
        seat = match.question.waiting[0]
        answer = GAME.action(bots[seat].answer(match.observation(seat)))
        if watch is not None:
            watch(match, seat, answer)
        match.answer(seat, answer)
    result = match.result
    return (list(result.winners) if result else []), int(match.position.field("round"))


def only(seat: int, watch: Watcher) -> Watcher:
    """Look at that seat's answers alone."""
    return lambda match, who, answer: watch(match, who, answer) if who == seat else None


def rung(
    upper: str, lower: str, seats: int, games: int, until: float, series: int = 5, watch: Watcher | None = None
) -> str:
    """One seat of the upper level against the lower one on all others, the seat going round; that seat is watched."""
    wins, played, capped, rounds = 0.0, 0, 0, 0
    start = time.process_time()
    for number in range(games):
        if time.monotonic() > until:
            break
        seat = number % seats
        levels = [upper if each == seat else lower for each in range(seats)]
        winners, last = contest(levels, seed_of(number, seats, series), watch and only(seat, watch))
        played += 1
        rounds += last
        capped += not winners
        wins += 1 / len(winners) if seat in winners else 0.0
    spent = (time.process_time() - start) / max(1, played)
    return (
        f"| {upper} against {lower} | {seats} | {played} | {won_share(wins, played)} | {100 / seats:.0f} | {capped} "
        f"| {rounds / max(1, played):.1f} | {spent:.1f} |"
    )


HEAD = [
    "| pair | players | games | wins of the upper % (95 %) | even share % | cut short | rounds | CPU s a game |",
    "|---|---|---|---|---|---|---|---|",
]


def pair(upper: str, lower: str, seats: int, games: int, seconds: int, series: int = 5) -> list[str]:
    return [*HEAD, rung(upper, lower, seats, games, time.monotonic() + seconds, series)]


def ladder(seats: int, games: int, seconds: float) -> list[str]:
    lines = list(HEAD)
    pairs = [("normal", "easy"), ("hard", "normal"), ("expert", "hard")]
    for number, (upper, lower) in enumerate(pairs):
        until = time.monotonic() + seconds / (len(pairs) - number)
        lines.append(rung(upper, lower, seats, games, until))
        seconds -= max(0.0, seconds / (len(pairs) - number) - max(0.0, until - time.monotonic()))
    return lines


KINDS = (
    "healthy giant to the gods",
    "Boulder on a dazed giant",
    "Miss taken, Hit open",
    "only Gods card discarded, set complete",
    "child alone in round 1",
    "cap left off under a rock",
    "cap not for the dazed head in range",
    "nearer gods' card exchanged",
)


class Blunders:
    """Counts chances to blunder and blunders, from what the seat sees and the game's own distances."""

    def __init__(self) -> None:
        self.seen: dict[str, tuple[int, int]] = dict.fromkeys(KINDS, (0, 0))

    def note(self, kind: str, blunder: bool) -> None:
        chances, blunders = self.seen[kind]
        self.seen[kind] = (chances + 1, blunders + blunder)

    def watch(self, match: Match, seat: int, answer: Action) -> None:
        view, parts = match.view(seat), GAME.actions.parts(answer.code)
        own = range(4 * seat, 4 * seat + 4)
        if answer.kind == "turn_to_stone":
            there = [view.dazed[it] or view.pose[it] == LYING for it in own if view.pose[it] in (STANDING, LYING)]
            if any(there) and not all(there):
                self.note("healthy giant to the gods", not view.dazed[parts["stolem"]])
        elif answer.kind == "throw" and parts["rock"]:
            self.note("Boulder on a dazed giant", bool(view.dazed[parts["target"]]))
        elif answer.kind == "take":
            self.note("Miss taken, Hit open", parts["result"] == 0 and view.face_up[1] > 0)
        elif answer.kind == "discard" and view.actions[seat][2] == 1 and self.complete(match, seat):
            self.note("only Gods card discarded, set complete", parts["card"] == 2)
        elif answer.kind == "move" and view.round == 1 and parts["stolem"] % 4 == 3:
            self.note("child alone in round 1", self.alone(match, seat, parts["stolem"], parts["hex"]))
        elif (
            answer.kind in ("wear_cap", "no_cap") and view.struck >= 0 and view.tokens[seat][view.struck % 4] >> CAP & 1
        ):
            self.note("cap left off under a rock", answer.kind == "no_cap")
        elif answer.kind == "put_token" and parts["token"] == CAP:
            self.cap(match, seat, parts["stolem"])
        elif answer.kind == "exchange" and view.gods_count[seat] == 2:
            state, other = match.position.at_speed("plain").state, 1 - parts["slot"]
            lacks = [missing(state, card) for card in state.gods[seat]]
            self.note("nearer gods' card exchanged", lacks[parts["slot"]] < lacks[other])

    def rows(self, title: str) -> list[str]:
        lines = [f"| {kind} | {count} | {wrong} |" for kind, (count, wrong) in self.seen.items()]
        return [f"| {title} | chances | blunders |", "|---|---|---|", *lines]

    def complete(self, match: Match, seat: int) -> bool:
        state = match.position.at_speed("plain").state
        return any(card >= 0 and set_lies(state, card) for card in state.gods[seat])

    def cap(self, match: Match, seat: int, stolem: int) -> None:
        """Chances are caps laid while a dazed head that an enemy reaches has room for it."""
        state = match.position.at_speed("plain").state
        legal = [answer for answer in match.legal(seat) if answer.kind == "put_token"]
        heads = [GAME.actions.parts(answer.code)["stolem"] for answer in legal]
        endangered = [it for it in heads if state.dazed[it] and danger(state, seat, it, state.hex_of[it]) > 0]
        if endangered:
            self.note("cap not for the dazed head in range", stolem not in endangered)

    def alone(self, match: Match, seat: int, stolem: int, cell: int) -> bool:
        """Two enemies within two hexes, nobody of the family within three."""
        state = match.position.at_speed("plain").state
        far = {it: distance(state, cell, state.hex_of[it]) for it in range(STOLEMS) if state.pose[it] == STANDING}
        enemies = sum(far[it] <= 2 for it in far if it // 4 != seat)
        family = sum(far[it] <= 3 for it in far if it // 4 == seat and it != stolem)
        return enemies >= 2 and family == 0 and state.hex_of[stolem] != cell


def blunders(level: str, seats: int, games: int, seconds: int) -> list[str]:
    counted, until, played = Blunders(), time.monotonic() + seconds, 0
    while played < games and time.monotonic() < until:
        contest([level] * seats, seed_of(played, seats, 9), counted.watch)
        played += 1
    return counted.rows(f"{level}, {seats} players, {played} games")


def watched(upper: str, lower: str, seats: int, games: int, seconds: int, series: int = 5) -> list[str]:
    counted = Blunders()
    row = rung(upper, lower, seats, games, time.monotonic() + seconds, series, counted.watch)
    return [*HEAD, row, "", *counted.rows(f"{upper} in these games")]


def playouts(speed: Speed, games: int, seats: int) -> int:
    """Whole quick games; how many answers were given."""
    start = GAME.start(seats, nature="ask", speed=speed)
    return sum(start.played_out([GREEDY] * seats, seed_of(number), MOST)[1] for number in range(games))


def speed() -> list[str]:
    contenders = {"plain": lambda: playouts("plain", 2, 3), "compiled": lambda: playouts("fast", 60, 3)}
    return table("Quick games of three players", "answers", rates(contenders), "plain")


def main(words: list[str]) -> None:
    given = [int(word) if word.isdigit() else word for word in words[1:]]
    commands: dict[str, Any] = {"report": report, "ladder": ladder, "pair": pair, "speed": speed}
    commands |= {"blunders": blunders, "watched": watched}
    made = commands[words[0]](*given)
    print(f"`python -m bench.stoleme {' '.join(words)}`, {datetime.datetime.now(datetime.UTC):%Y-%m-%d}\n")
    print("\n".join(made))


if __name__ == "__main__":
    main(sys.argv[1:] or ["speed"])
