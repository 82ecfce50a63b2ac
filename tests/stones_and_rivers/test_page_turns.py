"""The turns that hold the page to the rules are those the rules tell now."""

from __future__ import annotations

from .make_turns import FILE, text


def test_the_pages_turns_are_renewed():
    assert FILE.read_text(encoding="utf-8") == text(), "run python -m tests.stones_and_rivers.make_turns"
