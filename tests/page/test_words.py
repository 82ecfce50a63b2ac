"""Everybody can use every page: axe finds nothing in English and German, and no language lacks a word or clips one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import DESK, PHONE, Visit, until
from .stones import BOT, PERSON, cards, my_turn, seated, sit

WEB = Path(__file__).parents[2] / "web"
AXE = WEB / "node_modules/axe-core/axe.min.js"
TWICE: dict[str, Any] = {"viewport": {"width": 640, "height": 400}}
GAMES = ("hidden_stones", "stones_and_rivers", "river_dragons", "stoleme", "stone_stacks")
LANGUAGES = ("en", "fi", "sv", "da", "nb", "pl", "de")
CLIPPED = """() => [...document.querySelectorAll('button, .button, label, legend, h1, h2, h3, .line p, [role=tab]')]
  .filter((it) => it.clientWidth > 1 && getComputedStyle(it).visibility === 'visible')
  .filter((it) => it.scrollWidth > it.clientWidth + 1)
  .map((it) => it.className + ': ' + it.textContent.trim())"""
CUT = """() => {
  const unread = '.unseen, select, [aria-hidden=true], details:not([open])';
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (words.nextNode()) {
    const { parentElement: it, textContent } = words.currentNode;
    if (!textContent.trim() || !it.checkVisibility() || it.closest(unread)) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const text = range.getBoundingClientRect();
    for (let box = it; box && text.width; box = box.parentElement) {
      const { overflow, clipPath, textOverflow } = getComputedStyle(box);
      const room = box.getBoundingClientRect();
      // What scrolls is reached, an ellipsis says so itself, and what is one point large is for screen readers.
      if (textOverflow === 'ellipsis' || room.width <= 1 || clipPath !== 'none') break;
      if (/auto|scroll/.test(overflow)) break;
      const [aside, above] = [Math.max(room.left - text.left, text.right - room.right), room.top - text.top];
      const over = Math.max(aside, above, text.bottom - room.bottom);
      if (/hidden|clip/.test(overflow) && over > 2) found.push(`${box.className}: ${textContent.trim()}, ${over}`);
    }
  }
  return found;
}"""
CHOSEN = """() => [...document.querySelectorAll('select')].filter((it) => it.checkVisibility()).filter((it) => {
  const [pen, style] = [document.createElement('canvas').getContext('2d'), getComputedStyle(it)];
  pen.font = style.font;
  const room = it.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return pen.measureText(it.selectedOptions[0]?.textContent ?? '').width > room - 4;
}).map((it) => it.selectedOptions[0].textContent)"""
SAID = """() => [...document.querySelectorAll('*')].flatMap((it) => [
  ...[...it.childNodes].filter((part) => part.nodeType === 3).map((part) => part.textContent.trim()),
  it.getAttribute('aria-label') ?? '', it.getAttribute('placeholder') ?? '']).filter(Boolean)"""
KEYS = {
    found[1]
    for path in (WEB / "texts/en.ftl", *WEB.glob("src/games/*/texts/en.ftl"))
    for found in re.finditer(r"^([a-z][\w-]*-[\w-]*) =", path.read_text("utf-8"), re.MULTILINE)
}


SETTLED = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const ends = (it) => it.playState === 'running' && it.effect?.getComputedTiming().endTime < Infinity;
  await Promise.all(document.getAnimations().filter(ends).map((it) => it.finished.catch(() => null)));
}"""
"""Letters have come, boards know their size, what moves has arrived: before that nobody has looked at it yet."""


def axe(page: Page) -> None:
    """Nothing on the page as it stands now that axe would complain about."""
    page.evaluate(SETTLED)
    page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    problems = [
        f"{problem['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for problem in found["violations"]
        for node in problem["nodes"]
    ]
    assert not problems, "\n".join(problems)


def words_hold(page: Page) -> None:
    """No key stands where a word should, nothing is wider than its place, the page does not slide sideways."""
    page.evaluate(SETTLED)
    said: list[str] = page.evaluate(SAID)
    assert not [text for text in said if text in KEYS]
    assert page.evaluate(CLIPPED) == []
    assert page.evaluate(CUT) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_front_page_is_light(visit: Visit) -> None:
    """In Polish, which needs the most letters; and a game is one press away."""
    # After a page without letters or pictures: nothing of this one is missed, nothing of that one is still on its way.
    page = visit("/api/games", language="pl-PL", device=PHONE)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    weights: list[float] = []
    session.on("Network.loadingFinished", lambda told: weights.append(told["encodedDataLength"]))
    page.goto("/", wait_until="networkidle")
    expect(page.locator("[data-game=hidden_stones] .facts")).to_contain_text("20")
    page.evaluate(SETTLED)
    until(page, lambda: len(weights) > 8)
    assert sum(weights) < 150_000
    play = page.get_by_role("button", name="Graj w Hidden Stones")
    expect(play).to_be_in_viewport(ratio=1)
    play.click()
    expect(cards(page).first).to_be_visible()


def tabs(page: Page) -> list[Locator]:
    """Log, rules, chat and table beside a game."""
    expect(page.get_by_role("tab")).to_have_count(4)
    return page.get_by_role("tab").all()


LOOKS = [("en-GB", "light", DESK), ("de-DE", "dark", PHONE)]


@pytest.mark.parametrize(("language", "light", "device"), LOOKS)
def test_axe_finds_nothing_on_any_page(visit: Visit, language: str, light: str, device: dict[str, Any]) -> None:
    page = visit(language=language, device=device, color_scheme=light)
    page.locator("[data-game=hidden_stones] button").nth(1).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    axe(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    axe(page)
    page.goto("/r")
    expect(page.locator("input[type=file]")).to_be_attached()
    axe(page)
    page.goto("/s/opens-nothing")
    expect(page.locator(".gone h1")).to_be_visible()
    axe(page)

    made = seated(page, PERSON, {"kind": "open"})
    page.goto(made["seats"][0]["link"])
    expect(page.locator("input[readonly]").first).to_be_visible()
    axe(page)

    sit(page, PERSON, BOT)
    my_turn(page)
    axe(page)
    if device is PHONE:
        page.locator(".more").click()
    for tab in tabs(page):
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        axe(page)
    page.locator(".leave button").click()
    axe(page)
    page.locator("dialog .bad").click()
    expect(page.locator("#end-title")).to_be_visible()
    axe(page)
    page.get_by_role("link", name=re.compile("^(Replay|Nachspielen)$")).click()
    expect(page.get_by_role("slider")).to_be_visible()
    axe(page)


@pytest.mark.parametrize(("language", "light", "device"), LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_where_a_game_is_offered_explained_and_taught(
    visit: Visit, game: str, language: str, light: str, device: dict[str, Any]
) -> None:
    page = visit(language=language, device=device, color_scheme=light)
    page.locator(f"[data-game={game}] button").nth(1).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    axe(page)
    page.goto(f"/rules/{game}/{language[:2]}")
    expect(page.locator("dt").first).to_be_visible()
    page.locator("[data-picture]").first.scroll_into_view_if_needed()
    expect(page.locator("[data-picture] [inert] .picture").first).to_be_visible()
    axe(page)
    page.goto(f"/learn/{game}")
    expect(page.locator(".coach")).to_be_visible()
    axe(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_around_a_game_has_its_words_and_room_for_them(visit: Visit, language: str) -> None:
    page = visit(language=language, device=PHONE)
    made = seated(page, PERSON, {"kind": "open"})
    for path, seen in (
        ("/r", ".button"),
        ("/s/opens-nothing", ".gone h1"),
        (f"/rules/hidden_stones/{language}", "dt"),
        ("/learn/hidden_stones", ".coach"),
        ("/river", "#key"),
        ("/ladder", "ol li"),
        ("/kept", "dt"),
        (made["seats"][0]["link"], "input[readonly]"),
    ):
        page.goto(path)
        expect(page.locator(seen).first).to_be_visible()
        words_hold(page)


@pytest.mark.parametrize(("language", "device"), [("pl-PL", PHONE), ("de-DE", TWICE)], ids=["phone", "twice"])
@pytest.mark.parametrize("game", GAMES)
def test_what_was_chosen_for_a_game_is_not_cut(visit: Visit, game: str, language: str, device: dict[str, Any]) -> None:
    page = visit(language=language, device=device)
    page.locator(f"[data-game={game}] button").nth(1).click()
    preset = page.locator("dialog select[id$=-preset]")
    expect(preset).to_be_visible()
    preset.select_option("")  # all options, each by itself
    expect(page.locator("dialog label").last).to_be_visible()
    page.evaluate(SETTLED)
    assert page.evaluate(CHOSEN) == []
    words_hold(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_words_and_room_for_them_on_a_phone(visit: Visit, language: str) -> None:
    page = visit(language=language, device=PHONE)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("[data-game=hidden_stones] button").nth(1).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    words_hold(page)
    sit(page, PERSON, BOT)
    my_turn(page)
    words_hold(page)
    cards(page).first.tap()
    page.locator("[data-cell='4']").tap()
    words_hold(page)
    page.locator(".more").tap()
    for tab in tabs(page):
        tab.tap()
        words_hold(page)
    page.locator(".leave button").tap()
    words_hold(page)
    page.locator("dialog .bad").tap()
    expect(page.locator("#end-title")).to_be_visible()
    words_hold(page)


def test_the_language_is_switched_at_once_and_kept(visit: Visit) -> None:
    page = visit()
    page.get_by_label("Language").select_option("fi")
    expect(page.get_by_role("button", name="Pelaa: Hidden Stones")).to_be_visible()
    sit(page, PERSON, BOT)
    my_turn(page)
    page.get_by_role("tab", name="Pöytä").click()
    page.get_by_label("Kieli").select_option("de")
    page.locator("[data-card]:not(.fits)").first.click()
    page.locator(".line").get_by_role("button", name=re.compile("Punkt")).click(force=True)  # dimmed
    expect(page.locator(".line.bad p")).to_contain_text("Regel 30:")
    expect(page.locator(".line.bad p")).to_contain_text("Karte")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_rules_stand_at_an_address_of_their_own(visit: Visit) -> None:
    page = visit("/rules/hidden_stones/pl")
    expect(page.get_by_role("heading", level=1)).to_have_text("Hidden Stones")
    expect(page.locator("dt").first).to_have_text("1")
    page.get_by_role("link", name="Svenska").click()
    expect(page).to_have_url(re.compile("/rules/hidden_stones/sv$"))
    expect(page.locator("html")).to_have_attribute("lang", "sv")
    page.emulate_media(media="print")
    expect(page.get_by_role("navigation")).to_be_hidden()
    expect(page.locator("dd").first).to_be_visible()
