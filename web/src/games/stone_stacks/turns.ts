/** Vectors and turns as the physics has them: z is up, a turn is (w, x, y, z). */
export type Vec = readonly [number, number, number];
export type Quat = readonly [number, number, number, number];
export type Point = readonly [number, number];
/** Where a stone is: its centre of mass in units, and its turn. */
export interface Pose {
  at: Vec;
  turn: Quat;
}

export function product(a: Quat, b: Quat): Quat {
  return [
    a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
    a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
    a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
    a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0],
  ];
}

export function turnAbout(axis: Vec, angle: number): Quat {
  const s = Math.sin(angle / 2);
  return [Math.cos(angle / 2), axis[0] * s, axis[1] * s, axis[2] * s];
}

export function normalised(q: Quat): Quat {
  const length = Math.hypot(...q) || 1;
  return [q[0] / length, q[1] / length, q[2] / length, q[3] / length];
}

export function rotated([w, x, y, z]: Quat, [a, b, c]: Vec): Vec {
  return [
    (1 - 2 * (y * y + z * z)) * a + 2 * (x * y - w * z) * b + 2 * (x * z + w * y) * c,
    2 * (x * y + w * z) * a + (1 - 2 * (x * x + z * z)) * b + 2 * (y * z - w * x) * c,
    2 * (x * z - w * y) * a + 2 * (y * z + w * x) * b + (1 - 2 * (x * x + y * y)) * c,
  ];
}

/** Between two turns, the short way; near enough to an even turn for frames a thirtieth of a second apart. */
export function between(a: Quat, b: Quat, share: number): Quat {
  const sign = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0 ? -1 : 1;
  return normalised([0, 1, 2, 3].map((i) => a[i]! * (1 - share) + b[i]! * sign * share) as unknown as Quat);
}

/** The convex outline of points, anticlockwise. */
export function outline(points: readonly Point[]): Point[] {
  const order = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (run: Point[]): Point[] => {
    const out: Point[] = [];
    for (const p of run) {
      while (out.length > 1 && left(out.at(-2)!, out.at(-1)!, p) <= 0) out.pop();
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(order), ...half(order.reverse())];
}

/** The part of a convex polygon inside a convex window; both run anticlockwise. */
export function clipped(polygon: readonly Point[], window: readonly Point[]): Point[] {
  let out = [...polygon];
  for (let i = 0; i < window.length && out.length; i++) {
    const [a, b] = [window[i]!, window[(i + 1) % window.length]!];
    const source = out;
    const sides = source.map((p) => left(a, b, p));
    out = [];
    source.forEach((p, j) => {
      const [q, before, here] = [source.at(j - 1)!, sides.at(j - 1)!, sides[j]!];
      if (before < 0 !== here < 0) {
        const t = before / (before - here);
        out.push([q[0] + t * (p[0] - q[0]), q[1] + t * (p[1] - q[1])]);
      }
      if (here >= 0) out.push(p);
    });
  }
  return out.length < 3 ? [] : out;
}

/** How far a point lies inside an anticlockwise convex polygon; negative outside, -1 for a polygon without area. */
export function inset(polygon: readonly Point[], x: number, y: number): number {
  if (polygon.length < 3) return -1;
  return Math.min(
    ...polygon.map((a, i) => {
      const b = polygon[(i + 1) % polygon.length]!;
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      return length > 1e-12 ? left(a, b, [x, y]) / length : 1e9;
    }),
  );
}

function left(a: Point, b: Point, p: Point): number {
  return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
}
