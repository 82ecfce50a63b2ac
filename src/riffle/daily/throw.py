"""Stolemë: which throw knocks somebody out? A throw of a game between bots; every one of them is reckoned exactly.

What a throw is worth is the chance that it brings a point, less the chance that the gods strike the thrower for a rock
on a village. All answers of nature are gone through with their odds, all by the game's own rules. The one thing hidden
from the thrower that counts is where the other family's Wool cap lies: every place is taken that fits what was seen.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

from riffle.bots.bot import LEVELS, make
from riffle.core.declare.chance import seed_of
from riffle.core.declare.question import NATURE
from riffle.core.engine.playout import BRAINS
from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.player import Observation
from riffle.core.position import Position
from riffle.games.stoleme.pieces import CAP

from .challenges import Challenge, Choice, NotFoundError, named

WHOLE = 1000
FEWEST_THROWS, AHEAD = 5, 60
"""A good question has at least so many throws, and the best is ahead of the next by so many thousandths."""
MOST_GAMES, MOST_ANSWERS = 60, 400


def make_throw(game: Game, day: int) -> Challenge:
    for number in range(MOST_GAMES):
        seed = seed_of(0x7A, day, number)
        for position in throws_of(game, seed):
            worths = judged(game, position)
            if is_good(worths):
                return puzzle(game, day, position, worths, seed & 0x7FFFFFF, number + 1)
    raise NotFoundError(f"no throw for day {day}")


def throws_of(game: Game, seed: int) -> list[Position]:
    """Positions of a game between quick players in which somebody is about to throw, the latest first."""
    position = game.start(2, seed=seed, speed=game.ready_speed)
    found: list[Position] = []
    for _ in range(MOST_ANSWERS):
        if position.over:
            break
        seat = position.to_move[0]
        if position.question == "throw" and seat != NATURE:
            found.append(position)
        _, position = position.rollout_step(seat, BRAINS["greedy"])
    return found[::-1]


def is_good(worths: dict[int, int]) -> bool:
    """Whether there is something to choose, and one best choice."""
    if len(worths) < FEWEST_THROWS:
        return False
    first, second, *_ = sorted(worths.values(), reverse=True)
    return first > 0 and first - second >= AHEAD


def judged(game: Game, position: Position) -> dict[int, int]:
    """Every throw with its worth in thousandths."""
    seat = position.to_move[0]
    # Hidden things other than the cap do not touch a throw, so any of the positions that fit will do.
    whole = position.resampled(seat, 1).asking_nature()
    return {code: round(WHOLE * worth(whole, seat, code)) for code in position.codes(seat)}


def worth(position: Position, seat: int, code: int) -> Fraction:
    before = int(position.field("score")[seat])
    _, target, _ = position.game.actions.parts(code).values()
    return _expected(position.answer(seat, Step(code)), seat, before, cap_chance(position, target))


def _expected(position: Position, seat: int, before: int, capped: Fraction) -> Fraction:
    """Over all that nature may answer; the others answer as hurts the thrower most, the thrower as helps most."""
    gained = int(position.field("score")[seat]) - before
    if gained > 0:
        return Fraction(1)
    question = position.question
    if position.over or question not in ("blind", "show", "cap", "roll", "sidestep", "land"):
        return Fraction(-1 if any(fact.kind == "punished" for fact in position.facts) else 0)
    (asked,) = position.to_move
    if asked == NATURE:
        odds = {code: position.odds(code) for code in position.codes(NATURE)}
        after = {code: _expected(position.answer(NATURE, Step(code)), seat, before, capped) for code in odds}
        return sum((odds[code] * after[code] for code in odds), Fraction(0)) / sum(odds.values())
    if question == "cap":  # worn if it lies there: then nobody is knocked out
        bare = position.answer(asked, Step(position.game.actions.code("no_cap")))
        return (1 - capped) * _expected(bare, seat, before, capped)
    each = [_expected(position.answer(asked, Step(code)), seat, before, capped) for code in position.codes(asked)]
    return max(each) if asked == seat else min(each)


def cap_chance(position: Position, target: int) -> Fraction:
    """How likely the Wool cap lies face down on the target, over all places that fit what everybody has seen."""
    owner, place = divmod(target, 4)
    lie = [int(count) for count in position.field("token_count")[owner]]
    out = int(position.field("token_out")[owner])
    may = [int(places) for places in position.field("token_may")[owner]]
    tokens = [token for token in range(4) if not out >> token & 1]
    if lie[place] == 0 or CAP not in tokens or sum(lie) != len(tokens):
        return Fraction(0)
    places = [at for at in range(4) for _ in range(lie[at])]
    fitting = {
        laid
        for laid in permutations(places)
        if all(may[token] >> at & 1 for token, at in zip(tokens, laid, strict=True))
    }
    worn = sum(laid[tokens.index(CAP)] == place for laid in fitting)
    return Fraction(worn, len(fitting)) if fitting else Fraction(0)


def puzzle(game: Game, day: int, position: Position, worths: dict[int, int], seed: int, games: int) -> Challenge:
    seat = position.to_move[0]
    ranked = sorted(worths, key=lambda code: (-worths[code], code))
    best = worths[ranked[0]]
    chosen = {level: worths[_chosen(game, position, seat, level)] for level in LEVELS}
    options: dict[str, str | int] = {}
    return Challenge(
        game=game.id,
        day=day,
        kind="throw",
        position=position.asking_nature().text,
        options=options,
        seats=2,
        seat=seat,
        seed=seed,
        replies=[],
        answers=1,
        way=[named(game, Step(ranked[0]))],
        choices=[[Choice(named(game, Step(code)), worths[code]) for code in ranked]],
        best=best,
        marks=[best // 3, best - best // 4, best],
        bots=chosen,
        difficulty=1 + sum(score < best for score in chosen.values()),
        measured={"throws": len(worths), "second": worths[ranked[1]], "games": games},
    )


def _chosen(game: Game, position: Position, seat: int, level: str) -> int:
    answer = make(game, level, 1).answer(Observation(position.seen_by(seat), seat, 0))
    return answer.code if isinstance(answer, Step) else game.action(answer).code
