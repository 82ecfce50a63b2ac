"""The coach at River Dragons: programs against sampled programs of the others, choices with the cards still to come.

Chances are the learned ones, as the expert has them. Lengths are measured: after a game nobody is served by an eye that
errs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from riffle.bots.analysis import Reason
from riffle.bots.chances import WHOLE
from riffle.bots.coach.counting import named
from riffle.bots.coach.decisions import Decision
from riffle.bots.coach.evaluator import Evaluator, Line, Sign, share
from riffle.core.declare.chance import seed_of
from riffle.core.declare.question import NATURE
from riffle.core.event import Step
from riffle.core.player import Observation
from riffle.core.position import Position
from riffle.core.workspace import Workspace
from riffle.games.river_dragons.actions import JUMP_CARD, REMOVE_CARD
from riffle.games.river_dragons.board import PAIR_ONE, PAIR_OTHER, SIZES
from riffle.games.river_dragons.geometry import support_x, support_y
from riffle.games.river_dragons.state import SLOTS

from .evaluation import NET
from .levels import Level
from .naming import action
from .network import own_network
from .player import RiverDragonsBot
from .weighing import CELLS, OWN_CELLS, standing, weigh_choices, weigh_programs

THINKING = Level(0, 8, 4, 0, 90, learned=True)
CLOSELY = Level(0, 32, 8, 0, 90, varied=True, learned=True)
ON_PAPER = Level(0, 1, 0, 0, 0)
"""The best program on paper, without a look at the others: what somebody in a hurry would lay."""
WHIM = 90
TOLD = 40
"""Draws of the others' programs on which reasons are counted."""


class RiverDragonsEvaluator(Evaluator):
    few, many, along = 3, 24, 3
    signs = (
        Sign("arrives", "own-arrived", 10),
        Sign("stops", "other-arrived", -8),
        Sign("stays-dry", "wet", -3),
        Sign("keeps-plank", "own-lost", -2),
    )

    @cached_property
    def room(self) -> Workspace:
        return Workspace(self.game)

    @cached_property
    def net(self) -> Any:
        net = self.room.buffer(NET)
        net[:] = own_network()
        return net

    def chance(self, position: Position, seat: int, tables: int) -> float:
        if position.over:
            return share(position, seat)
        seen = position.seen_by(seat).ready()
        if position.question in ("colour", "first_player"):
            return 1 / position.players
        if position.question == "program":
            return int(self.room.bind(standing)(self.room.states(seen), seat, self.net)) / WHOLE
        return self._tried(seen, seat, [()], tables, 43)[0][0]

    def candidates(self, seen: Position, seat: int) -> list[Line]:
        return [self._thought(seen, seat, THINKING)] if seen.question == "program" else super().candidates(seen, seat)

    def closer(self, seen: Position, seat: int) -> list[Line]:
        return [self._thought(seen, seat, CLOSELY)] if seen.question == "program" else []

    def _thought(self, seen: Position, seat: int, level: Level) -> Line:
        """The cards of a program that are still to be laid, as a bot of that level finds them."""
        bot = RiverDragonsBot(self.game, level, 0)
        bot.answer(Observation(seen, seat))
        return bot.line

    def weigh(self, seen: Position, seat: int, lines: Sequence[Line], tables: int, seed: int) -> list[float]:
        return self._tried(seen, seat, lines, tables, seed)[0]

    def _tried(
        self, seen: Position, seat: int, lines: Sequence[Line], tables: int, seed: int
    ) -> tuple[list[float], list[dict[str, float]]]:
        """The chances of each line, and what happens with it until the turn is over."""
        room, count, seen = self.room, len(lines), seen.ready()
        states, rng = room.states(seen, 3), room.stream(seed_of(seed, 41))
        total, counts = room.buffer(count), room.buffer(CELLS * count)
        rest = (tables, WHIM, self.net, room.out, room.limits, rng, total, counts)
        if seen.question == "program":
            mine = room.buffer(SLOTS * count)
            for i, line in enumerate(lines):
                for slot, card in enumerate(self._cards(seen, seat, line)[:SLOTS]):
                    mine[SLOTS * i + slot] = card
            states["program"][0] = 0
            room.bind(weigh_programs)(states, seat, mine, count, *rest)
        else:
            codes, extras = room.buffer(count), room.buffer(2 * count)
            for i, line in enumerate(lines):
                codes[i] = line[0].code if line else -1
                for j, number in enumerate(line[0].extra[:2] if line else ()):
                    extras[2 * i + j] = number
            room.bind(weigh_choices)(states, seat, codes, extras, count, *rest)
        rows = [named(self.game, counts[CELLS * i : CELLS * (i + 1)], OWN_CELLS, tables) for i in range(count)]
        return [int(each) / (WHOLE * tables) for each in total], rows

    def _cards(self, seen: Position, seat: int, line: Line) -> list[int]:
        laid = [int(card) - 1 for card in seen.field("program")[seat] if card > 0]
        return [*laid, *(self.game.actions.part(step.code, 0) for step in line if self.is_card(step))]

    def is_card(self, step: Step) -> bool:
        return self.game.actions.kind(step.code) == self.game.actions.LAY_CARD

    def turn_of(self, decision: Decision) -> int:
        return max(1, int(decision.position.field("turn")))

    def name_action(self, position: Position, seat: int, step: Step) -> Reason | None:
        return action(position, step)

    # Reasons ----------------------------------------------------------------------------------------------------

    def outlooks(self, seen: Position, seat: int, lines: Sequence[Line]) -> list[Mapping[str, float]]:
        return list(self._tried(seen, seat, lines, TOLD, 21)[1])

    def why(self, seen: Position, seat: int, better: Line, played: Line | None) -> Reason | None:
        if played and seen.question in ("take_plank", "lay_plank"):
            found = self._about_length(seen, seat, better, played)
            if found is not None:
                return found
        return super().why(seen, seat, better, played)

    def _about_length(self, seen: Position, seat: int, better: Line, played: Line) -> Reason | None:
        """A plank too short, or longer than it need be."""
        good, other = self.outlooks(seen, seat, [better, played])
        if self._is_short(seen, played[0]):
            return self._too_short(seen, played[0])
        if other["own-too_short"] + other["own-lost"] >= 0.5 > good["own-too_short"] + good["own-lost"]:
            return Reason("too-short")
        actions: Any = self.game.actions
        if actions.kind(better[0].code) != actions.TAKE or good["own-laid"] < other["own-laid"]:
            return None
        mine, theirs = (1 + actions.part(line[0].code, 0) % SIZES for line in (better, played))
        return Reason("spares-long", {"better": mine, "played": theirs}) if mine < theirs else None

    def _is_short(self, seen: Position, step: Step) -> bool:
        actions: Any = self.game.actions
        if actions.kind(step.code) != actions.LAY:
            return False
        rules: Any = self.game.rules
        plain = seen.at_speed("plain").state
        return rules.exact_gap(plain, actions.part(step.code, 0)) > rules.length_of(plain, plain.taken)

    def _too_short(self, seen: Position, step: Step) -> Reason:
        """Said with what misled the eye: a gap that runs aslant."""
        plain = seen.at_speed("plain").state
        pair = self.game.actions.part(step.code, 0)
        one, other = PAIR_ONE[pair], PAIR_OTHER[pair]
        wide, high = (abs(at(plain, one) - at(plain, other)) for at in (support_x, support_y))
        if 4 * min(wide, high) < max(wide, high):
            return Reason("too-short")
        return Reason("too-short-slanting", {"plank": 1 + plain.taken % SIZES})

    def instead(self, seen: Position, seat: int, better: Line) -> Line | None:
        if seen.question != "program":
            return None  # a hint speaks of the advised answer alone
        plain = self._thought(seen, seat, ON_PAPER)
        return plain if plain != better else None

    def look(self, seen: Position, seat: int, better: Line) -> Reason:
        if seen.question != "program":
            return Reason("look-jump-now" if seen.question == "jump" else f"look-{seen.question.replace('_', '-')}")
        cards = [self.game.actions.part(step.code, 0) for step in better if self.is_card(step)]
        if JUMP_CARD in cards:
            return Reason("look-jump")
        return Reason("look-remove") if REMOVE_CARD in cards[:2] else Reason("look-way")

    # Luck -------------------------------------------------------------------------------------------------------

    def luck(self, position: Position, step: Step) -> tuple[Reason, dict[int, float]] | None:
        """Who begins is all that chance decides here, beside the colours, of which none is better."""
        codes = position.codes(NATURE)
        if position.question != "first_player" or len(codes) < 2:
            return None
        after = {code: self.chances(position.applied(NATURE, Step(code)), 1) for code in codes}
        mean = [sum(each[seat] for each in after.values()) / len(codes) for seat in range(position.players)]
        worth = {seat: after[step.code][seat] - mean[seat] for seat in range(position.players)}
        return Reason("luck-first"), worth
