"""Variants: a folder, a packed file and a line of a record are the same thing, and nothing else gets in."""

import io
import pickle
import zipfile
from pathlib import Path

import pytest

import riffle
from riffle import variants
from riffle.core.variant import MOST_UNPACKED, check_bounds, of_texts
from riffle.lab.one_game import Setting
from riffle.lab.recorded import recorded_game

MANIFEST = 'name = "{name}"\ngame = "{game}"\nrules = {rules}\n'


@pytest.fixture
def planks(tmp_path: Path) -> Path:
    """River Dragons with a longer third plank, as a spreadsheet leaves the folder."""
    folder = tmp_path / "long-planks"
    variants.new("river_dragons", folder)
    text = (folder / "planks.csv").read_text(encoding="utf-8").replace("3,78,86", "3,85,86")
    (folder / "planks.csv").write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    for beside in ("~$planks.csv", ".~lock.planks.csv#", ".DS_Store", "Thumbs.db", "planks.csv~"):
        (folder / beside).write_bytes(b"\xff\x00")
    return folder


def packed(**files: str) -> bytes:
    """A zip with these files; `__` stands for a point and `_in_` for a slash."""
    body = io.BytesIO()
    with zipfile.ZipFile(body, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name.replace("__", ".").replace("_in_", "/"), text)
    return body.getvalue()


def test_a_folder_packs_into_a_file_that_says_the_same(planks: Path) -> None:
    variant, file = variants.pack(planks)
    assert variants.read(file) == variant
    assert [name for name, _ in variant.files] == ["planks.csv"], "what is as in the stock game is not packed"
    assert variant.pack() == variants.unpack(variant.pack()).pack()
    assert [str(each) for each in variants.differences(variant)] == ["planks.csv, 3, length: 78 -> 85"]
    assert variants.check(variant).notes == []


def test_a_variant_is_loaded_once_and_travels(planks: Path) -> None:
    game = riffle.load("river_dragons", variant=planks)
    assert game.components != riffle.load("river_dragons").components
    assert riffle.load("river_dragons", variant=variants.pack(planks)[1]) is riffle.load(
        "river_dragons", variant=planks
    )
    assert pickle.loads(pickle.dumps(game)) is game
    assert game.data_files["planks.csv"].splitlines()[3] == "3,85,86"


def test_a_record_carries_its_variant(planks: Path) -> None:
    match = riffle.load("river_dragons", variant=planks).match(["bot:random"] * 2, seed=3, turn_limit=1)
    record = match.record()
    assert record.split("\n")[6].startswith("variant ")
    again = riffle.read_record(record)
    assert again.game.variant is not None
    assert (again.digest, again.game.variant.name) == (match.digest, "Long planks")
    assert again.record() == record
    with pytest.raises(ValueError, match="line 7: the variant in the record cannot be used"):
        riffle.read_record(record.replace("variant UEs", "variant AAAA", 1))


def test_options_of_a_variant_are_its_usual_ones(tmp_path: Path) -> None:
    (tmp_path / "variant.toml").write_text(
        MANIFEST.format(name="Short", game="river_dragons", rules=2) + "[options]\nshort_game = true\nturn_limit = 7\n"
    )
    game = riffle.load("river_dragons", variant=tmp_path)
    assert game.start(2, seed=1).options["turn_limit"] == 7
    assert game.options.words(game.options.read({"short_game": "off"}))["short_game"] == "off"
    assert riffle.read_record(game.match(["a", "b"], seed=1).record()).game is game
    (tmp_path / "variant.toml").write_text((tmp_path / "variant.toml").read_text().replace("turn_limit", "turn_limt"))
    with pytest.raises(ValueError, match=r"variant\.toml, options: there is no option 'turn_limt'"):
        riffle.load("river_dragons", variant=tmp_path)


GOOD = MANIFEST.format(name="x", game="hidden_stones", rules=1)


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (b"PK nonsense", "no packed variant"),
        (packed(variant__toml=GOOD, cards__py="print()"), "no name of a data file: no folders, no code"),
        (packed(variant__toml=GOOD, up_in_cards__csv="id"), "no name of a data file: no folders, no code"),
        (packed(variant__toml=GOOD, cards__csv="0" * (MOST_UNPACKED + 1)), "unpacked it has more than"),
        (packed(variant__toml=GOOD, **{f"a{i}__csv": "" for i in range(20)}), "at most 16 files"),
        (packed(cards__csv="id"), "there is no variant.toml"),
        (packed(variant__toml="name = [[[["), "variant.toml: "),
        (packed(variant__toml=GOOD + "code = 1\n"), "'code' is not known"),
        (b"x" * 400_001, "at most 400,000 bytes"),
    ],
)
def test_what_is_no_variant_is_refused_with_a_sentence(body: bytes, told: str) -> None:
    with pytest.raises(variants.VariantError, match=told):
        variants.unpack(body)


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (
            "planks.csv",
            "4,89,98",
            "4,70,98",
            "planks.csv, line 5, length: it is longer than the plank before, which has 78",
        ),
        (
            "planks.csv",
            "4,89,98",
            "4,x,98",
            "planks.csv, line 5, length: a whole number from 20 to 150 is wanted, not 'x'",
        ),
        ("board.csv", "A2,island,A,50.23", "A2,island,A,999", "board.csv, line 9, x: 999 lies outside the board"),
        ("board.csv", "x,y,r", "x,why,r", "board.csv, line 1: there is no column y"),
        ("board.csv", "A2,island", "A2,isle", "board.csv, line 9, kind: one of village, island is wanted, not 'isle'"),
    ],
)
def test_a_mistake_is_named_with_file_line_and_column(planks: Path, file: str, old: str, new: str, told: str) -> None:
    (planks / "planks.csv").unlink()
    variants.new("river_dragons", planks.parent / "other")
    text = (planks.parent / "other" / file).read_text(encoding="utf-8")
    assert old in text
    (planks / file).write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(ValueError, match=told):
        variants.check(variants.read(planks))


def test_a_column_that_nobody_reads_is_told(planks: Path) -> None:
    board = (planks / "board.csv").read_text(encoding="utf-8")
    (planks / "board.csv").write_text(board.replace("58.0,58,90.0", "58.0,61,90.0", 1), encoding="utf-8")
    text = (planks / "planks.csv").read_text(encoding="utf-8-sig").splitlines()
    marked = [text[0] + ",remark", *(f"{line},mine" for line in text[1:])]
    (planks / "planks.csv").write_text("\n".join(marked), encoding="utf-8")
    notes = variants.check(variants.read(planks)).notes
    assert "planks.csv, line 1: nobody reads the column remark" in notes
    assert "board.csv, A1, r: changed, but nobody reads it" in notes


def test_a_file_that_is_none_of_the_games_is_refused(planks: Path) -> None:
    (planks / "cards.csv").write_text("id\n")
    with pytest.raises(
        variants.VariantError, match=r"cards\.csv is no data file of river_dragons; its files are board\.csv"
    ):
        variants.check(variants.read(planks))


@pytest.mark.parametrize("sign", [";", "\t"])
def test_a_table_may_be_saved_with_semicolons_and_decimal_commas(planks: Path, sign: str) -> None:
    """Spreadsheets of Finland and Germany write it so, and offer no other way."""
    for name in ("planks.csv", "board.csv"):
        text = (planks / name).read_text(encoding="utf-8-sig").replace(",", sign).replace(".", ",")
        (planks / name).write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    variant = variants.check(variants.read(planks)).variant
    assert [str(each) for each in variants.differences(variant)] == ["planks.csv, 3, length: 78 -> 85"]
    assert [name for name, _ in variant.files] == ["planks.csv"], "the same board, saved by a spreadsheet"


def test_a_cell_without_end_is_refused(planks: Path) -> None:
    (planks / "planks.csv").write_text(f"size,length,short_game\n1,{'5' * 200_000},62\n")
    with pytest.raises(ValueError, match=r"planks\.csv, line 2: it has 200,005 letters; there may be 4,000"):
        variants.check(variants.read(planks))


def test_a_file_in_another_encoding_says_how_to_save_it(planks: Path) -> None:
    (planks / "planks.csv").write_bytes("size,length,short_game\n1,50,60 å\n".encode("latin-1"))
    with pytest.raises(variants.VariantError, match=r"planks\.csv, line 2: the file is not in UTF-8"):
        variants.read(planks)


@pytest.mark.parametrize(("count", "value"), [(48, 4), (90, 5)])
def test_a_deck_may_have_more_or_fewer_cards(count: int, value: int) -> None:
    game = riffle.load("hidden_stones")
    rows = game.data_files["cards.csv"].splitlines()[1:]
    wanted = [rows[(number * 5) % 72].split(",", 1)[1] for number in range(count)]
    wanted[7] = f"{value},R*D"
    cards = "id,value,pattern\n" + "".join(f"{number + 1},{row}\n" for number, row in enumerate(wanted))
    variant = riffle.Variant("hidden_stones", game.version, "Deck", files=(("cards.csv", cards),))
    other = variants.check(variant).game
    assert count == other.rules.CARDS
    assert other.match(["bot:greedy", "bot:random"], seed=1).over


def test_there_may_be_fewer_tiles() -> None:
    tiles = "id,sizes,steps\n" + "".join(f"{number},SML,{number % 6 + 1}\n" for number in range(1, 15))
    game = riffle.load("stone_stacks")
    variant = riffle.Variant("stone_stacks", game.version, "Few", files=(("tiles.csv", tiles),))
    other = variants.check(variant).game
    assert other.match(["bot:random", "bot:random"], seed=2, physics="model").over


@pytest.mark.parametrize(("islands", "planks"), [(18, 4), (29, 8)])
def test_there_may_be_more_or_fewer_islands_and_planks(islands: int, planks: int) -> None:
    game = riffle.load("river_dragons")
    head, *rows = game.data_files["board.csv"].splitlines()
    villages, others = rows[:6], rows[6:] + [f"X{place},island,,{place * 20},270,,,,,," for place in range(2)]
    lengths = "".join(f"{size},{50 + 9 * size},{55 + 9 * size}\n" for size in range(1, planks + 1))
    files = (
        ("board.csv", "\n".join([head, *villages, *others[:islands]])),
        ("planks.csv", f"size,length,short_game\n{lengths}"),
    )
    other = variants.check(riffle.Variant("river_dragons", game.version, "Other", files=files)).game
    setting = Setting(3, other.options.read({}), ("greedy",) * 3, 24)
    record = recorded_game(other, "plain", setting, 3)
    again = riffle.read_record(record)
    assert again.record() == record
    assert (len(again.position.field("stone")), len(again.position.field("holder"))) == (islands, 6 * planks)
    assert any(row for row in again.position.field("pair") if row >= 0), "nobody laid a plank"


def test_too_few_islands_or_planks_are_refused(planks: Path) -> None:
    (planks / "planks.csv").write_text("size,length,short_game\n1,56,62\n2,67,74\n")
    with pytest.raises(ValueError, match=r"planks\.csv holds 3 to 8 planks; it has 2"):
        variants.check(variants.read(planks))
    (planks / "planks.csv").write_text("size,length,short_game\n1,56,62\n2,67,74\n4,80,90\n")
    with pytest.raises(ValueError, match=r"planks\.csv, line 4, size: planks are numbered"):
        variants.check(variants.read(planks))
    (planks / "planks.csv").unlink()
    board = (planks / "board.csv").read_text().splitlines()
    (planks / "board.csv").write_text("\n".join(board[:15]))
    with pytest.raises(ValueError, match="6 villages and 12 to 30 islands; it has 6 and 8"):
        variants.check(variants.read(planks))


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("boards.toml", '"' + "a." * 300_000 + 'b" = 1', "letters"),
        ("boards.toml", "a." * 300 + "b = 1", "a key of more than 12 parts"),
        ("boards.toml", "[" + "a." * 300 + "b]", "a key of more than 12 parts"),
        ("boards.toml", "[a]\n" * 100_000, "lines"),
        ("boards.toml", "a = " + "[" * 500, "nested"),
        ("cards.csv", "1,2,3\n" * 90_000, "lines"),
        ("stones.json", "[" * 5000, "nested"),
        ("variant.toml", "name = 'x'\n" + "a." * 300 + "b = 1", "a key of more than 12 parts"),
    ],
)
def test_what_would_take_long_to_read_is_refused_before_it_is_read(
    name: str, text: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import tomllib

    def read(_: str) -> None:
        raise AssertionError("it was read")

    monkeypatch.setattr(tomllib, "loads", read)
    with pytest.raises(variants.VariantError, match=said):
        of_texts({"variant.toml": "name = 'x'", name: text})


def test_the_files_of_all_games_are_far_within_the_bounds() -> None:
    for name in riffle.games():
        for file, text in riffle.load(name).data_files.items():
            check_bounds(file, text)
