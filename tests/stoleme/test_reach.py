"""The stored cases of walking and throwing are what the rules say; the page's own count is tested against them."""

from __future__ import annotations

import json

from riffle.games.stoleme.pieces import ABILITIES, ABILITY, SPRINT, SUPER

from .make_reach import CASES, cases


def test_the_stored_cases_are_the_rules_own_answers() -> None:
    assert json.loads(CASES.read_text("utf-8")) == json.loads(json.dumps(cases()))


def test_the_stored_cases_cover_what_walking_depends_on() -> None:
    stored = json.loads(CASES.read_text("utf-8"))
    able = {ABILITIES[ABILITY[c["family"][c["stolem"] // 4]][c["stolem"] % 4][c["dazed"][c["stolem"]]]] for c in stored}
    assert {"wade", "leap", "squeeze", "hightoss"} <= able
    own = [case["tokens"][case["stolem"] // 4][case["stolem"] % 4] for case in stored]
    assert any(mask >> SPRINT & 1 for mask in own)
    assert any(mask >> SUPER & 1 for mask in own)
    assert any(case["rocks"] for case in stored)
    assert any(2 in case["pose"] for case in stored)
    assert {case["seats"] for case in stored} == {2, 3, 4}
