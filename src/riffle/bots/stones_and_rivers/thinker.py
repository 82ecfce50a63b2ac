"""One mind: it deepens a search turn by turn until its nodes or its time are spent, and says what it found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from riffle.core.event import Step
from riffle.core.game import Game
from riffle.core.position import Position
from riffle.core.workspace import Workspace

from .deadline import Deadline
from .nets import NONE, Networks, places_of, seat_network, shape_of
from .race import BEAM, LONGEST, WIDTHS, race
from .search import iterate
from .search_state import CARE, DEEPEST, MATE, SURE, new_room, new_table
from .weights import PRUNING, RACE, TUNED, Pruning, laid_out, pruning_of

ENDLESS = 1 << 60
PROBE = 5000
PLANNED = 5000
"""A mind with fewer nodes than these a turn makes no plans."""
PLANNED_A_SECOND = 100_000
"""Where time is the limit: about a third of what can be looked at in it."""
FAR = 1_000_000
"""Turns that are left where the game has no limit."""
CARELESS, LOOKED_AT, AHEAD = 16, 6, 60
"""An opponent all but one of whose last turns cost so much at first sight gives its turns away, if we are well ahead.
Good players give something up at first sight too, but seldom turn after turn."""
NARROW = 4
"""From this depth on an iteration begins with a narrow window."""
CLOSE = 3
"""An opponent with fewer stones than this to bring home is watched, however careless it was."""


class Thought(NamedTuple):
    """What a search found: the answer, its worth for the side to move (a stone home is some 200), how far it saw."""

    code: int
    score: int
    depth: int
    nodes: int
    seconds: float

    @property
    def wins_in(self) -> int:
        """Plies to a won game that was seen (negative: a lost one), or 0."""
        if self.score > SURE:
            return MATE - self.score
        return -(MATE + self.score) if self.score < -SURE else 0


class Thinker:
    """Keeps its table and its memory of good answers from turn to turn of one game."""

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        noise: int = 0,
        weights: Mapping[str, float] = TUNED,
        *,
        judging: bool = False,  # both sides' positions in turn, as they are: no opinion of the opponent is formed
        processor: bool = False,  # seconds are those of processor time, not of the wall
        networks: Networks | None = None,  # one of them judges where it knows the board
        pruning: Pruning = PRUNING,
    ) -> None:
        self.game = game
        self.workspace = Workspace(game)
        self.room = new_room(self.workspace)
        self.table = new_table(workspace=self.workspace)
        self.reseed(seed)
        self.room["weights"][0] = laid_out(weights, noise)
        self.room["pruning"][0] = pruning_of(pruning)
        self.window = int(pruning["window"])
        self.racing = laid_out(RACE)
        self.beam: Any = self.workspace.lasting(BEAM)
        self.judging = judging
        self.processor = processor
        self.networks: Networks = networks or {}
        self.net: Any = NONE
        self.losses: list[int] = []  # what each of the other side's turns cost it at first sight
        self.hurry = 0  # turns for which the other side is still thought careless
        self._mine: Position | None = None  # the position after the last answer given here
        self.care = int(self.room["weights"][0, CARE])
        self._iterate = self.workspace.bind(iterate)
        self._race = self.workspace.bind(race)
        self._warm()

    def reseed(self, seed: int) -> None:
        """Err in another way from now on."""
        self.room["seed"] = seed & 0x7FFFFFFF

    def _warm(self) -> None:
        """Compile (or load what was compiled before) now, so that no clock runs meanwhile."""
        position = self.game.start(2, seed=0, first="circle", speed=self.game.ready_speed)
        s = self.workspace.states(position)
        self._reset(s, 2)
        self._iterate(s, self.room, self.table, NONE, 1)
        self._race(s, self.room, self.beam, 1, 1)
        position.answer(0, Step(position.codes(0)[0]))

    def think(
        self, position: Position, nodes: int = ENDLESS, seconds: float | None = None, depth: int = DEEPEST
    ) -> Thought:
        """Search a position within nodes, seconds and depth."""
        position = position.ready()
        s = self.workspace.states(position)
        with Deadline(self.room, seconds, processor=self.processor) as deadline:
            self._choose_network(s)
            if not self.judging:
                self._weigh_care(s)
            self._reset(s, nodes)
            plan = None
            if self.hurry and nodes >= PLANNED:
                plan = self._plan(s, nodes, seconds)
                nodes //= 3
                self.room["nodes"] = 0
                self.room["limit"] = nodes
            best = plan or self._deepen(position, s, nodes, deadline, depth)
        if not self.judging:
            self._mine = position.answer(position.to_move[0], Step(best.code))
        return best._replace(nodes=int(self.room["nodes"][0]), seconds=deadline.spent)

    def _deepen(self, position: Position, s: Any, nodes: int, deadline: Deadline, depth: int) -> Thought:
        """Search deeper and deeper until the nodes, the time or the depth are spent, or the end is seen."""
        best = Thought(position.codes(position.to_move[0])[0], 0, 0, 0, 0.0)
        scores = [0, 0]
        for deeper in range(1, depth + 1):
            found = self._narrow(s, deeper, scores[-2]) or self._once(s, deeper)
            if found is None:
                break
            best = found
            if self.room["aborted"][0] or abs(best.score) > SURE or self._late(deadline, nodes):
                break
            self.room["first"] = best.code
            scores.append(best.score)
        return best

    def _once(self, s: Any, depth: int) -> Thought | None:
        return self._found(int(self._iterate(s, self.room, self.table, self.net, depth)), depth)

    def _narrow(self, s: Any, depth: int, about: int) -> Thought | None:
        """An iteration with a narrow window; None if the worth lies outside, and the best answer of it is tried first.

        It lies about where it was two iterations ago: scores swing with whose turn is the last.
        """
        if not self.window or depth < NARROW or abs(about) > SURE:
            return None
        room = self.room
        room["low"], room["high"] = about - self.window, about + self.window
        found = self._once(s, depth)
        room["low"], room["high"] = -MATE, MATE
        if found is None or room["aborted"][0] or found.score < about + self.window:
            return found
        room["first"] = found.code
        return None

    def _choose_network(self, s: Any) -> None:
        """The network that knows this board and these rules, or none."""
        if not self.networks:
            self.room["judged"] = 0
            return
        self.net = self.networks.get(shape_of(self.game, s), NONE)
        seat_network(self.room, self.net, places_of(self.game, s))

    def _weigh_care(self, s: Any) -> None:
        """Look at what the other side's last turn cost it. One that gives its turns away need not be watched."""
        self._set_care(self.care)
        if self._mine is not None and int(s["ply"][0]) == int(self._mine.field("ply")) + 1:
            best = self._look(self.workspace.states(self._mine), 1)
            lead = self._look(s, 0)
            self.losses.append(best + lead)
            last = sorted(self.losses[-LOOKED_AT:])
            self.hurry = max(0, self.hurry - 1)
            if len(last) >= 4 and last[1] > CARELESS and lead > AHEAD:
                self.hurry = 3
        rules: Any = self.game.rules
        if int(rules.WINS[int(s["board"][0])]) - int(s["scored"][0][1 - int(s["turn"][0])]) < CLOSE:
            self.hurry = 0
        if self.hurry:
            self._set_care(0)

    def _look(self, s: Any, depth: int) -> int:
        """What a position is worth at first sight (0), or after the best turn at first sight (1), judged by hand."""
        self._reset(s, PROBE)
        judged, self.room["judged"] = int(self.room["judged"][0]), 0
        found = int(self._iterate(s.copy(), self.room, self.table, self.net, depth))
        self.room["judged"] = judged
        return found

    def _plan(self, s: Any, nodes: int, seconds: float | None) -> Thought | None:
        """The first turn of the shortest way home that a beam finds, wider and wider; None if it finds none.

        A third of the nodes is left for the tree search, in case there is no plan.
        """
        most = 2 * nodes // 3 if seconds is None else min(2 * nodes // 3, int(seconds * PLANNED_A_SECOND))
        self.room["limit"] = most
        usual = self.room["weights"][0].copy()
        self.room["weights"][0] = self.racing
        found: Thought | None = None
        longest = LONGEST
        for width in WIDTHS:
            turns = int(self._race(s, self.room, self.beam, width, longest))
            if turns:
                found = Thought(int(self.room["best"][0]), MATE - 2 * turns + 1, 2 * turns - 1, 0, 0.0)
                longest = turns - 1
            if longest == 0 or self.room["stop"][0] or int(self.room["nodes"][0]) >= most:
                break
        self.room["weights"][0] = usual
        return found

    def _set_care(self, care: int) -> None:
        self.room["judged"] = int(self.net is not NONE and care == self.care)
        if int(self.room["weights"][0, CARE]) != care:
            self.room["weights"][0, CARE] = care
            self.table[:] = 0  # what it holds was judged otherwise

    def _reset(self, s: Any, nodes: int) -> None:
        room = self.room
        room["nodes"] = 0
        room["limit"] = nodes
        room["stop"] = 0
        room["first"] = -1
        room["root"] = int(s["turn"][0])
        room["killers"] = -1
        room["history"] //= 8
        room["plies_left"] = (int(s["ply_cap"][0]) or FAR) - int(s["ply"][0])

    def _found(self, score: int, depth: int) -> Thought | None:
        """The iteration's answer; an aborted one still counts as far as it came, its best is no worse than the last."""
        best = int(self.room["best"][0])
        if best < 0:
            return None
        if self.room["aborted"][0]:
            score = int(self.room["best_score"][0])
        return Thought(best, score, depth, 0, 0.0)

    def _late(self, deadline: Deadline, nodes: int) -> bool:
        """A further iteration costs several times all before: none is begun that cannot come far."""
        if deadline.seconds is not None and deadline.spent > 0.6 * deadline.seconds:
            return True
        return int(self.room["nodes"][0]) > 0.6 * nodes
