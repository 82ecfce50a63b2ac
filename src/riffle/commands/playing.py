"""To play and to look at games: tables in the terminal, matches, records, rules."""

from __future__ import annotations

from pathlib import Path

from .parts import Json, Language, Options, Seats, VariantPath, commands


@commands.command
def games(*, json: Json = False) -> None:
    """List the games, with players, options and languages."""
    from riffle.terminal.listing import show_games

    show_games(json)


@commands.command
def rules(game: str, *, lang: Language = "en", options: Options = "") -> None:
    """Print a game's numbered rules, following the options in force."""
    from riffle.terminal.rules import show_rules

    show_rules(game, lang, options)


@commands.command
def play(
    game: str,
    *,
    seats: Seats = "",
    options: Options = "",
    variant: VariantPath = None,
    lang: Language = "en",
    seed: int | None = None,
) -> None:
    """Play in the terminal: you against a bot unless --seats says otherwise."""
    from riffle.terminal.play import play_in_terminal

    play_in_terminal(game, seats, options, lang, seed, variant)


@commands.command
def daily(game: str = "", *, day: int | None = None, json: Json = False) -> None:
    """Make the stone of the day: a game's challenge, or that of every game."""
    from riffle.terminal.daily import show_daily

    show_daily(game, day, json)


@commands.command
def match(
    game: str,
    *,
    seats: Seats,
    games: int = 1,
    clock: float | None = None,
    record: Path | None = None,
    options: Options = "",
    variant: VariantPath = None,
    seed: int = 0,
    json: Json = False,
) -> None:
    """Play bots and agents against each other, with a clock in CPU seconds a move."""
    from riffle.terminal.match import show_match

    show_match(game, seats, games, clock, record, options, seed, json, variant)


@commands.command
def perft(
    game: str,
    *,
    depth: int,
    players: int | None = None,
    options: Options = "",
    position: Path | None = None,
    divide: bool = False,
    json: Json = False,
) -> None:
    """Count the leaves of the tree of answers, from a position after set-up."""
    from riffle.terminal.perft import show_perft

    show_perft(game, depth, players, options, position, divide, json)


@commands.command
def replay(file: Path, *, variant: VariantPath = None, json: Json = False) -> None:
    """Check a record move by move; a broken or illegal one is refused with the line and the rule.

    A record carries the variant it was played with; --variant is for one that only names other data files.
    """
    from riffle.terminal.replay import show_replay

    show_replay(file, json, variant)


@commands.command
def review(record: Path, *, lang: Language = "en", json: Json = False) -> None:
    """Go through a finished game: what cost most, what would have been better and why, and what luck did."""
    from riffle.terminal.review import show_review

    show_review(record, lang, json)


@commands.command
def new(name: str) -> None:
    """Write a small working game to start from: its rules, its board and its tests.

    Inside a checkout of Riffle they become folders beside those of the other games; elsewhere a package of its own.
    """
    from riffle.terminal.new import show_new

    show_new(name, Path.cwd())
