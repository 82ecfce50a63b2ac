/** A held stone lowered straight down: how far it goes until it meets something. Exact for convex solids. */
import { BASE_HEIGHT, BASE_RADIUS, BASES, corners, STONES, type Stone } from './stones';
import type { Laid } from './stacks';
import { rotated, type Pose, type Vec } from './turns';

interface Solid {
  points: Vec[];
  planes: [number, number, number, number][];
  edges: [Vec, Vec][];
}

function solid(stone: Stone, pose: Pose): Solid {
  const points = corners(stone, pose);
  const planes = stone.planes.map(({ normal, far }) => {
    const n = rotated(pose.turn, normal);
    return [...n, far + n[0] * pose.at[0] + n[1] * pose.at[1] + n[2] * pose.at[2]] as [number, number, number, number];
  });
  const edges = stone.loops.flatMap((loop) =>
    loop.flatMap((a, i) => {
      const b = loop[(i + 1) % loop.length]!;
      return a < b ? [[points[a]!, points[b]!] as [Vec, Vec]] : [];
    }),
  );
  return { points, planes, edges };
}

/** Lowest and highest z over a point of the board, null beside the solid. */
function span({ planes }: Solid, x: number, y: number): [number, number] | null {
  let [low, high] = [-1e9, 1e9];
  for (const [a, b, c, d] of planes) {
    const rest = d - a * x - b * y;
    if (c > 1e-9) high = Math.min(high, rest / c);
    else if (c < -1e-9) low = Math.max(low, rest / c);
    else if (rest < 0) return null;
  }
  return low <= high ? [low, high] : null;
}

/** Height of edge e over edge f where they cross seen from above. */
function crossing([a, b]: [Vec, Vec], [c, d]: [Vec, Vec]): number {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const det = ux * vy - uy * vx;
  if (Math.abs(det) < 1e-12) return 1e9;
  const [wx, wy] = [c[0] - a[0], c[1] - a[1]];
  const s = (wx * vy - wy * vx) / det;
  const t = (wx * uy - wy * ux) / det;
  return s < 0 || s > 1 || t < 0 || t > 1 ? 1e9 : a[2] + s * (b[2] - a[2]) - c[2] - t * (d[2] - c[2]);
}

function gap(upper: Solid, lower: Solid): number {
  let best = 1e9;
  for (const [x, y, z] of upper.points) best = Math.min(best, z - (span(lower, x, y)?.[1] ?? -1e9));
  for (const [x, y, z] of lower.points) best = Math.min(best, (span(upper, x, y)?.[0] ?? 1e9) - z);
  for (const e of upper.edges) for (const f of lower.edges) best = Math.min(best, crossing(e, f));
  return best;
}

/** How far the held stone can go down over a stack: its stones, the base, the board. Neighbouring stacks are left to the server. */
export function fall(held: number, pose: Pose, stack: number, pile: readonly Laid[]): number {
  const upper = solid(STONES[held]!, pose);
  let best = Math.min(...upper.points.map((p) => p[2]));
  for (const [x, y, z] of upper.points) if (Math.hypot(x - BASES[stack]![0], y - BASES[stack]![1]) < BASE_RADIUS) best = Math.min(best, z - BASE_HEIGHT);
  for (const it of pile.slice(-3)) best = Math.min(best, gap(upper, solid(STONES[it.stone]!, it.pose)));
  return best;
}
