"""What may be answered, and which rule forbids the rest."""

from __future__ import annotations

from .answer import why_not
from .listing import legal
from .nature import odds

__all__ = ["legal", "odds", "why_not"]
