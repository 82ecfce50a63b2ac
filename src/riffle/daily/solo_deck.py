"""Hidden Stones: a deck to play alone. Every level plays it first; the expert's own game shows what can be reached."""

from __future__ import annotations

import random

from riffle.bots.bot import LEVELS, make
from riffle.core.declare.chance import seed_of
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.match import Match, steps_of
from riffle.core.position import Position

from .challenges import Challenge, named, step_of

CARDS = 16
DEALS = 8
"""Deals tried for one that the expert finishes."""
MOST_ANSWERS = 180
"""A game of the bots is over well before; so is one of a person who plays on."""


def make_solo(game: Game, day: int) -> Challenge:
    best: tuple[int, int, Position, list[Step]] | None = None
    number = 0
    for number in range(DEALS):
        seed = seed_of(0x50, day, number) & 0x7FFFFFF
        position = game.start(1, seed=seed).asking_nature()
        score, steps = played(game, position, seed, "expert")
        if best is None or score > best[0]:
            best = score, seed, position, steps
        if score == CARDS:
            break
    assert best is not None
    score, seed, position, steps = best
    bots = {level: played(game, position, seed, level)[0] for level in LEVELS[:3]}
    return Challenge(
        game=game.id,
        day=day,
        kind="solo",
        position=position.text,
        options={},
        seats=1,
        seat=0,
        seed=seed,
        replies=[],
        answers=MOST_ANSWERS,
        way=[named(game, step) for step in steps],
        choices=[],
        best=score,
        marks=marks(bots, score),
        bots={**bots, "expert": score},
        difficulty=difficulty(bots),
        measured={"answers": len(steps), "deals": number + 1},
    )


def marks(bots: dict[str, int], best: int) -> list[int]:
    """Pebbles for half the deck, for three quarters or as much as the normal bot scores, and for what the best did."""
    two = min(best - 1, max(12, bots["normal"]))
    return [min(8, two - 1), two, best]


def difficulty(bots: dict[str, int]) -> int:
    """By the cards that the three lower levels leave."""
    left = sum(CARDS - score for score in bots.values())
    return next((grade for grade, most in enumerate((6, 12, 18, 24), start=1) if left <= most), 5)


def opened(game: Game, position: Position, seed: int, options: dict[str, str | int] | None = None) -> Match:
    """A match from a position on, with the chance that practice gives it."""
    match = Match(game, position.players, options or {}, dice=random.Random(seed))
    match.position = position.at_speed("plain")
    match.advance()
    return match


def played(game: Game, position: Position, seed: int, level: str) -> tuple[int, list[Step]]:
    """How many cards a level scores in this deal, and its answers."""
    match = opened(game, position, seed)
    bot = make(game, level, seed_of(seed, LEVELS.index(level)))
    steps: list[Step] = []
    while not match.over and len(steps) < MOST_ANSWERS:
        step = steps_of(game, bot.answer(match.observation(0, speed=game.ready_speed)))[0]
        match.answer(0, step)
        steps.append(step)
    return scored(match), steps


def scored(match: Match) -> int:
    return int(match.position.field("scored_count")[0])


def replayed(game: Game, challenge: Challenge) -> int:
    """The score of a challenge's own way, played anew by the rules."""
    match = opened(game, game.position(challenge.position), challenge.seed)
    for answer in challenge.way:
        match.answer(0, step_of(game, answer))
    return scored(match)
