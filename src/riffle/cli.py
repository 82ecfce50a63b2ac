"""The command line: `riffle games`, `rules`, `play`, `match`, `simulate`, `perft`, `replay`, `serve`.

Each command is a plain function; what it prints for people goes through rich, `--json` prints one object and nothing
else. A mistake in the input is one sentence on stderr and exit code 2.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, Parameter
from cyclopts.exceptions import CycloptsError

commands = App(name="riffle", help="One table for five games of stones and rivers.", help_format="plaintext")

Language = Literal["en", "fi", "sv", "da", "nb", "pl", "de"]
Options = Annotated[str, Parameter(help="name=value,name=value; preset=name sets several")]
Seats = Annotated[str, Parameter(help="one a seat, with commas: human, bot:LEVEL or agent:FILE")]
Json = Annotated[bool, Parameter(help="print one JSON object and nothing else", negative="")]


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
    game: str, *, seats: Seats = "", options: Options = "", lang: Language = "en", seed: int | None = None
) -> None:
    """Play in the terminal: you against a bot unless --seats says otherwise."""
    from riffle.terminal.play import play_in_terminal

    play_in_terminal(game, seats, options, lang, seed)


@commands.command
def match(
    game: str,
    *,
    seats: Seats,
    games: int = 1,
    clock: float | None = None,
    record: Path | None = None,
    options: Options = "",
    seed: int = 0,
    json: Json = False,
) -> None:
    """Play bots and agents against each other, with a clock in CPU seconds a move."""
    from riffle.terminal.match import show_match

    show_match(game, seats, games, clock, record, options, seed, json)


@commands.command
def simulate(
    game: str,
    *,
    players: int,
    bots: str,
    games: int,
    seed: int = 0,
    options: Options = "",
    components: Path | None = None,
    speed: Literal["fast", "plain"] = "fast",
    workers: int = 1,
    max_turns: int = 1_000_000,
    save: Path | None = None,
    json: Json = False,
) -> None:
    """Play thousands of bot games and sum them up.

    --components DIR plays with other data files. --max-turns stops a game after that many turns (one seat's answers in
    a row) and counts it as not finished.
    """
    from riffle.terminal.simulate import show_simulation

    show_simulation(game, players, bots, games, seed, options, components, speed, workers, max_turns, save, json)


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
def replay(file: Path, *, json: Json = False) -> None:
    """Check a record move by move; a broken or illegal one is refused with the line and the rule."""
    from riffle.terminal.replay import show_replay

    show_replay(file, json)


@commands.command
def serve(*, host: str = "127.0.0.1", port: int = 8420, data: Path = Path("riffle-data"), open: bool = False) -> None:  # noqa: A002
    """Start the table: one process, one file in the data folder; $DATABASE_URL moves it to PostgreSQL."""
    from riffle.server import serve as start

    start(host=host, port=port, data=data, open_browser=open)


def app(arguments: list[str] | None = None) -> Any:
    """The entry point. ValueErrors and what the disk says are the user's: one sentence, exit code 2."""
    try:
        return commands(arguments, exit_on_error=False, print_error=False)
    except CycloptsError as problem:
        _refuse(" ".join(str(problem).split()))
    except BrokenPipeError:  # whoever read our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(141) from None
    except ValueError as problem:
        _refuse(str(problem))
    except OSError as problem:
        _refuse(_disk_says(problem))
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        raise SystemExit(130) from None


def _disk_says(problem: OSError) -> str:
    if problem.filename is None or problem.errno is None:
        return str(problem)
    if isinstance(problem, FileNotFoundError):
        return f"there is no {problem.filename}"
    if isinstance(problem, IsADirectoryError):
        return f"{problem.filename} is a folder, a file is wanted"
    return f"{problem.filename} cannot be used: {os.strerror(problem.errno).lower()}"


def _refuse(sentence: str) -> None:
    sys.stderr.write(f"riffle: {sentence}\n")
    raise SystemExit(2) from None
