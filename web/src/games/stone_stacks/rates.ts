/** How fast what was recorded is shown. A unit is a stone, so at their own speed falls look slow; a large one is held back by
 * itself while the tower goes, and when its stones meet. */
import type { Rate } from './motion';
import { knocks } from './knocks';
import { HZ, type Trajectory } from './trajectory';

const USUAL = 1.6;
const LARGE = 0.5;
/** So many stones on their way make a large fall. */
export const MANY = 4;

/** How far the stones come down on their way, all together. */
export function drop({ frames }: Trajectory): number {
  const [first, last] = [frames[0] ?? [], frames.at(-1) ?? []];
  return first.reduce((sum, it, i) => sum + Math.max(0, it.at[2] - last[i]!.at[2]), 0);
}
export const isLarge = (way: Trajectory): boolean => way.stones.length >= MANY && drop(way) > MANY * 0.4;

/** The usual pace, or slow motion by itself for a large fall until the first stones lie; `pace`: times the table's own. */
export function rateOf(way: Trajectory, pace = 1): Rate {
  if (!isLarge(way)) return () => USUAL * pace;
  const until = down(way);
  return (frame) => (frame < until ? LARGE : USUAL) * pace;
}
export const slowly: Rate = () => 0.4;

/** The frame at which half of the way down is done. */
function down({ frames }: Trajectory): number {
  const height = (i: number) => frames[i]!.reduce((sum, it) => sum + it.at[2], 0);
  const [from, to] = [height(0), height(frames.length - 1)];
  for (let i = 0; i < frames.length; i++) if (height(i) < (from + to) / 2) return i;
  return frames.length;
}

/** The moments at which stone meets stone, in seconds as it is shown. */
export function heardAt(way: Trajectory, rate: Rate): { second: number; loud: number }[] {
  return knocks(way).map(({ second, loud }) => {
    let shown = 0;
    for (let i = 0; i < second * HZ; i++) shown += 1 / (HZ * rate(i));
    return { second: shown, loud };
  });
}
