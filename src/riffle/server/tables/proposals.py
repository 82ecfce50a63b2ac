"""What needs the others' consent: taking back beyond the free undo, a bot in the place of a leaver, a game without end.

A proposal is stored with the table, so it survives a crash and is the same in every process. One is open at a time.
"""

from __future__ import annotations

from .. import play
from ..messages import Proposal
from ..play import Match, Refused, check_room
from ..views.snapshot import undo_of
from .seating import Seating
from .table import Reply, Table


async def undo(table: Table, match: Match, seat: int, reply: Reply) -> None:
    if table.seating.rated and not match.position.drafts.get(seat):
        raise Refused("cannot_undo", "this game is rated: nothing is taken back")
    if not match.position.drafts.get(seat):
        check_room(match)
    if match.may_undo(seat):
        events = match.undo(seat)
        if events:
            await table.commit(reply, events=events)
        else:
            reply.taken(table)
            table.broadcast.draft(seat)
        return
    if undo_of(match, seat, table.bots.seats) is None:
        raise Refused("cannot_undo", "there is nothing to take back")
    await _open(table, Proposal("undo", seat, seat, [seat]), reply)


async def replace(table: Table, match: Match, seat: int, other: int, reply: Reply) -> None:
    if table.seating.rated:
        raise Refused("not_rated", "this game is rated: whoever sat down plays it")
    if match.over:
        raise Refused("not_started", "nobody plays here now")
    if not table.presence.known:
        raise Refused("waiting", "who is there cannot be told now: try again in a moment")
    if other not in table.seating.people or other == seat or other in table.presence.here:
        raise Refused("malformed", "a bot can only take the seat of a person who is away")
    await _open(table, Proposal("bot", seat, other, [seat]), reply)


async def end(table: Table, match: Match, seat: int, reply: Reply) -> None:
    """Offered where a log is full: whoever is present must agree, and nobody has won."""
    if match.over or len(match.log) < play.FULL_LOG:
        raise Refused("malformed", "a game is ended by agreement when it has become too long, not before")
    await _open(table, Proposal("end", seat, seat, [seat]), reply)


async def agree(table: Table, seat: int, yes: bool, reply: Reply) -> None:
    proposal = table.seating.proposal
    if proposal is None:
        raise Refused("stale", "nothing is proposed now")
    if seat in proposal.agreed:
        raise Refused("already_answered", "this seat has agreed already")
    if yes:
        await _open(table, Proposal(proposal.what, proposal.by, proposal.seat, [*proposal.agreed, seat]), reply)
    else:
        await table.commit(reply, seating=settled(table))


def _wanted(table: Table, proposal: Proposal) -> set[int]:
    """Whose yes is needed: for an undo every other person's, else that of all others who are present."""
    people = set(table.seating.people) - {proposal.by}
    if proposal.what == "undo":
        return people
    return (people & table.presence.here) - {proposal.seat}


async def _open(table: Table, proposal: Proposal, reply: Reply) -> None:
    if _wanted(table, proposal) <= set(proposal.agreed):
        await _carry_out(table, proposal, reply)
        return
    seating = table.next_seating()
    seating.proposal = proposal
    await table.commit(reply, seating=seating)


async def _carry_out(table: Table, proposal: Proposal, reply: Reply) -> None:
    seating = settled(table)
    if proposal.what == "bot":
        seating.seats[proposal.seat].kind = "bot"
        seating.seats[proposal.seat].level = table.services.games.usual_level(seating.game)
        await table.commit(reply, seating=seating)
        return
    assert table.match is not None
    if proposal.what == "end":
        await table.commit(reply, events=table.match.end_by_agreement(proposal.by), seating=seating)
    else:
        await table.commit(reply, events=table.match.undo(proposal.by, agreed=True), seating=seating)


def settled(table: Table) -> Seating:
    """The seating to commit when whatever was proposed is off: somebody said no, or a person played on."""
    seating = table.next_seating()
    seating.proposal = None
    return seating
