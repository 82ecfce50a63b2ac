"""What the page knows of the rules is what the rules say; renewed by make_page_tables.py."""

from __future__ import annotations

from .make_page_tables import DISTANCES, TABLES, some_distances, tables, text


def test_the_tables_of_the_page_are_those_of_the_rules() -> None:
    assert TABLES.read_text(encoding="utf-8") == text(tables())


def test_the_distances_the_page_is_held_against_are_exact() -> None:
    assert DISTANCES.read_text(encoding="utf-8") == text(some_distances())
