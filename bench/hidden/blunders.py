"""Turns of Hidden Stones that a person would shake the head at, counted from what the seat could see.

python bench/hidden_stones.py blunders 20 expert          games of two, level
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, NamedTuple

import numpy as np

from riffle.bots.hidden_stones.appraisal import leaves
from riffle.bots.hidden_stones.arrangements import layout_of
from riffle.bots.hidden_stones.hint import MOVES, distances, moved
from riffle.bots.hidden_stones.player import Planner, mind_of
from riffle.bots.hidden_stones.search import MOST, layout_number, pick_cards, search
from riffle.bots.hidden_stones.turns import unseen_cards
from riffle.core.declare.chance import seed_of
from riffle.core.declare.rule import template
from riffle.core.game import load
from riffle.core.match import Match
from riffle.core.workspace import Workspace

GAME = load("hidden_stones")
KINDS = {
    "forgets": "keeps a card that lay on the way and could have been scored",
    "dearer": "scores two points less than a turn of no more moves would",
    "pays": "pays with a card and keeps one that is no dearer and no nearer, worse in one of the two",
    "near": "throws away a card of 3 or 5, at most one move off, though a move less would have scored the same",
    "passes": "passes although a card lies",
    "opens": "leaves the next player 0.1 points a card more than another end with the same cards",
    "ends": "brings the end of the game and loses it, though the turn could have scored less",
}


class Turn(NamedTuple):
    """A turn as it was played: hand, layouts on the way, cards scored, paid and kept, points."""

    hand: list[int]
    way: list[int]
    scored: list[int]
    paid: list[int]
    kept: list[int]
    passed: bool


@template
def ends_of(states: Any, seat: int, minds: Any) -> int:
    """Every end of the turn, left in the mind; how many there are."""
    plan = minds[0]
    layout = layout_number(plan, states[0].faces)
    hand = pick_cards(states[0], seat, plan, layout)
    unseen_cards(states[0], seat, plan)
    return search(plan, layout, min(MOST, hand), min(5, hand - 1), True)


@template
def left_at(minds: Any, layout: int) -> float:
    return leaves(minds[0], layout)


def turn_of(position: Any, seat: int, plan: list[int]) -> Turn:
    """What a plan does, move by move."""
    hand = [card for card, held in enumerate(position.field("hands")[seat]) if held == 1]
    turn = Turn(hand, [layout_of(position.field("faces"))], [], [], [], GAME.actions.spec(plan[0]).name == "pass_turn")
    for code in plan:
        name, parts = GAME.actions.spec(code).name, list(GAME.actions.parts(code).values())
        if name == "score":
            turn.scored.append(parts[0])
        elif name in ("swap", "flip"):
            turn.paid.append(parts[0])
            turn.way.append(moved(turn.way[-1], MOVES[parts[1] + (12 if name == "flip" else 0)]))
    turn.kept.extend(card for card in hand if card not in turn.scored and card not in turn.paid)
    return turn


def points_table(values: list[int]) -> Any:
    """By cards met (a bit each) and how many of them may be scored: the most points."""
    found = np.zeros((1 << len(values), len(values) + 1), dtype=np.int64)
    for met in range(1 << len(values)):
        dearest = sorted((value for i, value in enumerate(values) if met >> i & 1), reverse=True)
        for most in range(len(values) + 1):
            found[met, most] = sum(dearest[:most])
    return found


def found_in(turn: Turn, states: Any, seat: int, room: Workspace, last_round: bool) -> set[str]:
    """The blunders of one turn that can be seen at once; whether scoring more brings the last round is given."""
    away, value = distances(GAME).away, GAME.rules.VALUE
    end = turn.way[-1]
    found: set[str] = set()
    if not last_round and any(away(layout, card) == 0 for card in turn.kept for layout in turn.way):
        found.add("passes" if turn.passed else "forgets")
    for paid in turn.paid:
        for kept in turn.kept:
            nearer, dearer = away(end, kept) - away(end, paid), value[paid] - value[kept]
            if nearer >= 0 and dearer >= 0 and nearer + dearer > 0:
                found.add("pays")
    count = room.bind(ends_of)(states, seat, mind_of(GAME))
    plan = mind_of(GAME)[0]
    cards = [int(card) for card in plan["cards"][: min(MOST, len(turn.hand))]]
    met, depth = plan["met"][:count], plan["depth"][:count]
    points = points_table([value[card] for card in cards])[met, np.clip(len(turn.hand) - depth, 0, len(cards))]
    mine, moves = sum(value[card] for card in turn.scored), len(turn.paid)
    if not turn.passed and not last_round and points[depth <= moves].max() >= mine + 2:
        found.add("dearer")
    thrown = any(value[card] >= 3 and away(end, card) <= 1 for card in turn.paid)
    if thrown and points[depth < moves].max(initial=-1) >= mine:
        found.add("near")
    if turn.scored and all(card in cards for card in turn.scored):
        bits = sum(1 << cards.index(card) for card in turn.scored)
        layouts = np.unique(plan["layout"][:count][(depth == moves) & (met & bits == bits)])
        alike = [int(each) for each in layouts if all(away(int(each), card) <= away(end, card) for card in turn.kept)]
        left = room.bind(left_at)
        if alike and left(mind_of(GAME), end) > 0.1 + min(left(mind_of(GAME), each) for each in alike):
            found.add("opens")
    return found


def count_blunders(games: int, level: Any, series: int = 61) -> tuple[Counter[str], int]:
    """Kinds of blunders in games of two that both seats play by the level, and the turns looked at."""
    counts, turns, room = Counter[str](), 0, Workspace(GAME)
    for number in range(games):
        match = Match(GAME, 2, dice=random.Random(seed_of(number, series)), speed="fast")
        bots = [Planner(GAME, level, seed_of(number, series, seat)) for seat in range(2)]
        match.advance()
        seat, brings = 0, False
        while not match.over:
            seat = match.question.waiting[0]
            seen = match.observation(seat, speed="fast")
            bot = bots[seat]
            begins = not bot.answers
            answer = bot.answer(seen)
            if begins and int(seen.position.field("acted")) == 0:
                turn = turn_of(seen.position, seat, [step.code for step in bot.line])
                need = GAME.rules.THRESHOLD[2] - int(seen.position.field("scored_count")[seat])
                ends = bool(seen.position.field("triggered")) or need <= len(turn.hand)
                counts.update(found_in(turn, room.states(seen.position), seat, room, ends))
                turns += 1
                brings = not seen.position.field("triggered") and len(turn.scored) >= need
            match.answer(seat, answer)
        if brings and match.result and seat not in match.result.winners:
            counts["ends"] += 1
    return counts, turns
