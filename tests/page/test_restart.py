"""The server is killed and started again under an open page: it goes on by itself, and nothing has to be done twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import DESK, Served, newcomer
from .stones import BOT, FRIEND, PERSON, button, my_turn, play_on, sit

CARDS = ("place 1 stone", "place 2 stones", "jump", "1 movement", "2 movements")


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    server = Served(tmp_path)
    yield server
    server.stop()


@pytest.fixture
def page(served: Served, chromium: Browser) -> Iterator[Page]:
    """Somebody who is there all the time; while the server is down their browser complains, and may."""
    context = newcomer(chromium, served.address, **DESK)
    yield context.new_page()
    context.close()


def die_and_rise(served: Served, page: Page) -> None:
    down = page.get_by_text("The line is down.")
    served.kill()
    expect(down).to_be_visible()
    served.start()
    expect(down).to_have_count(0)


def test_a_game_goes_on_without_a_reload_after_the_server_was_killed(served: Served, page: Page) -> None:
    sit(page, PERSON, BOT)
    my_turn(page)
    page.evaluate("document.documentElement.dataset.same = 'yes'")
    for _ in range(2):
        die_and_rise(served, page)
        my_turn(page)
        play_on(page)
    my_turn(page)
    expect(page.locator("html[data-same=yes]")).to_have_count(1)  # the page was never loaded anew


def test_a_program_half_laid_is_still_there_after_the_server_was_killed(served: Served, page: Page) -> None:
    request = {"game": "river_dragons", "seats": [PERSON, FRIEND], "options": {"starts": "1"}}
    page.goto(page.request.post("/api/tables", data=request).json()["seats"][0]["link"])
    my_turn(page)
    second = page.get_by_role("list", name="Your program").get_by_role("button").nth(1)
    for card in CARDS[:2]:
        button(page, card).click()
    expect(second).to_have_accessible_name("Place 2: place 2 stones")
    die_and_rise(served, page)
    expect(second).to_have_accessible_name("Place 2: place 2 stones")
    for card in CARDS[2:]:
        button(page, card).click()
    button(page, "Confirm").click()
    expect(page.locator(".line p")).to_have_text("Your program lies face down. The others are still choosing.")
    die_and_rise(served, page)
    expect(page.locator(".line p")).to_have_text("Your program lies face down. The others are still choosing.")
