"""Hints: a worker is asked what it would answer. Others play on meanwhile, so one may come too late to be of use."""

from __future__ import annotations

import msgspec

from .. import client_messages, messages
from ..play import Match, Refused
from ..views import fairness
from ..views.snapshot import action
from ..workers.jobs import Job, Rank
from .connection import Connection
from .secrets import hashed
from .table import Table


def give(table: Table, connection: Connection, seat: int, match: Match, message: client_messages.AskHint) -> None:
    """Have a hint thought of, from what the seat sees; the reply comes when it is there."""
    if seat not in match.question.waiting:
        raise Refused("not_asked", "a hint is for the seat that is asked")
    if table.seating.rated:
        raise Refused("not_fair", "this game is rated: no help in the middle of it")
    if fairness.is_analysed(table.game) and not fairness.may_be_helped(table.seating, seat):
        raise Refused("not_fair", "somebody else plays against you here: no help in the middle of a game")
    if connection.hinting:
        raise Refused("waiting", "a hint is being thought of")
    if not table.services.hints.take(connection.address):
        raise Refused("too_fast", "too many hints are asked for: wait a moment")
    job = msgspec.structs.replace(
        table.services.games.job("hint", table.game, match.position.seen_by(seat).pack()),
        seat=seat,
        number=match.number,
        seed=match.number,
        clock=2.0,
        table=table.seating.id,
        address=hashed(connection.address)[:32],
        rank=Rank.HINT,
    )
    connection.hinting = table.services.spawn(_think(table, connection, message, job))


async def _think(table: Table, connection: Connection, message: client_messages.AskHint, job: Job) -> None:
    try:
        done = await table.services.thinker.do(job, table.services.settings.bot_limit)
        if done.problem or not done.steps:
            raise Refused("no_hint", "no hint could be found")
        if message.analysis and done.cold:
            raise Refused("not_ready", "this game is still being made ready here: ask again in a minute")
        if message.analysis and done.note is None:
            raise Refused("no_hint", "the position could not be judged")
        step = done.steps[0]
        hint = None if message.analysis else action(table.game, step.code, step.extra)
        told = fairness.may_be_helped(table.seating, job.seat) and not message.analysis
        look, why = (done.look, done.why) if told else (None, None)
        connection.send(messages.Hint(message.id, hint, done.note, look, why))
    except Refused as refused:
        connection.send(messages.NotTaken(message.id, refused.refusal.code, refused.refusal.sentence))
    finally:
        connection.hinting = None
