"""Put Python for browsers into the built page: Pyodide out of the page's packages, and the packages Riffle needs there.

What is pure Python comes from this environment, msgspec as the wheel for Pyodide that requirements.lock names.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYODIDE = ROOT / "web/node_modules/pyodide"
CACHE = ROOT / ".cache/pyodide"
TARGET = ROOT / "src/riffle/server/page/python"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
PLATFORM, PYTHON = "pyemscripten_2026_0_wasm32", "314"
PURE = ("fluent.runtime", "fluent.syntax", "babel", "pytz", "attrs", "typing_extensions")
LANGUAGES = ("root", "en", "fi", "sv", "da", "nb", "no", "pl", "de")


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for name in FILES:
        shutil.copyfile(PYODIDE / name, TARGET / name)
    shutil.copyfile(ROOT / "THIRD_PARTY.md", TARGET / "THIRD_PARTY.md")
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    (TARGET / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), "utf-8")
    with zipfile.ZipFile(TARGET / "riffle-packages.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        with zipfile.ZipFile(compiled_wheel()) as wheel:
            for name in wheel.namelist():
                if not name.endswith(".pyi"):
                    packed.writestr(name, wheel.read(name))
        for name, path in pure_files():
            packed.write(path, name)


def compiled_wheel() -> Path:
    """msgspec for Pyodide, fetched once and checked by the lock's own hashes."""
    text = (ROOT / "requirements.lock").read_text("utf-8")
    found = re.search(r"^msgspec==.*(?:\n    --hash=.*)+", text, re.MULTILINE)
    assert found is not None, "requirements.lock names no msgspec"
    wanted = CACHE / "requirement.txt"
    wheels = list(CACHE.glob("*.whl"))
    if wheels and wanted.is_file() and wanted.read_text("utf-8") == found.group():
        return wheels[0]
    shutil.rmtree(CACHE, ignore_errors=True)
    CACHE.mkdir(parents=True)
    what = ["download", "-q", "--no-deps", "--require-hashes", "--only-binary=:all:", "--platform", PLATFORM]
    what += ["--python-version", PYTHON, "--implementation", "cp", "--abi", f"cp{PYTHON}", "-d", str(CACHE)]
    (CACHE / "asked.txt").write_text(found.group(), "utf-8")
    done = subprocess.run([*pip(), *what, "-r", str(CACHE / "asked.txt")], check=False)
    wheels = list(CACHE.glob("*.whl"))
    if done.returncode or not wheels:
        raise SystemExit("Could not fetch msgspec for Pyodide: the package registry did not answer.")
    (CACHE / "asked.txt").rename(wanted)
    return wheels[0]


def pip() -> list[str]:
    """An environment that uv has made has no pip of its own."""
    here = subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True, check=False)
    return [sys.executable, "-m", "pip"] if here.returncode == 0 else [str(Path(sys.executable).parent / "uvx"), "pip"]


def pure_files() -> Iterator[tuple[str, Path]]:
    for package in PURE:
        for file in distribution(package).files or ():
            if is_wanted(file.as_posix()):
                yield file.as_posix(), Path(str(file.locate()))


def is_wanted(name: str) -> bool:
    """Licences come along; translations, zones and languages that are never spoken here do not."""
    if ".dist-info/" in name:
        return "license" in name.lower() or name.endswith("/METADATA")
    if name.startswith("babel/locale-data/"):
        return Path(name).stem in LANGUAGES or name.endswith(".txt")
    unwanted = ("pytz/zoneinfo/", "babel/messages/", "__pycache__", "/tests/")
    return name.endswith((".py", ".dat")) and not any(part in name for part in unwanted)


if __name__ == "__main__":
    main()
