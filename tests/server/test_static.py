"""Files of the page: compressed when they are built, sent as they lie, and not at all to whoever has them."""

from __future__ import annotations

import gzip
import os
from pathlib import Path
from typing import Any

import httpx
import pytest

from riffle.server.http import pages, static

SCRIPT = b"const stones = 5;\n" * 200


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/scene-1.js").write_bytes(SCRIPT)
    (tmp_path / "assets/scene-1.js.br").write_bytes(b"as the build packed it")
    (tmp_path / "assets/scene-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / "sw.js").write_bytes(SCRIPT)
    monkeypatch.setattr(pages, "PAGE", tmp_path)
    return tmp_path


@pytest.fixture
def client() -> httpx.AsyncClient:
    async def beyond(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 404, "headers": []})
        await send({"type": "http.response.body", "body": b"the framework"})

    return httpx.AsyncClient(transport=httpx.ASGITransport(static.static(beyond)), base_url="http://table")


async def test_what_the_build_has_compressed_costs_no_work(
    page: Path, client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def work(*_: object, **__: object) -> bytes:
        raise AssertionError("compressed anew")

    monkeypatch.setattr(static.gzip, "compress", work)
    for accepted, coding in (("gzip, deflate, br", "br"), ("gzip;q=1", "gzip"), ("identity", None), ("br;q=0", None)):
        found = await client.send(
            client.build_request("GET", "/assets/scene-1.js", headers={"accept-encoding": accepted}), stream=True
        )
        assert found.headers.get("content-encoding") == coding
        assert found.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert found.headers["content-type"] == "text/javascript; charset=utf-8"
        assert int(found.headers["content-length"]) == len(b"".join([part async for part in found.aiter_raw()]))


async def test_a_file_is_read_once_and_again_when_it_has_changed(
    page: Path, client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    monkeypatch.setattr(pages, "file", lambda path, place, file=pages.file: read.append(path) or file(path, place))
    tags = [(await client.get("/sw.js")).headers["etag"] for _ in range(3)]
    assert read == ["/sw.js"]
    (page / "sw.js").write_bytes(SCRIPT + b"// more")
    os.utime(page / "sw.js", ns=(10**18, 10**18))
    changed = await client.get("/sw.js")
    assert changed.content.endswith(b"// more")
    assert changed.headers["etag"] not in tags
    assert changed.headers["cache-control"] == "no-cache"


async def test_who_has_a_file_is_not_sent_it_again(page: Path, client: httpx.AsyncClient) -> None:
    tag = (await client.get("/sw.js")).headers["etag"]
    again = await client.get("/sw.js", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert (await client.get("/sw.js", headers={"if-none-match": '"another"'})).status_code == 200


@pytest.mark.parametrize("path", ["/../secret.txt", "/assets/../../secret.txt", "/assets/%00.js", "/texts/../x.ftl"])
async def test_no_path_leads_out_of_the_folders(page: Path, client: httpx.AsyncClient, path: str) -> None:
    (page.parent / "secret.txt").write_text("secret")
    assert (await client.get(path)).content == b"the framework"


async def test_words_are_compressed_once(client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await client.get("/texts/hidden_stones/en.ftl", headers={"accept-encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    assert "question-" in first.text
    monkeypatch.setattr(static.gzip, "compress", None)
    assert (await client.get("/texts/hidden_stones/en.ftl")).text == first.text
