"""WebSocket frames as the server's side sees them (RFC 6455, section 5): masked ones come in, bare ones go out.

Every move passes here once for each socket that sees it, so this is short and makes no objects but the bytes.
"""

from __future__ import annotations

from struct import pack

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
LAST, RESERVED, MASKED = 0x80, 0x70, 0x80
BROKEN, TOO_BIG = 1002, 1009
LONGEST_CONTROL = 125


class BrokenFrameError(Exception):
    """What came is no frame of the protocol; `code` is the one to close with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def frame(opcode: int, body: bytes) -> bytes:
    size = len(body)
    if size < 126:
        return pack("!BB", LAST | opcode, size) + body
    if size < 65_536:
        return pack("!BBH", LAST | opcode, 126, size) + body
    return pack("!BBQ", LAST | opcode, 127, size) + body


def unmasked(body: bytes, mask: bytes) -> bytes:
    size = len(body)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(body, "little") ^ int.from_bytes(key, "little")).to_bytes(size, "little")


class Frames:
    """Puts frames together again: bytes in, in whatever pieces, whole messages out."""

    def __init__(self, largest: int) -> None:
        self.largest = largest
        self._rest = b""
        self._opcode = 0  # of the message that is coming in several frames; 0: none
        self._parts: list[bytes] = []
        self._size = 0

    def feed(self, data: bytes) -> list[tuple[int, bytes]]:
        """The messages (opcode and body) that are whole now."""
        if 6 < len(data) < 126 and data[0] == LAST | TEXT and data[1] == MASKED | len(data) - 6 and self._is_between:
            return [(TEXT, unmasked(data[6:], data[2:6]))]  # one short message in one piece, as almost always
        data = self._rest + data
        at, found = 0, list[tuple[int, bytes]]()
        while (length := len(data) - at) >= 2:
            first, second = data[at], data[at + 1]
            size, head = second & 0x7F, 2
            if size >= 126:
                head = 4 if size == 126 else 10
                if length < head:
                    break
                size = int.from_bytes(data[at + 2 : at + head], "big")
            self._check(first, second, size)
            end = at + head + 4 + size
            if len(data) < end:
                break
            body = unmasked(data[at + head + 4 : end], data[at + head : at + head + 4])
            at = end
            self._take(first, body, found)
        self._rest = data[at:]
        return found

    @property
    def _is_between(self) -> bool:
        """Whether the last message came to its end."""
        return not self._rest and not self._opcode

    def _check(self, first: int, second: int, size: int) -> None:
        """A client's frames are masked; no extension is agreed; control frames are short and whole."""
        opcode = first & 0x0F
        if first & RESERVED or not second & MASKED or opcode not in (CONTINUED, TEXT, BINARY, CLOSE, PING, PONG):
            raise BrokenFrameError(BROKEN)
        if opcode >= CLOSE:
            if not first & LAST or size > LONGEST_CONTROL:
                raise BrokenFrameError(BROKEN)
        elif (opcode == CONTINUED) != (self._opcode != 0):
            raise BrokenFrameError(BROKEN)
        elif self._size + size > self.largest:
            raise BrokenFrameError(TOO_BIG)

    def _take(self, first: int, body: bytes, found: list[tuple[int, bytes]]) -> None:
        opcode = first & 0x0F
        if first & LAST and opcode != CONTINUED:
            found.append((opcode, body))
            return
        self._opcode = opcode or self._opcode
        self._parts.append(body)
        self._size += len(body)
        if first & LAST:
            found.append((self._opcode, b"".join(self._parts)))
            self._opcode, self._parts, self._size = 0, [], 0
