"""A folder written by `riffle export`, served from a sub-path by Python's own server: a game without a network."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

import riffle
from riffle.browser.export import export

from .conftest import newcomer
from .stones import MOST_TURNS, button, event, my_turn


class Folder(NamedTuple):
    address: str
    server: subprocess.Popen[str]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Folder]:
    place = tmp_path_factory.mktemp("static")
    export(place / "games/riffle", ["hidden_stones"])
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "-d", str(place)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    port = server.stdout.readline().split("port ")[1].split()[0]
    yield Folder(f"http://127.0.0.1:{port}/games/riffle/", server)
    server.kill()
    server.wait()


def end_turn(page: Page) -> None:
    """Do nothing, and wait until it is our turn again or nobody's."""
    before = event(page)
    button(page, "End turn").click()
    page.wait_for_selector(f"[data-mine='true']:not([data-event='{before}']), .end.panel")


def test_a_game_against_a_bot_is_played_to_its_end_without_a_network(folder: Folder, chromium: Browser) -> None:
    visitor = newcomer(chromium, accept_downloads=True)
    page, problems = visitor.new_page(), list[str]()
    page.on("pageerror", lambda problem: problems.append(str(problem)))
    page.goto(f"{folder.address}#/rules/hidden_stones/en")  # a deep link opens cold
    expect(page.get_by_role("heading", name="One player alone")).to_be_visible()
    page.goto(folder.address)
    page.locator("[data-game='hidden_stones']").get_by_role("button", name="Play").click()
    my_turn(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    folder.server.kill()
    folder.server.wait()

    end_turn(page)
    end_turn(page)
    seen, link = event(page), page.url
    second = visitor.new_page()
    second.goto(link)
    expect(second.get_by_text("open in another tab")).to_be_visible()
    second.close()
    page.reload()
    my_turn(page)
    assert (event(page), page.url) == (seen, link)

    for _ in range(MOST_TURNS):
        if page.locator(".end.panel").is_visible():
            break
        end_turn(page)
    scores = page.locator(".end.panel ol b").all_inner_texts()
    with page.expect_download() as downloaded:
        page.locator(".end.panel .others summary").click()
        page.locator(".end.panel").get_by_role("button", name="Download").click()
    match = riffle.read_record(Path(downloaded.value.path()).read_text("utf-8"))
    assert match.over
    assert match.result is not None
    assert sorted(match.result.points) == sorted(int(score) for score in scores)
    assert not problems
    visitor.close()
