"""Rock throws ("Rzut głazem", rules 50 to 63): hit cards, daze and knock-out, the landing, terrain, village."""

# ruff: noqa: SIM110 - compiled rules know no any() and all()
from __future__ import annotations

from riffle.core.declare.facts import emit
from riffle.core.declare.question import NATURE, ask
from riffle.core.declare.rule import rule

from .actions import Fact
from .board import HEXES, NOWHERE
from .ending import finish, most_standing
from .land import ability, in_range, is_village, lay_rule, neighbour, printed
from .options import OPTIONS
from .pieces import BOULDER, CAP, DODGE, EYE, HIT, KNOCKOUTS, SHAPE, SKULL, SUPER
from .rounds import punish
from .state import (
    BLIND,
    GO_DONE,
    GO_STRIKE,
    GO_TERRAIN,
    KNOCKOUT_WIN,
    LAND,
    LAY_TERRAIN,
    LYING,
    ROCK,
    ROLL,
    SHOW,
    SIDESTEP,
    STANDING,
    TOKENS_OUT,
    WOOL_CAP,
    State,
)
from .tokens import face_down, spend_token


@rule
def throw_rock(s: State, seat: int, stolem: int, target: int, boulder: int) -> None:
    """Announce the throw. A Super throw is spent only where the range needs it; a Boulder by choice."""
    s.thrower = stolem
    s.target = target
    s.boulder = boulder
    s.struck = -1
    s.throws[seat] += 1
    emit(s, Fact.THREW, seat, stolem, target, target // 4, boulder, s.hex_of[target])
    if not in_range(s, stolem, target, 0):
        spend_token(s, stolem, SUPER)
        emit(s, Fact.USED_TOKEN, seat, SUPER, stolem)
    if boulder == 1:
        spend_token(s, stolem, BOULDER)
        emit(s, Fact.USED_TOKEN, seat, BOULDER, stolem)
    if s.cap_timing == OPTIONS.CAP_TIMING_BEFORE and face_down(s, target) > 0:
        ask(s, WOOL_CAP, target // 4)
    else:
        draw_hit_cards(s)


@rule
def draw_hit_cards(s: State) -> None:
    """Rule 52: one card away unseen, then one is shown; a lone card is shown at once by the option."""
    ask(s, BLIND if s.hit_count[s.thrower // 4] > 1 else SHOW, NATURE)


@rule
def discard_unseen(s: State, seat: int, result: int) -> None:
    s.hits[seat][result] -= 1
    s.hit_count[seat] -= 1
    s.hit_discard[result] += 1
    s.hit_discard_count += 1
    s.log_blind[s.log_count - 1] = 1
    emit(s, Fact.BLIND, seat, result)
    ask(s, SHOW, NATURE)


@rule
def show_hit_card(s: State, result: int) -> None:
    """Rule 53: the shown card goes to the target's owner, whatever it says."""
    seat = s.thrower // 4
    to = s.target // 4
    s.hits[seat][result] -= 1
    s.hit_count[seat] -= 1
    s.hits[to][result] += 1
    s.hit_count[to] += 1
    s.log_hit[s.log_count - 1] = result
    s.log_target[s.log_count - 1] = to
    s.result = result
    emit(s, Fact.SHOWED, seat, result, to)
    if result == HIT:
        s.landing = s.hex_of[s.target]
        struck_by_rock(s, s.target)
    elif ability(s, s.thrower) == EYE:
        ask(s, LAND, seat)
    else:
        ask(s, ROLL, NATURE)


# The cap, and what a hit does ---------------------------------------------------------------------------------------


@rule
def struck_by_rock(s: State, stolem: int) -> None:
    """Put the Wool cap's question whenever a token lies face down there, so that asking tells nothing (rule 72)."""
    s.struck = stolem
    announced = s.cap_timing == OPTIONS.CAP_TIMING_BEFORE and stolem == s.target
    if face_down(s, stolem) > 0 and not announced:
        ask(s, WOOL_CAP, stolem // 4)
    else:
        s.flow = GO_STRIKE


@rule
def cap_answered(s: State, wears: int) -> None:
    before = s.struck < 0
    stolem = s.target if before else s.struck
    if wears == 1:
        s.capped = 1
        spend_token(s, stolem, CAP)
        emit(s, Fact.USED_TOKEN, stolem // 4, CAP, stolem)
    if before:
        draw_hit_cards(s)
    else:
        s.flow = GO_STRIKE


@rule
def strike(s: State) -> None:
    """Rule 54: dazed, or knocked out if dazed before; a Boulder does both at once to a healthy one (71)."""
    stolem = s.struck
    heavy = s.boulder == 1 and ability(s, stolem) != SKULL
    if s.capped == 1:
        emit(s, Fact.CAPPED, stolem // 4, stolem)
        if heavy and s.cap_boulder == OPTIONS.CAP_BOULDER_DAZES and s.dazed[stolem] == 0:
            daze(s, stolem)
    elif s.dazed[stolem] == 0:
        daze(s, stolem)
        if heavy:
            knock_out(s, stolem)
    else:
        knock_out(s, stolem)
    s.flow = GO_TERRAIN


@rule
def daze(s: State, stolem: int) -> None:
    s.dazed[stolem] = 1
    emit(s, Fact.DAZED, stolem // 4, stolem)


@rule
def knock_out(s: State, stolem: int) -> None:
    """Rule 90: a point for the thrower, perhaps the game. A bystander counts by the option only, an own one never."""
    s.pose[stolem] = LYING
    emit(s, Fact.KNOCKED_OUT, stolem // 4, stolem)
    seat = s.thrower // 4
    if stolem // 4 == seat or (stolem != s.target and s.points_for == OPTIONS.POINTS_FOR_ACCURATE):
        return
    s.score[seat] += 1
    emit(s, Fact.SCORED, seat, s.score[seat])
    if s.score[seat] >= KNOCKOUTS[s.seats]:
        finish(s, KNOCKOUT_WIN, 1 << seat)


# Where a miss lands -------------------------------------------------------------------------------------------------


@rule
def blocked(s: State, cell: int) -> bool:
    return s.on[cell] == ROCK or (s.on[cell] > 0 and s.pose[s.on[cell] - 1] == LYING)


@rule
def may_land(s: State, side: int) -> bool:
    """Rule 55: on the board. By the option not where a rock or a lying Stolem is, unless there is nothing else."""
    cell = neighbour(s, s.hex_of[s.target], side)
    if cell < 0:
        return False
    if s.blocked_landing == OPTIONS.BLOCKED_LANDING_CHANGES or not blocked(s, cell):
        return True
    for other in range(6):
        near = neighbour(s, s.hex_of[s.target], other)
        if near >= 0 and not blocked(s, near):
            return False
    return True


@rule
def rolled(s: State, side: int) -> None:
    s.landing = neighbour(s, s.hex_of[s.target], side)
    emit(s, Fact.ROLLED, side, s.landing)
    if ability(s, s.target) == DODGE and s.sidestepped == 0:
        ask(s, SIDESTEP, s.target // 4)
    else:
        landed(s)


@rule
def sidestep(s: State, again: int) -> None:
    s.sidestepped = 1
    if again == 1:
        emit(s, Fact.SIDESTEPPED, s.target // 4, s.target)
        ask(s, ROLL, NATURE)
    else:
        landed(s)


@rule
def chose_landing(s: State, side: int) -> None:
    s.landing = neighbour(s, s.hex_of[s.target], side)
    landed(s)


@rule
def landed(s: State) -> None:
    """Nobody there is harmed, unless the option says that it counts as a hit on them (rule 57)."""
    emit(s, Fact.LANDED, s.landing)
    there = s.on[s.landing]
    if s.bystander == OPTIONS.BYSTANDER_HIT and there > 0 and there != ROCK and s.pose[there - 1] == STANDING:
        s.capped = 0
        struck_by_rock(s, there - 1)
    else:
        s.flow = GO_TERRAIN


# Terrain and village ------------------------------------------------------------------------------------------------


@rule
def layer(s: State) -> int:
    """Who lays the token: the target's owner; on a miss by a Shaper hers."""
    if s.result != HIT and ability(s, s.thrower) == SHAPE:
        return s.thrower // 4
    return s.target // 4


@rule
def any_legal_token(s: State, cell: int) -> bool:
    for kind in range(4):
        if lay_rule(s, kind, cell) == 0:
            return True
    return False


@rule
def change_terrain(s: State) -> None:
    """Rules 58 to 61. A village takes no token unless the option buries it; with no legal token the game ends (93)."""
    if is_village(s, s.landing) and s.village_buried == OPTIONS.VILLAGE_BURIED_OFF:
        strike_thrower(s)
    elif any_legal_token(s, s.landing):
        ask(s, LAY_TERRAIN, layer(s))
    elif s.river_test == OPTIONS.RIVER_TEST_BOARD and fits_somewhere(s):
        emit(s, Fact.NO_TOKEN, s.landing)
        s.flow = GO_DONE
    else:
        finish(s, TOKENS_OUT, most_standing(s))


@rule
def fits_somewhere(s: State) -> bool:
    """Whether any token left could be laid on any hex of the board."""
    for cell in range(HEXES):
        if (
            printed(s, cell) != NOWHERE
            and (not is_village(s, cell) or s.village_buried == OPTIONS.VILLAGE_BURIED_ON)
            and any_legal_token(s, cell)
        ):
            return True
    return False


@rule
def lay_token(s: State, seat: int, kind: int) -> None:
    """An old token goes back to the pool; the new one lies plain side up."""
    cell = s.landing
    buried = is_village(s, cell)
    old = s.land[cell]
    if old > 0:
        s.pool[old - 1] += 1
    s.pool[kind] -= 1
    s.land[cell] = kind + 1
    s.outlined[cell] = 0
    emit(s, Fact.LAID, seat, cell, kind, old)
    if buried:
        strike_thrower(s)
    else:
        s.flow = GO_DONE


@rule
def strike_thrower(s: State) -> None:
    """Rule 62: a rock on the village brings the gods down on the thrower."""
    if s.pose[s.thrower] == STANDING:
        punish(s, s.thrower, 1)
    s.flow = GO_DONE
