/** The sway of a hand: the same pure function of the public sway number and the tick that the physics uses. */
export const TICKS = 60;
const AMPLITUDE = 2;
const SIZE = [0.8, 1, 1.25];

export interface Sway {
  x: number;
  y: number;
  tiltX: number;
  tiltY: number;
}

export function hash32(number: number, k: number): number {
  let h = (number + Math.imul(k, 0x9e3779b9)) >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b) >>> 0;
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35) >>> 0;
  return (h ^ (h >>> 16)) >>> 0;
}

const share = (number: number, k: number) => hash32(number >>> 0, k + 1) / 2 ** 32;

/** How wide the slow sway is just now, 0.2 to 1: the ring closes with it. */
export function breath(number: number, tick: number): number {
  return 0.2 + 0.8 * Math.sin(Math.PI * (tick / TICKS / 3.5 + share(number, 32))) ** 2;
}

/** Ticks until the middle of the next calm. */
export function untilCalm(number: number, tick: number): number {
  const phase = (tick / TICKS / 3.5 + share(number, 32)) % 1;
  return (1 - phase) * 3.5 * TICKS;
}

function waves(number: number, first: number, low: number, wide: number, t: number): number {
  let total = 0;
  for (const i of [0, 1]) total += Math.sin(2 * Math.PI * ((low + wide * share(number, first + 2 * i)) * t + share(number, first + 2 * i + 1)));
  return total;
}

function path(number: number, axis: number, tick: number): number {
  const t = tick / TICKS;
  const slow = breath(number, tick) * waves(number, 8 * axis, 0.25, 0.35, t);
  return axis > 1 ? slow : slow + 0.212 * waves(number, 8 * axis + 4, 8, 4, t);
}

/** How much wider than the bare path this hand sways: heavier, higher, longer, less steady. */
export function scale(size: number, stones: number, held: number, steadiness = 100): number {
  const tired = 1 + 0.6 * Math.min(1, Math.max(0, held) / 480);
  return (AMPLITUDE * SIZE[size]! * (1 + 0.12 * stones) * tired * 100) / steadiness;
}

/** Where the hand is off its aim at a tick: units and radians. */
export function swayAt(number: number, tick: number, by: number): Sway {
  const [x, y, tiltX, tiltY] = [0, 1, 2, 3].map((axis) => path(number, axis, tick)) as [number, number, number, number];
  const degree = (by * Math.PI) / 180;
  return { x: (x * by) / 32, y: (y * by) / 32, tiltX: tiltX * degree, tiltY: tiltY * degree };
}
