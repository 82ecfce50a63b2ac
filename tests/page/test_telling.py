"""What happened is told before it is judged, in every game: at one's own pace, in words, and once more."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from .conftest import DESK, Friend, newcomer
from .stones import BOT, FRIEND, MOST_TURNS, PERSON, button, cards, end_turn, my_turn, seated, stone, table

TRACED = re.compile(r"\bfresh\b")
Moving = Callable[[str], Page]


@pytest.fixture
def moving(site: str, chromium: Browser) -> Iterator[Moving]:
    """A visitor who wants motion, with a clock that the test turns."""
    contexts = []

    def come(link: str) -> Page:
        context = newcomer(chromium, site, reduced_motion="no-preference", **DESK)
        contexts.append(context)
        page = context.new_page()
        page.clock.install()
        page.goto(link)
        expect(cards(page).first).to_be_visible()
        return page

    yield come
    for context in contexts:
        context.close()


def stop(page: Page) -> None:
    page.clock.pause_at(datetime.now() + timedelta(hours=1))


def told(page: Page) -> Locator:
    return page.locator(".telling p")


def log(page: Page) -> Locator:
    return page.get_by_role("list", name="Log")


def against(page: Page, **request: object) -> list[dict[str, str]]:
    return seated(page, PERSON, FRIEND, **request)["seats"]


def test_anothers_turn_is_followed_step_by_step_and_nothing_runs_ahead_of_it(
    moving: Moving, visit: Callable[..., Page], friend: Friend
) -> None:
    links = against(visit())
    page = moving(links[0]["link"])
    end_turn(page)
    stop(page)
    friend(links[1]["link"], "hidden_stones").answers("pass_turn")
    # One message only: it is told, and one may go on at once.
    expect(told(page)).to_contain_text("Bo passes")
    expect(log(page)).to_contain_text("Bo passes")
    my_turn(page)


def test_several_answers_are_told_one_after_another(moving: Moving, visit: Callable[..., Page], friend: Friend) -> None:
    links = against(visit())
    page = moving(links[0]["link"])
    end_turn(page)
    stop(page)
    other = friend(links[1]["link"], "hidden_stones")
    hand = [f"c{card + 1:02}" for card, held in enumerate(other.asked()["hands"][1]) if held]
    other.answers(f"swap {hand[0]} a1-b1", f"flip {hand[1]} b2", "end")
    expect(told(page)).to_contain_text("swaps")
    expect(page.locator(".line p")).to_have_text("Watch what happens.")
    expect(log(page)).to_contain_text("swaps")
    expect(log(page)).not_to_contain_text("turns a stone")
    expect(table(page)).to_have_attribute("data-mine", "false")
    button(page, "Pause").click()
    page.clock.run_for(20_000)
    expect(told(page)).to_contain_text("swaps")
    button(page, "One moment on").click()
    expect(log(page)).to_contain_text("turns a stone")
    expect(table(page)).to_have_attribute("data-mine", "false")
    button(page, "Skip to your move").click()
    my_turn(page)
    # What happened stays traced, and is shown once more: all of it, or the turn of a line in the log.
    expect(stone(page, 4)).to_have_class(TRACED)
    button(page, "Show the last turn again").click()
    page.clock.run_for(600)
    expect(told(page)).to_contain_text("Again:")
    expect(stone(page, 4)).not_to_have_class(TRACED)
    page.keyboard.press("Escape")
    my_turn(page)
    log(page).get_by_role("button").filter(has_text="swaps").click()
    page.clock.run_for(600)
    expect(told(page)).to_contain_text("Again:")
    page.clock.run_for(10_000)
    my_turn(page)


def test_the_card_a_rival_scores_is_held_up_beside_the_stones_that_form_it(
    moving: Moving, visit: Callable[..., Page]
) -> None:
    page = moving(seated(visit(), PERSON, BOT)["seats"][0]["link"])
    shown, on = page.locator("[data-shown]"), button(page, "One moment on")
    stop(page)
    for _ in range(MOST_TURNS):  # moments: the clock stands, so each is looked at as long as it takes
        expect(page.locator("[data-mine='true']").or_(shown).or_(on).first).to_be_visible()
        if shown.count():
            break
        if on.count():
            on.click()
        else:
            end_turn(page)
    expect(shown).to_be_visible()
    expect(told(page)).to_contain_text(re.compile(r"scores a card for \d points?: \w+"))
    expect(page.locator(".tile.fresh").first).to_be_visible()
