"""Secrets stay in the process: two games that differ only in a secret look equal, byte for byte, to everybody else.

Everything that leaves the process is compared: first messages, moves, errors, undo, chat, reconnecting. Chance is
scripted, so that the two games part at one hidden draw and nowhere else.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from riffle.server.tables.lobby import Lobby

from .clients import PERSON, Player, make_lobby, seat_at, settled, unlimited


class Script:
    """Dice that always fall on 0, except at one throw."""

    def __init__(self, odd_throw: int, value: int) -> None:
        self.odd_throw = odd_throw
        self.value = value
        self.throws = 0

    def randrange(self, stop: int, /) -> int:
        self.throws += 1
        return min(self.value, stop - 1) if self.throws == self.odd_throw else 0


async def opened(folder: Path, odd_throw: int, value: int) -> Lobby:
    settings = unlimited(folder)
    lobby = make_lobby(settings, dice=Script(odd_throw, value))
    await lobby.open()
    return lobby


async def hidden_stones(lobby: Lobby) -> tuple[list[bytes], list[bytes]]:
    """Seat 1 plays and errs in every way; its own messages never name a card. What seat 0 and a watcher were sent."""
    ann, ben, watcher = await seat_at(lobby, "hidden_stones", PERSON, PERSON, options={"first": "1"}, clock=60)
    end = next(each["code"] for each in ann.snapshot["legal"] if each["kind"] == "end")
    passing = next(each["code"] for each in ann.snapshot["legal"] if each["kind"] == "pass_turn")
    await ann.raw(b"\xff\xfe not json")
    await ann.say("ask", kind="flip", parts=[71, 0])
    await ann.answer(end)
    await ben.raw(b'{"type": "answer"}')
    await ben.answer(end)
    await ann.answer(end)
    await ben.answer(passing)
    await ben.say("undo")
    await ann.say("agree", yes=True)
    await ann.say("answer", question=0, code=end)
    await ben.say("hint")
    await ben.say("chat", text="hm")
    again = await Player(lobby, ann.link).open({"last": 5, "chat": -1})
    fresh = await Player(lobby, ann.link).open()
    watching = await Player(lobby, watcher.link).open({"last": 20, "chat": -1})
    await ben.leave()
    for player in (ann, watcher, again, fresh, watching):
        player.listen()
    for player in (ann, watcher):  # the record so far goes out, too
        so_far = await lobby.record(player.table.seating.id, player.link.rsplit("/", 1)[1])
        player.bytes.append(so_far.encode())
    return ann.bytes + again.bytes + fresh.bytes, watcher.bytes + watching.bytes


@pytest.mark.parametrize("throw", [14, 15, 16, 17])
async def test_another_seats_card_changes_no_byte(tmp_path: Path, throw: int) -> None:
    """Throws 1 to 9 lay the stones, 10 to 13 are seat 0's cards, 14 to 17 are seat 1's."""
    sent = []
    for value in (0, 40):
        lobby = await opened(tmp_path / str(value), throw, value)
        sent.append(await hidden_stones(lobby))
        table = lobby.loaded()[0]
        sent[-1] += (table.match.digest,)  # type: ignore[union-attr]
        await lobby.close()
    (one_seat, one_watcher, one_state), (other_seat, other_watcher, other_state) = sent
    assert one_state != other_state
    assert one_seat == other_seat
    assert one_watcher == other_watcher


async def test_ones_own_card_does_change_bytes(tmp_path: Path) -> None:
    """The comparison above can fail: a card of seat 0's own is seen by seat 0, and still not by a watcher."""
    sent = []
    for value in (0, 40):
        lobby = await opened(tmp_path / str(value), 12, value)
        sent.append(await hidden_stones(lobby))
        await lobby.close()
    assert sent[0][0] != sent[1][0]
    assert sent[0][1] == sent[1][1]


async def pebbles(lobby: Lobby, first: int) -> tuple[list[bytes], list[bytes], list[bytes], list[bytes]]:
    """Seat 0 seals an answer that begins with `first`; what the others were sent before it is opened, and after."""
    ann, ben, watcher = await seat_at(lobby, "pebbles", PERSON, PERSON)
    for pebble in (first, 4):
        await ann.say("answer", question=ann.snapshot["question"]["number"], kind="lay", parts=[pebble])
    await ann.answer()
    await ben.say("answer", question=ann.snapshot["question"]["number"], kind="lay", parts=[0])
    await ben.say("undo")
    await ben.say("undo")
    again = await Player(lobby, ben.link).open({"last": 0, "chat": -1})
    fresh = await Player(lobby, watcher.link).open()
    before = ([*ben.bytes, *again.bytes], [*watcher.bytes, *fresh.bytes])
    for _ in range(3):
        await ben.answer()
    watcher.listen()
    return *before, ben.bytes, watcher.bytes


async def test_a_sealed_answer_changes_no_byte_until_it_is_opened(tmp_path: Path) -> None:
    sent = []
    for first in (0, 2):
        lobby = await opened(tmp_path / str(first), 99, 0)
        sent.append(await pebbles(lobby, first))
        await lobby.close()
    assert sent[0][:2] == sent[1][:2]
    assert sent[0][2] != sent[1][2]
    assert sent[0][3] != sent[1][3]


async def test_bots_and_hints_are_given_views(lobby: Lobby) -> None:
    """Every job but a solver's carries the packed view of its seat, in which foreign hands are unknown."""
    ann, *_ = await seat_at(lobby, "hidden_stones", PERSON, {"kind": "bot", "level": "greedy"}, options={"first": "2"})
    await settled(ann.table)
    ann.listen()
    await ann.say("hint")
    jobs = lobby.services.thinker.jobs  # type: ignore[attr-defined]
    assert {job.work for job in jobs} == {"think", "hint"}
    for job in jobs:
        view = ann.table.game.plain.load(job.packed)
        assert set(view.hands[1 - job.seat]) == {-(2**31)}
        assert set(view.pile) == {-(2**31)}
