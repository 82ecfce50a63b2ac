/** How far a Stolem can walk and throw, as the rules count it (rules 40 to 43, 50, 73, 74); `stoleme_reach.json` holds the rules' own answers to test this against. */
import { distance, LYING, ROCK, SIDES, STANDING, TERRAINS, type BoardData, type Cell } from './land';
import type { View } from './view';

export interface Side {
  move: number;
  range: number;
  ability: string | null;
}
export interface StolemData {
  id: string;
  name: string;
  role: string;
  healthy: Side;
  dazed: Side;
}
export interface FamilyData {
  id: string;
  name: string;
  stolems: StolemData[];
}
export interface Counts {
  enter: Record<string, number>;
  jump: number;
}
/** The data files that the board and its words read. */
export interface Components {
  boards: BoardData[];
  families: FamilyData[];
  counts: Counts & { knockoutsToWin: Record<string, number>; godsToWin: number };
  gods: { name: string; set: string[] }[];
}

export const [BOULDER, CAP, SPRINT, SUPER] = [0, 1, 2, 3];
const HILL = TERRAINS.indexOf('hill');
const LAKE = TERRAINS.indexOf('lake');

/** The card of a Stolem: name and both sides. */
export function cardOf(families: FamilyData[], view: View, stolem: number): StolemData | undefined {
  return families[view.family[Math.floor(stolem / 4)]!]?.stolems[stolem % 4];
}
/** The side of its card that shows. */
export function sideOf(families: FamilyData[], view: View, stolem: number): Side | undefined {
  const card = cardOf(families, view, stolem);
  return card && (view.dazed[stolem] ? card.dazed : card.healthy);
}
/** Whether that family token lies on the card; others' tokens are face down and count as not there. */
export function hasToken(view: View, stolem: number, token: number): boolean {
  return (((view.tokens[Math.floor(stolem / 4)]?.[stolem % 4] ?? 0) >> token) & 1) === 1;
}

/** Points every hex costs that can be reached, by its number; passing through is not stopping. */
export function walk(all: Cell[], view: View, side: Side, stolem: number, points: number, counts: Counts): Map<number, number> {
  const at = new Map(all.map((it) => [`${it.q},${it.r}`, it]));
  const hills = all.filter((it) => it.terrain === HILL);
  const jump = side.ability === 'leap' ? 0 : counts.jump;
  const closed = (cell: Cell) => {
    const there = view.on[cell.number]!;
    return there > 0 && (there === ROCK || view.pose[there - 1] === LYING) && side.ability !== 'squeeze';
  };
  const entering = (cell: Cell) => (cell.terrain === LAKE && side.ability === 'wade' ? 1 : counts.enter[TERRAINS[cell.terrain]!]!);
  const costs = new Map<number, number>();
  const start = all.find((it) => it.number === view.hex_of[stolem]);
  const queue: [Cell, number][] = start ? [[start, 0]] : [];
  while (queue.length) {
    const [here, cost] = queue.shift()!;
    if (cost > points || cost >= (costs.get(here.number) ?? Infinity)) continue;
    costs.set(here.number, cost);
    for (const [q, r] of SIDES) {
      const next = at.get(`${here.q + q},${here.r + r}`);
      if (next && !closed(next)) queue.push([next, cost + entering(next)]);
    }
    if (here.terrain === HILL) for (const hill of hills) if (hill !== here && !closed(hill)) queue.push([hill, cost + jump]);
  }
  return costs;
}

/** Where a Stolem may end a Move and what it costs; `free` points go without the Sprint. */
export function moves(all: Cell[], view: View, families: FamilyData[], stolem: number, counts: Counts): { costs: Map<number, number>; free: number } {
  const side = sideOf(families, view, stolem);
  if (!side || view.pose[stolem] !== STANDING) return { costs: new Map(), free: 0 };
  const points = side.move + (hasToken(view, stolem, SPRINT) ? 1 : 0);
  const ways = [...walk(all, view, side, stolem, points, counts)].filter(([hex]) => view.on[hex] === 0 || view.on[hex] === stolem + 1);
  return { costs: new Map(ways), free: side.move };
}

/** The hexes a Stolem can throw at from where it stands, a Super throw on its card counted in. */
export function ring(all: Cell[], view: View, families: FamilyData[], stolem: number, near: boolean): number[] {
  const side = sideOf(families, view, stolem);
  const from = all.find((it) => it.number === view.hex_of[stolem]);
  if (!side || !from || view.pose[stolem] !== STANDING) return [];
  const high = side.ability === 'hightoss' && from.terrain === HILL ? 1 : 0;
  const far = side.range + high + (hasToken(view, stolem, SUPER) ? 1 : 0);
  return all.filter((it) => it !== from && distance(from, it) <= far && (near || distance(from, it) > 1)).map((it) => it.number);
}

/** The neighbours of a hex by side of the die; null off the board. */
export function around(all: Cell[], hex: number): (Cell | null)[] {
  const from = all.find((it) => it.number === hex);
  return SIDES.map(([q, r]) => (from && all.find((it) => it.q === from.q + q && it.r === from.r + r)) ?? null);
}
