"""What an environment does with an answer outside the mask."""

from __future__ import annotations

from typing import Literal, get_args

Illegal = Literal["refuse", "lose", "random"]
"""`refuse`: ValueError, and nothing changes. `lose`: the game ends, -1 for whoever gave it and 0 for the others.
`random`: a random answer inside the mask is taken in its place."""


def check_illegal(illegal: str) -> None:
    if illegal not in get_args(Illegal):
        raise ValueError(f"illegal is {', '.join(map(repr, get_args(Illegal)))}, not {illegal!r}")
