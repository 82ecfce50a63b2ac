"""Make the puzzles of the practice room out of bots' games: `python scripts/make_puzzles.py [EACH [GAME...]]`.

Every puzzle is a position in which one answer is much better than all others, graded by which levels find it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from itertools import zip_longest

import msgspec

from riffle.bots.bot import LEVELS, make
from riffle.core.declare.chance import below, seed_of
from riffle.core.engine.playout import BRAINS
from riffle.core.event import Fact, Step
from riffle.core.game import Game, load
from riffle.core.match import Match, steps_of
from riffle.core.player import Observation
from riffle.core.position import Position
from riffle.daily import tower, village
from riffle.daily.challenges import Challenge, named
from riffle.daily.puzzles import FILE, puzzles
from riffle.daily.throw import is_good, judged, throws_of
from riffle.daily.throw import puzzle as throw_puzzle
from riffle.daily.win_in import OPENING, forced
from riffle.daily.win_in import puzzle as win_puzzle
from riffle.games.river_dragons.board import COLOURS, ISLAND_NAMES, PAIR_NAMES, VILLAGES
from riffle.games.river_dragons.state import ON_BOARD

LEAD = 2
"""Points by which the best turn of Hidden Stones is ahead of the easy bot's."""
MOST_ANSWERS, EASY, SLOTS = 1500, 250, 5
LOST = 7  # holder of a plank that is out of the game
"""Answers of a game of River Dragons at most, and how many programs that arrive make a turn easy."""
OPENED, TURN = 4, 3
"""Turns of stone stacks before a question is taken, and the answers of a turn."""
LONGEST, LAST, MOST_LACKING = 400, 14, 3
"""Turns of a game of Stones & Rivers at most, how many of its last are looked at, and stones still to bring home."""


def rivers(game: Game) -> Iterator[Challenge]:
    """Stones & Rivers: the last turns of a game, where one turn alone forced the win in two or three."""
    for number in range(1000):
        found = [forced_win(game, position) for position in last_positions(game, seed_of(0xC4, number))]
        yield from [puzzle for puzzle in found if puzzle is not None][:1]


def last_positions(game: Game, seed: int) -> list[Position]:
    """Positions near the end of a game between two bots, the earliest first; nothing in them is arranged."""
    rng = [seed]
    bots = [make(game, "normal", seed_of(seed, seat)) for seat in range(2)]
    position = game.start(2, seed=seed, speed="fast", first="circle")
    met: list[Position] = []
    while not position.over and len(met) < LONGEST:
        met.append(position)
        seat = position.to_move[0]
        codes = position.codes(seat)
        step = Step(codes[below(rng, len(codes))])
        if len(met) > OPENING:
            answer = bots[seat].answer(Observation(position, seat, len(met)))
            step = answer if isinstance(answer, Step) else step
        position = position.answer(seat, step)
    return met[-LAST:] if position.over else []


def forced_win(game: Game, position: Position) -> Challenge | None:
    if 5 - int(position.field("scored")[position.to_move[0]]) > MOST_LACKING:
        return None  # a turn brings one stone home at most
    turns, key = forced(game, position, MOST_LACKING)
    return win_puzzle(game, 0, position, turns, key, 1) if turns else None


def stones(game: Game) -> Iterator[Challenge]:
    """Hidden Stones: a turn in which looking further ahead scores more."""
    for seed in range(1000):
        match = Match(game, 2, {}, dice=random.Random(seed))
        match.advance()
        bots = [make(game, "hard", seed_of(seed, seat)) for seat in range(2)]
        found = False
        while not match.over and not found:
            seat = match.question.waiting[0]
            if match.state.acted == 0 and match.state.turn == seat and len(match.log) > 25:
                puzzle = best_turn(game, match.position, seat)
                if puzzle is not None:
                    yield puzzle
                    found = True
            match.answer(seat, bots[seat].answer(match.observation(seat, speed="fast")))


def best_turn(game: Game, position: Position, seat: int) -> Challenge | None:
    scores = {level: turn(game, position, seat, level) for level in LEVELS}
    best, way = max(scores.values(), key=lambda one: one[0])
    if best - scores["easy"][0] < LEAD or best < 3:
        return None
    bots = {level: score for level, (score, _) in scores.items()}
    return Challenge(
        game=game.id, day=0, kind="turn", position=position.text, options={}, seats=2, seat=seat, seed=1, replies=[],
        answers=14, way=[named(game, step) for step in way], choices=[], best=best, marks=[1, max(1, best - 2), best],
        bots=bots, difficulty=1 + sum(score < best for score in bots.values()),
        measured={"cards": int(position.field("hand_count")[seat]), "actions": len(way)},
    )  # fmt: skip


def turn(game: Game, position: Position, seat: int, level: str) -> tuple[int, list[Step]]:
    """The points that a level scores in this turn, and its answers. No level slips here."""
    match = Match(game, 2, {}, dice=random.Random(1))
    match.position = position
    bot = make(game, level, 1)
    bot.level = bot.level._replace(slips=0)  # type: ignore[attr-defined]
    steps: list[Step] = []
    while not match.over and seat in match.asked and len(steps) < 14:
        steps.append(steps_of(game, bot.answer(match.observation(seat, speed="fast")))[0])
        match.answer(seat, steps[-1])
    facts = [Fact.of(game.facts, row) for event in match.log for row in event.facts]
    return sum(fact.parts["value"] for fact in facts if fact.kind == "scored" and fact.parts["seat"] == seat), steps


def giants(game: Game) -> Iterator[Challenge]:
    """Stolemë: throws, each reckoned exactly."""
    for number in range(1000):
        seed = seed_of(0xA7, number)
        for position in throws_of(game, seed):
            found = judged(game, position)
            if is_good(found):
                yield throw_puzzle(game, 0, position, found, seed & 0x7FFFFFF, number + 1)
                break


def dragons(game: Game) -> Iterator[Challenge]:
    """River Dragons: a turn of a game that could have reached the village, had the other player kept still."""
    for number in range(3000):
        for text in near_the_end(game, seed_of(0xD6, number)):
            puzzle = last_turn(game, text)
            if puzzle is not None:
                yield puzzle
                break


def near_the_end(game: Game, seed: int) -> list[str]:
    """Where black could program in a game between quick players, the latest first; the other has no planks left."""
    position = game.start(2, seed=seed, speed="fast")
    found: list[str] = []
    for _ in range(MOST_ANSWERS):
        if position.over:
            break
        if position.question == "program" and len(position.asked) == 2:
            found += still(position)
        _, position = position.quickly(position.to_move[0], BRAINS["greedy"])
    return list(dict.fromkeys(found[::-1]))


def still(position: Position) -> list[str]:
    """The same planks, stones and pawns, with black to begin and nothing left to lay for pink; none without black."""
    colour = [COLOURS[int(each)] for each in position.field("colour")[:2]]
    if "black" not in colour:
        return []
    pawn = {colour[seat]: space(int(position.field("pawn")[seat])) for seat in range(2)}
    holder, pair = position.field("holder"), position.field("pair")
    mine = [at for at in range(len(holder)) if COLOURS[at // 6] in colour]
    planks = [f"{plank_name(at)}:{PAIR_NAMES[int(pair[at])]}" for at in mine if holder[at] == ON_BOARD]
    out = [at for at in mine if holder[at] != ON_BOARD and (COLOURS[at // 6] != "black" or holder[at] == LOST)]
    stones = [ISLAND_NAMES[at] for at, lies in enumerate(position.field("stone")) if lies]
    parts = {"stones": stones, "planks": planks, "lost": [plank_name(at) for at in out]}
    pieces = " ".join(f"{name}={','.join(sorted(row))}" for name, row in parts.items() if row)
    other = next(each for each in colour if each != "black")
    return [f"pawns=black:{pawn['black']},{other}:{pawn[other]} first=black {pieces}"]


def space(at: int) -> str:
    return COLOURS[at] if at < VILLAGES else plank_name(at - VILLAGES)


def plank_name(plank: int) -> str:
    return f"{COLOURS[plank // 6]}{plank % 6 + 1}"


def last_turn(game: Game, text: str) -> Challenge | None:
    try:
        position = game.position(text, **village.OPTIONS)
    except ValueError:
        return None
    found = village.programs(position.state)
    if not village.FEWEST <= len(found) <= village.MOST[1]:
        return None
    ways = [village.played(game, text, program, way) for program, way in sorted(found.items())]
    if not all(ways):
        return None  # the other pawn stands in the way
    bots = {level: int(laid(game, position, level) in found) for level in LEVELS[:3]}
    made = village.puzzle(game, 0, text, ways[0] or [], len(found), 1)
    grade = 2 + sum(not one for one in bots.values()) - (len(found) > EASY)
    return msgspec.structs.replace(made, bots=bots, difficulty=grade)


def laid(game: Game, position: Position, level: str) -> tuple[str, ...]:
    """The cards that a level lays here."""
    match = Match(game, 2, village.OPTIONS)
    match.position = position
    bot, cards = make(game, level, 1), []
    while len(cards) < SLOTS:
        step = steps_of(game, bot.answer(match.observation(0, speed="fast")))[0]
        match.answer(0, step)
        cards.append(game.actions.text(step.code).split()[-1])
    return tuple(cards)


def stacks(game: Game) -> Iterator[Challenge]:
    """Stone stacks: one turn of a game, a tile, a stone and a hand, in which a steadier hand wins more."""
    for seed in range(1000):
        match = Match(game, 2, {"hand_seconds": "none"}, dice=random.Random(seed))
        match.advance()
        bots = [make(game, "hard", seed_of(seed, seat)) for seat in range(2)]
        turns = 0
        while not match.over:
            if match.needs_solver:
                match.solve()
                continue
            seat = match.question.waiting[0]
            if match.question.kind == "tile":
                turns += 1
                if turns > OPENED and (puzzle := one_turn(game, match.position, seat, seed)) is not None:
                    yield puzzle
                    turns = 0  # the next one is some turns off
            match.answer(seat, bots[seat].answer(match.observation(seat, speed="fast")))


def one_turn(game: Game, position: Position, seat: int, seed: int) -> Challenge | None:
    hands = [tower.built(game, position, seed, "hard", number, seat, TURN) for number in range(2)]
    best, way = max(hands, key=lambda one: one[0])
    if best < 2:
        return None  # nothing stands high enough to be a question
    scores = {level: tower.built(game, position, seed, level, 0, seat, TURN)[0] for level in LEVELS[:2]}
    bots = {**scores, "hard": hands[0][0]}
    if min(bots.values()) == best:
        return None
    return Challenge(
        game=game.id, day=0, kind="tower", position=position.text, options={"hand_seconds": "none"}, seats=2,
        seat=seat, seed=seed, replies=[], answers=TURN, way=[named(game, step) for step in way], choices=[], best=best,
        marks=[1, max(1, best // 2), best], bots=bots,
        difficulty=1 + sum(score < best for score in (*bots.values(), hands[1][0])), measured={"turns": 1},
    )  # fmt: skip


MAKERS = {
    "hidden_stones": stones,
    "stones_and_rivers": rivers,
    "river_dragons": dragons,
    "stoleme": giants,
    "stone_stacks": stacks,
}


def graded(found: list[Challenge], each: int) -> list[Challenge]:
    """At most so many, in turn from every grade, the easiest first and numbered from 1."""
    grades: dict[int, list[Challenge]] = {}
    for one in found:
        grades.setdefault(one.difficulty, []).append(one)
    taken = [one for row in zip_longest(*grades.values()) for one in row if one is not None][:each]
    taken.sort(key=lambda one: (one.difficulty, one.position))
    return [msgspec.structs.replace(one, day=number) for number, one in enumerate(taken, start=1)]


def main(each: int, names: list[str]) -> None:
    kept = puzzles()
    for name in names:
        found: list[Challenge] = []
        for puzzle in MAKERS[name](load(name)):
            found.append(puzzle)
            print(name, len(found), "difficulty", puzzle.difficulty, puzzle.bots, puzzle.measured, flush=True)
            if len(found) == 2 * each:
                break
        kept = {**kept, name: graded(found, each)}
    FILE.write_bytes(msgspec.json.encode([one for name in kept for one in kept[name]]))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 16, sys.argv[2:] or list(MAKERS))
