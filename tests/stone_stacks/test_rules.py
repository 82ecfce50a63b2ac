"""Choosing, placing, tokens and marker, by the numbers of rulebook.toml."""

import pytest
from tests.stone_stacks.tables import ENGINE, GAME, LARGE, MEDIUM, SMALL, Table, started, tile_of

from riffle.core.declare.question import NATURE, SPECTATOR
from riffle.games.stone_stacks import state
from riffle.games.stone_stacks.actions import Action, Fact
from riffle.games.stone_stacks.physics.solver import outcome_of
from riffle.games.stone_stacks.tiles import ALL, SIDES, STONE_SIZE, STONES, TILES

T = tile_of
CURVE = (99, 96, 90, 82, 72, 62, 52, 45, 45)
REACHES = [(1, 0, 359), (2, -1500, 1500), (3, -1500, 1500), (4, -400, 400), (6, 0, 3)]


def test_rule_10_all_stones_begin_in_the_river():
    s = started().s
    assert list(s.stack_of) == [-1] * STONES
    assert [list(STONE_SIZE).count(size) for size in range(3)] == [12, 13, 12]
    assert s.heights == [0] * 6


def test_rule_11_the_marker_is_drawn_among_six():
    table = started().give(NATURE, Action.begins(1))
    assert table.codes(NATURE) == [Action.marker(stack) for stack in range(6)]


def test_rule_12_tiles_are_every_choice_of_sizes_with_every_step():
    assert {(tile.sizes, tile.steps) for tile in ALL} == {(m, n) for m in range(1, 8) for n in range(1, 6)}
    table = started().give(NATURE, Action.begins(0)).give(NATURE, Action.marker(3))
    for tile in range(5):
        assert len(table.codes(NATURE)) == TILES - tile
        table.give(NATURE, Action.draw(tile))
    assert (table.s.up_count, table.s.pile_count, table.s.asked) == (5, 30, 1)


def test_rule_13_everyone_has_nineteen_tokens():
    assert started().s.tokens == [19, 19, 0, 0]


def test_rule_14_the_first_player_is_drawn_and_turns_go_clockwise():
    table = Table(seats=3)
    for seat in (0, 1, 2, 0):
        assert table.s.turn == seat
        tile = next(Action.part(code, 0) for code in table.codes(seat))
        size = next(size for size in range(3) if ALL[tile].sizes >> size & 1)
        table.take(tile, table.river(size)).stands()
    assert started().codes(NATURE) == [Action.begins(0), Action.begins(1)]


def _start(**options):
    return started(alternative_start="on", **options).give(NATURE, Action.begins(1)).give(NATURE, Action.marker(0))


def _set(table, tile, stone=None):
    table.give(NATURE, Action.draw(tile))
    return table.give(NATURE, table.codes(NATURE)[0] if stone is None else Action.set_stone(stone)).stands()


def test_rule_15_the_alternative_start_sets_four_stones_without_tokens():
    table = _start()
    for tile in (T("S", 1), T("S", 2), T("M", 2), T("L", 3)):
        _set(table, tile)
    assert (table.s.heights, table.s.marker) == ([0, 1, 1, 1, 0, 1], 2)
    assert sum(map(sum, table.s.beside)) == 0
    assert (table.s.starting, table.s.question) == (0, state.TURN_UP)


@pytest.mark.parametrize(("option", "who"), [("largest", None), ("random", NATURE), ("choose", 1)])
def test_rule_16_a_tile_with_several_sizes(option, who):
    table = _start(start_size=option).give(NATURE, Action.draw(T("SM", 1)))
    if who is None:
        assert table.s.next_size == MEDIUM
    else:
        assert table.codes(who) == [Action.take_size(SMALL), Action.take_size(MEDIUM)]
        assert table.why_not(Action.take_size(LARGE), seat=who) == (99 if who == NATURE else 16)
        table.give(who, Action.take_size(SMALL))
    assert table.s.question == state.START_STONE
    assert {STONE_SIZE[Action.part(code, 0)] for code in table.codes(NATURE)} == {table.s.next_size}


def test_rule_17_a_stack_that_falls_at_the_start_costs_another_tile():
    table = _start().give(NATURE, Action.draw(T("S", 1))).give(NATURE, Action.set_stone(0)).falls()
    assert (table.s.starting, table.s.heights[1], table.s.stack_of[0]) == (4, 0, -1)
    assert table.s.question == state.START_TILE
    assert table.why_not(Action.draw(T("S", 1)), seat=NATURE) == 99


@pytest.mark.parametrize(("option", "left"), [("all", 35), ("rest", 31)])
def test_rule_18_what_is_shuffled_after_the_alternative_start(option, left):
    table = _start(start_shuffle=option)
    for steps in range(1, 5):
        _set(table, T("S", steps))
    assert table.s.pile_count == left


def test_rule_20_only_a_face_up_tile():
    assert Table(T("S", 1)).why_not(Action.take_tile(T("S", 2))) == 20


def test_rule_21_only_a_size_on_the_tile():
    table = Table(T("SL", 1), T("M", 1)).take(T("SL", 1))
    assert table.why_not(Action.take_stone(table.river(MEDIUM))) == 21
    assert {STONE_SIZE[Action.part(code, 0)] for code in table.codes(0)} == {SMALL, LARGE}


def test_rule_22_only_a_stone_in_the_river():
    table = Table(T("S", 1), T("M", 1)).stack(3, 1, size=SMALL).take(T("S", 1))
    assert table.why_not(Action.take_stone(table.s.stack_of.index(3))) == 22


def test_rule_23_a_tile_without_a_size_that_is_there_cannot_be_taken():
    table = Table(T("S", 1), T("M", 1)).stack(3, 12, size=SMALL)
    assert table.why_not(Action.take_tile(T("S", 1))) == 23
    assert table.codes(0) == [Action.take_tile(T("M", 1))]


def _no_tile_fits(**options):
    """All small stones are up; seat 0 takes the last tile that fits, so that seat 1 has none."""
    table = Table(T("S", 1), T("M", 2), **options).stack(3, 12, size=SMALL)
    return table.take(T("M", 2), table.river(MEDIUM)).stands()


def test_rule_24_if_no_tile_fits_five_new_ones_come():
    table = _no_tile_fits()
    assert table.s.tile_place[T("S", 1)] == state.USED
    assert table.s.question == state.TURN_UP
    assert table.told(Fact.SET_ASIDE) == [(1,)]


def test_rule_24_or_by_option_stones_are_lifted():
    table = _no_tile_fits(no_tile_fits="lift")
    assert table.codes(1) == [Action.take_tile(T("S", 1))]
    table.give(1, Action.take_tile(T("S", 1)))
    assert table.codes(1) == [Action.lift_stone(3)]


def test_rule_30_only_the_stone_in_the_hand_goes_on_the_marked_stack():
    table = Table(physics="on").take(T("SML", 1), 4)
    assert table.why_not(Action.let_go(5)) == 30
    table.let_go().settled(state.PLACED)
    assert (table.s.stack_of[4], table.s.height_of[4], table.s.heights[0]) == (0, 0, 1)
    assert table.s.pose[4] == [5] * 7


@pytest.mark.parametrize("verdict", [state.LEANS, state.PLACED])
@pytest.mark.parametrize(("option", "height"), [("stays", 1), ("river", 0)])
def test_rule_31_a_stone_that_leans_or_touched_another_brings_no_token(verdict, option, height):
    table = Table(physics="on", spoiled_stone=option).take(T("SML", 1), 4).let_go()
    table.settled(verdict, touched=1 if verdict == state.PLACED else 0)
    assert (table.s.heights[0], table.s.beside[0], table.s.tokens[0]) == (height, [0] * 4, 19)
    assert len(table.told(Fact.LEANED if verdict == state.LEANS else Fact.TOUCHED)) == 1
    assert len(table.told(Fact.STOOD)) == (0 if verdict == state.LEANS else 1)  # leaning is not standing


def test_rule_32_one_stone_a_turn():
    table = Table().take(T("SML", 1), 4).stands()
    assert table.s.turn == 1
    assert table.why_not(Action.take_tile(T("SML", 2)), seat=0) == 99


@pytest.mark.parametrize(("before", "tokens"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4), (8, 4)])
def test_rules_33_and_34_tokens_by_height(before, tokens):
    table = Table().stack(0, before).take(T("SML", 1))
    table.give(0, table.codes(0)[0]).stands()
    assert table.s.beside[0] == [tokens, 0, 0, 0]
    assert table.s.tokens[0] == 19 - tokens


@pytest.mark.parametrize(("option", "tokens"), [("no_token", 0), ("token", 1)])
def test_rule_35_no_token_if_another_stack_fell(option, tokens):
    table = Table(physics="on", side_fall=option).stack(2, 2, 0, 1).take(T("SML", 1), 20).let_go()
    table.settled(state.PLACED, fallen=(2,))
    assert (table.s.heights[0], table.s.beside[0][0], table.s.gold[1]) == (1, tokens, 1)


def test_rule_36_five_golden_tokens_are_changed_when_tokens_run_short():
    table = Table().stack(0, 5).gold(6)
    table.s.tokens[0] = 2
    table.take(T("SML", 1))
    table.give(0, table.codes(0)[0]).stands()
    assert (table.s.gold[0], table.s.fives[0], table.s.fives_left) == (1, 1, 3)
    assert (table.s.tokens[0], table.s.beside[0][0], ENGINE.points(table.s, 0)) == (3, 4, 6)


def test_rule_36_or_as_many_are_put_down_as_are_left():
    table = Table().stack(0, 5)
    table.s.tokens[0] = 2
    table.take(T("SML", 1))
    table.give(0, table.codes(0)[0]).stands()
    assert (table.s.tokens[0], table.s.beside[0][0]) == (0, 2)


@pytest.mark.parametrize(("option", "tokens"), [("now", 2), ("highest", 4)])
def test_rule_37_height_after_stones_were_taken_off(option, tokens):
    table = Table(height=option).stack(0, 3)
    table.s.peak[0] = 6
    table.take(T("SML", 1))
    table.give(0, table.codes(0)[0]).stands()
    assert table.s.beside[0][0] == tokens


def _hand(**options):
    return Table(physics="on", **options).take(T("SML", 1), 4)


@pytest.mark.parametrize(
    ("at", "low", "high"), [(1, 0, 359), (2, -1500, 1500), (3, -1500, 1500), (4, -400, 400), (6, 0, 3)]
)
def test_rule_40_the_hand_reaches_so_far(at, low, high):
    table = _hand()
    for number, judged in ((low - 1, 40), (low, 0), (high, 0), (high + 1, 40)):
        assert table.why_not(Action.let_go(4), *[0] * at, number, *[0] * (8 - at)) == judged


def test_rule_41_only_on_a_side_the_stone_has():
    narrow = next(i for i in range(STONES) if SIDES[i] < 8)
    table = Table(physics="on").take(T("SML", 1), narrow)
    assert table.why_not(Action.let_go(narrow), SIDES[narrow] - 1) == 0
    assert table.why_not(Action.let_go(narrow), SIDES[narrow]) == 41


@pytest.mark.parametrize(("option", "last"), [("45", 2760), ("20", 1260), ("none", 36060)])
def test_rule_42_after_its_time_the_hand_lets_go(option, last):
    table = _hand(hand_seconds=option)
    assert table.why_not(Action.let_go(4), *[0] * 8, last) == 0
    assert table.why_not(Action.let_go(4), *[0] * 8, last + 1) == 42
    assert ENGINE.fallback(table.s, 0) == Action.let_go(4)
    assert table.s.extra[:9] == [0, 0, 0, 0, 0, 0, 0, last - 300, last - 60]


def test_rule_43_with_one_try_the_arm_tires_from_the_start():
    table = _hand(tries="one")
    assert table.why_not(Action.let_go(4), *[0] * 7, 1, 60) == 43
    assert table.told(Fact.HELD) == [(0, 4)]
    assert _hand().told(Fact.HELD) == []
    assert GAME.facts.kinds[Fact.HELD].news


def test_rule_49_letting_go_before_lifting_is_refused():
    table = _hand()
    assert table.why_not(Action.let_go(4), *[0] * 7, 61, 60) == 49
    assert table.why_not(Action.let_go(4), *[0] * 7, 60, 60) == 0


@pytest.mark.parametrize(("option", "drawn"), [("off", 3), ("on", 2)])
def test_rule_44_the_sway_is_public_and_in_a_duel_the_same_for_a_round(option, drawn):
    table = Table(T("SML", 1), T("SML", 2), T("SML", 3), T("SML", 4), physics="on", duel=option)
    table.s.sway = -1
    count = 0
    for number in range(3):
        table.take(T("SML", number + 1), number).let_go().settled(state.PLACED)
        if table.s.question == state.SWAY:
            assert ENGINE.view(table.s, SPECTATOR).sway == table.s.sway
            table.give(NATURE, Action.sway(), 70 + number)
            assert table.s.sway == 70 + number
            count += 1
    assert count == drawn


def test_rule_45_steadiness_is_a_handicap_a_seat():
    table = Table(steadiness_1=60, steadiness_2=140).stack(0, 4).take(T("SML", 1))
    table.give(0, table.codes(0)[0])
    assert ENGINE.odds(table.s, Action.chanced(1)) == 28 * 10_000 // 60
    table.s.turn = 1
    assert ENGINE.odds(table.s, Action.chanced(1)) == 28 * 10_000 // 140


def test_rule_47_help_while_aiming_changes_nothing_in_how_a_stone_is_judged():
    outcomes = []
    for assist in ("bar", "none"):
        table = Table(physics="on", assist=assist, assist_1="same" if assist == "bar" else "ring")
        table.take(tile_of("SML", 1), 26).let_go(dx=300, dy=-120, yaw=40, lift=60, release=200)
        outcomes.append(outcome_of(table.s.pack().tobytes()))
    assert outcomes[0] == outcomes[1]


@pytest.mark.parametrize(("height", "percent"), list(enumerate(CURVE, start=1)))
def test_rule_46_the_model_goes_by_height(height, percent):
    table = Table().stack(0, height - 1).take(T("SML", 1))
    table.give(0, table.codes(0)[0])
    assert [ENGINE.odds(table.s, code) for code in table.codes(NATURE)] == [100 * percent, 10_000 - 100 * percent]


def test_rule_50_the_marker_moves_by_the_steps_and_the_tile_is_put_away():
    table = Table(T("S", 4), T("M", 1)).take(T("S", 4), 0).stands()
    assert (table.s.marker, table.s.tile_place[T("S", 4)], table.s.turn) == (4, state.USED, 1)


def test_rule_51_new_tiles_only_after_the_last():
    table = Table(T("S", 4), T("S", 1)).take(T("S", 4), 0).stands()
    assert table.s.question == state.TILE
    table.take(T("S", 1), 1).stands()
    assert (table.s.question, table.s.up_count) == (state.TURN_UP, 0)
    for _ in range(5):
        table.give(NATURE, table.codes(NATURE)[0])
    assert (table.s.question, table.s.up_count) == (state.TILE, 5)


def test_rule_52_used_tiles_are_shuffled_when_not_enough_are_left():
    table = Table(T("S", 1))
    for tile in range(TILES):
        if table.s.tile_place[tile] == state.IN_PILE and tile > 6:
            table.s.tile_place[tile] = state.USED
            table.s.pile_count -= 1
    table.s.tile_place[6] = table.s.tile_place[5] = table.s.tile_place[4] = state.USED
    table.s.pile_count -= 3
    assert table.s.pile_count == 3
    table.take(T("S", 1), 0).stands()
    assert (table.s.pile_count, len(table.codes(NATURE))) == (35, 35)


@pytest.mark.parametrize(("option", "marker"), [("moves", 3), ("stays", 0)])
def test_rule_53_the_marker_after_a_fall(option, marker):
    table = Table(T("S", 3), T("M", 1), marker_after_fall=option).take(T("S", 3), 0).falls()
    assert (table.s.marker, table.s.tile_place[T("S", 3)]) == (marker, state.USED)


def test_rule_99_nobody_answers_out_of_turn():
    table = Table()
    for seat in (1, NATURE):
        assert table.why_not(Action.take_tile(T("SML", 1)), seat=seat) == 99
    assert table.why_not(Action.take_stone(0)) == 99
