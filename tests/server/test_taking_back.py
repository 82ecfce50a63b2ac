"""Taking back against bots: free where nobody has secrets, with the bot's reply; not where something was learned."""

from __future__ import annotations

from riffle.server.tables.lobby import Lobby

from .clients import BOT, PERSON, seat_at


async def test_a_turn_and_the_reply_of_a_bot_are_taken_back(lobby: Lobby) -> None:
    ann, _ = await seat_at(lobby, "stones_and_rivers", PERSON, BOT, options={"first": "circle"})
    assert ann.snapshot["undo"] is None  # nothing has been done yet
    before = ann.snapshot["view"]["cells"]
    await ann.answer()
    while not (ann.snapshot["question"]["mine"] and ann.snapshot["view"]["ply"] == 2):
        await ann.wait_for("moved")
    assert ann.snapshot["undo"] == "free"
    await ann.say("undo")
    assert ann.snapshot["view"]["cells"] == before
    assert ann.snapshot["question"]["mine"]
    assert ann.snapshot["undo"] is None


async def test_where_there_are_secrets_a_bot_is_no_excuse(lobby: Lobby) -> None:
    ann, _ = await seat_at(lobby, "hidden_stones", PERSON, BOT, options={"first": "1"})
    end = next(each for each in ann.snapshot["legal"] if each["kind"] in ("pass_turn", "end"))
    await ann.answer(end["code"])
    while not ann.snapshot["question"]["mine"]:
        await ann.wait_for("moved")
    assert ann.snapshot["undo"] is None
