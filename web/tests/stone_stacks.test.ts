import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inRiver } from '../src/games/stone_stacks/bed';
import { radius } from '../src/games/stone_stacks/mesh';
import { Motion } from '../src/games/stone_stacks/motion';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inHand, left, slope, START, takenUp, within } from '../src/games/stone_stacks/aim';
import { assistOf } from '../src/games/stone_stacks/assist';
import { balanceOf, best, joints } from '../src/games/stone_stacks/balance';
import { Grip, WAIT } from '../src/games/stone_stacks/grip';
import { Hand, swing } from '../src/games/stone_stacks/hand.svelte';
import { knocks } from '../src/games/stone_stacks/knocks';
import { DOTS, Pace } from '../src/games/stone_stacks/pace';
import { rateOf } from '../src/games/stone_stacks/rates';
import { judged, outcomeOf } from '../src/games/stone_stacks/verdict';
import { creaks, pointsOf, stacksOf } from '../src/games/stone_stacks/stacks';
import { BASE_RADIUS, BASES, seen, STONES, wholeTurn } from '../src/games/stone_stacks/stones';
import { breath, scale, swayAt, untilCalm } from '../src/games/stone_stacks/sway';
import { inflate, unpack } from '../src/games/stone_stacks/trajectory';
import { clipped, inset, type Pose } from '../src/games/stone_stacks/turns';

const STILL = { x: 0, y: 0, tiltX: 0, tiltY: 0 };
const expectNear = (found: readonly number[], wanted: readonly number[], digits: number) => {
  expect(found).toHaveLength(wanted.length);
  wanted.forEach((it, i) => expect(found[i]).toBeCloseTo(it, digits));
};

describe('sway', () => {
  // Numbers as the physics gives them: sway number, tick, breath, then the four offsets at scale 1.5.
  it.each([
    [12345, 0, 0.7242245209971971, 0.01570500512181816, 0.03830169821496354, 0.01669752902598049, 0.03426032699426899],
    [4000000001, 137, 0.7502303507908714, 0.02600902992703568, -0.042400878478629764, -0.035411934421294124, -0.008904002450406588],
    [7, 601, 0.7458748782890239, 0.015762076072276712, 0.009621548218610144, 0.0027290512209333863, 0.022245999170368326],
  ])("is the physics' own for number %i at tick %i", (number, tick, wide, x, y, tiltX, tiltY) => {
    expect(breath(number, tick)).toBeCloseTo(wide, 12);
    const off = swayAt(number, tick, 1.5);
    expectNear([off.x, off.y, off.tiltX, off.tiltY], [x, y, tiltX, tiltY], 12);
  });
  it('grows with size, height, time and an unsteady hand', () => expect(scale(2, 3, 240, 80)).toBeCloseTo(5.525, 12));
  it('is calm when it says so', () => expect(breath(7, 100 + untilCalm(7, 100))).toBeCloseTo(0.2, 9));
});

describe('the hand', () => {
  const first: Pose = { at: [1.50625, -2.485696, 0.594699], turn: wholeTurn([41059842, -1072852211, -622080, 14944560]) };
  it('lays a stone on the base as the physics does', () => {
    const pose = inHand(30, { ...START, yaw: 40, dx: 100, dy: -50 }, STILL, 0.003, 2, []);
    expectNear(pose.at, first.at, 4);
    expectNear(pose.turn, first.turn, 6);
  });
  it('lays a stone on another as the physics does, tilted', () => {
    const pose = inHand(14, { ...START, face: 1, yaw: 10, dx: 150, dy: 50, tilt_x: 30, tilt_y: -20 }, STILL, 0.003, 2, [{ stone: 30, pose: first }]);
    expectNear(pose.at, [1.65625, -2.435696, 1.224502], 4);
    expectNear(pose.turn, wholeTurn([63251298, -419560523, -986264133, -13145552]), 6);
  });
  it('comes down at the speed of its class and waits above the stack', () => {
    expect(left(1, 60)).toBeCloseTo(0.5);
    expect(left(3, 600)).toBe(0.003);
  });
  it('keeps its numbers within bounds, and a turn goes round', () => {
    expect(within('dx', 1800, [-1500, 1500])).toBe(1500);
    expect(within('yaw', -1, [0, 359])).toBe(359);
  });
  it('needs no tilt on a base', () => expect(slope(START, 2, [])).toEqual({ tilt_x: 0, tilt_y: 0 }));
  it('finds the slope of a tilted top', () => {
    const flat = inHand(0, START, STILL, 0, 0, []);
    const tilted = inHand(0, START, { ...STILL, tiltX: 0.1 }, 0, 0, []);
    const change = slope(START, 0, [{ stone: 0, pose: tilted }]).tilt_x - slope(START, 0, [{ stone: 0, pose: flat }]).tilt_x;
    expect(change).toBeGreaterThan(85);
    expect(change).toBeLessThan(115);
  });
});

describe('a trajectory', () => {
  const packed = 'eNpjZGIWYZ7FvIWtwYCRgYHhv36DR4MEY0MD4/96IAEUmsnMcMOdgYEZxGK67g4WOA1SygAAnngNGA==';
  it('is read as the physics reads it', async () => {
    const { stones, frames } = unpack(await inflate(Uint8Array.from(atob(packed), (c) => c.charCodeAt(0))));
    expect(stones).toEqual([3, 20]);
    expect(frames).toHaveLength(3);
    expectNear(frames[2]![0]!.at, [0.10009765625, 0.2001953125, 1.2998046875], 12);
    expectNear(frames[2]![0]!.turn, [-0.280029296875, 0.9599914545930569, 0, 0], 9);
    expectNear(frames[2]![1]!.at, [-1.60009765625, 2.25, 0.7001953125], 12);
    expectNear(frames[1]![1]!.turn, [0.5, 0.5, -0.5, 0.5], 9);
  });
  it('of another version is refused', () => expect(() => unpack(Uint8Array.of(2, 0, 0))).toThrow('version'));
});

describe('the table', () => {
  const view = {
    stack_of: STONES.map((it) => (it.id === 4 || it.id === 30 ? 2 : -1)),
    height_of: STONES.map((it) => (it.id === 4 ? 1 : 0)),
    pose: STONES.map((it) => (it.id === 30 ? [1506250, -2485696, 594699, 41059842, -1072852211, -622080, 14944560] : [0, 0, 0, 0, 0, 0, 0])),
    gold: [3, 0],
    fives: [1, 0],
  };
  it('has stacks from the lowest stone up; a stone without a pose lies on the one below', () => {
    const stack = stacksOf(view)[2]!;
    expect(stack.map((it) => it.stone)).toEqual([30, 4]);
    expect(stack[0]!.pose.at[2]).toBeCloseTo(0.594699);
    const lowest = Math.min(...seen(STONES[4]!, stack[1]!.pose, 'front').map((it) => it[1]));
    const highest = Math.max(...seen(STONES[30]!, stack[0]!.pose, 'front').map((it) => it[1]));
    expect(lowest).toBeCloseTo(highest, 2);
  });
  it('counts golden and five-point tokens', () => expect(pointsOf(view, 0)).toBe(8));
});

describe('stones to look at', () => {
  it('are never outside their hull', () => {
    for (const stone of STONES)
      for (const { normal, far } of stone.planes) {
        const length = Math.hypot(...normal);
        expect(radius(stone, normal[0] / length, normal[1] / length, normal[2] / length)).toBeLessThanOrEqual(far / length + 1e-6);
      }
  });
  it('lie in the river beside the bases', () => {
    for (const { id } of STONES) for (const [x, y] of BASES) expect(Math.hypot(inRiver(id).at[0] - x, inRiver(id).at[1] - y)).toBeGreaterThan(BASE_RADIUS);
  });
});

describe('motion', () => {
  const at = (x: number): Pose => ({ at: [x, 0, 0], turn: [1, 0, 0, 0] });
  const shown = () => {
    const motion = new Motion();
    motion.show(new Map([[0, at(0)]]), 0, false);
    return motion;
  };
  it('goes from view to view and ends exactly there', () => {
    const motion = shown();
    motion.show(new Map([[0, at(2)]]), 1, false);
    motion.run(1.2);
    expect(motion.now.get(0)!.at[0]).toBeGreaterThan(0);
    expect(motion.now.get(0)!.at[0]).toBeLessThan(2);
    motion.run(3);
    expect(motion.now.get(0)).toEqual(at(2));
    expect(motion.moving).toBe(false);
  });
  it('plays a trajectory before it shows the view that came with it', () => {
    const motion = shown();
    motion.holding = true;
    motion.show(new Map([[0, at(9)]]), 1, false);
    motion.play({ stones: [0], frames: [at(0), at(3), at(6)].map((it) => [it]) }, () => 1);
    motion.run(2);
    motion.run(2 + 1 / 30);
    expect(motion.now.get(0)!.at[0]).toBeCloseTo(3);
    motion.run(3);
    motion.run(5);
    expect(motion.now.get(0)).toEqual(at(9));
  });
  it('stands at once where motion is unwanted', () => {
    const motion = shown();
    motion.show(new Map([[0, at(2)]]), 1, true);
    expect(motion.now.get(0)).toEqual(at(2));
  });
});

describe('balance', () => {
  interface Case {
    stack: number;
    pile: number[][];
    margins: number[];
    stone: number;
    best: number | null;
  }
  const cases = JSON.parse(readFileSync(join(import.meta.dirname, '../../tests/stone_stacks/balance.json'), 'utf-8')) as Case[];
  const pileOf = (it: Case) => it.pile.map(([stone, x, y, z, ...turn]) => ({ stone: stone!, pose: { at: [x! / 1e6, y! / 1e6, z! / 1e6], turn: wholeTurn(turn) } as Pose }));
  it.each(cases.map((it, i) => [i, it] as const))('of stack %i is what the bots count', (_, it) => {
    const found = joints(pileOf(it), it.stack).map(({ patch, x, y }) => inset(patch, x, y));
    expectNear(found, it.margins, 4);
  });
  it.each(cases.map((it, i) => [i, it] as const))('at its best for one more stone on stack %i is what the bots find', (_, it) => {
    const found = best(it.stone, pileOf(it), it.stack);
    if (it.best === null) expect(found).toBeNull();
    else expect(found!.margin).toBeCloseTo(it.best, 3);
  });
  it('of a stone held as the best way says is the best margin', () => {
    const it = cases[3]!;
    const way = best(it.stone, pileOf(it), it.stack)!;
    const pose = inHand(it.stone, way.aim, STILL, 0.003, it.stack, pileOf(it));
    const { margin, off, contact } = balanceOf(it.stone, way.aim.face, pose, pileOf(it), it.stack);
    expect(margin).toBeCloseTo(way.margin, 2);
    expect(off).toBeLessThan(0.002);
    expect(contact.length).toBeGreaterThan(2);
  });
  it('of a stone far out is none', () => {
    const pose = inHand(30, { ...START, dx: 1500 }, STILL, 0.003, 0, []);
    expect(balanceOf(30, 0, pose, [], 0).margin).toBeLessThan(0);
  });
  it('knows the part of a polygon in a window', () => {
    const square = [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ] as const;
    const part = clipped(
      square,
      square.map(([x, y]) => [x + 1, y + 1] as const),
    );
    expect(inset(part, 1.5, 1.5)).toBeCloseTo(0.5);
    expect(
      clipped(
        square,
        square.map(([x, y]) => [x + 5, y] as const),
      ),
    ).toEqual([]);
  });
});

describe('help while aiming', () => {
  it('is everything unless it is said otherwise', () => expect(assistOf({}, 0)).toEqual({ ring: true, plumb: true, shade: true, bar: true }));
  it('is one choice for all', () => expect(assistOf({ assist: 'plumb', assist_2: 'same' }, 1)).toEqual({ ring: true, plumb: true, shade: false, bar: false }));
  it('is another for a single player', () => expect(assistOf({ assist: 'bar', assist_2: 'none' }, 1)).toEqual({ ring: false, plumb: false, shade: false, bar: false }));
});

describe('after a turn', () => {
  const fact = (kind: string, parts: Record<string, number>) => ({ event: 1, kind, parts, seat: null });
  const empty = { stack_of: STONES.map(() => -1), height_of: STONES.map(() => 0), pose: STONES.map(() => [0, 0, 0, 0, 0, 0, 0]), sway: 12345 };
  it('it is told how well the stone was let go, beside the best that could be', () => {
    const middle = judged(empty, [0, 0, 0, 0, 0, 0, 1, 0, 180], fact('let_go', { seat: 0, stone: 30, stack: 2 }), {});
    const edge = judged(empty, [0, 0, 900, 0, 0, 0, 1, 0, 180], fact('let_go', { seat: 0, stone: 30, stack: 2 }), {});
    expect(middle.margin).toBeGreaterThan(5);
    expect(middle.possible).toBeGreaterThanOrEqual(middle.margin);
    expect(edge.margin).toBeLessThan(middle.margin);
  });
  it('a fall is graver than a stone that stands', () => {
    expect(outcomeOf([fact('stood', {}), fact('leaned', {})], 2)).toBe('leaned');
    expect(outcomeOf([fact('stood', {}), fact('fell', { stack: 2, stones: 3 })], 2)).toBe('fell');
    expect(outcomeOf([fact('stood', {}), fact('fell', { stack: 1, stones: 3 })], 2)).toBe('stood');
  });
  it('stone on stone is heard when a stone is stopped, and one that glides is not', () => {
    const at = (z: number): Pose => ({ at: [0, 0, z], turn: [1, 0, 0, 0] });
    const way = [3, 2.8, 2.6, 2.4, 2.4, 2.4, 2.4].map((z) => [at(z)]);
    expect(knocks({ stones: [0], frames: way }).map((it) => Math.round(it.second * 30))).toEqual([3]);
    expect(knocks({ stones: [0], frames: [3, 2.9, 2.8, 2.7].map((z) => [at(z)]) })).toHaveLength(1);
  });
  it('a stone that swings by itself comes through the middle', () => {
    expect(Math.hypot(swing(0).dx, swing(0).dy)).toBeCloseTo(0);
    expect(Math.max(...Array.from({ length: 360 }, (_, i) => Math.hypot(swing(i).dx, swing(i).dy)))).toBeCloseTo(420, 0);
  });
});

describe('fingers on the stone', () => {
  const held = () => {
    const said: string[] = [];
    const moved = { x: 0, y: 0, turn: 0, tilt: 0 };
    const grip = new Grip({
      move: (from, to) => {
        moved.x += to.x - from.x;
        moved.y += to.y - from.y;
      },
      turn: (degrees) => (moved.turn += degrees),
      tilt: (_, y) => (moved.tilt += y),
      lower: () => said.push('lower'),
      letGo: () => said.push('let go'),
      back: () => said.push('back'),
    });
    return { grip, said, moved };
  };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  it('a drag moves the stone and never lets go, however long it takes', () => {
    const { grip, said, moved } = held();
    grip.down(1, { x: 100, y: 100 });
    grip.move(1, { x: 103, y: 100 }); // still a press
    expect(moved.x).toBe(0);
    grip.move(1, { x: 130, y: 90 });
    vi.advanceTimersByTime(5000);
    grip.up(1);
    expect([moved.x, moved.y]).toEqual([30, -10]);
    expect(said).toEqual([]);
  });
  it('a press held still lowers, may be corrected on the way, and lifting lets go', () => {
    const { grip, said, moved } = held();
    grip.down(1, { x: 100, y: 100 });
    vi.advanceTimersByTime(WAIT + 1);
    grip.move(1, { x: 104, y: 100 });
    grip.up(1);
    expect(said).toEqual(['lower', 'let go']);
    expect(moved.x).toBe(4);
  });
  it('on a slow page a drag that is heard of late is still a drag, and a short press lets go of nothing', () => {
    const { grip, said, moved } = held();
    grip.down(1, { x: 0, y: 0 }, 1000);
    vi.advanceTimersByTime(2000);
    grip.move(1, { x: 40, y: 0 }, 1100);
    grip.up(1, 1200);
    grip.down(1, { x: 0, y: 0 }, 5000);
    vi.advanceTimersByTime(2000);
    grip.up(1, 5050);
    expect(said).toEqual(['lower', 'back', 'lower', 'back']);
    expect(moved.x).toBe(40);
  });
  it('a short touch does nothing', () => {
    const { grip, said } = held();
    grip.down(1, { x: 0, y: 0 });
    grip.up(1);
    vi.advanceTimersByTime(1000);
    expect(said).toEqual([]);
  });
  it('a second finger breaks lowering off, and two turn and tilt', () => {
    const { grip, said, moved } = held();
    grip.down(1, { x: 0, y: 0 });
    vi.advanceTimersByTime(WAIT + 1);
    grip.down(2, { x: 100, y: 0 });
    grip.move(2, { x: 0, y: 100 });
    grip.up(2);
    grip.up(1);
    expect(said).toEqual(['lower', 'back']);
    expect(moved.turn).toBeCloseTo(90);
    expect(moved.tilt).toBeCloseTo(50);
  });
});

describe('the pace of drawing', () => {
  const drawn = (gap: number, frames: number, pace = new Pace()) => {
    for (let i = 0; i < frames; i++) pace.frame(1000 + i * gap, true);
    return pace;
  };
  it('sees 1.2 frames a second within a few of them, and ends by offering the plain view', () => {
    expect(drawn(830, 6).level).toBeGreaterThan(0);
    const pace = drawn(830, 20);
    expect(pace.level).toBe(DOTS.length - 1);
    expect(pace.hopeless).toBe(true);
  });
  it('leaves a quick machine alone, and one that only draws now and then', () => {
    expect(drawn(17, 400).level).toBe(0);
    const pace = new Pace();
    for (let i = 0; i < 100; i++) pace.frame(i * 500, false);
    expect(pace.level).toBe(0);
  });
  it('takes dots away step by step where that is enough', () => {
    const pace = drawn(60, 9);
    expect(pace.level).toBe(1);
    for (let i = 0; i < 60; i++) pace.frame(5000 + i * 20, true);
    expect(pace.level).toBe(1);
    expect(pace.hopeless).toBe(false);
  });
});

describe('how a fall is shown', () => {
  const fall = (count: number) => ({
    stones: Array.from({ length: count }, (_, i) => i),
    frames: [3, 2, 1, 0.5, 0.2, 0.2].map((z) => Array.from({ length: count }, () => ({ at: [0, 0, z], turn: [1, 0, 0, 0] }) as Pose)),
  });
  it('a large one slows down by itself until half of it is down', () => {
    const rate = rateOf(fall(5));
    expect(rate(0)).toBeLessThan(0.7);
    expect(rate(5)).toBeGreaterThan(1);
    expect(rateOf(fall(5), 2)(0)).toBeCloseTo(2 * rate(0));
  });
  it('a stone that slides off alone does not', () => expect(rateOf(fall(1))(0)).toBeGreaterThan(1));
});

describe('taking up a stone', () => {
  it('brings it from some side, so that it must be aimed', () => {
    const starts = [1, 2, 3, 4, 5].map((it) => takenUp(it * 7919));
    for (const it of starts) expect(Math.hypot(it.dx, it.dy)).toBeGreaterThan(400);
    expect(new Set(starts.map((it) => Math.round(Math.atan2(it.dy, it.dx) * 3))).size).toBeGreaterThan(2);
  });
  it('keeps what is left over of small moves', () => {
    const hand = new Hand();
    hand.begin(0, false);
    for (let i = 0; i < 10; i++) hand.nudge({ dx: 0.3 }, null);
    expect(hand.aim.dx).toBe(3);
  });
});

describe('what stands a second time here', () => {
  interface Twin {
    sway: { number: number; tick: number; of: [number, number, number, number]; scale: number; breath: number; off: number[] }[];
    column: { stack: number; stone: number; yaw: number; dx: number; dy: number; tilt_x: number; pile: number[][]; way: number }[];
    lowering: number[];
    hover: number;
  }
  const twin = JSON.parse(readFileSync(join(import.meta.dirname, '../../tests/stone_stacks/page.json'), 'utf-8')) as Twin;
  it.each(twin.sway)('sways as the physics does: number $number at tick $tick', ({ number, tick, of, scale: by, breath: wide, off }) => {
    expect(scale(...of)).toBeCloseTo(by, 10);
    expect(breath(number, tick)).toBeCloseTo(wide, 10);
    const found = swayAt(number, tick, by);
    expectNear([found.x, found.y, found.tiltX, found.tiltY], off, 9);
  });
  it.each(twin.column)('a stone goes down as far as in the physics: stone $stone on stack $stack', ({ stack, stone, yaw, dx, dy, tilt_x, pile, way }) => {
    const laid = pile.map(([id, x, y, z, ...turn]) => ({ stone: id!, pose: { at: [x! / 1e6, y! / 1e6, z! / 1e6] as const, turn: wholeTurn(turn) } }));
    const pose = inHand(stone, { ...START, yaw, dx, dy, tilt_x }, STILL, 0, stack, laid);
    expect(60 - pose.at[2]).toBeCloseTo(way, 5);
  });
  it('is lowered at the same speeds', () => {
    twin.lowering.forEach((speed, i) => expect(1 - left(i, 6)).toBeCloseTo(speed / 10, 9));
    expect(left(3, 9999)).toBe(twin.hover);
  });
});

describe('a thin joint', () => {
  it('creaks where the stack stands, and only there', () => {
    expect(creaks('stood', 1.4)).toBe(true);
    expect(creaks('stood', 1.6)).toBe(false);
    expect(creaks('fell', 0.2)).toBe(false);
    expect(creaks('stood', null)).toBe(false);
  });
});
