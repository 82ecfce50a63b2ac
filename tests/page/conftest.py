"""Chromium before the real server: both are started once a file, every test gets fresh visitors."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from websockets.sync.client import connect

from .partner import Partner

HERE = Path(__file__).parent
BUILT = HERE.parents[1] / "src/riffle/server/page/index.html"
QUIET = (
    "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-proxy-server",  # whatever the machine has: all that is asked for is on it
)  # fmt: skip
ELSEWHERE = "riffle.test"
"""This machine under a name that is not its own: over plain http such an address is not secure."""
PATIENCE = 300_000
"""Milliseconds: a slow machine is no failure, and on a quick one nobody waits."""
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}

Visit = Callable[..., Page]
Friend = Callable[[str, str], Partner]


class Served:
    """The server as a process, on a folder of its own; `address` has no slash at the end."""

    def __init__(self, data: Path, public: str = "") -> None:
        assert BUILT.is_file(), "The page is not built: run make web."
        self.data = data
        self.public = public
        self.port = 0
        self.start()

    def start(self) -> None:
        """For the first time or, after a kill, again where it was."""
        command = [sys.executable, str(HERE / "serving.py"), str(self.data), str(self.port), self.public]
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Riffle is at "), (self.data / "server.log").read_text("utf-8")
        self.address = line.split()[-1].rstrip("/")
        self.port = int(self.address.rsplit(":", 1)[1])

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def newcomer(browser: Browser, site: str = "", **more: Any) -> BrowserContext:
    """A visitor with empty pockets, who reads English and has patience."""
    known: dict[str, Any] = {"base_url": site} if site else {}
    context = browser.new_context(**{"locale": "en-GB", "reduced_motion": "reduce", **known, **more})
    context.set_default_timeout(PATIENCE)
    return context


def until(page: Page, enough: Callable[[], object]) -> None:
    """Wait for what listeners are told: it comes by a way of its own, while the page goes on frame by frame."""
    end = time.monotonic() + PATIENCE / 1000
    while not enough():
        assert time.monotonic() < end, "it was never told"
        page.evaluate("new Promise(requestAnimationFrame)")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server is."""
    served = Served(tmp_path_factory.mktemp("page"))
    yield served.address
    served.stop()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert path, "The page's tests need a Chromium: apt-get install chromium."
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as driver:
        # No sandbox: continuous integration and containers often run as root, where Chromium has none.
        named = f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1"
        browser = driver.chromium.launch(executable_path=path, args=["--no-sandbox", named, *QUIET])
        yield browser
        browser.close()


@pytest.fixture
def visit(site: str, chromium: Browser) -> Iterator[Visit]:
    """A new visitor with empty pockets at an address of the site. Nobody may ask another host, no script may fail."""
    visitors: list[BrowserContext] = []
    outside: list[str] = []
    problems: list[str] = []

    def asked(address: str) -> None:
        if not address.startswith((site, site.replace("http", "ws", 1), "blob:")):
            outside.append(address)

    def logged(kind: str, text: str) -> None:
        if kind == "error" and not text.startswith("Failed to load resource"):
            problems.append(text)

    def missing(address: str) -> None:
        if "/api/" not in address:  # there a refusal is an answer
            problems.append(address)

    def come(path: str = "/", *, language: str = "en-GB", device: dict[str, Any] = DESK, **more: Any) -> Page:
        context = newcomer(chromium, site, locale=language, accept_downloads=True, **device, **more)
        visitors.append(context)
        page = context.new_page()
        page.on("request", lambda request: asked(request.url))
        page.on("websocket", lambda socket: asked(socket.url))
        page.on("pageerror", lambda problem: problems.append(str(problem)))
        page.on("console", lambda line: logged(line.type, line.text))
        page.on("response", lambda answer: missing(answer.url) if answer.status >= 400 else None)
        page.goto(path)
        return page

    yield come
    for visitor in visitors:
        visitor.close()
    assert not outside
    assert not problems


@pytest.fixture
def friend(site: str) -> Iterator[Friend]:
    """Somebody at a seat by its link, at a table of that game; leaves when the test is over."""
    with ExitStack() as seats:

        def come(link: str, game: str) -> Partner:
            address = f"{site.replace('http', 'ws', 1)}/ws{link}"
            # No pings: while a test looks at the page nobody reads here, and the line must not be lost over it.
            line = connect(address, open_timeout=None, ping_interval=None, max_queue=None, proxy=None)
            return Partner(seats.enter_context(line), game)

        yield come
