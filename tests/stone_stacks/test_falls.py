"""Falls, lifting off other stacks and the end, by the numbers of rulebook.toml."""

import pytest
from tests.stone_stacks.tables import ENGINE, GAME, LARGE, MEDIUM, SMALL, Table, tile_of

from riffle.core.declare.question import NATURE
from riffle.games.stone_stacks import state
from riffle.games.stone_stacks.actions import Action, Fact
from riffle.games.stone_stacks.turns import open_turn

T = tile_of


def test_rule_60_all_stones_of_a_fallen_stack_go_to_the_river():
    table = Table().stack(0, 3).stack(1, 2).take(T("SML", 1), 30).falls()
    assert (table.s.heights[:2], table.s.stack_of.count(0), table.s.stack_of[30]) == ([0, 2], 0, -1)
    assert table.told(Fact.FELL) == [(0, 4)]


def test_rules_61_and_62_the_others_score_and_the_toppler_takes_his_back():
    table = Table(seats=3).stack(0, 4, 2, 3, 1).take(T("SML", 1), 30).falls()
    assert table.s.gold[:3] == [0, 3, 1]
    assert table.s.tokens[:3] == [19, 16, 18]
    assert table.s.beside[0] == [0] * 4
    assert table.told(Fact.SCORED) == [(1, 0, 3, 3), (2, 0, 1, 1)]


def test_rule_62_in_the_norwegian_edition_they_stay_until_another_topples():
    table = Table(T("SML", 1), T("SML", 2), T("SML", 5), preset="norwegian").stack(0, 4, 2, 3)
    table.take(T("SML", 1), 30).falls()
    assert (table.s.beside[0], table.s.gold[:2], table.told(Fact.STAYED)) == ([2, 0, 0, 0], [0, 3], [(0, 0, 2)])
    table.take(T("SML", 5), 31).stands()  # seat 1 on stack 1, the marker comes back to stack 0
    table.take(T("SML", 2), 32).stands()  # seat 0 builds there again
    assert table.s.beside[0] == [3, 0, 0, 0]
    table.s.marker = 0
    table.s.tile_place[T("L", 1)] = state.UP
    table.s.up_count += 1
    assert table.s.turn == 1
    table.s.question, table.s.asked = state.TILE, 1 << 1
    table.take(T("L", 1), 33).falls()
    assert (table.s.gold[0], table.s.beside[0]) == (3, [0] * 4)


def test_rule_63_every_stack_that_falls_is_scored():
    table = Table(physics="on").stack(0, 2, 0, 2).stack(1, 3, 1, 1).stack(5, 1, 0, 4)
    table.take(T("SML", 1), 30).let_go().settled(state.FELL, fallen=(0, 1))
    assert (table.s.gold[:2], table.s.heights) == ([0, 3], [0, 0, 0, 0, 0, 1])
    assert table.s.tokens[0] == 19


@pytest.mark.parametrize(("option", "height", "gold"), [("falls", 0, 2), ("gentle", 2, 0)])
def test_rule_64_only_the_new_stone_slides_off(option, height, gold):
    table = Table(physics="on", slide=option).stack(0, 2, 0, 2).take(T("SML", 1), 30).let_go()
    table.settled(state.FELL, fallen=(0,), slipped=1)
    assert (table.s.heights[0], table.s.gold[1], table.s.stack_of[30]) == (height, gold, -1)
    assert table.s.beside[0] == ([0] * 4 if gold else [0, 2, 0, 0])
    assert table.s.marker == 1


@pytest.mark.parametrize(("option", "left"), [("back", 0), ("stay", 1)])
def test_rule_65_who_bumps_the_table_gives_points_to_all_others(option, left):
    table = Table(seats=3, bumps="on", causer_tokens=option).stack(2, 3, 2, 1, 1)
    table.give(0, Action.bumped(1, 2))
    assert table.s.gold[:3] == [2, 0, 1]
    assert (table.s.beside[2][1], table.s.tokens[1]) == (left, 19 - left)
    assert (table.s.turn, table.s.question, table.s.asked) == (0, state.TILE, 1)


def test_rule_65_without_the_option_nobody_bumps_and_never_oneself():
    assert Table().stack(2, 3).why_not(Action.bumped(1, 2)) == 65
    assert Table(bumps="on").stack(2, 3).why_not(Action.bumped(0, 2)) == 65
    assert Table(bumps="on").stack(2, 3).why_not(Action.bumped(3, 2)) == 65


def test_rule_66_only_a_stack_that_stands_is_bumped():
    assert Table(bumps="on").why_not(Action.bumped(1, 2)) == 66


def _dry(*tiles, **options):
    """The river is empty: medium stones on top of stacks 0 and 1, a large one on 2, small ones elsewhere."""
    table = Table(*tiles, **options).stack(2, 12, size=LARGE).stack(3, 12, 2, 3, size=SMALL).stack(1, 6, size=MEDIUM)
    return table.stack(0, 7, size=MEDIUM)


def test_rule_70_lifting_only_when_the_river_is_empty():
    table = Table().stack(3, 1).take(T("SML", 1))
    assert table.why_not(Action.lift_stone(3), 0) == 70
    dry = _dry().take(T("SML", 1))
    assert dry.codes(0) == [Action.lift_stone(1), Action.lift_stone(2), Action.lift_stone(3)]
    assert dry.why_not(Action.take_stone(0)) == 70
    dry.give(0, Action.lift_stone(3), 40).stands()
    assert (dry.s.heights, dry.s.question) == ([7, 6, 12, 11, 0, 0], state.FATE)
    dry.stands()
    assert (dry.s.heights[0], dry.s.beside[0][0]) == (8, 4)


def test_rule_71_not_from_the_marked_stack():
    assert _dry().take(T("SML", 1)).why_not(Action.lift_stone(0), 0) == 71


def test_rule_72_only_a_size_on_the_tile():
    table = _dry(T("S", 1), T("L", 2)).take(T("S", 1))
    assert table.why_not(Action.lift_stone(2), 0) == 72
    assert table.why_not(Action.lift_stone(4), 0) == 72
    assert table.codes(0) == [Action.lift_stone(3)]


@pytest.mark.parametrize(("option", "marker"), [("stays", 0), ("moves", 1)])
def test_rule_73_a_fall_while_lifting_ends_the_turn(option, marker):
    table = _dry(marker_after_lift=option).take(T("SML", 1)).give(0, Action.lift_stone(3), 40).falls()
    assert (table.s.turn, table.s.marker, table.s.heights[3]) == (1, marker, 0)
    assert (table.s.gold[:2], table.s.tokens[0]) == ([0, 3], 19)
    assert table.s.tile_place[T("SML", 1)] == state.USED
    assert (table.s.held, table.s.stack_of.count(-1)) == (-1, 12)


def test_rule_73_another_stack_that_falls_while_lifting_only_spoils_the_token():
    table = _dry(physics="on").take(T("SML", 1)).give(0, Action.lift_stone(1), 40).settled(state.PLACED, fallen=(3,))
    assert (table.s.question, table.s.gold[1], table.s.held >= 0) == (state.HAND, 3, True)
    table.let_go().settled(state.PLACED)
    assert (table.s.heights[0], table.s.beside[0][0]) == (8, 0)


def test_rule_74_if_all_stones_stand_on_the_marked_stack_the_marker_goes_on():
    table = Table(T("SML", 5), T("SML", 1)).stack(5, 36)
    table.s.marker = 5
    table.take(T("SML", 5), 36)
    table.s.tile = T("SML", 1)  # as if six steps brought the marker back to the stack that has all the stones
    table.s.marker = 5
    table.stands()
    table.s.marker = 5
    table.s.fact_count = 0
    open_turn(table.s)
    assert (table.s.heights, table.s.marker) == ([0, 0, 0, 0, 0, 37], 0)
    assert table.s.asked == 1 << table.s.turn


@pytest.mark.parametrize(("option", "left"), [("tokens_stay", 2), ("token_home", 1)])
def test_rule_75_tokens_beside_a_lowered_stack(option, left):
    table = _dry(lowered_stack=option).take(T("SML", 1)).give(0, Action.lift_stone(3), 40).stands()
    assert (table.s.beside[3][0], table.s.tokens[0]) == (left, 19 - left)


@pytest.mark.parametrize(("option", "points"), [("10", 10), ("6", 6), ("15", 15)])
def test_rule_80_the_target_wins(option, points):
    table = Table(target=option).gold(0, points - 2).stack(0, 2, 0, 1)
    table.take(T("SML", 1), 30).falls()
    assert table.s.ended == 0
    table = Table(target=option).gold(0, points - 2).stack(0, 2, 0, 2)
    table.take(T("SML", 1), 30).falls()
    assert (table.s.ended, table.s.asked) == (1, 0)
    assert [ENGINE.winner(table.s, seat) for seat in range(2)] == [0, 1]


def test_rule_81_the_whole_fall_is_scored_and_nothing_moves_any_more():
    table = Table(seats=3, physics="on").gold(0, 8, 7).stack(0, 2, 0, 2).stack(1, 3, 0, 0, 4)
    table.take(T("SML", 1), 30).let_go().settled(state.FELL, fallen=(0, 1))
    assert [ENGINE.points(table.s, seat) for seat in range(3)] == [0, 10, 11]
    assert (table.s.marker, table.s.tile_place[T("SML", 1)], table.s.ended) == (0, state.UP, 1)
    assert [ENGINE.winner(table.s, seat) for seat in range(3)] == [0, 0, 1]


@pytest.mark.parametrize(
    ("beside", "winners"), [((0, 1, 2), [0, 0, 1]), ((0, 2, 1), [0, 1, 0]), ((3, 1, 1), [0, 1, 1])]
)
def test_rule_82_ties_go_to_tokens_beside_stacks_then_are_shared(beside, winners):
    table = Table(seats=3).gold(0, 8, 8).stack(0, 2, 0, 2, 2).stack(4, 3, *beside)
    table.take(T("SML", 1), 30).falls()
    assert [ENGINE.winner(table.s, seat) for seat in range(3)] == winners


def test_an_answer_the_engine_could_not_give_costs_only_the_turn():
    table = Table(physics="on").stack(0, 2, 0, 2).take(T("SML", 1), 30).let_go().settled(state.TIMEOUT)
    assert (table.s.heights[0], table.s.stack_of[30], table.s.gold[1], table.s.marker) == (2, -1, 0, 1)


@pytest.mark.parametrize("lifting", [False, True])
def test_where_the_engine_gives_nothing_nature_answers_with_the_poses_kept(lifting):
    """What a server answers after a try and a retry: legal, nothing falls, every stone stays where it lay."""
    table = _dry(physics="on") if lifting else Table(physics="on").stack(0, 2, 0, 2)
    for stone, stack in enumerate(table.s.stack_of):
        if stack >= 0:
            table.s.pose[stone] = [100 * stone + i for i in range(state.POSE)]
    table.s.margin = 77
    table.take(T("SML", 1), None if lifting else 30)
    if lifting:
        table.give(0, Action.lift_stone(1), 40)
    else:
        table.let_go()
    before, heights = [list(pose) for pose in table.s.pose], list(table.s.heights)
    assert GAME.extras.unsolved is not None
    code, numbers = GAME.extras.unsolved(ENGINE.pack(table.s))
    assert Action.part(code, 0) == state.TIMEOUT
    table.give(NATURE, code, *numbers)
    assert not table.told(Fact.FELL)
    assert table.s.margin == 77
    assert sum(heights) - sum(table.s.heights) == (1 if lifting else 0)
    assert all(table.s.pose[i] == before[i] for i, stack in enumerate(table.s.stack_of) if stack >= 0)


def test_nature_cannot_contradict_herself():
    table = Table(physics="on").stack(0, 2).take(T("SML", 1), 30).let_go()
    numbers = [0] * state.PARTS
    for verdict, fallen, slipped in (
        (state.PLACED, 1, 0),
        (state.FELL, 0, 0),
        (state.PLACED, 0, 1),
        (state.FELL, 3, 0),
    ):
        assert table.why_not(Action.settled(verdict, fallen, 0, slipped), *numbers, seat=NATURE) == 99
    assert table.why_not(Action.settled(state.FELL, 1, 0, 1), *numbers, seat=NATURE) == 0
