"""Finished games: records that name people to those who were there, public links, tables that go on from a position."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from riffle.core.record import Notes, Sitter, noted, notes_of, read_record
from riffle.server.play import Refused
from riffle.server.requests import PlayOn, ReplayPage
from riffle.server.tables import sharing
from riffle.server.tables.lobby import Lobby
from riffle.server.views import replay

from .clients import BOT, PERSON, Player, seat_at, settled

ANN, BEN = {"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}


def key(link: str) -> str:
    return link.rsplit("/", 1)[1]


async def finished(lobby: Lobby, *seats: dict[str, str], **request: Any) -> list[Player]:
    players = await seat_at(lobby, "pebbles", *seats, **request)
    await players[0].say("forfeit")
    return players


def test_notes_stand_in_a_record_and_change_nothing_about_the_game() -> None:
    text = noted("riffle 1\ngame pebbles\nrules 1\ncomponents x\noptions \nseats 2\n\n0 nature deal\n", Notes())
    notes = Notes("2026-11-16", (Sitter("person", "Ann of the hills"), Sitter("bot", "normal")))
    full = noted(text, notes)
    assert notes_of(full) == notes
    assert noted(full, Notes()) == text
    assert notes_of(text) == Notes()
    assert notes_of(noted(text, Notes(seats=(Sitter("person"),)))).seats == (Sitter("person", ""),)


async def test_a_record_names_people_to_those_who_were_there(lobby: Lobby) -> None:
    ann, ben, watcher = await finished(lobby, ANN, BEN)
    table = ann.table.seating.id
    for link in (ben.link, watcher.link):
        notes = notes_of(await lobby.record(table, key(link)))
        assert notes.seats == (Sitter("person", "Ann"), Sitter("person", "Ben"))
        assert notes.date == lobby.services.today()
    strangers = await lobby.record(table)
    assert "Ann" not in strangers
    assert "Ben" not in strangers
    assert read_record(strangers, ann.table.game).over
    shown = replay.replay(ReplayPage(await lobby.record(table, key(ann.link)), 0, 200), lobby.services.games)
    assert [player.name for player in shown.info.players] == ["Ann", "Ben"]


async def test_a_public_link_is_a_players_request_and_names_those_who_agree(lobby: Lobby) -> None:
    ann, ben, watcher = await seat_at(lobby, "pebbles", ANN, BEN)
    with pytest.raises(Refused, match="when it is over"):
        await sharing.share(lobby, key(ann.link), True)
    await ann.say("forfeit")
    with pytest.raises(Refused, match="only a player's link"):
        await sharing.share(lobby, key(watcher.link), True)
    made = await sharing.share(lobby, key(ben.link), True, "http://table.example")
    assert made.url == f"http://table.example{made.link}"
    text = await sharing.record_of(lobby, key(made.link))
    assert [sitter.name for sitter in notes_of(text).seats] == ["", "Ben"]
    again = await sharing.share(lobby, key(ann.link), True)
    assert (again.link, again.named) == (made.link, [0, 1])
    await sharing.share(lobby, key(ben.link), False)  # one may think better of it
    assert [sitter.name for sitter in notes_of(await sharing.record_of(lobby, key(made.link))).seats] == ["Ann", ""]


async def test_a_public_link_opens_no_table_and_no_seats_link_is_in_it(lobby: Lobby) -> None:
    ann, ben, watcher = await finished(lobby, ANN, BEN)
    await ben.say("chat", text="between us")
    made = await sharing.share(lobby, key(ann.link), True)
    text = await sharing.record_of(lobby, key(made.link))
    secrets = [key(player.link) for player in (ann, ben, watcher)] + [ann.table.seating.id, "between us"]
    assert not any(secret in text for secret in secrets)
    stranger = await Player(lobby, made.link).connect()
    assert stranger.listen()[-1] == {"type": "closed", "code": 4404}
    for secret in secrets[:3]:
        with pytest.raises(Refused, match="opens nothing"):
            await sharing.record_of(lobby, secret)


async def test_a_shared_game_is_kept_longer(lobby: Lobby) -> None:
    ann, *_ = await finished(lobby, ANN, BEN)
    other, *_ = await finished(lobby, ANN, BEN)
    await sharing.share(lobby, key(ann.link), False)
    later = lobby.services.lived() + 1.0
    assert await lobby.services.store.idle(later, 0.0) == [other.table.seating.id]
    assert len(await lobby.services.store.idle(later, later)) == 2


async def test_one_plays_on_from_a_position_of_a_replay(lobby: Lobby) -> None:
    ann, _ = await seat_at(lobby, "pebbles", PERSON, BOT)
    await settled(ann.table)
    while not ann.table.match.over:  # type: ignore[union-attr]
        ann.listen()
        if ann.snapshot["question"]["mine"]:
            await ann.answer()
        await settled(ann.table)
    text = await lobby.record(ann.table.seating.id)
    whole = replay.replay(ReplayPage(text, 0, 200), lobby.services.games)
    step = whole.total // 2
    request = PlayOn(text, step, 0, name="Ann")
    cut = replay.cut(request, lobby.services.games)
    made = await sharing.play_on(lobby, request, cut, "127.0.0.1")
    player = await Player(lobby, made.seats[0].link).open()
    match = player.table.match
    assert match is not None
    assert [event.steps for event in match.log[: len(cut.events)]] == [event.steps for event in cut.events]
    assert [seat.kind for seat in player.table.seating.seats] == ["person", "bot"]
    await settled(player.table)
    assert not match.over or len(match.log) > len(cut.events)
    for wrong in (
        msgspec.structs.replace(request, step=whole.total - 1),
        msgspec.structs.replace(request, step=10_000),
    ):
        with pytest.raises(Refused, match="over there"):
            replay.cut(wrong, lobby.services.games)


RECORDS = {
    "hidden_stones": "cards_collected",
    "stones_and_rivers": "repetition",
    "river_dragons": "arrived",
    "stoleme": "knockouts",
    "stone_stacks": "target_reached",
}


@pytest.mark.parametrize("game", RECORDS)
async def test_every_game_is_played_on_from_a_position_of_its_replay(lobby: Lobby, game: str) -> None:
    text = (Path(__file__).parents[1] / game / "records" / f"{RECORDS[game]}.riffle").read_text("utf-8")
    request = PlayOn(text, 4, 0, name="Ann")
    cut = replay.cut(request, lobby.services.games)
    made = await sharing.play_on(lobby, request, cut, "127.0.0.1")
    player = await Player(lobby, made.seats[0].link).open()
    match = player.table.match
    assert match is not None
    assert not match.over
    assert [event.steps for event in match.log[: len(cut.events)]] == [event.steps for event in cut.events]
    assert player.heard[0]["info"]["game"] == game
