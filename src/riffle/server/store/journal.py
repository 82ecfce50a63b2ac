"""The journal: the events of one commit in one piece, filed by table a little later.

The index that finds a table's events has pages of its own for every table, so a commit with the moves of many tables
would write them all. Where one process has the database to itself, the moves of a commit are appended here as one row
instead, and now and then many rows are filed in one go: what a table has in them becomes one row of `events`. A row
there carries one event or several, joined by commas, and `number` is the first one's.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from ..play import Event
from .database import Statement

log = logging.getLogger("riffle.server")
EVENTS = "insert into events (table_id, number, body, payload) values (?, ?, ?, ?)"
APPEND = "insert into journal (tables, body) values (?, ?)"
FILED = "select number from events where table_id = ? and number >= ? and number < ? limit 1"
MOST_UNFILED = 2500
"""Events that may gather before they are filed: whoever reads a table looks through all of them, and whoever moves
meanwhile waits some milliseconds. With fewer a table's share is too small for a row of its own to pay."""
EventRow = tuple[str, int, bytes, bytes]
"""Table, number of the first event, body and payload."""
Entry = tuple[str, int, int, msgspec.Raw]
"""Table, number of the first event, how many they are, and the events as a list."""

_encode = msgspec.json.Encoder().encode
_decode_entries = msgspec.json.Decoder(list[Entry]).decode
_decode_events = msgspec.json.Decoder(list[Event]).decode
_decode_parts = msgspec.json.Decoder(list[msgspec.Raw]).decode


def statements(events: Iterable[tuple[str, Sequence[Event]]], at_once: bool) -> list[Statement]:
    """How the events of some tables are written. `at_once`: filed now, for others may write to the same tables.

    What comes with a payload (a trajectory) is large and rare, and filed now in any case.
    """
    rows: list[EventRow] = []
    entries: list[tuple[str, int, int, Sequence[Event]]] = []
    for table, some in events:
        if at_once or _has_payload(some):
            rows += [event_row(table, event) for event in some]
        elif some:
            entries.append((table, some[0].number, len(some), some))
    found = [Statement(EVENTS, rows)] if rows else []
    if entries:
        found.append(Statement(APPEND, [(" ".join([entry[0] for entry in entries]), _encode(entries))]))
    return found


def _has_payload(events: Sequence[Event]) -> bool:
    for event in events:  # noqa: SIM110 - every move comes by here, and a loop is quicker
        if event.payload:
            return True
    return False


def event_row(table: str, event: Event) -> EventRow:
    body = _encode(msgspec.structs.replace(event, payload=b"") if event.payload else event)
    return table, event.number, body, event.payload


def filed_events(body: bytes, payload: bytes | None) -> list[Event]:
    """The events of a row of `events`; one with a payload stands alone."""
    found = _decode_events(b"[%b]" % body)
    return [msgspec.structs.replace(event, payload=payload) for event in found] if payload else found


def noted_events(body: bytes, table: str) -> list[Event]:
    """What a row of the journal has of one table."""
    return [event for name, _, _, some in _decode_entries(body) if name == table for event in _decode_events(some)]


def single_rows(row: Sequence[Any]) -> Iterator[EventRow]:
    """A row of `events` as rows of one event each."""
    table, number, body, payload = row
    for index, part in enumerate(_decode_parts(b"[%b]" % body)):
        yield table, number + index, bytes(part), payload


def noted_rows(body: bytes) -> Iterator[EventRow]:
    """A row of the journal as rows of `events`, one for each table."""
    for table, number, _, some in _decode_entries(body):
        yield table, number, bytes(some)[1:-1], b""


def file(connection: sqlite3.Connection) -> None:
    """File everything, in one transaction: it is either in the journal or filed, whenever the process ends.

    What would overwrite other events is not filed: it stays where it is, and the log names the table every time.
    """
    if connection.execute("select 1 from journal limit 1").fetchone() is None:
        return
    connection.execute("begin immediate")
    noted = connection.execute("select id, body from journal order by id").fetchall()
    entries = {number: found for number, body in noted if (found := _entries(number, body)) is not None}
    runs = _runs(entries.values())
    conflicts = {run.table for run in runs if not _is_new(connection, run)}
    connection.executemany(EVENTS, [run.row for run in runs if run.table not in conflicts])
    for number, found in entries.items():
        _keep(connection, number, [entry for entry in found if entry[0] in conflicts])
    connection.execute("commit")


def _is_new(connection: sqlite3.Connection, run: _Run) -> bool:
    filed = connection.execute(FILED, (run.table, run.number, run.next)).fetchone()
    if filed is not None:
        log.error("table %s has event %d twice: the journal's is not filed", run.table, filed[0])
    return filed is None


def _keep(connection: sqlite3.Connection, number: int, entries: list[Entry]) -> None:
    """Leave in a row of the journal what could not be filed."""
    if entries:
        tables = " ".join([entry[0] for entry in entries])
        connection.execute("update journal set tables = ?, body = ? where id = ?", (tables, _encode(entries), number))
    else:
        connection.execute("delete from journal where id = ?", (number,))


def _entries(number: int, body: bytes) -> list[Entry] | None:
    """What a row says; one that is damaged is named in the log and stays as it is."""
    try:
        return _decode_entries(body)
    except msgspec.MsgspecError as problem:
        log.warning("row %d of the journal cannot be read: %s", number, problem)
        return None


class _Run:
    """Events of one table that follow each other."""

    def __init__(self, table: str, number: int) -> None:
        self.table = table
        self.number = self.next = number
        self.parts: list[bytes] = []

    @property
    def row(self) -> EventRow:
        return self.table, self.number, b",".join(self.parts), b""


def _runs(noted: Iterable[list[Entry]]) -> list[_Run]:
    """What stands in rows of the journal, put together by table."""
    found: list[_Run] = []
    last: dict[str, _Run] = {}
    for entries in noted:
        for table, number, count, some in entries:
            run = last.get(table)
            if run is None or run.next != number:  # something was filed at once in between
                run = last[table] = _Run(table, number)
                found.append(run)
            run.parts.append(bytes(some)[1:-1])
            run.next += count
    return found
