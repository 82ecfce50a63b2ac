"""Hidden Stones on the page: what lies open is in sight, it is played without eyes or mouse, every screen has room."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESK, PHONE, Visit
from .stones import BOT, FRIEND, PERSON, button, cards, done, end_turn, event, my_turn, sit, stone, swap

SIDEWAYS: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
ZOOMED: dict[str, Any] = {"viewport": {"width": 640, "height": 400}}


def faces(page: Page) -> list[str]:
    """The faces in the order in which the stones stand in the tree."""
    return [stone.get_attribute("data-face") or "" for stone in page.locator("[data-cell]").all()]


def test_the_stones_stay_in_their_order_for_those_who_listen(visit: Visit) -> None:
    page = visit()
    sit(page, PERSON, FRIEND)
    my_turn(page)
    before = faces(page)
    first = stone(page, 0).get_attribute("aria-label") or ""
    swap(page, 0, 1)
    expect(stone(page, 1)).to_have_attribute("data-face", before[0])
    assert faces(page) == [before[1], before[0], *before[2:]]
    assert [each.get_attribute("data-cell") for each in page.locator("[data-cell]").all()] == list("012345678")
    name = stone(page, 1).get_attribute("aria-label") or ""
    assert name.split(": ")[1] == first.split(": ")[1], "the same stone, at another place"
    assert "on the back" in name


def test_after_paying_the_keyboard_goes_on_from_the_next_card(visit: Visit) -> None:
    page = visit()
    sit(page, PERSON, FRIEND)
    my_turn(page)
    page.locator("[data-cell='4']").focus()
    page.keyboard.press("ArrowLeft")
    expect(stone(page, 3)).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    before = event(page)
    second = cards(page).nth(1)
    spent = second.get_attribute("data-card") or ""
    second.focus()
    page.keyboard.press("Enter")
    done(page, before)
    expect(page.locator(f"[data-card='{spent}']")).to_have_count(0)
    expect(cards(page).nth(1)).to_be_focused()


def test_a_card_pointed_at_shows_its_nearest_place_and_how_many_moves(visit: Visit) -> None:
    page = visit()
    sit(page, PERSON, FRIEND)
    my_turn(page)
    card = page.locator("[data-card]:not(.fits)").first
    expect(page.locator(".wanted")).to_have_count(0)
    card.hover()
    expect(page.locator(".wanted").first).to_be_visible()
    told = card.locator(".flag").inner_text()
    assert re.fullmatch(r"\d+ moves?", told)
    assert told in (card.locator(".unseen").text_content() or ""), "it is in the card's name too"
    stone(page, 4).hover()
    expect(page.locator(".wanted")).to_have_count(0)


def test_a_stone_shows_its_back_to_a_resting_pointer_and_lies_as_it_was_after_it(visit: Visit) -> None:
    page = visit()
    sit(page, PERSON, FRIEND)
    stone(page, 4).hover()
    expect(stone(page, 4)).to_have_attribute("data-peeked", "true")
    stone(page, 8).hover()
    expect(page.locator("[data-cell='4'][data-peeked]")).to_have_count(0)
    assert page.locator("[aria-label='Two sides of one stone'] li").count() == 4


def test_what_was_thrown_away_and_scored_can_be_looked_at(visit: Visit) -> None:
    page = visit()
    sit(page, PERSON, FRIEND)
    my_turn(page)
    expect(page.locator("[data-pile='0']")).to_contain_text("Aino: 0 of 10 cards scored.")
    thrown = cards(page).first.locator(".unseen").text_content() or ""
    swap(page, 0, 1)
    page.locator("[data-discard]").click()
    sheet = page.get_by_role("dialog", name="Cards thrown away")
    expect(sheet.get_by_role("img")).to_have_count(1)
    assert (sheet.get_by_role("img").get_attribute("aria-label") or "") in thrown
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    page.locator("[data-pile='1']").click()
    expect(page.get_by_role("dialog", name="Scored cards: Bo")).to_contain_text("No cards here yet.")


def test_the_log_names_the_stones_and_a_rival_s_turn_stays_traced(visit: Visit) -> None:
    page = visit()
    sit(page, PERSON, BOT)
    for _ in range(12):
        my_turn(page)
        end_turn(page)
        my_turn(page)
        if page.locator(".tile.fresh").count():
            break
    expect(page.locator(".tile.fresh").first).to_be_visible()
    log = page.get_by_role("list", name="Log")
    expect(log).to_contain_text(re.compile(r"swaps \w+ and \w+\.|\w+ becomes \w+\.|points?: \w+"))


def inside(page: Page) -> None:
    """Every card has its height and can be brought to the screen; nothing runs out to the side."""
    for card in cards(page).all():
        card.scroll_into_view_if_needed()
        box = card.bounding_box()
        assert box is not None
        assert box["height"] > 60
        assert box["y"] + box["height"] <= page.viewport_size["height"] + 1  # type: ignore[index]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", ["en-GB", "pl-PL"])
@pytest.mark.parametrize("device", [DESK, PHONE, SIDEWAYS, ZOOMED], ids=["desk", "phone", "sideways", "zoomed"])
def test_every_screen_has_room_for_the_cards(visit: Visit, device: dict[str, Any], language: str) -> None:
    page = visit(device=device, language=language)
    sit(page, PERSON, BOT, BOT)
    inside(page)
    for each in page.locator("[data-cell]").all():
        box = each.bounding_box()
        assert box is not None
        assert box["width"] >= 44


def test_an_empty_hand_is_refused_by_its_own_rule(visit: Visit) -> None:
    page = visit()
    sit(page, PERSON, FRIEND)
    my_turn(page)
    for _ in range(4):
        swap(page, 0, 1)
    stone(page, 3).click()
    expect(page.locator(".line.bad p")).to_contain_text("Rule 12")
    expect(button(page, "End turn")).to_be_visible()
