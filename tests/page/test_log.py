"""A line of the log lights on the board what it is about, in every game."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Visit
from .stones import open_side

TESTS = Path(__file__).parents[1]
PLAIN = "localStorage.setItem('riffle.stacks', 'plain')"
LIT = """(selector) => [...document.querySelectorAll(selector)].map((it) => {
  const box = it.getBoundingClientRect();
  return [it.className.baseVal ?? it.className, Math.round(box.x), Math.round(box.y), Math.round(box.width)].join(' ');
})"""
GAMES = [
    ("hidden_stones", "cards_collected", ["swaps", "turns a stone"], ".tile.fresh"),
    ("stones_and_rivers", "goal", ["moves"], ".told"),
    ("river_dragons", "arrived", ["places a stone on"], ".delta .fresh"),
    ("stoleme", "knockouts", ["throws", "goes from"], "polygon.fresh"),
    ("stone_stacks", "target_reached", ["lets go"], ".stacks .fresh, button.fresh"),
]


def lines(page: Page, words: str) -> Locator:
    return page.get_by_role("list", name="Log").locator("li").filter(has_text=words)


@pytest.mark.parametrize(("game", "ending", "said", "lit"), GAMES, ids=[it[0] for it in GAMES])
def test_a_line_lights_what_it_is_about(visit: Visit, game: str, ending: str, said: list[str], lit: str) -> None:
    page = visit("/r")
    page.evaluate(PLAIN)
    page.reload()
    page.locator("input[type=file]").set_input_files(TESTS / game / "records" / f"{ending}.riffle")
    page.get_by_role("slider").press("End")
    open_side(page)
    for words in said:
        expect(lines(page, words).first).to_be_attached()
        seen = set[str]()
        for line in lines(page, words).all()[-5:]:
            line.scroll_into_view_if_needed()
            line.hover()
            expect(page.locator(lit).first).to_be_attached()
            seen.add(str(page.evaluate(LIT, lit)))
        assert len(seen) > 1, words
