"""Stone stacks: three stones on a tower that two already stand in. Stones really fall: physics judges every one.

All five tiles lead three stacks on, so whoever begins builds every other turn on the same stack. The bots' hands build
it first, and the best of them shows what can be reached.
"""

from __future__ import annotations

import random
from typing import Any

from riffle.bots.bot import LEVELS, make
from riffle.core.declare.chance import below, seed_of
from riffle.core.declare.question import NATURE
from riffle.core.event import Fact, Step
from riffle.core.game import Game
from riffle.core.match import Match, steps_of
from riffle.core.position import Position
from riffle.games.stone_stacks.tiles import STONE_SIZE, TILE_STEPS

from .challenges import Challenge, NotFoundError, named, position_of, step_of

OPTIONS: dict[str, Any] = {"hand_seconds": "none", "alternative_start": "on"}
STEPS = 3
TURNS = 3
ANSWERS = 3 * TURNS
"""A tile, a stone and a hand for each turn."""
STARTS = 12
"""Starts tried for one in which both stacks stand."""
HANDS = 4
"""Tries of the hard hand for a better tower."""


def make_tower(game: Game, day: int) -> Challenge:
    for number in range(STARTS):
        seed = seed_of(0x70, day, number) & 0x7FFFFFF
        position = start_of(game, seed)
        if position is not None:
            break
    else:
        raise NotFoundError(f"no start stands for day {day}")
    tries = {level: built(game, position, seed, level, 0) for level in LEVELS[:3]}
    hands = [tries["hard"], *(built(game, position, seed, "hard", number) for number in range(1, HANDS))]
    best, steps = max(hands, key=lambda one: one[0])
    scores = [score for score, _ in hands]
    return Challenge(
        game=game.id,
        day=day,
        kind="tower",
        position=position.text,
        options=OPTIONS,
        seats=2,
        seat=0,
        seed=seed,
        replies=[],
        answers=ANSWERS,
        way=[named(game, step) for step in steps],
        choices=[],
        best=best,
        marks=[1, max(1, best // 2), best],
        bots={level: score for level, (score, _) in tries.items()},
        difficulty=1 + sum(score < best for score in scores) + (tries["normal"][0] < best),
        measured={"starts": number + 1, "hard": sum(scores), "hands": HANDS},
    )


def start_of(game: Game, seed: int) -> Position | None:
    """Two stones on each of two opposite stacks, five tiles of three steps face up, the first seat to choose."""
    rng = [seed]
    position = game.start(2, nature="ask", **OPTIONS)
    while position.to_move == (NATURE,):
        if position.needs_solver:
            position = position.answer(NATURE, position.solve()[0])
            if any(fact.kind == "fell" for fact in position.facts):
                return None
        else:
            position = position.answer(NATURE, _drawn(game, position, rng))
    return position


def _drawn(game: Game, position: Position, rng: list[int]) -> Step:
    """Nature's answer: the first seat begins, tiles have three steps, no small stones below; the rest by lot."""
    codes = position.codes(NATURE)
    part = {code: next(iter(game.actions.parts(code).values()), 0) for code in codes}
    match position.question:
        case "first_player":
            codes = codes[:1]
        case "start_tile" | "turn_up":
            codes = [code for code in codes if TILE_STEPS[part[code]] == STEPS]
        case "start_stone":
            codes = [code for code in codes if STONE_SIZE[part[code]] > 0] or codes
    code = codes[below(rng, len(codes))]
    return Step(code, tuple(low + below(rng, high - low + 1) for low, high in position.bounds(NATURE, code)))


def built(
    game: Game, position: Position, seed: int, level: str, number: int, seat: int = 0, answers: int = ANSWERS
) -> tuple[int, list[Step]]:
    """The tokens that a level's hand wins here, and its answers; the other seat answers as it does in practice."""
    match = Match(game, 2, dict(position.options), dice=random.Random(seed))
    match.position = position
    bot = make(game, level, seed_of(seed, LEVELS.index(level), number))
    steps: list[Step] = []
    while len(steps) < answers and not match.over:
        if seat in match.asked:
            steps.append(steps_of(game, bot.answer(match.observation(seat)))[0])
        step_on(match, seat, steps[-1] if seat in match.asked else None)
    while match.needs_solver:
        match.solve()
    return tokens(game, match, seat), steps


def step_on(match: Match, seat: int, mine: Step | None) -> None:
    """One answer: the learner's, the solver's, or the other seat's fallback."""
    if match.needs_solver:
        match.solve()
    elif mine is not None:
        match.answer(seat, mine)
    else:
        match.fallback(match.question.waiting[0])


def tokens(game: Game, match: Match, seat: int) -> int:
    """Tokens that a seat has laid beside stacks, whatever became of them."""
    facts = (Fact.of(game.facts, row) for event in match.log for row in event.facts)
    return sum(fact.parts["tokens"] for fact in facts if fact.kind == "tokens" and fact.parts["seat"] == seat)


def replayed(game: Game, challenge: Challenge) -> int:
    """The score of a challenge's own way, let go anew: physics says the same again."""
    match = Match(game, 2, challenge.options, dice=random.Random(challenge.seed))
    match.position = position_of(game, challenge)
    way = [step_of(game, answer) for answer in challenge.way]
    while way or match.needs_solver:
        step_on(match, challenge.seat, way.pop(0) if challenge.seat in match.asked else None)
    return tokens(game, match, challenge.seat)
