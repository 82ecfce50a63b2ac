"""The ladder: a rating for each game and number of seats, by OpenSkill's model of Plackett and Luce.

Bots of every level are fixed points: they stand where measured games between the levels put them, and never move.
"""

from __future__ import annotations

from functools import lru_cache
from statistics import NormalDist
from typing import Any

from ..play import Match, Refused
from ..store.rows import RatingRow
from ..tables.seating import Seating
from .requests import Ladder, RatedGame, Standing
from .results import read
from .store import ProfileStore

SHARES = {
    "hidden_stones": (0.968, 0.745, 0.780),
    "river_dragons": (0.817, 0.700, 0.867),
    "stoleme": (0.774, 0.726, 0.691),
    "stone_stacks": (0.96, 0.82, 0.77),
    "stones_and_rivers": (0.985, 0.890, 0.930),
}
"""What normal won of easy, hard of normal and expert of hard with two players (`bench/<game>.md`)."""
FIXED = 1.0
"""How far a fixed point may be off: the samples were of 50 to 200 games."""
SURE = 4.0
"""A rating whose sigma is below this is shown without a question mark."""
SCALE, MIDDLE = 40, 1500
"""On the page a rating reads as chess players know it: normal bots stand at 1500."""
DAY = 86400


@lru_cache(maxsize=1)
def model() -> Any:
    from openskill.models import PlackettLuce  # loaded with the first rated game

    return PlackettLuce()


@lru_cache
def fixed_points(game: str) -> dict[str, float]:
    """The mu of each level. Levels of a game that was not measured are no fixed points."""
    shares = SHARES.get(game)
    if shares is None:
        return {}
    gaps = [NormalDist().inv_cdf(share) * 2**0.5 * model().beta for share in shares]
    return {
        "easy": model().mu - gaps[0],
        "normal": model().mu,
        "hard": model().mu + gaps[1],
        "expert": model().mu + gaps[1] + gaps[2],
    }


def check(seating: Seating) -> None:
    """Refuse a rated table that could not be rated fairly."""
    bots = [seat.level for seat in seating.seats if seat.kind == "bot"]
    fair = all(level in fixed_points(seating.game) for level in bots)
    if len(seating.seats) < 2 or seating.device or not fair or len(seating.people) != 1:
        raise Refused("not_rated", "a rated game is for two or more, each on a device of their own, and known levels")


def ranks(match: Match) -> list[float]:
    """Winners first, the others by their points; all the same where everybody agreed to stop."""
    end = match.result
    assert end is not None
    if end.ending == "agreed":
        return [0] * match.seats
    order = sorted({-points for seat, points in enumerate(end.points) if seat not in end.winners})
    return [0 if seat in end.winners else 1 + order.index(-points) for seat, points in enumerate(end.points)]


class Ladders:
    def __init__(self, store: ProfileStore) -> None:
        self.store = store

    async def after(self, match: Match, seating: Seating) -> list[RatingRow]:
        """New ratings of those who agreed, to be committed with the end of the game."""
        if not seating.rated:
            return []
        game, seats, teams, before = seating.game, len(seating.seats), [], []
        for seat in seating.seats:
            known = None
            if seat.profile:
                known = await self.store.rating(seat.profile, game, seats)
            before.append(known)
            if seat.kind == "bot":
                teams.append([model().rating(mu=fixed_points(game)[seat.level], sigma=FIXED)])
            else:
                teams.append([model().rating(mu=known.mu, sigma=known.sigma) if known else model().rating()])
        rated = model().rate(teams, ranks=ranks(match))
        found: list[RatingRow] = []
        for seat, known, [now] in zip(seating.seats, before, rated, strict=True):
            if seat.kind == "person" and seat.profile and await self.store.exists(seat.profile):
                games = known.games + 1 if known else 1
                found.append(RatingRow(seat.profile, game, seats, now.mu, now.sigma, games, seat.name))
        return found

    async def of(self, player: str) -> list[Standing]:
        return [standing(row, player) for row in await self.store.ratings(player)]

    async def ladder(self, game: str, seats: int, me: str | None) -> Ladder:
        people = [standing(row, me) for row in await self.store.ladder(game, seats)]
        bots = [
            Standing(game, seats, shown(mu), spread(FIXED), 0, True, level=level)
            for level, mu in fixed_points(game).items()
        ]
        games: list[RatedGame] = []
        for table, ended_at, body in await self.store.rated():
            ended = read(body)
            if ended.game == game and len(ended.players) == seats:
                games.append(RatedGame(table, ended_at, ended.players, ended.winners))
        order = sorted([*people, *bots], key=lambda each: -each.rating)
        return Ladder(game, seats, order, games[:20])


def standing(row: RatingRow, me: str | None) -> Standing:
    sure = row.sigma < SURE
    return Standing(
        row.game, row.seats, shown(row.mu), spread(row.sigma), row.games, sure, row.name, mine=row.player == me
    )


def shown(mu: float) -> int:
    return round(MIDDLE + (mu - model().mu) * SCALE)


def spread(sigma: float) -> int:
    """Twice the standard deviation: the rating lies within with about 95 of 100."""
    return round(2 * sigma * SCALE)
