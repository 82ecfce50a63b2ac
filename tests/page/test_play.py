"""One player in a browser: a whole game against a bot, by touch, by keyboard alone, and what a refusal says."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from .conftest import PHONE, Visit
from .stones import BOT, PERSON, button, cards, done, end_turn, event, my_turn, play_to_the_end, sit, stone, swap, table


def test_a_whole_game_against_a_bot_then_its_record_is_downloaded_and_replayed(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    page.get_by_role("button", name="More choices for Hidden Stones").click()
    page.get_by_label("How strong are the bots?").select_option("easy")
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    expect(cards(page).first).to_be_visible()
    play_to_the_end(page)
    expect(page.get_by_role("img", name="Points along the game")).to_be_visible()
    with page.expect_download() as saved:
        page.locator(".end.panel .others summary").click()
        page.get_by_role("button", name="Download").click()
    record = tmp_path / "game.riffle"
    saved.value.save_as(record)
    assert record.read_text("utf-8").startswith("riffle 1\ngame hidden_stones\n")

    page.goto("/r")
    page.locator("input[type=file]").set_input_files(record)
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(page.locator(".hands li")).to_have_count(2)  # all cards lie open
    page.get_by_label("Whose eyes").select_option("0")
    expect(cards(page)).to_have_count(4)
    slider.press("End")
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    page.get_by_role("button", name="One step back").click()
    expect(slider).to_have_value(str(int(slider.get_attribute("max") or 0) - 1))


def test_a_file_that_is_no_record_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    page = visit("/r")
    strange = tmp_path / "strange.txt"
    strange.write_text("riffle 1\ngame hidden_stones\nnothing more\n")
    with page.expect_response(re.compile("/api/replay")):
        page.locator("input[type=file]").set_input_files(strange)
    expect(page.get_by_role("alert")).to_have_text("This file is not a record we can read.")


def test_a_refusal_names_the_rule_and_rings_the_pieces(visit: Visit) -> None:
    page = visit()
    sit(page, PERSON, BOT)
    my_turn(page)
    unfit = page.locator("[data-card]:not(.fits)").first
    unfit.click()
    page.get_by_role("button", name="Take").click(force=True)  # dimmed, but it answers
    line = page.locator(".line.bad p")
    expect(line).to_contain_text("Rule 30:")
    expect(line).to_contain_text("only while the stones lie as it shows")
    expect(page.locator("[data-card].lit")).to_have_count(1)


def test_a_phone_plays_by_touch_ghost_first_confirm_second(visit: Visit) -> None:
    page = visit(device=PHONE)
    page.get_by_role("button", name="Play Hidden Stones").tap()
    expect(cards(page).first).to_be_visible()
    hand = 4
    for _ in range(3):
        my_turn(page)
        expect(cards(page)).to_have_count(hand)
        stone(page, 4).tap()
        stone(page, 5).tap()
        cards(page).first.tap()
        expect(cards(page)).to_have_count(hand)  # nothing has happened yet: the move only shows itself
        button(page, "Swap").tap()
        expect(cards(page)).to_have_count(hand - 1)
        before = event(page)
        button(page, "Undo").tap()
        expect(cards(page)).to_have_count(hand)
        done(page, before)
        before = event(page)
        button(page, "End turn").tap()
        done(page, before)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def tab_to(page: Page, name: str, most: int = 40) -> None:
    """Go on with the tabulator until something of that name has the focus."""
    wanted = re.compile(name)
    for _ in range(most):
        page.keyboard.press("Tab")
        focus = page.locator(":focus")
        if focus.count() and wanted.search(focus.get_attribute("aria-label") or focus.inner_text()):
            return
    raise AssertionError(f"the keyboard does not reach {name!r}")


def test_the_keyboard_alone_plays(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("button", name="Play Hidden Stones")).to_be_enabled()
    tab_to(page, "Play Hidden Stones")
    page.keyboard.press("Enter")
    expect(cards(page).first).to_be_visible()
    my_turn(page)
    before = event(page)
    tab_to(page, "Row 2, column 2")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".line p")).to_contain_text("Throw away a card to swap")
    tab_to(page, "Card worth")
    page.keyboard.press("Enter")
    done(page, before)
    tab_to(page, "^End turn$")
    before = event(page)
    page.keyboard.press("Space")
    done(page, before)
    my_turn(page)
    tab_to(page, "^Log$")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    tab_to(page, "^Give up$")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    tab_to(page, "^Give up$")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="wins")).to_be_focused()


def test_one_player_alone_collects_strikes(visit: Visit) -> None:
    page = visit()
    sit(page, PERSON, options={"solo_win": "scored"})
    for strikes in (1, 2, 3):
        my_turn(page)
        swap(page, 0, 1)
        end_turn(page)
        expect(page.locator(".strikes .hit")).to_have_count(strikes)
    my_turn(page)
    end_turn(page)
    expect(page.get_by_role("heading", name="Not this time")).to_be_visible()


def test_a_hint_is_said_and_shown(visit: Visit) -> None:
    page = visit()
    sit(page, PERSON, BOT)
    my_turn(page)
    button(page, "Hint").click()
    expect(page.locator(".line p")).to_contain_text("Hint:")


def test_the_record_so_far_leaves_out_what_one_may_not_know(visit: Visit) -> None:
    page = visit()
    sit(page, PERSON, BOT)
    my_turn(page)
    log = page.get_by_role("list", name="Log")
    expect(log.locator("summary")).to_have_text(re.compile(r"A stone is laid: .+\+8"))
    page.get_by_role("tab", name="Table").click()
    with page.expect_download() as waited:
        button(page, "Record so far").click()
    text = waited.value.path().read_text("utf-8")
    assert text.count(" draw ") == 4
    assert text.count(" ?\n") == 4
    assert text.endswith("unfinished seat1\n")


def test_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    page = visit()
    sit(page, PERSON, PERSON)
    expect(page).to_have_title("Your turn · Hidden Stones")
    end_turn(page)
    expect(page).to_have_title("Hidden Stones")
    expect(table(page)).to_have_attribute("data-mine", "false")


def test_the_first_game_teaches_by_doing(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Learn it in three minutes · Hidden Stones").click()
    coach = page.get_by_role("region", name="Lesson")
    expect(coach).to_contain_text("Nine stones")
    stone(page, 0).click()
    for told in ("in pairs", "side by side", "never mirrored", "They do not yet"):
        button(page, "Go on").click()
        expect(coach).to_contain_text(told)
    stone(page, 0).click()  # not what the lesson asks for
    button(page, "Turn over").click()
    cards(page).first.click()
    expect(page.locator(".line.bad")).to_contain_text("do what is marked")
    stone(page, 7).click()
    stone(page, 8).click()
    page.locator("[data-card].hinted").click()
    expect(coach).to_contain_text("wrong side")
    stone(page, 7).click()
    button(page, "Turn over").click()
    page.locator("[data-card].hinted").click()
    page.locator("[data-card].fits").click()
    button(page, "Take 1 point").click()
    button(page, "Go on").click()
    button(page, "End turn").click()
    for told in ("worth 1", "tenth scored card"):
        expect(coach).to_contain_text(told)
        button(page, "Go on").click()
    button(page, "Pass, draw two").click()
    button(page, "Play a real game").click()
    page.wait_for_url("**/s/*")
    expect(cards(page).first).to_be_visible()
