"""What touches what, and what that means by the rules (6.5): which stacks fell, whether the new stone leans, how safe
each joint is.

A stack fell when one of its stones touches the board or a foreign base, or no longer rests on what was beneath it. To
*rest* on a thing is to touch it with the contact pushing upwards: a stone that slid off and leans on the side of its
neighbour does not rest on it.
"""

import msgspec

from ..stones import MICRO
from .balance import joints
from .column import BASE_ID, BOARD_ID
from .geometry import Point, Vec, inset, outline
from .world import Stack, World

UPWARDS = 0.3


class Contact(msgspec.Struct, frozen=True):
    """One point where two things meet; `up` is how far the push of a on b points upwards (-1 to 1)."""

    a: int
    b: int
    up: float
    at: Vec


class Contacts(msgspec.Struct, frozen=True):
    points: tuple[Contact, ...]

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        return tuple(sorted({(min(c.a, c.b), max(c.a, c.b)) for c in self.points}))

    def partners(self, thing: int) -> set[int]:
        return {c.b if c.a == thing else c.a for c in self.points if thing in (c.a, c.b)}

    def rests(self, above: int, below: int) -> bool:
        return any(c.up > UPWARDS for c in self.points if (c.a, c.b) == (below, above)) or any(
            c.up < -UPWARDS for c in self.points if (c.a, c.b) == (above, below)
        )

    def joint(self, above: int, below: int) -> list[Point]:
        """The points of contact between two things, seen from above."""
        return [(c.at[0], c.at[1]) for c in self.points if {c.a, c.b} == {above, below}]


def stones_down(contacts: Contacts, stack: Stack, index: int) -> list[int]:
    """The stones of a stack that fell, by their height."""
    down: list[int] = []
    for height, placed in enumerate(stack):
        below = stack[height - 1].stone if height else BASE_ID + index
        partners = contacts.partners(placed.stone)
        foreign = any(p == BOARD_ID or (p >= BASE_ID and p != BASE_ID + index) for p in partners)
        if foreign or not contacts.rests(placed.stone, below):
            down.append(height)
    return down


def leans(contacts: Contacts, stack: Stack, index: int) -> bool:
    """Whether the top stone touches anything besides the one below it."""
    things = [BASE_ID + index, *(placed.stone for placed in stack)]
    return contacts.partners(things[-1]) != {things[-2]}


def margins(contacts: Contacts, stack: Stack, index: int) -> tuple[int, ...]:
    """Lowest joint first: how far inside the contact the common centre of mass of all stones above lies, in 1e-6 unit.

    The contact is the engine's points (four at most) together with the overlap of the facets that lie on each other.
    """
    out: list[int] = []
    for height, joint in enumerate(joints(stack, index)):
        below = stack[height - 1].stone if height else BASE_ID + index
        points = [*joint.patch, *contacts.joint(stack[height].stone, below)]
        out.append(round(inset(outline(points), joint.x, joint.y) * MICRO))
    return tuple(out)


def fallen_stacks(contacts: Contacts, world: World, before: World) -> dict[int, list[int]]:
    """Every stack that fell, with the heights of the stones that came down; a stack that never moved stands as it
    stood."""
    fallen: dict[int, list[int]] = {}
    for index, stack in enumerate(world.stacks):
        if stack != before.stacks[index]:
            down = stones_down(contacts, stack, index)
            if down:
                fallen[index] = down
    return fallen
