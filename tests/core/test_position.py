"""The front door: what `import riffle` gives, and what a person would guess of it, over every game."""

import copy
import json
import pickle
import random
import subprocess
import sys

import pytest
import tests.pebbles.rules
import tests.sketches.settling

import riffle
from riffle.core.declare.options import OptionError
from riffle.core.declare.question import NATURE
from riffle.core.game import Game
from riffle.core.refusal import Refused
from riffle.core.registry import GameError

PEBBLES = Game.of(tests.pebbles.rules)
SETTLING = Game.of(tests.sketches.settling, "settling")
RIVERS = riffle.load("stones_and_rivers")
MODEL = {"stone_stacks": {"physics": "model"}}
SHORT = {"stones_and_rivers": {"ply_cap": 40}, "river_dragons": {"turn_limit": 2}, "hidden_stones": {"players": 1}}
"""Random players come to an end soon under these."""


def opened(name, seed=3, **more):
    return riffle.load(name).start(seed=seed, **MODEL.get(name, {}), **more)


def played(name, answers, seed=3, **more):
    position, draw = opened(name, seed, **more), random.Random(seed)
    for _ in range(answers):
        if position.result is not None:
            break
        position = position.play(draw.choice(position.legal))
    return position


def test_the_module_gives_little_else():
    assert set(riffle.__all__) <= set(dir(riffle))
    values = {"Action", "Game", "Match", "Position", "Variant"}
    assert set(riffle.__all__) == values | {"games", "load", "read_record", "read_variant"}


def test_a_first_game_in_a_few_lines():
    position = RIVERS.start(players=2, seed=7, board="bridge", first="circle")
    assert position.to_move == (0,)
    assert "move d4 d3" in position.legal
    assert "move d4 d9" not in position.legal
    assert "castle" not in position.legal
    child = position.play("move d4 d3")
    assert child != position
    assert (
        child
        == position.play(position.game.action("move d4 d3"))
        == position.play(RIVERS.actions.parse("move d4 d3")[0])
    )
    assert position.to_move == (0,)
    assert child.to_move == (1,)
    assert child.result is None


@pytest.mark.parametrize("name", riffle.games())
def test_every_game_is_played_to_its_end(name):
    position = played(name, 10_000, **SHORT.get(name, {}))
    result = position.result
    assert result is not None
    assert result.ending in position.game.endings
    assert len(result.points) == position.players
    assert list(position.legal) == []
    with pytest.raises(Refused, match="over"):
        position.play(0)


@pytest.mark.parametrize("name", riffle.games())
def test_what_is_listed_can_be_played_and_reads_back(name):
    position = played(name, 25)
    assert len(position.legal) == len(list(position.legal)) > 0
    for action in list(position.legal)[:40]:
        assert riffle.load(name).action(str(action)) == action
        assert action in position.legal
        assert str(action) in position.legal
        assert position.why_not(action) is None
        assert position.why_not(str(action)) is None
        assert action.kind == str(action).split()[0]
        assert set(action.bounds) == set(action.spec.ranged)
        position.play(action)
    assert position.play(position.legal[0].code) == position.play(position.legal[0])


@pytest.mark.parametrize("name", riffle.games())
def test_the_same_seed_is_the_same_game(name):
    assert played(name, 30) == played(name, 30)
    assert played(name, 30).text == played(name, 30).text
    assert opened(name, 4).text != "" != opened(name, 5).text


@pytest.mark.parametrize("name", riffle.games())
def test_both_speeds_are_the_same_positions(name):
    slow, quick = played(name, 40), played(name, 40, speed="fast")
    assert slow == quick
    assert hash(slow) == hash(quick)
    assert slow.at_speed("fast") == slow
    assert [str(action) for action in slow.legal] == [str(action) for action in quick.legal]


@pytest.mark.parametrize("name", riffle.games())
def test_a_position_prints_reads_back_travels_and_copies(name):
    position = played(name, 20)
    assert riffle.load(name).position(position.text) == position
    assert pickle.loads(pickle.dumps(position)) == position
    assert copy.deepcopy(position) == position
    assert eval(repr(position).replace("Position(", "riffle.load(name).position(")) == position
    assert json.loads(json.dumps(position.view(0))) == position.view(0)
    following = pickle.loads(pickle.dumps(position))
    assert following.play(following.legal[0]) == position.play(position.legal[0])


@pytest.mark.parametrize("name", riffle.games())
@pytest.mark.parametrize("lang", ["en", "fi", "sv", "da", "nb", "pl", "de"])
def test_every_game_draws_its_board_in_every_language(name, lang):
    position = played(name, 20)
    drawn = position.picture(lang)
    assert len(drawn.splitlines()) >= 5
    assert max(map(len, drawn.splitlines())) <= 160
    assert "[/]" not in drawn
    assert "\x1b" not in drawn
    assert f"{position:{lang}}" == drawn
    assert str(position.view(0))
    if lang == "en":
        assert str(position) == drawn
    assert riffle.load(name).extras.picture is not None


def test_pictures_follow_the_language():
    for name in riffle.games():
        position = played(name, 20)
        assert len({position.picture(lang) for lang in ("en", "fi", "pl", "de")}) == 4, name


def test_a_refusal_carries_the_rule_and_its_words():
    position = RIVERS.start(seed=7, board="bridge", first="circle")
    refusal = position.why_not("move d4 d9")
    assert refusal is not None
    assert refusal.rule == 21
    assert refusal.words in str(refusal)
    with pytest.raises(ValueError, match="rule 21") as caught:
        position.play("move d4 d9")
    assert isinstance(caught.value, Refused)
    assert (caught.value.rule, caught.value.words) == (21, refusal.words)
    finnish = RIVERS.start(seed=7, board="bridge", first="circle", lang="fi").why_not("move d4 d9")
    assert finnish is not None
    assert finnish.words != refusal.words
    assert pickle.loads(pickle.dumps(caught.value)).rule == 21


@pytest.mark.parametrize(
    "nonsense", ["", "castle", "move", "move d4", "move d4 d3 d2", "move z9 d3", -1, 10**9, None, 1.5, True]
)
def test_nonsense_is_a_value_error(nonsense):
    position = RIVERS.start(seed=7, board="bridge", first="circle")
    before = position.text
    with pytest.raises(ValueError, match=r"\w"):
        position.play(nonsense)
    assert nonsense not in position.legal
    assert position.text == before


def test_wrong_options_players_and_games_say_what_there_is():
    with pytest.raises(OptionError, match="there are board"):
        RIVERS.start(bord="bridge")
    with pytest.raises(OptionError, match="official"):
        RIVERS.start(board="brigde")
    with pytest.raises(GameError, match="is for 2 players, not 5"):
        RIVERS.start(players=5)
    with pytest.raises(GameError, match="hidden_stones"):
        riffle.load("chess")
    with pytest.raises(GameError, match="'draw' or 'ask'"):
        RIVERS.start(nature="tosses")  # type: ignore[arg-type]


def test_nature_asked_lists_her_answers_with_odds():
    position = RIVERS.start(nature="ask")
    assert position.to_move == (NATURE,)
    assert [(str(action), action.odds) for action in position.legal] == [("begins 0", 1), ("begins 1", 1)]
    assert position.play("begins 1").to_move == (1,)


def test_the_stream_is_in_no_view_and_not_compared():
    one, other = (riffle.load("hidden_stones").start(seed=seed) for seed in (1, 2))
    assert one != other
    again = other.game.position(other.text)
    assert again == other
    assert "stream" not in one.view(0)


def test_seats_answer_at_once_unseen_by_each_other():
    position = PEBBLES.start(players=3, seed=1)
    assert position.to_move == (0, 1, 2)
    laid = position.play("lay 1").play("lay 2")
    assert laid.to_move == (0, 1, 2)
    assert "confirm" in laid.legal
    assert laid.view(1) == position.view(1)
    assert laid.view(0) != position.view(0)
    sealed = laid.play("confirm")
    assert sealed.to_move == (1, 2)
    assert sealed.view(2) == position.view(2)
    assert sealed != laid
    assert PEBBLES.position(sealed.text) == sealed
    with pytest.raises(Refused, match="final"):
        sealed.play("lay 3", seat=0)
    second = sealed.play("lay 3", seat=2)
    assert [str(action) for action in second.legal_for(2)] == ["lay 0", "lay 1", "lay 2", "lay 4"]
    for answer in ("lay 0", "lay 1", "confirm"):
        sealed = sealed.play(answer, seat=1)
    for answer in ("lay 0", "lay 1", "confirm"):
        sealed = sealed.play(answer, seat=2)
    assert sealed.to_move == (0, 1, 2)
    assert [fact.kind for fact in sealed.facts].count("showed") == 3


def test_ranged_parts_can_be_set_and_are_judged():
    position = SETTLING.start(seed=1)
    action = position.legal[0]
    assert position.why_not(action) is None
    assert action.bounds == {"offset": (-800, 800), "tick": (0, 600)}
    assert str(action.at(offset=5, tick=7)) == "let_go 0 5 7"
    refusal = position.why_not(action.at(offset=900))
    assert refusal is not None
    assert refusal.rule == 2
    with pytest.raises(ValueError, match="from -1000 to 1000"):
        action.at(offset=2000)
    with pytest.raises(ValueError, match="no ranged part"):
        action.at(speed=1)
    assert position.play(action.at(offset=5, tick=7)).view(0)["place"][0] == 5


def test_a_match_of_a_person_and_a_bot():
    match = RIVERS.match(["ann", "bot:greedy"], seed=5, first="circle")
    assert match.names == ("ann", "bot:greedy")
    before = match.position
    match.answer(0, "move d5 d4")
    assert [event.seat for event in match.log] == [0, 1]
    assert match.question.waiting == (0,)
    match.undo(0)
    assert match.position == before
    match.answer(0, match.legal(0)[0].code)
    again = riffle.read_record(match.record())
    assert again.record() == match.record()
    assert again.position == match.position
    assert "ann" in repr(match)


def test_a_match_of_bots_plays_itself():
    match = riffle.load("stoleme").match(["bot:greedy", "bot:random", "bot:greedy"], seed=5)
    assert match.over
    assert match.result is not None


def test_importing_riffle_loads_neither_numpy_nor_numba():
    code = "import sys, riffle; riffle.load('stoleme').start(seed=1); sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
