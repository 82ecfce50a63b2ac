"""The coach at Stolemë: every answer on the same sampled positions, played on and judged as the expert does it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from riffle.bots.analysis import Reason
from riffle.bots.chances import WHOLE
from riffle.bots.coach.counting import named
from riffle.bots.coach.decisions import Decision
from riffle.bots.coach.evaluator import MOST_ALTERNATIVES, Evaluator, Line, Sign, share
from riffle.core.declare.chance import seed_of
from riffle.core.declare.question import NATURE
from riffle.core.engine.playout import GREEDY
from riffle.core.event import Step
from riffle.core.position import Position
from riffle.core.workspace import Workspace

from .levels import LEVEL_SETTINGS
from .naming import action
from .networks import network
from .player import SearchBot
from .weighing import CELLS, OWN_CELLS, standing, weigh_answers

AHEAD = 1
"""Tables are played on to the end of the round: there the learned chances say how all stand."""
TOLD = 200
"""Tables on which reasons are counted."""


class StolemeEvaluator(Evaluator):
    few, many, along = 16, 300, 32
    lucky = 32
    signs = (
        Sign("pleases-gods", "own-played_god", 4),
        Sign("knocks-out", "own-scored", 3),
        Sign("stays-up", "own-knocked_out", -3),
        Sign("not-stone", "own-stone", -3),
        Sign("village", "own-punished", -3),
        Sign("denies-gods", "other-played_god", -2),
        Sign("dazes", "other-dazed", 1.5),
        Sign("stays-clear", "own-dazed", -1.5),
    )

    @cached_property
    def room(self) -> Workspace:
        return Workspace(self.game)

    def net(self, players: int) -> Any:
        weights = network(players)
        net = self.room.buffer(len(weights))
        net[:] = weights
        return net

    def chance(self, position: Position, seat: int, tables: int) -> float:
        if position.over:
            return share(position, seat)
        return self._tried(position.seen_by(seat), seat, [()], tables, 51)[0][0]

    def candidates(self, seen: Position, seat: int) -> list[Line]:
        if seen.is_sealed or seen.question == "tokens":
            return []  # tokens are laid in parts and unseen: nothing tells one way from another
        quick = seen.rollout_answer(seat, GREEDY, 0)
        codes = [code for code in seen.codes(seat) if code != quick.code]
        apart = max(1, len(codes) // (MOST_ALTERNATIVES - 1))
        return [(quick,), *((Step(code),) for code in codes[::apart][: MOST_ALTERNATIVES - 1])]

    def closer(self, seen: Position, seat: int) -> list[Line]:
        """What the expert would have answered."""
        return [(SearchBot(self.game, 0, LEVEL_SETTINGS["expert"]).search(seen.ready(), seat, 0),)]

    def weigh(self, seen: Position, seat: int, lines: Sequence[Line], tables: int, seed: int) -> list[float]:
        return self._tried(seen, seat, lines, tables, seed)[0]

    def _tried(
        self, seen: Position, seat: int, lines: Sequence[Line], tables: int, seed: int, soon: bool = True
    ) -> tuple[list[float], list[dict[str, float]]]:
        """The chances of each line, and what happens with it."""
        room, count = self.room, len(lines)
        codes, total, counts = room.buffer(count), room.buffer(count), room.buffer(CELLS * count)
        for i, line in enumerate(lines):
            codes[i] = line[0].code if line else -1
        states, rng = room.states(seen.ready(), 3), room.stream(seed_of(seed, 52))
        how = (tables, AHEAD, int(soon), self.net(seen.players), room.out, room.limits, rng)
        room.bind(weigh_answers)(states, seat, codes, count, *how, total, counts)
        counted = [named(self.game, counts[CELLS * i : CELLS * (i + 1)], OWN_CELLS, tables) for i in range(count)]
        if seen.question != "lay":  # how far one can walk is the reason for a piece of land, not for a step
            counted = [{name: each for name, each in row.items() if "room" not in name} for row in counted]
        return [int(each) / (WHOLE * tables) for each in total], counted

    def turn_of(self, decision: Decision) -> int:
        return max(1, int(decision.position.field("round")))

    def name_action(self, position: Position, seat: int, step: Step) -> Reason | None:
        return action(position, seat, step)

    # Reasons ----------------------------------------------------------------------------------------------------

    def outlooks(self, seen: Position, seat: int, lines: Sequence[Line]) -> list[Mapping[str, float]]:
        return list(self._tried(seen, seat, lines, TOLD, 21)[1])

    def why(self, seen: Position, seat: int, better: Line, played: Line | None) -> Reason | None:
        """A reason of the rules if there is one, else what happens until the seat is asked anew, else until later."""
        found = self._by_rules(seen, better[0], played[0]) if played else None
        if found is not None or played is None:
            return found or super().why(seen, seat, better, played)
        soon = self._tried(seen, seat, [better, played], TOLD, 21)[1]
        late = self._tried(seen, seat, [better, played], 2 * TOLD, 22, soon=False)[1]
        told = (self.strongest(one, other) for one, other in (soon, late))
        return next((each for each in told if each is not None), None)

    def _by_rules(self, seen: Position, better: Step, played: Step) -> Reason | None:
        """Answers of which one beats the other whatever is hidden."""
        actions: Any = self.game.actions
        rules: Any = self.game.rules
        kind = actions.kind(better.code)
        if kind != actions.kind(played.code):
            return None
        good, other = actions.part(better.code, 0), actions.part(played.code, 0)
        if kind in (actions.TAKE, actions.GIVE_BACK) and good != other:
            takes_hit = good == rules.HIT if kind == actions.TAKE else good == rules.MISS
            return Reason("keeps-hits") if takes_hit else None
        dazed = seen.field("dazed")
        if kind == actions.TURN_TO_STONE and dazed[good] and not dazed[other]:
            return Reason("gives-dazed")
        if kind == actions.THROW and actions.part(played.code, 2) and not actions.part(better.code, 2):
            return Reason("spares-boulder") if dazed[actions.part(played.code, 1)] else None
        return None

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
            each = [self._standing(position.applied(NATURE, Step(code)), seat) for code in codes]
            mean = sum(one * weight for one, weight in zip(each, odds, strict=True)) / sum(odds)
            worth[seat] = each[codes.index(step.code)] - mean
        result = next(iter(self.game.actions.parts(step.code).values()))
        key = "luck-roll" if kind == "roll" else ("luck-hit" if result else "luck-miss")
        return Reason(key), worth

    def _standing(self, position: Position, seat: int) -> float:
        """A seat's chance on the table as it lies."""
        if position.over:
            return share(position, seat)
        room = self.room
        states, rng = room.states(position.ready(), 2), room.stream(seed_of(position.question_index, 53))
        how = (AHEAD, self.lucky, self.net(position.players), room.out, room.limits, rng)
        return int(room.bind(standing)(states, seat, *how)) / (WHOLE * self.lucky)
