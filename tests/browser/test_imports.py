"""What the tables of a browser import: nothing that Pyodide does not have."""

from __future__ import annotations

import subprocess
import sys

MISSING = (
    "fcntl resource termios pwd _multiprocessing asyncpg cryptography litestar uvicorn picows openskill fido2"
    " websockets numpy numba llvmlite mujoco polars optuna cyclopts rich"
)
CODE = f"""
import importlib.abc, sys
class Missing(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {MISSING.split()!r}:
            raise ModuleNotFoundError(name)
for name in {MISSING.split()!r}:
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Missing())
import riffle.browser.host
from riffle.server.games import Games
for offer in Games().offers():
    print(offer.game)
"""


def test_tables_need_nothing_that_a_browser_does_not_have() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.split() == ["hidden_stones", "river_dragons", "stoleme", "stone_stacks", "stones_and_rivers"]
