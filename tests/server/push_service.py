"""A push service of our own on loopback, and a browser's half of the sealing: what a call says is read here."""

from __future__ import annotations

import json
import os
import queue
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from riffle.server.profiles.base64url import decoded, encoded

CURVE = ec.SECP256R1()


class Receiver:
    """The keys of one browser."""

    def __init__(self, private: str = "", auth: str = "") -> None:
        value = int.from_bytes(decoded(private), "big") if private else 0
        self.private = ec.derive_private_key(value, CURVE) if private else ec.generate_private_key(CURVE)
        self.point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.secret = decoded(auth) if auth else os.urandom(16)

    @property
    def p256dh(self) -> str:
        return encoded(self.point)

    @property
    def auth(self) -> str:
        return encoded(self.secret)

    def opened(self, body: bytes) -> bytes:
        """What was sealed for this browser (RFC 8188 and 8291)."""
        salt, size = body[:16], body[20]
        sender, rest = body[21 : 21 + size], body[21 + size :]
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\0" + self.point + sender
        mixed = HKDF(hashes.SHA256(), 32, self.secret, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(mixed)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(mixed)
        return AESGCM(key).decrypt(nonce, rest, None).rstrip(b"\0")[:-1]


def signed_claims(header: str) -> dict[str, Any]:
    """What the sender says of itself, once its signature has been checked (RFC 8292)."""
    token, key = header.removeprefix("vapid t=").split(", k=")
    head, claims, signature = token.split(".")
    raw = decoded(signature)
    number = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    public.verify(number, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(decoded(claims))


class PushService:
    """Takes calls; `status` is what it answers."""

    def __init__(self) -> None:
        self.status = 201
        self.calls: queue.Queue[tuple[dict[str, str], bytes]] = queue.Queue()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.calls.put(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
                return

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.endpoint = f"http://127.0.0.1:{self.server.server_port}/browser/1"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
