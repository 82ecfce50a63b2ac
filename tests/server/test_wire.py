"""Sockets byte by byte: frames are put together again whatever pieces they come in, broken ones close the socket."""

from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import pytest

from riffle.server.connection import SLOW
from riffle.server.frames import BINARY, CLOSE, CONTINUED, PING, PONG, TEXT, BrokenFrameError, Frames, frame, unmasked
from riffle.server.hall import Hall
from riffle.server.limits import Addresses
from riffle.server.outbox import Outbox
from riffle.server.wire import MOST_UNREAD, Wire

MASK = b"\x01\x80\xff\x2a"
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


def masked(opcode: int, body: bytes, *, last: bool = True) -> bytes:
    """A frame as a client sends it."""
    bare = frame(opcode, body)
    head = bare[: len(bare) - len(body)]
    return bytes((head[0] & (0xFF if last else 0x7F), head[1] | 0x80)) + head[2:] + MASK + unmasked(body, MASK)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_what_is_sent_is_what_is_read(size: int) -> None:
    body = random.Random(size).randbytes(size)
    assert Frames(70_000).feed(masked(BINARY, body)) == [(BINARY, body)]


def test_frames_may_come_in_any_pieces() -> None:
    sent = [(TEXT, b"one"), (PING, b""), (BINARY, bytes(300)), (TEXT, b"")]
    stream = b"".join(masked(opcode, body) for opcode, body in sent)
    rng = random.Random(4)
    for _ in range(50):
        frames, found, rest = Frames(1000), [], stream
        while rest:
            cut = rng.randint(1, 20)
            found += frames.feed(rest[:cut])
            rest = rest[cut:]
        assert found == sent


def test_a_message_in_several_frames_is_one_message_and_a_ping_may_come_between() -> None:
    stream = masked(TEXT, b"a", last=False) + masked(PING, b"?") + masked(CONTINUED, b"b") + masked(TEXT, b"c")
    assert Frames(1000).feed(stream) == [(PING, b"?"), (TEXT, b"ab"), (TEXT, b"c")]


@pytest.mark.parametrize(
    ("stream", "code"),
    [
        (frame(TEXT, b"not masked"), 1002),
        (b"\xc1\x80" + MASK, 1002),  # a reserved bit
        (b"\x83\x80" + MASK, 1002),  # no such opcode
        (masked(PING, bytes(126)), 1002),
        (masked(PING, b"", last=False), 1002),
        (masked(CONTINUED, b"of nothing"), 1002),
        (masked(TEXT, b"a", last=False) + masked(TEXT, b"b"), 1002),
        (masked(TEXT, bytes(1001)), 1009),
        (masked(TEXT, bytes(600), last=False) + masked(CONTINUED, bytes(600)), 1009),
        (b"\x81\xff" + b"\xff" * 8, 1009),
    ],
)
def test_what_is_no_frame_is_refused_with_its_code(stream: bytes, code: int) -> None:
    with pytest.raises(BrokenFrameError) as caught:
        Frames(1000).feed(stream)
    assert caught.value.code == code


def test_random_bytes_are_refused_or_waited_for() -> None:
    rng = random.Random(9)
    codes = {0, 1002, 1009}
    for _ in range(2000):
        code = 0
        try:
            Frames(1000).feed(rng.randbytes(rng.randint(0, 60)))
        except BrokenFrameError as broken:
            code = broken.code
        assert code in codes


class Transport:
    """The socket's other end: what was written, whether it is read and open."""

    def __init__(self) -> None:
        self.written = b""
        self.writes = 0
        self.reading = True
        self.open = True

    def write(self, data: bytes) -> None:
        self.written += data
        self.writes += 1

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return not self.open

    def close(self) -> None:
        self.open = False

    abort = close

    def get_extra_info(self, name: str) -> Any:
        return ("192.0.2.7", 4711)

    def taken(self) -> bytes:
        written, self.written = self.written, b""
        return written


def wired(hall: Hall) -> tuple[Wire, Transport]:
    """A socket after its handshake, with the conversation left out."""
    config = SimpleNamespace(forwarded_allow_ips="192.0.2.7")
    state = SimpleNamespace(connections=set(), tasks=set())
    wire, transport = Wire(hall, Addresses(0, hall.now), Outbox(), config=config, server_state=state), Transport()
    wire.connection_made(transport)  # type: ignore[arg-type]
    wire.frames = Frames(1000)
    return wire, transport


def request(path: str, *lines: str) -> bytes:
    return "\r\n".join([f"GET {path} HTTP/1.1", "upgrade: websocket", *lines, "", ""]).encode()


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        (request("/ws/x/secret", "sec-websocket-version: 13", f"sec-websocket-key: {KEY}"), b"404"),
        (request("/ws/s/secret", f"sec-websocket-key: {KEY}"), b"426"),
        (request("/ws/s/secret", "sec-websocket-version: 13", "sec-websocket-key: short"), b"400"),
        (request("/ws/s/secret", "sec-websocket-version: 13"), b"400"),
    ],
)
async def test_a_handshake_that_is_none_is_refused(hall: Hall, asked: bytes, status: bytes) -> None:
    wire, transport = wired(hall)
    wire.frames = None
    wire.data_received(asked)
    assert transport.written.split()[1] == status
    assert b"content-security-policy" in transport.written
    assert not transport.open


async def test_a_link_that_opens_nothing_is_told_so_and_closed(hall: Hall) -> None:
    wire, transport = wired(hall)
    wire.frames = None
    wire.data_received(request("/ws/s/nothing", "sec-websocket-version: 13", f"sec-websocket-key: {KEY}"))
    assert b"sec-websocket-accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in transport.taken()  # the example of RFC 6455, 1.3
    await asyncio.gather(*wire.server.tasks)
    assert b"no_such_link" in transport.written
    assert transport.written.endswith(frame(CLOSE, (4404).to_bytes(2, "big")))
    wire.data_received(masked(CLOSE, (4404).to_bytes(2, "big")))
    assert not transport.open


async def test_the_address_behind_a_trusted_proxy_counts(hall: Hall) -> None:
    wire, _ = wired(hall)
    assert await wire._address({}) == "192.0.2.7"
    assert await wire._address({"x-forwarded-for": "198.51.100.3"}) == "198.51.100.3"
    wire.config.forwarded_allow_ips = "127.0.0.1"
    assert await wire._address({"x-forwarded-for": "198.51.100.3"}) == "192.0.2.7"


async def test_what_is_sent_in_one_turn_of_the_loop_is_written_at_once(hall: Hall) -> None:
    wire, transport = wired(hall)
    for body in (b"taken", b"moved"):
        wire.send(body)
    assert transport.writes == 0
    await asyncio.sleep(0)
    assert (transport.writes, transport.taken()) == (1, frame(TEXT, b"taken") + frame(TEXT, b"moved"))
    wire.send(b"last words")
    wire.close(1000)
    assert transport.taken() == frame(TEXT, b"last words") + frame(CLOSE, b"\x03\xe8")
    assert wire._timer is not None
    wire._timer.cancel()


async def test_nothing_is_written_to_a_socket_that_is_gone(hall: Hall) -> None:
    wire, transport = wired(hall)
    wire.send(b"too late")
    transport.close()
    await asyncio.sleep(0)
    assert transport.taken() == b""


async def test_a_message_is_offered_at_once_only_while_none_waits(hall: Hall) -> None:
    wire, _ = wired(hall)
    offered: list[bytes] = []

    def at_once(body: bytes) -> bool:
        offered.append(body)
        return body == b"quick"

    wire.offer_to(at_once)
    wire.data_received(masked(TEXT, b"nobody listens yet"))
    assert (await wire.receive(), offered) == (b"nobody listens yet", [])
    waiting = asyncio.ensure_future(wire.receive())
    await asyncio.sleep(0)
    for body in (b"quick", b"slow", b"quick"):
        wire.data_received(masked(TEXT, body))
    assert offered == [b"quick", b"slow"]  # the last one may not overtake the one that waits
    assert [await waiting, await wire.receive()] == [b"slow", b"quick"]


async def test_a_slow_reader_is_cut_off(hall: Hall) -> None:
    wire, transport = wired(hall)
    wire.pause_writing()
    for _ in range(hall.settings.waiting_lines):
        wire.send(b"x")
    wire.flush()
    transport.taken()
    wire.send(b"x")
    assert transport.taken() == frame(CLOSE, SLOW.to_bytes(2, "big"))
    wire.send(b"x")
    assert transport.taken() == b""


async def test_who_catches_up_is_not_cut_off(hall: Hall) -> None:
    wire, transport = wired(hall)
    for _ in range(3):
        wire.pause_writing()
        for _ in range(hall.settings.waiting_lines):
            wire.send(b"x")
        wire.resume_writing()
    wire.flush()
    transport.taken()
    wire.send(b"x")
    wire.flush()
    assert transport.taken() == frame(TEXT, b"x")


async def test_a_socket_with_much_unread_is_not_read_on_until_it_is_heard(hall: Hall) -> None:
    wire, transport = wired(hall)
    for number in range(MOST_UNREAD + 1):
        wire.data_received(masked(TEXT, str(number).encode()))
    assert not transport.reading
    heard = [await wire.receive() for _ in range(MOST_UNREAD + 1)]
    assert heard == [str(number).encode() for number in range(MOST_UNREAD + 1)]
    waiting = asyncio.ensure_future(wire.receive())
    await asyncio.sleep(0)
    assert transport.reading
    wire.data_received(masked(TEXT, b"more"))
    assert await waiting == b"more"


async def test_what_was_said_before_the_goodbye_is_heard(hall: Hall) -> None:
    wire, transport = wired(hall)
    wire.data_received(masked(TEXT, b"last words") + masked(CLOSE, b"\x03\xe8"))
    assert await wire.receive() == b"last words"
    assert await wire.receive() is None
    assert transport.written == frame(CLOSE, b"\x03\xe8")


async def test_a_ping_is_answered_and_a_silent_socket_is_given_up(hall: Hall) -> None:
    wire, transport = wired(hall)
    wire.data_received(masked(PING, b"there?"))
    wire.flush()
    assert transport.taken() == frame(PONG, b"there?")
    wire._beat()
    wire.flush()
    assert transport.taken() == frame(PING, b"")
    wire.data_received(masked(PONG, b""))
    wire._beat()
    assert transport.open
    wire._beat()
    assert not transport.open
    assert wire._timer is not None
    wire._timer.cancel()
