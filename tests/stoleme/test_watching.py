"""What watching tells: hands that everybody can work out stay worked out in what a seat imagines."""

from __future__ import annotations

from typing import Any

from riffle.core.declare.layout import SCRATCH
from riffle.games.stoleme import rules
from riffle.games.stoleme.board import NAMES
from riffle.games.stoleme.hidden import log_unable
from riffle.games.stoleme.pieces import HIT, MOVE

from .positions import GAME, act, asked, draw, duel, next_round, play, put, table, throw, token


def imagined(s: Any, seat: int, times: int = 30) -> list[Any]:
    """What the seat may imagine, checked to fit its view."""
    engine = GAME.plain
    found = []
    for seed in range(times):
        view = engine.view(s, seat)
        rules.resample(view, seat, engine.stream(seed))
        assert engine.pack(engine.view(view, seat)) == engine.pack(engine.view(s, seat))
        found.append(view)
    return found


def test_the_first_hands_are_known_to_everyone() -> None:
    s = table(3)
    for each in imagined(s, 0):
        assert each.hits == s.hits
        assert each.actions == s.actions


def test_an_unseen_card_leaves_a_doubt_and_a_shown_one_none() -> None:
    s = duel()
    throw(s, 0, 4, "hit")
    hands = {each.hits[0][HIT] for each in imagined(s, 1)}
    assert hands == {1, 2}, "a Hit was shown; the unseen card was a Hit or a Miss"
    assert {each.hits[1][HIT] for each in imagined(s, 0)} == {4}, "seat 1 got the Hit for all to see"


def test_the_turned_up_discard_tells_two_players_everything() -> None:
    s = duel()
    throw(s, 0, 4, "miss")
    act(s, "roll", "e")
    act(s, "lay", "hill")
    next_round(s)
    while asked(s) == "tokens":
        seat = (s.asked & -s.asked).bit_length() - 1
        out = GAME.plain.buffer(GAME.most_legal)
        rules.legal(s, seat, out)
        rules.apply(s, seat, out[0])
    for each in imagined(s, 1):
        assert each.hits == s.hits
        assert each.start_hits == s.start_hits


def test_a_played_and_passed_card_is_remembered() -> None:
    s = table(2)
    act(s, "discard", "gods")
    act(s, "play", "move")
    act(s, "move", 0, "A2")
    for each in imagined(s, 1):
        assert sum(each.actions[0]) == 3
        assert each.actions[0][MOVE] <= 1
    assert {each.actions[1][MOVE] for each in imagined(s, 0)} == {3}


def test_who_could_not_act_with_two_cards_has_only_throws() -> None:
    s = table(2)
    for discarded in ("gods", "throw", "move"):
        seat = s.turn
        act(s, "discard", discarded)
        act(s, "play", "move")
        act(s, "move", 4 * seat, NAMES[s.hex_of[4 * seat]])
    assert s.actions[0] == [2, 0, 0]
    assert len({tuple(each.actions[0]) for each in imagined(s, 1)}) > 1, "which two cards are left is open"
    log_unable(s, 0)
    for each in imagined(s, 1, 8):
        assert each.actions[0] == [2, 0, 0]


def test_face_down_tokens_are_imagined_where_they_may_lie() -> None:
    s = duel()
    token(s, 4, "cap")
    token(s, 5, "boulder", "sprint")
    s.token_may[1] = [15, 15, 15, 15]
    caps = set()
    for each in imagined(s, 0, 60):
        assert [bin(bits).count("1") for bits in each.tokens[1]] == [1, 2, 0, 0]
        caps.add(each.tokens[1][0])
    assert caps == {1, 2, 4}, "any of the three may be the one on the father"


def test_the_cap_is_asked_alike_whether_it_is_there_or_not() -> None:
    questions = set()
    for name in ("cap", "sprint"):
        s = duel()
        token(s, 4, name)
        play(s, "throw")
        act(s, "throw", 0, 4, "rock")
        draw(s, "hit")
        questions.add((asked(s), s.asked))
        view = GAME.plain.view(s, 0)
        assert view.tokens[1] != s.tokens[1]
    assert len(questions) == 1


def test_a_card_one_held_cannot_have_been_drawn_by_another_then() -> None:
    s = table(2)
    put(s, 0, "C3")
    play(s, "gods")
    act(s, "exchange", "left")
    act(s, "draw", 0, 9)
    assert 0 not in {each.gods[1][0] for each in imagined(s, 0, 60)}, "seat 0 held card 0 when seat 1 drew"
    assert 9 not in {each.gods[1][0] for each in imagined(s, 0, 60)}


def test_working_room_is_no_secret_kept() -> None:
    assert GAME.State.fields["flow"].audience == SCRATCH
