"""Why one tile is better than another: who would win by a fall there, whose tokens lie there, what a stone brings."""

from __future__ import annotations

from typing import Any, NamedTuple

from riffle.bots.analysis import Reason
from riffle.core.position import Position

from .naming import stack

TALL = 3
"""Stones of a stack that may well fall under the next one."""
MANY, SEVERAL = 3, 2
"""Tokens that are worth a word: those the next player would lose, and one's own."""


class Stack(NamedTuple):
    """A stack as the next player finds it."""

    number: int
    height: int
    beside: tuple[int, ...]  # every seat's tokens
    winners: tuple[int, ...]  # seats that would have won if it fell under the next player
    reward: int  # tokens for one stone more


def look_at(seen: Position, number: int, follower: int) -> Stack:
    rules: Any = seen.game.rules
    target = int(seen.game.options.each["target"].words[int(seen.field("target"))])
    beside = tuple(int(each) for each in seen.field("beside")[number])[: seen.players]
    points = [int(seen.field("gold")[seat]) + 5 * int(seen.field("fives")[seat]) for seat in range(seen.players)]
    falls = [seat for seat in range(seen.players) if seat != follower and beside[seat]]
    winners = [seat for seat in falls if points[seat] + beside[seat] >= target]
    height = int(seen.field("heights")[number])
    return Stack(number, height, beside, tuple(winners), int(rules.reward(height + 1)))


def cause(seen: Position, seat: int, better: int, played: int | None) -> Reason | None:
    """The first that holds; `played` is None in a hint, which speaks of the advised stack alone."""
    following = (seat + 1) % seen.players
    good = look_at(seen, better, following)
    other = None if played is None else look_at(seen, played, following)
    said = {"next": following, "height": good.height, "stack": stack(good.number)}
    if good.height >= TALL and seat in good.winners and not (other and other.height >= TALL and seat in other.winners):
        return Reason("your-win", {**said, "tokens": good.beside[seat]})
    if other is not None and other.height >= TALL and set(other.winners) - {seat} and not set(good.winners) - {seat}:
        rival = min(set(other.winners) - {seat})
        told = {"rival": rival, "next": following, "stack": stack(other.number), "tokens": other.beside[rival]}
        return Reason("their-win", {**told, "to": stack(good.number)})
    lost = good.beside[following] - (other.beside[following] if other else 0)
    own = good.beside[seat] - (other.beside[seat] if other else 0)
    goes_back = int(seen.field("toppler_tokens")) == 0
    if lost >= MANY and goes_back and good.height >= TALL:
        return Reason("theirs-lost", {**said, "tokens": good.beside[following]})
    if own >= SEVERAL and good.height > TALL and good.beside[seat] == max(good.beside):
        return Reason("yours", {**said, "tokens": good.beside[seat]})
    if other is not None and other.reward - good.reward >= SEVERAL:
        told = {"next": following, "stack": stack(other.number), "tokens": other.reward, "height": other.height + 1}
        return Reason("small-reward", told)
    return None
