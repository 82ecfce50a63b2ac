"""How others come in: whole addresses beside paths, what a proxy may say, foreign names, opening to the network."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus

import riffle
from riffle.server.http import pages, proxy
from riffle.server.http.preview import language_asked
from riffle.server.listening import in_this_network
from riffle.server.settings import Settings, from_environment

from .clients import connect, make_lobby
from .test_http import Served

WISH = {"game": "hidden_stones", "seats": [{"kind": "person", "name": "Aino"}, {"kind": "open"}]}
PAGE = b"<!doctype html>\n<html>\n  <head>\n    <title>Riffle</title>\n  </head>\n</html>\n"


@pytest.fixture
async def served(settings: Settings) -> AsyncIterator[Served]:
    async with Served(make_lobby(settings)) as running:
        yield running


async def test_beside_every_path_stands_the_address_others_come_by(served: Served) -> None:
    told = {"x-forwarded-host": "riffle.example", "x-forwarded-proto": "https"}  # this machine's proxy is believed
    for headers, base in (({}, f"http://127.0.0.1:{served.port}"), (told, "https://riffle.example")):
        made = (await served.client.post("/api/tables", json={**WISH, "open": True}, headers=headers)).json()
        assert [invite["url"] for invite in made["seats"]] == [base + invite["link"] for invite in made["seats"]]
        assert made["watch_url"] == base + made["watch"]
        assert all(invite["link"].startswith("/s/") for invite in made["seats"])
        joined = (await served.client.post(f"/api/tables/{made['table']}/join", headers=headers)).json()
        assert joined["url"] == base + joined["link"]


async def test_a_proxy_that_is_not_trusted_names_no_address(
    served: Served, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proxy, "trusted_proxies", lambda: "192.0.2.99")
    async with Served(make_lobby(Settings(data=settings.data / "other"))) as other:
        told = {"x-forwarded-host": "evil.example"}
        reach = (await other.client.get("/api/network", headers=told)).json()
    assert reach["base"] == f"http://127.0.0.1:{other.port}"


async def test_a_public_address_goes_before_what_a_request_names(settings: Settings) -> None:
    lobby = make_lobby(Settings(data=settings.data, public="https://table.example"))
    async with Served(lobby) as served:
        made = (await served.client.post("/api/tables", json=WISH)).json()
        reach = (await served.client.get("/api/network", headers={"host": "table.example"})).json()
    assert made["watch_url"] == f"https://table.example{made['watch']}"
    assert reach == {"base": "https://table.example", "others": True, "near": "", "may_open": False}


def test_a_public_address_is_scheme_and_host_and_nothing_else() -> None:
    assert from_environment(public="https://table.example/").public == "https://table.example"
    for wrong in ("table.example", "https://table.example/riffle", "ftp://table.example"):
        with pytest.raises(ValueError, match="public address"):
            from_environment(public=wrong)


async def test_a_server_of_one_machine_answers_to_no_foreign_name(served: Served) -> None:
    """A page whose name was turned to this machine (DNS rebinding) reads nothing and opens no socket."""
    made = (await served.client.post("/api/tables", json=WISH)).json()
    for name in ("evil.example", "127.0.0.1.evil.example", "localhost.evil.example", ""):
        assert (await served.client.get("/api/games", headers={"host": name})).status_code == 421
    assert (await served.client.get("/healthz", headers={"host": f"localhost:{served.port}"})).status_code == 200
    where = f"ws://127.0.0.1:{served.port}/ws{made['seats'][0]['link']}"
    with pytest.raises(InvalidStatus) as refused:
        await connect(where, additional_headers={"Host": "evil.example"})
    assert refused.value.response.status_code == 421


async def test_only_the_page_on_this_machine_opens_it_to_the_network(served: Served) -> None:
    own = {"origin": f"http://127.0.0.1:{served.port}"}
    for wrong in (
        {},
        {"origin": "http://evil.example"},
        {**own, "x-forwarded-for": "198.51.100.3"},
        {**own, "via": "1.1 proxy"},
        {**own, "host": f"localhost:{served.port}"},
    ):
        assert (await served.client.post("/api/network", headers=wrong)).status_code == 403
    listening = served.lobby.services.listening
    assert not listening.near
    near = in_this_network()
    if near is None:
        assert (await served.client.post("/api/network", headers=own)).json()["code"] == "no_network"
        return
    before = (await served.client.get("/api/network")).json()
    assert before == {"base": own["origin"], "others": False, "near": f"http://{near}:{served.port}", "may_open": True}
    after = (await served.client.post("/api/network", headers=own)).json()
    assert after["others"]
    assert after["base"] == listening.near
    assert (await served.client.post("/api/network", headers=own)).json() == after  # asked twice, opened once
    async with httpx.AsyncClient(base_url=after["base"], timeout=None, trust_env=False) as guest:
        made = (await guest.post("/api/tables", json=WISH)).json()
        assert made["watch_url"] == after["base"] + made["watch"]
        assert not (await guest.get("/api/network")).json()["may_open"]
        assert (await guest.post("/api/network", headers={"origin": after["base"]})).status_code == 403
        assert (await guest.get("/api/games", headers={"host": "evil.example"})).status_code == 421
    made = (await served.client.post("/api/tables", json=WISH)).json()
    assert made["watch_url"] == after["base"] + made["watch"]


async def test_an_operator_can_keep_it_shut(settings: Settings) -> None:
    async with Served(make_lobby(Settings(data=settings.data, openable=False))) as served:
        own = {"origin": f"http://127.0.0.1:{served.port}"}
        assert not (await served.client.get("/api/network")).json()["may_open"]
        assert (await served.client.post("/api/network", headers=own)).status_code == 403


async def test_a_link_shows_messengers_title_box_and_who_waits_and_no_secret(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "index", lambda: pages.File(PAGE, "text/html", False))
    seats = [{"kind": "person", "name": 'A"<b>'}, {"kind": "open"}]
    made = (await served.client.post("/api/tables", json={**WISH, "seats": seats})).json()
    links = [invite["link"] for invite in made["seats"]]
    for link in (*links, made["watch"]):
        answer = await served.client.get(link, headers={"accept-language": "de-AT,de;q=0.9"})
        tags = dict(re.findall(r'<meta property="([^"]*)" content="([^"]*)"', answer.text))
        assert tags["og:title"] == riffle.load("hidden_stones").rulebook.text("name", "de")
        assert tags["og:image"].startswith(f"http://127.0.0.1:{served.port}/boxes/")
        assert tags["og:description"].startswith("A&quot;&lt;b&gt; wartet")
        secrets = [*links, made["watch"], made["table"]]
        assert not any(secret.rsplit("/", 1)[-1] in answer.text for secret in secrets)
        assert answer.headers["x-robots-tag"] == "noindex"
    lost = await served.client.get("/s/nothing")
    assert '<meta property="og:title" content="Riffle"' in lost.text
    assert served.lobby.loaded()[0].seating.seats[1].kind == "open"  # looking at a link takes no seat


async def test_a_link_to_a_challenge_shows_messengers_its_game(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "index", lambda: pages.File(PAGE, "text/html", False))
    for path, title in (
        ("/daily/stoleme/18", "Stein des Tages 18 · Stolemë"),
        ("/room/stones_and_rivers/3", "Übungsraum 3 · Stones &amp; Rivers"),
        ("/rules/stoleme/de", "Regeln · Stolemë"),
        ("/daily/nothing/x", "Riffle"),
    ):
        answer = await served.client.get(path, headers={"accept-language": "de"})
        tags = dict(re.findall(r'<meta property="([^"]*)" content="([^"]*)"', answer.text))
        assert tags["og:title"] == title
        assert tags["og:image"].startswith(f"http://127.0.0.1:{served.port}/boxes/")


def test_a_messenger_is_told_in_its_language() -> None:
    assert [language_asked(each) for each in ("de-AT,de;q=0.9", "no", "fr, pl;q=0.5", "", "xx")] == [
        "de",
        "nb",
        "pl",
        "en",
        "en",
    ]
