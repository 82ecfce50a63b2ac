"""The stone of the day in a browser: solved at the table, kept, counted as a streak, and shared without the way."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Visit
from .stones import button

DAY = 10
"""A win in two moves; the visitor's clock stands on that day."""
NOON = "2026-11-10T12:00:00Z"
COLUMNS = 16


def name_of(cell: int) -> str:
    return f"{chr(97 + cell % COLUMNS)}{cell // COLUMNS + 1}"


def solve(page: Page, stone: dict[str, Any]) -> None:
    table = page.locator(".table")
    for answer in stone["way"]:
        expect(table).to_have_attribute("data-mine", "true")
        event = table.get_attribute("data-event") or ""
        for cell in answer["parts"]:
            page.locator(f"[data-name='{name_of(cell)}']").click()
        expect(table).not_to_have_attribute("data-event", event)


def test_a_stone_is_solved_kept_and_shared(visit: Visit) -> None:
    page = visit("/")
    page.clock.set_fixed_time(NOON)
    page.reload()
    page.get_by_role("link", name=f"Stone of the day {DAY}").click()
    page.get_by_role("link", name="Stones & Rivers Find the forced win").click()
    coach = page.locator(".coach")
    expect(coach).to_contain_text("You win in 2 turns")
    stone = page.request.get(f"/api/daily/stones_and_rivers/{DAY}").json()
    solve(page, stone)
    expect(coach).to_contain_text("Nothing could stop it")
    button(page, "Result").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("img", name="3 of 3 pebbles")).to_be_visible()
    line = sheet.locator("pre").inner_text()
    assert line.splitlines()[0] == f"Stone of the day {DAY} · Stones & Rivers ●●● Win in 2, first try"
    assert line.splitlines()[1].endswith(f"/daily/stones_and_rivers/{DAY}")
    with page.expect_download() as saved:
        button(page, "Picture").click()
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")
    page.get_by_role("link", name="All stones").click()
    expect(page.get_by_text("one day")).to_be_visible()
    expect(page.get_by_role("img", name="3 of 3 pebbles")).to_have_count(1)


def test_a_stranger_opens_a_shared_result_and_plays_the_same_challenge(visit: Visit) -> None:
    page = visit(f"/daily/stones_and_rivers/{DAY}")
    stone = page.request.get(f"/api/daily/stones_and_rivers/{DAY}").json()
    solve(page, stone)
    button(page, "Result").click()
    link = page.get_by_role("dialog").locator("pre").inner_text().splitlines()[1]
    assert not any(name_of(cell) in link for answer in stone["way"] for cell in answer["parts"])

    stranger = visit(link, language="de-DE", color_scheme="dark")
    expect(stranger.locator(".coach")).to_contain_text("Du gewinnst in 2 Zügen")
    solve(stranger, stone)
    button(stranger, "Ergebnis").click()
    expect(stranger.get_by_role("dialog").locator("pre")).to_contain_text("Stein des Tages 10")
    stranger.get_by_role("link", name="Alle Steine").click()
    expect(stranger.locator(".streak")).to_have_count(0)  # out of the archive: it begins with today's


def test_a_turn_that_lets_the_win_slip_is_told_and_costs_a_pebble(visit: Visit) -> None:
    page = visit(f"/daily/stones_and_rivers/{DAY}")
    coach = page.locator(".coach")
    stone = page.request.get(f"/api/daily/stones_and_rivers/{DAY}").json()
    origin = name_of(stone["way"][0]["parts"][0])
    expect(page.locator(".table")).to_have_attribute("data-mine", "true")
    page.locator(f"[data-name='{origin}']").click()
    page.locator(".ring").first.click()  # turned over instead of moved
    expect(coach).to_contain_text("lets the win slip")
    button(page, "Try again").click()
    expect(coach).to_contain_text("You win in 2 turns")
    solve(page, stone)
    button(page, "Result").click()
    expect(page.get_by_role("dialog").get_by_role("img", name="2 of 3 pebbles")).to_be_visible()


def test_the_analysis_board_keeps_branches_and_sets_up_positions(visit: Visit) -> None:
    page = visit("/analysis")
    turns = page.get_by_role("list", name="Branches").get_by_role("button")
    for origin, to, count in (("d6", "c6", 1), ("d9", "c9", 2)):
        page.locator(f"[data-name='{origin}']").click()
        page.locator(f"[data-name='{to}']").click()
        expect(turns).to_have_count(count)
    button(page, "Undo").click()
    expect(page.locator("[data-name='d9']")).to_have_attribute("aria-label", re.compile("^d9, .*stone"))
    page.locator("[data-name='j9']").click()
    page.locator("[data-name='k9']").click()
    expect(turns).to_have_count(3)
    turns.first.click()
    expect(turns.first).to_have_attribute("aria-current", "true")
    button(page, "Circle river along").click()
    page.locator("[data-name='g7']").click()
    expect(page.get_by_role("textbox", name="Position")).to_have_value(re.compile("/6v6/.* square$"))
