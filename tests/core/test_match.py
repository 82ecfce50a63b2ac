"""The match: numbered questions, drafts and sealed answers, undo, fallback, forfeit, and its refusals."""

import random

import pytest
import tests.pebbles.rules
import tests.sketches.settling

from riffle.core.declare.options import OptionError
from riffle.core.game import Game, GameError, load
from riffle.core.match import NATURE, SPECTATOR, Match, Step
from riffle.core.refusal import Refused

PEBBLES = Game.of(tests.pebbles.rules)
SETTLING = Game.of(tests.sketches.settling, "settling")
LAY, CONFIRM = PEBBLES.actions.lay, PEBBLES.actions.confirm()


def pebbles(seats=2, seed=1):
    match = Match(PEBBLES, seats, dice=random.Random(seed))
    match.advance()
    return match


def refusal(call, *arguments, **named):
    with pytest.raises(Refused) as caught:
        call(*arguments, **named)
    return caught.value.refusal


def lay_two(match, seat, first, second):
    return match.answer(seat, [Step(LAY(first)), Step(LAY(second)), Step(CONFIRM)])


def test_nature_draws_until_a_seat_is_asked():
    match = pebbles(3)
    assert [event.seat for event in match.log] == [NATURE] * 3
    assert match.question.kind == "lay"
    assert match.question.waiting == (0, 1, 2)


def test_a_stale_answer_is_refused_and_changes_nothing():
    match = pebbles()
    before = match.digest
    assert refusal(match.answer, 0, Step(LAY(0)), number=match.number - 1).code == "stale"
    assert match.digest == before
    assert not match.position.drafts.get(0)


def test_a_doubled_answer_is_refused():
    match = pebbles()
    number = match.number
    lay_two(match, 0, 1, 2)
    assert refusal(match.answer, 0, Step(LAY(0)), number=number).code == "already_answered"
    lay_two(match, 1, 1, 2)
    assert refusal(match.answer, 0, Step(LAY(0)), number=number).code == "stale"


def test_a_seat_that_is_not_asked_is_refused():
    match = Match(SETTLING, 2)
    assert refusal(match.answer, 1, Step(0, (0, 0))).code == "not_asked"


def test_an_illegal_step_is_refused_with_its_rule_and_lights():
    match = pebbles()
    match.answer(0, Step(LAY(3)))
    told = refusal(match.answer, 0, Step(LAY(3)))
    assert (told.code, told.rule, told.lights) == ("forbidden", 3, (3,))
    assert match.position.drafts[0] == (Step(LAY(3)),)


def test_a_broken_answer_leaves_the_draft_as_it_was():
    match = pebbles()
    assert refusal(match.answer, 0, [Step(LAY(0)), Step(LAY(0))]).rule == 3
    assert not match.position.drafts.get(0)
    assert refusal(match.answer, 0, [Step(LAY(0)), Step(LAY(1)), Step(CONFIRM), Step(LAY(2))]).code == "malformed"
    assert refusal(match.answer, 0, []).code == "malformed"
    assert refusal(match.answer, 0, Step(99999)).code == "malformed"
    assert refusal(match.answer, 0, Step(LAY(0), (1,))).code == "malformed"


def test_a_draft_shows_to_its_own_seat_alone():
    match = pebbles()
    match.answer(0, Step(LAY(4)))
    assert match.view(0)["laid"][0] == [5, 0]
    assert match.view(1)["laid"][0] == [None, None]
    assert match.view(SPECTATOR)["laid"] == [[None, None]] * 4
    match.undo(0)
    assert match.view(0)["laid"][0] == [0, 0]


def test_sealed_answers_stay_sealed_until_the_last_is_in():
    match = pebbles()
    lay_two(match, 0, 4, 3)
    assert match.events(2, 1)[0].steps is None
    assert match.events(2, 0)[0].steps == (Step(LAY(4)), Step(LAY(3)), Step(CONFIRM))
    assert match.view(1)["left"][0] == [1, 1, 1, 1, 1]
    events = lay_two(match, 1, 0, 1)
    shown = [row[:4] for row in events[-1].facts if row[0] == PEBBLES.facts.SHOWED]
    assert shown == [(PEBBLES.facts.SHOWED, 0, 5, 4), (PEBBLES.facts.SHOWED, 1, 1, 2)]


def test_secret_facts_show_to_their_seat_alone():
    match = pebbles()
    mine, theirs = match.events(0, 0)[0], match.events(0, 1)[0]
    assert mine.facts[0][2] == match.view(0)["omen"][0]
    assert theirs.facts[0][2] < 0
    assert theirs.steps is None


def test_after_the_game_everything_is_open():
    match = pebbles()
    for _ in range(2):
        for seat in (0, 1):
            match.fallback(seat)
    assert match.over
    assert all(event.steps is not None for event in match.events(0, SPECTATOR))


def test_a_binding_answer_cannot_be_taken_back_alone():
    match = Match(SETTLING, 2)
    match.answer(0, Step(0, (10, 5)))
    assert refusal(match.undo, 0).code == "cannot_undo"
    match.undo(0, agreed=True)
    assert match.question.kind == "place"
    assert refusal(match.answer, 0, Step(0, (10, 5)), number=0).code == "stale"


def test_undo_stops_at_nature():
    game = load("hidden_stones")
    match = Match(game, 2, dice=random.Random(4))
    match.advance()
    seat = match.asked[0]
    before = match.digest
    flip = next(action for action in match.legal(seat) if action.kind == "flip")
    match.answer(seat, flip)
    assert match.may_undo(seat)
    assert not match.may_undo(1 - seat)
    match.undo(seat)
    assert match.digest == before
    match.answer(seat, flip)
    match.answer(seat, Step(game.actions.end()))
    assert match.log[-1].seat == NATURE
    assert refusal(match.undo, seat).code == "cannot_undo"


def test_forfeit_gives_the_game_to_the_other():
    match = pebbles()
    match.forfeit(0)
    assert match.result is not None
    assert (match.result.ending, match.result.winners) == ("forfeit", (1,))
    assert refusal(match.answer, 1, Step(LAY(0))).code == "over"
    assert refusal(match.forfeit, 1).code == "over"


def test_the_solver_answers_with_its_by_product():
    match = Match(SETTLING, 2)
    match.answer(0, Step(0, (100, 5)))
    assert match.needs_solver
    assert refusal(match.answer, 0, Step(1, (0, 0))).code == "not_asked"
    event = match.solve()[0]
    assert event.payload
    assert match.view(0)["place"][0] == 100


def test_ranged_parts_are_judged():
    match = Match(SETTLING, 2)
    assert match.position.bounds(0, 0) == ((-800, 800), (0, 600))
    assert refusal(match.answer, 0, Step(0, (900, 5))).rule == 2
    assert refusal(match.answer, 0, Step(0, (1001, 5))).code == "malformed"
    assert refusal(match.answer, 0, Step(0)).code == "malformed"


def test_a_wrong_number_of_players_or_option_is_refused_with_what_would_be_right():
    with pytest.raises(GameError, match="2 to 4 players, not 7"):
        Match(PEBBLES, 7)
    with pytest.raises(OptionError, match="whole number from 1 to 2"):
        PEBBLES.options.read({"rounds": "9"})
    with pytest.raises(OptionError, match="there are rounds"):
        PEBBLES.options.parse("speed=1")
    with pytest.raises(OptionError, match="long, short"):
        PEBBLES.options.parse("preset=huge")
    with pytest.raises(GameError, match="hidden_stones"):
        load("chess")
