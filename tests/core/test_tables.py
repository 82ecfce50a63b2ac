"""A changed number in a components file needs no compiling: contents of tables are bound when code is loaded.

The game of `riffle new` is small enough to be compiled here from nothing.
"""

import hashlib
import json
import pickle
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import riffle.new.game
from riffle.core.declare.components import replaced
from riffle.core.engine.playout import play_out
from riffle.core.engine.reach import Reach
from riffle.core.game import Game
from riffle.core.registry import import_over

TEMPLATE = Path(riffle.new.game.__file__).parent
NAME = "heaps_of_the_test"
STOCK = TEMPLATE / "components"
ORDERS = (["stock", "changed"], ["changed", "stock"])
PLAY = """
import json, sys
from pathlib import Path
from tests.core.test_tables import play
print(json.dumps(play(Path(sys.argv[1]), sys.argv[2:])))
"""


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    place = tmp_path_factory.mktemp("variants")
    shutil.copytree(TEMPLATE, place / NAME, ignore=shutil.ignore_patterns("__pycache__"))
    for name, heaps in (("stock", (15, 20, 25)), ("changed", (9, 31, 44))):
        (place / name).mkdir()
        rows = "".join(f"{players},{pebbles}\n" for players, pebbles in zip((2, 3, 4), heaps, strict=True))
        (place / name / "heaps.csv").write_text("players,pebbles\n" + rows)
    return place


def games(place: Path, names: list[str]) -> dict[str, Game]:
    sys.path.insert(0, str(place))
    try:
        return {name: over({"heaps.csv": (place / name / "heaps.csv").read_text()}) for name in names}
    finally:
        sys.path.remove(str(place))


def over(texts: dict[str, str]) -> Game:
    token = replaced.set(texts)
    try:
        return Game(import_over(f"{NAME}.rules", texts), NAME)
    finally:
        replaced.reset(token)


def play(place: Path, names: list[str]) -> dict[str, list]:
    """Turn by turn in all variants at once: a digest of what each went through, and how its code came about."""
    loaded = games(place, names)
    digests = {name: hashlib.sha256() for name in names}
    for seed in range(6):
        for name, game in loaded.items():
            position, _ = game.start(2 + seed % 3, nature="ask", speed="fast").played_out([0, 1, 0, 1], seed, 50)
            begun = game.start(2 + seed % 3, seed=seed, speed="fast")
            digests[name].update(position.pack() + begun.pack() + bytes(begun.codes(begun.to_move[0])))
    return {name: [digests[name].hexdigest(), game.fast.compiled, game.fast.found] for name, game in loaded.items()}


def in_a_process(place: Path, cache: Path, names: list[str]) -> subprocess.Popen:
    environment = {"RIFFLE_CACHE": str(cache), "PATH": "", "PYTHONPATH": str(Path(__file__).parents[2])}
    command = [sys.executable, "-c", PLAY, str(place), *names]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def answer(process: subprocess.Popen) -> dict:
    told, _ = process.communicate(timeout=1200)
    assert process.returncode == 0
    return json.loads(told)


def plainly(place: Path, name: str) -> str:
    """The same games by rules that are not compiled."""
    digest = hashlib.sha256()
    game = games(place, [name])[name]
    for seed in range(6):
        position, _ = game.start(2 + seed % 3, nature="ask").played_out([0, 1, 0, 1], seed, 50)
        begun = game.start(2 + seed % 3, seed=seed)
        digest.update(position.pack() + begun.pack() + bytes(begun.codes(begun.to_move[0])))
    return digest.hexdigest()


def test_variants_side_by_side_read_their_own_tables_from_one_piece_of_code(place, tmp_path):
    wanted = {name: plainly(place, name) for name in ("stock", "changed")}
    assert wanted["stock"] != wanted["changed"]
    # From nothing, by two processes at once that load the two in either order: each piece is compiled by one of them.
    cold = [answer(one) for one in [in_a_process(place, tmp_path, order) for order in ORDERS]]
    doors = sum(cold[0]["stock"][1:])
    assert doors >= 3
    assert sum(compiled for told in cold for _, compiled, _ in told.values()) == doors
    # From disk, in either order: nothing is compiled.
    warm = [answer(in_a_process(place, tmp_path, order)) for order in ORDERS]
    assert all(told[name][1:] == [0, doors] for told in warm for name in told)
    for told in (*cold, *warm):
        assert {name: told[name][0] for name in told} == wanted


def test_code_is_named_by_shapes_and_numbers_not_by_contents(place):
    def digest(game: Game, name: str = "begin") -> str:
        fast = game.fast
        return Reach(game.contract[name], fast._names_of, fast._shape).digest

    stock, changed = games(place, ["stock", "changed"]).values()
    assert digest(stock) == digest(changed)
    legal = digest(changed, "legal")
    changed.rules.legal.__globals__["MOST"] = 4  # a number in code, not in a table
    try:
        changed.__dict__.pop("fast")
        assert digest(changed, "legal") != legal
        assert digest(changed) == digest(stock)
    finally:
        changed.rules.legal.__globals__["MOST"] = 3
        changed.__dict__.pop("fast")


CHANGES = {
    "hidden_stones": ("cards.csv", "4,1,B/D", "4,2,BD"),
    "stones_and_rivers": ("boards.toml", "wins = 5", "wins = 4"),
    "river_dragons": ("planks.csv", "6,111,122", "6,104,115"),
    "stoleme": ("counts.json", '"2": 3', '"2": 1'),
    "stone_stacks": ("tiles.csv", "4,S,4", "4,S,1"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_changed_number_of_ours_compiles_nothing(name, tmp_path):
    """The code of a changed game is that of the stock game, whatever it is bound to; and it is loaded once."""
    file, old, new = CHANGES[name]
    stock = riffle.load(name)
    text = (stock.folder / "components" / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    changed = riffle.load(name, tmp_path)
    assert changed.components != stock.components
    assert riffle.load(name, tmp_path) is changed
    assert pickle.loads(pickle.dumps(changed)) is changed
    ours, theirs = (Reach(play_out, game.fast._names_of, game.fast._shape) for game in (stock, changed))
    assert ours.digest == theirs.digest
    assert ours.tables != theirs.tables
