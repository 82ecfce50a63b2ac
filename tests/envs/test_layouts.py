"""Observations and choices of version 1: documented feature by feature, and the same as when weights were learned."""

import hashlib
from pathlib import Path

import numpy as np
import pytest

from riffle.core.game import games, load
from riffle.envs import batch
from riffle.envs.choices import choices_of
from riffle.envs.features import Observation
from riffle.envs.registration import name_of

GUIDE = (Path(__file__).parents[2] / "docs/guides/learning.md").read_text(encoding="utf-8")
VERSION_1 = {
    "hidden_stones": "d22eefe1b2987ea2",
    "river_dragons": "956a406151ebcd9b",
    "stoleme": "9333edc1e769fd73",
    "stone_stacks": "1db3a774ebed303d",
    "stones_and_rivers": "68551dc5a75c2be3",
}
"""What a learned network depends on. Another number here is another version: raise it in features and registration."""


def fingerprint(name: str) -> str:
    """Features in order with their scales, choices with their parts; not where the fields lie in the state."""
    layout, choices = Observation(load(name), 2), choices_of(load(name))
    scales = np.delete(layout.program, 1, axis=1).tolist()
    features = [(field, feature) for field, feature in layout.fields]
    kinds = [(kind.name, kind.first, dict(kind.listed)) for kind in choices.kinds]
    text = repr((scales, features, kinds, choices.size, choices.table.tolist()))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", games())
def test_every_feature_stands_in_the_guide(name):
    layout, choices = Observation(load(name), 2), choices_of(load(name))
    assert f"`{layout.name}`, 2 players: {layout.size:,} numbers, {choices.size:,} choices" in GUIDE
    chapter = GUIDE.split(f"`{layout.name}`, 2 players")[1].split("\n### ")[0]
    for place in layout.places:
        assert f"| `{place.name}` | {'x'.join(map(str, place.shape))} | {place.doc} |" in chapter


@pytest.mark.parametrize("name", games())
def test_version_1_is_what_it_was(name):
    layout = Observation(load(name), 2)
    assert layout.name == f"{name}-v1"
    assert name_of(name).endswith("-v1")
    assert fingerprint(name) == VERSION_1[name]


def test_arrays_are_shared_by_dlpack_and_change_with_every_step():
    env = batch("hidden_stones", count=4)
    shared = np.from_dlpack(env.observation)
    env.reset(seed=1)
    assert np.shares_memory(shared, env.observation)
    before = shared.copy()
    env.step(env.mask.argmax(axis=1))
    assert not np.array_equal(shared, before)
