/** How far the stones are from a card, counted exactly: the fewest swaps and turns, and the place where it would lie.
 *
 * Turning and swapping do not disturb each other. So for each place of the formation and each choice of stones for it
 * the count is the stones that show the wrong side, and the swaps that bring the chosen ones to their cells.
 */
import { faceOf } from './faces';
import { PAIRS } from './grid';

export interface Nearest {
  away: number;
  /** The cells of the formation with the faces they would show. */ place: { cell: number; face: number }[];
}

const NEIGHBOURS = Array.from({ length: 9 }, (_, cell) => PAIRS.flatMap(([a, b]) => (a === cell ? [b] : b === cell ? [a] : [])));
const spreads = new Map<string, Map<number, number>>();

/** Every place of a formation in the square: its cells and faces. */
export function places(pattern: string): { cell: number; face: number }[][] {
  const rows = pattern.split('/');
  const signs = rows.flatMap((row, y) => [...row].flatMap((letter, x) => (letter === '*' ? [] : [{ x, y, face: faceOf(letter) }])));
  return Array.from({ length: 4 - rows.length }, (_, top) => top).flatMap((top) =>
    Array.from({ length: 4 - rows[0]!.length }, (_, left) => signs.map(({ x, y, face }) => ({ cell: (top + y) * 3 + left + x, face }))),
  );
}

/** Where stones lie, as one number. */
const key = (cells: readonly number[]): number => cells.reduce((sum, cell) => sum * 9 + cell, 0);

/** The fewest swaps from every way that some stones can lie to the way they should. */
function swapsTo(goal: readonly number[]): Map<number, number> {
  const name = goal.join();
  const known = spreads.get(name);
  if (known) return known;
  const found = new Map([[key(goal), 0]]);
  let edge: number[][] = [[...goal]];
  for (let swaps = 1; edge.length; swaps++) {
    const next: number[][] = [];
    for (const cells of edge)
      for (const [i, cell] of cells.entries())
        for (const to of NEIGHBOURS[cell]!) {
          const after = cells.map((it, j) => (j === i ? to : it === to ? cell : it));
          if (found.has(key(after))) continue;
          found.set(key(after), swaps);
          next.push(after);
        }
    edge = next;
  }
  spreads.set(name, found);
  return found;
}

/** Ways to choose a different stone of the right kind for each place of the formation. */
function* choices(faces: readonly number[], wanted: readonly number[], taken: number[] = []): Generator<number[]> {
  const at = taken.length;
  if (at === wanted.length) return yield taken;
  for (const [cell, face] of faces.entries()) if (face >> 1 === wanted[at]! >> 1 && !taken.includes(cell)) yield* choices(faces, wanted, [...taken, cell]);
}

/** The nearest place of a formation; among equals the one of which most lies there already, then the first from the top left. */
export function nearest(faces: readonly number[], pattern: string): Nearest {
  let best: Nearest = { away: Infinity, place: [] };
  let most = 0;
  for (const place of places(pattern)) {
    const there = place.filter(({ cell, face }) => faces[cell] === face).length;
    const swaps = swapsTo(place.map((it) => it.cell));
    for (const cells of choices(
      faces,
      place.map((it) => it.face),
    )) {
      const turns = cells.filter((cell, i) => faces[cell] !== place[i]!.face).length;
      const away = turns + swaps.get(key(cells))!;
      if (away > best.away || (away === best.away && there <= most)) continue;
      best = { away, place };
      most = there;
    }
  }
  return best;
}
