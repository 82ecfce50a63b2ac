"""The HTTP status of each refusal; 400 where none stands here."""

from __future__ import annotations

STATUS = {
    "no_such_table": 404,
    "no_such_link": 404,
    "no_such_game": 404,
    "no_such_day": 404,
    "no_such_variant": 404,
    "no_such_river": 404,
    "no_engine": 404,
    "no_record": 409,
    "no_seat": 409,
    "no_network": 409,
    "stale": 409,
    "other_rules": 409,
    "damaged": 409,
    "blocked": 403,
    "not_allowed": 403,
    "too_fast": 429,
    "too_many_tables": 429,
    "not_stored": 503,
    "too_large": 413,
    "gone": 410,
}
