"""What is seen of stone stacks: a fall, by everybody alike and by nobody too early, and the stone in the scene."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, Route, expect

from .conftest import PHONE, Visit, until
from .stones import PERSON, button, done, event
from .test_stone_stacks import (
    OUTSIDE,
    PLAIN,
    let_go,
    lowered,
    number,
    outcome,
    over_the_middle,
    seated,
    sit_alone,
    take_up,
)
from .test_words import axe


def test_nothing_tells_of_a_stone_before_it_has_come_to_rest(visit: Visit) -> None:
    page = visit()
    page.emulate_media(reduced_motion="no-preference")
    sit_alone(page)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/payload", hold)  # the way of the stone is long in coming
    take_up(page)
    over_the_middle(page)
    with page.expect_request("**/payload"):
        let_go(page)
    expect(page.locator(".telling.running")).to_be_visible()
    marked = page.get_by_role("img", name="the marker is here")
    expect(marked).to_have_accessible_name(re.compile("0 stones; the marker is here$"))
    expect(page.get_by_role("img", name="Aino: 0 points, 19 tokens")).to_be_visible()
    expect(outcome(page)).to_have_count(0)
    until(page, lambda: held)
    held[0].continue_()
    expect(outcome(page)).to_contain_text("it stands")
    expect(page.get_by_role("img", name=re.compile("^Stack .*1 stone; .*tokens of"))).to_have_count(1)


def test_two_browsers_and_a_watcher_see_the_same_fall(visit: Visit) -> None:
    one, other, watcher = visit(), visit(device=PHONE), visit()
    for each in (one, other, watcher):
        each.emulate_media(reduced_motion="no-preference")
    for each in (one, other):
        each.add_init_script(PLAIN)
    made = seated(one, PERSON, {"kind": "person", "name": "Bo"})
    one.goto(made["seats"][0]["link"])
    other.goto(made["seats"][1]["link"])
    watcher.goto(made["watch"])  # in three dimensions
    expect(watcher.locator("canvas[data-ready]")).to_be_visible()
    my = one.locator("[data-mine='true']")
    expect(my.or_(one.get_by_text("Bo is playing."))).to_be_visible()
    player, looking = (one, other) if my.count() else (other, one)
    take_up(player)
    held = looking.locator(".stacks path.held")
    expect(held).to_be_visible()
    was = held.evaluate("(it) => it.getBBox().x")
    number(player, "Right or left").evaluate(
        "(it) => { it.value = '1400'; it.dispatchEvent(new Event('change', { bubbles: true })) }"
    )
    # It is seen to move, and further than a hand sways.
    looking.wait_for_function("(was) => document.querySelector('.stacks .held').getBBox().x > was + 1", arg=was)
    let_go(player)
    fell = [one.locator(".board[data-played]"), other.locator(".board[data-played]")]
    fell.append(watcher.locator(".scene[data-played]"))
    for place in fell:
        expect(place).to_be_visible()
    assert len({place.get_attribute("data-played") for place in fell}) == 1
    for each in (one, other, watcher):
        expect(each.locator("[data-outcome=fell]")).to_contain_text(OUTSIDE)
    expect(button(watcher, "Slow motion")).to_be_visible()
    axe(watcher)


def drag(page: Page, x: int, y: int, by: int) -> None:
    """In a fifth of a second by the events' own time, however long a slow machine takes to hand them over."""
    session, now = page.context.new_cdp_session(page), time.time()
    way = [("mousePressed", 0), ("mouseMoved", by // 2), ("mouseMoved", by), ("mouseReleased", by)]
    for i, (kind, dx) in enumerate(way):
        where = {"x": x + dx, "y": y, "button": "left", "buttons": 1, "clickCount": 1}
        session.send("Input.dispatchMouseEvent", {"type": kind, **where, "timestamp": now + 0.05 * i})


def test_in_the_scene_a_drag_moves_the_stone_and_a_press_held_still_lowers_it(visit: Visit) -> None:
    """By the mouse alone, on the stone itself; letting go of a drag lets go of nothing."""
    page = visit(device={"viewport": {"width": 1000, "height": 600}})
    made = seated(page, PERSON, {"kind": "person", "name": "Bo"})
    page.goto(made["seats"][0]["link"])
    mine = page.locator("[data-mine='true']")
    expect(mine.or_(page.locator("[data-mine='false'] .line"))).to_be_visible()
    if not mine.count():
        page.goto(made["seats"][1]["link"])
    take_up(page)
    canvas = page.locator("canvas[data-held]")
    expect(canvas).to_be_visible()
    was = number(page, "Right or left").input_value()
    button(page, "Fine").click()
    x, y = map(int, str(canvas.get_attribute("data-held")).split(","))
    drag(page, x, y, -40)
    before = event(page)
    assert int(number(page, "Right or left").input_value()) < int(was)
    button(page, "Fine").click()
    button(page, "Lowering speed 3 of 3").click()
    x, y = map(int, str(canvas.get_attribute("data-held")).split(","))
    page.mouse.move(x, y)
    page.mouse.down()
    lowered(page)
    assert event(page) == before
    page.mouse.up()
    done(page, before)
    expect(outcome(page)).to_contain_text("Dropped.")
