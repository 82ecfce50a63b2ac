/** Balance by the static test, the same that the bots use: the patch of every joint, and how far inside it the common
 * centre of mass of all above lies. Shown while one aims and after a turn; what counts is settled by the physics. */
import { anchor, attitude, type Aim } from './aim';
import { BASE_HEIGHT, BASE_RADIUS, BASES, corners, STONES, type Stone } from './stones';
import type { Laid } from './stacks';
import { clipped, inset, outline, rotated, type Point, type Pose, type Vec } from './turns';

export const MM = 32;
const PARALLEL = -0.9995;
const CLOSE = 0.006;
/** A facet steeper than 30 degrees is no place to put a stone. */
const LEVEL = 0.87;
const STEPS = [0.094, 0.047, 0.0235];

interface Facet {
  ring: Point[];
  normal: Vec;
  far: number;
}
interface Body {
  facets: Facet[];
  at: Vec;
}
export interface Joint {
  patch: Point[];
  mass: number;
  x: number;
  y: number;
}
interface Seat {
  ring: Point[];
  tiltX: number;
  tiltY: number;
}
export interface Best {
  aim: Aim;
  margin: number;
}

function bodyOf(stone: Stone, pose: Pose): Body {
  const points = corners(stone, pose);
  const facets = stone.planes.map(({ normal, far }, i) => {
    const n = rotated(pose.turn, normal);
    const flat = stone.loops[i]!.map((k) => [points[k]![0], points[k]![1]] as Point);
    return { ring: n[2] > 0 ? flat : flat.reverse(), normal: n, far: far + n[0] * pose.at[0] + n[1] * pose.at[1] + n[2] * pose.at[2] };
  });
  return { facets, at: pose.at };
}

/** The base stone's top, the only side of it that is ever built on. */
function baseOf(stack: number): Body {
  const [x, y] = BASES[stack]!;
  const ring = Array.from({ length: 24 }, (_, k) => [x + BASE_RADIUS * Math.cos((k * Math.PI) / 12), y + BASE_RADIUS * Math.sin((k * Math.PI) / 12)] as Point);
  return { facets: [{ ring, normal: [0, 0, 1], far: BASE_HEIGHT }], at: [x, y, BASE_HEIGHT / 2] };
}
const topOf = (pile: readonly Laid[], stack: number): Body => (pile.length ? bodyOf(STONES[pile.at(-1)!.stone]!, pile.at(-1)!.pose) : baseOf(stack));

/** The overlap of facets that lie on each other; empty where the stones meet at edges only. */
function patch(lower: Body, upper: Body): Point[] {
  const [x, y] = [(lower.at[0] + upper.at[0]) / 2, (lower.at[1] + upper.at[1]) / 2];
  const height = ({ normal: [a, b, c], far }: Facet) => (far - a * x - b * y) / c;
  const out: Point[] = [];
  for (const f of lower.facets)
    for (const g of upper.facets) {
      if (f.normal[2] < 0.5 || g.normal[2] >= -0.5 || Math.abs(height(g) - height(f)) >= CLOSE) continue;
      if (f.normal[0] * g.normal[0] + f.normal[1] * g.normal[1] + f.normal[2] * g.normal[2] < PARALLEL) out.push(...clipped(g.ring, f.ring));
    }
  return out.length ? outline(out) : [];
}

/** Every joint of a stack, lowest first, with the weight above it and its centre. */
export function joints(pile: readonly Laid[], stack: number): Joint[] {
  let [mass, mx, my] = [0, 0, 0];
  const out: Joint[] = [];
  for (let height = pile.length - 1; height >= 0; height--) {
    const { stone, pose } = pile[height]!;
    const weight = STONES[stone]!.mass;
    [mass, mx, my] = [mass + weight, mx + weight * pose.at[0], my + weight * pose.at[1]];
    out.push({ patch: patch(topOf(pile.slice(0, height), stack), bodyOf(STONES[stone]!, pose)), mass, x: mx / mass, y: my / mass });
  }
  return out.reverse();
}

/** The smallest margin of the joints once a weight is added above them at a point. */
function marginWith(below: readonly Joint[], weight: number, x: number, y: number): number {
  return Math.min(
    1e9,
    ...below
      .filter((it) => it.patch.length)
      .map((it) => {
        const total = it.mass + weight;
        return inset(it.patch, (it.mass * it.x + weight * x) / total, (it.mass * it.y + weight * y) / total);
      }),
  );
}

/** The facets on top that could take a stone, broadest first, each with the tilt that matches its slope. */
function seats(pile: readonly Laid[], stack: number): Seat[] {
  const broad = ({ ring }: Seat) => Math.max(0, inset(ring, ...middle(ring)));
  return topOf(pile, stack)
    .facets.filter((it) => it.normal[2] > LEVEL)
    .map(({ ring, normal: [a, b, c] }) => {
      const flat = Math.hypot(a, b);
      const angle = Math.atan2(flat, c);
      return { ring, tiltX: flat ? (-b / flat) * angle : 0, tiltY: flat ? (a / flat) * angle : 0 };
    })
    .sort((one, other) => broad(other) - broad(one));
}
const middle = (ring: readonly Point[]): Point => [ring.reduce((sum, p) => sum + p[0], 0) / ring.length, ring.reduce((sum, p) => sum + p[1], 0) / ring.length];

/** The side it comes down on, seen from above. */
function footOf(stone: number, face: number, pose: Pose): Point[] {
  return bodyOf(STONES[stone]!, pose).facets[STONES[stone]!.sides[face]!.facet]!.ring;
}

export interface Balance {
  margin: number;
  contact: Point[];
  off: number;
}

/** How a stone in the hand would balance if it were let go just here: margin in units, where it would rest, and by how
 * many radians it is off the slope it comes down on. */
export function balanceOf(stone: number, face: number, pose: Pose, pile: readonly Laid[], stack: number, below = joints(pile, stack)): Balance {
  const foot = footOf(stone, face, pose);
  const down = rotated(pose.turn, STONES[stone]!.planes[STONES[stone]!.sides[face]!.facet]!.normal);
  const [x, y] = pose.at;
  let best: Balance = { margin: -1, contact: [], off: 0 };
  for (const { ring, normal } of topOf(pile, stack).facets) {
    if (normal[2] <= LEVEL) continue;
    const contact = clipped(foot, ring);
    const margin = inset(contact, x, y);
    const cosine = -(down[0] * normal[0] + down[1] * normal[1] + down[2] * normal[2]);
    if (margin > best.margin) best = { margin, contact, off: Math.acos(Math.min(1, cosine)) };
  }
  return best.contact.length ? { ...best, margin: Math.min(best.margin, marginWith(below, STONES[stone]!.mass, x, y)) } : best;
}

/** The way to place a stone with the largest margin that a search over sides, turns and places finds. */
export function best(stone: number, pile: readonly Laid[], stack: number, faces = 3, yaws = 6, keep = 5): Best | null {
  const below = joints(pile, stack);
  const [ax, ay] = anchor(stack, pile);
  const weight = STONES[stone]!.mass;
  const starts = seats(pile, stack)
    .slice(0, 2)
    .flatMap((seat) =>
      Array.from({ length: Math.min(faces, STONES[stone]!.sides.length) * yaws }, (_, i) => {
        const aim: Aim = { face: Math.floor(i / yaws), yaw: (i % yaws) * (360 / yaws), dx: 0, dy: 0, tilt_x: Math.round(seat.tiltX * 1000), tilt_y: Math.round(seat.tiltY * 1000), speed: 1 };
        const foot = footOf(stone, aim.face, { at: [0, 0, 0], turn: attitude(stone, aim, seat.tiltX, seat.tiltY) });
        const margin = (x: number, y: number) =>
          Math.min(
            inset(
              clipped(
                foot.map((p) => [x + p[0], y + p[1]] as Point),
                seat.ring,
              ),
              x,
              y,
            ),
            marginWith(below, weight, x, y),
          );
        const [x, y] = middle(seat.ring);
        return { aim, x, y, margin, found: margin(x, y) };
      }),
    );
  starts.sort((one, other) => other.found - one.found);
  const tops = starts.slice(0, keep).map((start) => {
    let { x, y, found } = start;
    for (const step of STEPS)
      for (let i = 0; i < 6; i++) {
        const tries = [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ]
          .map(([i, j]) => [x + i! * step, y + j! * step] as const)
          .map((p) => ({ p, m: start.margin(...p) }));
        const top = tries.reduce((one, other) => (other.m > one.m ? other : one));
        if (top.m <= found + 1e-9) break;
        [[x, y], found] = [top.p, top.m];
      }
    return { aim: { ...start.aim, dx: Math.round((x - ax) * 1000), dy: Math.round((y - ay) * 1000) }, margin: found };
  });
  const top = tops.reduce<Best | null>((one, other) => (!one || other.margin > one.margin ? other : one), null);
  return top && top.margin > 0 ? top : null;
}
