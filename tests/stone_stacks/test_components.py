"""The stones are data files like the tiles: other stones are another game, told by the hash and played with."""

import json
from pathlib import Path
from random import Random

import pytest

from riffle.bots.bot import LEVELS, make
from riffle.core.declare.components import ComponentsError
from riffle.core.game import load
from riffle.core.match import Match
from riffle.games.stone_stacks.stones import read_stones

GAME = load("stone_stacks")
STONES = (GAME.folder / "components/stones.json").read_text(encoding="utf-8")


def changed(folder: Path, **values: object) -> Path:
    """A folder whose stone file differs in the first stone."""
    data = json.loads(STONES)
    data["stones"][0].update(values)
    (folder / "stones.json").write_text(json.dumps(data), encoding="utf-8")
    return folder


def test_a_changed_stone_file_changes_the_hash(tmp_path: Path) -> None:
    other = load("stone_stacks", changed(tmp_path, volume=99_000))
    assert other.components != GAME.components
    assert load("stone_stacks").components == GAME.components


def test_other_stones_are_settled_and_placed_by_bots(tmp_path: Path) -> None:
    """The first small stone becomes a twin of another one: rules, physics and bots all see the twin."""
    twin = {**json.loads(STONES)["stones"][9], "name": "twin"}
    other = load("stone_stacks", changed(tmp_path, **twin))
    match = Match(other, 2, other.options.read({}), dice=Random(4))
    match.advance()
    bots = [make(other, "normal", seat) for seat in range(2)]
    for _ in range(11):
        if match.needs_solver:
            match.solve()
            continue
        seat = match.asked[0]
        match.answer(seat, bots[seat].answer(match.observation(seat)))
    assert match.state.turns >= 3
    assert other.actions.text(other.actions.take_stone(0)) == "take_stone twin"
    assert bots[0].books.balance.RIVER[0].name == "twin"  # type: ignore[attr-defined]


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_over_other_tiles_and_goes_by_them(tmp_path: Path, level: str) -> None:
    """Every tile shows small stones alone and sends one step on: bots take small stones only, and see the step."""
    rows = "".join(f"{i},{'SML' if i == 35 else 'S'},{2 if i == 35 else 1}\n" for i in range(1, 36))
    (tmp_path / "tiles.csv").write_text("id,sizes,steps\n" + rows, encoding="utf-8")
    other = load("stone_stacks", tmp_path)
    match = Match(other, 2, {"physics": "model"}, dice=Random(3))
    match.advance()
    bots = [make(other, level, seat) for seat in range(2)]
    for _ in range(40):
        if match.over:
            break
        match.answer(match.asked[0], bots[match.asked[0]].answer(match.observation(match.asked[0])))
    actions = other.actions
    codes = [step.code for event in match.log for step in event.steps or () if event.seat >= 0]
    tiles = [actions.part(code, 0) for code in codes if actions.kind(code) == actions.TAKE_TILE]
    stones = [actions.part(code, 0) for code in codes if actions.kind(code) == actions.TAKE_STONE]
    assert len(stones) >= 10
    assert all(stone < 12 for tile, stone in zip(tiles, stones, strict=False) if tile != 34)


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
