"""Stones & Rivers in a browser: moves by click, keyboard and touch, a send in two steps, a refusal, the lesson."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import PHONE, Friend, Visit
from .partner import Partner
from .stones import BOT, FRIEND, PERSON, button, done, event, my_turn

SIDEWAYS: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
LOADING = 600_000
"""A review is made by a process of its own, which loads the bot first."""
RECORD = Path(__file__).parents[1] / "stones_and_rivers/records/goal.riffle"


def point(page: Page, name: str) -> Locator:
    return page.locator(f"[data-name='{name}']")


def holds(page: Page, name: str, what: str) -> None:
    """The point has this name for a screen reader."""
    expect(point(page, name)).to_have_attribute("aria-label", re.compile(rf"^{name}, {what}"))


def seated(page: Page, other: dict[str, Any]) -> list[dict[str, Any]]:
    """Circle, with the first turn; all seats and their links."""
    request = {"game": "stones_and_rivers", "seats": [PERSON, other], "options": {"first": "circle"}}
    answer = page.request.post("/api/tables", data=request)
    assert answer.ok, answer.text()
    seats = answer.json()["seats"]
    page.goto(seats[0]["link"])
    my_turn(page)
    return seats


def sit(page: Page) -> None:
    """Circle against a bot."""
    seated(page, BOT)


def sit_with(page: Page, friend: Friend) -> Partner:
    """Circle against somebody who keeps out of the way."""
    return friend(seated(page, FRIEND)[1]["link"], "stones_and_rivers")


def test_the_player_sits_at_the_bottom_and_plays_by_click(visit: Visit) -> None:
    page = visit()
    sit(page)
    own, others = point(page, "g6").bounding_box(), point(page, "g9").bounding_box()
    assert own is not None
    assert others is not None
    assert own["y"] > others["y"]
    before = event(page)
    point(page, "d6").click()
    expect(page.locator(".glow")).to_have_count(2)  # its two free neighbours
    point(page, "c6").click()
    done(page, before)
    holds(page, "c6", "your stone")
    holds(page, "d6", "empty")


def test_the_keyboard_alone_turns_picks_and_moves(visit: Visit, friend: Friend) -> None:
    page = visit()
    other = sit_with(page, friend)
    before = event(page)
    point(page, "d6").focus()
    page.keyboard.press("h")
    done(page, before)
    holds(page, "d6", "your river, across")
    other.answers("move j10 j11")
    my_turn(page)
    before = event(page)
    page.keyboard.press("r")
    done(page, before)
    holds(page, "d6", "your river, along")
    other.answers("move j11 j12")
    my_turn(page)
    before = event(page)
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")  # the board lies turned: to the right is the column before
    expect(point(page, "c6")).to_be_focused()
    page.keyboard.press("Enter")
    done(page, before)
    holds(page, "c6", "your river, along")


def test_a_send_asks_whom_and_then_where_to(visit: Visit, friend: Friend) -> None:
    page = visit()
    other = sit_with(page, friend)
    before = event(page)
    point(page, "d6").click()
    page.get_by_title("River along").click()
    done(page, before)
    other.answers("move j10 j11")
    my_turn(page)
    before = event(page)
    point(page, "d6").click()
    point(page, "d5").click()
    expect(page.locator(".line p")).to_have_text("Choose where the piece on d5 is sent.")
    assert event(page) == before
    point(page, "d3").click()
    done(page, before)
    holds(page, "d3", "your stone")
    holds(page, "d5", "your stone")  # the river that sent it
    holds(page, "d6", "empty")


def test_what_cannot_be_done_is_refused_with_its_rule(visit: Visit) -> None:
    page = visit()
    sit(page)
    point(page, "d6").click()
    point(page, "a1").click()
    expect(page.locator(".line.bad p")).to_contain_text("Rule 20:")
    expect(page.locator(".lit")).to_have_count(2)
    page.keyboard.press("Escape")
    point(page, "g9").click()
    expect(page.locator(".line.bad p")).to_contain_text("Rule 11:")


@pytest.mark.parametrize("device", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_a_finger_sees_the_move_before_it_is_made(visit: Visit, device: dict[str, Any]) -> None:
    """However quickly it goes from a piece to the point beside it."""
    page = visit(device=device)
    sit(page)
    before = event(page)
    point(page, "d6").tap()
    point(page, "c6").tap()
    expect(page.locator(".ghost")).to_have_count(1)
    assert event(page) == before
    button(page, "Move").tap()
    done(page, before)
    holds(page, "c6", "your stone")


def test_a_phone_shows_the_coordinates_that_words_use(visit: Visit) -> None:
    page = visit(device=PHONE)
    sit(page)
    names = page.locator(".names text")
    expect(names).to_have_count(13 + 14)
    heights = names.evaluate_all("all => all.map((it) => it.getBoundingClientRect().height)")
    assert min(heights) >= 8  # readable, not merely there


def test_the_log_names_the_points_and_lights_the_way(visit: Visit, friend: Friend) -> None:
    page = visit()
    other = sit_with(page, friend)
    before = event(page)
    point(page, "d6").click()
    point(page, "c6").click()
    done(page, before)
    other.answers("move j10 j11")
    my_turn(page)
    lines = page.locator(".side ol > li, ol[aria-label] > li")
    expect(lines.filter(has_text="moves d6 to c6")).to_have_count(1)
    expect(lines.filter(has_text="moves j10 to j11")).to_have_count(1)
    end = page.locator("circle.fresh")
    there = end.bounding_box()
    lines.filter(has_text="moves d6 to c6").hover()
    expect(end).to_have_count(1)
    assert end.bounding_box() != there  # the older turn is lit now


def coach(page: Page, words: str) -> None:
    expect(page.locator(".coach p")).to_contain_text(words)


def test_the_lesson_is_four_positions_with_something_to_reach(visit: Visit) -> None:
    page = visit("/learn/stones_and_rivers")
    on = button(page, "Go on")
    on.click()
    coach(page, "in two steps")
    for origin, to in (("d10", "d11"), ("d11", "e11")):
        point(page, origin).click()
        point(page, to).click()
        holds(page, to, "your stone")
    coach(page, "Your first stone is home.")
    on.click()
    on.click()
    holds(page, "c6", "your stone")  # the next position has come
    point(page, "c6").click()
    point(page, "g11").click()
    coach(page, "Two rivers, one move.")
    on.click()
    on.click()
    holds(page, "d9", "your river")
    for name in ("d9", "e9", "e11"):
        point(page, name).click()
    coach(page, "Sent home.")
    on.click()
    on.click()
    holds(page, "i6", "your stone")
    point(page, "i6").click()
    page.get_by_title("River along").click()
    holds(page, "i6", "your river, along")
    point(page, "i5").click()
    point(page, "i11").click()
    coach(page, "Five stones home")
    expect(button(page, "Play a real game")).to_be_visible()


def test_a_position_of_the_lesson_can_be_missed_and_tried_again_with_a_hint(visit: Visit) -> None:
    page = visit("/learn/stones_and_rivers")
    button(page, "Go on").click()
    point(page, "d10").click()
    point(page, "a1").click()
    expect(page.locator(".line.bad p")).to_contain_text("Rule 20:")  # the rules judge here too
    point(page, "c10").click()
    holds(page, "c10", "your stone")
    point(page, "c10").click()
    point(page, "c11").click()
    coach(page, "Not this time.")
    button(page, "Try again").click()
    holds(page, "d10", "your stone")
    button(page, "Hint").click()
    expect(page.locator(".line p")).to_have_text("Hint: Move d10 to d11.")


def test_a_turn_and_the_bots_reply_can_be_taken_back(visit: Visit) -> None:
    page = visit()
    sit(page)
    expect(button(page, "Undo")).to_have_count(0)
    before = event(page)
    point(page, "d6").click()
    point(page, "c6").click()
    done(page, before)
    my_turn(page)
    expect(button(page, "Undo")).to_have_attribute("title", re.compile("bots always do"))
    button(page, "Undo").click()
    holds(page, "d6", "your stone")
    holds(page, "c6", "empty")


def test_a_replay_begins_with_the_set_up(visit: Visit, friend: Friend) -> None:
    page = visit()
    seats = seated(page, FRIEND)
    before = event(page)
    point(page, "d6").click()
    point(page, "c6").click()
    done(page, before)
    expect(page.get_by_role("list", name="Log").get_by_role("listitem").last).to_contain_text("d6 to c6")
    friend(seats[1]["link"], "stones_and_rivers").answers("move j10 j11")
    my_turn(page)
    page.get_by_role("tab", name="Table").click()
    button(page, "Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.get_by_text("The game was given up.")).to_be_visible()
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_role("slider")).to_have_value("0")
    holds(page, "d6", "your stone")
    button(page, "One step on").click()
    holds(page, "d6", "empty")
    holds(page, "c6", "your stone")


def test_the_seats_bear_circle_and_square(visit: Visit) -> None:
    page = visit()
    sit(page)
    signs = page.locator(".players .sign svg")
    expect(signs.nth(0)).to_have_attribute("aria-label", "Circle")
    expect(signs.nth(1)).to_have_attribute("aria-label", "Square")


def test_a_finished_game_is_reviewed_at_the_table(visit: Visit, friend: Friend) -> None:
    page = visit()
    other = sit_with(page, friend)
    for origin, to, reply in (("d6", "d7", "move j10 j11"), ("d7", "d8", "move j11 j12")):
        before = event(page)
        point(page, origin).click()
        point(page, to).click()
        done(page, before)
        other.answers(reply)
        my_turn(page)
    page.get_by_role("tab", name="Table").click()
    button(page, "Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    button(page, "Review the game").click()
    plot = page.get_by_role("img", name="Chances along the game")
    expect(plot).to_be_visible(timeout=LOADING)
    expect(page.get_by_role("heading", name="What cost most")).to_be_visible()


def test_a_costly_turn_of_a_review_leads_to_its_place_in_the_replay(visit: Visit) -> None:
    page = visit("/r")
    page.set_input_files("input[type=file]", RECORD)
    button(page, "Review the game").click()
    page.locator("details.panel > summary").click(timeout=LOADING)
    moment = page.locator(".moment").first
    expect(moment).to_contain_text("Better:")
    moment.get_by_role("button", name="See it").click()
    expect(page.get_by_role("slider")).not_to_have_value("0")
    expect(page.locator(".gauge")).to_be_visible()
    expect(page.locator(".ghost").first).to_be_visible()  # the better answer, shown on the board
    moment.get_by_role("button", name="Play the line").click()
    expect(page.get_by_role("slider")).not_to_have_value("0")
    button(page, "Back to the review").click()
    page.locator("details.panel > summary").click()
    moment.get_by_role("button", name="Try it yourself").click()
    expect(page.get_by_role("region", name="Lesson")).to_contain_text("Look at the piece on")
