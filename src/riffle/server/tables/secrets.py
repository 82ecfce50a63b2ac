"""Links that cannot be guessed. Only a link's hash is stored, so reading the database opens no seat."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable

from .seating import Seating

Tokens = Callable[[int], str]
"""Where new secrets come from: the system's randomness, or a fixed row of words in a test."""

system_tokens: Tokens = secrets.token_urlsafe


Seeds = Callable[[], str]
"""Where the seeds of tables come from: 128 bits of the system's randomness, or a row of numbers in a test."""


def system_seeds() -> str:
    return secrets.token_hex(16)


def drawn(seed: str, purpose: str) -> int:
    """64 bits that follow from a table's seed, for one purpose: whoever knows many of them knows no other."""
    return int.from_bytes(hmac.digest(bytes.fromhex(seed), purpose.encode(), "sha256")[:8])


def hashed(secret: str) -> str:
    """What is stored. Secrets have 128 bits or more, so a plain hash cannot be searched through."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def derived(secret: str, purpose: str) -> str:
    """A secret that follows from another: the host's link gives the invitations, an old seat's link the next table's.

    Nobody without the first can make the second, and neither has to be stored.
    """
    digest = hmac.new(secret.encode("utf-8", "replace"), purpose.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest[:18]).decode()


def invitations(seating: Seating, secret: str) -> list[tuple[int, str]]:
    """Links to the free seats. They follow from the host's own link, so they are stored nowhere."""
    return [(free, derived(secret, f"chair {seating.seats[free].chair}")) for free in seating.free]
