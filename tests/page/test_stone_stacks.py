"""Stone stacks in a browser: by mouse, keyboard, numbers and touch, a whole game, the lesson."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from .conftest import DESK, PHONE, Visit
from .stones import BOT, PERSON, button, done, event, my_turn, open_side
from .test_words import SETTLED, axe, words_hold

PLAIN = "localStorage.setItem('riffle.stacks', 'plain')"
CALM = {"target": "6", "hand_seconds": "none"}
"""A short game in which no stone is put down because a slow machine let the time run out."""
TURNS = 10
"""After these a game that has not ended by itself is given up: how long it lasts is up to chance and the hand."""
OUT_OF_REACH = """() => [...document.querySelectorAll('.line, [aria-pressed].can, ul > li:first-child > button')]
  .map((it) => [it.className, it.getBoundingClientRect().bottom])
  .filter(([, bottom]) => bottom > innerHeight + 1)"""
OUTSIDE = re.compile("mm outside|nothing beneath|where nothing could carry it")


def seated(page: Page, *seats: dict[str, Any], **options: Any) -> dict[str, Any]:
    body = {"game": "stone_stacks", "seats": list(seats), "options": {**CALM, **options}}
    answer = page.request.post("/api/tables", data=body)
    assert answer.ok, answer.text()
    return answer.json()


def sit(page: Page, **options: Any) -> dict[str, Any]:
    """At a table with a bot, in the plain view, asked for a tile."""
    page.add_init_script(PLAIN)
    made = seated(page, PERSON, BOT, **options)
    page.goto(made["seats"][0]["link"])
    my_turn(page)
    return made


def sit_alone(page: Page, **options: Any) -> None:
    """In the seat whose turn it is; nobody sits in the other, so what is shown after it stays."""
    page.add_init_script(PLAIN)
    made = seated(page, PERSON, {"kind": "person", "name": "Bo"}, **options)
    page.goto(made["seats"][0]["link"])
    mine = page.locator("[data-mine='true']")
    expect(mine.or_(page.locator("[data-mine='false'] .line"))).to_be_visible()
    if not mine.count():
        page.goto(made["seats"][1]["link"])
    expect(mine).to_be_visible()


def tiles(page: Page) -> Locator:
    return page.get_by_role("list", name="Tiles").locator("button.can")


def river(page: Page) -> Locator:
    return page.get_by_role("list", name="Stones in the river").locator("button.can")


def drop(page: Page) -> Locator:
    return page.locator(".drop")


def fine(page: Page) -> None:
    """The numbers stand behind "Fine"."""
    opened = page.get_by_role("button", name="Fine", exact=True)
    if opened.get_attribute("aria-expanded") == "false":
        opened.click()


def number(page: Page, name: str) -> Locator:
    fine(page)
    return page.get_by_role("spinbutton", name=name)


def over_the_middle(page: Page) -> None:
    """The stone is taken up off to one side: it is brought over the stack by its numbers."""
    for name in ("Right or left", "Away or near"):
        number(page, name).fill("0")
        number(page, name).press("Enter")


def lowered(page: Page) -> None:
    expect(drop(page)).to_have_attribute("data-lowered", "true")


def take_up(page: Page) -> None:
    """A tile, and a stone of it."""
    before = event(page)
    tiles(page).first.click()
    done(page, before)
    before = event(page)
    river(page).first.click()
    done(page, before)
    expect(drop(page)).to_be_enabled()


def let_go(page: Page) -> None:
    """Hold until the stone is down, and release."""
    before = event(page)
    button(page, "Lowering speed 3 of 3").click()
    drop(page).hover()
    page.mouse.down()
    lowered(page)
    page.mouse.up()
    done(page, before)


def outcome(page: Page) -> Locator:
    return page.locator("[data-outcome]")


def beside_it(page: Page) -> None:
    """The stone in the hand is held where nothing is beneath it."""
    number(page, "Right or left").fill("1400")
    number(page, "Right or left").press("Enter")
    expect(page.get_by_role("meter", name="Balance")).to_have_attribute("aria-valuetext", OUTSIDE)


def to_the_first_fall(page: Page) -> None:
    """On in a replay, step by step, until a stone has fallen."""
    slider, fell = page.get_by_role("slider"), page.locator("[data-outcome=fell]")
    expect(slider).to_be_visible()
    for step in range(1, int(slider.get_attribute("max") or 0) + 1):
        button(page, "One step on").click()
        expect(slider).to_have_value(str(step))
        expect(page.locator(".telling.running")).to_have_count(0)  # judged when it has come to rest
        if fell.count():
            return
    raise AssertionError("nothing falls in this replay")


def give_up(page: Page) -> None:
    open_side(page)
    page.get_by_role("tab", name="Table").click()
    button(page, "Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()


def test_a_whole_short_game_comes_to_its_end_and_its_falls_are_seen_in_the_replay(visit: Visit) -> None:
    page = visit()
    made = sit(page)
    over = page.get_by_role("heading", name="win")
    for turn in range(TURNS):
        expect(page.locator("[data-mine='true']").or_(over).first).to_be_visible()
        if over.is_visible():
            break
        take_up(page)
        if turn:
            over_the_middle(page)
            button(page, "Match the slope").click()
        else:
            beside_it(page)  # so that something falls, however well both play after it
        let_go(page)
    else:
        expect(page.locator("[data-mine='true']").or_(over).first).to_be_visible()
        if not over.is_visible():
            give_up(page)
    expect(over).to_be_visible()
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"/r?table={made['table']}")
    to_the_first_fall(page)
    expect(page.locator("[data-outcome=fell]")).to_contain_text(re.compile(r"stack \d: it fell\."))
    expect(page.locator(".board[data-played]")).to_be_visible()  # the way of the stones came with the record
    expect(button(page, "Slow motion")).to_be_visible()


def test_the_keyboard_alone_places_a_stone(visit: Visit) -> None:
    page = visit()
    sit_alone(page)
    for which in (tiles, river):
        before = event(page)
        which(page).first.press("Enter")
        done(page, before)
    over_the_middle(page)
    number(page, "Turn").fill("0")
    number(page, "Turn").press("Enter")
    for key in ("ArrowRight", "ArrowRight", "ArrowUp", "Shift+ArrowDown", "q", "Shift+Q", "f"):
        drop(page).press(key)
    expect(number(page, "Right or left")).to_have_value("50")
    expect(number(page, "Away or near")).to_have_value("20")
    expect(number(page, "Turn")).to_have_value("11")
    expect(button(page, "Side 2 down")).to_have_attribute("aria-pressed", "true")
    button(page, "Side 1 down").press("Enter")
    expect(page.get_by_role("meter", name="Balance")).to_have_attribute("aria-valuetext", re.compile("mm inside"))
    drop(page).focus()
    before = event(page)
    page.keyboard.down(" ")
    page.keyboard.press("Escape")  # laid back: nothing has happened
    page.keyboard.up(" ")
    expect(drop(page)).to_contain_text("Hold to lower")
    assert event(page) == before
    page.keyboard.down(" ")
    lowered(page)
    page.keyboard.up(" ")
    done(page, before)
    told = r"Let go \d+\.\d mm inside the edge of balance\. Lowered slowly\. Best possible"
    expect(outcome(page)).to_contain_text(re.compile(told))


def test_numbers_and_two_presses_are_judged_like_a_hand(visit: Visit) -> None:
    page = visit()
    sit_alone(page)
    take_up(page)
    beside_it(page)
    button(page, "Hint").click()
    expect(page.locator(".line p")).to_contain_text(re.compile(r"^Hint: .*mm to the left"))
    over_the_middle(page)
    expect(page.locator(".line p")).to_have_text(re.compile("^Hint: it hangs well"))  # there is nothing left to mend
    page.get_by_label("How to let go").select_option("press")
    beside_it(page)
    button(page, "Lowering speed 3 of 3").click()
    before = event(page)
    drop(page).press("Enter")
    lowered(page)
    drop(page).press("Enter")
    done(page, before)
    expect(page.locator("[data-outcome=fell]")).to_contain_text(OUTSIDE)


def test_the_time_left_is_shown_once(visit: Visit) -> None:
    page = visit()
    sit_alone(page, hand_seconds="45")
    take_up(page)
    expect(drop(page)).to_contain_text(re.compile(r"\d+ s$"))
    expect(page.get_by_role("timer")).to_have_count(0)


def test_one_button_swings_by_itself_and_help_can_be_taken_away(visit: Visit) -> None:
    page = visit()
    sit_alone(page, assist="none")
    take_up(page)
    expect(page.get_by_role("meter", name="Balance")).to_have_count(0)
    expect(page.locator(".view .ring, .view .shade, .view .plumb")).to_have_count(0)
    fine(page)
    page.get_by_label("How to let go").select_option("one")
    expect(drop(page)).to_contain_text("It swings")
    expect(number(page, "Right or left")).not_to_have_value("0")
    before = event(page)
    drop(page).focus()
    page.keyboard.down("Enter")
    lowered(page)
    page.keyboard.up("Enter")
    done(page, before)
    expect(outcome(page)).to_be_visible()


def touched(finger: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    where = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_finger_drags_two_fingers_turn_and_the_hand_fits_a_phone(visit: Visit) -> None:
    page = visit(device=PHONE)
    sit_alone(page)
    before = event(page)
    tiles(page).first.tap()
    done(page, before)
    before = event(page)
    river(page).first.tap()
    done(page, before)
    expect(drop(page)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name=re.compile("^From above"))).to_be_in_viewport(ratio=1)
    finger = page.context.new_cdp_session(page)
    was = [int(number(page, name).input_value()) for name in ("Right or left", "Away or near", "Turn")]
    x, y = middle(page.get_by_role("button", name=re.compile("^From above")))
    touched(finger, "touchStart", (x, y))
    touched(finger, "touchMove", (x + 12, y - 12))
    touched(finger, "touchEnd")
    dx, dy = (int(number(page, name).input_value()) for name in ("Right or left", "Away or near"))
    assert dx - was[0] > 20
    assert dy - was[1] > 20
    x, y = middle(page.get_by_role("button", name=re.compile("^From above")))
    touched(finger, "touchStart", (x - 40, y), (x + 40, y))
    touched(finger, "touchMove", (x, y + 40), (x, y - 40))
    touched(finger, "touchEnd")
    turned = (int(number(page, "Turn").input_value()) - was[2]) % 360
    assert 88 <= turned <= 92
    before = event(page)
    page.get_by_role("button", name="Lowering speed 3 of 3").tap()
    touched(finger, "touchStart", middle(drop(page)))
    lowered(page)
    touched(finger, "touchEnd")
    done(page, before)
    expect(outcome(page)).to_be_visible()


def test_after_a_stone_was_judged_tiles_and_stones_are_in_reach_of_a_thumb(visit: Visit) -> None:
    page = visit(device=PHONE)
    sit(page)
    take_up(page)
    let_go(page)
    my_turn(page)
    expect(outcome(page)).to_be_visible()
    expect(page.get_by_role("list", name="Stones in the river")).to_be_visible()
    page.evaluate(SETTLED)
    assert page.evaluate(OUT_OF_REACH) == []


@pytest.mark.parametrize(("language", "light", "device"), [("en-GB", "light", DESK), ("de-DE", "dark", PHONE)])
def test_axe_finds_nothing_and_no_word_is_clipped(
    visit: Visit, language: str, light: str, device: dict[str, Any]
) -> None:
    page = visit(language=language, device=device, color_scheme=light)
    sit_alone(page)
    axe(page)
    words_hold(page)
    for place in ("li button.can[aria-pressed]", "ul.choosing button.can"):
        before = event(page)
        page.locator(place).first.click()
        done(page, before)
    expect(drop(page)).to_be_enabled()
    axe(page)
    words_hold(page)
    before = event(page)
    page.locator(".opener").click()
    page.locator(".manner").select_option("press")
    drop(page).press("Enter")
    drop(page).press("Enter")
    done(page, before)
    expect(outcome(page)).to_be_visible()
    axe(page)
    words_hold(page)


def test_the_lesson_is_solved_by_hand(visit: Visit) -> None:
    page = visit("/learn/stone_stacks")
    page.evaluate(PLAIN)
    page.reload()
    for _ in range(2):
        button(page, "Go on").click()
    tiles(page).last.click()
    river(page).last.click()
    button(page, "Lowering speed 2 of 3").click()
    drop(page).hover()
    page.mouse.down()
    lowered(page)
    page.mouse.up()
    expect(page.get_by_text("your token lies beside the stack")).to_be_visible()
    expect(outcome(page)).to_contain_text("stack 1: it stands. Let go")
    button(page, "Go on").click()
    expect(page.get_by_text("This stack has three stones already.")).to_be_visible()
