"""All of the hand is in reach: many seats on a small phone, a phone held sideways, a page at twice its size."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, Visit
from .stones import done, event
from .test_words import SETTLED

NAMES = ("Aino", "Bo", "Ceci", "Dag", "Ewa", "Finn")
FINGER = 32
"""Pixels that a finger needs."""

OUTSIDE = """(selector) => [...document.querySelectorAll(selector)].filter((it) => {
  const box = it.getBoundingClientRect();
  return !box.width || box.top < -1 || box.bottom > innerHeight + 1 || box.left < -1 || box.right > innerWidth + 1;
}).map((it) => (it.ariaLabel || it.textContent || it.className).trim().slice(0, 60))"""
SIDEWAYS: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
TWICE: dict[str, Any] = {"viewport": {"width": 640, "height": 400}}


class Case(NamedTuple):
    game: str
    seats: int
    device: dict[str, Any]
    reach: str
    """What has to be on the screen, all of it."""
    language: str = "en-GB"


def seated(page: Page, game: str, seats: int) -> None:
    """At a table of people, in the seat that is asked."""
    page.add_init_script("localStorage.setItem('riffle.stacks', 'plain')")
    people = [{"kind": "person", "name": name} for name in NAMES[:seats]]
    made = page.request.post("/api/tables", data={"game": game, "seats": people, "options": {}}).json()
    for seat in made["seats"]:
        page.goto(seat["link"])
        expect(page.locator(".line")).to_be_visible()
        if page.locator("[data-mine='true']").count():
            return
    raise AssertionError("nobody is asked")


STACKS = ".line, [aria-pressed].can, ul > li:first-child > button"
CASES = [
    Case("hidden_stones", 1, PHONE, ".line, .cell, [data-card], .strikes"),
    Case("hidden_stones", 3, PHONE, ".line, .cell, [data-card]"),
    Case("hidden_stones", 5, PHONE, ".line, .cell, [data-pile]"),
    Case("hidden_stones", 3, SIDEWAYS, ".line, .cell, [data-card]"),
    Case("stoleme", 2, PHONE, ".area, .line, .prompt .button, .cards .card, [data-family]", "pl-PL"),
    Case("stoleme", 4, PHONE, ".area, .line, .prompt .button, .cards .card, [data-family]", "pl-PL"),
    Case("stoleme", 4, SIDEWAYS, ".area, .line, .prompt .button, .cards .card"),
    Case("river_dragons", 6, PHONE, ".delta, .line, .slot, .hand .card", "pl-PL"),
    Case("river_dragons", 6, SIDEWAYS, ".line, .slot, .hand .card"),
    Case("stones_and_rivers", 2, SIDEWAYS, ".line"),
    Case("stone_stacks", 4, PHONE, STACKS, "pl-PL"),
    Case("stone_stacks", 2, SIDEWAYS, STACKS),
    Case("stone_stacks", 2, TWICE, STACKS),
]


def named(case: Case) -> str:
    size = case.device["viewport"]
    return f"{case.game} {case.seats} at {size['width']}x{size['height']}"


@pytest.mark.parametrize("case", CASES, ids=named)
def test_everything_to_touch_is_on_the_screen(visit: Visit, case: Case) -> None:
    page = visit(device=case.device, language=case.language)
    seated(page, case.game, case.seats)
    for part in case.reach.split(", "):
        assert page.locator(part).count(), part
    page.evaluate(SETTLED)
    assert page.evaluate(OUTSIDE, case.reach) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_comes_next_is_beside_the_result_on_a_phone_held_sideways(visit: Visit) -> None:
    page = visit(device=SIDEWAYS)
    seated(page, "hidden_stones", 2)
    page.get_by_role("button", name="More").click()
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").last.get_by_role("button", name="Give up").click()
    expect(page.locator("#end-title")).to_be_in_viewport(ratio=1)
    for name in ("Play again", "See the board"):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


OVERLAPS = """([one, other]) => [...document.querySelectorAll(one)].filter((it) => {
  const [a, b] = [it, document.querySelector(other)].map((each) => each.getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}).length"""


@pytest.mark.parametrize("device", [SIDEWAYS, TWICE], ids=["sideways", "twice as large"])
def test_the_sides_of_stones_and_rivers_lie_beside_the_line(visit: Visit, device: dict[str, Any]) -> None:
    page = visit(device=device, language="de-DE")
    seated(page, "stones_and_rivers", 2)
    expect(page.locator(".tally")).to_have_count(2)
    page.evaluate(SETTLED)
    for other in (".line", ".ground"):
        assert page.evaluate(OVERLAPS, [".tally", other]) == 0


def take_up(page: Page) -> None:
    for place in ("li button.can[aria-pressed]", "ul.choosing button.can"):
        before = event(page)
        page.locator(place).first.click()
        done(page, before)
    expect(page.locator(".drop")).to_be_enabled()
    page.evaluate(SETTLED)


@pytest.mark.parametrize("device", [SIDEWAYS, TWICE], ids=["sideways", "twice as large"])
def test_a_stone_is_aimed_and_let_go_without_scrolling(visit: Visit, device: dict[str, Any]) -> None:
    page = visit(device=device)
    seated(page, "stone_stacks", 2)
    take_up(page)
    assert page.evaluate(OUTSIDE, ".view, .line, .bar .tool, .drop") == []


@pytest.mark.parametrize("device", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_an_island_is_a_finger_wide(visit: Visit, device: dict[str, Any]) -> None:
    page = visit(device=device)
    seated(page, "river_dragons", 6)
    page.get_by_role("button", name="Rehearse").click()
    expect(page.locator(".hit").first).to_be_attached()
    page.evaluate(SETTLED)
    wide = page.evaluate("[...document.querySelectorAll('.hit')].map((it) => it.getBoundingClientRect().width)")
    assert len(wide) > 20
    assert min(wide) >= FINGER
