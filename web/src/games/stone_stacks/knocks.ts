/** When stone meets stone on a recorded way, and how hard: a sudden change of a stone's speed between two frames. */
import { HZ, type Trajectory } from './trajectory';

export interface Knock {
  second: number;
  loud: number;
}
/** Units a second; a stone that only slows down by gravity changes by a third of one between frames. */
const SOFTEST = 0.9;
const LOUDEST = 6;
/** Two knocks nearer than this are heard as one. */
const APART = 0.07;

export function knocks({ stones, frames }: Trajectory): Knock[] {
  const found: Knock[] = [];
  for (let i = 1; i + 1 < frames.length; i++) {
    const change = Math.max(
      0,
      ...stones.map((_, k) => {
        const [a, b, c] = [frames[i - 1]![k]!.at, frames[i]![k]!.at, frames[i + 1]![k]!.at];
        return Math.hypot(...[0, 1, 2].map((axis) => c[axis]! - 2 * b[axis]! + a[axis]!)) * HZ;
      }),
    );
    if (change < SOFTEST) continue;
    const second = i / HZ;
    const loud = Math.min(1, 0.25 + change / LOUDEST);
    const last = found.at(-1);
    if (last && second - last.second < APART) last.loud = Math.max(last.loud, loud);
    else found.push({ second, loud });
  }
  return found.length ? found : [{ second: 0.03, loud: 0.4 }];
}
