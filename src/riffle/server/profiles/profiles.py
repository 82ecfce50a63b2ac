"""Profiles: every table somebody sat at, kept under a key. The server knows the hash of the key and nobody's name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ..play import Refused
from ..store.database import LostRaceError
from ..tables.secrets import derived, hashed
from ..tables.table import Table
from .daily_results import DailyResults
from .ladder import Ladders
from .requests import Kept, Looked, Profile, ProfileRow, Sync
from .rows import Stored, row
from .store import ProfileStore

if TYPE_CHECKING:
    from ..tables.lobby import Lobby

SHORTEST = 20
"""Letters of a key: what is shorter could be guessed."""
DAY = 86400.0


class Profiles:
    def __init__(self, lobby: Lobby, store: ProfileStore, ladder: Ladders) -> None:
        self.lobby = lobby
        self.store = store
        self.daily_results = DailyResults(store.database)
        self.ladder = ladder

    async def look(self, links: list[str]) -> Looked:
        """How things stand at the seats behind these links: nothing of it is kept."""
        found = await self.store.by_links([hashed(secret) for secret in links])
        return Looked([None if each is None else self._row(each) for each in found])

    def _row(self, stored: Stored) -> ProfileRow | None:
        return row(stored, self.lobby.services.games, self.lobby.in_memory(stored.seating.id))

    async def profile(self, key: str) -> str:
        """The profile that a key opens."""
        found = await self.store.profile(hashed(key)) if len(key) >= SHORTEST else None
        if found is None:
            raise Refused("no_such_river", "no river is kept under this key")
        return found

    async def sync(self, key: str, request: Sync) -> Profile:
        """Take seats into the profile, and tell all of it; tables that the browser has no link to come with one."""
        if request.make and await self.store.profile(hashed(key)) is None:
            await self._make(key)
        profile, services = await self.profile(key), self.lobby.services
        await self.store.touch(profile, services.lived())
        seats = await self.store.by_links([hashed(secret) for secret in request.links])
        await self.store.add_seats(
            profile, [(each.seating.id, each.chair) for each in seats if each and each.chair >= 0]
        )
        await self.daily_results.add(profile, request.stones)
        return await self.whole(key, profile, set(request.have))

    async def _make(self, key: str) -> None:
        if len(key) < SHORTEST:
            raise Refused("malformed", f"a key has at least {SHORTEST} letters")
        try:
            await self.store.make(self.lobby.services.tokens(12), hashed(key), self.lobby.services.lived())
        except LostRaceError:
            return  # another device was quicker

    async def whole(self, key: str, profile: str, have: set[str]) -> Profile:
        stored = await self._trimmed(profile, await self.store.seats(profile))
        missing = [each for each in stored if each.seating.id not in have]
        links = {(each.seating.id, each.chair): self._link(key, each) for each in missing}
        await self.store.add_links(profile, [(hashed(link), *seat) for seat, link in links.items()])
        rows: list[ProfileRow] = []
        for each in stored:
            link = links.get((each.seating.id, each.chair))
            if (shown := self._row(each)) is not None:
                rows.append(msgspec.structs.replace(shown, link=f"/s/{link}") if link else shown)
        kinds = [kind for _, kind in await self.store.keys(profile)]
        days = self.lobby.services.settings.river_days
        return Profile(
            rows, await self.ladder.of(profile), kinds.count("passkey"), days, await self.daily_results.of(profile)
        )

    def _link(self, key: str, stored: Stored) -> str:
        """A link of this key's own to the seat. It follows from the key, so it is stored nowhere."""
        return derived(key, f"river {stored.seating.id} {stored.chair}")

    async def _trimmed(self, profile: str, stored: list[Stored]) -> list[Stored]:
        """The oldest finished games fall out of a profile that is too long."""
        over = len(stored) - self.lobby.services.settings.river_tables
        finished = sorted((each for each in stored if each.seating.over), key=lambda each: each.ended_at or 0.0)
        out = {each.seating.id for each in finished[: max(0, over)]}
        await self.store.forget(profile, out)
        return [each for each in stored if each.seating.id not in out]

    async def forget(self, key: str, table: str) -> None:
        await self.store.forget(await self.profile(key), [table])

    async def export(self, key: str) -> Kept:
        """Everything that is kept under this key."""
        profile = await self.profile(key)
        have = {each.seating.id for each in await self.store.seats(profile)}
        whole = await self.whole(key, profile, have)
        hashes = [name for name, _ in await self.store.keys(profile)]
        return Kept(whole, hashes, await self.store.count_calls(profile))

    async def delete(self, key: str) -> None:
        """The profile, its keys, ratings and calls are gone; tables stay with those who hold their links."""
        await self.store.delete(await self.profile(key))

    async def remove_unused(self) -> None:
        services = self.lobby.services
        for profile in await self.store.unused(services.lived() - services.settings.river_days * DAY):
            await self.store.delete(profile)

    async def agree(self, key: str, secret: str) -> None:
        """The seat behind a link agrees to a rated game, for this key's profile; the table is in the profile then."""
        profile = await self.profile(key)
        table, chair = await self.lobby.opened(secret)

        async def agreed(table: Table) -> None:
            seat = table.seating.seat_of(chair)
            if seat is None or chair < 0 or not table.seating.rated or table.seating.started:
                raise Refused("started", "there is nothing to agree to")
            if profile in [each.profile for index, each in enumerate(table.seating.seats) if index != seat]:
                raise Refused("not_rated", "nobody plays a rated game against themselves")
            seating = table.next_seating()
            seating.seats[seat].profile = profile
            await table.commit(seating=seating)

        await table.ask(agreed)
        await self.store.add_seats(profile, [(table.seating.id, chair)])
