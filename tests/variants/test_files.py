"""Files as people write and save them: mistakes of JSON and TOML in our words, Excel's first line, files gone."""

import pytest

from riffle import variants
from riffle.core.declare.components import ComponentsError
from riffle.core.declare.entry import json_file, toml_file
from riffle.core.spreadsheet import with_commas
from riffle.variants.folder import not_there


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('{\n"a": 1\n"b": 2\n}', "a.json, line 2: a comma or a closing bracket is missing after this line or in it"),
        ('{\n"a": 1,\n}', "a.json, line "),
        ('{\n"a" 1}', "a.json, line 2: a colon is missing between a name and its value"),
        ('{"a":\n}', "a.json, line 2: a value is missing"),
        ('{"a": 1}\n}', "a.json, line 2: something stands after the end"),
        ('{"a": "b}', "a.json, line 1: a text has no closing double quote"),
    ],
)
def test_mistakes_of_json_are_said_in_our_words(text, sentence):
    with pytest.raises(ComponentsError) as refused:
        json_file("a.json", text)
    assert str(refused.value).startswith(sentence)
    assert "Expecting" not in str(refused.value)
    assert "Illegal" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a = 1\nb = = 2\n", "a.toml, line 2: the value after = is missing or not written as TOML has it"),
        ("a = 1\nb 2\n", "a.toml, line 2: a line is written name = value"),
        ("a = 1\na = 2\n", "a.toml, line 2: this name stands here for the second time"),
        ('a = "x\n', "a.toml, line 1: a text has no closing double quote"),
    ],
)
def test_mistakes_of_toml_are_said_in_our_words(text, sentence):
    with pytest.raises(ComponentsError) as refused:
        toml_file("a.toml", text)
    assert str(refused.value).startswith(sentence)


def test_excels_first_line_that_names_the_separator_is_no_part_of_the_table():
    assert with_commas("sep=;\nid;value\n1;2,5\n") == "id,value\n1,2.5\n"
    assert with_commas("sep=,\nid,value\n1,2\n") == "id,value\n1,2\n"
    assert with_commas("sep;value\n1;2\n") == "sep,value\n1,2\n"


def test_a_number_in_quotes_that_is_too_large_is_not_refused_for_its_quotes():
    with pytest.raises(ComponentsError, match=r"from 1 to 4 is wanted, not 5$"):
        toml_file("a.toml", 'wins = "5"')["wins"].whole(1, 4)


def test_a_file_that_is_gone_is_told(tmp_path):
    folder = tmp_path / "mine"
    variants.new("hidden_stones", folder)
    assert not not_there(folder, variants.read(folder))
    (folder / "cards.csv").unlink()
    (told,) = not_there(folder, variants.read(folder))
    assert told.startswith("cards.csv is not in ")
