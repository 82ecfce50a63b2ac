"""Passkeys: a key that the device keeps and never shows. What it signs opens a profile, and gives the browser a key of
its own. The server keeps the public half.
"""

from __future__ import annotations

import hmac
import os
import struct
from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from fido2.server import Fido2Server
from fido2.webauthn import (
    AttestedCredentialData,
    AuthenticationResponse,
    PublicKeyCredentialRpEntity,
    PublicKeyCredentialUserEntity,
    RegistrationResponse,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ..play import Refused
from ..tables.secrets import Tokens, hashed
from .base64url import decoded, encoded
from .store import ProfileStore

if TYPE_CHECKING:
    from .calls import Calls
    from .profiles import Profiles

MINUTES = 5
PREFERRED = UserVerificationRequirement.PREFERRED


class Passkeys:
    def __init__(self, profiles: Profiles, calls: Calls, tokens: Tokens, date: Callable[[], float]) -> None:
        self.profiles = profiles
        self.store: ProfileStore = profiles.store
        self.calls = calls
        self.tokens = tokens
        self.date = date

    async def registering(self, key: str, origin: str) -> dict[str, Any]:
        """What the browser is asked for, to make a passkey for the profile of this key."""
        profile = await self.profiles.profile(key)
        options, _ = _server(origin).register_begin(
            PublicKeyCredentialUserEntity(name="Riffle", id=profile.encode(), display_name="Riffle"),
            resident_key_requirement=ResidentKeyRequirement.REQUIRED,
            user_verification=PREFERRED,
            challenge=await self._challenge(profile),
        )
        return dict(options.public_key)

    async def register(self, key: str, origin: str, credential: dict[str, Any]) -> None:
        profile = await self.profiles.profile(key)
        try:
            answer = RegistrationResponse.from_dict(credential)
            await self._check(answer.response.client_data.challenge, profile)
            state = {"challenge": encoded(answer.response.client_data.challenge), "user_verification": PREFERRED}
            made = _server(origin).register_complete(state, answer)
            await self._spend(answer.response.client_data.challenge)
        except (ValueError, KeyError, TypeError) as problem:
            raise Refused("not_allowed", f"this passkey was not accepted: {problem}") from None
        data = made.credential_data
        if data is None:
            raise Refused("malformed", "this passkey came without its public half")
        await self.store.add_key(profile, _name(data.credential_id), "passkey", bytes(data))

    async def entering(self, origin: str) -> dict[str, Any]:
        """What the browser is asked to sign, with whichever passkey its owner chooses."""
        options, _ = _server(origin).authenticate_begin(
            user_verification=PREFERRED, challenge=await self._challenge("")
        )
        return dict(options.public_key)

    async def enter(self, origin: str, credential: dict[str, Any]) -> str:
        """A key of this device's own for the profile that the passkey opens."""
        try:
            answer = AuthenticationResponse.from_dict(credential)
            await self._check(answer.response.client_data.challenge, "")
            kept = await self.store.key_body(_name(answer.raw_id))
            if kept is None:
                raise Refused("no_such_river", "no river is kept under this passkey")
            state = {"challenge": encoded(answer.response.client_data.challenge), "user_verification": PREFERRED}
            _server(origin).authenticate_complete(state, [AttestedCredentialData(kept[1])], answer)
            await self._spend(answer.response.client_data.challenge)
        except (ValueError, KeyError, TypeError) as problem:
            raise Refused("not_allowed", f"this passkey was not accepted: {problem}") from None
        key = self.tokens(24)
        await self.store.add_key(kept[0], hashed(key), "device")
        return key

    async def _challenge(self, about: str) -> bytes:
        """A question that this server alone could have asked, good for a few minutes; what was asked is not kept."""
        head = os.urandom(16) + struct.pack("!d", self.date())
        return head + await self._signed(head, about)

    async def _check(self, challenge: bytes, about: str) -> None:
        head, signed = challenge[:24], challenge[24:]
        if len(head) != 24 or not hmac.compare_digest(signed, await self._signed(head, about)):
            raise ValueError("another server's question")
        if not 0 <= self.date() - struct.unpack("!d", head[16:])[0] <= MINUTES * 60:
            raise ValueError("an old question")

    async def _spend(self, challenge: bytes) -> None:
        """An answer is good once: what was asked is remembered as long as an answer to it would be taken."""
        if not await self.store.spend(hashed(f"passkey {encoded(challenge)}"), self.date(), MINUTES * 60):
            raise ValueError("this answer was given before")

    async def _signed(self, head: bytes, about: str) -> bytes:
        secret = decoded(await self.calls.secret())
        return hmac.new(secret, b"passkey " + head + about.encode(), sha256).digest()


def _name(credential: bytes) -> str:
    return hashed(f"passkey {encoded(credential)}")


def _server(origin: str) -> Fido2Server:
    """Passkeys belong to the host by which people come."""
    host = origin.partition("://")[2].rsplit(":", 1)[0] if ":" in origin[8:] else origin.partition("://")[2]
    return Fido2Server(PublicKeyCredentialRpEntity(name="Riffle", id=host), verify_origin=lambda given: given == origin)
