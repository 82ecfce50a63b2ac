"""River Dragons in a browser: a whole game, a program by keyboard and by touch, a turn told again, six at a table."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from .conftest import DESK, PHONE, Friend, Visit, newcomer
from .partner import Partner
from .stones import FRIEND, PERSON, button, done, event, my_turn
from .test_words import SETTLED, axe, words_hold

IDLE = ("place 1 stone", "place 2 stones", "jump", "1 movement", "2 movements")
"""Cards that do nothing but put stones while no plank lies at home."""
HARMLESS = ("stone", "stones", "jump", "move", "moves")
"""The same as a record writes them."""


def seated(page: Page, *others: dict[str, Any], **options: Any) -> list[dict[str, Any]]:
    """At the first seat, with the first turn; all seats and their links."""
    request = {"game": "river_dragons", "seats": [PERSON, *others], "options": {"starts": "1", **options}}
    answer = page.request.post("/api/tables", data=request)
    assert answer.ok, answer.text()
    seats = answer.json()["seats"]
    page.goto(seats[0]["link"])
    my_turn(page)
    return seats


def sit(page: Page, others: int = 1, **options: Any) -> list[dict[str, Any]]:
    """With people who have not come yet: a page that waits for nobody needs no bot to be ready."""
    return seated(page, *[FRIEND] * others, **options)


def sit_with(page: Page, friend: Friend, **options: Any) -> None:
    """Against somebody whose program is in already and has no dragon in it: nothing of ours is cancelled."""
    confirmed(friend, seated(page, FRIEND, **options)[1:])


def confirmed(friend: Friend, seats: list[dict[str, Any]]) -> list[Partner]:
    """Somebody at each of these seats, with a harmless program."""
    others = [friend(seat["link"], "river_dragons") for seat in seats]
    for other in others:
        other.answers(*(f"lay_card {card}" for card in HARMLESS), "confirm")
    return others


def places(page: Page) -> Locator:
    return page.get_by_role("list", name="Your program").get_by_role("button")


def lay(page: Page, cards: tuple[str, ...]) -> None:
    for card in cards:
        button(page, card).click()


def confirm(page: Page) -> None:
    button(page, "Confirm").click()
    expect(button(page, "Confirm")).to_have_count(0)


def answer(page: Page) -> None:
    """One choice on the board, whichever comes first."""
    plank, stop, target = page.locator(".tray .can"), button(page, "Stop here"), page.locator(".target")
    expect(plank.or_(stop).or_(target).first).to_be_visible()
    before = event(page)  # not sooner: what others did may still have been on its way
    if plank.count():
        plank.first.click()
        button(page, "Take it").click()
    elif stop.count():
        stop.click()
    else:
        target.first.focus()
        page.keyboard.press("Enter")
    done(page, before)


def test_a_whole_game_comes_to_its_end(visit: Visit, friend: Friend) -> None:
    """Two turns of stones; the other player answers as soon as it is asked."""
    page = visit()
    seats = seated(page, FRIEND, colours="chosen", turn_limit=2)
    button(page, "Village black").click()
    other = friend(seats[1]["link"], "river_dragons")
    other.answers("choose pink")
    islands = iter(["E4", "E5", "F2", "F3", "D5", "D6"])
    for turn in (1, 2):
        expect(page.locator(".hand")).to_be_visible()
        other.answers(*(f"lay_card {card}" for card in HARMLESS), "confirm")
        lay(page, IDLE)
        confirm(page)
        for stones in (1, 2):
            if turn == 2:
                other.answers(*(f"place {next(islands)}" for _ in range(stones)))
            for _ in range(stones):
                answer(page)
            if turn == 1:
                other.answers(*(f"place {next(islands)}" for _ in range(stones)))
    over = page.locator("section.end")
    expect(over.locator(".how")).to_have_text(re.compile("^The turns are used up"))


def test_a_program_is_laid_and_put_in_order_by_keyboard_alone(visit: Visit, friend: Friend) -> None:
    page = visit()
    sit_with(page, friend)
    for card in ("place 2 stones", "place 1 stone", "jump", "remove", "place 2 planks"):
        button(page, card).focus()
        page.keyboard.press("Enter")
    expect(places(page).nth(0)).to_have_accessible_name("Place 1: place 2 stones")
    places(page).nth(0).focus()
    page.keyboard.press("ArrowRight")
    expect(places(page).nth(0)).to_have_accessible_name("Place 1: place 1 stone")
    expect(places(page).nth(1)).to_have_accessible_name("Place 2: place 2 stones")
    places(page).nth(4).focus()
    page.keyboard.press("Enter")
    expect(button(page, "Confirm")).to_be_disabled()
    button(page, "2 movements").focus()
    page.keyboard.press("Enter")
    button(page, "Confirm").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".line p")).to_have_text("Place a stone.")
    page.get_by_role("button", name=re.compile("^Island")).first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Log")).to_contain_text(re.compile("Aino places a stone on [A-F][1-6]"))


def test_a_confirmed_program_is_taken_back_and_given_anew_by_the_option(visit: Visit) -> None:
    page = visit()
    sit(page, reopen="on")
    lay(page, IDLE)
    expect(page.locator(".line p")).to_contain_text("you can take it back until everyone is ready")
    confirm(page)
    button(page, "Take it back").click()
    places(page).nth(0).click()
    button(page, "remove").click()
    confirm(page)
    expect(places(page).nth(0)).to_have_accessible_name("Place 1: remove")  # a sealed program is the server's
    page.reload()
    expect(button(page, "Take it back")).to_be_visible()
    expect(places(page).nth(0)).to_have_accessible_name("Place 1: remove")


def test_a_second_dragon_is_refused_with_its_rule(visit: Visit) -> None:
    page = visit()
    sit(page, others=2)
    dragons = page.locator(".hand").get_by_role("button", name=re.compile("dragon$"))
    expect(dragons).to_have_count(2)
    dragons.nth(0).click()
    dragons.nth(1).click()
    expect(page.locator(".line p")).to_have_text("Rule 12: At most one of the five cards is a dragon.")
    expect(places(page).nth(1)).to_have_accessible_name("Place 2: empty")


def test_the_last_turn_can_be_seen_again_moment_by_moment(visit: Visit, friend: Friend) -> None:
    page = visit()
    sit_with(page, friend)
    lay(page, IDLE)
    confirm(page)
    answer(page)
    told = page.locator(".telling p")
    button(page, "Show the last turn again").click()
    expect(told).to_have_text("Again: Place 1: everyone shows a card.")
    expect(page.locator(".target")).to_have_count(0)
    button(page, "One moment on").click()
    expect(told).to_have_text("Again: Aino: place 1 stone.")
    page.keyboard.press("Escape")
    expect(button(page, "Show the last turn again")).to_be_visible()


def test_what_happens_is_told_in_time_and_can_be_stopped_and_skipped(
    site: str, chromium: Browser, friend: Friend
) -> None:
    """With motion: the others' page asks for less of it, so this visitor has a page of its own."""
    context = newcomer(chromium, site, reduced_motion="no-preference", **DESK)
    page = context.new_page()
    page.clock.install()
    page.goto("/")
    sit_with(page, friend)
    lay(page, IDLE)
    page.clock.pause_at(datetime.now() + timedelta(hours=1))  # what is told takes as long as we need to press a button
    button(page, "Confirm").click()
    button(page, "Pause").click()
    expect(button(page, "Go on")).to_be_visible()
    expect(page.locator(".target")).to_have_count(0)
    button(page, "Speed: 1").click()
    expect(button(page, "Speed: 2")).to_be_visible()
    button(page, "Skip to your move").click()
    expect(page.locator(".target").first).to_be_visible()
    context.close()


def test_a_finger_lays_a_program_and_sees_a_stone_before_it_lies(visit: Visit, friend: Friend) -> None:
    page = visit(device=PHONE)
    sit_with(page, friend)
    for card in IDLE:
        button(page, card).tap()
    button(page, "Confirm").tap()
    island = page.get_by_role("button", name=re.compile("^Island")).first
    island.tap()
    before = event(page)
    button(page, "Do it").tap()
    done(page, before)


@pytest.mark.parametrize(
    ("language", "light", "device", "others"), [("en-GB", "light", DESK, 5), ("de-DE", "dark", PHONE, 2)]
)
def test_everybody_can_use_the_table(
    visit: Visit, friend: Friend, language: str, light: str, device: dict[str, Any], others: int
) -> None:
    page = visit(language=language, device=device, color_scheme=light)
    confirmed(friend, sit(page, others=others)[1:])
    axe(page)
    for card in (0, 1, 2, 3, 7):
        page.locator(".hand .card").nth(card).click()
    page.locator(".line .button.main").click()
    expect(page.locator(".target").first).to_be_visible()
    expect(page.locator("[data-program]")).to_have_count(others + 1)
    words_hold(page)
    axe(page)


def test_on_the_open_water_the_keyboard_carries_a_stone(visit: Visit, friend: Friend) -> None:
    page = visit()
    sit_with(page, friend, side="water")
    lay(page, IDLE)
    confirm(page)
    stone = page.get_by_role("button", name=re.compile("^A stone here"))
    stone.focus()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("ArrowUp")
    expect(stone).to_have_accessible_name(re.compile("^A stone here: 24, 4"))
    before = event(page)
    page.keyboard.press("Enter")
    done(page, before)


def test_the_first_game_is_a_puzzle_of_five_cards(visit: Visit) -> None:
    page = visit("/learn/river_dragons")
    button(page, "Go on").click()
    button(page, "Go on").click()
    lay(page, ("place 1 plank", "2 movements", "1 movement", "place 1 stone", "place 2 stones"))
    confirm(page)
    page.locator(".tray .can").click()
    button(page, "Take it").click()
    for name in ("Island D4", "Village pink", "Plank 3, black", "Plank 1, black", "Village pink"):
        button(page, name).click()
    expect(page.locator(".coach p")).to_contain_text("You are there!")


def test_a_finger_finds_every_island_and_all_of_the_hand_with_six_at_a_phone(visit: Visit, friend: Friend) -> None:
    page = visit(device={**PHONE, "viewport": {"width": 390, "height": 844}})
    seats = sit(page, others=5)
    hand = page.locator(".hand")
    page.evaluate(SETTLED)
    assert hand.evaluate("it => it.scrollWidth <= it.clientWidth"), "part of the hand is out of reach to the side"
    bottom = hand.bounding_box()
    assert bottom is not None
    assert bottom["y"] + bottom["height"] <= 844
    confirmed(friend, seats[1:])
    for card in (0, 1, 2, 3, 7):
        hand.locator(".card").nth(card).tap()
    button(page, "Confirm").tap()
    islands = page.get_by_role("button", name=re.compile("^Island"))
    expect(islands).to_have_count(27)
    page.evaluate(SETTLED)
    sizes = islands.evaluate_all("them => them.map((it) => it.getBoundingClientRect().width)")
    assert min(sizes) >= 32
    expect(page.locator("svg.delta").get_by_text(re.compile("^[A-F][1-6]$"))).to_have_count(27)


def test_planks_reserves_order_and_the_own_program_stay_in_sight(visit: Visit, friend: Friend) -> None:
    page = visit()
    seats = sit(page, others=1)
    planks = page.get_by_role("group", name="Your planks").get_by_role("button")
    expect(planks).to_have_count(6)
    rows = page.locator("[data-program]")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("First player")
    expect(rows.nth(1).locator(".size")).to_have_count(6)
    page.evaluate(SETTLED)
    before = page.locator("svg.delta").bounding_box()
    lay(page, IDLE)
    expect(button(page, "Confirm")).to_be_enabled()
    confirmed(friend, seats[1:])
    expect(button(page, "Confirm")).to_be_enabled()
    confirm(page)
    expect(page.locator(".target").first).to_be_visible()
    expect(places(page).nth(0)).to_have_accessible_name("Place 1: place 1 stone")
    expect(places(page).nth(0)).to_have_attribute("aria-current", "step")
    expect(planks).to_have_count(6)
    page.evaluate(SETTLED)
    after = page.locator("svg.delta").bounding_box()
    assert before is not None
    assert after is not None
    assert abs(before["width"] - after["width"]) < 8, "the board jumps between programming and resolving"


def test_the_cards_of_a_place_flip_large_and_a_dragon_takes_one(site: str, chromium: Browser, friend: Friend) -> None:
    context = newcomer(chromium, site, reduced_motion="no-preference", **DESK)
    page = context.new_page()
    page.clock.install()
    page.goto("/")
    seats = seated(page, FRIEND)
    other = friend(seats[1]["link"], "river_dragons")
    mine = ("blue", "black", "red", "yellow", "pink", "green")[other.asked()["colour"][0]]
    other.answers(f"lay_card dragon_{mine}", *(f"lay_card {card}" for card in HARMLESS[1:]), "confirm")
    lay(page, IDLE)
    page.clock.pause_at(datetime.now() + timedelta(hours=1))  # a moment is over only when we say so
    button(page, "Confirm").click()
    stage = page.locator(".stage")
    expect(stage.locator(".card.flips")).to_have_count(2)
    for _ in range(2):  # what the cards are called, and then the next moment
        button(page, "One moment on").click()
    expect(stage.locator(".takes")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("list", name="Log")).to_contain_text("The dragon of Bo stops Aino: place 1 stone")
    context.close()
