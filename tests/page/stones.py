"""Playing Hidden Stones by hand: what a player points at, clicks and taps, and what there is to be seen after it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

PERSON: dict[str, Any] = {"kind": "person", "name": "Aino"}
FRIEND: dict[str, Any] = {"kind": "person", "name": "Bo"}
BOT: dict[str, Any] = {"kind": "bot", "level": "easy"}
MOST_TURNS = 300
"""No game of Hidden Stones comes near: a quick bot has its ten cards after some twenty turns."""


def seated(page: Page, *seats: dict[str, Any], **request: Any) -> dict[str, Any]:
    """A new table with these seats, player one first; its links."""
    options = {"first": "1", **request.pop("options", {})} if len(seats) > 1 else request.pop("options", {})
    body = {"game": "hidden_stones", "seats": list(seats), "options": options, **request}
    answer = page.request.post("/api/tables", data=body)
    assert answer.ok, answer.text()
    return answer.json()


def sit(page: Page, *seats: dict[str, Any], **request: Any) -> dict[str, Any]:
    """Make a table and sit down at its first seat."""
    made = seated(page, *seats, **request)
    page.goto(made["seats"][0]["link"])
    expect(cards(page).first).to_be_visible()
    return made


def table(page: Page) -> Locator:
    return page.locator("[data-event]")


def stone(page: Page, cell: int) -> Locator:
    return page.locator(f"[data-cell='{cell}']")


def cards(page: Page) -> Locator:
    return page.locator("[data-card]")


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
"""A window of another size has been laid out by then."""


def open_side(page: Page) -> None:
    """Log, rules, chat and table stand beside the game, or open from the menu where there is no room for them."""
    page.evaluate(FRAMES)
    if page.locator(".more").is_visible() and not page.get_by_role("tab").first.is_visible():
        page.locator(".more").click()
    expect(page.get_by_role("tab").first).to_be_visible()


def my_turn(page: Page) -> None:
    expect(table(page)).to_have_attribute("data-mine", "true")


def event(page: Page) -> str:
    return table(page).get_attribute("data-event") or ""


def done(page: Page, before: str) -> None:
    """The server has taken something since the event `before`, and the page shows it."""
    expect(table(page)).not_to_have_attribute("data-event", before)


def swap(page: Page, one: int, other: int) -> None:
    """Swap two stones for the first card of the hand."""
    before = event(page)
    stone(page, one).click()
    stone(page, other).click()
    cards(page).first.click()
    done(page, before)


def end_turn(page: Page) -> None:
    before = event(page)
    button(page, "End turn").click()
    done(page, before)


def play_on(page: Page) -> None:
    """One turn of a simple player: take the points of every card that fits, then end the turn."""
    expect(button(page, "End turn")).to_be_visible()
    while page.locator("[data-card].fits").count():
        before = event(page)
        page.locator("[data-card].fits").first.click()
        page.get_by_role("button", name="Take").click()
        done(page, before)
    end_turn(page)


def play_to_the_end(page: Page) -> None:
    """Turn after turn until the game is over; its end panel is on the screen then."""
    over = page.get_by_role("heading", name="win")
    for _ in range(MOST_TURNS):
        expect(page.locator("[data-mine='true']").or_(over).first).to_be_visible()
        if over.is_visible():
            return
        play_on(page)
    raise AssertionError("this game does not end")
