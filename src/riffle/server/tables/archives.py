"""Finished games for ever: when one ends, a worker writes down all its views, so that later rules need not read it."""

from __future__ import annotations

import hashlib
import logging
from typing import TYPE_CHECKING

import msgspec

from ..play import Match, Notes, Refused, record
from ..requests import Archive, ReplayData, ReplayPage
from ..workers.jobs import Rank

if TYPE_CHECKING:
    from .table import Table

log = logging.getLogger("riffle.server")
LIMIT = 120.0


def record_hash(text: str) -> str:
    """The same for all records of a game, whatever they note of who played it."""
    return hashlib.sha256(record.noted(text, Notes()).encode("utf-8", "replace")).hexdigest()


async def written(table: Table) -> str:
    """The record of the game so far, secrets and all. In the table's turn."""
    match = table.match
    if table.archived is not None:
        return table.archived.record
    if match is None:
        raise Refused("no_record", "the game has not begun")
    return (await whole(table, match)).record()


async def whole(table: Table, match: Match) -> Match:
    """The match with what came beside its events (trajectories), which tables do not keep in memory."""
    twin = Match(table.game, match.seats, match.options)
    twin.log = await table.services.store.log(table.seating.id, payloads=True)
    twin.forfeited, twin.ended_early, twin.position = match.forfeited, match.ended_early, match.position
    return twin


async def archive(table: Table) -> None:
    """Have a finished game written down with all its views, and store it. Beside the table's own work."""
    text = await table.ask(written)
    services = table.services
    job = services.games.job("archive", table.game, text.encode())
    job = msgspec.structs.replace(job, table=table.seating.id, rank=Rank.REVIEW)
    done = await services.thinker.do(job, LIMIT)
    if done.problem:
        log.warning("table %s could not be archived: %s", table.seating.id, done.problem)
        return
    row = (table.seating.id, record_hash(text), done.payload)
    await table.ask(lambda table: table.commit(archive=row))


def page_of(archive: Archive, page: ReplayPage) -> ReplayData:
    """A part of an archived game, in the form of a replay."""
    found, steps = archive.replay, archive.replay.steps[page.first : page.first + page.count]
    return ReplayData(found.info, found.total, steps, found.payloads if page.first == 0 else {})
