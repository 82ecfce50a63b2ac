"""What can lie in a table's mailbox. Everything that happens to a table is one of these, handled in order."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from ..client_messages import FromClient
from ..store.broker import Notice
from ..workers.jobs import Done, Job
from .connection import Connection

if TYPE_CHECKING:
    from .table import Table


class Message(Struct, frozen=True, gc=False):
    """Somebody said something; the first thing a connection says also brings it in."""

    connection: Connection
    message: FromClient


class Left(Struct, frozen=True):
    """A connection is gone."""

    connection: Connection


class Turn(Struct, frozen=True):
    """An answer that a machine was asked for; `job` None means the game's own fallback."""

    number: int
    seat: int
    job: Job | None


class Answered(Struct, frozen=True):
    """A bot or a solver has answered."""

    turn: Turn
    done: Done | None


class Alarm(Struct, frozen=True):
    """The time for the question may be up."""


class Wake(Struct, frozen=True):
    """See whether a machine is to answer. `ours`: this process changed the table, so it goes on with it."""

    ours: bool = True


class Heard(Struct, frozen=True):
    """Another process says something about this table; with None notices may have been missed."""

    notice: Notice | None


class Request(Struct, frozen=True):
    """Something asked over HTTP or by another table: `work` is done in turn and its result is waited for."""

    work: Callable[[Table], Awaitable[Any]]
    done: asyncio.Future[Any]


Mail = Message | Left | Answered | Alarm | Wake | Heard | Request

__all__ = ["Alarm", "Answered", "Heard", "Left", "Mail", "Message", "Request", "Turn", "Wake"]
