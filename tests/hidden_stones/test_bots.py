"""The planner against trying everything, the solved end against the rules, and the levels at a table."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from riffle.bots.bot import LEVELS, make
from riffle.bots.hidden_stones.appraisal import keep_table
from riffle.bots.hidden_stones.arrangements import LAYOUTS, faces_of, layout_of
from riffle.bots.hidden_stones.finisher import solve, write_finish
from riffle.bots.hidden_stones.hint import MOVES, NOT_NOW, distances, moved
from riffle.bots.hidden_stones.levels import Level
from riffle.bots.hidden_stones.player import Planner, mind_of
from riffle.bots.hidden_stones.search import MOST, layout_number, pick_cards, search, trim
from riffle.bots.hint import hint
from riffle.core.declare.rule import template
from riffle.core.match import Match
from riffle.core.player import Observation
from riffle.core.workspace import Workspace
from riffle.games.hidden_stones.cards import CARDS, VALUE
from riffle.games.hidden_stones.state import SOLO_WON

from .positions import GAME, IDLE, at_turn, give, hold, position

WORK = Workspace(GAME)


@template
def most_points(states: Any, minds: Any) -> int:
    """The points of the best turn of seat 0, by the planner's own search."""
    plan = minds[0]
    layout = layout_number(plan, states[0].faces)
    hand = pick_cards(states[0], 0, plan, layout)
    count = min(MOST, hand)
    best = 0
    for node in range(search(plan, layout, count, hand - 1, False)):
        scored = trim(plan, plan.met[node], count, hand - plan.depth[node])
        total = 0
        for i in range(count):
            if (scored >> i) & 1 == 1:
                total += VALUE[plan.cards[i]]
        best = max(best, total)
    return best


@template
def finish(states: Any, minds: Any, strikes: int) -> int:
    """The solver's next turn into `plan.codes`; how many answers, or the solver's no."""
    plan = minds[0]
    layout = layout_number(plan, states[0].faces)
    hand = pick_cards(states[0], 0, plan, layout)
    goal = solve(plan, layout, hand, strikes, 600_000)
    if goal < 0:
        return goal
    return write_finish(plan, goal)


def tried(layout: int, hand: list[int]) -> int:
    """The most points of a turn by trying every path of actions."""
    best = 0
    edge = {(layout, frozenset[int]())}
    for spent in range(len(hand)):
        edge = {(at, met | {each for each in hand if distances(GAME).away(at, each) == 0}) for at, met in edge}
        for _, met in edge:
            best = max(best, sum(sorted((VALUE[each] for each in met), reverse=True)[: len(hand) - spent]))
        edge = {(moved(at, move), met) for at, met in edge for move in MOVES}
    return best


@pytest.mark.parametrize("seed", range(12))
def test_the_planner_finds_the_dearest_turn(seed: int) -> None:
    dice = random.Random(seed)
    layout = dice.randrange(LAYOUTS)
    hand = dice.sample(range(CARDS), 3)
    s = at_turn(IDLE, "", "")
    s.faces = faces_of(layout)
    hold(s, 0, hand)
    found = WORK.bind(most_points)(WORK.states(position(s)), mind_of(GAME))
    assert found == tried(layout, hand)


def end_position(seed: int, count: int) -> Any:
    dice = random.Random(seed)
    hand = dice.sample(range(CARDS), count)
    s = at_turn(IDLE, "", deck=hand)
    s.faces = faces_of(dice.randrange(LAYOUTS))
    hold(s, 0, hand)
    s.scored_count[0] = 16 - count
    return s


@pytest.mark.parametrize("seed", range(10))
def test_a_solved_end_is_won_by_the_rules(seed: int) -> None:
    s = end_position(seed, 2 + seed % 3)
    for _ in range(12):
        count = WORK.bind(finish)(WORK.states(position(s)), mind_of(GAME), 3 - s.strikes)
        if count < 0:
            assert s.strikes == 0, "what was solved once stays solved"
            return
        for code in [int(code) for code in mind_of(GAME)[0]["codes"][:count]]:
            spec = GAME.actions.spec(code)
            give(s, spec.name, *GAME.actions.parts(code).values())
        if s.ended:
            break
    assert s.ended == SOLO_WON


@pytest.mark.parametrize("seed", range(12))
def test_one_card_left_costs_a_strike_for_every_action(seed: int) -> None:
    s = end_position(seed, 1)
    steps = hint_steps(s)
    for strikes in range(4):
        found = WORK.bind(finish)(WORK.states(position(s)), mind_of(GAME), strikes)
        assert (found >= 0) == (steps <= strikes)


def hint_steps(s: Any) -> int:
    return distances(GAME).away(layout_of(s.faces), s.hands[0].index(1))


@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_level_plays_a_whole_game(level: str, seats: int) -> None:
    match = Match(GAME, seats, dice=random.Random(4), speed="fast")
    match.advance()
    bots = [make(GAME, level, seat) for seat in range(seats)]
    while not match.over:
        seat = match.asked[0]
        match.answer(seat, bots[seat].answer(match.observation(seat)))
        assert len(match.log) < 3000
    assert match.result is not None


@pytest.mark.parametrize("seats", [1, 2])
def test_the_expert_answers_and_a_fresh_one_goes_on_from_any_moment(seats: int) -> None:
    match = Match(GAME, seats, dice=random.Random(4))
    match.advance()
    for index in range(6):
        seat = match.asked[0]
        step = make(GAME, "expert", index).answer(match.observation(seat))
        match.answer(seat, step)
    assert sum(event.seat < seats for event in match.log) >= 6


def test_the_same_seed_and_view_give_the_same_answer() -> None:
    match = Match(GAME, 3, dice=random.Random(8))
    match.advance()
    seat = match.asked[0]
    for level in LEVELS:
        answers = {str(make(GAME, level, 5).answer(match.observation(seat))) for _ in range(3)}
        assert len(answers) == 1


def test_a_hint_is_a_legal_answer_with_the_exact_way_to_every_card() -> None:
    match = Match(GAME, 2, dice=random.Random(8))
    match.advance()
    seat = match.asked[0]
    step, note, *_ = hint(match.position.seen_by(seat), seat)
    assert match.why_not(seat, step) is None
    assert {each["card"] for each in note} == {card for card in range(CARDS) if match.state.hands[seat][card]}
    assert all(len(each["path"]) == each["away"] for each in note)
    compiled, *_ = hint(match.position.seen_by(seat).at_speed("fast"), seat)
    assert compiled == step


@pytest.mark.parametrize("seed", range(6))
def test_the_note_names_the_cards_that_the_hinted_turn_scores(seed: int) -> None:
    """Following hints to the end of the turn scores exactly what the first note promised, after as many moves."""
    match = Match(GAME, 2, dice=random.Random(seed))
    match.advance()
    seat = match.asked[0]
    promised = {each["card"]: each["scores"] for each in hint(match.position.seen_by(seat), seat).note}
    moves, scored = 0, {}
    while match.asked == (seat,) and match.question.kind == "turn" and len(match.log) < 200:
        step = hint(match.position.seen_by(seat), seat).step
        action = GAME.action(step)
        if action.kind == "score":
            scored[GAME.actions.parts(step.code)["card"]] = moves
        moves += action.kind in ("swap", "flip")
        match.answer(seat, step)
        if action.kind in ("end", "pass_turn"):
            break
    assert scored == {card: when for card, when in promised.items() if when != NOT_NOW}


def test_hands_larger_than_the_search_are_played_too() -> None:
    s = at_turn(IDLE, "", "")
    hold(s, 0, list(range(0, 40, 4)))
    seen = position(s).seen_by(0)
    for level in LEVELS:
        step = make(GAME, level, 1).answer(Observation(seen, 0, 7))
        assert seen.why_not(step, 0) is None
    assert np.all(mind_of(GAME)[0]["seen"] == 0), "a search leaves no traces"


def worth_of(cards: list[int], layout: int) -> float:
    return sum(float(keep_table()[VALUE[each]][distances(GAME).away(layout, each)]) for each in cards)


@pytest.mark.parametrize("seed", range(6))
def test_who_overlooks_everything_still_moves_stones_for_its_cards(seed: int) -> None:
    """Nothing seen and no pass: what lies far pays, and what is kept comes nearer by it; no move is drawn by lot."""
    s = at_turn(IDLE, "", "")
    far = [each for each in range(CARDS) if distances(GAME).away(layout_of(s.faces), each) > 2]
    hold(s, 0, random.Random(seed).sample(far, 4))
    s.passed[0] = 1
    blind = Level((0, 0, 0, 0))
    plans = {tuple(Planner(GAME, blind, dice).plan(Observation(position(s).seen_by(0), 0, 7))) for dice in range(3)}
    assert len(plans) == 1
    hand = [each for each in range(CARDS) if s.hands[0][each] == 1]
    began = layout_of(s.faces)
    *moves, _ = plans.pop()
    for code in moves:
        give(s, GAME.actions.spec(code).name, *GAME.actions.parts(code).values())
    left = [each for each in hand if s.discard[each] == 0]
    assert moves
    assert worth_of(left, layout_of(s.faces)) > worth_of(left, began)


def test_the_expert_alone_passes_while_it_costs_nothing() -> None:
    """Two cards more are two actions more; where a pass is a strike it plays."""
    for strikes, passes in ((False, True), (True, False)):
        match = Match(GAME, 1, GAME.options.read({"pass_strikes": strikes}), dice=random.Random(4), speed="fast")
        match.advance()
        answer = GAME.action(make(GAME, "expert", 1).answer(match.observation(0)))
        assert (answer.kind == "pass_turn") == passes
