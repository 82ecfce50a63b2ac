"""What a bare clone relies on: locks without addresses, one version number, and a README that tells the truth."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import riffle

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
README = (ROOT / "README.md").read_text("utf-8")
NOT_OURS = {".git", ".venv", ".bootstrap", ".cache", "node_modules", "build", "dist", "page", "shared"}
ADDRESS = re.compile(r"\w+://([^/\s\"']+)([^\s\"']*)")
INDEX_HOST = re.compile(r"regist|pypi|pythonhosted|npm|yarnpkg|mirror|artifactory|nexus", re.IGNORECASE)
PACKAGE_PATH = re.compile(r"/simple\b|\.(tgz|whl|tar\.gz)\b")


def configuration_files() -> Iterator[Path]:
    """Every lock, toml, json, npmrc and Makefile of the checkout, whether git knows it yet or not."""
    for folder, names, files in os.walk(ROOT):
        names[:] = [name for name in names if name not in NOT_OURS]
        for file in files:
            path = Path(folder, file)
            if path.suffix in {".lock", ".toml", ".json"} or file in {".npmrc", "Makefile"}:
                yield path


def registry_addresses(text: str) -> list[str]:
    """The addresses in a text that a package would be fetched from; links to people and projects are not meant."""
    return [
        found.group()
        for found in ADDRESS.finditer(text)
        if INDEX_HOST.search(found.group(1)) or PACKAGE_PATH.search(found.group(2))
    ]


def normal(requirement: str) -> str:
    """The name in a requirement, as indexes compare names."""
    name = re.match(r"[\w.-]+", requirement)
    assert name, requirement
    return re.sub(r"[-_.]+", "-", name.group()).lower()


def test_configuration_names_no_registry() -> None:
    """A clone must install from whatever registry its machine is set up for."""
    paths = list(configuration_files())
    assert {ROOT / "pyproject.toml", ROOT / "requirements.lock", ROOT / "Makefile"} <= set(paths)
    assert {path: found for path in paths if (found := registry_addresses(path.read_text("utf-8")))} == {}


@pytest.mark.parametrize("name", ["requirements.lock", "Makefile", "pyproject.toml"])
def test_python_lock_and_its_sources_hold_no_address_at_all(name: str) -> None:
    assert ADDRESS.search((ROOT / name).read_text("utf-8")) is None


def test_page_lock_says_nothing_of_where_packages_came_from() -> None:
    locks = [path for path in configuration_files() if path.name == "package-lock.json"]
    assert [path for path in locks if '"resolved"' in path.read_text("utf-8")] == []


@pytest.mark.parametrize(
    "address", ["https://registry.example/left-pad", "https://example.org/simple/", "http://files.example/a-1.tgz"]
)
def test_an_address_would_be_noticed(address: str) -> None:
    assert registry_addresses(f'"resolved": "{address}"') == [address]


def test_version_is_the_same_in_package_and_metadata() -> None:
    assert PROJECT["project"]["version"] == riffle.__version__


def test_lock_covers_what_the_project_asks_for() -> None:
    """A dependency added without `make lock` would be missing from every fresh environment."""
    extras = PROJECT["project"]["optional-dependencies"]
    asked = [*PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"]["dev"]]
    asked += [requirement for extra in ("server", "physics", "research", "lab") for requirement in extras[extra]]
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    locked = {normal(line) for line in lock.splitlines() if line and line[0].isalnum()}
    assert {normal(requirement) for requirement in asked} - locked == set()


def test_lock_leaves_the_large_extras_out() -> None:
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    assert re.findall(r"^(?:open-spiel|torch)==", lock, re.MULTILINE) == []


def test_readme_names_only_files_that_exist() -> None:
    links = re.findall(r"\]\((?!\w+:|#)([^)#\s]+)", README)
    quoted = re.findall(r"`([\w.-]+(?:/[\w.-]+)*/?)`", README)
    paths = links + [name for name in quoted if "/" in name or Path(name).suffix in {".md", ".py", ".toml", ".sh"}]
    assert links, "the README links at least its license"
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_readme_names_only_tasks_that_exist() -> None:
    tasks = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = set(re.findall(r"\bmake ([a-z]+)\b(?=`|\s{2,}|$)", README, re.MULTILINE))
    assert {"play", "test"} <= named <= tasks


def test_wheel_carries_the_built_page_and_the_games_data(tmp_path: Path) -> None:
    """Git ignores the built page; a player who installs the wheel still gets it, and no compiled leftovers."""
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, tmp_path)
    package = tmp_path / "src" / "riffle"
    carried = ["__init__.py", "server/page/index.html", "server/page/assets/page.js"]
    carried += [f"games/any/{name}" for name in ("pieces.csv", "options.toml", "stones.json", "texts/en.ftl")]
    for name in [*carried, "__pycache__/left.cpython-311.pyc"]:
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text("", "utf-8")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=tmp_path, check=True, capture_output=True)
    names = zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist()
    assert {name for name in names if name.startswith("riffle/")} == {f"riffle/{name}" for name in carried}


def test_the_container_installs_what_the_lock_says_and_no_more() -> None:
    command = [sys.executable, str(ROOT / "scripts/runtime_lock.py"), "server", "physics"]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    entries = text.replace("\\\n", " ").splitlines()
    names = {entry.partition("==")[0] for entry in entries}
    assert {"litestar", "uvicorn", "cryptography", "mujoco", "numba", "msgspec"} <= names
    assert not names & {"ray", "pytest", "ruff", "onnxruntime", "riffle"}
    assert all("--hash=sha256:" in entry for entry in entries)
