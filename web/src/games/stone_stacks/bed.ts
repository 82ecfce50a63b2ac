/** Where the river runs and where its stones lie: every stone has its own place, the same for everyone. */
import { BASE_RADIUS, BASES, STONES } from './stones';
import { hash32 } from './sway';
import { product, turnAbout, type Pose } from './turns';

const BANK = 1.55;
const LENGTH = 6.9;

/** The middle of the river, winding a little; the shader draws the same line. */
export const bend = (y: number): number => 0.35 * Math.sin(y * 0.55) + 0.12 * Math.sin(y * 1.7);

const random = (a: number, b: number) => hash32(a + 1, b + 1) / 2 ** 32;
const reach = [0.36, 0.5, 0.66];

/** Throws each stone, large ones first, where it lies clear of the others and of the bases; the best of many tries. */
function places(): Map<number, [number, number]> {
  const found = new Map<number, [number, number]>();
  for (const stone of [...STONES].reverse()) {
    let [best, at] = [-1e9, [0, 0] as [number, number]];
    for (let i = 0; i < 500; i++) {
      const y = (random(stone.id, 2 * i) * 2 - 1) * LENGTH;
      const x = bend(y) + (random(stone.id, 2 * i + 1) * 2 - 1) * (Math.abs(y) > 3.6 ? BANK + 1.1 : BANK);
      const room = Math.min(
        0.12,
        ...BASES.map(([bx, by]) => Math.hypot(x - bx, y - by) - BASE_RADIUS - reach[stone.size]!),
        ...[...found].map(([id, it]) => Math.hypot(x - it[0], y - it[1]) - reach[stone.size]! - reach[STONES[id]!.size]!),
      );
      if (room - 0.01 * Math.abs(y) > best) [best, at] = [room - 0.01 * Math.abs(y), [x, y]];
    }
    found.set(stone.id, at);
  }
  return found;
}

let kept: Map<number, [number, number]> | null = null;

/** A stone lying in the river: on its best side, half in the water. */
export function inRiver(id: number): Pose {
  kept ??= places();
  const [x, y] = kept.get(id)!;
  const side = STONES[id]!.sides[0]!;
  return { at: [x, y, side.height - 0.09], turn: product(turnAbout([0, 0, 1], random(id, 999) * 6.28), side.turn) };
}
