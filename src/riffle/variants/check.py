"""Whether a variant can be played: its files and options are read, and the first answers of games are given."""

from __future__ import annotations

import random
from typing import NamedTuple

from riffle.core.declare.entry import Reading
from riffle.core.declare.question import NATURE
from riffle.core.game import Game
from riffle.core.match import Match
from riffle.core.variant import MANIFEST, Variant, VariantError
from riffle.core.varied import load_variant, trimmed

from .diff import Difference, differences

ANSWERS = 40
"""Answers that are tried for each number of players."""


class Checked(NamedTuple):
    """A variant that can be played, and what its maker should know all the same."""

    variant: Variant
    game: Game
    differences: list[Difference]
    notes: list[str]


def check(variant: Variant) -> Checked:
    """Read and try a variant; a ValueError in one sentence if it cannot be played."""
    if not variant.name:
        raise VariantError(f"{MANIFEST}, name: a variant has a name")
    variant = trimmed(variant)
    game = load_variant(variant)
    differ = differences(variant)
    _try(game)
    return Checked(variant, game, differ, _notes(variant, game, differ))


def _notes(variant: Variant, game: Game, differ: list[Difference]) -> list[str]:
    seen: Reading | None = vars(game.rules).get("__reading__")
    notes = list(seen.notes) if seen else []
    notes += [f"{each.place}: changed, but nobody reads it" for each in differ if each.unread]
    if not differ:
        notes.append("nothing differs from the stock game")
    if variant.rules != game.version:
        notes.append(f"it was made for version {variant.rules} of the rules; these are version {game.version}")
    return notes


def _try(game: Game) -> None:
    """Begin a game for every number of players and give the first answers, at random."""
    options = game.options.read({})
    problem: ValueError | None = None
    tried = 0
    for players in game.players:
        try:
            game.check(players, options)
        except ValueError as refused:  # these options are for other numbers of players
            problem = refused
            continue
        _begin(game, players, options)
        tried += 1
    if problem is not None and not tried:
        raise problem


def _begin(game: Game, players: int, options: dict[str, int]) -> None:
    dice = random.Random(players)
    match = Match(game, players, options, dice=dice)
    match.advance()
    for _ in range(ANSWERS):
        if match.over or match.needs_solver:
            return
        seat = match.question.waiting[0]
        if seat == NATURE:
            return
        legal = match.legal(seat)
        if not len(legal):
            raise VariantError(f"with {players} players nobody can go on: {match.question.kind} has no answer")
        chosen = legal[dice.randrange(len(legal))]
        if chosen.spec.ranged:  # numbers that the rules accept may take long to find
            match.fallback(seat)
        else:
            match.answer(seat, chosen)
