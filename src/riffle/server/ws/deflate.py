"""permessage-deflate (RFC 7692) for large messages: picows carries the bit, zlib does the work.

No side keeps a window between messages, so a message is compressed once for everybody who gets it.
"""

from __future__ import annotations

import zlib

SMALLEST = 2048
"""Bytes from which a message is worth compressing: moves are smaller, whole tables larger."""
AGREED = {"Sec-WebSocket-Extensions": "permessage-deflate; server_no_context_takeover; client_no_context_takeover"}
TAIL = b"\x00\x00\xff\xff"

_last: tuple[bytes, bytes] = (b"", b"")


def is_offered(header: str) -> bool:
    """Whether the client offers it in a form that needs nothing of us."""
    for offer in header.split(","):
        name, *parameters = [part.strip() for part in offer.split(";")]
        if name == "permessage-deflate" and not any(each.startswith("server_max_window_bits") for each in parameters):
            return True
    return False


def deflated(body: bytes) -> bytes:
    """A message as it goes over the wire; the same one for several receivers is worked out once."""
    global _last
    if _last[0] is not body:
        packer = zlib.compressobj(5, zlib.DEFLATED, -15)
        _last = (body, (packer.compress(body) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(TAIL))
    return _last[1]


def inflated(body: bytes, most: int) -> bytes | None:
    """The message, or None if it is none or larger than `most` bytes."""
    unpacker = zlib.decompressobj(-15)
    try:
        found = unpacker.decompress(body + TAIL, most + 1)
    except zlib.error:
        return None
    return found if len(found) <= most else None
