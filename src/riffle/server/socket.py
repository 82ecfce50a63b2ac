"""The conversation over one socket: limits, decoding, and every problem answered with a coded refusal."""

from __future__ import annotations

import logging

import msgspec

from riffle.core.refusal import Refused

from . import acts, messages
from .connection import NO_SUCH_LINK, NOT_STORED, OTHER_RULES, TOO_FAST, Connection, Line
from .hall import Hall
from .limits import Addresses, Bucket
from .table import Table

log = logging.getLogger("riffle.server")
WHY_CLOSED = {"not_stored": NOT_STORED, "other_rules": OTHER_RULES}
PATIENCE = 50
"""Messages over the limit that are answered before the socket is closed."""


async def converse(hall: Hall, addresses: Addresses, address: str, secret: str, line: Line) -> int:
    """Talk until either side is done; the code to close the socket with."""
    if not addresses.opened(address, hall.settings.address_sockets):
        _say(line, "too_fast", "too many sockets from this address")
        return TOO_FAST
    try:
        table, connection = await hall.connect(secret, line)
    except Refused as refused:
        _say(line, refused.refusal.code, refused.refusal.sentence)
        return WHY_CLOSED.get(refused.refusal.code, NO_SUCH_LINK)
    except Exception:
        log.exception("a link could not be opened")
        _say(line, "not_stored", "the tables cannot be read now")
        return NOT_STORED
    else:
        await _listen(Conversation(hall, addresses, address, table, connection), line)
        return 1000
    finally:
        addresses.closed(address)


def _say(line: Line, code: str, sentence: str) -> None:
    line.send(messages.encode(messages.Refused(0, code, sentence)))


async def _listen(talk: Conversation, line: Line) -> None:
    try:
        while (body := await line.receive()) is not None and await talk.hear(body):
            pass
    finally:
        await talk.table.leave(talk.connection)


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
