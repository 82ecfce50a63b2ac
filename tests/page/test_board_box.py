"""The board keeps one box from the first move to the last; nothing that can be pressed is covered or out of reach."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Friend, Visit
from .partner import Partner
from .stones import open_side
from .test_words import SETTLED

LEAST = {(1440, 900): 720, (1024, 768): 580, (390, 844): 360, (390, 664): 330, (844, 390): 330, (360, 740): 320}
"""The window, and what the shorter side of the board has there at least."""
SEATS = {"hidden_stones": 2, "stones_and_rivers": 2, "river_dragons": 4, "stoleme": 4, "stone_stacks": 2}
ANSWERS = 12
BOX = """() => {
  const { x, y, width, height } = document.querySelector('.frame .box').getBoundingClientRect();
  return [x, y, width, height].map((it) => Math.round(it * 100) / 100);
}"""
OVERLAPS = """() => {
  const names = ['.box', '.frame > .who', '.recap', '.prompt', 'main > .laid', 'main > .held', '.rest > .side'];
  const places = names.map((name) => [name, document.querySelector(name)]).filter(([, it]) => it)
    .map(([name, it]) => [name, it.getBoundingClientRect()]).filter(([, it]) => it.width && it.height);
  const lap = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]) > 1;
  return places.flatMap(([one, a], i) => places.slice(i + 1)
    .filter(([, b]) => lap(a, b, 'left', 'right') && lap(a, b, 'top', 'bottom'))
    .map(([other]) => `${one} over ${other}`));
}"""
LOST = """() => {
  // What lies in a list that scrolls by itself is reached there.
  const apart = '.unseen, .rest > .side, .over .told, main > .held ul, details:not([open]) > :not(summary)';
  return [...document.querySelectorAll('.frame :is(button, a, input, select, [role=button])')].filter((it) => {
    if (!it.checkVisibility({ visibilityProperty: true }) || it.closest(apart)) return false;
    const { left, right, top, bottom } = it.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const drawing = it.closest('svg');
    const mine = there && (it.contains(there) || there.contains(it) || (drawing && drawing === there.closest('svg')));
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 || !mine;
  }).map((it) => (it.ariaLabel || it.textContent || it.className).trim().slice(0, 40));
}"""
SCROLLS = "document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"


def answers(partner: Partner, count: int) -> None:
    """Whatever may be answered, a few times; the others answer for themselves."""
    for _ in range(count):
        partner.asked()
        legal: list[dict[str, Any]] = partner.snapshot["legal"]
        action = legal[len(legal) // 2]
        extra = [max(low, 0) for low, _ in action.get("ranges") or []]
        partner.give(action["code"], extra)


def boxes(page: Page) -> dict[tuple[int, int], list[float]]:
    """The board's box at every size, and that nothing is covered, cut off or out of reach there."""
    found: dict[tuple[int, int], list[float]] = {}
    for (width, height), least in LEAST.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        where = f"{width}x{height}"
        found[width, height] = page.evaluate(BOX)
        assert min(found[width, height][2:]) >= least, where
        assert page.evaluate(OVERLAPS) == [], where
        assert page.evaluate(LOST) == [], where
        assert not page.evaluate(SCROLLS), where
    return found


@pytest.mark.parametrize("game", SEATS)
def test_a_board_keeps_its_box_from_the_first_move_to_the_last(visit: Visit, friend: Friend, game: str) -> None:
    page = visit()
    page.add_init_script("localStorage.setItem('riffle.stacks', 'plain')")
    seats = [{"kind": "person", "name": "Ada"}, *[{"kind": "bot", "level": "easy"}] * (SEATS[game] - 1)]
    link = page.request.post("/api/tables", data={"game": game, "seats": seats}).json()["seats"][0]["link"]
    page.goto(link)
    expect(page.locator("[data-mine=true] .frame")).to_be_visible()
    first = boxes(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("button", name="Thinking …")).to_have_count(0)
    assert boxes(page) == first, "a hint"
    answers(friend(link, game), ANSWERS)
    expect(page.locator("[data-mine=true] .frame")).to_be_visible()
    assert boxes(page) == first, "the middle"
    page.set_viewport_size({"width": 1024, "height": 768})
    page.evaluate(SETTLED)
    open_side(page)
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").last.get_by_role("button", name="Give up").click()
    expect(page.locator("#end-title")).to_be_visible()
    assert boxes(page) == first, "the end"
