"""An invitation that works: two phones, the second by the decoded code and the machine's own address, play a game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from riffle.server.listening import in_this_network

from .conftest import Served, newcomer
from .stones import button, cards, my_turn, play_on, table

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
READER = Path(__file__).parents[2] / "web/node_modules/jsqr/dist/jsQR.js"
DRAWN = """async (svg) => {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' }));
  await image.decode();
  const [wide, high] = [360, 360];
  const canvas = new OffscreenCanvas(wide, high).getContext('2d');
  canvas.drawImage(image, 0, 0, wide, high);
  return [Array.from(canvas.getImageData(0, 0, wide, high).data), wide, high];
}"""

TURNS = 6
"""Both have played three times when one gives up: a whole game by hand is the business of other tests."""

Phone = Callable[[], Page]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of its own: it is opened to the network, and the others of this run stay shut."""
    server = Served(tmp_path_factory.mktemp("invite"))
    yield server
    server.stop()


@pytest.fixture
def phone(chromium: Browser) -> Iterator[Phone]:
    contexts: list[BrowserContext] = []

    def taken_up() -> Page:
        contexts.append(newcomer(chromium, **PHONE))
        return contexts[-1].new_page()

    yield taken_up
    for context in contexts:
        context.close()


def decoded(page: Page, label: str) -> str:
    """What a reader of QR codes takes from the picture on the screen."""
    pixels = page.get_by_role("img", name=label).evaluate(DRAWN)
    page.evaluate(READER.read_text("utf-8") + "; true")
    return page.evaluate("([data, w, h]) => jsQR(new Uint8ClampedArray(data), w, h).data", pixels)


def test_a_friend_comes_by_the_code_and_the_network_and_they_play_a_game(served: Served, phone: Phone) -> None:
    assert in_this_network() is not None, "this test needs an address of this machine beside the loopback's"
    host, guest = phone(), phone()
    host.goto(served.address)
    host.get_by_role("button", name="More choices for Hidden Stones").tap()
    host.get_by_role("radio", name=re.compile("With friends")).check()
    host.get_by_label("Your name").fill("Aino")
    button(host, "Invite").tap()
    expect(host.get_by_text("For now these links work on this device alone.")).to_be_visible()
    expect(host.get_by_role("img", name="QR code")).to_have_count(0)

    button(host, "Open to this network").tap()
    expect(host.get_by_role("img", name="QR code")).to_have_count(2)
    url = decoded(host, "Link for seat 2, as a QR code")
    assert url.startswith(f"http://{in_this_network()}:")
    assert url == host.get_by_label("Link for seat 2").first.input_value()

    guest.goto(url)
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_label("Your name").press("Enter")
    expect(host.get_by_role("region", name="Players")).to_contain_text("Bo")
    button(host, "Start").tap()
    for page in (host, guest):
        expect(cards(page).first).to_be_visible()
    players = [host, guest] if table(host).get_attribute("data-mine") == "true" else [guest, host]
    for turn in range(TURNS):
        my_turn(players[turn % 2])
        play_on(players[turn % 2])
    my_turn(players[TURNS % 2])
    give_up(players[TURNS % 2])
    for page in players:
        expect(page.get_by_role("heading", name="win")).to_be_visible()

    button(guest, "Play again").tap()
    guest.wait_for_url(lambda now: now != url)  # one click, and one sits at the next table
    expect(cards(guest).first).to_be_visible()
    host.get_by_role("link", name="To the new game").tap()
    expect(cards(host).first).to_be_visible()


def test_a_watcher_is_taken_along_and_a_seat_moves_to_another_device(served: Served, phone: Phone) -> None:
    one, watcher, tablet = phone(), phone(), phone()
    one.goto(served.address)
    seats = [{"kind": "person", "name": "Aino"}, {"kind": "bot", "level": "easy"}]
    request = {"game": "hidden_stones", "seats": seats, "options": {"first": "1"}}
    made = one.request.post(f"{served.address}/api/tables", data=request).json()
    one.goto(served.address + made["seats"][0]["link"])
    watcher.clock.install()
    watcher.goto(served.address + made["watch"])
    expect(watcher.get_by_text("Watching", exact=True)).to_be_visible()

    button(one, "More").tap()
    one.get_by_role("tab", name="Table").tap()
    button(one, "Show my link").tap()
    tablet.goto(one.get_by_label("Go on at another device").first.input_value())
    hands = [[card.get_attribute("data-card") for card in cards(page).all()] for page in (one, tablet) if shown(page)]
    assert hands[0] == hands[1]

    button(one, "Close").last.tap()
    give_up(one)
    expect(watcher.get_by_role("heading", name="win")).to_be_visible()
    # On a slow machine the moment before one is taken along would be over before it was looked at.
    watcher.clock.pause_at(datetime.now() + timedelta(hours=1))
    button(one, "Play again").tap()
    expect(watcher.get_by_text("You are taken along in a moment.")).to_be_visible()
    watcher.clock.resume()
    watcher.wait_for_url(lambda now: "/w/" in now and made["watch"] not in now)
    expect(watcher.get_by_text("Watching", exact=True)).to_be_visible()


def give_up(page: Page) -> None:
    button(page, "More").tap()
    page.get_by_role("tab", name="Table").tap()
    button(page, "Give up").tap()
    page.get_by_role("dialog").get_by_role("button", name="Give up").tap()


def shown(page: Page) -> bool:
    expect(cards(page)).to_have_count(4)
    return True
