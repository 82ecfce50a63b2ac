"""Two honest players on real sockets, and how long they wait: what every measurement of trust has beside it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

PAUSE = 0.02
"""Seconds between two answers: players, not machines."""


def p99(waits: list[float]) -> float:
    return sorted(waits)[int(len(waits) * 0.99)] if waits else 0.0


async def seated(server: Any, game: str = "tally") -> list[str]:
    """The links of a table for two people."""
    seats = [{"kind": "person"}, {"kind": "person"}]
    made = await server.call("api/tables", {"game": game, "seats": seats})
    return [*(seat["link"] for seat in made["seats"]), made["watch"]]


async def play(
    server: Any, links: list[str], until: asyncio.Event, clock: Callable[[], float] = time.perf_counter
) -> list[float]:
    """Both answer in turn until told to end; milliseconds from each answer to its acknowledgement."""
    from websockets.asyncio.client import connect

    waits: list[float] = []
    async with (
        connect(server.socket(links[0]), compression=None) as one,
        connect(server.socket(links[1]), compression=None) as two,
    ):
        views: list[dict[str, Any]] = [{}, {}]
        for socket in (one, two):
            await socket.send('{"type": "hello"}')
        number = 0
        while not until.is_set():
            for seat, socket in enumerate((one, two)):
                while not views[seat]:
                    views[seat] = json.loads(await socket.recv()).get("snapshot") or {}
            seat = 0 if views[0]["question"]["mine"] else 1
            socket, asked = (one, two)[seat], views[seat]
            number += 1
            code = asked["legal"][number % len(asked["legal"])]["code"]
            answer = {"type": "answer", "id": number, "question": asked["question"]["number"], "code": code}
            began = clock()
            await socket.send(json.dumps(answer))
            while (message := json.loads(await socket.recv()))["type"] != "taken":
                continue
            waits.append((clock() - began) * 1e3)
            views = [{}, {}]
            assert message["id"] == number
            await asyncio.sleep(PAUSE)
    return waits


async def for_seconds(
    server: Any, links: list[str], seconds: float, clock: Callable[[], float] = time.perf_counter
) -> list[float]:
    over = asyncio.Event()
    asyncio.get_running_loop().call_later(seconds, over.set)
    return await play(server, links, over, clock)
