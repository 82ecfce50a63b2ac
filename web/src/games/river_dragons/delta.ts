/** The delta as the rules number it: supports 0-5 are villages, from 6 on islands (or stones); pairs are two supports in ascending order.
 * The box has 33 supports and planks of six sizes; a variant may have others. */
import type { View } from './view';

export interface Place {
  x: number;
  y: number;
  village: boolean;
  name: string;
}
export interface Bridge {
  plank: number;
  colour: number;
  size: number;
  x: number;
  y: number;
  angle: number;
  length: number;
}
/** As the file has it: a coordinate may come as the text of a number. */
export interface Row {
  id: string;
  kind: string;
  x: number | string;
  y: number | string;
  colour: string | number | null;
}
interface PlankRow {
  size: number;
  length: number;
  short_game: number;
}
/** The data files that the board and its words read. */
export interface Components {
  board: Row[];
  planks: PlankRow[];
}

export const VILLAGES = 6;
export const STONE = 10;
export const VILLAGE = 36;
export const ON_BOARD = 6;
/** Which seat colour (lib/seats.ts) goes with each of the rulebook's: blue, black, red, yellow, pink, green. */
export const LOOK = [0, 5, 1, 3, 4, 2];

export function pairOf(number: number, supports: number): [number, number] {
  let [one, left] = [0, number];
  for (; left >= supports - 1 - one; one++) left -= supports - 1 - one;
  return [one, one + 1 + left];
}
/** The number of a pair, whichever end comes first. */
export function pairNumber(a: number, b: number, supports: number): number {
  const [one, other] = a < b ? [a, b] : [b, a];
  return one * supports - (one * (one + 1)) / 2 + other - one - 1;
}
export const colourOf = (plank: number, sizes: number) => Math.floor(plank / sizes);
export const sizeOf = (plank: number, sizes: number) => (plank % sizes) + 1;

/** Where everything stands now, y downwards as pictures have it. Stones lie where they were put, free islands at their middle. */
export function places(rows: Row[], view: Pick<View, 'stone' | 'stone_x' | 'stone_y'>): Place[] {
  const villages = rows.filter((row) => row.kind === 'village');
  const islands = rows.filter((row) => row.kind === 'island');
  return [
    ...villages.map((row) => ({ x: Number(row.x), y: -Number(row.y), village: true, name: String(row.colour) })),
    ...islands.map((row, i) =>
      view.stone[i] ? { x: view.stone_x[i]! / 100, y: -view.stone_y[i]! / 100, village: false, name: row.id } : { x: Number(row.x), y: -Number(row.y), village: false, name: row.id },
    ),
  ];
}
export function lengthOf(planks: PlankRow[], size: number, short: boolean): number {
  const row = planks[size - 1]!;
  return short ? row.short_game : row.length;
}
/** A plank between two supports, its overhang shared by both ends. */
export function bridge(plank: number, pair: [number, number], at: Place[], planks: PlankRow[], short: boolean): Bridge {
  const [a, b] = [at[pair[0]]!, at[pair[1]]!];
  const d = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const middle = ((a.village ? VILLAGE : STONE) + d - (b.village ? VILLAGE : STONE)) / 2 / d;
  return {
    plank,
    colour: colourOf(plank, planks.length),
    size: sizeOf(plank, planks.length),
    length: lengthOf(planks, sizeOf(plank, planks.length), short),
    x: a.x + (b.x - a.x) * middle,
    y: a.y + (b.y - a.y) * middle,
    angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
  };
}
export function bridges(view: Pick<View, 'holder' | 'pair'>, at: Place[], planks: PlankRow[], short: boolean): Bridge[] {
  return view.holder.flatMap((holder, plank) => (holder === ON_BOARD ? [bridge(plank, pairOf(view.pair[plank]!, at.length), at, planks, short)] : []));
}
/** Where a space is drawn: a village, or the middle of a plank. */
export function spot(space: number, at: Place[], laid: Bridge[]): { x: number; y: number } {
  if (space < VILLAGES) return at[space]!;
  return laid.find((it) => it.plank === space - VILLAGES) ?? { x: 0, y: 0 };
}
/** Pairs out of the bits the rules keep, 30 in a number; of `only` where that is given, else where no plank lies yet. */
export function spanned(words: number[], only: number[] | null, laid: number[], supports: number): [number, number][] {
  const pairs = words.flatMap((word, i) => Array.from({ length: 30 }, (_, bit) => ((word >> bit) & 1 ? i * 30 + bit : -1)).filter((it) => it >= 0));
  return pairs.filter((pair) => (only ? only.includes(pair) : !laid.includes(pair))).map((pair) => pairOf(pair, supports));
}
