"""A whole player in sixty lines: makes a table against a bot, plays to the end, prints the result.

    python docs/client.py http://127.0.0.1:8420 hidden_stones

It knows no rules: it answers with one of the answers the server lists as legal. Write your own `choose`.
"""

import asyncio
import json
import random
import sys
import urllib.request

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def post(address: str, body: object) -> dict:
    request = urllib.request.Request(address, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def choose(snapshot: dict) -> dict:
    """Any legal answer; a quick liking for scoring keeps the game short."""
    legal = snapshot["legal"]
    return random.choice([each for each in legal if each["kind"] == "score"] or legal)


def answer(snapshot: dict, number: int) -> str:
    """Name the question that is answered, so that a late answer is refused instead of misunderstood."""
    chosen = choose(snapshot)
    extra = [random.randint(low, high) for low, high in chosen.get("ranges", [])]
    question = snapshot["question"]["number"]
    return json.dumps({"type": "answer", "id": number, "question": question, "code": chosen["code"], "extra": extra})


async def play(address: str, game: str, level: str = "greedy") -> dict:
    seats = [{"kind": "person", "name": "client.py"}, {"kind": "bot", "level": level}]
    made = await asyncio.to_thread(post, f"{address}/api/tables", {"game": game, "seats": seats})
    socket_address = address.replace("http", "ws", 1) + "/ws" + made["seats"][0]["link"]
    last, sent = None, 0
    async for socket in connect(socket_address):  # opens again whenever the connection is lost
        try:
            await socket.send(json.dumps({"type": "hello", "last": last, "chat": None, "language": "en"}))
            async for text in socket:
                snapshot = json.loads(text).get("snapshot")
                if not snapshot:  # players, taken, refused, chat and so on
                    continue
                last = snapshot["event"]
                if snapshot["over"]:
                    return snapshot["over"]
                if snapshot["question"]["mine"]:
                    sent += 1
                    await socket.send(answer(snapshot, sent))
        except ConnectionClosed:
            continue
    raise ConnectionError("the server is gone")


if __name__ == "__main__":
    result = asyncio.run(play(sys.argv[1].rstrip("/"), *sys.argv[2:]))
    print(f"{result['ending']}: won by {result['winners']}, points {result['scores']}")
