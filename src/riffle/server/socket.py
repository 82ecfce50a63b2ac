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
UNREADABLE = (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError)
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
    line.offer_to(talk.hear_at_once)
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

    def _may_speak(self) -> bool:
        return self.bucket.take(self.hall.now()) and self.addresses.take(self.address)

    def hear_at_once(self, body: bytes) -> bool:
        """Take an answer that nothing stands in the way of; False: nothing has been done, `hear` is the way."""
        if not self.entered or len(body) > self.hall.settings.message_bytes:
            return False
        try:
            message = messages.decode(body)
        except UNREADABLE:
            return False
        if type(message) is not messages.Answer or self.table.lock.held or not self._may_speak():
            return False  # what is over the limit is refused there
        try:
            return acts.answer_at_once(self.table, self.connection, message)
        except Exception:
            self._failed(message.id)
            return True

    def _failed(self, number: int) -> None:
        """Something nobody thought of: whatever it left in memory is read anew from the store."""
        log.exception("a message could not be carried out")
        self.table.dirty = True
        self.refuse("failed", "something went wrong here; it is in the server's log", number)

    async def hear(self, body: str | bytes) -> bool:
        """Take one message; False to end the conversation."""
        if not self._may_speak():
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
        except UNREADABLE as problem:
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
            self._failed(number)
        return True
