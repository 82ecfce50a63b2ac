"""What is played: the stock game, a folder of data files, or a packed variant."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from riffle.core.game import Game, load
from riffle.core.variant import MANIFEST, Variant, read_variant
from riffle.core.varied import unnamed
from riffle.variants.folder import changed

STOCK = "stock"


class Source(NamedTuple):
    """A game to play, and how it was named."""

    name: str
    game: Game
    variant: Variant | None

    @classmethod
    def of(cls, game: str, text: str) -> Source:
        """The game that a word of the command line means; a ValueError in one sentence if it means none."""
        if text == STOCK:
            return cls(STOCK, load(game), None)
        path = Path(text)
        if not path.exists():
            raise ValueError(f"{text} is neither {STOCK} nor a folder of data files of {game} nor a packed variant")
        plain = path.is_dir() and not (path / MANIFEST).is_file()
        variant = unnamed(game, path) if plain else read_variant(path)
        return cls(path.name if plain else variant.title, load(game, variant=variant), variant)

    def changed(self, files: Mapping[str, str]) -> Source:
        """The same game with some data files replaced; itself where none is."""
        if not files:
            return self
        base = self.variant or Variant(game=self.game.id, rules=self.game.version)
        variant = changed(base, files=files)
        return Source(self.name, load(self.game.id, variant=variant), variant)
