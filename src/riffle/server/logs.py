"""The log: one line an entry, with its time, as text or as JSON. Secrets and SQL values stay out of it."""

from __future__ import annotations

import json
import logging
import time

from .settings import Settings


class TextFormat(logging.Formatter):
    converter = time.gmtime

    def __init__(self) -> None:
        super().__init__("%(asctime)sZ %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%S")


class JsonFormat(TextFormat):
    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "time": f"{self.formatTime(record, self.datefmt)}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["fault"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


def set_up(settings: Settings) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormat() if settings.log == "json" else TextFormat())
    level = logging.getLevelNamesMapping().get(settings.log_level.upper(), logging.WARNING)
    logging.basicConfig(handlers=[handler], level=level, force=True)
