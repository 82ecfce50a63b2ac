"""What lies on the table, what is asked, and how a game can end.

A Stolem is a number, four times its seat plus its place in the family (father, mother, grandparent, child).
"""

from __future__ import annotations

from riffle.core.declare.layout import GameState, hidden, layout, option, owner, public, scratch

from .board import HEXES
from .options import OPTIONS
from .pieces import GODS_CARDS

SEATS, STOLEMS = 4, 16
LOG = 48
MOST_HITS = 13
"""One more than the Hits of four players: the length of a table by number of Hits."""

NOT_PLACED, STANDING, LYING, REMOVED, STONE = range(5)
"""A Stolem's pose."""
ROCK = STOLEMS + 1
"""In `on`: a rock token."""
UNABLE = 3
"""In `log_card`: the seat could not act."""


@layout(OPTIONS, facts=40)
class State(GameState):
    """Everything there is on the table."""

    starter = option()
    families = option()
    board = option()
    extra_villages = option()
    placing = option()
    start_hexes = option()
    tokens_in_round_1 = option()
    unused_tokens = option()
    surplus = option()
    must_move = option()
    gods_lying = option()
    lone_hit_card = option()
    near_throws = option()
    same_as_printed = option()
    village_buried = option()
    village_dazes = option()
    gods_target = option()
    stone_standing_first = option()
    cap_boulder = option()
    cap_timing = option()
    blocked_landing = option()
    bystander = option()
    points_for = option()
    unable = option()
    may_decline = option()
    last_family = option()
    none_standing = option()
    tokens_out = option()
    river_test = option()
    tie_break = option()
    round_limit = option()
    activity_tokens = option()

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
