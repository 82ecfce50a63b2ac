"""What differs between operating systems and browsers, each thing once. Where something is lacking, less is done."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

try:
    import fcntl
except ImportError:  # Windows, and Python in a browser
    fcntl: Any = None
try:
    import resource
except ImportError:
    resource: Any = None
try:
    import msvcrt
except ImportError:  # everywhere but on Windows
    msvcrt: Any = None

DESCRIPTORS = (Path("/proc/self/fd"), Path("/dev/fd"))
"""Where Linux and macOS list what a process has open."""


def lock(file: int, wait: bool) -> None:
    """Lock an open file for this process alone; the lock goes with the process. OSError if another one has it.

    In a browser there is nobody to be locked out.
    """
    if fcntl is not None:
        fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    elif msvcrt is not None:
        # Windows waits some ten seconds and then gives up.
        msvcrt.locking(file, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)


def limit_data(megabytes: int) -> None:
    """Most data that this process may hold from now on; no limit where the system knows none."""
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))


def allow_descriptors(most: int) -> None:
    """As many open files and sockets as the system lets us have: the usual thousand is soon used up."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < most:
        wanted = most if hard == resource.RLIM_INFINITY else min(hard, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


def yield_to_others(steps: int) -> None:
    """Let other processes go first, the more steps the more; without effect where the system does not offer it."""
    if hasattr(os, "nice"):
        os.nice(steps)


def memory() -> int | None:
    """Bytes of memory that this process holds now; None where the system does not say."""
    statm = Path("/proc/self/statm")
    if resource is None or not statm.exists():
        return None
    return int(statm.read_text("ascii").split()[1]) * resource.getpagesize()


def open_descriptors() -> int | None:
    """How many files and sockets are open; None where the system does not say."""
    for folder in DESCRIPTORS:
        if folder.is_dir():
            return sum(1 for _ in folder.iterdir())
    return None
