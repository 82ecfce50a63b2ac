"""Before the start and after the end: hosts, invitations, open tables, chat, rematch."""

import msgspec
import pytest

from riffle.core.refusal import Refused
from riffle.server.requests import NewTable
from riffle.server.tables.lobby import Lobby
from riffle.server.tables.seating import followed
from riffle.server.tables.secrets import hashed

from .clients import BOT, OPEN, PERSON, Player, kinds, seat_at


async def test_the_host_changes_options_and_removes_a_seat_before_the_start(lobby: Lobby) -> None:
    host, ben, eve, _ = await seat_at(lobby, "hidden_stones", PERSON, OPEN, OPEN)
    assert (await ben.say("options", options={"hand_cap": 9}))[-1]["code"] == "not_host"
    assert (await host.say("options", options={"hand_cap": 99999}))[-1]["code"] == "malformed"
    await host.say("options", options={"hand_cap": 9})
    assert host.heard[-1]["info"]["options"]["hand_cap"] == 9
    await host.say("remove", seat=1)
    assert ben.listen()[-1] == {"type": "closed", "code": 4410}
    assert eve.listen()[-1]["info"]["seat"] == 1
    assert (await host.say("remove", seat=0))[-1]["code"] == "malformed"
    await host.say("start")
    assert len(host.snapshot["view"]["hands"][0]) == 72
    assert (await host.say("remove", seat=1))[-1]["code"] == "started"


async def test_the_link_of_a_removed_seat_opens_nothing(lobby: Lobby) -> None:
    host, ben, eve, _ = await seat_at(lobby, "hidden_stones", PERSON, OPEN, OPEN)
    await host.say("remove", seat=1)
    again = await Player(lobby, ben.link).open()
    assert again.heard == [{"type": "closed", "code": 4410}]
    assert (await Player(lobby, eve.link).open()).heard[0]["info"]["seat"] == 1


async def test_a_seat_given_back_is_free_under_a_new_link(lobby: Lobby) -> None:
    host, ben, _ = await seat_at(lobby, "hidden_stones", PERSON, OPEN)
    await ben.say("leave")
    invites = (await host.say("hello"))[-1]["info"]["invites"]
    assert [invite["seat"] for invite in invites] == [1]
    assert invites[0]["link"] != ben.link
    assert (await Player(lobby, ben.link).open()).heard[-1]["type"] == "closed"


async def test_bots_take_the_seats_still_free_at_the_start(lobby: Lobby) -> None:
    made = await lobby.make(
        msgspec.convert({"game": "hidden_stones", "seats": [PERSON, OPEN], "options": {"first": "1"}}, NewTable), ""
    )
    host = await Player(lobby, made.seats[0].link).open()
    await host.say("start")
    assert [player["kind"] for player in host.heard[-1]["info"]["players"]] == ["person", "bot"]


async def test_only_open_tables_are_listed_and_joined(lobby: Lobby) -> None:
    await lobby.make(msgspec.convert({"game": "hidden_stones", "seats": [PERSON, OPEN]}, NewTable), "")
    named = {"kind": "person", "name": "Ann"}
    request = {"game": "hidden_stones", "seats": [named, OPEN], "open": True}
    made = await lobby.make(msgspec.convert(request, NewTable), "")
    listed = await lobby.listed()
    assert [(table.table, table.free, table.host) for table in listed] == [(made.table, 1, "Ann")]
    joined = await lobby.join(made.table)
    guest = await Player(lobby, joined.link).open()
    assert guest.heard[0]["info"]["seat"] == joined.seat == 1
    assert await lobby.listed() == []
    with pytest.raises(Refused, match="no seat"):
        await lobby.join(made.table)
    host = await Player(lobby, made.seats[0].link).open()
    assert guest.link not in [invite["link"] for invite in host.heard[0]["info"]["invites"]]


async def test_only_hashes_of_links_are_stored(lobby: Lobby) -> None:
    ann, ben, _ = await seat_at(lobby, "hidden_stones", PERSON, OPEN)
    await lobby.services.writer.close()
    files = b"".join(path.read_bytes() for path in lobby.services.settings.data.glob("riffle.sqlite3*"))
    for player in (ann, ben):
        secret = player.link.rsplit("/", 1)[1]
        assert hashed(secret).encode() in files
        assert secret.encode() not in files


async def test_chat_is_plain_text_on_one_line(lobby: Lobby) -> None:
    ann, ben, watcher = await seat_at(lobby, "hidden_stones", {"kind": "person", "name": "Ann"}, PERSON)
    await ann.say("chat", text="  <b>hi</b>\n\u202ethere \x00")
    line = ben.listen()[-1]["line"]
    assert (line["seat"], line["name"], line["text"]) == (0, "Ann", "<b>hi</b> there")
    assert watcher.listen()[-1]["line"] == line
    assert (await ann.say("chat", text=" \n "))[-1]["code"] == "malformed"
    assert (await ann.say("chat", text="x" * 301))[-1]["code"] == "malformed"


async def test_a_name_is_shown_to_all(lobby: Lobby) -> None:
    ann, ben, _ = await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    await ann.say("name", name="Ann\tof  Bern")
    assert ben.listen()[-1]["players"][0]["name"] == "Ann of Bern"


async def test_coming_and_going_is_shown(lobby: Lobby) -> None:
    ann, ben, _ = await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    ann.listen()
    await ben.leave()
    assert [player["here"] for player in ann.listen()[-1]["players"]] == [True, False]
    await Player(lobby, ben.link).open()
    assert [player["here"] for player in ann.listen()[-1]["players"]] == [True, True]


async def test_a_rematch_moves_the_start_player_on(lobby: Lobby) -> None:
    ann, ben, watcher = await seat_at(lobby, "hidden_stones", PERSON, PERSON, options={"first": "1"})
    assert (await ann.say("rematch"))[-1]["code"] == "waiting"
    await ann.say("forfeit")
    ben.listen()
    await ann.say("rematch")
    links = [player.listen()[-1] if player is ben else player.heard[-1] for player in (ann, ben)]
    assert kinds(links) == ["rematch", "rematch"]
    again = [await Player(lobby, link["link"]).open() for link in links]
    assert [player.heard[0]["info"]["seat"] for player in again] == [0, 1]
    assert again[0].heard[0]["info"]["options"]["first"] == "2"
    assert again[1].snapshot["question"]["mine"]
    along = watcher.listen()[-1]  # those who watch are taken along, and see no more than before
    assert along["type"] == "rematch"
    assert (await Player(lobby, along["link"]).open()).heard[0]["info"]["seat"] is None
    back = await Player(lobby, ben.link).open()
    assert back.heard[-1]["link"] == links[1]["link"]
    await ben.say("rematch")
    assert ben.heard[-1]["link"] == links[1]["link"]


async def test_a_rematch_without_an_option_first_moves_the_seats_round(lobby: Lobby) -> None:
    ann, ben, _ = await seat_at(lobby, "pebbles", PERSON, PERSON)
    await ann.say("forfeit")
    await ben.say("rematch")
    again = await Player(lobby, ben.heard[-1]["link"]).open()
    assert again.heard[0]["info"]["seat"] == 0


async def test_a_level_like_me_follows_the_last_game_and_every_rematch(lobby: Lobby) -> None:
    last = {"level": "normal:gambler", "outcome": "won"}
    me, bot = {"kind": "person"}, {"kind": "bot", "level": "like_me:builder", "last": last}
    ann, *_ = await seat_at(lobby, "hidden_stones", me, bot)  # type: ignore[arg-type]
    assert ann.heard[0]["info"]["players"][1]["level"] == "hard:builder"
    await ann.say("forfeit")
    await ann.say("rematch")
    again = await Player(lobby, next(each["link"] for each in ann.heard if each["type"] == "rematch")).open()
    assert [player.get("level") for player in again.heard[0]["info"]["players"]] == [None, "normal:builder"]


@pytest.mark.parametrize(
    ("winners", "level"),
    [([0], "hard"), ([0, 1], "normal"), ([1], "easy"), ([], "normal")],
    ids=["won", "shared", "lost", "a draw, which nobody won"],
)
async def test_a_level_like_me_follows_how_its_player_fared(lobby: Lobby, winners: list[int], level: str) -> None:
    ann, *_ = await seat_at(lobby, "stones_and_rivers", PERSON, {"kind": "bot", "level": "like_me"})
    table = ann.table.seating
    assert table.seats[1].level == "normal", "without a game before it is the usual level"
    assert followed(table, table.seats[1], lobby.services.games.levels(table.game), winners) == level


async def test_a_bot_may_sit_down_in_a_character_that_its_game_has(lobby: Lobby) -> None:
    for level in ("hard:dreamer", "like_me:dreamer", "greedy:builder", ":builder"):
        request = {"game": "hidden_stones", "seats": [PERSON, {"kind": "bot", "level": level}]}
        with pytest.raises(Refused, match="there is no bot"):
            await lobby.make(msgspec.convert(request, NewTable), "")


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "chess", "seats": [PERSON]},
        {"game": "hidden_stones", "seats": [PERSON] * 6},
        {"game": "hidden_stones", "seats": [PERSON, {"kind": "bot", "level": "divine"}]},
        {"game": "hidden_stones", "seats": [PERSON, BOT], "options": {"colour": "red"}},
        {"game": "hidden_stones", "seats": [PERSON, BOT], "options": {"first": "5"}},
    ],
)
async def test_a_table_that_cannot_be_is_refused(lobby: Lobby, asked: dict[str, object]) -> None:
    with pytest.raises(Refused):
        await lobby.make(msgspec.convert(asked, NewTable), "")
    assert (await lobby.services.store.counts(""))[0] == 0
