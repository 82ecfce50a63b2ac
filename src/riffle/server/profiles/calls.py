"""Calling people back: by web push where their browser has it, or by a hook that they named.

A call goes only to hosts that the operator allows; usually those are the browsers' own push services. It carries a
sentence and the table's name, never a link: the browser that is called knows its own links.
"""

from __future__ import annotations

import asyncio
import http.client
import logging
import ssl
from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from ..play import Refused
from ..settings import Settings
from ..tables.secrets import hashed
from .requests import Subscribe
from .store import ProfileStore

log = logging.getLogger("riffle.server")
PATIENCE = 10.0
KEEP = 24 * 3600
"""Seconds for which a push service keeps a call for a browser that is not there."""
AT_ONCE = 8
GONE = (404, 410)


class Address(Struct, frozen=True):
    """Whom to call, as it is kept; a hook has no keys."""

    endpoint: str
    p256dh: str
    auth: str
    turn: str
    over: str


class Message(Struct, frozen=True):
    """What is called out."""

    what: str
    table: str
    text: str


class Calls:
    def __init__(self, settings: Settings, store: ProfileStore, date: Callable[[], float]) -> None:
        self.settings = settings
        self.store = store
        self.date = date
        self._secret = ""
        self._busy = asyncio.Semaphore(AT_ONCE)

    async def secret(self) -> str:
        """The server's own key: made once, the same in every process."""
        if not self._secret:
            from . import push  # cryptography is loaded with the first call

            self._secret = await self.store.secret("push", push.new_secret())
        return self._secret

    async def public_key(self) -> str:
        """Empty where calls are switched off."""
        if not self.settings.push_hosts:
            return ""
        from . import push

        return push.public_key(await self.secret())

    async def subscribe(self, call: Subscribe) -> int:
        """Call this address for the seats behind the links; how many those are."""
        self._check(call)
        address = Address(call.endpoint, call.p256dh, call.auth, call.turn, call.over)
        body, name = msgspec.json.encode(address), hashed(call.endpoint)
        found = await self.store.by_links([hashed(secret) for secret in call.links])
        seats = [each for each in found if each is not None and each.chair >= 0 and not each.seating.over]
        rows = [(each.seating.id, each.chair, name, body) for each in seats]
        await self.store.add_calls(rows)
        return len(rows)

    def _check(self, call: Subscribe) -> None:
        """Refuse an address that this server may not call: it must not be used to knock on other doors."""
        hosts = self.settings.push_hosts if call.p256dh else self.settings.hook_hosts
        if not allowed(call.endpoint, hosts):
            raise Refused("not_allowed", "this server may not call there")
        if call.p256dh:
            from . import push

            try:
                push.sealed(b"", call.p256dh, call.auth)
            except ValueError:
                raise Refused("malformed", "these are no keys of a browser") from None

    async def unsubscribe(self, endpoint: str) -> None:
        await self.store.unsubscribe(hashed(endpoint))

    async def call(self, table: str, chairs: list[int], what: str) -> None:
        """Tell everybody who is to be called for these chairs. What cannot be reached is not tried again."""
        for chair in chairs:
            for name, body in await self.store.calls(table, chair):
                address = msgspec.json.decode(body, type=Address)
                text = address.turn if what == "turn" else address.over
                async with self._busy:
                    if await self._send(address, Message(what, table, text)) in GONE:
                        await self.store.unsubscribe(name)

    async def _send(self, address: Address, message: Message) -> int:
        body, headers = msgspec.json.encode(message), {"content-type": "application/json"}
        if address.p256dh:
            from . import push

            sender = push.authorization(await self.secret(), address.endpoint, self.date(), self.settings.push_contact)
            body = push.sealed(body, address.p256dh, address.auth)
            headers = {
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "authorization": sender,
                "ttl": str(KEEP),
                "urgency": "normal",
            }
        try:
            status = await asyncio.to_thread(_post, address.endpoint, body, headers)
        except (OSError, ValueError, http.client.HTTPException, ssl.SSLError) as problem:
            log.info("a call did not get through: %s", type(problem).__name__)
            return 0
        if status >= 300:
            log.info("a call was answered with %d", status)
        return status


def allowed(endpoint: str, hosts: str) -> bool:
    """Whether the address is one of these hosts (with commas), or of a part of a host that begins with a dot."""
    try:
        where = urlsplit(endpoint)
        host = where.hostname or ""
        local = host in ("127.0.0.1", "localhost", "::1")
        sound = (where.scheme == "https" or (where.scheme == "http" and local)) and where.port != 0  # or it is no port
    except ValueError:
        return False
    names = [name.strip().lower() for name in hosts.split(",") if name.strip()]
    return sound and any(host == name or (name.startswith(".") and host.endswith(name)) for name in names)


def _post(endpoint: str, body: bytes, headers: dict[str, str]) -> int:
    """One request; redirections are not followed, and the answer is not read."""
    where = urlsplit(endpoint)
    kind = http.client.HTTPSConnection if where.scheme == "https" else http.client.HTTPConnection
    connection = kind(where.hostname or "", where.port, timeout=PATIENCE)
    try:
        path = where.path + (f"?{where.query}" if where.query else "")
        connection.request("POST", path or "/", body, headers)
        return connection.getresponse().status
    finally:
        connection.close()
