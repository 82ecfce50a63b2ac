"""Stones & Rivers: win in two or three turns.

A position out of a game between bots, with stones brought home, in which exactly one turn forces the win.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from riffle.bots.bot import LEVELS, make
from riffle.core.declare.chance import below, seed_of
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.player import Observation
from riffle.core.position import Position
from riffle.games.stones_and_rivers.board import COLUMNS, EMPTY, GOAL, HEIGHT, STONE, WIDTH
from riffle.games.stones_and_rivers.notation import PIECES, SIDES, row_text

from .challenges import Challenge, Choice, NotFoundError, named
from .forced import Prover

OPENING = 6
"""Turns at random, so that games differ."""
PLIES = range(18, 60, 3)
"""Where a game is looked at: both sides are among each other, with rivers on the board."""
HOMES = ((3, 2), (3, 3), (4, 3), (4, 4))
"""Stones brought home beforehand, by the side to move and by the other."""
TRIES = 3
"""Looks that each level may have when the difficulty is measured."""
MOST_GAMES = 40
DAYS_OF_THREE = (5, 6)
"""Days of the week (day % 7) on which the win takes three turns."""


@cache
def prover(game: Game) -> Prover:
    return Prover(game)


def make_win(game: Game, day: int) -> Challenge:
    wanted = 3 if day % 7 in DAYS_OF_THREE else 2
    spare: tuple[Position, int, int] | None = None
    for number in range(MOST_GAMES):
        seed = seed_of(0x57, day, number)
        for position in late_positions(game, seed):
            turns, key = forced(game, position, wanted)
            if turns == wanted:
                return puzzle(game, day, position, turns, key, number + 1)
            if turns == 2 and spare is None:
                spare = position, turns, key
        if number >= MOST_GAMES // 4 and spare is not None:  # three turns are rare: two will do
            return puzzle(game, day, *spare, number + 1)
    raise NotFoundError(f"no forced win for day {day}")


def late_positions(game: Game, seed: int) -> Iterator[Position]:
    """Positions of a game between two bots, with stones of both sides brought home so that the end is near."""
    rng = [seed]
    bots = [make(game, "normal", seed_of(seed, seat)) for seat in range(2)]
    position = game.start(2, seed=seed, speed=game.ready_speed, first="circle")
    for ply in range(PLIES.stop):
        if position.over:
            return
        if ply in PLIES and (near := brought_near(game, position, rng)) is not None:
            yield near
        seat = position.to_move[0]
        codes = position.codes(seat)
        step = Step(codes[below(rng, len(codes))])
        if ply >= OPENING:
            answer = bots[seat].answer(Observation(position, seat, ply))
            step = answer if isinstance(answer, Step) else step
        position = position.answer(seat, step)


def brought_near(game: Game, position: Position, rng: list[int]) -> Position | None:
    """The position with some stones of each side, drawn by lot, moved to its goal."""
    cells = [int(cell) for cell in position.field("cells")]
    mover = position.to_move[0]
    mine, others = HOMES[below(rng, len(HOMES))]
    for seat, wanted in ((mover, mine), (1 - mover, others)):
        goal = [point for point in range(len(cells)) if GOAL[point] == 1 + seat]
        home = sum(cells[point] == 4 * seat + STONE for point in goal)
        free = [point for point in goal if cells[point] == EMPTY]
        loose = [point for point, cell in enumerate(cells) if cell == 4 * seat + STONE and point not in goal]
        while home < wanted:
            if not free or not loose:
                return None
            cells[loose.pop(below(rng, len(loose)))] = EMPTY
            cells[free.pop(below(rng, len(free)))] = 4 * seat + STONE
            home += 1
    rows = (
        row_text("".join(PIECES.get(cell, ".") for cell in cells[y * COLUMNS : y * COLUMNS + WIDTH[0]]))
        for y in range(HEIGHT[0])
    )
    found = game.position(f"{'/'.join(rows)} {SIDES[1 + mover]}", speed=game.ready_speed)
    return None if found.over else found


def forced(game: Game, position: Position, most: int = 3) -> tuple[int, int]:
    """In how many turns the side to move wins by one turn alone, and which; (0, -1) where it does not."""
    known = prover(game)
    for turns in range(1, most + 1):
        found = known.winning(position, turns)
        if found is None or found:
            return (turns, found[0]) if found and len(found) == 1 and turns > 1 else (0, -1)
    return 0, -1


def line(game: Game, position: Position, turns: int, key: int) -> tuple[list[int], list[str], list[list[Choice]]]:
    """The way to win against the replies that leave fewest ways: own turns, replies, and what else would have done."""
    known = prover(game)
    seat = position.to_move[0]
    way, replies, choices = [key], [], [[Choice(named(game, Step(key)), 1)]]
    for left in range(turns - 1, 0, -1):
        position = position.answer(seat, Step(way[-1]))
        other = position.to_move[0]
        hardest: tuple[tuple[int, int], int, list[int]] | None = None
        for code in position.codes(other):
            after = position.answer(other, Step(code))
            if after.over:
                continue
            found = known.winning(after, left) or []
            quicker = left > 1 and bool(known.winning(after, left - 1))
            rank = int(quicker), len(found)  # the reply that holds out longest, then the one with fewest ways to win
            if hardest is None or rank < hardest[0]:
                hardest = rank, code, found
        if hardest is None:
            break
        _, reply, found = hardest
        replies.append(game.actions.text(reply))
        position = position.answer(other, Step(reply))
        way.append(found[0])
        choices.append([Choice(named(game, Step(code)), 1) for code in found])
    return way, replies, choices


def found_by(game: Game, position: Position, key: int) -> dict[str, int]:
    """How many of three looks find the key, by level. The expert thinks in seconds and is left out."""
    seat = position.to_move[0]
    found: dict[str, int] = {}
    for level in LEVELS[:3]:
        found[level] = 0
        for number in range(TRIES):
            bot = make(game, level, seed_of(0xB0, number))
            answer = bot.answer(Observation(position, seat, 0))
            found[level] += int(isinstance(answer, Step) and answer.code == key)
    return found


def puzzle(game: Game, day: int, position: Position, turns: int, key: int, games: int) -> Challenge:
    way, replies, choices = line(game, position, turns, key)
    found = found_by(game, position, key)
    missed = sum(found[level] * 2 < TRIES for level in found)
    return Challenge(
        game=game.id,
        day=day,
        kind="win",
        position=position.text,
        options={},
        seats=2,
        seat=position.to_move[0],
        seed=0,
        replies=replies,
        answers=turns,
        way=[named(game, Step(code)) for code in way],
        choices=choices,
        best=1,
        marks=[1, 1, 1],
        bots={level: int(found[level] * 2 > TRIES) for level in found},
        difficulty=1 + missed + (turns == 3),
        measured={"turns": turns, "moves": len(position.codes(position.to_move[0])), "games": games},
    )
