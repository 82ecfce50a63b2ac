/** Geometry of the nine stones: pairs, neighbours, and which piece went where between two views. What the rules say is written from them. */
import tables from './tables.json';

/** The twelve neighbouring pairs: six across row by row, then six down. */
export const PAIRS: readonly (readonly [number, number])[] = tables.pairs.map(([one, other]) => [one!, other!] as const);
/** How many stones there are of each kind: sun and moon, fish and bird, horse and ship, seed and tree. */
export const STONES: readonly number[] = tables.stones;
export const STRIKES = tables.strikes;
/** How many scored cards bring the end: the last round or, alone, the victory. */
export const needed = (seats: number): number => tables.threshold[seats] || tables.soloCards;

export const row = (cell: number): number => Math.floor(cell / 3);
export const column = (cell: number): number => cell % 3;

/** The number of the pair of two cells, or -1 when they are no neighbours. */
export function pairOf(a: number, b: number): number {
  return PAIRS.findIndex(([x, y]) => (x === a && y === b) || (x === b && y === a));
}

/** The cell one step away, or null at the edge. */
export function step(cell: number, right: number, down: number): number | null {
  const [x, y] = [column(cell) + right, row(cell) + down];
  return x < 0 || x > 2 || y < 0 || y > 2 ? null : y * 3 + x;
}

/** Where a drag from a cell is heading: one step along its longer axis, once it is longer than `least`. */
export function heading(cell: number, dx: number, dy: number, least: number): number | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < least) return null;
  return Math.abs(dx) > Math.abs(dy) ? step(cell, Math.sign(dx), 0) : step(cell, 0, Math.sign(dy));
}

/** One stone through time: which cell it lies in, the face it began with, how often it has been turned over. */
export interface Tile {
  id: number;
  cell: number;
  first: number;
  turns: number;
}

/** The face a stone shows: its back differs in the last bit. */
export const shown = (tile: Tile): number => tile.first ^ (tile.turns & 1);

export function laid(faces: readonly number[]): Tile[] {
  return faces.map((first, cell) => ({ id: cell, cell, first, turns: 0 }));
}

/** The stones after a change: known swaps are slid, what then differs is turned or taken from where it fits. */
export function arrange(tiles: Tile[], faces: readonly number[], swaps: readonly (readonly [number, number])[]): Tile[] {
  const next = tiles.map((tile) => ({ ...tile }));
  const at = (cell: number) => next.find((tile) => tile.cell === cell)!;
  const exchange = (a: number, b: number) => {
    const [one, other] = [at(a), at(b)];
    one.cell = b;
    other.cell = a;
  };
  for (const [a, b] of swaps) exchange(a, b);
  const wrong = (cell: number) => shown(at(cell)) !== faces[cell];
  for (let cell = 0; cell < faces.length; cell++) {
    if (!wrong(cell)) continue;
    const kin = (tile: Tile) => tile.first >> 1 === faces[cell]! >> 1;
    if (!kin(at(cell))) {
      const source = next.find((tile) => tile.cell > cell && kin(tile) && shown(tile) === faces[cell]) ?? next.find((tile) => tile.cell > cell && kin(tile));
      if (!source) return laid(faces);
      exchange(cell, source.cell);
    }
    if (wrong(cell)) at(cell).turns += 1;
  }
  return next;
}
