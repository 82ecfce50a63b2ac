"""Days as numbers: day 1 is the first of November 2026, whatever the clock on the wall says elsewhere."""

from __future__ import annotations

from datetime import date, timedelta

EVE = date(2026, 10, 31)
"""The day before day 1."""


def day_of(when: date) -> int:
    return (when - EVE).days


def date_of(day: int) -> date:
    return EVE + timedelta(days=day)
