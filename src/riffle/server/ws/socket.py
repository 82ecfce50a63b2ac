"""One socket: frames in and out, limits, decoding. What it says goes into its table's mailbox."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport

from .. import client_messages, messages
from ..limits import Bucket, network
from ..play import Refused
from ..tables.connection import NO_SUCH_LINK, NOT_STORED, SLOW, TOO_FAST, WHY_CLOSED, Connection
from ..tables.mail import Left, Message
from ..tables.table import Table
from . import deflate

if TYPE_CHECKING:
    from .protocol import Gateway

log = logging.getLogger("riffle.server")
LARGEST = 65_536  # bytes of a message on the wire
MOST_FRAGMENTS = 64  # frames that one message may come in
MOST_UNHANDLED = 32  # messages from one socket that may wait; then it is not read on
MOST_PAUSE = 60.0  # seconds that a message may have to wait for its turn
A_GREETING = 500  # events of a table whose whole counts as much as opening a socket
FAREWELL = 3.0  # seconds the other side has to answer a close
BROKEN, TOO_BIG = 1002, 1009
UNREADABLE = (msgspec.MsgspecError, UnicodeError, ValueError, RecursionError)
TEXT, CONTINUED = WSMsgType.TEXT, WSMsgType.CONTINUATION
DATA = (TEXT, WSMsgType.BINARY, CONTINUED)
Received = client_messages.FromClient | tuple[str, str]
"""A message, or why it is not taken: a code and a sentence."""


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
        self.behind = 0  # messages sent while the other side does not read
        self.blocked = False
        self.closing = False
        self._parts: list[bytes] = []  # of a message that comes in several frames
        self._packed = False
        self._early: list[Received] = []  # what came before the table was found
        self._late: deque[Received] = deque()  # what waits for its turn: it came too fast
        self._turn: asyncio.TimerHandle | None = None
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
        if self._turn is not None:
            self._turn.cancel()
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
        elif not self.control.take(self.services.now()):  # not answered, and not read for a while
            self._wait(1 / self.control.rate)
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
            for found in early:
                self._unhandled -= 1
                self._take(found)
            return
        self.gateway.addresses.closed(self.address)

    def _turn_away(self, close: int, code: str, sentence: str) -> None:
        self.send(messages.encode(messages.NotTaken(0, code, sentence)))
        self.close(close)

    def receive(self, body: bytes) -> None:
        """One message. Whoever sends too fast is not read on until it is this message's turn."""
        found = self._decoded(body)
        if self._late:
            self._late.append(found)
        elif (delay := self._delay(found)) is None:
            self.close(TOO_FAST)
        elif delay:
            self._late.append(found)
            self._wait(delay)
        else:
            self._take(found)

    def _delay(self, found: Received) -> float | None:
        """Seconds until it is this message's turn; None if they are too many."""
        delays = [
            self.messages.delay(self.services.now(), MOST_PAUSE),
            self.gateway.addresses.delay(self.address, MOST_PAUSE),
        ]
        if type(found) is client_messages.Undo:
            delays.append(self.gateway.undos.delay(self.address, MOST_PAUSE))
        elif type(found) is client_messages.Say:
            delays.append(self.gateway.lines.delay(self.address, MOST_PAUSE))
        elif type(found) is client_messages.Hello and (events := self._shown()):
            delays.append(self.services.greetings.delay(self.address, MOST_PAUSE, events / A_GREETING))
        return None if None in delays else max(each for each in delays if each is not None)

    def _shown(self) -> int:
        """How many events a greeting shows anew."""
        match = self.table.match if self.table is not None else None
        return 0 if match is None else len(match.log)

    def _wait(self, delay: float) -> None:
        self._pause()
        if self._turn is None:
            self._turn = asyncio.get_running_loop().call_later(delay, self._go_on)

    def _go_on(self) -> None:
        """It is the turn of the first message that waits."""
        self._turn = None
        while self._late and not self.closing:
            self._take(self._late.popleft())
            if not self._late:
                break
            if (delay := self._delay(self._late[0])) is None:
                self.close(TOO_FAST)
            elif delay:
                self._wait(delay)
                return
        self._read_on()

    def _take(self, found: Received) -> None:
        """A message within the limits goes into the table's mailbox; what is none is refused."""
        self._unhandled += 1
        if self._unhandled > MOST_UNHANDLED:
            self._pause()
        if self.table is None or self.connection is None:
            self._early.append(found)
            return
        self.services.metrics.messages += 1
        if isinstance(found, tuple):
            self.services.metrics.refused[found[0]] += 1
            self.send(messages.encode(messages.NotTaken(0, *found)))
            self.handled()
        else:
            self.table.post(Message(self.connection, found))

    def _decoded(self, body: bytes) -> Received:
        """The message, or why it is not taken: a code and a sentence."""
        if len(body) > self.settings.message_bytes:
            return "too_large", f"a message has at most {self.settings.message_bytes} bytes"
        try:
            return client_messages.decode(body)
        except UNREADABLE as problem:
            return "malformed", str(problem)[:200]

    def handled(self) -> None:
        """The table has done with one of our messages."""
        self._unhandled -= 1
        if self._paused and self._unhandled <= MOST_UNHANDLED // 2:
            self._read_on()

    def _pause(self) -> None:
        if not self._paused and not self.closing:
            self._paused = True
            self.transport.underlying_transport.pause_reading()

    def _read_on(self) -> None:
        """Unless there is still a reason to wait."""
        if self._paused and not (self.closing or self._late or self._turn or self._unhandled > MOST_UNHANDLED // 2):
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
