import { describe, expect, it } from 'vitest';
import { answer, held, NOTHING, pointCard, pointStone, scorable } from '../src/games/hidden_stones/choice';
import { FACES, outline, rim, shows } from '../src/games/hidden_stones/faces';
import { arrange, heading, laid, pairOf, PAIRS, shown, step, type Tile } from '../src/games/hidden_stones/grid';

const facesOf = (tiles: Tile[]) => [...tiles].sort((a, b) => a.cell - b.cell).map(shown);

describe('a formation', () => {
  const faces = [6, 3, 5, 2, 0, 4, 7, 4, 6]; // DBT / FSH / RHD
  it.each([
    ['RH', true],
    ['T/H', true],
    ['D', true],
    ['HR', false],
    ['***/*S*/***', true],
    ['***/*F*/***', false],
    ['D*T', true],
    ['D**/***/**D', true],
  ])('%s is found: %s', (pattern, found) => {
    expect(shows(pattern, faces)).toBe(found);
  });
});

describe('the nine stones', () => {
  it('have twelve pairs of neighbours, found from either side', () => {
    expect(PAIRS).toHaveLength(12);
    PAIRS.forEach(([a, b], pair) => {
      expect(pairOf(a, b)).toBe(pair);
      expect(pairOf(b, a)).toBe(pair);
    });
    expect(pairOf(2, 3)).toBe(-1);
    expect(pairOf(0, 4)).toBe(-1);
  });
  it('step and drag along one axis and stop at the edge', () => {
    expect(step(4, 1, 0)).toBe(5);
    expect(step(5, 1, 0)).toBeNull();
    expect(heading(4, -30, 9, 14)).toBe(3);
    expect(heading(4, 3, 40, 14)).toBe(7);
    expect(heading(4, 5, -5, 14)).toBeNull();
    expect(heading(0, -40, 0, 14)).toBeNull();
  });
});

describe('a change of the stones', () => {
  const faces = [4, 2, 7, 6, 0, 5, 3, 7, 5];
  it('slides the two of a swap and turns none, even when they are two sides of one kind', () => {
    const after = arrange(laid([2, 3, 0, 4, 5, 4, 6, 7, 6]), [3, 2, 0, 4, 5, 4, 6, 7, 6], [[0, 1]]);
    expect(after.map((tile) => tile.turns)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect([after[0]!.cell, after[1]!.cell]).toEqual([1, 0]);
  });
  it('turns a stone over in its place', () => {
    const after = arrange(laid(faces), [4, 2, 7, 6, 1, 5, 3, 7, 5], []);
    expect(after[4]).toEqual({ id: 4, cell: 4, first: 0, turns: 1 });
  });
  it('shows the new faces after any jump, with the same nine stones', () => {
    let tiles = laid(faces);
    for (const next of [[2, 4, 6, 7, 1, 4, 5, 6, 3], [7, 7, 6, 5, 5, 4, 3, 2, 0], faces]) {
      tiles = arrange(tiles, next, []);
      expect(facesOf(tiles)).toEqual(next);
      expect(tiles.map((tile) => tile.cell).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
      expect(tiles.map((tile) => tile.id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    }
  });
  it('lays the stones anew when they are of another set', () => {
    expect(facesOf(arrange(laid(faces), [0, 0, 0, 0, 0, 0, 0, 0, 0], []))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('the outlines', () => {
  it('stay inside their box and differ from face to face', () => {
    for (let face = 0; face < FACES.length; face++)
      for (const [x, y] of rim(face)) {
        expect(Math.min(x, y)).toBeGreaterThan(0);
        expect(Math.max(x, y)).toBeLessThan(100);
      }
    expect(new Set(FACES.map((_, face) => outline(face))).size).toBe(FACES.length);
  });
});

describe('pointing', () => {
  it('makes a swap of two neighbours and picks anew otherwise', () => {
    const first = pointStone(NOTHING, 0);
    expect(pointStone(first, 1).move).toEqual({ kind: 'swap', at: 0 });
    expect(pointStone(first, 8)).toEqual({ ...NOTHING, cell: 8 });
    expect(pointStone(first, 0)).toEqual(NOTHING);
    expect(pointCard(pointCard(first, 5), 5)).toEqual(first);
  });
  it('finds answers only on the list of legal ones', () => {
    const legal = [
      { code: 9, kind: 'swap', parts: [5, 0] },
      { code: 11, kind: 'score', parts: [7] },
    ];
    expect(answer(legal, 'swap', 5, 0)?.code).toBe(9);
    expect(answer(legal, 'swap', 5, 1)).toBeNull();
    expect(answer(legal, 'swap', 5)).toBeNull();
    expect(scorable(legal)).toEqual([7]);
    expect(held([0, 1, null, 1])).toEqual([1, 3]);
  });
});
