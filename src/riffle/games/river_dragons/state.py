"""Everything there is on the table, what is asked, and how a game can end (rulebook: "Set up", "Game events")."""

from __future__ import annotations

from riffle.core.declare.layout import GameState, layout, option, owner, public, scratch

from .board import ISLANDS, PAIR_COUNT, PLANKS, SIZES, SUPPORTS, VILLAGES
from .options import OPTIONS

SEATS = 6
SLOTS = 5
ON_BOARD, LOST = 6, 7
"""Where a plank can be besides a seat's reserve (0-5)."""
WORDS = (PAIR_COUNT + 29) // 30
"""Sets of pairs are kept as bits, 30 in a number: pair p is bit p % 30 of number p // 30."""
WAY = 16
"""Longest way that a quick player plans, in planks."""


@layout(OPTIONS, facts=160, extra=2)
class State(GameState):
    """Villages, colours and supports are numbered as in board.py; plank p has colour p // SIZES, size p % SIZES + 1."""

    side = option()
    colours = option()
    three_players = option()
    starts = option()
    reopen = option()
    a_miss_is_lost = option()
    show_fits = option()
    short_game = option()
    top_plank_only = option()
    turn_limit = option()
    stranded = option()

    colour = public(SEATS)  # of each seat, which is its village; -1 while it has none
    seat_of = public(VILLAGES)  # the seat that plays a colour, -1 if nobody does
    pawn = public(SEATS)  # space of each pawn: 0-5 a village, 6 + p plank p
    holder = public(PLANKS)  # 0-5 that seat's reserve, 6 on the board, 7 out of the game
    pair = public(PLANKS)  # the supports a laid plank rests on, as a pair; -1
    laid_at = public(PLANKS)  # a laid plank's place in the order of laying
    laid_count = public()
    carried = public(SUPPORTS)  # planks resting on each support
    stone = public(ISLANDS)  # 1 where a stone lies (water side: while that stone is in the river)
    stone_x = public(ISLANDS)  # its centre in 1/100 unit
    stone_y = public(ISLANDS)
    reserve = public()  # stones in the common reserve
    turn = public()  # from 1
    first = public()  # seat with the first-player card
    slot = public()  # 0-4 while it is being carried out, -1 while programming
    program = owner(SEATS, SLOTS)  # card + 1, 0 while nothing lies there
    revealed = public(SEATS, SLOTS)  # the same once shown; stays until the next turn's first reveal
    cancelled = public(SEATS, SLOTS)  # 1: a dragon stopped that card
    acted = public()  # seats that have had their turn in this slot
    actor = public()  # whose action it is, -1 between turns
    left = public()  # stones, planks or steps still to come in this action
    stepped = public()  # steps taken in this action
    taken = public()  # plank in the actor's hand, -1 when none
    tried = public(WORDS)  # pairs the taken plank proved too short for
    fits = public(SIZES, WORDS)  # option show_fits: the pairs each size spans, among the supports that are there
    eye = scratch(PAIR_COUNT)  # a planner's error of judgement for each pair, in 1/10,000; none in a real game
    spot_id = scratch(
        ISLANDS
    )  # quick players, expert side: the stone that one not in the river yet would be (spots.py)
    aimed = scratch()  # quick players, expert side: 1 when they have chosen where to drop a stone
    aim = scratch(2)
    way_key = scratch(SEATS)  # quick players: what the way below was planned for
    way_cost = scratch(SEATS)
    way_length = scratch(SEATS)
    way = scratch(SEATS, WAY)  # supports along the way, the first behind the pawn
    way_plank = scratch(SEATS, WAY)  # plank from way[i] to way[i + 1], laid or meant to be
    way_x = scratch(SEATS, WAY)  # where way[i] is or would be
    way_y = scratch(SEATS, WAY)


QUESTIONS = (
    "colour",
    "first_player",
    "program",
    "place_stone",
    "take_plank",
    "lay_plank",
    "remove",
    "move",
    "step",
    "jump",
)
COLOUR, FIRST_PLAYER, PROGRAM, PLACE_STONE, TAKE_PLANK, LAY_PLANK, REMOVE, MOVE, STEP, JUMP = range(10)

ENDINGS = ("arrived", "turn_limit", "stranded")
ARRIVED, TURN_LIMIT, STRANDED = 1, 2, 3
