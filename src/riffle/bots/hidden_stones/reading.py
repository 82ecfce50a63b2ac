"""What a turn does, read off the position by the rules: what it scores, pays and leaves, whether it ends the game."""

from __future__ import annotations

from typing import Any, NamedTuple

from riffle.bots.coach.evaluator import Line
from riffle.core.position import Position

from .arrangements import layout_of
from .hint import distances

FARTHEST = 9
"""In place of the moves to a card: there is none."""
MOVES = ("swap", "flip")


class Turn(NamedTuple):
    """What a turn does, as the seat can foresee it: cards to be drawn are unknown."""

    scored: tuple[int, ...]  # cards, in the order they are scored
    points: int
    moves: int
    thrown: tuple[int, ...]  # cards paid with
    wasted: tuple[int, ...]  # cards that fitted at some moment and were not scored
    kept: dict[int, int]  # cards in hand at the end, and how many moves each is away then
    fresh: int  # cards drawn
    strikes: int
    passes: bool
    over: bool
    won: bool
    calls: bool  # the last round begins with it
    totals: tuple[int, ...]  # every seat's, with the points for most ones where the game is over

    @property
    def nearest(self) -> int:
        return min(self.kept.values(), default=FARTHEST)


def hand_of(position: Position, seat: int) -> list[int]:
    return [card for card, held in enumerate(position.field("hands")[seat]) if held == 1]


def away(position: Position, card: int) -> int:
    return distances(position.game).away(layout_of(position.field("faces")), card)


def _rules(position: Position) -> Any:
    return position.game.rules


def totals(position: Position) -> tuple[int, ...]:
    """Every seat's points as they lie on the table, with the bonus for ones if the game ended now."""
    value = _rules(position).VALUE
    piles = [[card for card, lies in enumerate(pile) if lies == 1] for pile in position.field("score_pile")]
    piles = piles[: position.players]
    ones = [sum(value[card] == 1 for card in pile) for pile in piles]
    bonus = [3 if each and each == max(ones) else 0 for each in ones]
    return tuple(sum(value[card] for card in pile) + more for pile, more in zip(piles, bonus, strict=True))


def read_turn(seen: Position, seat: int, line: Line) -> Turn:
    """Play a line on one of the positions that the seat cannot rule out."""
    position = seen.resampled(seat, 0)
    actions, rules = seen.game.actions, _rules(seen)
    value = rules.VALUE
    called, held = bool(position.field("triggered")), hand_of(position, seat)
    scored: list[int] = []
    thrown: list[int] = []
    fitted: dict[int, None] = {}
    moves = strikes = 0
    passes = False
    for step in line:
        if seat not in position.asked:
            break
        held = hand_of(position, seat)
        fitted |= dict.fromkeys(card for card in held if away(position, card) == 0)
        kind = actions.spec(step.code).name
        if kind in MOVES:
            thrown.append(actions.part(step.code, 0))
        moves += kind in MOVES
        passes = passes or kind == "pass_turn"
        position = position.applied(seat, step)
        for fact in position.facts:
            scored += [fact.parts["card"]] if fact.kind == "scored" else []
            strikes += fact.kind == "strike"
    held = [card for card in held if card not in scored and card not in thrown]
    fitted |= dict.fromkeys(card for card in held if away(position, card) == 0)
    kept = {card: away(position, card) for card in held}
    after = position.drawing_from(1).drawn() if not position.over else position
    return Turn(
        tuple(scored), sum(value[card] for card in scored), moves, tuple(thrown),
        tuple(card for card in fitted if card not in scored), kept,
        2 if passes else max(0, rules.HAND - len(held)), strikes, passes,
        after.over, after.over and seat in after.winners, bool(after.field("triggered")) and not called, totals(after),
    )  # fmt: skip
