"""Colours, villages, planks and the first player (rulebook: "Set up", "Player's equipment"; rules 1-6)."""

from __future__ import annotations

from riffle.core.declare.facts import emit
from riffle.core.declare.question import NATURE, ask
from riffle.core.declare.rule import rule, table

from .actions import Fact
from .board import COLOURS, ISLANDS, PLANKS, PLAYERS_OF, SIZES, VILLAGES
from .options import OPTIONS
from .resolution import begin_turn
from .state import COLOUR, FIRST_PLAYER, LOST, SEATS, State

BLUE_RED_PINK = table(int(colour in ("blue", "red", "pink")) for colour in COLOURS)
"""The other row for three players: one village of each opposite pair."""


@rule
def in_play(s: State, colour: int) -> bool:
    """Rule 1: whether the colour is used with this number of players."""
    if s.seats == 3 and s.three_players == OPTIONS.THREE_PLAYERS_BLUE_RED_PINK:
        return BLUE_RED_PINK[colour] == 1
    return PLAYERS_OF[s.seats][colour] == 1


@rule
def colour_free(s: State, colour: int) -> bool:
    return in_play(s, colour) and s.seat_of[colour] < 0


@rule
def next_without_colour(s: State) -> int:
    for seat in range(s.seats):
        if s.colour[seat] < 0:
            return seat
    return -1


@rule
def ask_colour(s: State) -> None:
    """Nature deals the colours, or the seats choose in table order (option colours)."""
    seat = next_without_colour(s)
    if seat < 0:
        lay_out(s)
    elif s.colours == OPTIONS.COLOURS_DEALT:
        ask(s, COLOUR, NATURE)
    else:
        ask(s, COLOUR, seat)


@rule
def give_colour(s: State, seat: int, colour: int) -> None:
    s.colour[seat] = colour
    s.seat_of[colour] = seat
    s.pawn[seat] = colour
    emit(s, Fact.COLOUR, seat, colour)
    ask_colour(s)


@rule
def lay_out(s: State) -> None:
    """Each seat's six planks into its reserve, the planks of absent colours out of the game (rule 2)."""
    for plank in range(PLANKS):
        seat = s.seat_of[plank // SIZES]
        if seat >= 0:
            s.holder[plank] = seat
    ask(s, FIRST_PLAYER, NATURE)


@rule
def begins(s: State, seat: int) -> None:
    s.first = seat
    emit(s, Fact.BEGINS, seat)
    begin_turn(s)


@rule
def begin(s: State) -> None:
    """An empty board; the colours come first."""
    for seat in range(SEATS):
        s.colour[seat] = -1
        s.pawn[seat] = -1
    for village in range(VILLAGES):
        s.seat_of[village] = -1
    for plank in range(PLANKS):
        s.holder[plank] = LOST
        s.pair[plank] = -1
    s.reserve = ISLANDS
    s.slot = -1
    s.actor = -1
    s.taken = -1
    ask_colour(s)
