"""The conversation over one socket: limits, decoding, and every problem answered with a coded refusal."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import msgspec

from riffle.core.refusal import Refused

from . import acts, messages
from .connection import NO_SUCH_LINK, NOT_STORED, TOO_FAST, Connection
from .hall import Hall
from .limits import Addresses, Bucket
from .table import Table

log = logging.getLogger("riffle.server")
PATIENCE = 50
"""Messages over the limit that are answered before the socket is closed."""

Receive = Callable[[], Awaitable[str | bytes | None]]
Send = Callable[[bytes], Awaitable[None]]


async def converse(hall: Hall, addresses: Addresses, address: str, secret: str, receive: Receive, send: Send) -> int:
    """Talk until either side is done; the code to close the socket with."""
    if not addresses.opened(address, hall.settings.address_sockets):
        await _say(send, "too_fast", "too many sockets from this address")
        return TOO_FAST
    try:
        table, connection = await hall.connect(secret)
    except Refused as refused:
        await _say(send, refused.refusal.code, refused.refusal.sentence)
        return NOT_STORED if refused.refusal.code == "not_stored" else NO_SUCH_LINK
    except Exception:
        log.exception("a link could not be opened")
        await _say(send, "not_stored", "the tables cannot be read now")
        return NOT_STORED
    else:
        return await _both_ways(Conversation(hall, addresses, address, table, connection), receive, send)
    finally:
        addresses.closed(address)


async def _say(send: Send, code: str, sentence: str) -> None:
    with contextlib.suppress(Exception):
        await send(messages.encode(messages.Refused(0, code, sentence)))


async def _both_ways(talk: Conversation, receive: Receive, send: Send) -> int:
    writing = asyncio.create_task(_write(talk.connection, send))
    reading = asyncio.create_task(_read(talk, receive))
    try:
        await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
        talk.connection.close(1000)
        if not writing.done():
            await asyncio.wait((writing,), timeout=5.0)
        return writing.result() if writing.done() and not writing.cancelled() else 1000
    finally:
        for task in (reading, writing):
            task.cancel()
        await talk.table.leave(talk.connection)


async def _write(connection: Connection, send: Send) -> int:
    while True:
        body = await connection.outgoing.get()
        if isinstance(body, int):
            return body
        try:
            await send(body)
        except Exception:  # the other side is gone, in whatever way the server says so
            return 1000


async def _read(talk: Conversation, receive: Receive) -> None:
    while True:
        try:
            body = await receive()
        except Exception:
            return
        if body is None or not await talk.hear(body):
            return


class Conversation:
    """What one client says, message by message."""

    def __init__(self, hall: Hall, addresses: Addresses, address: str, table: Table, connection: Connection) -> None:
        self.hall = hall
        self.addresses = addresses
        self.address = address
        self.table = table
        self.connection = connection
        self.bucket = Bucket(hall.settings.connection_rate, hall.now())
        self.too_fast = 0
        self.entered = False

    def refuse(self, code: str, sentence: str, number: int = 0) -> None:
        self.connection.send(messages.Refused(number, code, sentence))

    async def hear(self, body: str | bytes) -> bool:
        """Take one message; False to end the conversation."""
        if not self.bucket.take(self.hall.now()) or not self.addresses.take(self.address):
            self.too_fast += 1
            self.refuse("too_fast", "too many messages: wait a moment")
            if self.too_fast > PATIENCE:
                self.connection.close(TOO_FAST)
                return False
            return True
        if len(body) > self.hall.settings.message_bytes:
            self.refuse("too_large", f"a message has at most {self.hall.settings.message_bytes} bytes")
            return True
        try:
            message = messages.decode(body)
        except (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError) as problem:
            self.refuse("malformed", str(problem)[:200])
            return True
        return await self._carry_out(message)

    async def _carry_out(self, message: messages.FromClient) -> bool:
        number = getattr(message, "id", 0)
        try:
            if not self.entered:
                greeting = message if isinstance(message, messages.Hello) else messages.Hello()
                await self.table.enter(self.connection, greeting)
                self.entered = True
                if self.connection.closed or greeting is message:
                    return True
            await acts.carry_out(self.table, self.connection, message)
        except Refused as refused:
            self.refuse(refused.refusal.code, refused.refusal.sentence, number)
        except Exception:
            log.exception("a message could not be carried out")
            self.refuse("failed", "something went wrong here; it is in the server's log", number)
        return True
