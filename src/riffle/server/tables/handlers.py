"""One function for each kind of mail in a table's mailbox, and one for each message from a client."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import UNSET

from .. import client_messages, messages
from ..play import Match, Refused, Step, answer, check_room, named_step
from ..views import wording
from . import entering, hints, hosting, proposals
from .connection import Connection
from .mail import Alarm, Answered, Heard, Left, Message, Request, Wake
from .seating import Seating, clean
from .table import Reply, Table

log = logging.getLogger("riffle.server")
HAND_EVERY = 0.08  # seconds between two sights of a hand; what comes sooner is dropped


# Letters ----------------------------------------------------------------------------------------------------------


async def on_message(table: Table, letter: Message) -> None:
    connection, message = letter.connection, letter.message
    try:
        if not connection.entered and not await entering.enter(table, connection, message):
            return
        if not table.clock.awake:
            table.clock.wake()
        await MESSAGES[type(message)](table, connection, message)
    except Refused as refused:
        refuse(table, connection, getattr(message, "id", 0), refused)
    except Exception:
        log.exception("a message could not be handled at table %s", table.seating.id)
        table.services.metrics.faults += 1
        await table.recover()
        sentence = "something went wrong here; it is in the server's log"
        connection.send(messages.NotTaken(getattr(message, "id", 0), "failed", sentence))
    finally:
        connection.line.handled()


async def on_left(table: Table, letter: Left) -> None:
    entering.leave(table, letter.connection)
    await table.note_turn()


async def on_answered(table: Table, letter: Answered) -> None:
    await table.bots.answered(letter.turn, letter.done)


async def on_alarm(table: Table, letter: Alarm) -> None:
    """The time for the question may be up: answer by fallback for every person who has not.

    Whoever has no time left for the whole game has given it up.
    """
    for seat in table.banks.out:
        if table.match is not None and not table.match.over and seat in table.match.question.waiting:
            await table.commit(events=table.match.forfeit(seat))
    match, left = table.match, table.clock.deadline
    if match is not None and left is not None and left <= 0:
        table.clock.awake = False
        number = match.number
        for seat in table.seating.people:
            if match is table.match and match.number == number and seat in match.question.waiting:
                await table.commit(events=match.fallback(seat, "clock"))
                if table.seating.rated and table.clock.left(seat):
                    await table.commit(events=match.forfeit(seat))
    await table.note_turn()
    table.clock.set_alarm()


async def on_wake(table: Table, letter: Wake) -> None:
    table.bots.wake(ours=letter.ours)


async def on_heard(table: Table, letter: Heard) -> None:
    """Another process has spoken: of who is there, or that it has written; then read what is new and show it."""
    if letter.notice is not None and letter.notice.here is not None:
        table.presence.heard(letter.notice)
        return
    await entering.catch_up(table)
    if letter.notice is None:
        table.presence.announce()
    table.bots.wake(ours=False)


async def on_request(table: Table, letter: Request) -> None:
    try:
        result = await letter.work(table)
    except Exception as problem:
        if not letter.done.done():
            letter.done.set_exception(problem)
        if not isinstance(problem, Refused):
            await table.recover()
    else:
        if not letter.done.done():
            letter.done.set_result(result)


LETTERS: dict[type, Callable[[Table, Any], Awaitable[None]]] = {
    Message: on_message,
    Left: on_left,
    Answered: on_answered,
    Alarm: on_alarm,
    Wake: on_wake,
    Heard: on_heard,
    Request: on_request,
}


# Messages ---------------------------------------------------------------------------------------------------------


def refuse(table: Table, connection: Connection, number: int, refused: Refused) -> None:
    judged = refused.refusal
    table.services.metrics.refused[judged.code] += 1
    shown = wording.refusal(table.game, judged, wording.language_of(connection.language), table.seating.options)
    connection.send(messages.NotTaken(number, judged.code, judged.sentence, shown))


def player(connection: Connection) -> int:
    if connection.seat < 0:
        raise Refused("watching", "those who watch have no say")
    return connection.seat


def playing(table: Table) -> Match:
    if table.archived is not None:
        raise Refused("over", "the game is over, and was played under other rules than these")
    if table.match is None:
        raise Refused("not_started", "the game has not begun")
    return table.match


async def on_answer(table: Table, connection: Connection, message: client_messages.Answer) -> None:
    seat, match = player(connection), playing(table)
    if message.kind is UNSET:
        step = Step(message.code, tuple(message.extra))
    else:
        step = named_step(table.game, message.kind, message.parts, message.extra)
    if table.game.extras.timing and table.clock.number == match.number == message.question:
        table.clock.check_tick(step)
    events = answer(match, seat, message.question, step)
    reply = Reply(connection, message.id)
    if events:
        await table.commit(reply, events=events, seating=_played_on(table))
    else:  # a part of a sealed answer: it is a draft until the answer is whole
        reply.taken(table)
        table.broadcast.draft(seat)


def _played_on(table: Table) -> Seating | None:
    return None if table.seating.proposal is None else proposals.settled(table)


async def on_hello(table: Table, connection: Connection, message: client_messages.Hello) -> None:
    connection.language = message.language
    table.broadcast.greet(connection, message)


async def on_ask(table: Table, connection: Connection, message: client_messages.Ask) -> None:
    seat, match = player(connection), playing(table)
    judged = match.why_not(seat, named_step(table.game, message.kind, message.parts, message.extra))
    if judged is not None and judged.code == "malformed":
        raise Refused(judged.code, judged.sentence)
    language = wording.language_of(connection.language)
    shown = judged and wording.refusal(table.game, judged, language, match.options)
    connection.send(messages.Why(message.id, shown))


async def on_hint(table: Table, connection: Connection, message: client_messages.AskHint) -> None:
    hints.give(table, connection, player(connection), playing(table), message)


async def on_hand(table: Table, connection: Connection, message: client_messages.ShowHand) -> None:
    """A hand that aims, where a game has one: shown to the others and kept by nobody. One that is late says nothing."""
    seat, match = player(connection), playing(table)
    now, asked = table.services.now(), message.question == match.number and seat in match.question.waiting
    if not asked or now - connection.hand_shown < HAND_EVERY:
        return
    timing, step = table.game.extras.timing, Step(message.code, tuple(message.extra))
    judged = match.why_not(seat, step)
    if judged is not None:
        raise Refused(judged.code, judged.sentence)
    if timing is None or table.game.actions.spec(step.code).name not in timing.ticks:
        raise Refused("malformed", "no hand gives this answer")
    connection.hand_shown = now
    table.broadcast.hand(seat, message.question, message.extra)


async def on_undo(table: Table, connection: Connection, message: client_messages.Undo) -> None:
    await proposals.undo(table, playing(table), player(connection), Reply(connection, message.id))


async def on_agree(table: Table, connection: Connection, message: client_messages.Agree) -> None:
    await proposals.agree(table, player(connection), message.yes, Reply(connection, message.id))


async def on_replace(table: Table, connection: Connection, message: client_messages.Replace) -> None:
    await proposals.replace(table, playing(table), player(connection), message.seat, Reply(connection, message.id))


async def on_propose_end(table: Table, connection: Connection, message: client_messages.ProposeEnd) -> None:
    await proposals.end(table, playing(table), player(connection), Reply(connection, message.id))


async def on_forfeit(table: Table, connection: Connection, message: client_messages.Forfeit) -> None:
    events = playing(table).forfeit(player(connection))
    await table.commit(Reply(connection, message.id), events=events)


async def on_chat(table: Table, connection: Connection, message: client_messages.Say) -> None:
    seat = player(connection)
    if table.seating.seats[seat].muted:
        raise Refused("muted", "this seat may not chat")
    if table.seating.chat_closed:
        raise Refused("chat_closed", "the host has closed the chat")
    if table.match is not None and not table.match.over:
        check_room(table.match)
    text = clean(message.text)
    if not text:
        raise Refused("malformed", "there is nothing to say in this")
    line = messages.ChatLine(table.next_line, seat, table.seating.seats[seat].name, text)
    await table.commit(Reply(connection, message.id), lines=[line])


MESSAGES: dict[type, Callable[[Table, Connection, Any], Awaitable[None]]] = {
    client_messages.Answer: on_answer,
    client_messages.Hello: on_hello,
    client_messages.Ask: on_ask,
    client_messages.AskHint: on_hint,
    client_messages.ShowHand: on_hand,
    client_messages.Undo: on_undo,
    client_messages.Agree: on_agree,
    client_messages.Replace: on_replace,
    client_messages.ProposeEnd: on_propose_end,
    client_messages.Forfeit: on_forfeit,
    client_messages.Say: on_chat,
    **hosting.MESSAGES,
}
