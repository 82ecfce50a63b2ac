"""Everybody comes back: the river on another device, games over days with calls, installed, without a line."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, expect

from server.push_service import PushService, Receiver

from .conftest import DESK, ELSEWHERE, PATIENCE, PHONE, QUIET, Served, Visit, newcomer, until
from .stones import BOT, FRIEND, PERSON, button, cards, end_turn, my_turn, seated, sit
from .test_words import axe, words_hold

DAY = 86400
SUBSCRIBE = """([endpoint, p256dh, auth]) => {
  const made = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }), unsubscribe: async () => true };
  let kept = null;
  PushManager.prototype.subscribe = async () => (kept = made);
  PushManager.prototype.getSubscription = async () => kept;
}"""
"""A browser's own push service is beyond this machine; ours on loopback takes its place, with real keys."""


def open_profile(browser: Browser, folder: Path, site: str) -> BrowserContext:
    """A browser that keeps what it knows when it is closed."""
    context = browser.browser_type.launch_persistent_context(
        folder,
        executable_path=_path(),
        args=["--no-sandbox", *QUIET],
        base_url=site,
        locale="en-GB",
        reduced_motion="reduce",
        permissions=["notifications"],
        **PHONE,
    )
    context.set_default_timeout(PATIENCE)
    return context


def _path() -> str:
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome") or ""


class Person:
    """Somebody with a phone, which is closed most of the time and can be called."""

    def __init__(self, browser: Browser, folder: Path, site: str, service: PushService) -> None:
        self.browser, self.folder, self.site, self.service = browser, folder, site, service
        self.keys = Receiver()
        self.endpoint = f"{service.endpoint}-{folder.name}"

    @contextmanager
    def awake(self, path: str) -> Iterator[Page]:
        context = open_profile(self.browser, self.folder, self.site)
        request = json.dumps([self.endpoint, self.keys.p256dh, self.keys.auth])
        context.add_init_script(f"({SUBSCRIBE})({request})")
        page = context.pages[0]
        page.goto(path)
        yield page
        context.close()

    def called(self) -> dict[str, Any]:
        """What the push service was given for this browser."""
        _, body = self.service.calls.get(timeout=PATIENCE / 1000)
        return json.loads(self.keys.opened(body))


def deliver(page: Page, site: str, call: dict[str, Any]) -> str:
    """Hand a call to the browser as its push service does; the words of the notification it shows.

    The browser itself says when it has shown one. Who asks for all of them too early loses those not shown yet.
    """
    session = page.context.new_cdp_session(page)
    registered: list[str] = []
    shown: list[dict[str, Any]] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registered.extend(each["registrationId"] for each in told["registrations"]),
    )
    session.on(
        "BackgroundService.backgroundServiceEventReceived", lambda told: shown.append(told["backgroundServiceEvent"])
    )
    session.send("ServiceWorker.enable")
    session.send("BackgroundService.startObserving", {"service": "notifications"})
    session.send("BackgroundService.setRecording", {"service": "notifications", "shouldRecord": True})
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    until(page, lambda: registered)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": site, "registrationId": registered[0], "data": json.dumps(call)},
    )
    until(page, lambda: shown)
    assert shown[0]["eventName"] == "Notification displayed"
    return next(each["value"] for each in shown[0]["eventMetadata"] if each["key"] == "Body")


def test_a_game_over_days_is_finished_by_browsers_that_were_closed_and_called_back(
    site: str, chromium: Browser, tmp_path: Path
) -> None:
    service = PushService()
    ann = Person(chromium, tmp_path / "ann", site, service)
    ben = Person(chromium, tmp_path / "ben", site, service)
    with ann.awake("/") as page:
        made = seated(page, PERSON, {"kind": "open"}, clock=3 * DAY)
        page.goto(made["seats"][0]["link"])
        button(page, "Tell me when it is my turn").click()
        expect(button(page, "No more notifications")).to_be_visible()
        with ben.awake(made["seats"][1]["link"]) as other:
            button(other, "Tell me when it is my turn").click()
            expect(button(other, "No more notifications")).to_be_visible()
        button(page, "Start").click()
        my_turn(page)
        expect(page.get_by_role("timer")).to_contain_text("days")
        end_turn(page)
    call = ben.called()  # both browsers are closed now
    assert call == {"what": "turn", "table": made["table"], "text": "It is your turn: Hidden Stones"}
    with ben.awake("/") as page:
        expect(page.locator(".waiting")).to_have_text("One table waits for you.")
        expect(page).to_have_title("(1) Riffle")
        assert deliver(page, site, call) == "It is your turn: Hidden Stones"
        page.goto(f"/river/{made['table']}")  # where a touch on the notification leads
        my_turn(page)
        end_turn(page)
    assert ann.called()["what"] == "turn"
    with ann.awake(f"/river/{made['table']}") as page:
        my_turn(page)
        page.locator(".more").click()
        page.get_by_role("tab", name="Table").click()
        button(page, "Give up").click()
        page.get_by_role("dialog").get_by_role("button", name="Give up").click()
        expect(page.locator("#end-title")).to_be_visible()
    assert ben.called()["text"] == "The game is over: Hidden Stones"
    with ben.awake("/river") as page:
        expect(page.locator("#finished + ul li .how")).to_have_text("Won")
        page.get_by_role("link", name="Replay Hidden Stones").click()
        expect(page.get_by_role("slider")).to_be_visible()
    service.close()


def test_the_river_survives_a_change_of_device_and_one_click_deletes_it(visit: Visit) -> None:
    page = visit()
    sit(page, PERSON, BOT)
    page.get_by_role("tab", name="Table").click()
    button(page, "Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.locator("#end-title")).to_be_visible()
    running = sit(page, PERSON, FRIEND)
    my_turn(page)
    page.goto("/river")
    expect(page.get_by_role("status")).to_have_text("One table waits for you.")
    axe(page)
    button(page, "Make a phrase").click()
    phrase = page.locator("[data-phrase]").inner_text()
    assert len(phrase.split()) == 8

    other = visit("/river", device=PHONE)
    button(other, "I have a phrase").click()
    other.get_by_label("Your phrase").fill("lusab babad")
    button(other, "Open my river").click()
    expect(other.get_by_role("alert")).to_contain_text("eight words")
    other.get_by_label("Your phrase").fill(phrase.upper())
    button(other, "Open my river").click()
    expect(other.locator(".going li")).to_have_count(1)
    expect(other.locator("#finished + ul li")).to_contain_text("against")
    words_hold(other)
    other.get_by_role("link", name="Next table where it is my turn").click()
    my_turn(other)
    assert running["seats"][0]["link"] not in other.url, "a device has links of its own"
    end_turn(other)

    with page.expect_download() as download:
        button(page, "Download everything").click()
    kept = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert len(kept["server"]["river"]["rows"]) == 2
    button(page, "Delete my river").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete my river").click()
    expect(button(page, "Make a phrase")).to_be_visible()
    other.goto("/river")
    expect(other.get_by_role("alert")).to_contain_text("Nothing is kept under this key.")


def test_a_webhook_is_told_of_a_turn_until_it_is_stopped(visit: Visit) -> None:
    service = PushService()
    page = visit()
    made = seated(page, PERSON, FRIEND, clock=DAY)
    friend = visit(made["seats"][1]["link"])
    expect(cards(friend).first).to_be_visible()
    friend.goto("/river")
    friend.get_by_label("Or tell this address").fill(f"{service.endpoint}/hook")
    button(friend, "Use it").click()
    expect(button(friend, "Stop telling it")).to_be_visible()
    page.goto(made["seats"][0]["link"])
    my_turn(page)
    end_turn(page)
    headers, body = service.calls.get(timeout=PATIENCE / 1000)
    assert headers["content-type"] == "application/json"
    assert json.loads(body) == {"what": "turn", "table": made["table"], "text": "It is your turn: Hidden Stones"}
    friend.reload()
    button(friend, "Stop telling it").click()
    expect(button(friend, "Use it")).to_be_visible()
    service.close()


@pytest.fixture
def named(site: str, chromium: Browser) -> Iterator[tuple[Page, CDPSession]]:
    """Somebody at an address with a name, whose device keeps passkeys."""
    context = newcomer(chromium, site.replace("127.0.0.1", "localhost"), **DESK)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
                "automaticPresenceSimulation": True,
            }
        },
    )
    yield page, session
    context.close()


def test_a_passkey_opens_the_river(named: tuple[Page, CDPSession]) -> None:
    page, _ = named
    page.goto("/river")
    sit(page, PERSON, BOT)
    page.goto("/river")
    button(page, "Add a passkey").click()
    expect(page.get_by_text("One passkey opens this river.")).to_be_visible()
    page.goto("/api/games")  # here no script writes anything down
    page.evaluate("localStorage.clear()")  # another browser of the same owner
    page.goto("/river")
    expect(page.get_by_text("You sit at no table just now.")).to_be_visible()
    button(page, "Use a passkey").click()
    expect(page.locator(".going li")).to_have_count(1)
    expect(page.get_by_text("This device came in by a passkey.")).to_be_visible()


def test_the_page_can_be_installed_and_starts_without_a_line(visit: Visit) -> None:
    page = visit()
    expect(page.locator("link[rel=manifest]")).to_have_count(1)
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],  # every context of a test is one
    )
    sit(page, PERSON, BOT)  # whoever has a table has something to come back to
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Riffle")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    expect(page.get_by_role("link", name="Hidden Stones", exact=True)).to_be_visible()
    page.context.set_offline(False)


def test_a_rated_game_is_made_with_a_key_and_stands_on_the_ladder(visit: Visit) -> None:
    page = visit()
    page.locator("[data-game=hidden_stones] button").nth(1).click()
    page.get_by_label("Rated game").check()
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".bar").get_by_text("Rated")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.get_by_role("tab", name="Table").click()
    button(page, "Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.locator("#end-title")).to_be_visible()
    page.goto("/ladder/hidden_stones")
    expect(page.locator("ol li")).to_have_count(5)
    expect(page.locator("ol li[aria-current]")).to_contain_text("one game")
    axe(page)
    page.goto("/kept")
    expect(page.locator("dl .note").nth(2)).to_contain_text("400 days")
    axe(page)


def test_an_address_that_is_not_secure_offers_the_phrase_and_says_why(tmp_path: Path, chromium: Browser) -> None:
    served = Served(tmp_path, public=f"http://{ELSEWHERE}")
    context = newcomer(chromium, f"http://{ELSEWHERE}:{served.port}", **DESK)
    page = context.new_page()
    page.goto("/river")
    expect(page.get_by_text("Passkeys need a secure address")).to_be_visible()
    expect(page.get_by_text("Notifications need a secure address (https).")).to_be_visible()
    expect(page.get_by_role("button", name="passkey")).to_have_count(0)
    button(page, "Make a phrase").click()
    expect(page.locator("[data-phrase]")).to_be_visible()
    assert page.evaluate("isSecureContext") is False
    context.close()
    served.stop()
