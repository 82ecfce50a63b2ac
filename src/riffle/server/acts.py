"""What each message from a client does. Everything raises Refused or changes the table by the contract."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec import UNSET

from riffle.core.event import Event, Step
from riffle.core.match import Match
from riffle.core.refusal import Refused

from . import fairness, host, messages, moments, proposals, sight, wording
from .connection import Connection
from .seating import Seating, clean
from .table import Table
from .worker import Job


async def carry_out(table: Table, connection: Connection, message: messages.FromClient) -> None:
    """Do what the message asks, and reply. The table's lock is taken here, except while a hint is thought of."""
    if isinstance(message, messages.AskHint):
        await give_hint(table, connection, message)
        return
    async with table.lock:
        await table.fresh()
        wake(table)
        try:
            await _do(table, connection, message)
        except Refused as refused:
            refuse(table, connection, getattr(message, "id", 0), refused)


def refuse(table: Table, connection: Connection, number: int, refused: Refused) -> None:
    judged = refused.refusal
    shown = wording.refusal(table.game, judged, wording.language_of(connection.language), table.seating.options)
    connection.send(messages.Refused(number, judged.code, judged.sentence, shown))


async def _do(table: Table, connection: Connection, message: messages.FromClient) -> None:
    match message:
        case messages.Answer():
            await answer(table, connection, message)
        case messages.Hello():
            connection.language = message.language
            table.showing.greet(connection, message)
        case messages.Ask():
            explain(table, connection, message)
        case messages.Undo():
            await proposals.undo(table, player(connection), taken(table, connection, message.id))
        case messages.Agree():
            await proposals.agree(table, player(connection), message.yes, taken(table, connection, message.id))
        case messages.Replace():
            await proposals.replace(table, player(connection), message.seat, taken(table, connection, message.id))
        case messages.Forfeit():
            events = playing(table).forfeit(player(connection))
            await table.write_events(events, acknowledge=taken(table, connection, message.id))
        case messages.Say():
            await say(table, connection, message)
        case _:
            await host.carry_out(table, connection, message, taken(table, connection, message.id))


def wake(table: Table) -> None:
    """Somebody is there: a suspended table goes on, with a new turn of the clock."""
    if not table.awake:
        if table.suspended:
            table.asked_at = table.hall.now()
        table.awake = True
        table.driver.wake(ours=True)


def player(connection: Connection) -> int:
    if connection.seat < 0:
        raise Refused("watching", "those who watch have no say")
    return connection.seat


def playing(table: Table) -> Match:
    if table.match is None:
        raise Refused("not_started", "the game has not begun")
    return table.match


def taken(table: Table, connection: Connection, number: int) -> Callable[[], None]:
    """How a message is acknowledged: after the commit, before anybody is shown what it brought."""

    def acknowledge() -> None:
        last = len(table.match.log) - 1 if table.match else -1
        connection.send(messages.Taken(number, last))

    return acknowledge if number else _unasked


def _unasked() -> None:
    """Who gave no id does not ask to be told."""


async def answer(table: Table, connection: Connection, message: messages.Answer) -> None:
    events = _answered(table, connection, message)
    acknowledge = taken(table, connection, message.id)
    if events:
        await table.write_events(events, _played_on(table), acknowledge)
    else:
        _drafted(table, connection, acknowledge)


def answer_at_once(table: Table, connection: Connection, message: messages.Answer) -> bool:
    """Answer where nothing is to be waited for but the disk, without a task: so it is with almost every move.

    False if somebody else is changing the table, or it must be read or woken first: then `carry_out` is the way."""
    if table.dirty or not table.awake or not table.lock.take():
        return False
    kept = False
    try:
        events = _answered(table, connection, message)
        acknowledge = taken(table, connection, message.id)
        if events:
            seating = _played_on(table)
            table.put_events(events, seating, acknowledge, partial(refuse, table, connection, message.id))
            kept = True
        else:
            _drafted(table, connection, acknowledge)
    except Refused as refused:
        refuse(table, connection, message.id, refused)
    finally:
        if not kept:
            table.lock.release()
    return True


def _answered(table: Table, connection: Connection, message: messages.Answer) -> list[Event]:
    """The events that an answer brought in memory."""
    seat, match = connection.seat, table.match
    if seat < 0 or match is None:
        seat, match = player(connection), playing(table)  # says what is wrong
    if message.kind is UNSET:
        step = Step(message.code, tuple(message.extra))
    else:
        step = sight.named_step(table.game, message.kind, message.parts, message.extra)
    if table.moments and table.stamped == match.number == message.question:
        moments.check(table.game, step, table.hall.now() - table.asked_at)
    return match.answer(seat, message.question, step)


def _played_on(table: Table) -> Seating | None:
    return None if table.seating.proposal is None else proposals.settled(table)


def _drafted(table: Table, connection: Connection, acknowledge: Callable[[], None]) -> None:
    """A part of a sealed answer: it is a draft until the answer is whole."""
    acknowledge()
    table.showing.show_seat(connection.seat)


def explain(table: Table, connection: Connection, message: messages.Ask) -> None:
    seat, match = player(connection), playing(table)
    judged = match.why_not(seat, sight.named_step(table.game, message.kind, message.parts, message.extra))
    if judged is None:
        connection.send(messages.Why(message.id, None))
        return
    if judged.code == "malformed":
        raise Refused(judged.code, judged.sentence)
    language = wording.language_of(connection.language)
    connection.send(messages.Why(message.id, wording.refusal(table.game, judged, language, match.options)))


async def say(table: Table, connection: Connection, message: messages.Say) -> None:
    seat = player(connection)
    text = clean(message.text)
    if not text:
        raise Refused("malformed", "there is nothing to say in this")
    await table.say(table.line(seat, table.seating.seats[seat].name, text))
    taken(table, connection, message.id)()


async def give_hint(table: Table, connection: Connection, message: messages.AskHint) -> None:
    """Ask a worker what it would answer. Others go on playing meanwhile, so the hint may come too late to be of use."""
    try:
        async with table.lock:
            await table.fresh()
            seat, match = player(connection), playing(table)
            if seat not in match.question.waiting:
                raise Refused("not_asked", "a hint is for the seat that is asked")
            if fairness.is_analysed(table.game) and not fairness.may_be_helped(table.seating, seat):
                raise Refused("not_fair", "somebody else plays against you here: no help in the middle of a game")
            module = table.hall.games.modules.get(table.seating.game, "")
            view = match.engine.pack(match.view(seat))
            job = Job("hint", table.seating.game, module, view, seat, match.number, seed=match.number, clock=2.0)
        done = await table.hall.thinker.do(job, table.hall.settings.bot_limit)
        if done.problem or not done.steps:
            raise Refused("no_hint", "no hint could be found")
        step = done.steps[0]
        if message.analysis and done.cold:
            raise Refused("not_ready", "this game is still being made ready here: ask again in a minute")
        if message.analysis and done.note is None:
            raise Refused("no_hint", "the position could not be judged")
        hint = None if message.analysis else sight.action(table.game, step.code, step.extra)
        connection.send(messages.Hint(message.id, hint, done.note))
    except Refused as refused:
        connection.send(messages.Refused(message.id, refused.refusal.code, refused.refusal.sentence))
