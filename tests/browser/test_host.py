"""Tables in a browser, without the browser: a port, blocks that are kept, and a page that is killed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import riffle
from riffle.browser import host as hosts
from riffle.browser.host import Host, start
from riffle.browser.storage import BLOCK
from riffle.core.record import read_record


class FakePage:
    """Hears what the tables say."""

    def __init__(self) -> None:
        self.said: dict[int, list[dict[str, Any]]] = {}
        self.codes: dict[int, int] = {}
        self.answers: dict[int, tuple[int, bytes]] = {}
        self.news = asyncio.Event()

    def opened(self, line: int) -> None:
        self.said[line] = []

    def heard(self, line: int, text: str) -> None:
        self.said[line].append(msgspec.json.decode(text))
        self.news.set()

    def closed(self, line: int, code: int) -> None:
        self.codes[line] = code
        self.news.set()

    def answered(self, ask: int, status: int, media: str, body: bytes) -> None:
        self.answers[ask] = (status, body)
        self.news.set()


class Browser:
    """What is kept in blocks, and a page that may be killed and opened again."""

    def __init__(self) -> None:
        self.blocks: dict[int, bytes] = {}
        self.size = 0
        self.full = False
        self.next = 1
        self.page = FakePage()
        self.host: Host

    async def keep(self, size: int, numbers: list[int], body: bytes) -> None:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("quota exceeded")
        self.size = size
        self.blocks |= {n: body[i * BLOCK : (i + 1) * BLOCK] for i, n in enumerate(numbers)}

    async def open(self) -> None:
        self.page = FakePage()
        kept = b"".join(self.blocks[n] for n in range(-(-self.size // BLOCK)))
        self.host = await start(self.page, self.keep, kept)

    async def ask(self, method: str, path: str, body: Any = None, key: str = "") -> Any:
        self.next += 1
        packed = body.encode() if isinstance(body, str) else b"" if body is None else msgspec.json.encode(body)
        self.host.asked(self.next, method, path, packed, key)
        while self.next not in self.page.answers:
            await self._hear()
        status, found = self.page.answers[self.next]
        return status, found.decode() if found[:1] not in (b"{", b"[") else msgspec.json.decode(found)

    async def sit(self, link: str) -> int:
        self.next += 1
        self.host.opened(self.next, f"/ws{link}")
        self.host.heard(self.next, '{"type": "hello"}')
        return self.next

    async def wait(self, line: int, kind: str) -> dict[str, Any]:
        """The newest message of a kind, once there is one after those that were heard before."""
        while not (found := [each for each in self.page.said.get(line, []) if each["type"] == kind]):
            await self._hear()
        self.page.said[line].clear()
        return found[-1]

    async def _hear(self) -> None:
        self.page.news.clear()
        await asyncio.wait_for(self.page.news.wait(), 20)


@pytest.fixture
async def browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Browser]:
    monkeypatch.setattr(hosts, "SETTINGS", msgspec.structs.replace(hosts.SETTINGS, data=tmp_path, pace=0.0))
    found = Browser()
    await found.open()
    yield found
    await found.host.lobby.close()


NEW = {"game": "hidden_stones", "seats": [{"kind": "person"}, {"kind": "bot", "level": "easy"}]}


async def turn(browser: Browser, line: int, kind: str = "moved") -> dict[str, Any]:
    """The snapshot with which it is our turn, or the game is over."""
    found = (await browser.wait(line, kind))["snapshot"]
    while not (found["over"] or found["question"]["mine"]):
        found = (await browser.wait(line, "moved"))["snapshot"]
    return found


async def answered(browser: Browser, line: int, number: int, snapshot: dict[str, Any]) -> dict[str, Any]:
    """Give the first answer there is; the snapshot with which it is our turn again, or the game is over."""
    message = {"type": "answer", "id": number, "question": snapshot["question"]["number"]}
    browser.host.heard(line, msgspec.json.encode(message | {"code": snapshot["legal"][0]["code"]}).decode())
    return await turn(browser, line)


async def test_a_game_goes_on_after_the_page_was_killed_and_its_record_replays(browser: Browser) -> None:
    status, made = await browser.ask("POST", "/api/tables", NEW)
    assert status == 200
    line, link = await browser.sit(made["seats"][0]["link"]), made["seats"][0]["link"]
    snapshot = await turn(browser, line, "table")
    for number in range(1, 6):
        snapshot = await answered(browser, line, number, snapshot)
    killed, event = browser.host.lobby, snapshot["event"]
    await browser.open()  # nothing of the old page is asked or told any more
    line = await browser.sit(link)
    snapshot = (await browser.wait(line, "table"))["snapshot"]
    assert snapshot["event"] == event
    for number in range(1, 2000):
        if snapshot["over"]:
            break
        snapshot = await answered(browser, line, number, snapshot)
    _, record = await browser.ask("GET", f"/api/tables/{made['table']}/record")
    match = read_record(record, riffle.load("hidden_stones"))
    assert match.over
    assert match.result is not None
    assert list(match.result.points) == snapshot["over"]["scores"]
    await killed.close()


async def test_an_answer_that_the_browser_cannot_keep_is_refused_and_forgotten(browser: Browser) -> None:
    _, made = await browser.ask("POST", "/api/tables", NEW)
    line = await browser.sit(made["seats"][0]["link"])
    snapshot = await turn(browser, line, "table")
    browser.full = True
    message = {"type": "answer", "id": 7, "question": snapshot["question"]["number"]}
    message |= {"code": snapshot["legal"][0]["code"]}
    browser.host.heard(line, msgspec.json.encode(message).decode())
    assert (await browser.wait(line, "refused"))["code"] == "not_stored"
    browser.full = False
    after = await answered(browser, line, 8, snapshot)
    assert after["event"] > snapshot["event"]


async def test_a_link_that_opens_nothing_is_turned_away(browser: Browser) -> None:
    line = await browser.sit("/s/nothing")
    assert (await browser.wait(line, "refused"))["code"] == "no_such_link"
    assert browser.page.codes[line] == 4404


async def test_stone_stacks_are_played_by_chance_whatever_is_asked_for(browser: Browser) -> None:
    _, offers = await browser.ask("GET", "/api/games")
    physics = next(each for each in offers if each["game"] == "stone_stacks")["options"][0]
    assert (physics["name"], physics["usual"], physics["choices"]) == ("physics", "model", ["model"])
    wanted = {"game": "stone_stacks", "options": {"physics": "on"}, "seats": [{"kind": "bot", "level": "easy"}] * 2}
    _, made = await browser.ask("POST", "/api/tables", wanted)
    table = await browser.host.lobby.table(made["table"])
    assert not table.game.needs_solver(table.seating.options)


async def test_what_needs_others_is_refused(browser: Browser) -> None:
    assert (await browser.ask("POST", "/api/river", {}))[1]["code"] == "unreachable"
    rated = NEW | {"rated": True, "clock": 60}
    assert (await browser.ask("POST", "/api/tables", rated))[1]["code"] == "not_rated"
    assert await browser.ask("GET", "/api/tables") == (200, [])
