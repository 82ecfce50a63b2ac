"""What lies on the table, what may be asked and answered, and what is told: the words of Stolemë.

A Stolem is a number, four times its seat plus its place in the family (father, mother, grandparent, child).
"""

from __future__ import annotations

from typing import Any

from riffle.core.actions import actions, private, shown
from riffle.core.facts import fact, facts, own
from riffle.core.layout import hidden, layout, owner, public, scratch
from riffle.core.options import one_of, options, whole, yes_no

from .board import HEXES, KINDS, NAMES
from .pieces import CARDS, FAMILIES, GODS_CARDS, GODS_NAMES, RESULTS, TOKENS

SEATS, STOLEMS = 4, 16
LOG = 48
MOST_HITS = 13
"""One more than the Hits of four players: the length of a table by number of Hits."""

OPTIONS = options(
    presets={
        "polish": {},
        "english": {
            "start_hexes": "any",
            "unable": "may_stay",
            "village_dazes": "off",
            "last_family": "at_once",
            "tokens_out": "healthy",
            "river_test": "board",
            "points_for": "any_rock",
        },
    },
    starter=one_of("random", "1", "2", "3", "4"),
    families=one_of("dealt", "chosen"),
    board=one_of("fitting", "quad"),
    extra_villages=yes_no(False),
    placing=one_of("clockwise", "reverse", "automatic"),
    start_hexes=one_of("hand", "any"),
    tokens_in_round_1=yes_no(False),
    unused_tokens=one_of("laid_anew", "stay"),
    surplus=one_of("random", "choice", "keep"),
    must_move=yes_no(False),
    gods_lying=yes_no(False),
    lone_hit_card=yes_no(False),
    near_throws=yes_no(True),
    same_as_printed=yes_no(False),
    village_buried=yes_no(False),
    village_dazes=yes_no(True),
    gods_target=one_of("anyone", "leader", "rowdiest"),
    stone_standing_first=yes_no(False),
    cap_boulder=one_of("cancels", "dazes"),
    cap_timing=one_of("after", "before"),
    blocked_landing=one_of("changes", "rolls_again"),
    bystander=one_of("harmless", "hit"),
    points_for=one_of("accurate", "any_rock"),
    unable=one_of("turns", "may_stay"),
    may_decline=yes_no(False),
    last_family=one_of("round_end", "at_once"),
    none_standing=one_of("goes_on", "draw"),
    tokens_out=one_of("standing", "healthy"),
    river_test=one_of("landing", "board"),
    tie_break=one_of("draw", "score"),
    round_limit=whole(0, 99, 0),  # 0: none
)

NOT_PLACED, STANDING, LYING, REMOVED, STONE = range(5)
"""A Stolem's pose."""
ROCK = STOLEMS + 1
"""In `on`: a rock token."""
UNABLE = 3
"""In `log_card`: the seat could not act."""


@layout(options=OPTIONS.names, facts=40)
class State:
    """Everything there is on the table."""

    family = public(SEATS)  # family of each seat, -1 before it is known
    out = public(SEATS)  # 1: no Stolem of this family is left
    hex_of = public(STOLEMS)  # where each Stolem is, -1 off the board
    pose = public(STOLEMS)  # not placed, standing, lying, removed, stone
    dazed = public(STOLEMS)
    on = public(HEXES)  # 0 nothing, Stolem + 1, or ROCK for a rock token
    land = public(HEXES)  # terrain of the token there (1 clearing .. 4 lake), 0 none
    outlined = public(HEXES)  # 1: the token there has served a gods' card
    pool = public(4)  # terrain tokens left of each kind
    score = public(SEATS)  # knock-outs
    trophies = public(SEATS)  # gods' cards played
    trophy_of = public(GODS_CARDS)  # seat + 1 of the player who played that card, 0 nobody
    winners = public()  # a bit for each winning seat, once the game is over
    round = public()
    first = public()  # first player of the round
    turn = public()  # whose turn it is, or who is placing or choosing in an open phase
    step = public()  # how many seats have had their say in the phase
    hourglass = public(SEATS)
    stayed = public(SEATS)  # 1: declined or stayed plain since the last action
    last_receiver = public()  # who got an action card last in this round, -1 nobody
    actions = owner(SEATS, 3)  # action cards in hand by kind: throw, move, gods
    action_count = public(SEATS)
    discard_count = public()  # action cards discarded in this round
    hits = owner(SEATS, 2)  # hit cards in hand: misses, hits
    hit_count = public(SEATS)
    hit_discard = hidden(2)  # face down
    hit_discard_count = public()
    face_up = public(2)  # hit cards lying open for the draft
    gods = owner(SEATS, 2)  # gods' cards in hand, left and right; -1 none
    gods_time = public(SEATS, 2)  # when each was drawn, 0: no card
    gods_count = public(SEATS)
    gods_deck = hidden(GODS_CARDS)  # 1 while in the deck: its order does not exist
    deck_count = public()
    gods_clock = public()  # cards drawn so far
    held_from = owner(SEATS, GODS_CARDS)  # when the seat drew a card last, and when it
    held_to = owner(SEATS, GODS_CARDS)  # left that hand: others cannot have drawn it between
    tokens = owner(SEATS, SEATS)  # family tokens on each own Stolem, a bit for each
    token_count = public(SEATS, SEATS)  # how many lie face down on it
    token_out = public(SEATS)  # bits of the tokens that are on no card: used, or not yet laid
    token_may = public(SEATS, 4)  # for each token a bit for every Stolem on which it may lie, for all that is known
    throws = public(SEATS)  # throws in this round
    played = public()  # the action card being carried out, -1 none
    thrower = public()
    target = public()
    boulder = public()  # 1: the rock in the air is a Boulder
    result = public()  # of the hit card shown
    struck = public()  # the Stolem that the rock hits, -1 nobody
    capped = public()  # 1: the Wool cap was used
    sidestepped = public()
    landing = public()  # hex where the rock landed, -1
    need = public(4)  # tokens still to be turned for the gods' card being played
    named = public()  # seat named to the gods, -1
    # What watching tells about hit and action cards: see belief.py
    start_hits = owner(SEATS)  # Hits in hand when the actions of this round began
    start_count = public(SEATS)  # hit cards in hand then
    start_sum = public()  # all Hits in hands then
    start_odds = public(SEATS, MOST_HITS)  # weight of each number of Hits in that hand
    log_count = public()
    log_seat = public(LOG)  # who acted
    log_card = public(LOG)  # card played, -1 not yet, or UNABLE
    log_to = public(LOG)  # who got it, -1 nobody yet
    log_blind = public(LOG)  # 1: a hit card was discarded unseen
    log_hit = public(LOG)  # hit card shown, -1 none
    log_target = public(LOG)  # seat that got it
    flow = scratch()  # what the rules go on with after this step: see flow.py
    cost = scratch(HEXES)  # movement: points to get there
    queue = scratch(256)
    waiting = scratch(HEXES)
    hills = scratch(HEXES)


QUESTIONS = (
    "first_player", "deal_family", "choose_family", "gods_draw", "place", "stand", "nurse", "tokens",
    "surplus", "give_back", "draft", "discard", "play", "move", "throw", "blind", "show", "cap", "roll",
    "sidestep", "land", "lay", "gods", "turn_token", "name", "stone", "pass", "point",
)  # fmt: skip
(
    FIRST_PLAYER, DEAL_FAMILY, CHOOSE_FAMILY, GODS_DRAW, PLACE, STAND, NURSE_STAND, LAY_TOKENS,
    SURPLUS, GIVE_BACK, DRAFT, DISCARD, PLAY, MOVE_STOLEM, THROW_ROCK, BLIND, SHOW, WOOL_CAP, ROLL,
    SIDESTEP, LAND, LAY_TERRAIN, ASK_GODS, TURN_TOKEN, NAME, TURN_TO_STONE, PASS, POINT,
) = range(28)  # fmt: skip

# Steps that follow by themselves, in `flow`.
(
    GO_NOWHERE, GO_PLACE, GO_ROUND, GO_GET_UP, GO_TOKENS, GO_REFILL, GO_SURPLUS, GO_DRAFT, GO_ACTIONS, GO_TURN,
    GO_STRIKE, GO_TERRAIN, GO_GOD, GO_DONE, GO_END,
) = range(15)  # fmt: skip

ENDINGS = ("knockouts", "gods", "last_family", "tokens_out", "round_limit")
KNOCKOUT_WIN, GODS_WIN, LAST_FAMILY, TOKENS_OUT, ROUND_LIMIT = range(1, 6)

Action: Any = actions(
    begins=shown(seat=SEATS),
    deal_family=shown(seat=SEATS, family=FAMILIES),
    choose_family=shown(family=FAMILIES),
    draw=private(seat=SEATS, card=GODS_NAMES),  # nature: the top gods' card
    place=shown(stolem=STOLEMS, hex=NAMES),
    stand=shown(stolem=STOLEMS),
    stay_down=shown(),
    put_token=private(token=TOKENS, stolem=STOLEMS),
    confirm=shown(binding=True),
    surplus=shown(seat=SEATS, result=RESULTS),  # nature: a hit card above five goes back
    give_back=shown(result=RESULTS),
    take=shown(result=RESULTS),
    discard=private(card=CARDS),
    decline=shown(),
    play=shown(card=CARDS),
    move=shown(stolem=STOLEMS, hex=NAMES),
    throw=shown(stolem=STOLEMS, target=STOLEMS, rock=("rock", "boulder"), binding=True),
    blind=private(seat=SEATS, result=RESULTS),  # nature: the hit card discarded face down
    show=shown(result=RESULTS),  # nature: the hit card that decides
    wear_cap=shown(),
    no_cap=shown(),
    roll=shown(side=("ne", "e", "se", "sw", "w", "nw")),  # nature: the die, by the side it points to
    reroll=shown(),
    keep_roll=shown(),
    land=shown(side=("ne", "e", "se", "sw", "w", "nw")),
    lay=shown(terrain=KINDS),
    draw_card=shown(),
    exchange=shown(slot=("left", "right")),
    play_card=shown(card=GODS_NAMES),
    pray=shown(),
    turn_token=shown(hex=NAMES),
    name=shown(seat=SEATS),
    turn_to_stone=shown(stolem=STOLEMS),
    pass_card=shown(seat=SEATS),
    point=shown(seat=SEATS, token=("hourglass", "plain")),
)

Fact: Any = facts(
    begins=fact("seat", "round"),
    family=fact("seat", "family"),
    drew_god=fact("seat", own("card"), news=True),
    placed=fact("seat", "stolem", "hex"),
    stood_up=fact("seat", "stolem"),
    left_game=fact("seat", "stolem", "hex"),
    tokens_laid=fact("seat"),
    put_token=fact("seat", own("token"), own("stolem")),
    hit_cards_open=fact("misses", "hits", news=True),
    gave_back=fact("seat", "result", news=True),
    took=fact("seat", "result"),
    discarded=fact("seat", own("card")),
    declined=fact("seat"),
    played=fact("seat", "card"),
    moved=fact("seat", "stolem", "hex", "to", "cost"),
    used_token=fact("seat", "token", "stolem", news=True),
    threw=fact("seat", "stolem", "target", "boulder"),
    blind=fact("seat", own("result"), news=True),
    showed=fact("seat", "result", "to", news=True),
    capped=fact("seat", "stolem"),
    rolled=fact("side", "hex", news=True),
    sidestepped=fact("seat", "stolem"),
    landed=fact("hex"),
    dazed=fact("seat", "stolem"),
    knocked_out=fact("seat", "stolem"),
    scored=fact("seat", "score"),
    laid=fact("seat", "hex", "terrain", "old"),  # old: terrain token lifted, 0 none
    punished=fact("seat", "stolem", "hex"),
    exchanged=fact("seat", "slot"),
    played_god=fact("seat", "card", "trophies", news=True),
    turned_token=fact("seat", "hex", "terrain"),
    named=fact("seat", "named"),
    stone=fact("seat", "stolem", "hex"),
    family_out=fact("seat"),
    passed=fact("seat", "to", "card"),
    hourglasses=fact("seat"),  # everybody's token but this seat's is turned back
    unable=fact("seat", "cards"),
    pointed=fact("seat", "to"),
    round_ended=fact("round", "first"),
    no_token=fact("hex"),
    over=fact("ending"),
)

# Numbers of the rules that can forbid something.
FAMILY_TAKEN = 11
PLACE_RULE = 12
ONE_STANDS_UP = 20
CARER = 21
TOKEN_SPREAD = 23
CARDS_FIRST = 24
SURPLUS_RULE = 26
DRAFT_RULE = 27
DISCARD_RULE = 30
PLAY_RULE = 31
PASS_RULE = 33
UNABLE_RULE = 35
DECLINE_RULE = 36
MOVE_REACH = 40
MOVE_BLOCKED = 42
MUST_MOVE = 44
THROW_RANGE = 50
THROW_TARGET = 51
BOULDER_RULE = 71
CAP_RULE = 72
EYE_RULE = 56
TERRAIN_KIND = 58
RIVER_RULE = 59
POOL_RULE = 60
GODS_DRAW_RULE = 80
EXCHANGE_RULE = 81
SET_LIES = 82
TOKEN_TURN = 83
NAME_RULE = 84
STONE_RULE = 85
NOT_ASKED = 99
