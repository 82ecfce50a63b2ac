"""The modules in the repository: of today's rules, and byte for byte what the fast engine plays."""

from __future__ import annotations

from typing import Any

import pytest

import riffle
from riffle.core.declare.rule import template
from riffle.core.engine.playout import GREEDY, RANDOM
from riffle.core.engine.wasm.doors import name_of
from riffle.core.engine.wasm.module import Module, Rules, module_in
from riffle.core.game import Game
from riffle.core.variant import Variant
from riffle.core.varied import load_variant
from riffle.doors import doors_of

GAMES = riffle.games()
SEEDS = 6


@pytest.mark.parametrize("name", GAMES)
def test_modules_are_of_todays_rules(name: str) -> None:
    game = riffle.load(name)
    module = module_in(game.folder)
    assert module is not None, f"{name} has no module: run make wasm"
    today = Rules(game).digests(doors_of(game))
    old = [door for door in today if module.doors.get(door, {}).get("digest") != today[door]]
    assert not old, f"the module of {name} is not of today's rules ({', '.join(old)}): run make wasm"


def final_states(game: Game, engine: Any, brain: int, seats: int) -> list[tuple[int, bytes]]:
    options = game.options.read(dict(game.extras.chance_instead))
    found: list[tuple[int, bytes]] = []
    for seed in range(SEEDS):
        s = engine.start(seats, options)
        steps = engine.buffers.play_out(s, [brain] * seats, engine.stream(seed), 10**6)
        found.append((steps, engine.pack(s)))
    return found


@pytest.mark.parametrize("brain", [RANDOM, GREEDY])
@pytest.mark.parametrize("name", GAMES)
def test_whole_games_are_the_fast_engines(name: str, brain: int) -> None:
    game = riffle.load(name)
    for seats in (game.players[0], game.players[-1]):
        assert final_states(game, game.wasm, brain, seats) == final_states(game, game.fast, brain, seats)


@pytest.mark.parametrize("name", GAMES)
def test_every_seats_view_is_judged_alike(name: str) -> None:
    """Legal answers, reasons and what is imagined behind a view, at moments along a game."""
    game = riffle.load(name)
    seats = game.players[-1]
    options: dict[str, Any] = dict(game.extras.chance_instead)
    at = game.start(seats, nature="ask", speed="wasm", **options).drawing_from(3)
    for moment in range(60):
        if at.over:
            break
        seat = at.to_move[0]
        if moment % 6 == 0:
            for each in range(seats):
                check_view(game, at.seen_by(each).pack(), each)
        _, at = at.rollout_step(seat, RANDOM, solve=False)


def check_view(game: Game, packed: bytes, seat: int) -> None:
    found: list[Any] = []
    for engine in (game.wasm, game.fast):
        view = engine.load(packed)
        codes = engine.buffers.codes(view, seat)
        asked = [*codes[:4], *range(0, game.actions.size, max(1, game.actions.size // 7))]
        reasons = [(code, int(engine.why_not(view, seat, code)), engine.get(view, "lit")) for code in asked]
        filled = engine.load(packed)
        engine.resample(filled, seat, engine.stream(seat + 11))
        found.append((codes, reasons, engine.pack(filled)))
    assert found[0] == found[1]


def test_a_changed_table_needs_no_other_module() -> None:
    """A variant with other numbers plays them out of the stock game's module."""
    stock = riffle.load("hidden_stones")
    head, first, *rest = stock.data_files["cards.csv"].splitlines()
    files = (("cards.csv", "\n".join([head, first.replace(",1,", ",5,"), *rest]) + "\n"),)
    changed = load_variant(Variant("hidden_stones", stock.version, "Turned about", files=files))
    assert module_in(changed.folder) is module_in(stock.folder)
    ours = final_states(changed, changed.wasm, GREEDY, 2)
    assert ours == final_states(changed, changed.fast, GREEDY, 2)
    assert ours != final_states(stock, stock.wasm, GREEDY, 2)


def test_a_module_of_other_rules_is_refused() -> None:
    """Rules that differ from the module's are never played out of it."""
    game = riffle.load("hidden_stones")
    module = module_in(game.folder)
    assert module is not None
    twin = Module(game.folder)
    twin.layout["doors"] = {**module.doors, "legal": {**module.doors["legal"], "digest": "1-0"}}
    assert Rules(game).fits(module)
    assert not Rules(game).fits(twin)


def test_templates_a_module_lacks_are_compiled() -> None:
    """A search of one's own works over the ready engine, too."""
    game = riffle.load("hidden_stones")
    s = game.wasm.start(2, game.options.read({}))
    assert name_of(count_seats) not in game.wasm.module.doors
    assert game.wasm.bind(count_seats)(s, 5) == 10


@template
def count_seats(states: Any, times: int) -> int:
    return states[0].seats * times
