"""Web push, our own small half of it: a message sealed for one browser (RFC 8291) and signed by this server (RFC 8292).

The push service of the browser's maker carries it and can read neither the words nor who is meant.
"""

from __future__ import annotations

import json
import os
import struct
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from .base64url import decoded, encoded

CURVE = ec.SECP256R1()
RECORD = 4096
HOURS = 12
"""How long a signature holds; the standard allows a day."""


def new_secret() -> str:
    """A server's private key, as it is kept."""
    return encoded(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def _private(secret: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(secret), "big"), CURVE)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_key(secret: str) -> str:
    """What a browser is given to recognise this server by."""
    return encoded(_point(_private(secret).public_key()))


def authorization(secret: str, endpoint: str, date: float, contact: str) -> str:
    """The header that says who sends: a signed note for that push service alone."""
    where = urlsplit(endpoint)
    claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(date) + HOURS * 3600, "sub": contact}
    parts = [encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    signed = _private(secret).sign(".".join(parts).encode(), ec.ECDSA(hashes.SHA256()))
    r, s = decode_dss_signature(signed)
    parts.append(encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big")))
    return f"vapid t={'.'.join(parts)}, k={public_key(secret)}"


def sealed(message: bytes, p256dh: str, auth: str) -> bytes:
    """The message as only the browser that owns the two keys can read it. ValueError if they are no keys."""
    theirs = decoded(p256dh)
    once, salt = ec.generate_private_key(CURVE), os.urandom(16)
    ours = _point(once.public_key())
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    mixed = _expand(shared, decoded(auth), b"WebPush: info\0" + theirs + ours, 32)
    key = _expand(mixed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _expand(mixed, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD, len(ours)) + ours
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def _expand(secret: bytes, salt: bytes, info: bytes, size: int) -> bytes:
    return HKDF(hashes.SHA256(), size, salt, info).derive(secret)
