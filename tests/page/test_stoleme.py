"""Stolemë in a browser: a whole game, turns by keyboard and by finger, ways and odds before one chooses, the lesson."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from .conftest import DESK, PHONE, Visit, newcomer
from .stones import BOT, PERSON, button, done, event, my_turn
from .test_words import axe, words_hold

LINE = ".line p"
TALL: dict[str, Any] = {"viewport": {"width": 1440, "height": 1100}}
"""There is room for the log beside the land."""
ROWS = 9
"""Of hexes, from one edge of the land to the other."""
WIND_UP, FLIGHT = 950, 1050
"""A little more than `telling.ts` has, in milliseconds."""
MOST_STEPS = 300
"""More than two rounds can ask for."""


def sit(page: Page, seats: int = 2, **options: Any) -> None:
    """The first seat against bots, with the first turn and everybody placed."""
    request = {
        "game": "stoleme",
        "seats": [PERSON, *[BOT] * (seats - 1)],
        "options": {"starter": "1", "placing": "automatic", **options},
    }
    answer = page.request.post("/api/tables", data=request)
    assert answer.ok, answer.text()
    page.goto(answer.json()["seats"][0]["link"])
    my_turn(page)


def says(page: Page, text: str) -> None:
    expect(page.locator(LINE)).to_contain_text(text)


def card(page: Page, name: str) -> Locator:
    """A card of the hand by what it does now."""
    return page.get_by_role("button", name=re.compile(rf"^{name} \("))


def hexes(page: Page) -> Locator:
    return page.locator(".target.lit")


def chosen(page: Page, verb: str, name: str) -> None:
    """Discard or play a card of the hand."""
    before = event(page)
    card(page, f"{verb} {name}").click()
    done(page, before)


def on_the_move(page: Page) -> None:
    """A Throw is discarded and a Move played: the question which Stolem moves is open."""
    chosen(page, "Discard", "Throw")
    chosen(page, "Play", "Move")
    says(page, "Choose the Stolem that moves.")


def step(page: Page) -> None:
    """The first button or card that does something now, else a hex; then either the event or the guide is another."""
    before, text = event(page), page.locator(LINE).inner_text()
    choice = page.locator("[data-choice]:visible")
    expect(choice.or_(hexes(page)).first).to_be_visible()
    (choice.first if choice.count() else hexes(page).last).click()
    same = page.locator(f"[data-event='{before}']").filter(has=page.locator(LINE).get_by_text(text, exact=True))
    expect(same).to_have_count(0)


def test_a_whole_game_against_a_bot_comes_to_its_end(visit: Visit) -> None:
    page = visit()
    sit(page, round_limit=2)
    over = page.get_by_role("heading", name=re.compile("win|Draw|draw"))
    asked = set[str]()
    for _ in range(MOST_STEPS):
        expect(page.locator("[data-mine='true']").or_(over).first).to_be_visible()
        if over.is_visible():
            break
        asked.add(page.locator(LINE).inner_text())
        step(page)
    expect(over).to_be_visible()
    assert any("Lay Boulder face down" in text for text in asked)
    assert any(text.startswith("Discard one action card") for text in asked)


def test_the_keyboard_alone_discards_plays_and_moves(visit: Visit) -> None:
    page = visit()
    sit(page)
    before = event(page)
    card(page, "Discard Throw").focus()
    page.keyboard.press("Enter")
    done(page, before)
    before = event(page)
    card(page, "Play Move").focus()
    page.keyboard.press("Space")
    done(page, before)
    before = event(page)
    hexes(page).first.focus()
    page.keyboard.press("Enter")
    says(page, "The numbers are the points it costs.")
    goal = page.locator(".target:focus")
    for _ in range(ROWS):  # past a Stolem of the same family
        page.keyboard.press("ArrowDown")
        if "lit" in (goal.get_attribute("class") or ""):
            break
    expect(goal).to_have_attribute("aria-label", re.compile(r"; \d points?$"))
    name = goal.get_attribute("data-name")
    page.keyboard.press("Enter")
    done(page, before)
    expect(page.locator(f"[data-name='{name}']")).to_have_attribute("aria-label", re.compile("healthy"))


def test_a_card_that_cannot_be_played_says_why(visit: Visit) -> None:
    """Before anybody has moved nobody is in range."""
    page = visit()
    sit(page)
    chosen(page, "Discard", "Gods")
    card(page, "Throw").click(force=True)  # dimmed, but it answers
    says(page, "Rule 50: Throw at a standing enemy within your Stolem's range.")
    chosen(page, "Play", "Move")
    says(page, "Choose the Stolem that moves.")


def test_a_finger_sees_the_move_before_it_is_made(visit: Visit) -> None:
    page = visit(device=PHONE)
    sit(page)
    for verb, name in (("Discard", "Throw"), ("Play", "Move")):
        before = event(page)
        card(page, f"{verb} {name}").tap()
        done(page, before)
    before = event(page)
    hexes(page).first.tap()
    says(page, "The numbers are the points it costs.")
    hexes(page).last.tap()
    expect(page.locator(".going")).to_have_count(1)
    says(page, "goes to")
    assert event(page) == before
    button(page, "Cancel").tap()
    expect(page.locator(".going")).to_have_count(0)
    hexes(page).last.tap()
    button(page, "Do it").tap()
    done(page, before)


def test_ways_and_range_are_shown_before_one_chooses(visit: Visit) -> None:
    page = visit()
    sit(page)
    own = page.locator(".target[aria-label*='healthy']").first
    expect(page.locator(".mark")).to_have_count(0)
    own.hover()
    expect(page.locator(".range")).to_be_visible()
    expect(page.locator(".mark.soft").first).to_be_visible()
    page.locator(".frame .box").hover(position={"x": 2, "y": 2})
    expect(page.locator(".mark")).to_have_count(0)
    expect(page.locator(".hits")).to_contain_text("Hits: 3 of 5 60 %")


def test_a_move_is_told_with_the_name_on_its_hex(visit: Visit) -> None:
    page = visit(device=TALL)
    sit(page)
    on_the_move(page)
    hexes(page).first.click()
    name = hexes(page).last.get_attribute("data-name") or ""
    before = event(page)
    expect(page.locator(".place").get_by_text(name, exact=True)).to_be_visible()
    hexes(page).last.click()
    done(page, before)
    expect(page.get_by_role("list", name="Log")).to_contain_text(re.compile(rf"\([^)]+\) goes from \w\d to {name}\."))


def test_a_way_too_far_is_refused_with_its_rule(visit: Visit) -> None:
    page = visit()
    sit(page)
    on_the_move(page)
    hexes(page).first.click()
    page.locator("[data-name='I5']").click()
    expect(page.locator(".line.bad p")).to_contain_text("Rule 40:")


def test_a_passed_card_is_told_and_counted(visit: Visit) -> None:
    page = visit(device=TALL)
    sit(page, seats=3)
    on_the_move(page)
    before = event(page)
    hexes(page).first.click()
    hexes(page).last.click()
    done(page, before)
    before = event(page)
    says(page, "Whoever gets it has the next turn.")
    page.locator("[data-choice]:visible").first.click()
    done(page, before)
    expect(page.get_by_role("list", name="Log")).to_contain_text(
        re.compile(r"Aino \([^)]+\) passes on a Move to \w+ \([^)]+\)\.")
    )
    my_turn(page)


def test_a_rock_is_seen_to_fly_before_anything_is_said_of_it(site: str, chromium: Browser) -> None:
    context = newcomer(chromium, site, reduced_motion="no-preference", **TALL)
    page = context.new_page()
    page.clock.install()
    page.goto("/learn/stoleme")
    button(page, "Go on").click()
    for name in ("Discard Move", "Play Move"):
        card(page, name).click()
    hexes(page).first.click()
    page.locator(".lit[data-name='D4']").click()
    for name in ("Discard Move", "Play Throw"):
        card(page, name).click()
    page.locator(".lit[data-name='D4']").click()
    hands = page.locator(".hits")
    expect(hands).to_contain_text("3 of 5")
    page.clock.pause_at(datetime.now() + timedelta(hours=1))
    page.locator(".target.lit[aria-label*='Hanka']").click()
    rock, log = page.locator(".flying"), page.get_by_role("list", name="Log")
    expect(rock).to_have_attribute("data-stage", "wind")
    page.clock.run_for(WIND_UP)
    expect(rock).to_have_attribute("data-stage", "flight")
    expect(log).to_contain_text("throws a rock at Hanka")
    expect(log).not_to_contain_text("A miss!")
    expect(hands).to_contain_text("3 of 4")  # one went away unseen; the one that decides is not known yet
    expect(page.locator("[data-die]")).to_have_count(0)
    page.clock.run_for(FLIGHT)
    expect(rock).to_have_attribute("data-stage", "down")
    expect(page.locator("[data-die]")).to_have_count(1)
    expect(hands).to_contain_text("3 of 3")
    expect(log).not_to_contain_text("A miss!")
    page.clock.run_for(FLIGHT)
    expect(log).to_contain_text("A miss!")
    context.close()


LOOKS = [("en-GB", "light", DESK), ("de-DE", "dark", PHONE)]


@pytest.mark.parametrize(("language", "light", "device"), LOOKS)
def test_a_table_of_four_is_readable_for_everybody(
    visit: Visit, language: str, light: str, device: dict[str, Any]
) -> None:
    page = visit(language=language, device=device, color_scheme=light)
    sit(page, seats=4)
    expect(page.locator("[data-family]")).to_have_count(4)
    expect(page.locator(".giant")).to_have_count(16)
    axe(page)
    words_hold(page)
    said: list[str] = page.locator(".frame .box").all_inner_texts()
    assert not [text for text in said if "stolem-" in text]


def test_the_first_game_waits_for_each_step(visit: Visit) -> None:
    page = visit("/learn/stoleme")
    button(page, "Go on").click()
    card(page, "Discard Move").click()
    card(page, "Play Move").click()
    hexes(page).first.click()
    page.locator(".lit[data-name='D4']").click()
    expect(page.locator("[data-name='D4']")).to_have_attribute("aria-label", re.compile("Jank"))
    expect(page.locator(".coach p")).to_contain_text("Hanka has come near.")
