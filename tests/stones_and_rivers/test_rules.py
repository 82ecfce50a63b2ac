"""A test for every numbered rule. Circle sits at the top and scores in row 11 (e to i); Square scores in row 4."""

from __future__ import annotations

from riffle.core.declare.question import NATURE
from riffle.core.event import Step
from riffle.core.match import Match

from .board_builder import GAME, ended, ends, facts, laid, may, piece, sends, start, winners


def test_rule_1_the_goal_takes_as_many_stones_as_the_board_says():
    for board, wins in (("official", 5), ("course-small", 4), ("course-medium", 5), ("course-large", 6), ("bridge", 5)):
        assert GAME.rules.WINS[GAME.options.parse(f"board={board}")["board"]] == wins


def test_rule_2_all_pieces_begin_stone_side_up_on_their_places():
    s = start()
    assert [piece(s, f"{column}{row}") for row in (5, 6) for column in "defghij"] == [1] * 14
    assert [piece(s, f"{column}{row}") for row in (9, 10) for column in "defghij"] == [5] * 14
    assert sum(cell > 0 for cell in s.field("cells")) == 28
    assert piece(start("preset=course,board=course-small"), "d10") == 1  # Circle at the bottom


def test_rule_3_a_coin_decides_who_begins_unless_an_option_does():
    coin = start("first=coin")
    assert coin.asked == (NATURE,)
    assert [str(action) for action in coin.legal] == ["begins 0", "begins 1"]
    assert coin.play("begins 1").asked == (1,)
    assert start("first=square").asked == (1,)
    assert start("first=circle").asked == (0,)


def test_rule_10_every_piece_always_offers_two_turns_in_place():
    s = laid(circle="e5s f7h", square="g9v")
    for text in ("flip e5 h", "flip e5 v", "flip f7 stone", "rotate f7"):
        assert may(s, text) == 0
    assert piece(s.play("flip e5 v"), "e5") == 3
    assert piece(s.play("rotate f7"), "f7") == 3


def test_rule_11_only_own_pieces():
    s = laid(circle="e5s", square="f7s")
    assert may(s, "move f7 f8") == 11
    assert may(s, "move g7 g8") == 11
    assert may(s, "rotate f7") == 11


def test_rule_12_a_stone_cannot_be_rotated():
    assert may(laid(circle="e5s", square="f7s"), "rotate e5") == 12


def test_rule_13_a_turn_changes_something():
    s = laid(circle="e5s f7h", square="g9v")
    assert may(s, "flip e5 stone") == 13
    assert may(s, "flip f7 h") == 13
    assert may(s, "flip f7 v") == 13  # that is rotating
    assert may(s, "move e5 e5") == 13


def test_rule_20_one_step_or_a_ride():
    s = laid(circle="e7s", square="l13s")
    assert ends(s, "e7") == {"e6", "e8", "d7", "f7"}
    assert may(s, "move e7 e9") == 20
    assert may(s, "move e7 f8") == 20


def test_rule_21_no_end_on_a_piece():
    s = laid(circle="e7s f7s", square="e8s e6h")
    assert may(s, "move e7 f7") == 21
    assert may(s, "move e7 e8") == 21
    assert may(s, "move e7 e6") == 21  # a river is ridden, not stood upon


def test_rule_22_nothing_leaves_the_board():
    s = laid(circle="m1s", square="b1s")
    assert ends(s, "m1") == {"l1", "m2"}
    assert may(s, "move m1 n1") == 22
    assert may(s, "move m1 a2") == 20  # not round the edge


def test_rule_23_the_spots_behind_ones_own_side_are_closed():
    s = laid(circle="e5s d4v", square="e6s")
    assert may(s, "move e5 e4") == 23
    assert "e4" not in ends(s, "d4")
    assert may(laid(circle="h7s d7h", square="m14s h4v g3s"), "move h7 h3") == 20
    behind = laid(circle="c7s", square="d7h g7v m14s")
    assert may(behind, "move c7 g4") == 23
    assert may(behind, "move c7 g3") == 23  # it lies behind the spots that Circle may not cross
    assert may(laid(circle="c7v", square="d7h g7v g3s"), "send c7 g3 h3") == 23
    across = laid(circle="c4s d4h", square="m14s")
    assert ends(across, "c4") == {"c3", "c5", "b4", "a4"}  # the river ends before the spots
    square = laid(circle="m14s", square="e5s", turn="square")
    assert may(square, "move e5 e4") == 0  # Square's goal


def test_rule_24_rivers_carry_anybody_up_to_the_next_piece():
    s = laid(circle="c7s", square="d7h h7s")
    assert ends(s, "c7") == {"c6", "c8", "b7", "a7", "e7", "f7", "g7"}
    own = laid(circle="c7s d7v", square="d10s")
    assert ends(own, "c7") == {"b7", "c6", "c8", *(f"d{row}" for row in (1, 2, 3, 4, 5, 6, 8, 9))}


def test_rule_25_from_river_to_river_each_once():
    s = laid(circle="c7s", square="d7h g7v")
    reached = ends(s, "c7")
    assert {"e7", "f7", "g5", "g6", "g8", "g14"} <= reached
    assert "g3" not in reached  # it lies behind the spots that Circle may not cross
    assert "h7" not in reached  # a river met crosswise is not passed straight over
    after = s.play("move c7 g9")
    assert facts(after)[:2] == [("rode", "0", "d7"), ("rode", "0", "g7")]


def test_rule_25_the_way_crosses_the_point_just_left():
    s = laid(circle="e7s", square="f7h")
    assert {"d7", "a7"} <= ends(s, "e7")


def test_rule_30_only_rivers_send():
    s = laid(circle="e7s f7s", square="m14s")
    assert may(s, "send e7 f7 g7") == 30
    assert may(s, "send e7 m14 m13") == 20  # out of reach, whatever it could do there
    far = laid(circle="e7s", square="e10s")
    assert may(far, "send e7 e10 e11") == 20
    assert may(laid(circle="e7s", square="e9s e8v"), "send e7 e9 e10") == 30  # the river leads there
    pushing = laid(circle="e7s f7s", square="g9s", options="stone_push=on")
    assert may(pushing, "send e7 f7 g7") == 0
    assert may(pushing, "send e7 f7 h7") == 30
    assert may(pushing, "send e7 g9 g10") == 20  # out of reach
    after = pushing.play("send e7 f7 g7")
    assert (piece(after, "e7"), piece(after, "f7"), piece(after, "g7")) == (0, 1, 1)


def test_rule_31_the_sender_must_land_on_the_piece():
    s = laid(circle="e7v f9s", square="e8s")
    assert may(s, "send e7 f9 f10") == 31
    assert may(s, "send e7 e9 e10") == 31
    assert may(s, "send e7 e8 e9") == 0


def test_rule_32_the_sent_piece_goes_the_senders_way():
    s = laid(circle="e7h", square="e8s")
    assert sends(s, "e7", "e8") == {*(f"{column}8" for column in "abcdfghijklm")}
    assert may(s, "send e7 e8 e9") == 32
    stuck = laid(circle="e7h", square="e8s d8s f8s")
    assert sends(stuck, "e7", "e8") == set()
    over = laid(circle="e7h", square="e8s h8v")
    assert "h9" in sends(over, "e7", "e8")
    assert facts(over.play("send e7 e8 h9"))[:2] == [("drifted", "0", "e8"), ("drifted", "0", "h8")]


def test_rule_33_the_spots_of_the_sent_piece_stay_closed_to_it():
    s = laid(circle="e8v", square="e9s", turn="circle")
    assert may(s, "send e8 e9 e11") == 33  # Square may never stand where Circle scores
    assert may(s, "send e8 e9 e12") == 33  # nor cross it
    assert may(s, "send e8 e9 f11") == 33
    assert may(s, "send e8 e9 f9") == 32
    pushed = laid(circle="e9s", square="e10s", options="stone_push=on")
    assert may(pushed, "send e9 e10 e11") == 33
    assert may(pushed, "send e9 e10 e12") == 30
    assert may(s, "send e8 e9 e10") == 0
    own = laid(circle="e8v e9s", square="m14s")
    assert may(own, "send e8 e9 e11") == 0


def test_rule_34_a_sent_river_does_not_send():
    s = laid(circle="e7h f7h", square="h7s")
    assert sends(s, "e7", "f7") == {"g7", "e7", "d7", "c7", "b7", "a7"}
    assert piece(s.play("send e7 f7 g7"), "g7") == 2
    assert piece(s.play("send e7 f7 g7"), "h7") == 5


def test_rule_35_the_sender_takes_the_place_and_turns_to_stone():
    after = laid(circle="e7v", square="e8s").play("send e7 e8 e10")
    assert (piece(after, "e7"), piece(after, "e8"), piece(after, "e10")) == (0, 1, 5)
    assert ("sent", "0", "e7", "e8", "e10", "1") in facts(after)


def test_rule_36_rivers_may_send_rivers_unless_switched_off():
    pieces = {"circle": "e7v", "square": "e8h"}
    assert may(laid(**pieces), "send e7 e8 e9") == 0
    assert may(laid(**pieces, options="river_sends_river=off"), "send e7 e8 e9") == 36


def test_rule_37_sending_after_a_ride_unless_switched_off():
    pieces = {"circle": "c7v", "square": "d7h g7s"}
    assert may(laid(**pieces), "send c7 g7 g9") == 0
    assert may(laid(**pieces, options="send_after_travel=off"), "send c7 g7 g9") == 37


def test_rule_38_the_senders_old_point_is_an_end_unless_switched_off():
    pieces = {"circle": "e7v", "square": "e8s"}
    after = laid(**pieces).play("send e7 e8 e7")
    assert (piece(after, "e7"), piece(after, "e8")) == (5, 1)
    assert [men[0] for men in after.field("men")] == [16 * 7 + 4, 16 * 6 + 4]
    closed = laid(**pieces, options="stop_on_old=off")
    assert may(closed, "send e7 e8 e7") == 38
    assert may(closed, "send e7 e8 e6") == 0  # but it is crossed


def test_rule_40_enough_stones_at_home_win_at_once():
    after = laid(circle="e11s f11s g11s h11s i10s", square="b1s").play("move i10 i11")
    assert (ended(after), after.asked) == ("goal", ())
    assert winners(after) == (0,)


def test_rule_40_a_turn_may_bring_the_other_sides_last_stone_home():
    s = laid(circle="d4v", square="e5s f4s g4s h4s i4s d5s", turn="circle")
    gift = laid(circle="e6v", square="e5s f4s g4s h4s i4s", turn="circle")
    assert may(s, "move d4 d3") == 0
    after = gift.play("send e6 e5 e4")
    assert (ended(after), winners(after)) == ("goal", (1,))


def test_rule_41_a_river_at_home_does_not_count_until_it_is_a_stone():
    s = laid(circle="e11s f11s g11s h11s i11h", square="b1s")
    assert (s.points[0], ended(s)) == (4, "")
    assert ended(s.play("flip i11 stone")) == "goal"


def test_rule_42_pieces_at_home_may_move_on():
    s = laid(circle="e11s", square="b1s")
    assert ends(s, "e11") == {"d11", "f11", "e10", "e12"}
    assert s.play("move e11 d11").points[0] == 0
    assert s.play("move e11 f11").points[0] == 1


def test_rule_43_giving_up_loses():
    match = Match(GAME, 2, GAME.options.parse("first=circle"))
    match.forfeit(0)
    result = match.result
    assert result is not None
    assert (result.ending, result.winners) == ("forfeit", (1,))


def test_rule_50_the_turns_of_a_game_are_capped():
    s = start("first=circle,ply_cap=2")
    s = s.play("flip d5 h").play("flip d9 h")
    assert (ended(s), winners(s)) == ("ply_cap", ())


def test_rule_50_the_preset_as_in_the_rulebook_has_neither_cap_nor_repetition():
    assert GAME.options.read({}) == GAME.options.read({"preset": "usual"})
    values = GAME.options.read({"preset": "rulebook"})
    assert (values["ply_cap"], values["repetition"]) == (0, GAME.options.REPETITION_OFF)
    long = shuffled("first=circle,ply_cap=0,repetition=off")
    assert (ended(long), long.field("ply")) == ("", 8)


def shuffled(options: str):
    s = start(options)
    for text in ("flip d5 h", "flip d9 h", "flip d5 stone", "flip d9 stone") * 2:
        s = s.play(text) if s.asked else s
    return s


def test_rule_51_the_third_repetition_ends_the_game():
    s = shuffled("first=circle")
    assert (ended(s), s.field("ply")) == ("repetition", 8)
    assert ended(shuffled("first=circle,repetition=off")) == ""


def test_rule_52_a_game_without_goal_is_a_draw_or_goes_to_more_stones_at_home():
    pieces = {"circle": "e11s", "square": "b1s"}
    drawn = laid(**pieces, options="ply_cap=1").play("flip e11 h")
    assert winners(drawn) == ()
    judged = laid(circle="e11s g7s", square="b1s", options="ply_cap=1,adjudicate=scored").play("move g7 g8")
    assert winners(judged) == (0,)


def test_rule_99_only_the_seat_that_is_asked_answers():
    s = start()
    flip = Step(GAME.actions.flip(16 * 8 + 3, 1))
    for seat, step in ((1, flip), (NATURE, flip), (0, Step(GAME.actions.begins(0)))):
        refusal = s.judge(seat, step)
        assert refusal is not None
        assert refusal.rule == 99


def test_every_rule_has_a_test_and_a_text():
    tested = {int(name.split("_")[2]) for name in globals() if name.startswith("test_rule_")}
    assert tested == set(GAME.rulebook.rules)
