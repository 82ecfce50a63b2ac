"""Bytes as browsers write them in addresses and headers: base64 without padding (RFC 4648, section 5)."""

from __future__ import annotations

import base64


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
