"""The server as the network sees it: addresses, headers, raw bytes on real sockets, the client of the documentation."""

from __future__ import annotations

import asyncio
import base64
import importlib.util
import json
import logging
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from riffle.core.engine.shapes import bytes_of
from riffle.core.game import load
from riffle.server.http import pages
from riffle.server.http.rates import rated
from riffle.server.serving import address, bound, configured
from riffle.server.settings import Settings
from riffle.server.tables.lobby import Lobby

from .clients import connect, make_lobby

ROOT = Path(__file__).parents[2]
WISH = {"game": "hidden_stones", "seats": [{"kind": "person"}, {"kind": "person"}], "options": {"first": "1"}}


class Served:
    """A lobby behind a real socket in this process."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    async def __aenter__(self) -> Served:
        listening = bound("127.0.0.1", 0)
        self.port = listening.getsockname()[1]
        opened = asyncio.Event()
        self.server = configured(self.lobby, opened.set)
        self.server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        self.task = asyncio.create_task(self.server.serve(sockets=[listening]))
        await opened.wait()
        self.client = httpx.AsyncClient(base_url=address("127.0.0.1", self.port), timeout=None, trust_env=False)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.client.aclose()
        self.server.should_exit = True
        await self.task


@pytest.fixture
async def served(settings: Settings) -> AsyncIterator[Served]:
    async with Served(make_lobby(settings)) as running:
        yield running


async def test_health_and_openapi(served: Served) -> None:
    assert (await served.client.get("/healthz")).json()["status"] == "ok"
    document = (await served.client.get("/openapi/openapi.json")).json()
    assert {"/api/games", "/api/tables", "/healthz", "/api/replay", "/rulebook/{game}"} <= set(document["paths"])
    assert "NewTable" in document["components"]["schemas"]


async def test_every_answer_has_strict_headers_and_asks_no_outside_host(served: Served) -> None:
    for path in ("/healthz", "/api/games", "/nowhere/at/all", "/api/tables/nothing/record"):
        headers = (await served.client.get(path)).headers
        assert headers["content-security-policy"].startswith("default-src 'self';")
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    assert not re.search(r"https?:|\*|unsafe", pages.POLICY.replace("'wasm-unsafe-eval'", ""))


async def test_a_page_gets_a_games_rules_to_run_itself(served: Served) -> None:
    carried = (await served.client.get("/engine/hidden_stones")).json()
    game = load("hidden_stones")
    assert carried["components"] == game.components
    assert base64.b64decode(carried["tables"]["table.game.setup.VALUE"]) == bytes_of(game.rules.VALUE)
    assert carried["kinds"][1]["first"] == game.actions.kinds[1].first
    module = await served.client.get(carried["module"])
    assert module.headers["content-type"] == "application/wasm"
    assert "immutable" in module.headers["cache-control"]
    assert module.content[:4] == b"\0asm"
    assert (await served.client.get("/engine/hidden_stones/0000.wasm")).status_code == 404
    assert (await served.client.get("/engine/hidden_stones?variant=none")).status_code == 404


async def test_games_offer_what_a_form_needs(served: Served) -> None:
    offers = {offer["game"]: offer for offer in (await served.client.get("/api/games")).json()}
    stones = offers["hidden_stones"]
    assert stones["players"] == [1, 5]
    assert stones["secrets"]
    kinds = {option["name"]: option["kind"] for option in stones["options"]}
    assert kinds == {"first": "choice", "hand_cap": "number", "pass_strikes": "flag", "solo_win": "choice"}


async def test_texts_components_and_rules_are_served(served: Served) -> None:
    cards = (await served.client.get("/components/hidden_stones")).json()["cards"]
    assert len(cards) == 72
    assert cards[0]["value"] == 1
    words = await served.client.get("/texts/hidden_stones/en.ftl")
    assert "rule-20" in words.text
    assert words.headers["content-type"].startswith("text/plain")
    rules = (await served.client.get("/rulebook/hidden_stones", params={"lang": "de"})).json()
    assert rules["language"] == "de"
    assert 20 in [rule["number"] for section in rules["sections"] for rule in section["rules"]]
    assert 20 in [picture["rule"] for picture in (await served.client.get("/rulebook/hidden_stones/pictures")).json()]


@pytest.mark.parametrize(
    "path",
    [
        "/texts/../../pyproject.toml",
        "/texts/..%2f..%2fpyproject.toml",
        "/texts/hidden_stones/../rules.py",
        "/assets/../../serving.py",
        "/%2e%2e/serving.py",
        "/..%2fserving.py",
        "/rulebook/..%2fcore",
        "/components/os",
    ],
)
async def test_no_path_leaves_its_folder(served: Served, path: str) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    assert answer.split()[1] == b"404"


async def test_requests_that_cannot_be_are_refused_with_a_code(served: Served) -> None:
    post = served.client.post
    for body in ("{", "[]", '{"game": 1}', '{"game": "hidden_stones", "seats": []}', "\x00\xff"):
        answer = await post("/api/tables", content=body.encode("latin-1"), headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), body
    assert (await post("/api/tables", json={**WISH, "game": "chess"})).json()["code"] == "no_such_game"
    assert (await post("/api/tables/nothing/join")).json()["code"] == "no_such_table"
    assert (await post("/api/replay", content=b"no record")).json()["code"] == "no_such_game"
    assert (await post("/api/replay", content=b"riffle 1\ngame hidden_stones\n")).json()["code"] == "bad_record"
    large = await post("/api/replay", content=b"x" * 2_100_000)
    assert (large.status_code, large.json()["code"]) == (413, "too_large")
    made = (await post("/api/tables", json=WISH)).json()
    assert (await served.client.get(f"/api/tables/{made['table']}/record")).json()["code"] == "no_record"
    stolen = await served.client.get(f"/api/tables/{made['table']}/events/0/payload")
    assert stolen.json()["code"] == "no_such_link"


async def test_two_people_play_over_sockets_and_no_secret_is_logged(
    served: Served, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG, "riffle")
    made = (await served.client.post("/api/tables", json=WISH)).json()
    where = f"ws://127.0.0.1:{served.port}/ws"
    links = [seat["link"] for seat in made["seats"]]
    async with connect(where + links[0]) as ann, connect(where + links[1]) as ben:
        for socket in (ann, ben):
            await socket.send('{"type": "hello"}')
        first = json.loads(await ann.recv())["snapshot"]
        assert json.loads(await ben.recv())["type"] == "table"
        answer = {"type": "answer", "id": 1, "question": first["question"]["number"], "code": first["legal"][0]["code"]}
        await ann.send(json.dumps(answer))
        while (seen := json.loads(await ben.recv()))["type"] != "moved":
            continue
        assert seen["snapshot"]["event"] == first["event"] + 1
    logged = caplog.text + "".join(capfd.readouterr())
    assert [link for link in links if link.rsplit("/", 1)[1] in logged] == []


async def test_a_link_that_opens_nothing_is_told_so(served: Served) -> None:
    async with connect(f"ws://127.0.0.1:{served.port}/ws/s/no-such-secret") as socket:
        assert json.loads(await socket.recv())["code"] == "no_such_link"
        await socket.wait_closed()
        assert socket.close_code == 4404


HOSTILE = [
    b"\x00\x01\x02\x03" * 200,
    b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 5 + b"\r\n",
    b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 9999999999\r\n\r\n{",
    b"GET /ws/s/x HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n" + b"\xff" * 64,
]


async def test_raw_bytes_do_not_disturb_the_server(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    for body in HOSTILE:
        _, writer = await asyncio.open_connection("127.0.0.1", served.port)
        writer.write(body)
        await writer.drain()
        writer.close()
    assert (await served.client.get("/healthz")).status_code == 200
    assert "Traceback" not in caplog.text


async def test_a_frame_too_large_ends_only_its_own_socket(served: Served) -> None:
    made = (await served.client.post("/api/tables", json=WISH)).json()
    where = f"ws://127.0.0.1:{served.port}/ws{made['seats'][0]['link']}"
    async with connect(where) as socket:
        await socket.send("x" * 100_000)
        await socket.wait_closed()
        assert socket.close_code == 1009
    async with connect(where) as socket:
        await socket.send(b"\xff" * 100)
        assert json.loads(await socket.recv())["code"] == "malformed"


@pytest.mark.parametrize(
    ("method", "path", "limit"),
    [
        ("POST", "/api/tables", {"request_rate": 1.0}),
        ("GET", "/api/lab/hidden_stones", {"read_rate": 0.75}),
        ("GET", "/assets/scene.js", {"file_rate": 0.75}),
    ],
)
async def test_who_asks_too_fast_waits_for_its_turn(
    settings: Settings, method: str, path: str, limit: dict[str, float]
) -> None:
    pauses: list[float] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        pauses.append(0.0)

    async def sleep(delay: float) -> None:
        pauses.append(delay)

    async def send(event: Any) -> None:
        pauses.append(event.get("status", -1))

    work = rated(app, make_lobby(msgspec.structs.replace(settings, **limit)).services, sleep)
    for visitor in ("192.0.2.1", "192.0.2.2"):
        scope = {"type": "http", "method": method, "path": path, "client": (visitor, 1)}
        for _ in range(3):
            await work(scope, None, send)
        assert pauses == [0.0] * 3, "as many as may come at once are not held up"
        await work(scope, None, send)
        await work(scope, None, send)
        first, _, second, _ = pauses[3:]
        assert 0 < first < second
        assert second == pytest.approx(2 * first)
        for _ in range(20):
            await work(scope, None, send)
        assert pauses[-2:] == [429, -1], "who has more waiting than is bearable is told"
        pauses.clear()


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"content-type": "text/plain"}, 415),
        ({"content-type": "application/x-www-form-urlencoded"}, 415),
        ({"content-type": "application/json", "origin": "https://elsewhere.example"}, 403),
        ({"content-type": "application/json", "origin": "null"}, 403),
        ({"content-type": "application/json; charset=utf-8"}, 201),
        ({"content-type": "application/json", "origin": "own"}, 201),
    ],
)
async def test_another_page_cannot_make_tables(served: Served, headers: dict[str, str], status: int) -> None:
    own = f"http://127.0.0.1:{served.port}"
    headers = {name: own if value == "own" else value for name, value in headers.items()}
    body = msgspec.json.encode(WISH)
    assert (await served.client.post("/api/tables", content=body, headers=headers)).status_code == status


async def test_another_page_cannot_upload_or_join(served: Served) -> None:
    foreign = {"origin": "https://elsewhere.example"}
    for path in ("/api/tables/nothing/join", "/api/replay", "/api/variants", "/api/again"):
        assert (await served.client.post(path, headers=foreign)).json()["code"] == "foreign_origin"
    assert (await served.client.post("/api/tables/nothing/join")).json()["code"] == "no_such_table"
    form = {"content-type": "multipart/form-data; boundary=x"}
    assert (await served.client.post("/api/replay", content=b"--x--", headers=form)).status_code == 415


def test_a_taken_port_gives_the_next() -> None:
    first = bound("127.0.0.1", 0)
    taken = first.getsockname()[1]
    second = bound("127.0.0.1", taken)
    assert taken < second.getsockname()[1] < taken + 50
    first.close()
    second.close()


async def test_the_client_of_the_documentation_plays_a_game(served: Served) -> None:
    spec = importlib.util.spec_from_file_location("client", ROOT / "docs/client.py")
    assert spec is not None
    assert spec.loader is not None
    client: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(client)
    result = await client.play(f"http://127.0.0.1:{served.port}", "pebbles")
    assert result["ending"] == "played_out"


async def test_every_place_of_the_page_is_its_one_file(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "page/assets").mkdir(parents=True)
    (tmp_path / "page/index.html").write_text("<!doctype html><title>Riffle</title>", "utf-8")
    (tmp_path / "page/assets/page-1a2b.js").write_text("export {}", "utf-8")
    monkeypatch.setattr(pages, "PAGE", tmp_path / "page")
    for path in ("/", "/s/secret", "/w/link", "/t/table", "/r", "/rules/hidden_stones/de"):
        answer = await served.client.get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8"), path
        assert answer.headers["cache-control"] == "no-cache"
    script = await served.client.get("/assets/page-1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")


async def test_the_documentation_is_served_where_it_was_built(settings, tmp_path, monkeypatch):
    site = tmp_path / "docs"
    (site / "tutorial").mkdir(parents=True)
    (site / "index.html").write_text("<h1>Riffle</h1>")
    (site / "tutorial/first_game.html").write_text("<h1>First</h1>")
    monkeypatch.setattr("riffle.server.http.pages.DOCS", site)
    async with Served(make_lobby(settings)) as served:
        assert (await served.client.get("/docs")).headers["location"] == "/docs/index.html"
        first = await served.client.get("/docs/tutorial/first_game.html")
        assert (first.status_code, first.text) == (200, "<h1>First</h1>")
        assert "frame-ancestors 'none'" in first.headers["content-security-policy"]
        assert (await served.client.get("/docs/../settings.py")).status_code == 404
        assert (await served.client.get("/docs/nothing.html")).status_code == 404
