"""One socket: frames in and out, limits, decoding. What it says goes into its table's mailbox."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport

from .. import client_messages, messages
from ..limits import Bucket, network
from ..play import Refused
from ..tables.connection import NO_SUCH_LINK, NOT_STORED, OTHER_RULES, SLOW, TOO_FAST, Connection
from ..tables.letters import Left, Message
from ..tables.table import Table
from . import deflate

if TYPE_CHECKING:
    from .protocol import Gateway

log = logging.getLogger("riffle.server")
LARGEST = 65_536  # bytes of a message on the wire
MOST_FRAGMENTS = 64  # frames that one message may come in
MOST_UNHANDLED = 32  # messages from one socket that may wait; then it is not read on
PATIENCE = 50  # messages over the limit that are answered before the socket is closed
FAREWELL = 3.0  # seconds the other side has to answer a close
BROKEN, TOO_BIG = 1002, 1009
WHY_CLOSED = {"not_stored": NOT_STORED, "other_rules": OTHER_RULES}
UNREADABLE = (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError)
TEXT, CONTINUED = WSMsgType.TEXT, WSMsgType.CONTINUATION
DATA = (TEXT, WSMsgType.BINARY, CONTINUED)


class Socket(WSListener):
    """It is a connection's `Line`: messages go out by `send`."""

    transport: WSTransport

    def __init__(self, gateway: Gateway, secret: str, address: str, deflated: bool, origin: str = "") -> None:
        self.gateway = gateway
        self.services = gateway.lobby.services
        now = self.services.now()
        self.settings = gateway.settings
        self.secret = secret
        self.address = network(address)
        self.deflated = deflated
        self.origin = origin  # the address it was opened at
        self.table: Table | None = None
        self.connection: Connection | None = None
        self.messages = Bucket(self.settings.connection_rate, now)
        self.control = Bucket(self.settings.control_rate, now)
        self.too_fast = 0
        self.behind = 0  # messages sent while the other side does not read
        self.blocked = False
        self.closing = False
        self._parts: list[bytes] = []  # of a message that comes in several frames
        self._packed = False
        self._early: list[bytes] = []  # what came before the table was found
        self._unhandled = 0
        self._paused = False
        self._task: asyncio.Task[Any] | None = None

    # What picows tells -------------------------------------------------------------------------------------------

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self._task = self.services.spawn(self._open())

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.closing = True
        if self._task is not None:
            self._task.cancel()
        if self.table is not None and self.connection is not None:
            self.connection.closed = True
            self.table.post(Left(self.connection))
            self.gateway.addresses.closed(self.address)
        self.table = self.connection = self._task = None

    def pause_writing(self) -> None:
        self.blocked = True

    def resume_writing(self) -> None:
        self.blocked, self.behind = False, 0

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if self.closing and kind != WSMsgType.CLOSE:
            return
        try:
            if kind in DATA:
                self._data(frame, kind)
            else:
                self._control(frame)
        except Exception:
            log.exception("a frame could not be read")
            self.close(1011)

    def _data(self, frame: WSFrame, kind: WSMsgType) -> None:
        """Put a message together. Fragments are in order and bounded, the compressed bit is on the first only."""
        first = kind != CONTINUED
        if first == bool(self._parts) or frame.rsv2 or frame.rsv3 or (frame.rsv1 and not (first and self.deflated)):
            self.close(BROKEN)
            return
        body = frame.get_payload_as_bytes()
        if first:
            self._packed = frame.rsv1
        if not first or not frame.fin:
            self._parts.append(body)
            if len(self._parts) > MOST_FRAGMENTS or sum(map(len, self._parts)) > LARGEST:
                self.close(TOO_BIG)
                return
            if not frame.fin:
                return
            body, self._parts = b"".join(self._parts), []
        if self._packed:
            unpacked = deflate.inflated(body, LARGEST)
            if unpacked is None:
                self.close(TOO_BIG)
                return
            body = unpacked
        self.receive(body)

    def _control(self, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            self.closing = True
            self.transport.send_close(frame.get_close_code())
            self.transport.disconnect()
        elif not self.control.take(self.services.now()):
            self.close(TOO_FAST)
        elif frame.msg_type == WSMsgType.PING and not self.blocked:  # who does not read gets no answers either
            self.transport.send_pong(frame.get_payload_as_bytes())

    # Coming in ---------------------------------------------------------------------------------------------------

    async def _open(self) -> None:
        """Find the table that the link opens; whoever may not come in is told why."""
        if not self.gateway.addresses.opened(self.address, self.settings.address_sockets):
            self._turn_away(TOO_FAST, "too_many_sockets", "too many sockets from this address")
            return
        try:
            table, connection = await self.gateway.lobby.connect(self.secret, self, self.address, self.origin)
        except Refused as refused:
            code = refused.refusal.code
            self._turn_away(WHY_CLOSED.get(code, NO_SUCH_LINK), code, refused.refusal.sentence)
        except asyncio.CancelledError:
            self.gateway.addresses.closed(self.address)
            raise
        except Exception:
            log.exception("a link could not be opened")
            self._turn_away(NOT_STORED, "not_stored", "the tables cannot be read now")
        else:
            self.table, self.connection = table, connection
            early, self._early = self._early, []
            for body in early:
                self._unhandled -= 1
                self.receive(body)
            return
        self.gateway.addresses.closed(self.address)

    def _turn_away(self, close: int, code: str, sentence: str) -> None:
        self.send(messages.encode(messages.NotTaken(0, code, sentence)))
        self.close(close)

    def receive(self, body: bytes) -> None:
        """One message: within the limits and understood, it goes into the table's mailbox."""
        self._unhandled += 1
        if self._unhandled > MOST_UNHANDLED and not self._paused:
            self._paused = True
            self.transport.underlying_transport.pause_reading()
        if self.table is None or self.connection is None:
            self._early.append(body)
            return
        found = self._checked(body)
        self.services.metrics.messages += 1
        if isinstance(found, tuple):
            self.services.metrics.refused[found[0]] += 1
            self.send(messages.encode(messages.NotTaken(0, *found)))
            self.handled()
        else:
            self.table.post(Message(self.connection, found))

    def _checked(self, body: bytes) -> client_messages.FromClient | tuple[str, str]:
        """The message, or why it is not taken: a code and a sentence."""
        if not (self.messages.take(self.services.now()) and self.gateway.addresses.take(self.address)):
            self.too_fast += 1
            if self.too_fast > PATIENCE:
                self.close(TOO_FAST)
            return "too_fast", "too many messages: wait a moment"
        if len(body) > self.settings.message_bytes:
            return "too_large", f"a message has at most {self.settings.message_bytes} bytes"
        try:
            return client_messages.decode(body)
        except UNREADABLE as problem:
            return "malformed", str(problem)[:200]

    def handled(self) -> None:
        """The table has done with one of our messages."""
        self._unhandled -= 1
        if self._paused and self._unhandled <= MOST_UNHANDLED // 2 and not self.closing:
            self._paused = False
            self.transport.underlying_transport.resume_reading()

    # Going out ---------------------------------------------------------------------------------------------------

    def send(self, body: bytes) -> None:
        """Whoever is too far behind is cut off; nobody waits for a slow reader."""
        if self.closing:
            return
        if self.blocked:
            self.behind += 1
            unread = self.transport.underlying_transport.get_write_buffer_size()
            if self.behind > self.settings.waiting_lines or unread > self.settings.unread_bytes:
                self.close(SLOW)
                return
        self.gateway.outbox.add(self, body)

    def write(self, body: bytes) -> None:
        """Send a message now. The outbox calls it at the end of the loop's turn."""
        if self.deflated and len(body) >= deflate.SMALLEST:
            self.transport.send(TEXT, deflate.deflated(body), rsv1=True)
        else:
            self.transport.send(TEXT, body)

    def close(self, code: int) -> None:
        """Say goodbye after what is already on its way, and wait a little for the other side to say so too."""
        if not self.closing:
            self.gateway.outbox.flush()
            self.closing = True
            self.transport.send_close(code)  # type: ignore[arg-type]
            asyncio.get_running_loop().call_later(FAREWELL, self.transport.disconnect, False)
