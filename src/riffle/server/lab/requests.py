"""What is asked of the lab over HTTP and what it tells; the page's types are made from these, too."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from riffle.core.variant import LONGEST_NAME

from ..messages import Name, Options, Small

Place = Annotated[str, Meta(max_length=80)]
MOST_DIALS = 40


class LabDial(Struct, frozen=True):
    """One number of a game's data files, by its file, its row (the way to it) and its column."""

    file: Place
    row: Place
    column: Place
    value: Small


class LabChange(Struct, frozen=True):
    """What differs from the stock game: options in the form that a table takes them, and numbers of the data files."""

    game: Annotated[str, Meta(max_length=40)]
    options: Options = {}
    dials: Annotated[list[LabDial], Meta(max_length=MOST_DIALS)] = []


class LabRequest(LabChange, frozen=True):
    """Games `first`, `first` + 1, ... of the stock game and of the changed one, over the same seeds.

    `bots` names one bot for all seats or one for each. The same request has the same answer.
    """

    players: Annotated[int, Meta(ge=1, le=6)] = 2
    bots: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=6)] = ("greedy",)
    seed: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    first: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    count: Annotated[int, Meta(ge=1)] = 1


class LabVariant(LabChange, frozen=True):
    """A changed game to be made a variant of that name."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


class LabMeasure(Struct, frozen=True):
    """One thing that is counted (`won` and `points` by seat, `turns`), a number for each game in the order played.

    None where the game did not come to its end. The same place in both lists has the same seed.
    """

    name: str
    seat: int | None
    stock: list[float | None]
    changed: list[float | None]


class LabCounts(Struct, frozen=True):
    """How the games of a request went; the numbers of the next request follow those of the one before."""

    games: int
    measures: list[LabMeasure]


class LabBench(Struct, frozen=True):
    """What of a game can be turned: its bots, how many games each may play at once, and the numbers of its files."""

    bots: list[tuple[str, int]]
    dials: list[LabDial]
    pictures: bool
    """Whether this server draws reports."""


class LabReport(Struct, frozen=True):
    """The pictures of a request's games: one HTML file that needs nothing else, as `riffle report` writes it."""

    html: str
