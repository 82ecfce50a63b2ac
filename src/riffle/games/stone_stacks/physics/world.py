"""What stands on the board between turns, what a hand lets go, and what comes of it: whole numbers in and out.

Positions are in 1e-6 unit, turns are quaternions (w, x, y, z) in 2^-30, speeds in 1e-6 unit/s and 1e-6 rad/s, so that
a log replays exactly. A stone in no stack is in the river.
"""

import msgspec

from ..stones import MICRO, QUAT, STACKS, STONES
from .geometry import Quat, Vec, normalised

PLACED, LEANS, FELL, TIMEOUT = range(4)
VERDICTS = ("placed", "leans", "fell", "timeout")

ROW = 9
WORLD_INTS = STONES * ROW
OUTCOME_HEAD = 8
OUTCOME_INTS = OUTCOME_HEAD + WORLD_INTS

Whole3 = tuple[int, int, int]
Whole4 = tuple[int, int, int, int]


def whole3(v: Vec) -> Whole3:
    return (round(v[0] * MICRO), round(v[1] * MICRO), round(v[2] * MICRO))


def whole4(q: Quat) -> Whole4:
    q = normalised(q)
    return (round(q[0] * QUAT), round(q[1] * QUAT), round(q[2] * QUAT), round(q[3] * QUAT))


def units(v: Whole3) -> Vec:
    return (v[0] / MICRO, v[1] / MICRO, v[2] / MICRO)


def turn(q: Whole4) -> Quat:
    return normalised((q[0] / QUAT, q[1] / QUAT, q[2] / QUAT, q[3] / QUAT))


class Placed(msgspec.Struct, frozen=True):
    """A stone where it lies: position of its centre of mass, and its turn."""

    stone: int
    pos: Whole3
    quat: Whole4


Stack = tuple[Placed, ...]


class World(msgspec.Struct, frozen=True):
    """Six stacks, lowest stone first."""

    stacks: tuple[Stack, ...] = ((),) * STACKS

    def with_stack(self, index: int, stack: Stack) -> "World":
        return World((*self.stacks[:index], stack, *self.stacks[index + 1 :]))

    @property
    def river(self) -> tuple[int, ...]:
        """The stones in no stack."""
        up = {placed.stone for stack in self.stacks for placed in stack}
        return tuple(i for i in range(STONES) if i not in up)


class Release(msgspec.Struct, frozen=True):
    """The instant a stone leaves the hand over a stack."""

    stack: int
    stone: int
    pos: Whole3
    quat: Whole4
    velocity: Whole3 = (0, 0, 0)
    spin: Whole3 = (0, 0, 0)  # about the stone's own axes, as the engine has it


class Outcome(msgspec.Struct, frozen=True):
    """What nature answers once all is still.

    `verdict` is about the stone let go (or, for a lift, the stack lifted from): placed, leans, fell; timeout only
    when the engine gave no usable answer, and then nothing moved and the stone is in the river. `fallen` are all
    stacks that fell; in `world` they are empty. `slipped` says that the new stone alone came down: `gentle` is the
    world in which the rest then stays (equal to `world` otherwise). `at_rest` is False when the cap of 12 s cut the
    run: the verdict is then what the contacts said at that moment. `touching` are pairs of things in contact near the
    end: stone ids, 100 + stack for a base, 200 for the board. `margins`, lowest joint first: how far inside its
    contacts the common centre of mass above lies. `trajectory` is packed as trajectory.py tells.
    """

    verdict: int
    world: World
    gentle: World
    fallen: tuple[int, ...] = ()
    touched: bool = False
    slipped: bool = False
    at_rest: bool = False
    touching: tuple[tuple[int, int], ...] = ()
    margins: tuple[int, ...] = ()
    sim_ms: int = 0
    trajectory: bytes = b""
    digest: str = ""

    @property
    def name(self) -> str:
        return VERDICTS[self.verdict]


def world_to_ints(world: World) -> list[int]:
    """37 rows of stack, height, x y z, w x y z; a stone in the river is -1 and eight zeros. Every number fits 32
    bits."""
    out = ([-1] + [0] * (ROW - 1)) * STONES
    for s, stack in enumerate(world.stacks):
        for height, placed in enumerate(stack):
            at = placed.stone * ROW
            out[at : at + ROW] = [s, height, *placed.pos, *placed.quat]
    return out


def world_from_ints(ints: list[int]) -> World:
    """The world of such a list; ValueError where no world has it."""
    if len(ints) != WORLD_INTS:
        raise ValueError(f"a world has {WORLD_INTS} numbers, not {len(ints)}")
    stacks: list[dict[int, Placed]] = [{} for _ in range(STACKS)]
    for stone in range(STONES):
        stack, height, *pose = (int(n) for n in ints[stone * ROW : (stone + 1) * ROW])
        if stack == -1:
            continue
        if not 0 <= stack < STACKS or height in stacks[stack]:
            raise ValueError(f"stone {stone} cannot lie in stack {stack} at {height}")
        stacks[stack][height] = Placed(stone, (pose[0], pose[1], pose[2]), (pose[3], pose[4], pose[5], pose[6]))
    for s, stack in enumerate(stacks):
        if sorted(stack) != list(range(len(stack))):
            raise ValueError(f"stack {s} has a gap")
    return World(tuple(tuple(stack[h] for h in range(len(stack))) for stack in stacks))


def outcome_to_ints(outcome: Outcome, gentle: bool = False) -> list[int]:
    """Nature's answer in fixed size: verdict, mask of fallen stacks, touched, slipped, at rest, smallest margin,
    milliseconds, number of touching pairs; then the world after (`gentle`: the one in which a slipped stone alone
    goes to the river)."""
    mask = sum(1 << s for s in outcome.fallen)
    least = min(outcome.margins, default=0)
    head = [
        outcome.verdict,
        mask,
        int(outcome.touched),
        int(outcome.slipped),
        int(outcome.at_rest),
        least,
        outcome.sim_ms,
    ]
    return [*head, len(outcome.touching), *world_to_ints(outcome.gentle if gentle else outcome.world)]
