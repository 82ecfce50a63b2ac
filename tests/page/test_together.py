"""Several browsers at one table: invitations, a reload in the middle, consent, leaving, watching, the next game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import PHONE, Visit
from .stones import BOT, PERSON, button, cards, done, end_turn, event, my_turn, play_on, seated, sit, stone, swap, table
from .test_words import axe


def side(page: Page, tab: str) -> None:
    page.get_by_role("tab", name=tab).click()


def test_friends_are_invited_the_host_arranges_the_table_and_they_play(visit: Visit) -> None:
    host = visit()
    host.get_by_role("button", name="More choices for Hidden Stones").click()
    host.get_by_role("radio", name=re.compile("With friends")).check()
    host.get_by_role("radio", name="3", exact=True).check()
    host.get_by_label("Your name").fill("Aino")
    button(host, "Invite").click()
    expect(host.get_by_role("status")).to_have_text("2 seats are free. Share their links or codes.")
    expect(host.get_by_text("For now these links work on this device alone.")).to_be_visible()
    link = host.get_by_label("Link for seat 2").first.input_value()

    host.get_by_role("button", name="Remove Player 3").click()
    expect(host.get_by_role("status")).to_have_text("One seat is free. Share its link or code.")
    host.get_by_label("Rules").last.select_option(label="Own choice")
    host.get_by_label("Who goes first").select_option("1")

    guest = visit(link)
    expect(guest.get_by_text("Who goes first: player 1")).to_be_visible()
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_label("Your name").press("Enter")
    expect(host.get_by_role("region", name="Players")).to_contain_text("Bo")
    button(host, "Start").click()
    my_turn(host)
    expect(guest.locator(".line p")).to_have_text("Aino is playing.")
    play_on(host)
    my_turn(guest)
    swap(guest, 0, 1)
    before = [stone(guest, cell).get_attribute("aria-label") or "" for cell in range(9)]
    guest.reload()
    my_turn(guest)
    for cell, name in enumerate(before):
        expect(stone(guest, cell)).to_have_attribute("aria-label", name)
    expect(cards(guest)).to_have_count(3)
    for _ in range(2):
        play_on(guest)
        my_turn(host)
        play_on(host)
        my_turn(guest)


def test_undo_is_free_before_the_draw_and_by_agreement_after_it(visit: Visit) -> None:
    one, other = visit(), visit()
    made = sit(one, PERSON, {"kind": "person", "name": "Bo"})
    other.goto(made["seats"][1]["link"])
    my_turn(one)
    swap(one, 3, 4)
    expect(cards(one)).to_have_count(3)
    button(one, "Undo").click()
    expect(cards(one)).to_have_count(4)
    swap(one, 3, 4)
    end_turn(one)
    my_turn(other)
    button(one, "Ask to undo").click()
    expect(one.get_by_text("Waiting for the others to agree.")).to_be_visible()
    expect(other.get_by_text("Aino would like to take a move back.")).to_be_visible()
    button(other, "No").click()
    expect(one.get_by_text("Waiting for the others to agree.")).to_be_hidden()
    button(one, "Ask to undo").click()
    button(other, "Agree").click()
    my_turn(one)
    expect(cards(one)).to_have_count(3)


def test_words_are_shown_as_words_and_watchers_only_watch(visit: Visit) -> None:
    one, watcher = visit(), visit()
    made = sit(one, PERSON, BOT)
    watcher.goto(made["watch"])
    expect(watcher.get_by_text("Watching", exact=True)).to_be_visible()
    expect(one.get_by_role("img", name="One person looks on")).to_be_visible()
    side(one, "Chat")
    one.get_by_label("Say something").fill("<img src=x onerror=alert(1)> hello")
    one.get_by_label("Say something").press("Enter")
    side(watcher, "Chat")
    expect(watcher.get_by_text("<img src=x onerror=alert(1)> hello")).to_be_visible()
    expect(watcher.get_by_label("Say something")).to_have_count(0)
    expect(cards(watcher)).to_have_count(0)
    expect(button(watcher, "End turn")).to_have_count(0)


def test_a_bot_takes_over_from_one_who_left_and_the_next_game_begins_with_another(visit: Visit) -> None:
    one, other = visit(), visit()
    made = sit(one, PERSON, {"kind": "person", "name": "Bo"})
    other.goto(made["seats"][1]["link"])
    my_turn(one)
    end_turn(one)
    my_turn(other)
    other.context.close()
    side(one, "Table")
    button(one, "Let a bot play").click()
    my_turn(one)  # the bot has played
    expect(one.get_by_role("region", name="Players")).to_contain_text("Bot, Normal")
    button(one, "Give up").click()
    one.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(table(one)).to_have_attribute("data-mine", "true")
    button(one, "Give up").click()
    one.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(one.get_by_role("heading", name="Bo wins")).to_be_visible()
    before = one.url
    button(one, "Play again").click()
    one.wait_for_url(lambda now: now != before)
    my_turn(one)
    first = one.get_by_role("list", name="Log").get_by_text("goes first")
    expect(first).to_contain_text("Bo")


def test_one_device_goes_round_behind_a_curtain(visit: Visit) -> None:
    page = visit(device=PHONE)
    page.get_by_role("button", name="More choices for Hidden Stones").tap()
    page.get_by_role("radio", name=re.compile("Pass this device")).check()
    page.get_by_label("Player 1").fill("Aino")
    page.get_by_label("Player 2").fill("Bo")
    page.get_by_label("Rules").select_option(label="Own choice")
    page.get_by_label("Who goes first").select_option("1")
    button(page, "Start").tap()
    hands: list[list[str | None]] = []
    for name in ("Aino", "Bo", "Aino"):
        expect(page.get_by_role("heading", name=f"Hand the device to {name}")).to_be_visible()
        assert cards(page).count() == 0
        button(page, f"I am {name}").tap()
        my_turn(page)
        expect(cards(page)).to_have_count(4)
        hands.append([card.get_attribute("data-card") for card in cards(page).all()])
        button(page, "End turn").tap()
    assert hands[0] == hands[2]
    assert not set(hands[0]) & set(hands[1])


def test_a_clock_is_shown_and_an_open_table_is_found_and_left(visit: Visit) -> None:
    one, other = visit(), visit()
    made = seated(one, PERSON, {"kind": "open"}, open=True, clock=86_400)
    one.goto(made["seats"][0]["link"])
    other.reload()
    button(other, "Sit down").click()
    expect(one.get_by_role("status")).to_have_text("Everybody is here.")
    button(other, "Give my seat back").click()
    other.wait_for_url(re.compile(r"/$"))
    expect(one.get_by_role("status")).to_have_text("One seat is free. Share its link or code.")
    button(one, "Start, bots take the free seats").click()
    my_turn(one)
    expect(one.get_by_role("timer")).to_have_text(re.compile(r"1 day 0 hr|23 hr 5\d min"))
    before = event(one)
    button(one, "Pass, draw two").click()
    done(one, before)


def test_a_stranger_sees_a_shared_game_from_the_place_in_its_address_and_plays_on(visit: Visit) -> None:
    page = visit()
    sit(page, PERSON, BOT)
    end_turn(page)
    my_turn(page)
    page.get_by_role("tab", name="Table").click()
    button(page, "Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    page.locator(".end.panel .others summary").click()
    button(page, "Show the game to everybody").click()
    button(page, "Make the link").click()
    link = page.get_by_label("Public link to the replay").first.input_value()
    assert "/g/" in link

    stranger = visit(f"{link}?at=1&as=1")
    expect(stranger.get_by_role("slider")).to_have_value("1")
    expect(stranger.get_by_text("Aino")).to_have_count(0)  # nobody agreed to be named
    stranger.keyboard.press("ArrowRight")
    expect(stranger.get_by_role("slider")).to_have_value("2")
    stranger.wait_for_url("**at=2**")
    stranger.keyboard.press("Home")
    expect(stranger.get_by_role("slider")).to_have_value("0")
    button(stranger, "Play on from here").click()
    stranger.wait_for_url("**/s/**")
    my_turn(stranger)


def test_bots_play_before_whoever_wants_to_see_a_game(visit: Visit) -> None:
    page = visit("/live")
    expect(button(page, "Hidden Stones")).to_be_visible()
    axe(page)
    button(page, "Hidden Stones").click()
    page.wait_for_url("**/w/**")
    expect(table(page)).to_be_visible()  # bots are quick here: it may be over already
    expect(page.get_by_text("Bot, Normal")).to_have_count(2)


def test_a_link_that_opens_nothing_says_so(visit: Visit) -> None:
    page = visit("/s/abcdefghijklmnopqrstuv")
    expect(page.get_by_role("heading", name="This link opens no table")).to_be_visible()
    page.get_by_role("link", name="All games").click()
    expect(page.get_by_role("heading", name="Riffle", exact=True)).to_be_visible()
