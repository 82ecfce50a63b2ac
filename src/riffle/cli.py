"""The entry point of the command line; `riffle --help` lists the commands, which stand in `riffle.commands`.

What a command prints for people goes through rich, `--json` prints one object and nothing else. A mistake in the input
is one sentence on stderr and exit code 2.
"""

from __future__ import annotations

import os
import sys
from typing import Any

from cyclopts.exceptions import CycloptsError, MissingArgumentError

# Importing a file makes its commands known.
from riffle.commands import lab, playing, server, variants  # noqa: F401
from riffle.commands.parts import commands
from riffle.core.engine.mistakes import RuleError, told_of
from riffle.core.registry import homes


def app(arguments: list[str] | None = None) -> Any:
    """The entry point. ValueErrors and what the disk says are the user's: one sentence, exit code 2.

    So are mistakes in the rules of a game, with file, line and name. `--traceback`, anywhere, shows where it happened.
    """
    given = sys.argv[1:] if arguments is None else arguments
    if "--traceback" in given:
        return commands([each for each in given if each != "--traceback"], exit_on_error=False, print_error=False)
    try:
        return commands(given, exit_on_error=False, print_error=False)
    except MissingArgumentError as problem:
        _refuse(_missing(problem))
    except CycloptsError as problem:
        _refuse(" ".join(str(problem).split()))
    except BrokenPipeError:  # whoever read our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(141) from None
    except ModuleNotFoundError as problem:
        from riffle.terminal.extras import missing

        _refuse(missing(problem.name or "") or _mistake(problem))
    except ValueError as problem:
        _refuse(str(problem))
    except OSError as problem:
        _refuse(_disk_says(problem))
    except KeyboardInterrupt as stopped:
        sys.stderr.write(f"\nriffle: {stopped}\n" if str(stopped) else "\n")
        raise SystemExit(130) from None
    except RuleError as problem:
        _refuse(str(problem))
    except Exception as problem:
        _refuse(_mistake(problem))


def _mistake(problem: Exception) -> str:
    """What rules have raised as a sentence; anything else is ours, and is shown whole."""
    if (sentence := told_of(problem, homes())) is None:
        raise problem
    return sentence


def _missing(problem: MissingArgumentError) -> str:
    """An option that was not given is named as such; one without its value says what cyclopts says."""
    if problem.keyword or problem.argument is None:
        return " ".join(str(problem).split())
    command = " ".join(problem.command_chain or ())
    return f"{command} needs {problem.argument.name}: `riffle {command} --help` tells what it takes"


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
