"""The coach at Stolemë: every answer on the same imagined tables, played on to the end of the next round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from riffle.bots.analysis import Reason
from riffle.bots.coach.eye import MOST_ALTERNATIVES, Eye, Line, Sign, share
from riffle.core.declare.chance import seed_of
from riffle.core.declare.question import NATURE
from riffle.core.declare.rule import copy_into, template
from riffle.core.engine.playout import GREEDY
from riffle.core.event import Step
from riffle.core.position import Position
from riffle.core.workspace import Workspace

from .search import appraise, play_ahead, try_all

# Bound to the game.
resample: Any = None

ROUNDS = 2
WHOLE = 10_000


@template
def stand(states: Any, seat: int, own: int, ahead: int, tables: int, net: Any, out: Any, limits: Any,
          rng: Any) -> int:  # fmt: skip
    """A seat's share, summed over tables; with `own` they are imagined from the seat's view in states[0]."""
    total = 0
    for _ in range(tables):
        copy_into(states, 1, 0)
        if own == 1:
            resample(states[1], seat, rng)
        play_ahead(states[1], states[1].round + ahead, 400, out, limits, rng)
        total += appraise(states[1], seat, net)
    return total


class StolemeEye(Eye):
    few, many, along = 8, 100, 24
    lucky = 24
    signs = (
        Sign("knocks-out", "other-knocked_out", 3, 0.1),
        Sign("stays-up", "own-knocked_out", -3, 0.1),
        Sign("dazes", "other-dazed", 1.5, 0.1),
        Sign("stays-clear", "own-dazed", -1.5, 0.1),
        Sign("pleases-gods", "own-played_god", 4, 0.1),
        Sign("denies-gods", "other-played_god", -2, 0.1),
        Sign("throws", "own-threw", 0.6, 0.3),
        Sign("walks", "own-moved", 0.4, 0.3),
    )

    @cached_property
    def room(self) -> Workspace:
        return Workspace(self.game)

    @cached_property
    def by_hand(self) -> Any:
        """No network: the coach's words follow the appraisal by hand."""
        return self.room.buffer(0)

    def chance(self, position: Position, seat: int, tables: int) -> float:
        if position.over:
            return share(position, seat)
        return self._standing(position.seen_by(seat), seat, 1, tables, 51)

    def _standing(self, position: Position, seat: int, own: int, tables: int, seed: int) -> float:
        room = self.room
        states, rng = room.states(position.at_speed("fast"), 2), room.stream(seed_of(seed, seat))
        total = room.bind(stand)(states, seat, own, ROUNDS, tables, self.by_hand, room.out, room.limits, rng)
        return int(total) / (WHOLE * tables)

    def candidates(self, seen: Position, seat: int) -> list[Line]:
        if seen.is_sealed or seen.question == "tokens":
            return []  # tokens are laid in parts and unseen: nothing tells one way from another
        quick = seen.quick(seat, GREEDY, 0)
        codes = [code for code in seen.codes(seat) if code != quick.code]
        apart = max(1, len(codes) // (MOST_ALTERNATIVES - 1))
        return [(quick,), *((Step(code),) for code in codes[::apart][: MOST_ALTERNATIVES - 1])]

    def weigh(self, seen: Position, seat: int, lines: Sequence[Line], tables: int, seed: int) -> list[float]:
        room, count = self.room, len(lines)
        codes, values = room.buffer(self.game.most_legal), room.buffer(self.game.most_legal)
        for i, line in enumerate(lines):
            codes[i] = line[0].code
        states, rng, race = room.states(seen.at_speed("fast"), 3), room.stream(seed_of(seed, 52)), room.bind(try_all)
        for _ in range(tables):
            race(states, seat, count, ROUNDS, self.by_hand, codes, values, room.out, room.limits, rng)
        return [int(values[i]) / (WHOLE * tables) for i in range(count)]

    def look(self, seen: Position, seat: int, better: Line) -> Reason:
        kind = self.game.actions.spec(better[0].code).name
        places = {"move": "walk", "place": "walk", "throw": "rocks", "take": "hits", "give_back": "hits", "lay": "land"}
        places |= {"land": "land", "play": "cards", "discard": "cards", "pass_card": "cards", "play_card": "gods"}
        places |= {"draw_card": "gods", "exchange": "gods", "turn_to_stone": "gods", "turn_token": "gods"}
        return Reason(f"look-{places[kind]}") if kind in places else super().look(seen, seat, better)

    # Luck -------------------------------------------------------------------------------------------------------

    def luck(self, position: Position, step: Step) -> tuple[Reason, dict[int, float]] | None:
        """The hit card shown, and the die: what came against the average of what might have come."""
        kind = self.game.actions.spec(step.code).name
        codes = position.codes(NATURE)
        if kind not in ("show", "roll") or len(codes) < 2:
            return None
        odds = [position.odds(code) for code in codes]
        worth: dict[int, float] = {}
        for seat in range(position.players):
            each = [
                self._standing(position.applied(NATURE, Step(code)), seat, 0, self.lucky, position.question_index)
                for code in codes
            ]
            mean = sum(one * weight for one, weight in zip(each, odds, strict=True)) / sum(odds)
            worth[seat] = each[codes.index(step.code)] - mean
        result = next(iter(self.game.actions.parts(step.code).values()))
        key = "luck-roll" if kind == "roll" else ("luck-hit" if result else "luck-miss")
        chance = round(10 * odds[codes.index(step.code)] / sum(odds))
        return Reason(key, {"often": chance}), worth
