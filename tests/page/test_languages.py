"""All seven languages on every page: switched live, one after another, at a desk and on a phone, and nothing is cut."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .conftest import Visit
from .stones import BOT, PERSON, done, event, my_turn, open_side
from .test_words import GAMES, LANGUAGES, words_hold

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
FIRST: dict[str, dict[str, Any]] = {
    "hidden_stones": {"first": "1"},
    "stones_and_rivers": {"first": "circle"},
    "river_dragons": {"starts": "1"},
    "stoleme": {"starter": "1", "placing": "automatic"},
    "stone_stacks": {"hand_seconds": "none"},
}


def every_language_holds(page: Page, ended: bool = False) -> None:
    """By the page's own switch, which the end covers; its words are there once the page says that it speaks them."""
    for language in LANGUAGES:
        page.locator("select:has(option[value=fi])").first.select_option(language, force=ended)
        expect(page.locator("html")).to_have_attribute("lang", language)
        words_hold(page)
        page.set_viewport_size(PHONE)
        words_hold(page)
        page.set_viewport_size(DESK)


def beside_the_game(page: Page) -> None:
    """The switch lies under the last tab."""
    open_side(page)
    page.get_by_role("tab").last.click()
    expect(page.get_by_role("tab").last).to_have_attribute("aria-selected", "true")


def sit(page: Page, game: str) -> str:
    """At a new table in one's turn; the table's name."""
    request: dict[str, Any] = {"game": game, "seats": [PERSON, BOT], "options": FIRST[game]}
    answer = page.request.post("/api/tables", data=request)
    assert answer.ok, answer.text()
    page.goto(answer.json()["seats"][0]["link"])
    my_turn(page)
    expect(page.locator(".line p")).to_be_visible()
    beside_the_game(page)
    return str(answer.json()["table"])


def act(page: Page, place: str) -> None:
    before = event(page)
    page.locator(place).first.click()
    done(page, before)


def further(page: Page, game: str) -> None:
    """To where a board says more than at the beginning of a turn."""
    match game:
        case "hidden_stones":
            page.locator("[data-cell='4']").click()
        case "stones_and_rivers":
            page.locator("[data-name='d6']").click()
        case "river_dragons":
            for card in range(5):
                page.locator(".hand .card").nth(card).click()
        case "stoleme":
            act(page, "[data-choice]")
            act(page, "[data-choice]")
        case _:
            act(page, "li button.can[aria-pressed]")
            act(page, "ul.choosing button.can")
            expect(page.locator(".drop")).to_be_enabled()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_and_a_lesson_have_room_for_every_language(visit: Visit, game: str) -> None:
    page = visit("/rules/hidden_stones/en", device={"viewport": DESK})
    page.add_init_script("localStorage.setItem('riffle.stacks', 'plain')")  # words are the same there, and it is quick
    page.goto(f"/learn/{game}")
    expect(page.locator(".coach")).to_be_visible()
    beside_the_game(page)
    every_language_holds(page)
    sit(page, game)
    every_language_holds(page)
    page.keyboard.press("Escape")  # where it lies over the hand
    further(page, game)
    beside_the_game(page)
    every_language_holds(page)


def test_the_pages_around_a_game_have_room_for_every_language(visit: Visit) -> None:
    page = visit(device={"viewport": DESK})
    expect(page.locator("[data-game]")).to_have_count(len(GAMES))
    every_language_holds(page)
    table = sit(page, "hidden_stones")
    page.locator(".leave button").click()
    page.locator("dialog .bad").click()
    expect(page.locator("#end-title")).to_be_visible()
    every_language_holds(page, ended=True)
    page.goto(f"/r?table={table}")
    expect(page.get_by_role("slider")).to_be_visible()
    beside_the_game(page)
    every_language_holds(page)
