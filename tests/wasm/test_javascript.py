"""The page's own engine plays as the fast engine: in node, and in Chromium under the server's policy."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, sync_playwright

import riffle
from riffle.core.engine.playout import GREEDY, RANDOM
from riffle.core.engine.wasm.carried import carried
from riffle.core.engine.wasm.module import module_in
from riffle.core.game import Game
from riffle.server.http.pages import POLICY

HERE, ROOT = Path(__file__).parent, Path(__file__).parents[2]
SEEDS = 4
MAIN = """
import { readFileSync } from 'node:fs';
import { judged, played } from './played.mjs';
const { carried, wish, views } = JSON.parse(readFileSync(process.argv[2], 'utf-8'));
const code = readFileSync(process.argv[3]);
console.log(JSON.stringify([await played(code, carried, wish), await judged(code, carried, views)]));
"""


def node(*arguments: str) -> str:
    command = ["sh", str(ROOT / "scripts/node.sh"), "node", *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the page's engine as plain JavaScript, and what calls it here."""
    folder = tmp_path_factory.mktemp("engine")
    (folder / "package.json").write_text('{"type": "module"}')
    (folder / "rules.js").write_text(node(str(HERE / "transpile.mjs"), str(ROOT / "web/src/engine/rules.ts")))
    shutil.copy(HERE / "played.mjs", folder)
    (folder / "main.mjs").write_text(MAIN)
    return folder


def carried_of(game: Game) -> dict[str, Any]:
    module = module_in(game.folder)
    assert module is not None
    return carried(game, module, "/module.wasm")


def expected(game: Game, seats: int, brain: int) -> tuple[list[list[Any]], dict[str, Any]]:
    """The same games by the fast engine, and what is wished for in JavaScript."""
    options = game.options.read(dict(game.extras.chance_instead))
    found: list[list[Any]] = []
    for seed in range(SEEDS):
        s = game.fast.start(seats, options)
        steps = game.fast.buffers.play_out(s, [brain] * seats, game.fast.stream(seed), 10**6)
        found.append([steps, game.fast.pack(s).hex()])
    return found, {"seats": seats, "brain": brain, "seeds": SEEDS, "options": options}


def views_of(game: Game) -> tuple[list[dict[str, Any]], list[Any]]:
    """What every seat sees along a game, and what the fast engine says of it."""
    asked: list[dict[str, Any]] = []
    said: list[Any] = []
    seats = game.players[-1]
    options: dict[str, Any] = dict(game.extras.chance_instead)
    at = game.start(seats, nature="ask", speed="fast", **options).drawing_from(3)
    for moment in range(24):
        if at.over:
            break
        if moment % 6 == 0:
            for seat in range(seats):
                view = game.fast.load(at.seen_by(seat).pack())
                codes = list(range(0, game.actions.size, max(1, game.actions.size // 9)))
                reasons = [int(game.fast.why_not(view, seat, code)) for code in codes]
                asked.append({"view": dict(at.view(seat)), "seat": seat, "codes": codes})
                said.append([game.fast.buffers.codes(view, seat), reasons])
        _, at = at.rollout_step(at.to_move[0], RANDOM, solve=False)
    return asked, said


@pytest.mark.parametrize("name", riffle.games())
def test_node_plays_and_judges_as_the_fast_engine(name: str, engine: Path, tmp_path: Path) -> None:
    game = riffle.load(name)
    games, wish = expected(game, game.players[-1], GREEDY)
    asked, said = views_of(game)
    wanted = tmp_path / "wanted.json"
    wanted.write_text(json.dumps({"carried": carried_of(game), "wish": wish, "views": asked}))
    found = json.loads(node(str(engine / "main.mjs"), str(wanted), str(game.folder / "module.wasm")))
    assert found == [games, said]


def test_chromium_plays_under_the_servers_policy(engine: Path) -> None:
    game = riffle.load("hidden_stones")
    games, wish = expected(game, 3, RANDOM)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    kinds = {".js": "text/javascript", ".mjs": "text/javascript", ".html": "text/html", ".wasm": "application/wasm"}
    (engine / "index.html").write_text("<!doctype html><title>engine</title>")
    shutil.copy(game.folder / "module.wasm", engine)

    def served(route: Route) -> None:
        file = engine / route.request.url.rpartition("/")[2]
        route.fulfill(
            body=file.read_bytes(), content_type=kinds[file.suffix], headers={"content-security-policy": POLICY}
        )

    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        page.route("**/*", served)
        page.goto("http://riffle.test/index.html")
        found = page.evaluate(
            """async ([carried, wish]) => {
                const { played } = await import('/played.mjs');
                const code = await (await fetch('/module.wasm')).arrayBuffer();
                return played(code, carried, wish);
            }""",
            [carried_of(game), wish],
        )
        browser.close()
    assert found == games
