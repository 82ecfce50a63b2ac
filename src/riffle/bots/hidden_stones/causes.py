"""Why one turn is better than another at Hidden Stones: facts of the rules that hold for both, said in a sentence."""

from __future__ import annotations

from typing import Any

from riffle.bots.analysis import Reason
from riffle.core.game import Game
from riffle.core.position import Position

from .naming import card as named
from .reading import Turn, away, hand_of

NEAR = 1
"""A card so few moves away is as good as scored next turn."""
BONUS = 3
"""Points for most ones."""
MOST_NAMED = 3
"""More cards than this are counted, not named."""


class Causes:
    """The causes of one decision, asked one after the other: `good` is the better turn, `other` the one played."""

    def __init__(self, seen: Position, seat: int, good: Turn, other: Turn) -> None:
        self.game: Game = seen.game
        rules: Any = seen.game.rules
        self.value = rules.VALUE
        self.seen, self.seat = seen, seat
        self.good, self.other = good, other
        self.alone = seen.players == 1
        self.hand = hand_of(seen, seat)

    def first(self) -> Reason | None:
        """The first that holds; those that decide the game come first, then what was gained, spared and kept."""
        for cause in (self.ends, self.strike, self.calls, self.overlooked, self.ones, self.dear, self.points,
                      self.cheaper, self.passing, self.near):  # fmt: skip
            found = cause()
            if found is not None:
                return found
        return None

    def cards(self, cards: tuple[int, ...]) -> tuple[Reason, ...]:
        return tuple(named(self.game, card) for card in cards)

    def ends(self) -> Reason | None:
        """The turn that ends the game, won."""
        good, other = self.good, self.other
        if not good.won or (other.over and other.won):
            return None
        if self.alone:
            return Reason("wins-alone", {"moves": good.moves})
        count = int(self.seen.field("scored_count")[self.seat]) + len(good.scored)
        return Reason("ends", {"moves": good.moves, "cards": count, "called": int(other.over)})

    def strike(self) -> Reason | None:
        if not self.alone or self.other.strikes <= self.good.strikes or not self.good.scored:
            return None
        good = self.good
        said = {"cards": self.cards(good.scored), "count": len(good.scored), "moves": good.moves}
        return Reason("strike", said)

    def calls(self) -> Reason | None:
        """The last round begins, and one leads."""
        good = self.good
        best = max((each for seat, each in enumerate(good.totals) if seat != self.seat), default=0)
        if not good.calls or self.other.calls or good.over or good.totals[self.seat] <= best:
            return None
        count = int(self.seen.field("scored_count")[self.seat]) + len(good.scored)
        return Reason("calls", {"cards": count, "mine": good.totals[self.seat], "theirs": best})

    def overlooked(self) -> Reason | None:
        """A card that lay there while the turn was played, and is neither scored nor lies there at its end."""
        lost = [card for card in self.other.wasted if card in self.good.scored and self.other.kept.get(card) != 0]
        if not lost:
            return None
        began = away(self.seen, lost[0]) == 0
        return Reason("overlooked", {"card": named(self.game, lost[0]), "first": int(began)})

    def ones(self) -> Reason | None:
        """In the last round: the three points for most ones."""
        good, other = self.good, self.other
        gain = good.totals[self.seat] - other.totals[self.seat]
        cheap = [card for card in good.scored if self.value[card] == 1]
        if not self.seen.field("triggered") or gain - (good.points - other.points) < BONUS or not cheap:
            return None
        return Reason("ones", {"card": named(self.game, cheap[0])})

    def dear(self) -> Reason | None:
        """A card worth 3 or 5 that the hand can pay for."""
        good, other = self.good, self.other
        if self.alone or len(good.scored) != 1 or good.points < 3 or good.points <= other.points:
            return None
        said = {"cards": self.cards(good.scored), "moves": good.moves, "points": good.points, "less": other.points}
        left = len(self.hand) - 1 - good.moves
        return Reason("dear", {**said, "hand": len(self.hand), "exactly": int(left == 0 and good.moves > 0)})

    def points(self) -> Reason | None:
        """More points, or alone more cards, within the same turn."""
        good, other = self.good, self.other
        more = len(good.scored) > len(other.scored) if self.alone else good.points > other.points
        if not more or not good.scored:
            return None
        shown = len(good.scored) <= MOST_NAMED
        said = {"count": len(good.scored), "moves": good.moves, "points": good.points, "less": other.points}
        did = "pass" if other.passes else "none" if not other.scored else "less"
        if self.alone:
            return Reason("more-cards", {"cards": self.cards(good.scored), "moves": good.moves, "count": said["count"]})
        return Reason("points" if shown else "points-many", {**said, "cards": self.cards(good.scored), "did": did})

    def cheaper(self) -> Reason | None:
        """The same cards for fewer moves; alone the cards thrown come back."""
        good, other = self.good, self.other
        if self.alone or not good.scored or set(good.scored) != set(other.scored) or good.moves >= other.moves:
            return None
        said = {"cards": self.cards(good.scored), "count": len(good.scored), "moves": good.moves}
        return Reason("cheaper", {**said, "paid": other.moves})

    def passing(self) -> Reason | None:
        """Nothing can be scored this turn, so every move is wasted."""
        reach = min((away(self.seen, card) for card in self.hand), default=99)
        if not self.good.passes or not self.other.moves or reach <= len(self.hand) - 1:
            return None
        return Reason("pass")

    def near(self) -> Reason | None:
        """A card kept that is a move away, where the other turn threw it away or moved off."""
        if self.seen.players > 2:
            return None
        for card, steps in sorted(self.good.kept.items(), key=lambda each: (each[1], -self.value[each[0]])):
            if steps > NEAR:
                return None
            if card in self.other.thrown or self.other.kept.get(card, 0) > NEAR:
                thrown = int(card in self.other.thrown)
                return Reason("near", {"card": named(self.game, card), "moves": steps, "thrown": thrown})
        return None


def advised(seen: Position, seat: int, turn: Turn) -> Reason | None:
    """What an advised turn is for, in the middle of a game: nothing hidden is told."""
    game, alone = seen.game, seen.players == 1
    cards = tuple(named(game, card) for card in turn.scored)
    if turn.won:
        return Reason("hint-wins")
    if turn.scored:
        said = {"cards": cards, "count": len(cards), "moves": turn.moves, "points": turn.points}
        return Reason("hint-cards" if alone else "hint-points", said)
    if turn.passes:
        return Reason("hint-pass")
    nearest = min(turn.kept, key=lambda card: turn.kept[card], default=None)
    if turn.moves and nearest is not None and turn.kept[nearest] <= NEAR:
        return Reason("hint-near", {"card": named(game, nearest), "moves": turn.kept[nearest]})
    return Reason("hint-fresh" if turn.moves else "hint-waits")
