"""The coach at Stones & Rivers: nothing is hidden here, so a search says what a turn is worth and what follows it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from riffle.bots.analysis import Reason
from riffle.bots.coach.decisions import Decision
from riffle.bots.coach.evaluator import Evaluator, Line
from riffle.core.event import Step
from riffle.core.position import Position
from riffle.games.stones_and_rivers.board import CELLS, COLUMNS

from .evaluation import Evaluation, evaluate
from .thinker import Thinker

STEEP = 250
"""A lead of so much (somewhat more than a stone home) is worth 73 % of the game."""
FEW, MANY = 6_000, 60_000
"""Nodes for each position of a game, and for those looked at closely."""
NEVER = 1000
"""In place of the plies to a win: none is seen."""
PLIES = 5
"""How far ahead the line is read for reasons."""


def chance(found: Evaluation, seat: int) -> float:
    """A seat's, from 0 to 1."""
    if found.wins_in:
        circle = 1.0 if found.wins_in > 0 else 0.0
    else:
        circle = 1 / (1 + math.exp(-found.score / STEEP))
    return circle if seat == 0 else 1 - circle


def note_of(found: Evaluation) -> dict[str, Any]:
    return {"score": found.score, "wins_in": found.wins_in, "line": list(found.line)}


class StonesAndRiversEvaluator(Evaluator):
    counts_points = True
    few, many = FEW, MANY

    @cached_property
    def thinker(self) -> Thinker:
        return Thinker(self.game, judging=True)

    def judge(self, position: Position, nodes: int) -> Evaluation:
        """What a position is worth, remembered."""
        kept = self._kept.get(key := (position.pack(), nodes))
        if kept is None:
            if nodes >= self.many:  # a close look does not depend on what was looked at before it
                self.thinker.table[:] = 0
                self.thinker.room["history"] = 0
            kept = self._kept[key] = evaluate(position, nodes, self.thinker)
        return kept

    @cached_property
    def _kept(self) -> dict[tuple[bytes, int], Evaluation]:
        return {}

    def chances(self, position: Position, tables: int) -> list[float]:
        circle = self.chance(position, 0, tables)
        return [circle, 1 - circle]

    def chance(self, position: Position, seat: int, tables: int) -> float:
        if position.over:
            return super().chance(position, seat, tables)
        return chance(self.judge(position, self.few), seat)

    def note(self, position: Position) -> Any:
        return note_of(self.judge(position, self.few))

    def candidates(self, seen: Position, seat: int) -> list[Line]:
        return [(self._first(self.judge(seen, self.few)),)]

    def closer(self, seen: Position, seat: int) -> list[Line]:
        return [(self._first(self.judge(seen, self.many)),)]

    def _first(self, found: Evaluation) -> Step:
        return Step(self.game.actions.parse(found.line[0])[0])

    def rough(self, seen: Position, seat: int, lines: Sequence[Line]) -> list[float]:
        """The search's own answer is worth what the position is; another what the position after it is."""
        best = self.judge(seen, self.few)
        first = self._first(best)
        return [
            chance(best, seat) if line[:1] == (first,) else self.chance(seen.answer(seat, line[0]), seat, 0)
            for line in lines
        ]

    def weigh(self, seen: Position, seat: int, lines: Sequence[Line], tables: int, seed: int) -> list[float]:
        return [self._after(seen.answer(seat, line[0]), seat, tables) for line in lines]

    def _after(self, position: Position, seat: int, nodes: int) -> float:
        return super().chance(position, seat, 1) if position.over else chance(self.judge(position, nodes), seat)

    def turn_of(self, decision: Decision) -> int:
        return int(decision.position.field("ply")) + 1

    def name_action(self, position: Position, seat: int, step: Step) -> Reason | None:
        actions: Any = self.game.actions
        kind, words = actions.spec(step.code).name, actions.text(step.code).split()[1:]
        match kind:
            case "move":
                return Reason("name-move", {"from": words[0], "to": words[1]})
            case "send":
                return Reason("name-send", {"from": words[0], "onto": words[1], "to": words[2]})
            case "flip":
                return Reason("name-flip", {"at": words[0], "side": actions.part(step.code, 1)})
            case _:
                return Reason("name-rotate", {"at": words[0]})

    # Reasons ----------------------------------------------------------------------------------------------------

    def why(self, seen: Position, seat: int, better: Line, played: Line | None) -> Reason | None:
        good = self._told(seen, seat, better[0])
        other = self._told(seen, seat, played[0]) if played else {}
        if good.get("wins", NEVER) < other.get("wins", NEVER):
            return Reason("wins", {"turns": (good["wins"] + 1) // 2})
        if other.get("loses") and not good.get("loses"):
            return Reason("saves", {"turns": (other["loses"] + 1) // 2})
        for key in ("home", "sends", "parries", "rides", "road"):
            if good.get(key, 0) > other.get(key, 0):
                return Reason(key, {"count": good[key]})
        for key in ("forward", "held-back"):
            if key in good and key in other and good[key] > other[key]:
                return Reason(key, {"rows": good[key] - other[key]})
        return None

    def _told(self, seen: Position, seat: int, step: Step) -> dict[str, int]:
        """What a turn does and brings: by the facts of the best line after it."""
        position = seen.ready().answer(seat, step)
        told: dict[str, int] = {}
        mine, theirs = int(position.field("scored")[seat]), int(position.field("scored")[1 - seat])
        for fact in position.facts:
            if fact.kind == "sent" and fact.parts["owner"] != seat:
                told["sends"] = 1
            told["rides"] = told.get("rides", 0) + (fact.kind == "rode")
            if fact.kind == "flipped" and fact.parts["side"] > 1:
                told["road"] = 1
        if position.over:
            return {**told, "wins" if seat in position.winners else "loses": 1}
        found = self.judge(position, self.many)
        plies = found.wins_in if seat == 0 else -found.wins_in
        if plies:
            told["wins" if plies > 0 else "loses"] = plies + 1 if plies > 0 else -plies  # with this turn
        for text in found.line[:PLIES]:
            if position.over:
                break
            position = position.answer(position.to_move[0], Step(self.game.actions.parse(text)[0]))
        begun = seen.field("scored")
        told["home"] = max(0, int(position.field("scored")[seat]) - int(begun[seat]))
        told["parries"] = max(0, 3 - (int(position.field("scored")[1 - seat]) - int(begun[1 - seat])))
        told["home"] = max(told["home"], mine - int(begun[seat]))
        told["parries"] = min(told["parries"], 3 - (theirs - int(begun[1 - seat])))
        told["forward"], told["held-back"] = -self._rows_to_go(position, seat), self._rows_to_go(position, 1 - seat)
        return told

    def _rows_to_go(self, position: Position, seat: int) -> int:
        """Rows between the goal and as many of a seat's pieces as win, the nearest ones."""
        rules: Any = self.game.rules
        board, circle = int(position.field("board")), int(position.field("circle"))
        goal = int(rules.GOAL_ROW[2 * board + circle][seat])
        men = [int(point) for point in position.field("men")[seat] if point < CELLS]
        return sum(sorted(abs(point // COLUMNS - goal) for point in men)[: int(rules.WINS[board])])

    def following(self, seen: Position, seat: int, better: Line) -> Line:
        """What the search expects after it, as far as it saw."""
        position = seen.ready().answer(seat, better[0])
        if position.over:
            return ()
        return tuple(Step(self.game.actions.parse(text)[0]) for text in self.judge(position, self.many).line)

    def instead(self, seen: Position, seat: int, better: Line) -> Line | None:
        return next((line for line in super().candidates(seen, seat) if line != better), None)

    def look(self, seen: Position, seat: int, better: Line) -> Reason:
        actions = self.game.actions
        labels = actions.text(better[0].code).split()
        return Reason("look-piece", {"at": labels[1]})
