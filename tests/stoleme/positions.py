"""Tables in one line: a game after set-up, Stolems where a test wants them, answers by name."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.question import NATURE, next_to_answer
from riffle.core.game import Game
from riffle.games.stoleme import rules
from riffle.games.stoleme.actions import Action, Fact
from riffle.games.stoleme.board import NAMES
from riffle.games.stoleme.pieces import MISS, TOKENS
from riffle.games.stoleme.state import QUESTIONS, SEATS

GAME = Game.of(rules, "stoleme")


def code(name: str, *parts: int | str) -> int:
    spec = Action.by_name[name]
    numbers = []
    for (label, _), part in zip(spec.listed.items(), parts, strict=True):
        numbers.append(part if isinstance(part, int) else spec.labels[label].index(part))
    return Action.code(name, *numbers)


def act(s: Any, name: str, *parts: int | str) -> list[str]:
    """Give a legal answer for whoever is asked; the facts it brought."""
    seat = next_to_answer(s)
    action = code(name, *parts)
    number = rules.why_not(s, seat, action)
    assert number == 0, f"{name} {parts} is against rule {number} ({asked(s)})"
    s.fact_count = 0
    rules.apply(s, seat, action)
    return [Fact.kinds[row[0]].name for row in s.facts[: s.fact_count]]


def why(s: Any, name: str, *parts: int | str) -> int:
    return rules.why_not(s, next_to_answer(s), code(name, *parts))


def legal(s: Any) -> list[str]:
    out = GAME.plain.buffer(GAME.most_legal)
    seat = next_to_answer(s)
    return [Action.text(each) for each in out[: rules.legal(s, seat, out)]]


def asked(s: Any) -> str:
    return QUESTIONS[s.question] if s.asked else "over"


def at_first_player(seats: int = 2, **options: Any) -> Any:
    return GAME.plain.start(seats, GAME.options.read(options))


def table(seats: int = 2, families: tuple[int, ...] = (0, 1, 2, 3), first: int = 0, **options: Any) -> Any:
    """A game ready for its first turn (or its first placing); seat i leads family i and holds gods' card i."""
    s = at_first_player(seats, **{"placing": "automatic", **options})
    act(s, "begins", first)
    for i in range(seats):
        seat = (first + i) % seats
        act(s, "deal_family", seat, families[seat])
    for i in range(seats):
        act(s, "draw", (first + i) % seats, (first + i) % seats)
    return s


def put(s: Any, stolem: int, name: str) -> None:
    """Stand a Stolem on a hex."""
    if s.hex_of[stolem] >= 0 and s.on[s.hex_of[stolem]] == stolem + 1:
        s.on[s.hex_of[stolem]] = 0
    s.hex_of[stolem] = NAMES.index(name)
    s.on[NAMES.index(name)] = stolem + 1
    s.pose[stolem] = 1


def lay_down(s: Any, *stolems: int) -> None:
    for stolem in stolems:
        s.pose[stolem] = 2
        s.dazed[stolem] = 1


def terrain(s: Any, name: str, kind: str) -> None:
    """A terrain token on a hex, from the pool."""
    number = ("clearing", "hill", "river", "lake").index(kind)
    s.land[NAMES.index(name)] = number + 1
    s.pool[number] -= 1


def token(s: Any, stolem: int, *names: str) -> None:
    """Family tokens face down on a Stolem."""
    for name in names:
        s.tokens[stolem // 4][stolem % 4] |= 1 << TOKENS.index(name)
        s.token_count[stolem // 4][stolem % 4] += 1
        s.token_out[stolem // 4] &= ~(1 << TOKENS.index(name))


def play(s: Any, card: str) -> None:
    """Discard whatever may go and play the card."""
    out = [each for each in ("gods", "move", "throw") if each != card and why(s, "discard", each) == 0]
    act(s, "discard", out[0])
    act(s, "play", card)


def throw(s: Any, thrower: int, target: int, result: str, rock: str = "rock") -> None:
    """From the turn to the shown hit card."""
    play(s, "throw")
    act(s, "throw", thrower, target, rock)
    draw(s, result)


def draw(s: Any, result: str) -> None:
    """The unseen card is a Miss if there is another choice, then the card shown is the one wanted."""
    seat = s.turn
    if asked(s) == "blind":
        spare = "miss" if s.hits[seat][MISS] > (result == "miss") else "hit"
        act(s, "blind", seat, spare)
    act(s, "show", result)


def duel(**options: Any) -> Any:
    """Two players; seat 0's father (0, range 3) on D5 and seat 1's father (4) on D7, two hexes apart."""
    s = table(2, **options)
    put(s, 0, "D5")
    put(s, 4, "D7")
    return s


def pass_round(s: Any, most: int = 400) -> None:
    """Play quick answers until the next round begins."""
    now = s.round
    for _ in range(most):
        if not s.asked or s.round > now:
            return
        quick(s)


def quick(s: Any) -> None:
    seat = next_to_answer(s)
    out = GAME.plain.buffer(GAME.most_legal)
    count = rules.legal(s, seat, out)
    action = out[0] if seat == NATURE else rules.fallback(s, seat)
    assert count > 0
    s.fact_count = 0
    rules.apply(s, seat, action)


def empty_hands(s: Any) -> None:
    """Nobody but the seat in turn has action cards."""
    for seat in range(SEATS):
        if seat != s.turn:
            s.actions[seat] = [0, 0, 0]
            s.action_count[seat] = 0


def next_round(s: Any) -> None:
    """End the actions of this round at once: the seat in turn plays its last two cards."""
    empty_hands(s)
    s.actions[s.turn] = [0, 2, 0]
    s.action_count[s.turn] = 2
    act(s, "discard", "move")
    act(s, "play", "move")
    stolem = next(each for each in range(4 * s.turn, 4 * s.turn + 4) if s.pose[each] == 1)
    act(s, "move", stolem, NAMES[s.hex_of[stolem]])
    if asked(s) == "pass":
        act(s, "pass_card", next(each for each in range(s.seats) if why(s, "pass_card", each) == 0))
