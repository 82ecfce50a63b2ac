"""Nobody foretells what a bot leaves to chance: not from anything that is sent, and not from its earlier answers."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from riffle.bots.quick import QuickBot
from riffle.core.engine.playout import BRAINS
from riffle.server.games import load
from riffle.server.play import Event, read_record, record
from riffle.server.settings import Settings
from riffle.server.store.writer import Change, ExtraRows
from riffle.server.tables.lobby import Lobby
from riffle.server.tables.secrets import drawn, system_seeds
from riffle.server.tables.table import Table
from riffle.server.workers.jobs import Done, Job
from riffle.server.workers.worker import answer

from .clients import BOT, PERSON, Inline, Player, make_lobby, seat_at, settled

GAMES = ("hidden_stones", "river_dragons", "stoleme", "stone_stacks", "stones_and_rivers")
RANDOM = {"kind": "bot", "level": "random"}
"""All it does is chance, so whoever knows its seed knows its answers."""
MODEL: dict[str, Any] = {"stone_stacks": {"options": {"physics": "model"}}}
ANSWERS = 5
TURNS = 120


class Thinking(Inline):
    """Thinks in plain Python, but with the bot that was asked for; the jobs stay to be looked at."""

    async def do(self, job: Job, limit: float, tell: Any = None) -> Done:
        if job.work != "think":
            return await super().do(job, limit, tell)
        self.jobs.append(job)
        return Done(answer(load(job.game), job, "plain"))


async def some_answers(lobby: Lobby, game: str) -> tuple[Player, list[tuple[Job, Event]]]:
    """A person beside a bot, and the bot's first answers with the jobs that they came from."""
    lobby.services.thinker = thinker = Thinking()
    given = list[Event]()
    ann, *_ = await seat_at(lobby, game, PERSON, RANDOM, **MODEL.get(game, {}))
    match = ann.table.match
    assert match is not None
    given = []
    for _ in range(TURNS):
        await settled(ann.table)
        given = [event for event in match.log if event.seat == 1]
        if len(given) >= ANSWERS or match.over:
            break
        step = match.position.fallback(0)
        await ann.answer(step.code, step.extra)
    ann.listen()
    jobs = {job.number: job for job in thinker.jobs if job.work == "think"}
    return ann, [(jobs[event.question], event) for event in given]


def leaves(message: Any) -> Iterator[str]:
    """Every word and number of a message."""
    if isinstance(message, dict):
        for name, value in message.items():
            yield from (name, *leaves(value))
    elif isinstance(message, list):
        for value in message:
            yield from leaves(value)
    elif message is not None:
        yield str(message)


def guesses(player: Player, seat: int) -> set[int]:
    """Seeds that may be made of what a player was sent: a word by itself, with the seat, and as a number."""
    found = set[int]()
    for word in {*leaves(player.heard), player.link, player.link.rsplit("/", 1)[1]}:
        found |= {zlib.crc32(text.encode()) for text in (word, f"{word} {seat}", f"{seat} {word}")}
        found |= {int(word)} if word.isdecimal() and len(word) < 18 else set()
    return found


def foretold(given: list[tuple[Job, Event]], seed: int) -> int:
    """How many answers are those of the bot with that seed: as it goes on, or with the seed for each answer anew."""
    game = load(given[0][0].game)
    hits = list[int]()
    for draw in (None, seed):
        bot = QuickBot(game, BRAINS["random"], seed)
        found = [answer(game, msgspec.structs.replace(job, draw=draw), "plain", bot) for job, _ in given]
        hits.append(sum(steps == event.steps for steps, (_, event) in zip(found, given, strict=True)))
    return max(hits)


@pytest.mark.parametrize("game", GAMES)
async def test_what_a_seat_is_sent_foretells_no_answer_of_a_bot(settings: Settings, lobby: Lobby, game: str) -> None:
    ann, given = await some_answers(lobby, game)
    for _ in range(3):  # other names, other links
        lobby.services.tokens(9)
    bob, _ = await some_answers(lobby, game)
    own, other = guesses(ann, 1), guesses(bob, 1)
    told, elsewhere = own - other, other - own
    assert zlib.crc32(f"{ann.table.seating.id} 1".encode()) in told
    assert len(given) >= ANSWERS
    assert len(elsewhere) >= 12
    best = max(foretold(given, seed) for seed in told)
    assert best <= 1 + max(foretold(given, seed) for seed in elsewhere)
    assert best < len(given) - 1


async def test_nobody_is_told_the_seed_before_the_game_is_over(lobby: Lobby) -> None:
    ann, bob, eve = await seat_at(lobby, "hidden_stones", PERSON, PERSON, BOT)
    seed = ann.table.seating.seed
    assert len(seed) == 32
    assert not any(
        seed in line for line in (await lobby.record(ann.table.seating.id, ann.link.rsplit("/", 1)[1])).split()
    )
    for player in (ann, bob):
        await player.say("forfeit")
    for player in (ann, bob, eve):
        player.listen()
        assert player.bytes
        assert seed.encode() not in b"".join(player.bytes)
    text = await lobby.record(ann.table.seating.id)
    assert f"\nbots {seed}\n" in text
    assert read_record(text).over
    assert record.notes_of(text).bots == seed


async def test_the_seed_that_the_record_names_gives_the_bots_answers(lobby: Lobby) -> None:
    ann, given = await some_answers(lobby, "hidden_stones")
    await ann.say("forfeit")
    seed = record.notes_of(await lobby.record(ann.table.seating.id)).bots
    for job, event in given:
        again = msgspec.structs.replace(job, seed=drawn(seed, "bot 1"), draw=drawn(seed, f"answer 1 {event.question}"))
        assert answer(load(job.game), again, "plain") == event.steps


async def test_a_record_of_people_names_no_seed_and_an_older_one_is_read(lobby: Lobby) -> None:
    ann, *_ = await seat_at(lobby, "hidden_stones", PERSON, PERSON)
    await ann.say("forfeit")
    text = await lobby.record(ann.table.seating.id)
    assert "\nbots" not in text
    assert read_record(text).over
    assert record.notes_of(text).bots == ""


async def test_a_running_table_of_the_time_before_gets_a_seed_that_stays(settings: Settings) -> None:
    lobby = make_lobby(settings)
    await lobby.open()
    ann, _ = await seat_at(lobby, "hidden_stones", PERSON, BOT)
    old = ann.table.next_seating()
    old.seed = ""
    await lobby.services.writer.write(Change(old.id, (), ExtraRows(seating=old)))
    await lobby.close()
    seeds = list[str]()
    for _ in range(2):
        lobby = make_lobby(settings)
        await lobby.open()
        seeds.append((await lobby.table(old.id)).seating.seed)
        await lobby.close()
    assert len(seeds[0]) == 32
    assert seeds[0] == seeds[1]


async def back(table: Table) -> None:
    assert table.match is not None
    await table.commit(events=table.match.undo(0, agreed=True), seating=table.next_seating())


async def test_a_game_that_goes_on_after_its_end_has_another_seed(lobby: Lobby) -> None:
    ann, *_ = await seat_at(lobby, "stones_and_rivers", PERSON, BOT)
    before = ann.table.seating.seed
    await settled(ann.table)
    await ann.answer()
    await settled(ann.table)
    ended = ann.table.next_seating()
    ended.over = True
    await ann.table.ask(lambda table: table.commit(seating=ended))
    await ann.table.ask(back)
    assert not ann.table.seating.over
    assert ann.table.seating.seed not in ("", before)


def test_seeds_come_from_the_system_and_answers_from_an_hmac() -> None:
    assert len({system_seeds() for _ in range(50)}) == 50
    assert len(bytes.fromhex(system_seeds())) == 16
    # HMAC-SHA256 of RFC 4231, test case 1, as far as it is used here.
    assert drawn("0b" * 20, "Hi There") == 0xB0344C61D8DB3853
