"""Pictures for link previews: `python scripts/boxes.py` writes web/public/boxes/<game>.jpg from the front page's boxes.

Messengers read no SVG, so each box is photographed once. The page must be built (`make web`).
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "web/public/boxes"
SIZE = (800, 420)
STYLE = "<style>body{margin:0;display:flex;height:100vh}svg{flex:1 1 0;width:0;height:100%;display:block}</style>"


def photograph(page: Page, name: str, drawings: list[str]) -> None:
    page.set_content(STYLE + "".join(drawings))
    page.screenshot(path=TARGET / f"{name}.jpg", type="jpeg", quality=82)


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as driver:
        command = [sys.executable, str(ROOT / "tests/page/serving.py"), data]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
        page.goto(address)
        page.locator("[data-game] .picture svg").first.wait_for()
        boxes = page.locator("[data-game]").evaluate_all(
            "all => all.map(box => [box.dataset.game, box.querySelector('.picture svg').outerHTML])"
        )
        for game, drawing in boxes:
            photograph(page, game, [drawing])
        photograph(page, "riffle", [drawing for _, drawing in boxes])
        browser.close()
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
