"""The frame keeps its word: no click does what was not meant, no refusal hides what to do, the log tells all."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from .conftest import PHONE, Visit, until
from .stones import BOT, FRIEND, PERSON, button, cards, done, end_turn, event, my_turn, sit, stone, swap, table
from .test_words import GAMES, words_hold

SQUASHED = """() => [...document.querySelectorAll('main button, main [role=button], main [data-card]')]
  .filter((it) => it.checkVisibility() && !it.closest('.unseen'))
  .map((it) => [it, it.getBoundingClientRect()])
  .filter(([, box]) => box.width < 8 || box.height < 8)
  .map(([it]) => it.className.baseVal ?? it.className)"""
STALL = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) { if (!window.stalled) send.call(this, data); };
}"""


def log(page: Page) -> Locator:
    return page.get_by_role("list", name="Log")


@pytest.mark.parametrize("lost", ["**/api/games", "**/SetUpSheet-*.js"])
def test_a_press_on_the_front_page_says_that_nothing_came_and_asks_again(visit: Visit, site: str, lost: str) -> None:
    page = visit("/rules/stoleme")  # any other page, so that the loss begins before the front page does
    page.route(lost, lambda route: route.abort())
    page.goto(site)
    more = page.locator("[data-game=stoleme] button").nth(1)
    more.click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    page.unroute(lost)
    more.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


UNDER = "([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.textContent.trim() ?? ''"


def test_a_double_click_never_presses_the_button_that_comes_after_the_first(visit: Visit) -> None:
    page = visit()
    sit(page, PERSON, FRIEND)
    my_turn(page)
    before = event(page)
    cards(page).first.click()
    box = button(page, "Cancel").bounding_box()
    assert box
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    button(page, "Cancel").dblclick()
    expect(button(page, "End turn")).to_be_visible()
    assert page.evaluate(UNDER, middle) in ("Pass, draw two", "End turn"), "something else must lie there now"
    page.mouse.move(10, 10)
    expect(table(page)).to_have_attribute("data-event", before)
    my_turn(page)
    button(page, "End turn").click()  # a click by itself is a click
    done(page, before)


def test_a_refusal_leaves_the_prompt_in_sight_and_goes_away_at_the_next_touch(visit: Visit) -> None:
    page = visit()
    sit(page, PERSON, BOT)
    my_turn(page)
    page.locator("[data-card]:not(.fits)").first.click()
    page.get_by_role("button", name="Take").click(force=True)  # dimmed, but it answers
    expect(page.locator(".line .why")).to_contain_text("Rule 30:")
    expect(page.locator(".line .do")).not_to_be_empty()
    stone(page, 0).click()
    expect(page.locator(".line .why")).to_have_count(0)
    expect(page.locator("[data-card].lit")).to_have_count(0)
    expect(page.locator(".line.bad")).to_have_count(0)


def test_the_log_tells_of_asking_back_of_giving_up_and_keeps_it_over_a_reload(visit: Visit) -> None:
    one, other = visit(), visit()
    made = sit(one, PERSON, FRIEND)
    other.goto(made["seats"][1]["link"])
    my_turn(one)
    swap(one, 3, 4)
    end_turn(one)
    my_turn(other)
    button(one, "Ask to undo").click()
    expect(log(other)).to_contain_text("Aino asks to take a move back.")
    button(other, "No").click()
    expect(log(one)).to_contain_text("Aino may not take the move back: not everybody agreed.")
    button(one, "Ask to undo").click()
    button(other, "Agree").click()
    my_turn(one)
    for page in (one, other):
        expect(log(page)).to_contain_text("Aino takes a move back.")
    expect(log(one).get_by_text("may not take the move back")).to_have_count(1)
    one.get_by_role("tab", name="Table").click()
    button(one, "Give up").click()
    one.get_by_role("dialog").get_by_role("button", name="Give up").click()
    button(other, "See the board").click()
    expect(log(other)).to_contain_text("Aino gives up.")
    other.reload()
    button(other, "See the board").click()
    expect(log(other)).to_contain_text("Aino takes a move back.")
    expect(log(other)).to_contain_text("Aino gives up.")


def test_a_clock_that_answers_says_so(visit: Visit) -> None:
    page = visit()
    sit(page, PERSON, BOT, clock=5)
    expect(log(page)).to_contain_text("Aino is out of time: the table answers instead.")


def test_a_line_of_the_log_lights_what_it_is_about(visit: Visit) -> None:
    page = visit()
    sit(page, PERSON, FRIEND)
    my_turn(page)
    swap(page, 0, 1)
    swap(page, 7, 8)
    fresh = re.compile(r"\bfresh\b")
    expect(stone(page, 8)).to_have_class(fresh)
    expect(stone(page, 0)).not_to_have_class(fresh)
    log(page).get_by_role("button").filter(has_text="swaps").first.focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".fresh").first).to_be_visible()


def test_a_phone_shows_that_somebody_spoke(visit: Visit) -> None:
    one, other = visit(device=PHONE), visit()
    made = sit(one, PERSON, FRIEND)
    other.goto(made["seats"][1]["link"])
    other.get_by_role("tab", name="Chat").click()
    other.get_by_label("Say something").fill("hello")
    other.get_by_label("Say something").press("Enter")
    expect(one.get_by_role("button", name="More One new message")).to_be_visible()
    one.locator(".more").tap()
    one.get_by_role("tab", name="Chat").tap()
    expect(one.get_by_text("hello")).to_be_visible()
    expect(one.locator(".more .unread")).to_have_count(0)


def test_a_slow_line_says_that_it_is_sending_and_answers_once(visit: Visit) -> None:
    page = visit()
    page.add_init_script(f"({STALL})()")
    sit(page, PERSON, FRIEND)
    my_turn(page)
    page.evaluate("window.stalled = true")
    button(page, "End turn").click()
    expect(page.locator(".line .do")).to_have_text("Sending …")


def test_a_hint_that_is_thought_of_shows_it(visit: Visit) -> None:
    page = visit()
    page.add_init_script(f"({STALL})()")
    sit(page, PERSON, BOT)
    my_turn(page)
    page.evaluate("window.stalled = true")
    button(page, "Hint").click()
    expect(button(page, "Thinking …")).to_be_visible()


def test_a_hint_that_would_be_unfair_is_not_offered(visit: Visit) -> None:
    page = visit()
    request = {"game": "stones_and_rivers", "seats": [PERSON, FRIEND], "options": {"first": "circle"}}
    for seats, offered in (([PERSON, FRIEND], 0), ([PERSON, BOT], 1)):
        made = page.request.post("/api/tables", data={**request, "seats": seats}).json()
        page.goto(made["seats"][0]["link"])
        my_turn(page)
        expect(button(page, "Hint")).to_have_count(offered)


def test_a_replay_keeps_names_and_eyes_and_language(visit: Visit) -> None:
    page = visit(language="de-DE")
    sit(page, PERSON, BOT)
    my_turn(page)
    players = page.get_by_role("region", name="Spieler").locator(".name")
    names = players.all_inner_texts()
    page.get_by_role("tab", name="Tisch").click()
    page.locator(".leave button").click()
    page.locator("dialog .bad").click()
    page.get_by_role("link", name="Nachspielen").click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(players).to_have_text(names, use_inner_text=True)
    expect(page.locator("select").first).to_have_value("0")  # as one saw it oneself
    expect(cards(page)).to_have_count(4)


def test_play_can_be_pressed_before_the_server_knows_its_games(visit: Visit) -> None:
    page = visit("/rules/hidden_stones/en")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/games", hold)
    page.goto("/")
    expect(page.get_by_role("button", name="Play Hidden Stones")).to_be_enabled()
    page.get_by_role("button", name="Play Hidden Stones").click()
    until(page, lambda: held)
    held[0].continue_()
    page.wait_for_url("**/s/*")
    expect(cards(page).first).to_be_visible()


SHORT: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
ZOOMED: dict[str, Any] = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}
NARROW: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("device", "language"), [(SHORT, "en-GB"), (ZOOMED, "de-DE"), (NARROW, "pl-PL")])
def test_a_table_has_room_sideways_zoomed_and_narrow(
    visit: Visit, game: str, device: dict[str, Any], language: str
) -> None:
    page = visit(language=language, device=device)
    made = page.request.post("/api/tables", data={"game": game, "seats": [PERSON, BOT], "options": {}}).json()
    page.goto(made["seats"][0]["link"])
    my_turn(page)
    words_hold(page)  # when all has settled
    assert page.evaluate(SQUASHED) == []


@pytest.mark.parametrize(("game", "seats"), [("river_dragons", 6), ("hidden_stones", 5), ("stoleme", 4)])
def test_a_full_table_leaves_room_for_the_board_on_a_phone(visit: Visit, game: str, seats: int) -> None:
    page = visit(device=NARROW, language="pl-PL")
    made = page.request.post("/api/tables", data={"game": game, "seats": [PERSON, *[BOT] * (seats - 1)]}).json()
    page.goto(made["seats"][0]["link"])
    my_turn(page)
    words_hold(page)
    who = page.locator("section.who").bounding_box()
    assert who
    assert who["height"] <= 150


def test_the_keyboard_goes_on_from_the_board_after_an_answer(visit: Visit) -> None:
    page = visit()
    sit(page, PERSON, FRIEND)
    my_turn(page)
    before = event(page)
    button(page, "End turn").focus()
    page.keyboard.press("Enter")
    done(page, before)
    expect(page.locator("main :focus")).to_have_count(1)
