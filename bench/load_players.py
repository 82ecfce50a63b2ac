"""The load: light players on real sockets who answer as soon as they are asked, at our server or at the rival's."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.request
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect


class Gate:
    """Counts answers; opens when enough were seen."""

    def __init__(self, wanted: int, sockets: int) -> None:
        self.wanted = wanted
        self.seen = 0
        self.bytes = 0
        self.sockets = sockets
        self.ready = 0
        self.all_ready = asyncio.Event()
        self.done = asyncio.Event()
        self.sent_at: dict[Any, float] = {}
        self.delays: list[float] = []

    def is_ready(self) -> None:
        self.ready += 1
        if self.ready == self.sockets:
            self.all_ready.set()

    def answered(self) -> None:
        self.seen += 1
        if self.seen >= self.wanted:
            self.done.set()


class Player(WSListener):
    """One seat. `pause` is the time between seeing and answering: 0 for as fast as it goes."""

    def __init__(self, gate: Gate, table: Any, seat: int, pause: float) -> None:
        self.gate = gate
        self.table = table
        self.seat = seat
        self.pause = pause
        self.greeted = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.greet()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            body = frame.get_payload_as_bytes()
            self.gate.bytes += len(body)
            self.hear(body)

    def say(self, text: str) -> None:
        if not self.transport.is_close_frame_sent:
            self.transport.send(WSMsgType.TEXT, text.encode())

    def turn(self, number: int, put: str) -> None:
        """It is our turn: the other seat's answer has been seen here."""
        key = (self.table, number)
        if key in self.gate.sent_at:
            self.gate.delays.append(time.perf_counter() - self.gate.sent_at.pop(key))
        if self.gate.done.is_set():
            return
        if self.pause:
            asyncio.get_running_loop().call_later(self.pause, self.put, number, put)
        else:
            self.put(number, put)

    def put(self, number: int, text: str) -> None:
        if not self.gate.done.is_set():
            self.gate.sent_at[(self.table, number + 1)] = time.perf_counter()
            self.gate.answered()
            self.say(text)

    def greet(self) -> None: ...
    def hear(self, body: bytes) -> None: ...


class OurPlayer(Player):
    def greet(self) -> None:
        self.say('{"type": "hello"}')

    def hear(self, body: bytes) -> None:
        """Reads no more of a message than the question: decoding whole views would measure the load, not the server."""
        if not self.greeted:
            self.greeted = True
            self.gate.is_ready()
        if not body.startswith((b'{"type":"moved"', b'{"type":"table"')):
            return
        at = body.index(b'"question":{"number":') + 21
        number = int(body[at : body.index(b",", at)])
        if b'"mine":true' in body[at : at + 120]:
            self.turn(number, f'{{"type":"answer","question":{number},"code":{number % 9}}}')


class RivalPlayer(Player):
    """boardgame.io's client as its frames show it: engine.io 4, socket.io namespace, sync, then updates."""

    def greet(self) -> None:
        return

    def hear(self, body: bytes) -> None:
        if body.startswith(b"0"):
            self.say("40/tally,")
        elif body == b"2":
            self.say("3")
        elif body.startswith(b"40/tally"):
            self.say(f'42/tally,["sync","{self.table}","{self.seat}",null,2]')
        elif body.startswith((b'42/tally,["sync"', b'42/tally,["update"')):
            if not self.greeted:
                self.greeted = True
                self.gate.is_ready()
            at = body.index(b'"_stateID":') + 11
            end = at
            while body[end : end + 1].isdigit():
                end += 1
            number = int(body[at:end])
            if b'"currentPlayer":"%d"' % self.seat in body:
                action = (
                    f'{{"type":"MAKE_MOVE","payload":{{"type":"put","args":[{number % 9}],"playerID":"{self.seat}"}}}}'
                )
                self.turn(number, f'42/tally,["update",{action},{number},"{self.table}","{self.seat}"]')


def make_table(address: str, game: str = "tally") -> list[str]:
    seats = [{"kind": "person"}, {"kind": "person"}]
    body = json.dumps({"game": game, "seats": seats}).encode()
    request = urllib.request.Request(f"{address}api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return [seat["link"] for seat in json.load(answer)["seats"]]


async def _connected(player: Player, where: str) -> WSTransport:
    transport, _ = await ws_connect(lambda: player, where)
    return transport


async def our_players(address: str, tables: int, gate: Gate, pause: float) -> list[WSTransport]:
    transports: list[WSTransport] = []
    for table in range(tables):
        links = await asyncio.to_thread(make_table, address)
        for seat, link in enumerate(links):
            player = OurPlayer(gate, table, seat, pause)
            where = address.replace("http", "ws", 1) + "ws" + link
            transports.append(await _connected(player, where))
    return transports


async def rival_players(port: int, tables: int, gate: Gate, pause: float) -> list[WSTransport]:
    transports: list[WSTransport] = []
    for table in range(tables):
        for seat in range(2):
            player = RivalPlayer(gate, f"m{id(gate)}x{table}", seat, pause)
            where = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
            transports.append(await _connected(player, where))
    return transports
