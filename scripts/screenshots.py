"""Pictures of the page for the README: `python scripts/screenshots.py` writes docs/pictures/*.png anew.

The server is the one of the page's tests, with chance that is the same in every run, so the pictures change only when
the page does. The page must be built (`make web`).
"""

from __future__ import annotations

import base64
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path
from typing import Any

import numpy as np
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs/pictures"
COLOURS = 256
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 1.5, "is_mobile": True},
}
PIXELS = """async (png) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + png;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const drawn = canvas.getContext('2d');
  drawn.drawImage(image, 0, 0);
  const { data } = drawn.getImageData(0, 0, image.width, image.height);
  const reader = new FileReader();
  const read = new Promise((done) => (reader.onload = () => done(reader.result)));
  reader.readAsDataURL(new Blob([data]));
  return [image.width, image.height, (await read).split(',')[1]];
}"""


def boxes(colours: Any, weights: Any) -> Any:
    """Median cut: for each colour the number of the box it falls into; boxes of many and various colours are split."""
    found = [np.arange(len(colours))]
    while len(found) < COLOURS:
        wide = [np.ptp(colours[box], axis=0).max() for box in found]
        spread = [weights[box].sum() ** 0.5 * reach for box, reach in zip(found, wide, strict=True)]
        if max(spread) == 0:
            break
        box = found.pop(int(np.argmax(spread)))
        axis = np.ptp(colours[box], axis=0).argmax()
        box = box[np.argsort(colours[box, axis], kind="stable")]
        heap = np.cumsum(weights[box])
        at = int(np.clip(np.searchsorted(heap, heap[-1] / 2), 1, len(box) - 1))
        found += [box[:at], box[at:]]
    number = np.zeros(len(colours), np.uint8)
    for index, box in enumerate(found):
        number[box] = index
    return number


def png(width: int, height: int, rgba: bytes) -> bytes:
    """A picture of at most 256 colours: a quarter of the size of what the browser writes."""
    pixels = np.frombuffer(rgba, np.uint8).reshape(-1, 4)[:, :3]
    packed = pixels.astype(np.uint32) @ np.array([65536, 256, 1], np.uint32)
    known, place, weights = np.unique(packed, return_inverse=True, return_counts=True)
    colours = np.stack([known >> 16, known >> 8 & 255, known & 255], axis=1).astype(np.float64)
    number = boxes(colours, weights.astype(np.float64))
    palette = np.zeros((COLOURS, 3))
    for index in range(int(number.max()) + 1):
        mine = number == index
        palette[index] = np.average(colours[mine], axis=0, weights=weights[mine])
    rows = number[place.reshape(-1)].reshape(height, width)
    body = np.concatenate([np.zeros((height, 1), np.uint8), rows], axis=1).tobytes()

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [chunk(b"IHDR", head), chunk(b"PLTE", palette.round().astype(np.uint8).tobytes())]
    return b"\x89PNG\r\n\x1a\n" + b"".join([*parts, chunk(b"IDAT", zlib.compress(body, 9)), chunk(b"IEND", b"")])


def keep(browser: Browser, page: Page, name: str) -> None:
    blank = browser.new_page()
    width, height, data = blank.evaluate(PIXELS, base64.b64encode(page.screenshot(animations="disabled")).decode())
    blank.close()
    path = PICTURES / f"{name}.png"
    path.write_bytes(png(width, height, base64.b64decode(data)))
    print(f"{path.relative_to(ROOT)} {path.stat().st_size // 1024} KB")


def tour(browser: Browser, site: str, size: str) -> None:
    """Front, table, end and replay, as somebody meets them."""
    context = browser.new_context(base_url=site, locale="en-GB", reduced_motion="reduce", **SIZES[size])
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play Hidden Stones").wait_for()
    page.evaluate("document.fonts.ready")
    keep(browser, page, f"front-{size}")
    bots = [{"kind": "bot", "level": "normal"}] * 2
    seats = [{"kind": "person", "name": "Aino"}, *bots]
    made = page.request.post(
        "/api/tables", data={"game": "hidden_stones", "seats": seats, "options": {"first": "1"}}
    ).json()
    page.goto(made["seats"][0]["link"])
    turn, end = page.locator("[data-mine=true]"), page.locator("#end-title")
    for number in range(200):
        turn.or_(end).first.wait_for()
        if end.is_visible():
            break
        if number == 5:
            keep(browser, page, f"table-{size}")
        play(page)
    keep(browser, page, f"end-{size}")
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    page.get_by_role("slider").fill("24")
    keep(browser, page, f"replay-{size}")
    context.close()


RECORDS = {
    "stones_and_rivers": ("goal", 0.7),
    "river_dragons": ("arrived", 0.8),
    "stoleme": ("knockouts", 0.6),
    "stone_stacks": ("target_reached", 0.75),
}
"""A stored game of each other game, and how far into it the picture is taken."""


def boards(browser: Browser, site: str) -> None:
    """The other four games in the middle of a stored game."""
    context = browser.new_context(base_url=site, locale="en-GB", reduced_motion="reduce", **SIZES["desktop"])
    context.set_default_timeout(60_000)
    for game, (ending, share) in RECORDS.items():
        page = context.new_page()
        page.goto("/r")
        page.locator("input[type=file]").set_input_files(ROOT / f"tests/{game}/records/{ending}.riffle")
        slider = page.get_by_role("slider")
        slider.wait_for()
        slider.fill(str(round(int(slider.get_attribute("max") or "0") * share)))
        page.evaluate("document.fonts.ready")
        page.wait_for_load_state("networkidle")
        keep(browser, page, game)
        page.close()
    context.close()


def play(page: Page) -> None:
    """Take a card that fits, or end the turn; wait until the server has taken it."""
    before = page.locator("[data-event]").get_attribute("data-event")
    fitting = page.locator("[data-card].fits")
    if fitting.count():
        fitting.first.click()
        page.get_by_role("button", name="Take").click()
    else:
        page.get_by_role("button", name="End turn").click()
    page.locator(f"[data-event]:not([data-event='{before}'])").wait_for()


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, str(ROOT / "tests/page/serving.py"), data]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        site = server.stdout.readline().split()[-1].rstrip("/")
        try:
            with sync_playwright() as driver:
                path = shutil.which("chromium") or shutil.which("google-chrome")
                browser = driver.chromium.launch(
                    executable_path=path,
                    args=["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
                )
                boards(browser, site)
                for size in SIZES:
                    tour(browser, site, size)
                browser.close()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
