"""A hall on a fresh SQLite file, with time, chance and secrets under the test's control."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from riffle.server.hall import Hall
from riffle.server.settings import Settings

from .clients import make_hall


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path, pace=0.0, sweep=3600.0, connection_rate=0, address_rate=0, address_tables=0)


@pytest.fixture
async def hall(settings: Settings) -> AsyncIterator[Hall]:
    opened = make_hall(settings)
    await opened.open()
    yield opened
    await opened.close()
