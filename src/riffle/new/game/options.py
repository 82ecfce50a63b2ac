"""The options of My game."""

from __future__ import annotations

from riffle.core.declare.options import one_of, options

OPTIONS = options(presets={"rulebook": {}}, last=one_of("wins", "loses"))
