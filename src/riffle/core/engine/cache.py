"""The folder where compiled code is kept between runs, whatever compiled it; what nobody used for a month goes."""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
import time
from pathlib import Path

UNUSED = 30 * 24 * 3600
"""Seconds after which compiled rules that no process used are forgotten."""


def cache_root() -> Path:
    """Where compiled rules are kept: $RIFFLE_CACHE, else the user's cache folder, else a temporary one."""
    if "RIFFLE_CACHE" in os.environ:
        return Path(os.environ["RIFFLE_CACHE"])
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "riffle"
    try:
        home.mkdir(parents=True, exist_ok=True)
        return home
    except OSError:
        return Path(tempfile.gettempdir()) / f"riffle-cache-{os.getuid()}"


def keep(folder: Path) -> None:
    """Mark compiled rules as used today; when new ones begin, those that nobody used for a month go."""
    if folder.exists():
        with contextlib.suppress(OSError):
            os.utime(folder)
        return
    for other in folder.parent.glob(f"{folder.name.rpartition('-')[0]}-*"):
        with contextlib.suppress(OSError):
            if time.time() - other.stat().st_mtime > UNUSED:
                shutil.rmtree(other)


def read_cached(path: Path) -> bytes | None:
    try:
        payload = path.read_bytes()
        os.utime(path)
    except OSError:
        return None
    return payload


def write_cached(path: Path, payload: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(payload)
    Path(file.name).replace(path)
    for other in path.parent.iterdir():
        with contextlib.suppress(OSError):
            if time.time() - other.stat().st_mtime > UNUSED:
                other.unlink()
