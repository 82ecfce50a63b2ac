"""How a mind spends the time of a whole game: evenly over the turns still to come, and more when it falls behind."""

from __future__ import annotations

from riffle.core.position import Position

from .thinker import Thinker, Thought

TURNS = 42
"""Turns of one's own that a game between good players has, by and large."""
FEWEST = 18
"""However long a game lasts, so many more are reckoned with."""
MOST = 8.0
"""Seconds that one turn may take at most."""
FALLING = 60
"""A score that fell by so much since the last turn is worth thinking about longer."""
LONGER = 2.0
AROUND = 0.004
"""Seconds that a turn costs beside the search, as long as nothing is known; later it is what the turns so far cost."""
LATER = 75
"""For so many turns that cost is kept back, so that even an endless game is not lost on time."""
MOST_KEPT = 0.75
"""Of the time left, at most so much is kept back."""
LEAST = 0.003
"""A turn with less than this, in seconds, gets a few nodes instead."""
FEW_NODES = 300


class TurnTimes:
    """Divides the time left; remembers what the position was worth the turn before, and what a turn really cost."""

    def __init__(self, expected: float = TURNS, fewest: float = FEWEST) -> None:
        self.expected, self.fewest = expected, fewest
        self.turns = 0
        self.worth: int | None = None
        self.around = AROUND
        self._left: float | None = None
        self._searched = 0.0

    def seconds(self, left: float) -> float:
        """What this turn gets; nothing where only the cost of handing in answers is left."""
        turns = max(self.fewest, self.expected - self.turns)
        kept = min(LATER * self.around, MOST_KEPT * left)
        return max(0.0, min(MOST, (left - kept) / turns - self.around))

    def think(self, thinker: Thinker, position: Position, left: float) -> Thought:
        """Search a position with so much time left for the whole game."""
        if self._left is not None:
            cost = max(0.0, self._left - left - self._searched)
            self.around += 0.2 * (min(cost, 4 * AROUND) - self.around)
        self._left = left
        seconds = self.seconds(left)
        if seconds < LEAST:
            thought = thinker.think(position, nodes=FEW_NODES)
            self._searched = 0.0
        else:
            thought = thinker.think(position, seconds=seconds)
            self._searched = thought.seconds
            if self.worth is not None and thought.score < self.worth - FALLING and seconds * LONGER < left / 6:
                thought = thinker.think(position, seconds=seconds * LONGER)
                self._searched += thought.seconds
        self.turns += 1
        self.worth = thought.score
        return thought
