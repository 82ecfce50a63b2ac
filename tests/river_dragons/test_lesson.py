"""The puzzles of the first game can be solved as their texts say, and not by a careless order of the same cards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from riffle.core.match import Match
from riffle.core.record import take

from .positions import GAME

FILE = Path(__file__).parents[2] / "web/src/games/river_dragons/puzzles.json"
PUZZLES = {puzzle["name"]: puzzle for puzzle in json.loads(FILE.read_text(encoding="utf-8"))}


def play(name: str, program: str, *answers: str) -> str:
    """Black lays the program, pink its own; both answer in order, the rest by fallback. How the game ends."""
    puzzle = PUZZLES[name]
    options = GAME.options.read({"turn_limit": 1})
    match = Match(GAME, 2, options)
    match.position = GAME.position(puzzle["position"], turn_limit=1)
    for seat, laid in ((0, program.split()), (1, puzzle["program"])):
        take(match, seat, " ; ".join([*(f"lay_card {card}" for card in laid), "confirm"]))
    given = [list(answers), list(puzzle["then"])]
    while not match.over:
        seat = match.question.waiting[0]
        if given[seat]:
            answer = given[seat].pop(0)
            if seat == 0 or match.why_not(seat, answer) is None:
                take(match, seat, answer)
                continue
            given[seat].clear()  # as practice does it: the learner went another way
        match.fallback(seat)
    assert match.result is not None
    return f"{match.result.ending} {match.result.winners}"


SOLVED = "arrived (0,)"


def test_there_are_three_puzzles_in_positions_that_read_back():
    assert list(PUZZLES) == ["order", "eye", "dragon"]
    for puzzle in PUZZLES.values():
        text = GAME.position(puzzle["position"]).text
        assert text.startswith("pawns=")
        assert GAME.position(text).text == text


@pytest.mark.parametrize(
    ("program", "solved"),
    [
        ("plank moves move stone stones", True),
        ("stone move plank moves stones", True),
        ("moves plank move stone stones", False),
        ("move moves plank stone stones", False),
    ],
)
def test_the_first_puzzle_is_one_of_order(program, solved):
    answers = {
        "plank moves move stone stones": ["take black1", "lay pink-D4", "move black3", "move black1", "move pink"],
        "stone move plank moves stones": [
            "place A2",
            "move black3",
            "take black1",
            "lay pink-D4",
            "move black1",
            "move pink",
        ],
        "moves plank move stone stones": ["move black3", "stop", "take black1", "lay pink-D4", "move black1"],
        "move moves plank stone stones": ["move black3"],
    }[program]
    assert (play("order", program, *answers) == SOLVED) == solved


def test_the_second_puzzle_is_one_of_the_eye():
    cards = "stone planks moves move jump"
    right = [
        "place B5",
        "take black2",
        "lay A3-B5",
        "take black6",
        "lay pink-B5",
        "move black2",
        "move black6",
        "move pink",
    ]
    assert play("eye", cards, *right) == SOLVED
    swapped = ["place B5", "take black6", "lay A3-B5"]
    assert play("eye", cards, *swapped) != SOLVED
    too_far = ["place E5", "take black6", "lay A3-E5", "take black2"]
    assert play("eye", cards, *too_far) != SOLVED


def test_the_third_puzzle_needs_the_dragon_in_place_two():
    assert play("dragon", "jump dragon_pink moves move stone", "move pink") == SOLVED
    assert play("dragon", "stone dragon_pink jump moves move", "place F1", "move pink") == SOLVED
    assert play("dragon", "jump moves dragon_pink move stone") != SOLVED
