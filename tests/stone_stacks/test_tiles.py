"""The tile file, and what the rules take from the stones."""

import pytest

from riffle.core.declare.components import ComponentsError
from riffle.core.game import load
from riffle.games.stone_stacks import tiles
from riffle.games.stone_stacks.physics import world
from riffle.games.stone_stacks.state import POSE, VERDICTS
from riffle.games.stone_stacks.stones import RIVER

_ROWS = [(t.id, "".join(x for i, x in enumerate("SML") if t.sizes >> i & 1), t.steps) for t in tiles.ALL]
GOOD = "id,sizes,steps\n" + "".join(f"{number},{sizes},{steps}\n" for number, sizes, steps in _ROWS)


def test_the_file_reads_back_as_it_is():
    assert tiles.read_tiles(GOOD) == tiles.ALL


@pytest.mark.parametrize(
    ("was", "now", "says"),
    [
        ("id,sizes", "id,size", "line 1: there is no column sizes .'size' looks like it"),
        ("\n1,S,1", "\n1,X,1", "line 2, sizes: sizes are"),
        ("\n1,S,1", "\n1,SS,1", "line 2, sizes: sizes are"),
        ("\n2,S,2", "\n2,S,7", "line 3, steps: a whole number from 1 to 6"),
        ("\n2,S,2", "\n2,S,two", "line 3, steps: a whole number from 1 to 6"),
        ("\n2,S,2", "\n1,S,2", "line 2, id: each of the numbers 1 to 35 stands there once"),
    ],
)
def test_a_bad_file_says_what_is_wrong(was, now, says):
    with pytest.raises(ComponentsError, match=says):
        tiles.read_tiles(GOOD.replace(was, now))


def test_a_deck_without_a_size_is_refused():
    with pytest.raises(ComponentsError, match="no tile with L"):
        tiles.read_tiles("id,sizes,steps\n" + "".join(f"{i},SM,1\n" for i in range(1, 36)))


def test_other_tiles_make_another_game(tmp_path):
    (tmp_path / "tiles.csv").write_text(GOOD.replace("\n35,SML,5", "\n35,SML,6"), encoding="utf-8")
    other = load("stone_stacks", tmp_path)
    assert other.components != load("stone_stacks").components
    assert other.rules.TILE_STEPS[34] == 6


def test_sizes_and_sides_are_those_of_the_stones():
    assert [tiles.SIDES[i] for i in range(len(RIVER))] == [len(stone.faces) for stone in RIVER]
    assert [tiles.STONE_SIZE[i] for i in range(len(RIVER))] == [stone.size_index for stone in RIVER]
    assert max(tiles.SIDES) <= 8


def test_rules_and_physics_number_verdicts_and_poses_alike():
    assert VERDICTS == world.VERDICTS
    assert POSE == world.ROW - 2
