"""The static test of balance that the page shows is the bots' own: the stored cases are what the bots count today."""

import json

import pytest
from tests.stone_stacks import make_page
from tests.stone_stacks.make_balance import FILE, cases


def test_the_stored_cases_are_what_the_bots_count():
    stored, counted = json.loads(FILE.read_text(encoding="utf-8")), cases()
    assert [(one["stack"], one["pile"], one["stone"]) for one in stored] == [
        (one["stack"], one["pile"], one["stone"]) for one in counted
    ]
    for one, other in zip(stored, counted, strict=True):
        assert one["margins"] == pytest.approx(other["margins"], abs=1e-5)
        assert one["best"] == pytest.approx(other["best"], abs=1e-5)


def test_the_stored_sways_and_columns_are_those_of_the_physics():
    """The page has sway, column and hand a second time: `web/tests/stone_stacks.test.ts` holds it to the same file."""
    stored = json.loads(make_page.FILE.read_text(encoding="utf-8"))
    assert stored == json.loads(json.dumps(make_page.fixture()))
