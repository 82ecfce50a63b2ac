"""The page, its games and Python for browsers as a folder of files: any static host serves it, at any path.

Everything comes out of this installation; nothing is fetched, neither now nor while it is played.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import shutil
import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

import riffle
from riffle.core.game import games
from riffle.core.rulebook import LANGUAGES
from riffle.core.variant import Variant, read_variant
from riffle.server.games import Games, variant_info
from riffle.server.http import pages
from riffle.server.requests import VariantOffer
from riffle.server.services import Services
from riffle.server.tables.lobby import Lobby
from riffle.variants import check

from .host import SETTINGS
from .requests import answer, offer
from .thinking import BrowserThinker

LIBRARY = Path(riffle.__file__).parent
MARK = "riffle-export.json"
"""What tells a folder written by us, which may be written anew."""
NOT_PLAYED = ("commands", "core/engine/cuda", "envs", "lab", "new", "server/docs", "server/page", "suite", "terminal")
"""Parts of the library that no table needs."""
LOADED = ("pyodide-lock.json", "pyodide.asm.wasm", "python_stdlib.zip", "riffle-packages.zip", "riffle.zip")
"""Files of Python's that the page counts while they come."""


class ExportError(ValueError):
    """It cannot be written; the sentence says why."""


def export(folder: Path, chosen: Sequence[str] = (), variant: Path | None = None) -> int:
    """Write everything; how many bytes that are. `chosen`: only these games."""
    names = _names(chosen)
    made = None if variant is None else check(read_variant(variant)).variant
    if made is not None and made.game not in names:
        raise ExportError(f"the variant is one of {made.game}, which is not exported")
    if not (pages.PAGE / "python").is_dir():
        raise ExportError("this installation has no built page: `make web` builds it in a checkout")
    _prepare(folder)
    shutil.copytree(pages.PAGE, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    _write_start(folder)
    _write_texts(folder, names)
    asyncio.run(_write_said(folder / "said", names))
    _write(folder / "said/api/variants.json", msgspec.json.encode([] if made is None else [_offered(made)]))
    _write_library(folder / "python/riffle.zip", names, made)
    sizes = {name: (folder / "python" / name).stat().st_size for name in LOADED}
    (folder / "python/sizes.json").write_text(json.dumps(sizes), "utf-8")
    (folder / MARK).write_text(json.dumps({"riffle": riffle.__version__, "games": names}), "utf-8")
    _write_manifest(folder)
    _write_worker(folder)
    return sum(each.stat().st_size for each in folder.rglob("*") if each.is_file())


def _names(chosen: Sequence[str]) -> list[str]:
    ours = [name for name in games() if (LIBRARY / "games" / name).is_dir()]
    for name in chosen:
        if name not in ours:
            raise ExportError(f"there is no game {name!r} to export; there are {', '.join(ours)}")
    return [name for name in ours if not chosen or name in chosen]


def _prepare(folder: Path) -> None:
    """An empty folder, or none; an older export is replaced."""
    if folder.is_dir() and any(folder.iterdir()):
        if not (folder / MARK).is_file():
            raise ExportError(f"{folder} holds something else: name an empty folder, or a new one")
        shutil.rmtree(folder)
    folder.mkdir(parents=True, exist_ok=True)


def _write_start(folder: Path) -> None:
    """The start page names its files from where it lies, and says that there is no server."""
    page = (folder / "index.html").read_text("utf-8")
    page = re.sub(r'(href|src)="/', r'\1="./', page).replace("<html ", '<html data-served="folder" ', 1)
    (folder / "index.html").write_text(page, "utf-8")


def _write_manifest(folder: Path) -> None:
    """What an installed page is called by, and where it starts: in this folder, wherever it lies."""
    manifest = json.loads((folder / "riffle.webmanifest").read_text("utf-8"))
    del manifest["id"]
    here = json.loads(re.sub(r'"(src|start_url|scope)": "/', r'"\1": "./', json.dumps(manifest)))
    for shortcut in here["shortcuts"]:
        shortcut["url"] = f"./#{shortcut['url']}"
    (folder / "riffle.webmanifest").write_text(json.dumps(here), "utf-8")


def _write_worker(folder: Path) -> None:
    """The service worker keeps these very files: another content is another version."""
    script = (folder / "sw-folder.js").read_text("utf-8")
    (folder / "sw-folder.js").unlink()
    (folder / "sw.js").unlink()
    files = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != MARK)
    total = hashlib.sha256(script.encode())
    for path in files:
        total.update(path.relative_to(folder).as_posix().encode() + hashlib.sha256(path.read_bytes()).digest())
    names = ["./", *(f"./{path.relative_to(folder).as_posix()}" for path in files if path.name != "index.html")]
    script = script.replace("'none'", f"'{total.hexdigest()[:16]}'").replace(
        "FILES = []", f"FILES = {json.dumps(names)}"
    )
    (folder / "sw.js").write_text(script, "utf-8")


def _write_texts(folder: Path, names: Sequence[str]) -> None:
    """Words that the server gives out of other folders than the page's."""
    paths = [f"{language}.ftl" for language in LANGUAGES]
    paths += [f"{place}/{language}.ftl" for place in ("coach", *names) for language in LANGUAGES]
    for path in paths:
        found = pages.found(f"/texts/{path}")
        if found is not None:
            _write(folder / "texts" / path, found.body)


async def _write_said(folder: Path, names: Sequence[str]) -> None:
    """Answers that never change, so that neither front page nor rules wait for Python."""
    with tempfile.TemporaryDirectory() as data:
        settings = msgspec.structs.replace(SETTINGS, data=Path(data))
        lobby = Lobby(Services(settings, thinker=BrowserThinker()))
        found = lobby.services.games
        found.names = lambda: list(names)  # type: ignore[method-assign]
        for path in _said(names):
            said = await answer(lobby, "GET", path)
            if said.status == 200:
                _write(folder / f"{path.lstrip('/').replace('?lang=', '/')}.json", said.body)


def _offered(variant: Variant) -> VariantOffer:
    """Under the name that the tables will know it by (`Variants.offer_file`)."""
    found = Games()
    game = found.varied(variant)
    info = variant_info(game)
    assert info is not None
    return VariantOffer(f"v{variant.digest[:11]}", info, offer(found.offer(game.id, game), game))


def _said(names: Sequence[str]) -> Iterator[str]:
    yield "/api/games"
    yield "/api/room"
    for game in names:
        yield from (f"/components/{game}", f"/answers/{game}", f"/rulebook/{game}/pictures")
        yield from (f"/rulebook/{game}?lang={language}" for language in LANGUAGES)
        yield from (f"/api/room/{game}/{number}" for number in range(1, 100))


def _write_library(file: Path, names: Sequence[str], variant: Variant | None) -> None:
    """Riffle itself, with the chosen games alone: what is not there is not offered."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(LIBRARY.rglob("*")):
            name = path.relative_to(LIBRARY).as_posix()
            if path.is_file() and _is_played(name, names):
                packed.write(path, f"riffle/{name}")
        if variant is not None:
            packed.writestr("riffle/browser/offered/variant.zip", variant.pack())


def _is_played(name: str, names: Sequence[str]) -> bool:
    parts = name.split("/")
    if "__pycache__" in parts or any(name.startswith(f"{part}/") for part in NOT_PLAYED):
        return False
    if parts[0] in ("games", "bots") and len(parts) > 2 and (LIBRARY / "games" / parts[1]).is_dir():
        return parts[1] in names
    return True


def _write(file: Path, body: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(body)
