"""The answers and facts of Stolemë, and how they are written: `throw 3 7 boulder`.

A Stolem is a number, four times its seat plus its place in the family (father, mother, grandparent, child).
"""

from __future__ import annotations

from typing import Any

from riffle.core.declare.actions import actions, private, shown
from riffle.core.declare.facts import fact, facts, own

from .board import KINDS, NAMES
from .pieces import CARDS, FAMILIES, GODS_NAMES, RESULTS, TOKENS
from .state import SEATS, STOLEMS

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
    threw=fact("seat", "stolem", "at", "to", "boulder", "hex"),
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
