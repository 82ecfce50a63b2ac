"""A designer drops a variant on the front page, plays it, tells what it was like and fetches what was told."""

from __future__ import annotations

import base64
import io
import json
import zipfile

from playwright.sync_api import Page, expect
from websockets.sync.client import connect

import riffle
from riffle.lab.report.page import Section
from riffle.lab.report.page import page as whole_report
from riffle.lab.report.pictures import Picture

from .conftest import PATIENCE, PHONE, Visit
from .stones import my_turn

GAME = riffle.load("hidden_stones")
CARDS = GAME.data_files["cards.csv"].replace("\n5,1,BH", "\n5,4,BH")
DEAR = riffle.Variant("hidden_stones", GAME.version, "Dear cards", files=(("cards.csv", CARDS),))
BAD = riffle.Variant("hidden_stones", GAME.version, "Bad", files=(("cards.csv", CARDS.replace("5,4,BH", "5,9,BH")),))
DROP = """(body) => {
  const bytes = Uint8Array.from(atob(body), (it) => it.charCodeAt(0));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([bytes], 'dear.riffle-variant'));
  window.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}"""


def give_up(page: Page) -> None:
    """Through a second socket of the same seat: the page is told like everybody."""
    address = page.url.replace("http", "ws", 1).replace("/s/", "/ws/s/")
    with connect(address, open_timeout=None, ping_interval=None, proxy=None) as socket:
        socket.send(json.dumps({"type": "hello"}))
        socket.send(json.dumps({"type": "forfeit", "id": 1}))
        while json.loads(socket.recv(timeout=PATIENCE / 1000))["type"] != "taken":
            pass


def test_a_dropped_variant_is_played_and_judged(visit: Visit) -> None:
    page = visit(device=PHONE)
    page.get_by_label("Choose a variant").set_input_files(
        {"name": "bad.riffle-variant", "mimeType": "application/zip", "buffer": BAD.pack()}
    )
    expect(page.get_by_role("alert")).to_contain_text("cards.csv, line 6, value: a whole number from 1 to 5")
    page.evaluate(DROP, base64.b64encode(DEAR.pack()).decode())
    expect(page.get_by_role("heading", name="Dear cards")).to_be_visible()
    expect(page.get_by_text("5, value: 4 instead of 1")).to_be_visible()
    address = page.url

    page.get_by_role("button", name="Play").click()
    my_turn(page)
    page.get_by_role("button", name="Variant: Dear cards").click()
    expect(page.get_by_role("dialog")).to_contain_text("5, value: 4 instead of 1")
    page.get_by_role("button", name="Close").click()
    give_up(page)
    page.get_by_role("radio", name="4 of 5").check()
    page.get_by_role("radio", name="Just right").check()
    page.get_by_label("A line, if you like").fill("More birds, please")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Thank you. The designer will read it.")).to_be_visible()

    page.goto(address.split("#")[0])  # the browser remembers whose it is
    expect(page.get_by_text("Tables: 1. Games finished: 1. Opinions: 1.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download records and opinions").click()
    with zipfile.ZipFile(io.BytesIO(download.value.path().read_bytes())) as results:
        assert "More birds, please" in results.read("opinions.csv").decode()
        assert sum(name.startswith("records/") for name in results.namelist()) == 1


def test_the_lab_draws_its_report_in_the_page(visit: Visit) -> None:
    """Games and pictures are given here; what the server makes of them is tested without a browser."""
    svg = '<svg viewBox="0 0 9 9" style="max-width:9px"><rect width="9" height="9" fill="var(--river)"/></svg>'
    report = whole_report("What games show", "", [], [Section("A", "", [Picture("Wins by seat", "1 wins.", svg)])], "")
    turns = {"name": "turns", "seat": None, "stock": [20.0, 24.0] * 100, "changed": [22.0] * 200}
    page = visit("/lab?game=hidden_stones", device=PHONE)
    page.route("**/api/lab", lambda asked: asked.fulfill(json={"games": 200, "measures": [turns]}))
    page.route("**/api/lab/report", lambda asked: asked.fulfill(json={"html": report}))
    page.get_by_label("Number").fill("4")
    page.get_by_role("button", name="Run").click()
    page.get_by_role("button", name="All pictures").click()
    drawn = page.locator("figure", has_text="Wins by seat").locator("rect")
    expect(drawn).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the file").click()
    assert saved.value.path().read_text("utf-8") == report
