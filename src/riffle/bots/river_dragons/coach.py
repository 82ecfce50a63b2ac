"""The coach at River Dragons: programs against sampled programs of the others, choices by the ways they leave."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from riffle.bots.analysis import Reason
from riffle.bots.coach.eye import Eye, Line, Sign, share
from riffle.core.declare.chance import seed_of
from riffle.core.event import Step
from riffle.core.player import Observation
from riffle.core.position import Position
from riffle.core.workspace import Workspace
from riffle.games.river_dragons.actions import JUMP_CARD, REMOVE_CARD
from riffle.games.river_dragons.state import SLOTS

from .levels import Level
from .player import RiverDragonsBot
from .weighing import standing, weigh_choices, weigh_programs

STEEP = 900
"""A lead of so much (four or five cards) is worth 73 % of a game of two."""
THINKING = Level(0, 12, 4, 0, 90)
"""The coach measures: after a game nobody is served by an eye that errs."""
WHIM = 90


class RiverDragonsEye(Eye):
    few, many, along = 3, 16, 1
    signs = (
        Sign("arrives", "own-arrived", 10, 0.1),
        Sign("stops", "other-arrived", -8, 0.1),
        Sign("stays-dry", "own-fell", -3),
        Sign("too-short", "own-too_short", -2),
        Sign("keeps-plank", "own-lost", -2),
        Sign("dragon", "other-cancelled", 1.5),
        Sign("walks", "own-moved", 1),
        Sign("bridges", "own-laid", 0.8),
        Sign("stones", "own-stone_placed", 0.6),
    )

    @cached_property
    def room(self) -> Workspace:
        return Workspace(self.game)

    def as_chance(self, worth: float, players: int) -> float:
        return 1 / (1 + math.exp(-worth / STEEP + math.log(max(1, players - 1))))

    def chance(self, position: Position, seat: int, tables: int) -> float:
        if position.over:
            return share(position, seat)
        states = self.room.states(position.seen_by(seat).at_speed("fast"))
        return self.as_chance(int(self.room.bind(standing)(states, seat)), position.players)

    def candidates(self, seen: Position, seat: int) -> list[Line]:
        if seen.question != "program":
            return super().candidates(seen, seat)
        bot = RiverDragonsBot(self.game, THINKING, 0)
        bot.answer(Observation(seen, seat))
        laid = [int(card) - 1 for card in seen.field("program")[seat] if card > 0]
        return [self.program(bot.program, len(laid))]

    def program(self, cards: Sequence[int], begun: int = 0) -> Line:
        actions = self.game.actions
        return (*(Step(actions.lay_card(card)) for card in cards[begun:]), Step(actions.confirm()))

    def weigh(self, seen: Position, seat: int, lines: Sequence[Line], tables: int, seed: int) -> list[float]:
        room, seen = self.room, seen.at_speed("fast")
        states, rng = room.states(seen, 2), room.stream(seed_of(seed, 41))
        worth = room.buffer(len(lines))
        if seen.question == "program":
            laid = [int(card) - 1 for card in seen.field("program")[seat] if card > 0]
            mine = room.buffer(SLOTS * len(lines))
            for i, line in enumerate(lines):
                cards = [*laid, *(self.game.actions.part(step.code, 0) for step in line if self.is_card(step))]
                for slot, card in enumerate(cards[:SLOTS]):
                    mine[SLOTS * i + slot] = card
            states["program"][0] = 0
            room.bind(weigh_programs)(
                states, seat, mine, len(lines), tables, WHIM, room.out, room.limits, rng, worth
            )  # fmt: skip
            return [self.as_chance(int(each) / tables, seen.players) for each in worth]
        codes, extras = room.buffer(len(lines)), room.buffer(2 * len(lines))
        for i, line in enumerate(lines):
            codes[i] = line[0].code
            for j, number in enumerate(line[0].extra[:2]):
                extras[2 * i + j] = number
        room.bind(weigh_choices)(states, seat, codes, extras, len(lines), room.out, room.limits, rng, worth)
        return [self.as_chance(int(each), seen.players) for each in worth]

    def is_card(self, step: Step) -> bool:
        return self.game.actions.kind(step.code) == self.game.actions.LAY_CARD

    def rests(self, position: Position, seat: int, others: bool) -> bool:
        """A program is judged by its whole turn."""
        return position.question == "program" and seat in position.to_move

    def why(self, seen: Position, seat: int, better: Line, played: Line | None) -> Reason | None:
        if seen.question in ("take_plank", "lay_plank") and played is not None:
            short = self.outlook(seen, seat, played).get("own-too_short", 0) or self._is_short(seen, played[0])
            if short:
                return Reason("too-short", {"better": 0, "played": 10})
        return super().why(seen, seat, better, played)

    def _is_short(self, seen: Position, step: Step) -> bool:
        actions: Any = self.game.actions
        if actions.kind(step.code) != actions.LAY:
            return False
        rules: Any = self.game.rules
        plain = seen.at_speed("plain").state
        return rules.exact_gap(plain, actions.part(step.code, 0)) > rules.length_of(plain, plain.taken)

    def look(self, seen: Position, seat: int, better: Line) -> Reason:
        if seen.question != "program":
            return Reason("look-jump-now" if seen.question == "jump" else f"look-{seen.question.replace('_', '-')}")
        cards = [self.game.actions.part(step.code, 0) for step in better if self.is_card(step)]
        if JUMP_CARD in cards:
            return Reason("look-jump")
        return Reason("look-remove") if REMOVE_CARD in cards else Reason("look-way")
