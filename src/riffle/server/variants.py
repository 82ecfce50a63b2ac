"""Uploaded variants: checked by a worker, kept by their hash, offered by a name of their own; and what became of them.

A designer's upload is a playtest: tables are made of it by its public name, and its key, which only the designer has,
opens the records and opinions.
"""

from __future__ import annotations

import asyncio
import csv
import hmac
import io
import zipfile
from typing import TYPE_CHECKING

from riffle.core.engine.wasm import is_ready
from riffle.core.variant import MOST_PACKED, SUFFIX

from . import games
from .play import Game, Refused, Variant, unpack
from .requests import VariantMade, VariantOffer
from .store.store import Playtest
from .tables.seating import Seating
from .tables.secrets import hashed
from .workers.jobs import Job, Rank
from .workers.pool import Workers

if TYPE_CHECKING:
    from .services import Services
    from .tables.lobby import Lobby

MOST_OWN, MOST_ALL = 40, 5000
"""Uploads that are kept from one address, and in all."""
MOST_RECORDS = 500


class Variants:
    """Those of one server."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.offered: list[str] = []  # those the server was started with

    @property
    def services(self) -> Services:
        return self.lobby.services

    async def upload(self, packed: bytes, address: str) -> VariantMade:
        """Take a packed variant in if it passes the check."""
        if not self.services.settings.uploads:
            raise Refused("not_allowed", "this server takes no variants")
        everything, own = await self.services.store.playtests(address)
        if everything >= MOST_ALL or own >= MOST_OWN:
            raise Refused("too_many_tables", "there are too many variants here from this address")
        digest, packed = await self._checked(packed, address)
        name, key = self.services.tokens(9), self.services.tokens(18)
        await self._keep(Playtest(name, digest, hashed(key), address), packed)
        return VariantMade(name, key)

    async def _checked(self, packed: bytes, address: str) -> tuple[str, bytes]:
        if len(packed) > MOST_PACKED:
            raise Refused("too_large", f"a packed variant has at most {MOST_PACKED:,} bytes")
        job = Job("check", "", packed=packed, address=address, rank=Rank.CHECK)
        done = await self.services.thinker.do(job, self.services.settings.request_limit)
        if done.problem:
            raise Refused(done.code or "bad_variant", done.problem if done.code else "this variant cannot be played")
        return done.note, done.payload

    async def _keep(self, playtest: Playtest, packed: bytes) -> None:
        await self.services.store.keep_variant(playtest, packed, self.services.lived())

    async def offer_file(self, variant: Variant) -> VariantMade:
        """Offer a variant the server is started with: its name stays the same, its key is new every time."""
        key = self.services.tokens(18)
        name = f"v{variant.digest[:11]}"
        await self._keep(Playtest(name, variant.digest, hashed(key), ""), variant.pack())
        self.offered.append(name)
        return VariantMade(name, key)

    # Finding them -----------------------------------------------------------------------------------------------

    async def found(self, name: str) -> tuple[Playtest, Game]:
        playtest = await self.services.store.playtest(name)
        game = None if playtest is None else await self.game(playtest.digest)
        if playtest is None or game is None:
            raise Refused("no_such_variant", "there is no such variant here")
        return playtest, game

    async def game(self, digest: str) -> Game | None:
        """The game of a stored variant; None if there is none or these rules cannot play it."""
        packed = await self.services.store.variant(digest)
        if packed is None:
            return None
        try:
            return await asyncio.to_thread(lambda: self.services.games.varied(unpack(packed)))
        except ValueError:
            return None

    async def game_of(self, seating: Seating) -> Game:
        """The game of a table. Where its variant cannot be played any more it is the stock game's, as other rules."""
        found = await self.game(seating.variant) if seating.variant else None
        return found or self.services.games.load(seating.game)

    def prepare(self, game: Game) -> None:
        """Have its bots made ready."""
        thinker = self.services.thinker
        if game.variant is not None and isinstance(thinker, Workers) and self.services.settings.warm:
            thinker.prepare(self.services.games.job("warm", game), is_ready(game))

    async def offer(self, name: str, key: str = "") -> VariantOffer:
        playtest, game = await self.found(name)
        info = games.variant_info(game)
        assert info is not None
        offer = self.services.games.offer(game.id, game)
        if not _opens(playtest, key):
            return VariantOffer(name, info, offer)
        tables = await self.services.store.tables_of(name)
        opinions = await self.services.store.opinions(name)
        return VariantOffer(name, info, offer, len(tables), sum(each.over for each in tables), len(opinions))

    # What became of them ----------------------------------------------------------------------------------------

    async def results(self, name: str, key: str) -> bytes:
        """Everything for its maker, as a zip: the variant, what was answered, the records of finished games."""
        playtest, game = await self.found(name)
        if not _opens(playtest, key):
            raise Refused("not_allowed", "this is for the maker of the variant")
        tables = {each.id: each for each in await self.services.store.tables_of(name)}
        body = io.BytesIO()
        with zipfile.ZipFile(body, "w", zipfile.ZIP_DEFLATED) as archive:
            assert game.variant is not None
            archive.writestr(f"variant{SUFFIX}", game.variant.pack())
            archive.writestr("opinions.csv", await self._opinions(name, tables))
            for table in [each for each in tables.values() if each.over][:MOST_RECORDS]:
                archive.writestr(f"records/{table.id}.riffle", await self.lobby.record(table.id))
        return body.getvalue()

    async def _opinions(self, name: str, tables: dict[str, Seating]) -> str:
        text = io.StringIO()
        rows = csv.writer(text, lineterminator="\n")
        rows.writerow(["table", "seat", "name", "fun", "length", "line"])
        for each in await self.services.store.opinions(name):
            seats = tables[each.table].seats if each.table in tables else []
            who = seats[each.seat].name if each.seat < len(seats) else ""
            said = each.opinion
            rows.writerow([each.table, each.seat + 1, _cell(who), said.fun, LENGTHS[said.length], _cell(said.line)])
        return "\ufeff" + text.getvalue()  # spreadsheets know by this mark that it is UTF-8


LENGTHS = {-1: "too short", 0: "right", 1: "too long"}


def _cell(text: str) -> str:
    """A text that a spreadsheet does not take for a formula."""
    return f"'{text}" if text.startswith(("=", "+", "-", "@")) else text


def _opens(playtest: Playtest, key: str) -> bool:
    return bool(key) and hmac.compare_digest(hashed(key), playtest.key_hash)
