"""The stones are data files like the tiles: other stones are another game, told by the hash and played with."""

import json
from pathlib import Path
from random import Random

import pytest

from riffle.bots.bot import Sight, make
from riffle.core.components import ComponentsError
from riffle.core.game import Game
from riffle.core.match import Match
from riffle.games.stone_stacks.stones import read_stones

GAME = Game.load("stone_stacks")
STONES = (GAME.folder / "components/stones.json").read_text(encoding="utf-8")


def changed(folder: Path, **values: object) -> Path:
    """A folder whose stone file differs in the first stone."""
    data = json.loads(STONES)
    data["stones"][0].update(values)
    (folder / "stones.json").write_text(json.dumps(data), encoding="utf-8")
    return folder


def test_a_changed_stone_file_changes_the_hash(tmp_path: Path) -> None:
    other = Game.load("stone_stacks", changed(tmp_path, volume=99_000))
    assert other.components != GAME.components
    assert Game.load("stone_stacks").components == GAME.components


def test_other_stones_are_settled_and_placed_by_bots(tmp_path: Path) -> None:
    """The first small stone becomes a twin of another one: rules, physics and bots all see the twin."""
    twin = {**json.loads(STONES)["stones"][9], "name": "twin"}
    other = Game.load("stone_stacks", changed(tmp_path, **twin))
    match = Match(other, 2, other.options.read({}), Random(4), engine=other.plain)
    match.advance()
    bots = [make(other, "normal", seat) for seat in range(2)]
    for _ in range(11):
        if match.needs_solver:
            match.solve()
            continue
        seat = match.asked[0]
        match.answer(seat, match.number, bots[seat].answer(Sight(match.engine, match.view(seat), seat, match.number)))
    assert match.state.turns >= 3
    assert other.Action.text(other.Action.take_stone(0)) == "take_stone twin"
    assert bots[0].books.balance.RIVER[0].name == "twin"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{}", "no file of stones"),
        (STONES.replace('"small"', '"large"', 1), "small ones first"),
        (STONES.replace('"slab_2"', '"slab_1"', 1), "a name of its own"),
    ],
)
def test_a_file_that_cannot_be_played_with_is_refused_with_a_sentence(text: str, told: str) -> None:
    with pytest.raises(ComponentsError, match=told):
        read_stones(text)
