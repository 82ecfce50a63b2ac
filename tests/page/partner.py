"""The other player, told what to answer: in a test about the page neither a bot nor chance decides how it goes."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from websockets.sync.client import ClientConnection

from riffle.core.game import load

PATIENCE = 300
"""Seconds."""


class Partner:
    """Sits at a table and gives the answers it is told, each as soon as it is asked."""

    def __init__(self, socket: ClientConnection, game: str) -> None:
        self.actions = load(game).actions
        self.socket = socket
        self.snapshot: dict[str, Any] = {}
        self.sent = 0
        self._say(type="hello", last=None, chat=None, language="en")

    def asked(self) -> dict[str, Any]:
        """Wait for this seat's turn; what it sees then."""
        self._listen(lambda _: bool(self.snapshot) and self.snapshot["question"]["mine"])
        return self.snapshot["view"]

    def answers(self, *texts: str) -> None:
        """One after another, as a record writes them (`move g9 g10`)."""
        for text in texts:
            self.asked()
            code, extra = self.actions.parse(text)
            self.give(code, extra)

    def give(self, code: int, extra: Sequence[int]) -> None:
        """One answer by its number among those that are legal now."""
        self.sent += 1
        number = self.snapshot["question"]["number"]
        self._say(type="answer", id=self.sent, question=number, code=code, extra=list(extra))
        self._listen(lambda said: said["type"] == "taken" and said["id"] == self.sent)
        self._listen(lambda said: said.get("snapshot") is not None)

    def _say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def _listen(self, enough: Callable[[dict[str, Any]], bool]) -> None:
        """Take what the server says until it is enough; what a partner is told to answer is never refused."""
        said: dict[str, Any] = {"type": ""}
        while not enough(said):
            said = json.loads(self.socket.recv(timeout=PATIENCE))
            assert said["type"] != "refused", said
            self.snapshot = said.get("snapshot") or self.snapshot
