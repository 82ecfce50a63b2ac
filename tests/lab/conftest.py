"""The lab keeps the games it played; tests keep theirs for themselves."""

import pytest


@pytest.fixture(autouse=True)
def own_lab(tmp_path, monkeypatch):
    monkeypatch.setenv("RIFFLE_LAB", str(tmp_path / "lab"))
