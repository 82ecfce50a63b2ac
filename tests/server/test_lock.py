"""The table's lock: one holder, those who wait in their order, and nobody forgotten."""

from __future__ import annotations

import asyncio

import pytest

from riffle.server.lock import Lock


async def holding(lock: Lock, name: str, held: list[str]) -> None:
    async with lock:
        held.append(name)
        await asyncio.sleep(0)


async def test_it_is_handed_on_in_the_order_of_coming() -> None:
    lock, held = Lock(), list[str]()
    assert lock.take()
    assert not lock.take()
    waiting = [asyncio.create_task(holding(lock, name, held)) for name in ("ann", "ben", "eve")]
    await asyncio.sleep(0)
    assert held == []
    lock.release()
    assert not lock.take()  # it is ann's now, though she has not woken yet
    await asyncio.gather(*waiting)
    assert held == ["ann", "ben", "eve"]
    assert lock.take()


@pytest.mark.parametrize("handed_over", [False, True])
async def test_who_goes_away_while_waiting_does_not_keep_it(handed_over: bool) -> None:
    lock, held = Lock(), list[str]()
    lock.take()
    gone = asyncio.create_task(holding(lock, "gone", held))
    next_one = asyncio.create_task(holding(lock, "next", held))
    await asyncio.sleep(0)
    if handed_over:
        lock.release()
        gone.cancel()
    else:
        gone.cancel()
        lock.release()
    await asyncio.gather(gone, next_one, return_exceptions=True)
    assert held == ["next"]
    assert not lock.held


async def test_a_problem_while_holding_it_lets_it_go() -> None:
    lock = Lock()
    with pytest.raises(ZeroDivisionError):
        async with lock:
            raise ZeroDivisionError
    assert not lock.held
