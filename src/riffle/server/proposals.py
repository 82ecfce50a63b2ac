"""What needs the others' consent: taking back beyond the contract's free undo, and a bot in the place of a leaver.

A proposal is stored with the table, so it survives a crash and is the same in every process. One is open at a time.
"""

from __future__ import annotations

from collections.abc import Callable

from riffle.core.refusal import Refused

from . import sight
from .messages import Proposal, Proposed
from .seating import Seating
from .table import Table

Acknowledge = Callable[[], None]


async def undo(table: Table, seat: int, acknowledge: Acknowledge) -> None:
    match = table.match
    if match is None:
        raise Refused("not_started", "the game has not begun")
    if match.may_undo(seat):
        events = match.undo(seat)
        if events:
            await table.write_events(events, acknowledge=acknowledge)
        else:
            acknowledge()
            table.showing.show_seat(seat)
        return
    if sight.undo_of(match, seat, table.bots) is None:
        raise Refused("cannot_undo", "there is nothing to take back")
    await _open(table, Proposal("undo", seat, seat, [seat]), acknowledge)


async def replace(table: Table, seat: int, other: int, acknowledge: Acknowledge) -> None:
    match = table.match
    if match is None or match.over:
        raise Refused("not_started", "nobody plays here now")
    if other not in table.seating.people or other == seat or other in table.here:
        raise Refused("malformed", "a bot can only take the seat of a person who is away")
    await _open(table, Proposal("bot", seat, other, [seat]), acknowledge)


async def agree(table: Table, seat: int, yes: bool, acknowledge: Acknowledge) -> None:
    proposal = table.seating.proposal
    if proposal is None:
        raise Refused("stale", "nothing is proposed now")
    if seat in proposal.agreed:
        raise Refused("already_answered", "this seat has agreed already")
    if not yes:
        await table.write_seating(settled(table))
        table.showing.tell(Proposed(None))
        acknowledge()
        return
    await _open(table, Proposal(proposal.what, proposal.by, proposal.seat, [*proposal.agreed, seat]), acknowledge)


def _wanted(table: Table, proposal: Proposal) -> set[int]:
    """Whose yes is needed: for an undo every other person's, for a bot that of all others who are present."""
    people = set(table.seating.people) - {proposal.by}
    if proposal.what == "undo":
        return people
    return (people & table.here) - {proposal.seat}


async def _open(table: Table, proposal: Proposal, acknowledge: Acknowledge) -> None:
    if _wanted(table, proposal) <= set(proposal.agreed):
        await _carry_out(table, proposal, acknowledge)
        return
    seating = table.next_seating()
    seating.proposal = proposal
    await table.write_seating(seating)
    acknowledge()
    table.showing.tell(Proposed(proposal))


async def _carry_out(table: Table, proposal: Proposal, acknowledge: Acknowledge) -> None:
    seating = settled(table)
    if proposal.what == "bot":
        levels = table.hall.games.levels(seating.game)
        seating.seats[proposal.seat].kind = "bot"
        seating.seats[proposal.seat].level = "normal" if "normal" in levels else levels[-1]
        await table.write_seating(seating)
        acknowledge()
        table.driver.wake(ours=True)
        table.showing.tell(Proposed(None))
    else:
        assert table.match is not None
        await table.write_events(table.match.undo(proposal.by, agreed=True), seating, acknowledge)


def settled(table: Table) -> Seating:
    """The seating to write when whatever was proposed is off: somebody said no, or a person played on."""
    seating = table.next_seating()
    seating.proposal = None
    return seating
