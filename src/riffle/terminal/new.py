"""`riffle new`: a small working game to start from."""

from __future__ import annotations

from pathlib import Path

from riffle.new.write import new_game

from .show import console


def show_new(name: str, where: Path) -> None:
    written = new_game(name, where)
    for folder in written:
        console.print(f"wrote {folder.relative_to(where)}", highlight=False)
    if len(written) > 1:
        console.print(
            f"Play it: riffle play {name}, or make play. Check it: pytest tests/{name} tests/test_contract.py"
        )
    else:
        console.print(f"Install it: pip install -e {name}. Then: riffle play {name}")
