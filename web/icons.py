"""Draw the icons of the installed page from `public/stone.svg`: run it when the stone is drawn anew. Needs Chromium."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent / "public"
PAPER = "#f4f1ea"
WHITE = "<style>path{fill:#fff !important} path[stroke]{fill:none !important;stroke:#000 !important}</style>"
"""A badge is a mask: only its shape is used."""
ICONS = {  # name: (points, share of the stone, ground)
    "icon-192": (192, 0.94, "transparent"),
    "icon-512": (512, 0.94, "transparent"),
    "icon-maskable-512": (512, 0.62, PAPER),
    "badge-96": (96, 0.94, "transparent"),
}


def main() -> None:
    stone = (PUBLIC / "stone.svg").read_text("utf-8")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, share, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            look = f"margin:0;display:grid;place-items:center;height:100vh;background:{ground}"
            drawn = stone.replace("<svg ", f'<svg width="{size * share}" height="{size * share}" ')
            page.set_content(f"<body style='{look}'>{WHITE if name.startswith('badge') else ''}{drawn}</body>")
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=ground == "transparent")
        browser.close()


if __name__ == "__main__":
    main()
