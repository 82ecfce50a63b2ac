"""Stones settling: `settle` when a hand lets go, `lift` when the top stone of a stack is taken,
`touching` to ask a board at rest.

All three are pure: whole numbers in, whole numbers out, nothing kept but compiled models. No arithmetic here runs in
numpy: arrays of the engine are only read into lists and written from them. What is stored with the log is the truth;
the digest lets a test recompute it.
"""

from hashlib import sha256

import mujoco
from msgspec.structs import replace

from ..stones import MICRO, RIVER
from . import trajectory
from .column import BASE_ID, BOARD_ID, first_met, solid, top_of
from .contacts import Contact, Contacts, fallen_stacks, leans, margins
from .geometry import Quat, Vec
from .scene import FIRST_STONE, PHYSICS_VERSION, STEP_HZ, model_of
from .world import (
    FELL,
    LEANS,
    PLACED,
    TIMEOUT,
    Outcome,
    Placed,
    Release,
    World,
    outcome_to_ints,
    turn,
    units,
    whole3,
    whole4,
)

CAP_SECONDS = 12
STEPS_A_FRAME = STEP_HZ // trajectory.HZ
REST_FRAMES = 23  # 0.75 s without a stone leaving its place, in whole frames
STILL_DISTANCE = 0.002
STILL_TURN = 2e-6  # 1 - |cos| of half of 0.004 rad
SLEEP_FLAG = int(mujoco.mjtEnableBit.mjENBL_SLEEP)
_BAD = (mujoco.mjtWarning.mjWARN_BADQPOS, mujoco.mjtWarning.mjWARN_BADQVEL, mujoco.mjtWarning.mjWARN_BADQACC)
WARNINGS = tuple(int(kind) for kind in _BAD)
ASLEEP, AWAKE = int(mujoco.mjtSleepPolicy.mjSLEEP_INIT), int(mujoco.mjtSleepPolicy.mjSLEEP_AUTO_ALLOWED)

Pose = trajectory.Pose


class _Board:
    """One run of the engine over a list of (stack, stone in place)."""

    def __init__(self, rows: list[tuple[int, Placed]], moved: set[int]) -> None:
        """`moved` are the stacks that start awake; a stack touching one of them is woken too, the engine cannot do
        half an island."""
        self.rows = rows
        self.stones = [placed.stone for _, placed in rows]
        self.model = model_of(tuple(self.stones))
        pose: list[float] = []
        for _, placed in rows:
            pose += [*units(placed.pos), *turn(placed.quat)]
        self.model.qpos0[:] = pose
        self.data = mujoco.MjData(self.model)
        awake = self._reached(moved)
        for i, (stack, _) in enumerate(rows):
            self.model.tree_sleep_policy[i] = AWAKE if stack in awake else ASLEEP
        mujoco.mj_resetData(self.model, self.data)

    def _reached(self, moved: set[int]) -> set[int]:
        home = {placed.stone: stack for stack, placed in self.rows}
        links = [
            (home.get(a, a - BASE_ID), home.get(b, b - BASE_ID)) for a, b in self.contacts().pairs if b != BOARD_ID
        ]
        reached = set(moved)
        while True:
            more = {y for a, b in links for x, y in ((a, b), (b, a)) if x in reached} - reached
            if not more:
                return reached
            reached |= more

    def contacts(self) -> Contacts:
        """All contacts of the poses as they are; sleep is off for the one pass, since sleeping stones list none."""
        flags = self.model.opt.enableflags
        self.model.opt.enableflags = flags & ~SLEEP_FLAG
        mujoco.mj_forward(self.model, self.data)
        self.model.opt.enableflags = flags
        names = [BOARD_ID] + [BASE_ID + s for s in range(FIRST_STONE - 1)] + self.stones
        found = self.data.contact
        geoms: list[list[int]] = found.geom.tolist()
        rows = zip(geoms, found.frame.tolist(), found.pos.tolist(), found.dist.tolist(), strict=True)
        return Contacts(
            tuple(Contact(names[g[0]], names[g[1]], f[2], (p[0], p[1], p[2])) for g, f, p, d in rows if d <= 0)
        )

    def push(self, row: int, velocity: Vec, spin: Vec) -> None:
        self.data.qvel[6 * row : 6 * row + 6] = [*velocity, *spin]

    def poses(self, last: list[Pose] | None = None) -> list[Pose]:
        """Where the stones are; one that has not moved since `last` is the very same object again, so that nobody
        need look at it twice: on a full board most stones sleep."""
        q: list[float] = self.data.qpos.tolist()
        was = self._numbers if last else []
        self._numbers = q
        return [
            last[n] if last and q[i : i + 7] == was[i : i + 7] else ((q[i], q[i + 1], q[i + 2]), _turn(q, i + 3))
            for n, i in enumerate(range(0, len(q), 7))
        ]

    def usable(self) -> bool:
        told = self.data.warning.number.tolist()
        return not any(told[w] for w in WARNINGS)

    def run(self) -> tuple[list[list[Pose]], bool]:
        """Frames until every stone has kept its place for 0.75 s, or the cap; and whether it came to rest."""
        frames = [self.poses()]
        anchors, still = list(frames[0]), [0] * len(self.rows)
        for _ in range(CAP_SECONDS * trajectory.HZ):
            mujoco.mj_step(self.model, self.data, nstep=STEPS_A_FRAME)
            last = frames[-1]
            frames.append(self.poses(last))
            for i, pose in enumerate(frames[-1]):
                if pose is not last[i] and _strayed(pose, anchors[i]):
                    anchors[i], still[i] = pose, 0
                else:
                    still[i] += 1
            if min(still) >= REST_FRAMES or not self.usable():
                return frames, self.usable()
        return frames, False


def _turn(q: list[float], at: int) -> Quat:
    return (q[at], q[at + 1], q[at + 2], q[at + 3])


def _strayed(pose: Pose, anchor: Pose) -> bool:
    (p, q), (a, b) = pose, anchor
    if max(abs(p[0] - a[0]), abs(p[1] - a[1]), abs(p[2] - a[2])) > STILL_DISTANCE:
        return True
    return 1 - abs(q[0] * b[0] + q[1] * b[1] + q[2] * b[2] + q[3] * b[3]) > STILL_TURN


def _rows(world: World) -> list[tuple[int, Placed]]:
    return [(s, placed) for s, stack in enumerate(world.stacks) for placed in stack]


def _world_after(rows: list[tuple[int, Placed]], first: list[Pose], last: list[Pose]) -> World:
    """The stacks with their new poses; a stone that did not move keeps its numbers to the last digit."""
    stacks: list[list[Placed]] = [[] for _ in World().stacks]
    for (stack, placed), was, now in zip(rows, first, last, strict=True):
        stacks[stack].append(placed if now == was else Placed(placed.stone, whole3(now[0]), whole4(now[1])))
    return World(tuple(tuple(stack) for stack in stacks))


def _packed(stones: list[int], frames: list[list[Pose]]) -> bytes:
    """The way of those stones that moved so that it can be seen."""
    ways = trajectory.ways(frames)
    seen = [i for i, way in enumerate(ways) if any(place is not way[0] and place != way[0] for place in way)]
    return trajectory.pack([stones[i] for i in seen], [ways[i] for i in seen], len(frames))


def _sealed(packed: bytes, outcome: Outcome) -> Outcome:
    """The outcome with its way and its digest, which covers the way before deflating: zlib may differ between
    systems."""
    numbers = [PHYSICS_VERSION, *outcome_to_ints(outcome), *outcome_to_ints(outcome, gentle=True), *outcome.margins]
    numbers += [n for pair in outcome.touching for n in pair]
    digest = sha256(b"".join(n.to_bytes(8, "little", signed=True) for n in numbers) + packed).hexdigest()
    return replace(outcome, trajectory=trajectory.deflate(packed), digest=digest)


def _judged(board: _Board, before: World, target: int, new: bool, touched: bool) -> Outcome:
    """Run the board and read the verdict about the target stack, whose last stone is new or not."""
    frames, at_rest = board.run()
    sim_ms = (len(frames) - 1) * 1000 // trajectory.HZ
    if not board.usable():
        kept = before.with_stack(target, before.stacks[target][:-1] if new else before.stacks[target])
        return _sealed(b"", Outcome(TIMEOUT, kept, kept, touched=touched, sim_ms=sim_ms))
    after = _world_after(board.rows, frames[0], frames[-1])
    contacts = board.contacts()
    fallen = fallen_stacks(contacts, after, before)
    stack = after.stacks[target]
    slipped = new and fallen.get(target) == [len(stack) - 1] and len(stack) > 1
    world = gentle = after
    for index in fallen:
        world = world.with_stack(index, ())
        gentle = gentle.with_stack(index, stack[:-1] if slipped and index == target else ())
    outcome = Outcome(
        verdict=FELL if target in fallen else LEANS if new and leans(contacts, stack, target) else PLACED,
        world=world,
        gentle=gentle,
        fallen=tuple(sorted(fallen)),
        touched=touched,
        slipped=slipped,
        at_rest=at_rest,
        touching=contacts.pairs,
        margins=() if target in fallen else margins(contacts, stack, target),
        sim_ms=sim_ms,
    )
    return _sealed(_packed(board.stones, frames), outcome)


def settle(world: World, release: Release) -> Outcome:
    """What comes of letting a stone go over a stack: same input, same bytes."""
    if any(placed.stone == release.stone for _, placed in _rows(world)):
        raise ValueError(f"stone {release.stone} is not in the river")
    held = solid(RIVER[release.stone], units(release.pos), turn(release.quat))
    touched = first_met(world, held)[1] != top_of(world, release.stack)
    new = Placed(release.stone, release.pos, release.quat)
    before = world.with_stack(release.stack, (*world.stacks[release.stack], new))
    board = _Board(_rows(before), {release.stack})
    row = board.stones.index(release.stone)
    board.push(row, units(release.velocity), units(release.spin))
    return _judged(board, before, release.stack, True, touched)


def lift(world: World, stack: int, kick: tuple[int, int]) -> Outcome:
    """Take the top stone off a stack; the stone below gets the hand's sideways speed (1e-6 unit/s). The lifted stone
    is in no stack after it."""
    if not world.stacks[stack]:
        raise ValueError(f"stack {stack} has no stone to lift")
    before = world.with_stack(stack, world.stacks[stack][:-1])
    if not before.stacks[stack]:
        return _sealed(b"", Outcome(PLACED, before, before, at_rest=True))
    board = _Board(_rows(before), {stack})
    row = board.stones.index(before.stacks[stack][-1].stone)
    board.push(row, (kick[0] / MICRO, kick[1] / MICRO, 0.0), (0.0, 0.0, 0.0))
    return _judged(board, before, stack, False, False)


def touching(world: World, stack: int) -> Contacts:
    """The contacts of one stack as it stands, for the static test of balance."""
    return _Board([(stack, placed) for placed in world.stacks[stack]], {stack}).contacts()
