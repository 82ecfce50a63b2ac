/** What a hand does with a stone: the numbers of the answer, their bounds, and where they put the stone. */
import { fall } from './column';
import { BASES, STONES } from './stones';
import type { Laid } from './stacks';
import { hash32, type Sway } from './sway';
import { product, rotated, turnAbout, type Point, type Pose, type Quat } from './turns';

export interface Aim {
  face: number;
  yaw: number;
  dx: number;
  dy: number;
  tilt_x: number;
  tilt_y: number;
  speed: number;
}
export const FIELDS = ['face', 'yaw', 'dx', 'dy', 'tilt_x', 'tilt_y', 'speed'] as const;
export const START: Aim = { face: 0, yaw: 0, dx: 0, dy: 0, tilt_x: 0, tilt_y: 0, speed: 1 };
/** How far off the middle a stone is taken up, in 1/1000 unit: it has to be brought over the stack. */
const OFF = 420;

/** How the hand comes with a stone: from some side, turned anyhow, by the turn's sway number; best side down. */
export function takenUp(sway: number): Aim {
  const way = 2 * Math.PI * (hash32(sway >>> 0, 41) / 2 ** 32);
  return { ...START, yaw: Math.floor(360 * (hash32(sway >>> 0, 42) / 2 ** 32)), dx: Math.round(OFF * Math.cos(way)), dy: Math.round(OFF * Math.sin(way)) };
}
const HEIGHT = 1;
const HOVER = 0.003;
/** Units a second by lowering class. */
const LOWERING = [0.25, 0.5, 1.5, 4];
const SKY = 60;

/** A number of the answer within its bounds; a turn goes round. */
export function within(field: (typeof FIELDS)[number], value: number, [low, high]: readonly [number, number]): number {
  const whole = Math.round(value);
  return field === 'yaw' ? ((whole % 360) + 360) % 360 : Math.min(high, Math.max(low, whole));
}

/** What dx and dy count from: the top stone's centre of mass, or the middle of the base. */
export function anchor(stack: number, pile: readonly Laid[]): Point {
  const top = pile.at(-1);
  return top ? [top.pose.at[0], top.pose.at[1]] : BASES[stack]!;
}

/** Side down first, then the turn about the plumb line, then the tilt about a level axis. */
export function attitude(stone: number, aim: Aim, tiltX: number, tiltY: number): Quat {
  const down = product(turnAbout([0, 0, 1], (aim.yaw * Math.PI) / 180), STONES[stone]!.sides[aim.face]!.turn);
  const angle = Math.hypot(tiltX, tiltY);
  return angle < 1e-12 ? down : product(turnAbout([tiltX / angle, tiltY / angle, 0], angle), down);
}

/** How high the hand still is after holding for so many ticks. */
export const left = (speed: number, held: number): number => Math.max(HOVER, HEIGHT - (LOWERING[speed]! * held) / 60);

/** Where the stone is in the hand. */
export function inHand(stone: number, aim: Aim, off: Sway, height: number, stack: number, pile: readonly Laid[]): Pose {
  const turn = attitude(stone, aim, aim.tilt_x / 1000 + off.tiltX, aim.tilt_y / 1000 + off.tiltY);
  const [x, y] = anchor(stack, pile);
  const [px, py] = [x + aim.dx / 1000 + off.x, y + aim.dy / 1000 + off.y];
  const way = fall(stone, { at: [px, py, SKY], turn }, stack, pile);
  return { at: [px, py, SKY - way + height], turn };
}

/** The tilt that lays a stone flat on what lies under the aim. */
export function slope(aim: Aim, stack: number, pile: readonly Laid[]): { tilt_x: number; tilt_y: number } {
  const top = pile.at(-1);
  if (!top) return { tilt_x: 0, tilt_y: 0 };
  let [best, nx, ny, nz] = [1e9, 0, 0, 1];
  for (const { normal, far } of STONES[top.stone]!.planes) {
    const n = rotated(top.pose.turn, normal);
    if (n[2] < 1e-6) continue;
    const z = (far - n[0] * (aim.dx / 1000) - n[1] * (aim.dy / 1000)) / n[2];
    if (z < best) [best, nx, ny, nz] = [z, ...n];
  }
  const level = Math.hypot(nx, ny);
  const angle = level < 1e-9 ? 0 : Math.atan2(level, nz) / level;
  const mrad = (it: number) => Math.max(-400, Math.min(400, Math.round(it * 1000))) || 0;
  return { tilt_x: mrad(-ny * angle), tilt_y: mrad(nx * angle) };
}
