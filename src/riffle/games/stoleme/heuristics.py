"""What a quick player prefers, from what its seat sees: for the bot `greedy`, for playouts and for fallbacks."""

from __future__ import annotations

from riffle.core.declare.rule import buffer, rule

from .actions import Action
from .board import MIDDLE, VILLAGE
from .gods import lies_plain, set_lies
from .land import ability, board_of, distance, movement, neighbour, reach_from, terrain
from .legality.listing import legal
from .options import OPTIONS
from .pieces import BOULDER, CAP, EYE, GODS, GODS_SET, GODS_TO_WIN, HIT, KNOCKOUTS, MOVE, SKULL, SPRINT, THROW
from .state import LYING, STANDING, STOLEMS, State
from .tokens import face_down, has_token, range_bonus

KO_WORTH, DAZE_WORTH, WIN_WORTH = 3000, 1300, 12000
NEXT_THROW, NEXT_THROW_DAZED, EACH_THROWER = 468, 1080, 150
"""Dangers, tried out in quick games of two (bench/stoleme.md)."""
MOST_LEGAL = 320
"""No question has more answers: four Stolems, each to any of at most 77 hexes."""


@rule
def chance(s: State, seat: int) -> int:
    """Chance of a Hit in thousandths, from the seat's own cards."""
    return 1000 * s.hits[seat][HIT] // max(1, s.hit_count[seat])


@rule
def rock_worth(s: State, seat: int, target: int, boulder: int) -> int:
    """What a hit on that Stolem is worth."""
    knocks = s.dazed[target] == 1 or (boulder == 1 and ability(s, target) != SKULL)
    if knocks and s.score[seat] + 1 >= KNOCKOUTS[s.seats]:
        return WIN_WORTH
    worth = KO_WORTH if knocks else DAZE_WORTH
    if boulder == 1:
        worth -= 2000 if s.dazed[target] == 1 else 200
    rival = target // 4
    return worth + 60 * (s.score[rival] + s.trophies[rival])


@rule
def throw_worth(s: State, seat: int, stolem: int, target: int, boulder: int) -> int:
    """Chance times worth, less for a target that may wear a cap, less the risk of a rock on the village."""
    hit = chance(s, seat)
    worth = hit * rock_worth(s, seat, target, boulder) // 1000
    if face_down(s, target) > 0:
        worth = worth * 5 // 6
    if ability(s, stolem) != EYE:
        for side in range(6):
            near = neighbour(s, s.hex_of[target], side)
            if near >= 0 and terrain(s, near) == VILLAGE:
                worth -= (1000 - hit) * 1500 // 6000
    if terrain(s, s.hex_of[target]) == VILLAGE:
        worth -= hit * 1500 // 1000
    return worth


@rule
def best_throw(s: State, seat: int, stolem: int, cell: int) -> int:
    """The best throw this Stolem would have if it stood on that hex, 0 if none."""
    reach = reach_from(s, stolem, cell) + range_bonus(s, stolem)
    boulder = 1 if has_token(s, stolem, BOULDER) else 0
    best = 0
    for target in range(STOLEMS):
        if target // 4 != seat and s.pose[target] == STANDING:
            far = distance(s, cell, s.hex_of[target])
            if far <= reach and (far > 1 or s.near_throws == OPTIONS.NEAR_THROWS_ON):
                best = max(best, throw_worth(s, seat, stolem, target, 0))
                if boulder == 1:
                    best = max(best, throw_worth(s, seat, stolem, target, 1))
    return best


@rule
def best_of_all(s: State, seat: int) -> int:
    best = 0
    if s.hit_count[seat] > (0 if s.lone_hit_card == OPTIONS.LONE_HIT_CARD_ON else 1):
        for stolem in range(4 * seat, 4 * seat + 4):
            if s.pose[stolem] == STANDING:
                best = max(best, best_throw(s, seat, stolem, s.hex_of[stolem]))
    return best


@rule
def danger(s: State, seat: int, stolem: int, cell: int) -> int:
    """What standing there risks: the throw that may come next, a little more for each further enemy; worse when dazed.

    The one who walks into range is thrown at first, so the first enemy weighs most of what a hit is worth.
    """
    sum_ = 0
    for enemy in range(STOLEMS):
        if (
            enemy // 4 != seat
            and s.pose[enemy] == STANDING
            and distance(s, cell, s.hex_of[enemy]) <= reach_from(s, enemy, s.hex_of[enemy])
        ):
            if sum_ == 0:
                sum_ = NEXT_THROW_DAZED if s.dazed[stolem] == 1 else NEXT_THROW
            sum_ += 2 * EACH_THROWER if s.dazed[stolem] == 1 else EACH_THROWER
    return sum_


@rule
def post_worth(s: State, seat: int, stolem: int, cell: int) -> int:
    """How good it is to stand there: the throw it opens, less danger, a little for being near the fight."""
    worth = best_throw(s, seat, stolem, cell)
    if s.actions[seat][THROW] == 0:
        worth = worth * 2 // 3
    nearest = 20
    for enemy in range(STOLEMS):
        if enemy // 4 != seat and s.pose[enemy] == STANDING:
            nearest = min(nearest, distance(s, cell, s.hex_of[enemy]))
    worth -= danger(s, seat, stolem, cell) + 25 * nearest
    if terrain(s, cell) == VILLAGE:
        worth -= 2000
    return worth


@rule
def missing(s: State, card: int) -> int:
    """Tokens of the card's set that do not lie on the board."""
    count = 0
    for kind in range(4):
        if GODS_SET[card][kind] > 0:
            count += max(0, GODS_SET[card][kind] - lies_plain(s, kind))
    return count


@rule
def gods_worth(s: State, seat: int) -> int:
    for slot in range(2):
        if s.gods[seat][slot] >= 0 and set_lies(s, s.gods[seat][slot]):
            return WIN_WORTH if s.trophies[seat] + 1 >= GODS_TO_WIN else 2400 + 600 * s.trophies[seat]
    return 600 if s.gods_count[seat] < 2 else 150


@rule
def card_worth(s: State, seat: int, card: int) -> int:
    """What playing that card now is worth."""
    if card == GODS:
        return gods_worth(s, seat)
    throw = best_of_all(s, seat)
    if card == THROW:
        return throw if throw > 0 else 200
    if throw > 0:
        return 300
    return 900


@rule
def prefer_turn(s: State, seat: int, kind: int, one: int, other: int, third: int) -> int:
    if kind == Action.DISCARD:
        keep = card_worth(s, seat, one)
        if s.actions[seat][one] > 1:
            keep = keep * 2 // 3
        if one == MOVE and s.actions[seat][THROW] > 0:
            keep += 150
        return -keep
    if kind == Action.PLAY:
        return card_worth(s, seat, one)
    if kind == Action.MOVE:
        start = s.hex_of[one]
        return post_worth(s, seat, one, other) - post_worth(s, seat, one, start) if other != start else 0
    if kind == Action.THROW:
        return throw_worth(s, seat, one, other, third)
    return -10000  # decline


@rule
def prefer_token(s: State, seat: int, token: int, stolem: int) -> int:
    """Boulder and Super throw with who throws far, the cap on a dazed head, Sprint with who is quick."""
    if token == CAP:
        return 20 * s.dazed[stolem] + danger(s, seat, stolem, s.hex_of[stolem]) // 50
    if token == SPRINT:
        return movement(s, stolem)
    worth = reach_from(s, stolem, s.hex_of[stolem])
    if token == BOULDER:
        worth += best_throw(s, seat, stolem, s.hex_of[stolem]) // 100
    return worth


@rule
def prefer_early(s: State, seat: int, kind: int, one: int, other: int) -> int:
    if kind == Action.PLACE:
        return -10 * distance(s, other, MIDDLE[board_of(s)]) + reach_from(s, one, other)
    if kind == Action.STAND:
        return 10 * reach_from(s, one, s.hex_of[one]) + movement(s, one) + 1
    if kind == Action.PUT_TOKEN:
        return prefer_token(s, seat, one, other)
    if kind == Action.TAKE:
        return one
    if kind == Action.GIVE_BACK:
        return -one
    return 0


@rule
def prefer_terrain(s: State, seat: int, kind: int) -> int:
    """Tokens that the seat's own gods' cards still miss come first, the nearest set most."""
    worth = 0
    for slot in range(2):
        card = s.gods[seat][slot]
        if card >= 0 and lies_plain(s, kind) < GODS_SET[card][kind]:
            worth += 100 - 20 * missing(s, card)
    return worth


@rule
def prefer_rock(s: State, seat: int, kind: int, one: int) -> int:
    if kind == Action.WEAR_CAP:
        return 100
    if kind == Action.LAND:
        cell = neighbour(s, s.hex_of[s.target], one)
        return -1000 if terrain(s, cell) == VILLAGE else 0
    if kind == Action.LAY:
        return prefer_terrain(s, seat, one)
    if kind == Action.KEEP_ROLL:
        return 10 if terrain(s, s.landing) == VILLAGE else 1
    return 0


@rule
def prefer_receiver(s: State, seat: int, to: int) -> int:
    """The card goes to whoever gains least by it: few cards, no target, far from winning."""
    worth = -60 * s.action_count[to] - 80 * s.score[to] - 80 * s.trophies[to]
    for stolem in range(4 * to, 4 * to + 4):
        if s.pose[stolem] == STANDING:
            for mine in range(4 * seat, 4 * seat + 4):
                if s.pose[mine] == STANDING:
                    reach = reach_from(s, stolem, s.hex_of[stolem])
                    if distance(s, s.hex_of[stolem], s.hex_of[mine]) <= reach:
                        worth -= 60
    return worth


@rule
def prefer_stone(s: State, stolem: int) -> int:
    """Give the gods the least useful one."""
    worth = 500 if s.pose[stolem] == LYING else 0
    worth += 200 * s.dazed[stolem] - 40 * face_down(s, stolem)
    return worth - 10 * (reach_from(s, stolem, s.hex_of[stolem]) + movement(s, stolem))


@rule
def prefer_late(s: State, seat: int, kind: int, one: int) -> int:
    if kind == Action.PLAY_CARD:
        return 5000
    if kind == Action.DRAW_CARD:
        return 1000
    if kind == Action.EXCHANGE:
        return 10 * missing(s, s.gods[seat][one])
    if kind == Action.NAME:
        return 150 * s.score[one] + 150 * s.trophies[one]
    if kind == Action.TURN_TO_STONE:
        return prefer_stone(s, one)
    if kind == Action.PASS_CARD or kind == Action.POINT:
        return prefer_receiver(s, seat, one)
    return 0


@rule
def prefer(s: State, seat: int, action: int) -> int:
    kind = Action.kind(action)
    one = Action.part(action, 0)
    other = Action.part(action, 1)
    if kind < Action.DISCARD:
        return prefer_early(s, seat, kind, one, other)
    if kind <= Action.THROW:
        return prefer_turn(s, seat, kind, one, other, Action.part(action, 2))
    if kind < Action.DRAW_CARD:
        return prefer_rock(s, seat, kind, one)
    return prefer_late(s, seat, kind, one)


@rule
def fallback(s: State, seat: int) -> int:
    """A seat that does not answer plays as the quick player would, the first of equals."""
    out = buffer(MOST_LEGAL)
    count = legal(s, seat, out)
    best = 0
    for i in range(1, count):
        if prefer(s, seat, out[i]) > prefer(s, seat, out[best]):
            best = i
    return out[best]
