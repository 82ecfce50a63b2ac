"""Copies of every game of a batch, on its own device: what a batched search keeps its tree in."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .batches import Batch


class StateStore:
    """`size` slots, each with a copy of every game. Nature draws from streams of the store's own meanwhile."""

    def __init__(self, env: Batch, size: int, seed: int | None = None) -> None:
        if not env.game.is_open:
            raise ValueError(f"{env.game.id} has secrets: a search over its states would look at them")
        xp = env.xp
        self.env, self.size = env, size
        self._room = env.new_room(size)
        self._small = [xp.zeros((size, *each.shape), dtype=each.dtype) for each in self._arrays()]
        seed = secrets.randbits(31) if seed is None else seed
        self._rngs = ((xp.arange(env.count, dtype=xp.int64) + seed) * 2654435761 % (1 << 32))[:, None]

    def _arrays(self) -> list[Any]:
        env = self.env
        return [env.seat, env._chosen, env._lengths, env._points]  # pyright: ignore[reportPrivateUsage]

    def keep(self, slot: int) -> None:
        """Put a copy of every game as it is now there."""
        self.env.check_begun()
        self.env.put_by(self._room, slot)
        for kept, now in zip(self._small, self._arrays(), strict=True):
            kept[slot] = now

    def step(self, slots: Any, actions: Any, to: int) -> None:
        """One choice in every game, from its copy in slots[game]; afterwards it lies in slot `to` as well.

        The choices must be some that the mask there allowed: they are not looked at again.
        """
        env = self.env
        self._bring(slots)
        env._rngs, self._rngs = self._rngs, env._rngs  # pyright: ignore[reportPrivateUsage]
        env._step(actions)  # pyright: ignore[reportPrivateUsage]
        env._rngs, self._rngs = self._rngs, env._rngs  # pyright: ignore[reportPrivateUsage]
        self.keep(to)

    def restore(self, slot: int) -> Any:
        """Go on from there in every game. The observation."""
        self._bring(self.env.xp.full(self.env.count, slot))
        return self.env.look()

    def _bring(self, slots: Any) -> None:
        env = self.env
        env.take_from(self._room, slots)
        for kept, now in zip(self._small, self._arrays(), strict=True):
            now[:] = kept[slots, env._rows]  # pyright: ignore[reportPrivateUsage]
