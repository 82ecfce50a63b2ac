import { describe, expect, it } from 'vitest';
import { inRiver } from '../src/games/stone_stacks/bed';
import { radius } from '../src/games/stone_stacks/mesh';
import { Motion } from '../src/games/stone_stacks/motion';
import { inHand, left, slope, START, within } from '../src/games/stone_stacks/aim';
import { pointsOf, stacksOf } from '../src/games/stone_stacks/stacks';
import { BASE_RADIUS, BASES, seen, STONES, wholeTurn } from '../src/games/stone_stacks/stones';
import { breath, scale, swayAt, untilCalm } from '../src/games/stone_stacks/sway';
import { inflate, unpack } from '../src/games/stone_stacks/trajectory';
import type { Pose } from '../src/games/stone_stacks/turns';

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
  ])('is the physics\' own for number %i at tick %i', (number, tick, wide, x, y, tiltX, tiltY) => {
    expect(breath(number, tick)).toBeCloseTo(wide, 12);
    const off = swayAt(number, tick, 1.5);
    expectNear([off.x, off.y, off.tiltX, off.tiltY], [x, y, tiltX, tiltY], 12);
  });
  it('grows with size, height, time and an unsteady hand', () => expect(scale(2, 3, 240, 80)).toBeCloseTo(8.2875, 12));
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
    gold: [3, 0], fives: [1, 0],
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
    motion.play({ stones: [0], frames: [at(0), at(3), at(6)].map((it) => [it]) }, 1);
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
