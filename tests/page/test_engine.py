"""The rules in the page itself: a reason comes from the module, in the page's words; the server is not asked."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from .conftest import Visit
from .stones import FRIEND, PERSON, my_turn, sit, stone, swap

TRIES = 100


def test_why_not_is_answered_without_the_server(visit: Visit) -> None:
    page = visit()
    asked: list[str] = []

    def heard(frame: str | bytes) -> None:
        if json.loads(frame).get("type") == "ask":
            asked.append(str(frame))

    page.on("websocket", lambda line: line.on("framesent", heard))
    with page.expect_response(re.compile(r"/engine/hidden_stones/\w+\.wasm$")) as module:
        sit(page, PERSON, FRIEND)
    assert module.value.ok
    my_turn(page)
    for _ in range(4):
        swap(page, 0, 1)
    for _ in range(TRIES):  # the module has come; it may still be on its way from the worker to the table
        asked.clear()
        stone(page, 3).click()
        expect(page.locator(".line.bad p")).to_contain_text("Rule 12")
        if not asked:
            break
    assert not asked, "the page asks the server though it has the rules"
