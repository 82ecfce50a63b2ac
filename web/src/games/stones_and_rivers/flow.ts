/** The way a piece takes over the rivers, for drawing it as water. What may be done is the server's word, not this file's. */
import { ACROSS, at, column, ownerOf, row, sideOf, spotOf, STONE, type Plan } from './plan';

const LINES: Record<number, readonly (readonly [number, number])[]> = {
  [ACROSS]: [
    [1, 0],
    [-1, 0],
  ],
  3: [
    [0, -1],
    [0, 1],
  ],
};
const ROUND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The next point that way for a piece of that owner, or null at the edge and before spots it may not enter. */
function next(plan: Plan, owner: number, point: number, [right, down]: readonly [number, number]): number | null {
  const [x, y] = [column(point) + right, row(point) + down];
  if (x < 0 || y < 0 || x >= plan.columns || y >= plan.rows) return null;
  const there = at(x, y);
  return plan.goals[1 - owner]!.includes(there) ? null : there;
}

/** From rivers met with the ways there to the end: the shortest way, counted in rivers; null if none leads there. */
function follow(plan: Plan, cells: readonly number[], owner: number, begun: number[][], to: number): number[] | null {
  const seen = new Set(begun.map((way) => way.at(-1)!));
  const ways = [...begun];
  for (const way of ways) {
    const river = way.at(-1)!;
    for (const line of LINES[sideOf(cells[river]!)] ?? []) {
      let there = next(plan, owner, river, line);
      while (there !== null && cells[there] === 0 && there !== to) there = next(plan, owner, there, line);
      if (there === to) return [...way, to];
      if (there === null || seen.has(there)) continue;
      seen.add(there);
      ways.push([...way, there]);
    }
  }
  return null;
}

/** From a piece's point to where it goes or lands: the corners of its way, ends included; null if no way is seen. */
export function ride(plan: Plan, cells: readonly number[], origin: number, to: number): number[] | null {
  const owner = ownerOf(cells[origin]!);
  const lifted = [...cells];
  lifted[origin] = 0;
  const near = ROUND.map((line) => next(plan, owner, origin, line)).filter((there) => there !== null);
  if (near.includes(to)) return [origin, to];
  return follow(
    plan,
    lifted,
    owner,
    near.filter((there) => sideOf(lifted[there]!) > STONE).map((river) => [origin, river]),
    to,
  );
}

/** The way of a piece that is sent from `onto` by the river that came from `origin`. */
export function drift(plan: Plan, cells: readonly number[], origin: number, onto: number, to: number): number[] | null {
  const after = [...cells];
  const owner = ownerOf(cells[onto]!);
  after[onto] = cells[origin]!;
  after[origin] = 0;
  return sideOf(cells[origin]!) === STONE ? [onto, to] : follow(plan, after, owner, [[onto]], to);
}

export interface Trace {
  ride: number[];
  drift: number[] | null;
}

/** How the last turn went, read back from the board after it: where from, whom it landed on (or -1), where to. */
export function traceOf(plan: Plan, cells: readonly number[], last: readonly number[]): Trace | null {
  const [origin, onto, to] = last as [number, number, number];
  if (origin === undefined || origin < 0) return null;
  if (origin === to) return { ride: [origin], drift: null };
  const before = [...cells];
  before[to] = 0;
  if (onto < 0) {
    before[origin] = cells[to]!;
    return { ride: ride(plan, before, origin, to) ?? [origin, to], drift: null };
  }
  before[onto] = cells[to]!;
  // The sender has turned to its stone side; which way it ran shows in where the other piece went.
  for (const side of [row(onto) === row(to) ? ACROSS : 3, row(onto) === row(to) ? 3 : ACROSS]) {
    before[origin] = (cells[onto]! & 4) | side;
    const [rode, sent] = [ride(plan, before, origin, onto), drift(plan, before, origin, onto, to)];
    if (rode && sent) return { ride: rode, drift: sent };
  }
  return { ride: [origin, onto], drift: [onto, to] };
}

/** A way as a path with rounded bends, in hundredths of a point. */
export function water(plan: Plan, way: readonly number[], bend = 26): string {
  const corners = way.map((point) => spotOf(plan, point).map((it) => it * 100) as [number, number]);
  return corners
    .map(([x, y], i) => {
      const [before, after] = [corners[i - 1], corners[i + 1]];
      if (!before) return `M${x} ${y}`;
      if (!after) return `L${x} ${y}`;
      const toward = (other: [number, number]) => `${x + Math.sign(other[0] - x) * bend} ${y + Math.sign(other[1] - y) * bend}`;
      return `L${toward(before)}Q${x} ${y} ${toward(after)}`;
    })
    .join('');
}
